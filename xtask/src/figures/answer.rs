//! What a command answered, and the figures in it.

/// An answer: one JSON object, or a text.
pub struct Answer<'a>(&'a str);

impl<'a> Answer<'a> {
    /// An answer as it was printed.
    pub fn new(text: &'a str) -> Answer<'a> {
        Answer(text.trim())
    }

    /// A part of it as the docs write it: `wdl` of a match, its `score` with the 95 % interval, `count` a number in groups of three digits,
    /// `text` all of it, or the value of a key.
    pub fn field(&self, name: &str) -> Option<String> {
        match name {
            "wdl" => {
                let parts: Option<Vec<&str>> =
                    ["wins", "draws", "losses"].into_iter().map(|key| self.key(key)).collect();
                Some(parts?.join(", "))
            }
            "score" => {
                let share: f64 = self.key("score")?.parse().ok()?;
                let games: f64 = self.key("games")?.parse().ok()?;
                let [low, high] = wilson(share, games)?;
                let percent = |share: f64| share * 100.0;
                Some(format!("{:.0} % [{:.0}, {:.0}]", percent(share), percent(low), percent(high)))
            }
            "count" => grouped(self.0),
            "text" => Some(self.0.to_owned()),
            key => self.key(key).map(|value| value.trim_matches('"').to_owned()),
        }
    }

    /// The value of a key whose value is a number or a short text.
    fn key(&self, key: &str) -> Option<&'a str> {
        let (_, rest) = self.0.split_once(&format!("\"{key}\":"))?;
        rest.split([',', '}']).next()
    }
}

/// Wilson's 95 % interval of a share of the points. Games count as independent: those of a pair vary together less, if at all.
fn wilson(share: f64, games: f64) -> Option<[f64; 2]> {
    const Z: f64 = 1.96;
    if games < 1.0 {
        return None;
    }
    let shrink = 1.0 + Z * Z / games;
    let middle = (share + Z * Z / (2.0 * games)) / shrink;
    let half = Z / shrink * (share * (1.0 - share) / games + Z * Z / (4.0 * games * games)).sqrt();
    Some([(middle - half).max(0.0), (middle + half).min(1.0)])
}

/// `2911286637` is `2,911,286,637`.
fn grouped(digits: &str) -> Option<String> {
    if digits.is_empty() || !digits.bytes().all(|byte| byte.is_ascii_digit()) {
        return None;
    }
    let mut out = String::new();
    for (n, digit) in digits.chars().enumerate() {
        if n > 0 && (digits.len() - n).is_multiple_of(3) {
            out.push(',');
        }
        out.push(digit);
    }
    Some(out)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn figures_are_found() {
        let answer =
            Answer::new("{\"games\":100,\"wins\":77,\"draws\":6,\"losses\":17,\"score\":0.8,\"elo\":null}\n");
        assert_eq!(answer.field("wdl").as_deref(), Some("77, 6, 17"));
        assert_eq!(answer.field("score").as_deref(), Some("80 % [71, 87]"));
        let whole = Answer::new("{\"games\":200,\"score\":1.0}");
        assert_eq!(whole.field("score").as_deref(), Some("100 % [98, 100]"));
        assert_eq!(answer.field("games").as_deref(), Some("100"));
        assert_eq!(answer.field("elo").as_deref(), Some("null"));
        assert_eq!(answer.field("nodes"), None);
        assert_eq!(Answer::new("2911286637\n").field("count").as_deref(), Some("2,911,286,637"));
        assert_eq!(Answer::new("864\n").field("count").as_deref(), Some("864"));
        assert_eq!(Answer::new("many\n").field("count"), None);
    }
}
