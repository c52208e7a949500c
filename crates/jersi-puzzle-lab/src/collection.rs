//! The four files, one for each kind of game.

use jersi_rules::{Edition, Position};
use serde_json::Value;

use crate::puzzle::{BadPuzzle, Puzzle};

/// The puzzles of one kind of game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Collection {
    /// 4.8 without reserve.
    HomePlain,
    /// 4.8 with reserve.
    Home,
    /// 2.0.
    Hunt,
    /// 3.0.
    Guarded,
}

impl Collection {
    /// All of them.
    pub const ALL: [Collection; 4] =
        [Collection::HomePlain, Collection::Home, Collection::Hunt, Collection::Guarded];

    /// Whether its games hunt the kunti.
    pub const fn hunts(self) -> bool {
        matches!(self, Collection::Hunt | Collection::Guarded)
    }

    /// The name of its file in `web/src/puzzles`.
    pub const fn file_name(self) -> &'static str {
        match self {
            Collection::HomePlain => "puzzles-48-no-reserve.json",
            Collection::Home => "puzzles-48.json",
            Collection::Hunt => "puzzles-20.json",
            Collection::Guarded => "puzzles-30.json",
        }
    }

    /// What is in its file.
    pub const fn text(self) -> &'static str {
        match self {
            Collection::HomePlain => include_str!("../../../web/src/puzzles/puzzles-48-no-reserve.json"),
            Collection::Home => include_str!("../../../web/src/puzzles/puzzles-48.json"),
            Collection::Hunt => include_str!("../../../web/src/puzzles/puzzles-20.json"),
            Collection::Guarded => include_str!("../../../web/src/puzzles/puzzles-30.json"),
        }
    }

    /// Its puzzles, easy ones first.
    pub fn puzzles(self) -> Result<Vec<Puzzle>, BadPuzzle> {
        Collection::read(self.text())
    }

    /// The puzzles of a file.
    pub fn read(text: &str) -> Result<Vec<Puzzle>, BadPuzzle> {
        let data: Value = serde_json::from_str(text).map_err(|error| BadPuzzle::Json(error.to_string()))?;
        let list = data["puzzles"].as_array();
        let list = list.ok_or(BadPuzzle::Field { id: String::new(), field: "puzzles" })?;
        list.iter().map(Puzzle::from_json).collect()
    }

    /// A file, one puzzle a line.
    pub fn write(puzzles: &[Puzzle], made_by: &str, seed: u64) -> String {
        let lines: Vec<String> = puzzles.iter().map(|puzzle| format!("    {}", puzzle.to_json())).collect();
        let made_by = Value::from(made_by);
        format!(
            "{{\n  \"made_by\": {made_by},\n  \"seed\": {seed},\n  \"puzzles\": [\n{}\n  ]\n}}\n",
            lines.join(",\n")
        )
    }

    /// Where a position belongs; `None` for other editions.
    pub fn of(position: &Position) -> Option<Collection> {
        Some(match (position.edition(), position.rules().reserve()) {
            (Edition::V4_8, false) => Collection::HomePlain,
            (Edition::V4_8, true) => Collection::Home,
            (Edition::V2_0, _) => Collection::Hunt,
            (Edition::V3_0, _) => Collection::Guarded,
            _ => return None,
        })
    }
}
