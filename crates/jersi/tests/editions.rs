//! `jersi editions`, `jersi completions` and `jersi man`, with the binary itself.

use std::process::{Command, Output, Stdio};

use clap::CommandFactory;
use jersi_rules::notation::text_board;
use jersi_rules::{Edition, Lang, Position, Rules, Setting, Way};
use serde_json::Value;

/// The binary in a locale of its own.
fn jersi(arguments: &[&str], locale: &str) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_jersi"));
    command.args(arguments).env_remove("LC_ALL").env_remove("LC_MESSAGES").env("LANG", locale);
    command
}

fn run(arguments: &[&str], locale: &str) -> Output {
    jersi(arguments, locale).output().expect("the binary starts")
}

/// What the binary prints when all is well.
fn print(arguments: &[&str]) -> String {
    let output = run(arguments, "C");
    assert!(output.status.success(), "{arguments:?}: {output:?}");
    assert!(output.stderr.is_empty(), "{arguments:?}: {output:?}");
    String::from_utf8(output.stdout).expect("UTF-8")
}

fn tell(edition: Edition, lang: Lang) -> String {
    print(&["editions", edition.id(), "--lang", lang.id()])
}

/// A text without its line breaks and indents.
fn unwrapped(text: &str) -> String {
    text.split([' ', '\n']).filter(|word| !word.is_empty()).collect::<Vec<_>>().join(" ")
}

#[test]
fn the_list_names_every_edition_with_date_aim_board_settings_and_variants() {
    for lang in Lang::ALL {
        let list = unwrapped(&print(&["editions", "--lang", lang.id()]));
        let mut rest = list.as_str();
        for edition in Edition::ALL {
            let (facts, about) = (edition.facts(), edition.about(lang));
            let settings: Vec<&str> = facts.settings.iter().map(|setting| setting.id).collect();
            let variants: Vec<&str> = about.variants.iter().map(|variant| variant.id).collect();
            for words in [
                format!(" {} {}, {} ", edition.id(), about.date, facts.cells.len()),
                about.summary.to_string(),
                settings.join(", "),
                variants.join(", "),
            ] {
                let at = rest.find(&words).unwrap_or_else(|| panic!("{words:?} in {rest}"));
                rest = &rest[at + words.len() - usize::from(words.ends_with(' '))..];
            }
        }
    }
}

#[test]
fn every_edition_is_told_in_both_languages_within_100_columns() {
    for edition in Edition::ALL {
        for lang in Lang::ALL {
            let page = tell(edition, lang);
            for line in page.lines() {
                assert!(line.chars().count() <= 100 && line.trim_end() == line, "{line:?}");
            }
            let text = unwrapped(&page);
            let (facts, about) = (edition.facts(), edition.about(lang));
            for kind in facts.kinds {
                let row = page.lines().find(|line| line.starts_with(&format!("  {}  ", kind.letter)));
                let row = row.unwrap_or_else(|| panic!("{} in {page}", kind.letter));
                assert!(row.contains(&*edition.kind_name(kind.kind, lang)), "{row}");
                for prey in edition.beats(kind.kind).iter() {
                    assert!(row.contains(&*edition.kind_name(prey, lang)), "{row}");
                }
                if let Some(word) = kind.lojban {
                    assert!(text.contains(&format!("/{}/ {}", word.sound(), word.meaning(lang))));
                }
            }
            let sentences = about.rules.iter().chain(&about.changes).map(|sentence| &**sentence);
            for sentence in sentences.chain([&*about.booklet, facts.licence.name, facts.settings[0].id]) {
                assert!(text.contains(sentence), "{sentence:?} in {text}");
            }
            assert!(text.contains("Lucas Borboleta"));
            if let Way::Fixed(_) = facts.settings[0].way {
                let start = Position::start(Rules::new(edition), Setting::usual(edition));
                let board = text_board(&start, Lang::EN);
                for row in board.lines().take_while(|line| !line.is_empty()) {
                    assert!(page.contains(row.trim_end()), "{row} in {page}");
                }
            }
        }
    }
}

#[test]
fn each_language_keeps_to_itself() {
    for edition in Edition::ALL {
        let (english, french) = (tell(edition, Lang::EN), tell(edition, Lang::FR));
        for words in
            ["Rules in short", " the ", " White", "turn ", "players", "What changed", "cells", "Score:"]
        {
            assert!(english.contains(words), "{words:?} in {english}");
            assert!(!french.contains(words), "{words:?} in {french}");
        }
        for words in
            ["Les règles en bref", " des ", " Blanc", "tour", "joueurs", "changé", "cases", "Score :"]
        {
            assert!(french.contains(words), "{words:?} in {french}");
            assert!(!english.contains(words), "{words:?} in {english}");
        }
    }
}

#[test]
fn the_locale_chooses_the_language_unless_told_otherwise() {
    let first_line = |arguments: &[&str], locale: &str| {
        let text = String::from_utf8(run(arguments, locale).stdout).unwrap();
        text.lines().next().unwrap_or_default().to_owned()
    };
    assert_eq!(first_line(&["editions", "4.8"], "fr_FR.UTF-8"), "JERSI 4.8, 27 septembre 2020");
    assert_eq!(first_line(&["editions", "4.8"], "de_DE.UTF-8"), "JERSI 4.8, 27 September 2020");
    let told = ["editions", "4.8", "--lang", "en"];
    assert_eq!(first_line(&told, "fr_FR.UTF-8"), "JERSI 4.8, 27 September 2020");
}

