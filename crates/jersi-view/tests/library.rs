//! The games that come with the page: every one is refereed, and the one that is printed with slips is mended.
#![allow(missing_docs)]

use std::fs;
use std::path::Path;

use jersi_rules::Lang;
use jersi_rules::record::{Hint, read_jrn, read_record, replay, replay_mending, write_jrn};
use jersi_view::wire::ImportHint;

fn library() -> Vec<(String, String)> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../web/src/shelf/library");
    let mut files: Vec<(String, String)> = fs::read_dir(folder)
        .expect("the page has a library")
        .map(|file| file.expect("a file").path())
        .filter(|path| path.extension().is_some_and(|kind| kind == "jrn" || kind == "txt"))
        .map(|path| {
            let name = path.file_name().expect("a name").to_string_lossy().into_owned();
            (name, fs::read_to_string(path).expect("a text"))
        })
        .collect();
    files.sort();
    files
}

fn is_jrn(name: &str) -> bool {
    Path::new(name).extension().is_some_and(|kind| kind == "jrn")
}

#[test]
fn every_game_is_legal_canonical_and_over() {
    let games: Vec<_> = library().into_iter().filter(|(name, _)| is_jrn(name)).collect();
    assert_eq!(games.len(), 9);
    for (name, text) in games {
        let record = read_jrn(&text).unwrap_or_else(|error| panic!("{name}: {error}"));
        let replay = replay(&record).unwrap_or_else(|error| panic!("{name}: {error}"));
        assert!(replay.notes.is_empty(), "{name}: {:?}", replay.notes);
        assert!(replay.outcome().is_some(), "{name}");
        assert_eq!(write_jrn(&replay.canonical(&record)), text, "{name}");
        assert!(record.tags.get("Source").is_some(), "{name} names no source");
    }
}

#[test]
fn what_is_not_jrn_is_read_as_it_is_brought() {
    for (name, text) in library().into_iter().filter(|(name, _)| !is_jrn(name)) {
        let found = jersi_view::diagnose(&text, &ImportHint::default(), Lang::EN);
        assert!(found.fault.is_none() && found.record.is_some(), "{name}: {:?}", found.fault);
    }
}

#[test]
fn the_printed_example_mended_is_the_authors_own() {
    let text = |wanted: &str| {
        library().into_iter().find(|(name, _)| name == wanted).map(|(_, text)| text).expect("it is there")
    };
    let printed = read_record(&text("booklet-4.8-as-printed.txt"), &Hint::default()).expect("a record");
    let mended = replay_mending(&printed).expect("it can be mended");
    assert_eq!(mended.mended.len(), 3);
    let own = read_jrn(&text("booklet-4.8.jrn")).expect("JRN");
    assert_eq!(mended.canonical(&printed).turns, own.turns);
}
