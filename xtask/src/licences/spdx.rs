//! Expressions of licences, as SPDX has them: names joined by `OR`, `AND` and `WITH`, with parentheses. The `/` of older
//! crates means `OR`.

/// Whether one can choose among the licences so that all that are chosen are allowed.
pub fn is_satisfied(expression: &str, allowed: impl Fn(&str) -> bool) -> Result<bool, String> {
    let spaced = expression.replace('(', " ( ").replace(')', " ) ").replace('/', " OR ");
    let words: Vec<&str> = spaced.split_whitespace().collect();
    let mut reader = Reader { words: &words, allowed: &allowed };
    let satisfied = reader.any()?;
    match reader.words {
        [] => Ok(satisfied),
        [word, ..] => Err(format!("{word} is one word too many")),
    }
}

struct Reader<'a> {
    words: &'a [&'a str],
    allowed: &'a dyn Fn(&str) -> bool,
}

impl<'a> Reader<'a> {
    fn any(&mut self) -> Result<bool, String> {
        let mut satisfied = self.all()?;
        while self.takes("OR") {
            satisfied |= self.all()?;
        }
        Ok(satisfied)
    }

    fn all(&mut self) -> Result<bool, String> {
        let mut satisfied = self.one()?;
        while self.takes("AND") {
            satisfied &= self.one()?;
        }
        Ok(satisfied)
    }

    fn one(&mut self) -> Result<bool, String> {
        if self.takes("(") {
            let satisfied = self.any()?;
            return if self.takes(")") {
                Ok(satisfied)
            } else {
                Err("a parenthesis is not closed".to_owned())
            };
        }
        let name = self.name()?;
        if self.takes("WITH") {
            let exception = self.name()?;
            return Ok((self.allowed)(&format!("{name} WITH {exception}")));
        }
        Ok((self.allowed)(name))
    }

    fn name(&mut self) -> Result<&'a str, String> {
        match self.words {
            [word, rest @ ..] if !["OR", "AND", "WITH", "(", ")"].contains(word) => {
                self.words = rest;
                Ok(word)
            }
            [word, ..] => Err(format!("a licence is wanted, not {word}")),
            [] => Err("a licence is missing".to_owned()),
        }
    }

    fn takes(&mut self, word: &str) -> bool {
        match self.words {
            [first, rest @ ..] if *first == word => {
                self.words = rest;
                true
            }
            _ => false,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn with_a_and_b(expression: &str) -> Result<bool, String> {
        is_satisfied(expression, |id| ["A", "B", "X WITH E"].contains(&id))
    }

    #[test]
    fn expressions() {
        for (expression, satisfied) in [
            ("A", true),
            ("X", false),
            ("X OR A", true),
            ("X/B", true),
            ("X AND A", false),
            ("A AND B", true),
            ("X OR A AND B", true),
            ("(X OR A) AND Y", false),
            ("(X OR A) AND (B)", true),
            ("X WITH E OR Y", true),
            ("A WITH E", false),
        ] {
            assert_eq!(with_a_and_b(expression), Ok(satisfied), "{expression}");
        }
    }

    #[test]
    fn what_is_none() {
        for expression in ["", "OR", "A OR", "A B", "(A", "A)", "AND A", "A WITH"] {
            assert!(with_a_and_b(expression).is_err(), "{expression}");
        }
    }
}
