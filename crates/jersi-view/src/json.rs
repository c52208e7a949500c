//! A small reader of JSON for what the page asks. A general one is a hundred kilobytes of WebAssembly.
//!
//! Of numbers only the whole part is read: nothing here needs a fraction. The answers are written by
//! `serde_json`.

use jersi_rules::SpecValue;

/// A value.
#[derive(Clone, Debug, PartialEq)]
pub enum Json {
    /// Nothing.
    Null,
    /// Yes or no.
    Bool(bool),
    /// A whole number that is not negative.
    Number(u64),
    /// A text.
    Text(String),
    /// A list.
    List(Vec<Json>),
    /// Names and their values.
    Object(Vec<(String, Json)>),
}

/// How deep values may lie in one another.
const DEEPEST: usize = 16;

impl Json {
    /// Reads a text that is one value.
    pub fn read(text: &str) -> Option<Json> {
        let mut reader = Reader { text, at: 0 };
        let value = reader.value(DEEPEST)?;
        reader.blanks();
        (reader.at == text.len()).then_some(value)
    }

    /// The value with a name; nothing if there is none.
    pub fn get(&self, name: &str) -> &Json {
        match self {
            Json::Object(pairs) => {
                pairs.iter().find(|(key, _)| key == name).map_or(&Json::Null, |(_, value)| value)
            }
            _ => &Json::Null,
        }
    }

    /// Names and their values, if it has them.
    pub fn pairs(&self) -> impl Iterator<Item = (&str, &Json)> {
        let pairs = match self {
            Json::Object(pairs) => pairs.as_slice(),
            _ => &[],
        };
        pairs.iter().map(|(name, value)| (name.as_str(), value))
    }

    /// What stands behind a key of a specification; nothing behind one that is not given.
    pub fn spec_value(&self) -> Option<SpecValue<'_>> {
        match self {
            Json::Null => None,
            Json::Bool(flag) => Some(SpecValue::Flag(*flag)),
            Json::Number(number) => Some(SpecValue::Number(*number)),
            Json::Text(text) => Some(SpecValue::Text(text)),
            Json::List(_) => Some(SpecValue::Other("[…]".to_owned())),
            Json::Object(_) => Some(SpecValue::Other("{…}".to_owned())),
        }
    }

    /// The keys of a specification that are given.
    pub fn spec_values(&self) -> impl Iterator<Item = (&str, SpecValue<'_>)> {
        self.pairs().filter_map(|(key, value)| Some((key, value.spec_value()?)))
    }

    /// The text that it is.
    pub fn text(&self) -> Option<&str> {
        match self {
            Json::Text(text) => Some(text),
            _ => None,
        }
    }

    /// The number that it is.
    pub fn number(&self) -> Option<u64> {
        match self {
            Json::Number(number) => Some(*number),
            _ => None,
        }
    }

    /// Yes or no.
    pub fn bool(&self) -> Option<bool> {
        match self {
            Json::Bool(value) => Some(*value),
            _ => None,
        }
    }

    /// The values of a list.
    pub fn list(&self) -> Option<&[Json]> {
        match self {
            Json::List(values) => Some(values),
            _ => None,
        }
    }
}

struct Reader<'a> {
    text: &'a str,
    at: usize,
}

