//! What several tests need.
#![allow(dead_code, missing_docs)]

use jersi_rules::Lang;
use jersi_view::Table;
use jersi_view::wire::{Both, Choice, GameConfig, Kind, Opponent, Part, PlayerConfig};

pub fn person() -> PlayerConfig {
    PlayerConfig { name: String::new(), opponent: Opponent::Human }
}

pub fn config(edition: &str) -> GameConfig {
    GameConfig {
        edition: edition.to_owned(),
        setting: None,
        seed: 0,
        guardian: false,
        reserve: true,
        ransom: false,
        position: None,
        house: None,
        players: Both { white: person(), black: person() },
        time_control: "-".to_owned(),
        date: String::new(),
        correspondence: None,
    }
}

pub fn table(edition: &str) -> Table {
    Table::new(&config(edition), Lang::EN).expect("there is such a game")
}

pub fn from_position(edition: &str, ransom: bool, position: &str) -> Table {
    let config = GameConfig { ransom, position: Some(position.to_owned()), ..config(edition) };
    Table::new(&config, Lang::EN).expect("the rules allow it")
}

pub fn lift(cell: &str, part: Part) -> Choice {
    Choice::Lift { cell: cell.to_owned(), part }
}

pub fn step(cell: &str) -> Choice {
    Choice::Step { cell: cell.to_owned() }
}

pub fn seat(cell: &str) -> Choice {
    Choice::Seat { cell: cell.to_owned() }
}

pub fn land(cell: &str) -> Choice {
    Choice::Land { cell: cell.to_owned() }
}

pub fn take(kind: Kind) -> Choice {
    Choice::Take { kind }
}

pub fn choose(table: &mut Table, choices: &[Choice]) {
    for choice in choices {
        if let Err(fault) = table.choose(choice) {
            panic!("{choice:?}: {}", fault.message);
        }
    }
}

pub fn play_all(table: &mut Table, turns: &[&str]) {
    for text in turns {
        if let Err(fault) = table.decide_text(text) {
            panic!("{text}: {}", fault.message);
        }
    }
}

pub fn label(table: &Table, cell: &str) -> String {
    let view = table.view();
    let found = view.cells.into_iter().find(|view| view.cell == cell);
    found.unwrap_or_else(|| panic!("there is no cell {cell}")).label
}
