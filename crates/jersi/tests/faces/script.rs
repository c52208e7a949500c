//! Scripts: options as on the command line, then steps, and the game that they give.

use jersi_engine::Dice;
use jersi_rules::{ByColor, GameSpec, SpecValue};
use jersi_table::{Opening, PlayerSpec, Table};

/// What a player does.
pub enum Step {
    Press(String),
    Play,
    Back,
    Type(String),
    Offer,
    Undo,
    Redo,
    Resign,
}

pub struct Script {
    /// The words of `options`.
    pub options: Vec<String>,
    pub steps: Vec<Step>,
    /// The turns and the result that the record ends with.
    pub expected: String,
}

impl Script {
    pub fn read(text: &str) -> Script {
        let mut script = Script { options: Vec::new(), steps: Vec::new(), expected: String::new() };
        for line in text.lines().filter(|line| !line.is_empty() && !line.starts_with('#')) {
            let (word, rest) = line.split_once(' ').unwrap_or((line, ""));
            let step = match word {
                "options" => {
                    script.options = words(rest);
                    continue;
                }
                "expect" => {
                    let more = [script.expected.as_str(), rest].join(" ");
                    more.trim().clone_into(&mut script.expected);
                    continue;
                }
                "play" => Step::Play,
                "back" => Step::Back,
                "type" => Step::Type(rest.to_owned()),
                "draw" => Step::Offer,
                "undo" => Step::Undo,
                "redo" => Step::Redo,
                "resign" => Step::Resign,
                _ => {
                    script.steps.extend(line.split(' ').map(|press| Step::Press(press.to_owned())));
                    continue;
                }
            };
            script.steps.push(step);
        }
        script
    }

    /// The options with their values; those that take none are `yes`.
    pub fn pairs(&self) -> Vec<(&str, &str)> {
        let mut pairs: Vec<(&str, &str)> = Vec::new();
        for word in &self.options {
            match (word.strip_prefix("--"), pairs.last_mut()) {
                (Some(key), _) => pairs.push((key, "yes")),
                (None, Some((_, value))) => *value = word,
                (None, None) => panic!("{word} is no option"),
            }
        }
        pairs
    }

    pub fn option(&self, key: &str) -> Option<&str> {
        self.pairs().into_iter().find(|(known, _)| *known == key).map(|(_, value)| value)
    }

    fn player(&self, key: &str) -> PlayerSpec {
        self.option(key).unwrap_or("human").parse().expect("a player")
    }

    pub fn table(&self) -> Table {
        let pairs = self.pairs().into_iter().filter(|(key, _)| GameSpec::is_key(key)).map(|(key, value)| {
            let value = if value == "yes" { SpecValue::Flag(true) } else { SpecValue::Text(value) };
            (key, value)
        });
        let game = GameSpec::from_keys(pairs).expect("a game");
        let players = ByColor { white: self.player("white"), black: self.player("black") };
        Opening { game, players, ..Opening::default() }.begin(&mut Dice::seeded(1)).expect("a game")
    }
}

/// Words at blanks; single quotation marks keep blanks together.
fn words(text: &str) -> Vec<String> {
    let parts = text.split('\'').enumerate().flat_map(|(n, part)| match n % 2 {
        0 => part.split_whitespace().map(str::to_owned).collect(),
        _ => vec![part.to_owned()],
    });
    parts.collect()
}
