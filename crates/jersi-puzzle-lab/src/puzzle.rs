//! A puzzle as its file says it.

use jersi_rules::notation::{read_position, write_position, write_turn};
use jersi_rules::{Edition, Position, Rules, Turn, Variant};
use serde_json::{Value, json};

use crate::motif::Motif;

/// What is asked for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Goal {
    /// Win within the turns.
    Win,
    /// Play the turn that does not lose by force.
    Hold,
}

impl Goal {
    /// Its name in files.
    pub const fn id(self) -> &'static str {
        match self {
            Goal::Win => "win",
            Goal::Hold => "hold",
        }
    }
}

/// A position, what is asked for, and every first turn that does it.
#[derive(Clone, Debug, PartialEq)]
pub struct Puzzle {
    /// The edition without its point, and a number: `48-07`.
    pub id: String,
    /// The position, who is to play included.
    pub position: Position,
    /// What is asked for.
    pub goal: Goal,
    /// 1 or 3. To win: whole turns to the win, the other's included. To hold: within so many turns, from the other's next one, every wrong
    /// turn loses.
    pub turns: u32,
    /// Every first turn that wins, or holds, in canonical notation and in the order of their texts.
    pub wins: Vec<String>,
    /// What it is about, the most telling first.
    pub motifs: Vec<Motif>,
    /// How hard it is, in Elo.
    pub rating: i32,
    /// The lowest level of the engine that finds it more often than not; 10 if none below does.
    pub level: u8,
    /// How many turns are legal.
    pub legal: u64,
}

/// What is wrong with the text of a puzzle.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum BadPuzzle {
    /// The file is no JSON.
    #[error("no JSON: {0}")]
    Json(String),
    /// A field is missing, or is not what it should be.
    #[error("puzzle {id}: the field `{field}` is missing or wrong")]
    Field {
        /// Which puzzle, as far as it is known.
        id: String,
        /// Which field.
        field: &'static str,
    },
}

impl Puzzle {
    /// From 1, easy, to 5, hard.
    pub fn grade(&self) -> u8 {
        [900, 1200, 1500, 1800].into_iter().fold(1, |grade, least| grade + u8::from(self.rating >= least))
    }

    /// The first turns that win or hold; `None` if one of them is not legal.
    pub fn winning_turns(&self) -> Option<Vec<Turn>> {
        let legal = self.position.turns();
        let find =
            |text: &String| legal.iter().copied().find(|&turn| write_turn(&self.position, turn) == *text);
        self.wins.iter().map(find).collect()
    }

    /// As its file says it.
    pub fn to_json(&self) -> Value {
        json!({
            "id": self.id,
            "edition": self.position.edition().id(),
            "reserve": self.position.rules().reserve(),
            "position": write_position(&self.position),
            "goal": self.goal.id(),
            "turns": self.turns,
            "wins": self.wins,
            "motifs": self.motifs.iter().map(|motif| motif.id()).collect::<Vec<_>>(),
            "rating": self.rating,
            "level": self.level,
            "legal": self.legal,
        })
    }

    /// Reads one puzzle of a file.
    pub fn from_json(value: &Value) -> Result<Puzzle, BadPuzzle> {
        let id = value["id"].as_str().unwrap_or_default().to_owned();
        let bad = |field: &'static str| BadPuzzle::Field { id: id.clone(), field };
        let text = |field: &'static str| value[field].as_str().ok_or_else(|| bad(field));
        let texts = |field: &'static str| -> Result<Vec<&str>, BadPuzzle> {
            let list = value[field].as_array().ok_or_else(|| bad(field))?;
            list.iter().map(|one| one.as_str().ok_or_else(|| bad(field))).collect()
        };
        let number = |field: &'static str| value[field].as_u64().ok_or_else(|| bad(field));
        let edition = Edition::from_id(text("edition")?).ok_or_else(|| bad("edition"))?;
        let reserve = value["reserve"].as_bool().ok_or_else(|| bad("reserve"))?;
        let rules = Rules::with(edition, Variant { reserve, ransom: false }).map_err(|_| bad("reserve"))?;
        let position = read_position(rules, text("position")?).map_err(|_| bad("position"))?;
        let goal = [Goal::Win, Goal::Hold].into_iter().find(|goal| value["goal"] == goal.id());
        let motif = |id: &str| Motif::from_id(id).ok_or_else(|| bad("motifs"));
        Ok(Puzzle {
            position,
            goal: goal.ok_or_else(|| bad("goal"))?,
            turns: match number("turns")? {
                1 => 1,
                3 => 3,
                _ => return Err(bad("turns")),
            },
            wins: texts("wins")?.into_iter().map(str::to_owned).collect(),
            motifs: texts("motifs")?.into_iter().map(motif).collect::<Result<_, _>>()?,
            rating: i32::try_from(number("rating")?).map_err(|_| bad("rating"))?,
            level: u8::try_from(number("level")?).map_err(|_| bad("level"))?,
            legal: number("legal")?,
            id: text("id")?.to_owned(),
        })
    }
}
