//! What the page sends, read from JSON.

use jersi_engine::Level;
use jersi_table::PlayerSpec;

use super::{
    BoardAction, Both, Choice, Color, CorrespondenceConfig, GameConfig, GameRequest, Kind, LinesRequest,
    Look, Opponent, Part, PlayerConfig, Saved, SavedClock, SavedCorrespondence, SavedMoment, ThinkRequest,
    TryRequest,
};
use crate::json::Json;

/// What can be read from JSON.
pub trait FromJson: Sized {
    /// The value; `None` if the JSON is another.
    fn from_json(json: &Json) -> Option<Self>;
}

impl FromJson for String {
    fn from_json(json: &Json) -> Option<String> {
        json.text().map(str::to_owned)
    }
}

impl<T: FromJson> FromJson for Vec<T> {
    fn from_json(json: &Json) -> Option<Vec<T>> {
        json.list()?.iter().map(T::from_json).collect()
    }
}

/// `null`, and what is not there, is none.
impl<T: FromJson> FromJson for Option<T> {
    fn from_json(json: &Json) -> Option<Option<T>> {
        match json {
            Json::Null => Some(None),
            value => T::from_json(value).map(Some),
        }
    }
}

impl<T: FromJson> FromJson for Both<T> {
    fn from_json(json: &Json) -> Option<Both<T>> {
        Some(Both { white: T::from_json(json.get("white"))?, black: T::from_json(json.get("black"))? })
    }
}

impl FromJson for u32 {
    fn from_json(json: &Json) -> Option<u32> {
        json.number()?.try_into().ok()
    }
}

impl FromJson for [u32; 2] {
    fn from_json(json: &Json) -> Option<[u32; 2]> {
        match json.list()? {
            [one, other] => Some([u32::from_json(one)?, u32::from_json(other)?]),
            _ => None,
        }
    }
}

impl FromJson for Color {
    fn from_json(json: &Json) -> Option<Color> {
        match json.text()? {
            "white" => Some(Color::White),
            "black" => Some(Color::Black),
            _ => None,
        }
    }
}

impl FromJson for Kind {
    fn from_json(json: &Json) -> Option<Kind> {
        let id = json.text()?;
        jersi_rules::Kind::ALL.into_iter().find(|kind| kind.id() == id).map(Kind::from)
    }
}

impl FromJson for Part {
    fn from_json(json: &Json) -> Option<Part> {
        match json.text()? {
            "top" => Some(Part::Top),
            "whole" => Some(Part::Whole),
            _ => None,
        }
    }
}

impl FromJson for Choice {
    fn from_json(json: &Json) -> Option<Choice> {
        let cell = || String::from_json(json.get("cell"));
        let kind = || Kind::from_json(json.get("kind"));
        Some(match json.get("type").text()? {
            "lift" => Choice::Lift { cell: cell()?, part: Part::from_json(json.get("part"))? },
            "step" => Choice::Step { cell: cell()? },
            "rest" => Choice::Rest,
            "name" => Choice::Name { kind: kind()? },
            "seat" => Choice::Seat { cell: cell()? },
            "take" => Choice::Take { kind: kind()? },
            "land" => Choice::Land { cell: cell()? },
            "gift" => Choice::Gift { cell: cell()? },
            _ => return None,
        })
    }
}

impl FromJson for BoardAction {
    fn from_json(json: &Json) -> Option<BoardAction> {
        let cell = || String::from_json(json.get("cell"));
        Some(match json.get("type").text()? {
            "press" => BoardAction::Press { cell: cell()?, aimed: Option::from_json(json.get("aimed"))? },
            "put" => BoardAction::Put { cell: cell()? },
            "kind" => BoardAction::Kind { kind: Kind::from_json(json.get("kind"))? },
            "rest" => BoardAction::Rest,
            "part" => BoardAction::Part { part: Part::from_json(json.get("part"))? },
            "back" => BoardAction::Back,
            _ => return None,
        })
    }
}