#[test]
fn an_unknown_edition_or_language_is_refused_with_what_there_is() {
    let output = run(&["editions", "0.0"], "C");
    assert_eq!(output.status.code(), Some(2));
    assert!(output.stdout.is_empty());
    let message = String::from_utf8(output.stderr).unwrap();
    for edition in Edition::ALL {
        assert!(message.contains(edition.id()), "{message}");
    }
    let output = run(&["editions", "--lang", "tlh"], "C");
    assert_eq!(output.status.code(), Some(2));
    assert!(String::from_utf8(output.stderr).unwrap().contains("en, fr"));
}

#[test]
fn json_holds_everything_in_both_languages() {
    let all: Value = serde_json::from_str(&print(&["editions", "--json"])).unwrap();
    assert_eq!(all["default"], "4.8");
    let editions = all["editions"].as_array().unwrap();
    assert_eq!(editions.len(), Edition::ALL.len());
    for (edition, value) in Edition::ALL.into_iter().zip(editions) {
        let alone: Value =
            serde_json::from_str(&print(&["editions", edition.id(), "--lang", "fr", "--json"])).unwrap();
        assert_eq!(alone, *value);
        let facts = edition.facts();
        assert_eq!(value["id"], edition.id());
        assert_eq!(value["board"]["cells"], facts.cells.len());
        for (piece, kind) in value["pieces"].as_array().unwrap().iter().zip(facts.kinds) {
            assert_eq!(piece["letter"], kind.letter.to_string());
            assert_eq!(piece["most"], kind.count);
        }
        for (setting, facts) in value["settings"].as_array().unwrap().iter().zip(facts.settings) {
            assert_eq!(setting["id"], facts.id);
            let fixed = matches!(facts.way, Way::Fixed(_));
            assert_eq!(setting["position"].is_string() && setting["board"].is_string(), fixed, "{setting}");
        }
        for lang in Lang::ALL {
            let about = edition.about(lang);
            assert_eq!(value["rules"][0][lang.id()], *about.rules[0]);
            assert_eq!(value["changes"]["what"][0][lang.id()], *about.changes[0]);
        }
        assert_eq!(value["licence"]["name"], facts.licence.name);
    }
}

/// The names of the commands, as the binary knows them.
fn commands() -> Vec<String> {
    let jersi = jersi::commands::Cli::command();
    let names: Vec<String> = jersi.get_subcommands().map(|command| command.get_name().to_owned()).collect();
    assert!(names.len() > 3);
    names
}

#[test]
fn the_readme_lists_every_command() {
    let readme = include_str!("../../../README.md");
    for command in commands() {
        assert!(readme.contains(&format!("`jersi {command}")), "README.md does not tell of {command}");
    }
}

#[test]
fn completions_know_every_command() {
    for shell in ["bash", "zsh", "fish", "elvish", "powershell"] {
        let script = print(&["completions", shell]);
        for command in commands() {
            assert!(script.contains(&command), "{command} for {shell}");
        }
        assert!(script.contains("4-draft"), "the editions for {shell}");
    }
    assert_eq!(run(&["completions", "abacus"], "C").status.code(), Some(2));
}

#[test]
fn the_manual_has_a_page_for_every_command() {
    let page = print(&["man"]);
    for command in commands() {
        let written = command.replace('-', r"\-");
        assert!(page.contains(&format!(r"jersi\-{written}(6)")), "{command} in {page}");
    }
    let dir = std::env::temp_dir().join(format!("jersi-man-{}", std::process::id()));
    assert_eq!(print(&["man", "--dir", dir.to_str().unwrap()]), "");
    assert_eq!(std::fs::read_to_string(dir.join("jersi.6")).unwrap(), page);
    for command in commands() {
        let page = std::fs::read_to_string(dir.join(format!("jersi-{command}.6"))).unwrap();
        assert!(page.starts_with(&format!(".TH jersi-{command} 6 \"\" \"jersi ")), "{page}");
        assert!(page.contains(".SH SYNOPSIS"), "{page}");
    }
    std::fs::remove_dir_all(&dir).unwrap();
}

#[test]
fn a_folder_that_cannot_be_made_is_told() {
    let file = format!("{}/Cargo.toml", env!("CARGO_MANIFEST_DIR"));
    let output = run(&["man", "--dir", &file], "C");
    assert_eq!(output.status.code(), Some(2));
    assert!(String::from_utf8(output.stderr).unwrap().contains("cannot make the folder"));
}

#[test]
fn a_reader_that_leaves_early_hears_nothing_more() {
    let asked: [&[&str]; 6] = [
        &["editions"],
        &["editions", "3.0", "--lang", "fr"],
        &["editions", "--json"],
        &["completions", "bash"],
        &["man"],
        &["--help"],
    ];
    for arguments in asked {
        let (reader, writer) = std::io::pipe().unwrap();
        drop(reader);
        let child = jersi(arguments, "C").stdout(writer).stderr(Stdio::piped()).spawn().expect("it starts");
        let output = child.wait_with_output().unwrap();
        assert_eq!(String::from_utf8_lossy(&output.stderr), "", "{arguments:?}");
        assert_eq!(output.status.code(), Some(0), "{arguments:?}");
    }
}