impl Reader<'_> {
    fn blanks(&mut self) {
        let rest = &self.text[self.at..];
        self.at += rest.len() - rest.trim_start_matches([' ', '\t', '\n', '\r']).len();
    }

    /// Steps over a sign if it comes next.
    fn sign(&mut self, sign: char) -> bool {
        self.blanks();
        let there = self.text[self.at..].starts_with(sign);
        self.at += if there { sign.len_utf8() } else { 0 };
        there
    }

    fn word(&mut self, word: &str, value: Json) -> Option<Json> {
        self.text[self.at..].starts_with(word).then(|| {
            self.at += word.len();
            value
        })
    }

    fn value(&mut self, deep: usize) -> Option<Json> {
        self.blanks();
        let deep = deep.checked_sub(1)?;
        match self.text[self.at..].chars().next()? {
            '"' => self.string().map(Json::Text),
            '[' => self.list(deep),
            '{' => self.object(deep),
            't' => self.word("true", Json::Bool(true)),
            'f' => self.word("false", Json::Bool(false)),
            'n' => self.word("null", Json::Null),
            _ => self.number(),
        }
    }

    fn number(&mut self) -> Option<Json> {
        let rest = &self.text[self.at..];
        let digits = rest.len() - rest.trim_start_matches(|c: char| c.is_ascii_digit()).len();
        let number = rest[..digits].parse().ok()?;
        self.at += digits;
        if self.text[self.at..].starts_with('.') {
            let fraction = &self.text[self.at + 1..];
            let digits = fraction.len() - fraction.trim_start_matches(|c: char| c.is_ascii_digit()).len();
            self.at += 1 + digits;
            (digits > 0).then_some(())?;
        }
        (!self.text[self.at..].starts_with(['e', 'E'])).then_some(Json::Number(number))
    }

    fn list(&mut self, deep: usize) -> Option<Json> {
        let mut values = Vec::new();
        self.sign('[');
        if self.sign(']') {
            return Some(Json::List(values));
        }
        loop {
            values.push(self.value(deep)?);
            if self.sign(']') {
                return Some(Json::List(values));
            }
            self.sign(',').then_some(())?;
        }
    }

    fn object(&mut self, deep: usize) -> Option<Json> {
        let mut pairs = Vec::new();
        self.sign('{');
        if self.sign('}') {
            return Some(Json::Object(pairs));
        }
        loop {
            self.blanks();
            let name = self.string()?;
            self.sign(':').then_some(())?;
            pairs.push((name, self.value(deep)?));
            if self.sign('}') {
                return Some(Json::Object(pairs));
            }
            self.sign(',').then_some(())?;
        }
    }

    fn string(&mut self) -> Option<String> {
        self.sign('"').then_some(())?;
        let mut text = String::new();
        loop {
            let rest = &self.text[self.at..];
            let end = rest.find(['"', '\\'])?;
            text.push_str(&rest[..end]);
            self.at += end + 1;
            if rest[end..].starts_with('"') {
                return Some(text);
            }
            text.push(self.escaped()?);
        }
    }

    fn escaped(&mut self) -> Option<char> {
        let sign = self.text[self.at..].chars().next()?;
        self.at += sign.len_utf8();
        match sign {
            '"' | '\\' | '/' => Some(sign),
            'b' => Some('\u{8}'),
            'f' => Some('\u{C}'),
            'n' => Some('\n'),
            'r' => Some('\r'),
            't' => Some('\t'),
            'u' => match self.unit()? {
                high @ 0xD800..0xDC00 => {
                    self.at += self.text[self.at..].starts_with("\\u").then_some(2)?;
                    char::decode_utf16([high, self.unit()?]).next()?.ok()
                }
                unit => char::from_u32(unit.into()),
            },
            _ => None,
        }
    }

    /// Four digits of an escaped letter.
    fn unit(&mut self) -> Option<u16> {
        let digits = self.text.get(self.at..self.at + 4)?;
        self.at += 4;
        digits.bytes().all(|digit| digit.is_ascii_hexdigit()).then_some(())?;
        u16::from_str_radix(digits, 16).ok()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The same value as `serde_json` reads it.
    fn same(json: &Json) -> serde_json::Value {
        match json {
            Json::Null => serde_json::Value::Null,
            Json::Bool(value) => (*value).into(),
            Json::Number(number) => (*number).into(),
            Json::Text(text) => text.as_str().into(),
            Json::List(values) => values.iter().map(same).collect(),
            Json::Object(pairs) => pairs.iter().map(|(name, value)| (name.clone(), same(value))).collect(),
        }
    }

    #[test]
    fn read_as_the_general_reader_does() {
        for text in [
            "null",
            " [ ] ",
            r#"{"a": [1, 20, {"b": null}], "c" : true,"d":false}"#,
            r#""é \"\\\/\b\f\n\r\t A 🙂 🙂""#,
            "[\n0 ,\t18446744073709551615 ]",
            r#"{"":""}"#,
        ] {
            let read = Json::read(text).unwrap_or_else(|| panic!("{text}"));
            assert_eq!(same(&read), serde_json::from_str::<serde_json::Value>(text).expect("JSON"), "{text}");
        }
    }

    #[test]
    fn what_is_no_json_is_refused() {
        for text in [
            "",
            " ",
            "nul",
            "[1,]",
            "[1 2]",
            "{a:1}",
            r#"{"a"}"#,
            r#"{"a":}"#,
            r#""a"#,
            r#""\x""#,
            r#""\u12""#,
            r#""\ud83d""#,
            r#""\ud83dx""#,
            "1.",
            "-1",
            "1e3",
            "18446744073709551616",
            "[] []",
            "]",
            "\"\\u00é\"",
        ] {
            assert_eq!(Json::read(text), None, "{text}");
        }
        assert_eq!(Json::read(&"[".repeat(100_000)), None);
    }

    #[test]
    fn fractions_are_left_out() {
        assert_eq!(Json::read("[1.999, 0.5]"), Some(Json::List(vec![Json::Number(1), Json::Number(0)])));
    }

    #[test]
    fn values_by_name() {
        let json = Json::read(r#"{"a":1,"b":"x","c":[true],"d":null}"#).expect("JSON");
        assert_eq!((json.get("a").number(), json.get("b").text()), (Some(1), Some("x")));
        assert_eq!(json.get("c").list().and_then(|list| list[0].bool()), Some(true));
        assert_eq!((json.get("d"), json.get("none")), (&Json::Null, &Json::Null));
        assert_eq!(json.get("a").get("x"), &Json::Null);
    }
}