impl FromJson for Opponent {
    fn from_json(json: &Json) -> Option<Opponent> {
        Some(match PlayerSpec::from_keys(json.spec_values()).ok()? {
            PlayerSpec::Human { .. } => Opponent::Human,
            PlayerSpec::Engine { level: Level::FULL, .. } => {
                Opponent::Engine { level: Level::FULL.number(), seed: 0 }
            }
            PlayerSpec::Engine { level, seed } => Opponent::Engine { level: level.number(), seed: seed? },
            PlayerSpec::Minimax { depth, seed } => Opponent::Minimax { depth, seed: seed? },
            PlayerSpec::Random { seed } => Opponent::Random { seed: seed? },
            PlayerSpec::Program { .. } | PlayerSpec::Remote { .. } => return None,
        })
    }
}

impl FromJson for PlayerConfig {
    fn from_json(json: &Json) -> Option<PlayerConfig> {
        let opponent = Opponent::from_json(json.get("opponent"))?;
        Some(PlayerConfig { name: String::from_json(json.get("name"))?, opponent })
    }
}

impl FromJson for GameConfig {
    fn from_json(json: &Json) -> Option<GameConfig> {
        Some(GameConfig {
            edition: String::from_json(json.get("edition"))?,
            setting: Option::from_json(json.get("setting"))?,
            seed: json.get("seed").number()?,
            guardian: json.get("guardian").bool()?,
            reserve: json.get("reserve").bool()?,
            ransom: json.get("ransom").bool()?,
            position: Option::from_json(json.get("position"))?,
            house: Option::from_json(json.get("house"))?,
            players: Both::from_json(json.get("players"))?,
            time_control: String::from_json(json.get("timeControl"))?,
            date: String::from_json(json.get("date"))?,
            correspondence: Option::from_json(json.get("correspondence"))?,
        })
    }
}

impl FromJson for SavedMoment {
    fn from_json(json: &Json) -> Option<SavedMoment> {
        Some(SavedMoment {
            side: Color::from_json(json.get("side"))?,
            left: Both::from_json(json.get("left"))?,
            opens_turn: json.get("opensTurn").bool()?,
        })
    }
}

impl FromJson for SavedClock {
    fn from_json(json: &Json) -> Option<SavedClock> {
        let moments = Vec::from_json(json.get("moments"))?;
        Some(SavedClock { left: Both::from_json(json.get("left"))?, moments })
    }
}

impl FromJson for Saved {
    fn from_json(json: &Json) -> Option<Saved> {
        Some(Saved {
            record: String::from_json(json.get("record"))?,
            undone: Vec::from_json(json.get("undone"))?,
            offer: Option::from_json(json.get("offer"))?,
            clock: Option::from_json(json.get("clock"))?,
            correspondence: Option::from_json(json.get("correspondence"))?,
        })
    }
}

impl FromJson for CorrespondenceConfig {
    fn from_json(json: &Json) -> Option<CorrespondenceConfig> {
        let mine = Color::from_json(json.get("mine"))?;
        Some(CorrespondenceConfig { game: String::from_json(json.get("game"))?, mine })
    }
}

impl FromJson for SavedCorrespondence {
    fn from_json(json: &Json) -> Option<SavedCorrespondence> {
        Some(SavedCorrespondence {
            game: String::from_json(json.get("game"))?,
            mine: Color::from_json(json.get("mine"))?,
            known: Option::from_json(json.get("known"))?,
        })
    }
}

impl FromJson for ThinkRequest {
    fn from_json(json: &Json) -> Option<ThinkRequest> {
        Some(ThinkRequest {
            record: String::from_json(json.get("record"))?,
            opponent: Opponent::from_json(json.get("opponent"))?,
            move_time: Option::from_json(json.get("moveTime"))?,
            clock: Option::from_json(json.get("clock"))?,
            lines: u32::from_json(json.get("lines"))?,
        })
    }
}

impl FromJson for Look {
    fn from_json(json: &Json) -> Option<Look> {
        Some(Look {
            position: String::from_json(json.get("position"))?,
            score: String::from_json(json.get("score"))?,
            best: Vec::from_json(json.get("best"))?,
        })
    }
}

impl FromJson for LinesRequest {
    fn from_json(json: &Json) -> Option<LinesRequest> {
        let nodes = match json.get("nodes") {
            Json::Null => None,
            nodes => Some(nodes.number()?),
        };
        Some(LinesRequest {
            record: String::from_json(json.get("record"))?,
            lines: u32::from_json(json.get("lines"))?,
            nodes,
        })
    }
}

