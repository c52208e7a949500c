//! The end of a game, for a small picture.

use jersi_rules::Lang;
use jersi_view::wire::{Color, ImportHint};
use jersi_view::{diagnose, glimpse};

fn library(name: &str) -> String {
    let root = env!("CARGO_MANIFEST_DIR");
    let path = format!("{root}/../../web/src/shelf/library/{name}");
    std::fs::read_to_string(path).expect("the library is part of the project")
}

#[test]
fn a_king_that_came_home_is_told() {
    let text = library("booklet-4.8.jrn");
    let seen = glimpse(&text, Lang::EN).expect("a game");
    assert_eq!((seen.edition.as_str(), seen.turns, seen.over), ("4.8", 48, true));
    assert_eq!(seen.winner, Some(Color::Black));
    let king = seen.king.clone().expect("a king at home");
    assert!(king.starts_with('a'), "{king}");
    assert!(seen.stands.iter().any(|stand| stand.cell == king));
    assert!(seen.stands.iter().all(|stand| !stand.stand.is_empty()));
    assert_eq!(seen.legs.last().map(|leg| leg.to.clone()), Some(king));
    // Whoever brings the text is told the same.
    assert_eq!(diagnose(&text, &ImportHint::default(), Lang::EN).glimpse, Some(seen));
}

#[test]
fn a_kunti_that_was_taken_and_a_game_that_goes_on() {
    let seen = glimpse(&library("certu-lucas-1.jrn"), Lang::FR).expect("a game");
    assert_eq!((seen.winner, seen.king, seen.over), (Some(Color::Black), None, true));
    let open = "[JRN \"1\"]\n[Edition \"4.8\"]\n\n1. a2-b2=d3 *\n";
    let seen = glimpse(open, Lang::EN).expect("a game");
    assert_eq!((seen.over, seen.winner, seen.turns, seen.legs.len()), (false, None, 1, 2));
    let given_up = open.replace("[Edition", "[Result \"black\"]\n[Termination \"resignation\"]\n[Edition");
    let seen = glimpse(&given_up.replace('*', "0 1"), Lang::EN).expect("a game");
    assert_eq!((seen.over, seen.winner, seen.king), (true, Some(Color::Black), None));
}

#[test]
fn the_name_of_a_file_tells_who_plays() {
    let text = "1 a2-b2=d3 2 h4-h3=f4";
    let hint = ImportHint {
        title: Some("game-fox-versus-lucas.txt".to_owned()),
        edition: Some("4.8".to_owned()),
        ..ImportHint::default()
    };
    let found = diagnose(text, &hint, Lang::EN);
    assert_eq!((found.players.white.as_str(), found.players.black.as_str()), ("fox", "lucas"));
    assert!(found.record.expect("a game").contains("[White \"fox\"]"));
    assert_eq!(diagnose(text, &ImportHint { title: None, ..hint }, Lang::EN).players.white, "");
}
