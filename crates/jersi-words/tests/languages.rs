//! Every language says everything, and stands in few places.
#![allow(missing_docs)]

use std::fs;
use std::path::{Path, PathBuf};

use jersi_rules::{Color, Edition, Kind, Lang, SpecValue};
use jersi_table::PlayerSpec;
use jersi_words::{Asked, HelpLine, LessonNews, LessonPart, Verb, command, page, play, screen, table};

/// The most files that may tell the languages apart. Sentences stand in the modules of their languages.
const FILES: usize = 7;

#[test]
fn a_word_that_is_typed_means_one_thing() {
    for &verb in Verb::ALL {
        for word in verb.typed() {
            assert_eq!(Verb::read(&word, Verb::ALL), Some(verb), "{word}");
            assert!(word.chars().all(char::is_alphabetic) && word.to_lowercase() == word, "{word}");
        }
    }
}

#[test]
fn every_language_says_something() {
    for lang in Lang::ALL.into_iter().chain([Lang::MADE_UP]) {
        for line in HelpLine::ALL {
            assert!(!screen(lang).help_key(line).is_empty() && !screen(lang).help_text(line).is_empty());
        }
        assert!(!play(lang).help().is_empty() && !command(lang).foot().is_empty());
        let catalogues = [table(lang).lang(), screen(lang).lang(), play(lang).lang(), page(lang).lang()];
        assert_eq!((catalogues, command(lang).lang()), ([lang; 4], lang));
    }
    let [english, french] = Lang::ALL.map(page);
    for edition in Edition::ALL {
        assert_ne!(english.edition(edition), french.edition(edition));
        for asked in [Asked::Placement, Asked::Gift(Kind::Rock), Asked::SecondStepOrKing, Asked::Play] {
            let said = [english, french].map(|words| words.asked(asked, edition, Color::White));
            assert!(said[0] != said[1] && said.iter().all(|text| text.ends_with('.')), "{said:?}");
        }
    }
}

/// What names no player, with words for what is wrong.
#[test]
fn players_that_there_are_not() {
    let [english, french] = Lang::ALL.map(table);
    for text in
        ["", "engnie", "engine:11", "minimax", "minimax:99", "random:x", "random:1:2", "cmd", "remote"]
    {
        let bad = text.parse::<PlayerSpec>().expect_err(text);
        let said = [english, french].map(|words| words.player_fault(&bad.fault));
        assert!(said[0] != said[1] && said.iter().all(|text| !text.ends_with('.')), "{said:?}");
    }
    let keys = [("type", SpecValue::Text("engine")), ("levle", SpecValue::Number(3))];
    let bad = PlayerSpec::from_keys(keys).expect_err("no such key");
    assert_eq!(
        english.player_fault(&bad.fault),
        "the player engine has no key \"levle\"; it has level, seed; did you mean \"level\"?"
    );
    assert_ne!(english.player_forms(), french.player_forms());
    for words in [english, french] {
        let forms = [words.player_forms(), words.machine_forms()];
        assert_eq!(forms.map(|forms| forms.contains("human:")), [true, false]);
    }
}

/// A language that is asked for by name is one more place for somebody who adds a third one.
#[test]
fn languages_are_told_apart_in_few_files() {
    let crates = Path::new(env!("CARGO_MANIFEST_DIR")).parent().expect("the folder of all crates");
    let mut files = Vec::new();
    for entry in fs::read_dir(crates).expect("a folder") {
        look(&entry.expect("an entry").path().join("src"), &mut files);
    }
    assert!(files.len() <= FILES, "{} files name a language: {files:#?}", files.len());
}

fn look(folder: &Path, files: &mut Vec<PathBuf>) {
    let Ok(entries) = fs::read_dir(folder) else { return };
    for entry in entries {
        let path = entry.expect("an entry").path();
        if path.is_dir() {
            look(&path, files);
        } else if fs::read_to_string(&path).is_ok_and(|text| text.contains("Lang::FR")) {
            files.push(path);
        }
    }
}

/// Tasks speak out of the page's files, and puzzles by motif: nothing of it is missing in any language.
#[test]
fn exercises_have_all_their_words() {
    let [english, french] = Lang::ALL.map(play);
    for task in jersi_puzzles::tasks() {
        for part in LessonPart::ALL {
            let said = [english, french].map(|words| words.lesson(task, part));
            assert!(said[0] != said[1] && said.iter().all(|text| !text.is_empty()), "{said:?}");
        }
    }
    for news in [LessonNews::Other, LessonNews::AllDone] {
        assert_ne!(english.lesson_news(&news), french.lesson_news(&news));
    }
    for motif in jersi_puzzles::Motif::ALL {
        let said = [english, french].map(|words| words.motif_why(&jersi_puzzles::puzzles()[0], motif));
        assert!(said[0] != said[1] && said.iter().all(|text| text.ends_with('.')), "{said:?}");
        assert_ne!(english.motif(motif), french.motif(motif));
    }
}