impl FromJson for GameRequest {
    fn from_json(json: &Json) -> Option<GameRequest> {
        Some(GameRequest {
            record: String::from_json(json.get("record"))?,
            nodes: json.get("nodes").number()?,
            from: u32::from_json(json.get("from"))?,
        })
    }
}

impl FromJson for TryRequest {
    fn from_json(json: &Json) -> Option<TryRequest> {
        Some(TryRequest {
            record: String::from_json(json.get("record"))?,
            turn: String::from_json(json.get("turn"))?,
            look: Look::from_json(json.get("look"))?,
            nodes: json.get("nodes").number()?,
        })
    }
}

#[cfg(test)]
mod tests {
    use serde::Serialize;

    use super::*;

    fn there_and_back<T: FromJson + Serialize + PartialEq + std::fmt::Debug>(value: &T) {
        let text = serde_json::to_string(value).expect("it can be written");
        let json = Json::read(&text).unwrap_or_else(|| panic!("{text}"));
        assert_eq!(T::from_json(&json).as_ref(), Some(value), "{text}");
    }

    #[test]
    fn what_is_written_can_be_read() {
        let cell = || "e4".to_owned();
        for choice in [
            Choice::Lift { cell: cell(), part: Part::Whole },
            Choice::Step { cell: cell() },
            Choice::Rest,
            Choice::Name { kind: Kind::Wise },
            Choice::Seat { cell: cell() },
            Choice::Take { kind: Kind::Mountain },
            Choice::Land { cell: cell() },
            Choice::Gift { cell: cell() },
        ] {
            there_and_back(&choice);
        }
        let player = |opponent| PlayerConfig { name: "Zoé \"Z\"".to_owned(), opponent };
        let white = player(Opponent::Engine { level: 4, seed: 1 << 52 });
        let black = player(Opponent::Minimax { depth: 2, seed: 0 });
        there_and_back(&GameConfig {
            edition: "4.8".to_owned(),
            setting: Some("standard".to_owned()),
            seed: 7,
            guardian: false,
            reserve: true,
            ransom: true,
            position: None,
            house: Some("quiet-limit=60".to_owned()),
            players: Both { white, black },
            time_control: "600+5".to_owned(),
            date: String::new(),
            correspondence: Some(CorrespondenceConfig { game: "0f".repeat(16), mine: Color::Black }),
        });
        let left = Both { white: 1, black: 2 };
        let moments = vec![SavedMoment { side: Color::Black, left, opens_turn: true }];
        there_and_back(&Saved {
            record: "[JRN \"1\"]\n".to_owned(),
            undone: vec!["a1-a2".to_owned()],
            offer: Some(Color::White),
            clock: Some(SavedClock { left, moments }),
            correspondence: Some(SavedCorrespondence {
                game: "0f".repeat(16),
                mine: Color::White,
                known: Some("[JRN \"1\"]\n".to_owned()),
            }),
        });
        there_and_back(&ThinkRequest {
            record: String::new(),
            opponent: Opponent::Random { seed: 3 },
            move_time: Some(1500),
            clock: Some([1, 2]),
            lines: 1,
        });
        let look =
            Look { position: "7/8 w".to_owned(), score: "#-4".to_owned(), best: vec!["a1-a2".to_owned()] };
        there_and_back(&vec![look.clone()]);
        there_and_back(&LinesRequest { record: "x".to_owned(), lines: 3, nodes: None });
        there_and_back(&LinesRequest { record: "x".to_owned(), lines: 3, nodes: Some(7) });
        there_and_back(&GameRequest { record: "x".to_owned(), nodes: 100_000, from: 4 });
        there_and_back(&TryRequest { record: "x".to_owned(), turn: "y".to_owned(), look, nodes: 9 });
    }

    #[test]
    fn other_things_are_refused() {
        for text in [
            "{}",
            r#"{"type":"lift","cell":"e4"}"#,
            r#"{"type":"lift","cell":"e4","part":"bottom"}"#,
            r#"{"type":"take","kind":"queen"}"#,
            r#"{"type":"jump","cell":"e4"}"#,
        ] {
            assert_eq!(Choice::from_json(&Json::read(text).expect("JSON")), None, "{text}");
        }
        let level = Json::read(r#"{"type":"engine","level":300,"seed":1}"#).expect("JSON");
        assert_eq!(Opponent::from_json(&level), None);
    }
}
