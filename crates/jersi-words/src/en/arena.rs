//! What is said of matches and tournaments beyond their score.

use jersi_engine::ugi::{Announced, OptionKind};
use jersi_table::ForfeitKind;

use crate::{ArenaColumn, ArenaFault, ArenaNote};

pub(super) fn forfeited(kind: ForfeitKind, games: u32) -> String {
    let why = match kind {
        ForfeitKind::Absent => "it could not be started",
        ForfeitKind::Ended => "it broke down",
        ForfeitKind::Lacks => "it cannot play by the rules or the options",
        ForfeitKind::NoTurn => "it found no turn",
        ForfeitKind::Late => "it gave no answer in time",
        ForfeitKind::Time => "its clock ran down",
        ForfeitKind::Illegal => "it played what is not legal",
        ForfeitKind::Untold => "its records do not tell why",
    };
    format!("{games} × {why}")
}

pub(super) fn speed(who: &str, speed: Option<u64>) -> String {
    match speed {
        Some(speed) => format!("{who}: {speed} positions a second of processor time"),
        None => format!("{who}: not known"),
    }
}

pub(super) fn note(note: ArenaNote) -> String {
    match note {
        ArenaNote::BrokenOff(games) => format!("Broken off: what follows is from {games} games."),
        ArenaNote::BookRepeats { openings, pairs } => {
            format!("The book has {openings} openings for {pairs} pairs, so some come again.")
        }
    }
}

pub(super) fn column(column: ArenaColumn) -> String {
    let text = match column {
        ArenaColumn::Player => "player",
        ArenaColumn::Games => "games",
        ArenaColumn::Result => "won tied lost",
        ArenaColumn::Score => "score",
        ArenaColumn::Elo => "Elo",
    };
    text.to_owned()
}

pub(super) fn fault(fault: &ArenaFault) -> String {
    match fault {
        ArenaFault::OtherRules { here, wanted } => {
            format!("this opening is by the rules {here}, and the match by {wanted}")
        }
        ArenaFault::Shuffled => "the setting is shuffled for each pair, so turns alone mean nothing: \
             write a position, or a game with its seed, before moves"
            .to_owned(),
        ArenaFault::OpeningOver => "the game is over here, so this is no opening".to_owned(),
        ArenaFault::HalfATurn => "the opening stops within a turn".to_owned(),
        ArenaFault::EmptyBook => "the book has no opening: write one a line".to_owned(),
        ArenaFault::NoFrozenBook(games) => {
            format!("this game has no such book; there are books of {}", games.join(", "))
        }
        ArenaFault::BadOption => "an option of a program is written as NAME=VALUE".to_owned(),
        ArenaFault::NoSuchPlayer { players } => {
            format!("write the number of a player from 1 to {players}, a colon, and NAME=VALUE")
        }
        ArenaFault::NoSuchOption { name, known } if known.is_empty() => {
            format!("there is no option {name}: this player has no options")
        }
        ArenaFault::NoSuchOption { name, known } => {
            format!("there is no option {name}; this player announces {}", known.join(", "))
        }
        ArenaFault::OptionRefused { announced, value } => {
            format!("{} takes {}, not {value}", announced.name, takes(announced))
        }
        ArenaFault::FewPlayers => "a tournament has two players or more".to_owned(),
        ArenaFault::NoTournament => "say who meets whom: --tournament round-robin or gauntlet".to_owned(),
        ArenaFault::NotANameAndNumber { word, known } => {
            format!("{word} is none of {}, with a whole number behind =", known.join(", "))
        }
        ArenaFault::TooLittle { name, least } => format!("{name} is {least} at least"),
        ArenaFault::SprtOfTournament => {
            "a sequential test is for two players; these are a tournament".to_owned()
        }
        ArenaFault::NamesMissing(names) => format!("write {} too, each with its number", names.join(", ")),
        ArenaFault::NoResultFile => "it is no result of a match: --result writes one".to_owned(),
        ArenaFault::OtherResults { first } => {
            format!("it is the result of another match than {first}")
        }
        ArenaFault::Doubled { game, first } => format!("game {game} is in {first} already"),
        ArenaFault::GamesMissing { missing, first } => {
            format!(
                "{missing} games are in no file, game {first} and later ones: give the results of all shards"
            )
        }
    }
}

fn takes(announced: &Announced) -> String {
    match &announced.kind {
        OptionKind::Check { .. } => "true or false".to_owned(),
        OptionKind::Spin { min, max, .. } => format!("a whole number from {min} to {max}"),
        OptionKind::Combo { words, .. } => words.join(", "),
        OptionKind::Text { .. } => "any text".to_owned(),
        OptionKind::Button => "no value".to_owned(),
    }
}
