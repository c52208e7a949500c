//! What goes wrong is told in words of our own, in both languages, whatever is wrong: values, options, files.

use std::path::PathBuf;
use std::process::{Command, Output, Stdio};

use clap::{Arg, CommandFactory};
use jersi::commands::Cli;
use jersi_rules::lang::outside_marks;

/// What the system and the libraries say.
const JARGON: [&str; 16] = [
    "os error",
    "Os {",
    "ParseIntError",
    "invalid digit",
    "number would be",
    "number too",
    "cannot parse",
    "is not in ",
    "invalid value",
    "unexpected argument",
    "unrecognized subcommand",
    "For more information",
    "possible values",
    "No such file",
    "Permission denied",
    "Is a directory",
];

/// Values that hardly any option takes.
const BAD: [&str; 7] = ["", "x", "-1", "1.5", "99999999999999999999", "é\u{1b}[31m", "0"];

fn run(arguments: &[&str], locale: &str) -> Output {
    Command::new(env!("CARGO_BIN_EXE_jersi"))
        .args(arguments)
        .env("LC_ALL", locale)
        .env("JERSI_HOME", scratch("home"))
        .stdin(Stdio::null())
        .output()
        .expect("the binary starts")
}

fn scratch(name: &str) -> PathBuf {
    let folder = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join("words");
    std::fs::create_dir_all(&folder).expect("a folder");
    folder.join(name)
}

/// What went to standard error, which must be free of jargon and of escapes.
fn told(arguments: &[&str], output: &Output) -> String {
    let told = String::from_utf8(output.stderr.clone()).expect("UTF-8");
    for word in JARGON {
        assert!(!told.contains(word), "{arguments:?} says {word:?}: {told}");
    }
    assert!(!told.contains('\u{1b}') && !told.contains("panicked"), "{arguments:?}: {told:?}");
    told
}

/// In the made-up language everything that a catalogue says stands between marks. What is left may be only what
/// the drawing of carets is made of, and what the user wrote.
fn only_from_catalogues(arguments: &[&str], told: &str) {
    for line in told.lines() {
        let outside = outside_marks(line);
        let is_source =
            line.trim_start().starts_with(|c: char| c.is_ascii_digit() || c == '|') || line.contains("-->");
        let is_drawing = outside.chars().all(|c| " :=|^-".contains(c));
        assert!(is_source || is_drawing, "{arguments:?} says past the catalogues {outside:?} in {told}");
    }
}

/// What must be there besides, so that the value is what is wrong.
fn needed(command: &clap::Command, but: &Arg) -> Vec<String> {
    let mut words = Vec::new();
    for argument in
        command.get_arguments().filter(|other| other.is_required_set() && other.get_id() != but.get_id())
    {
        if let Some(long) = argument.get_long() {
            words.push(format!("--{long}"));
        }
        let values = argument.get_possible_values();
        words.push(values.first().map_or("1".to_owned(), |value| value.get_name().to_owned()));
    }
    words
}

/// Every option of every command, with values that it does not take.
#[test]
fn bad_values_are_told_by_what_would_be_right() {
    // What would start something that does not end by itself.
    let starts = ["serve", "engine", "ugi-check", "bench", "match", "play"];
    let mut cli = Cli::command();
    cli.build();
    let mut refused = 0;
    for command in cli.get_subcommands().filter(|command| command.get_name() != "help") {
        let name = command.get_name();
        for argument in command.get_arguments().filter(|argument| argument.get_action().takes_values()) {
            let Some(long) = argument.get_long() else { continue };
            // Text of any kind is taken, and judged later.
            let is_text = argument.get_possible_values().is_empty()
                && clap::builder::ValueParser::string().type_id() == argument.get_value_parser().type_id();
            if is_text && starts.contains(&name) {
                continue;
            }
            for value in BAD {
                let given = format!("--{long}={value}");
                let mut words = vec![name.to_owned(), given];
                words.extend(needed(command, argument));
                let words: Vec<&str> = words.iter().map(String::as_str).collect();
                // What is taken must not run for long, so only the reading of arguments is tried for it.
                if Cli::command().try_get_matches_from([&["jersi"], &words[..]].concat()).is_ok() {
                    continue;
                }
                refused += 1;
                let output = run(&words, "qps");
                let said = told(&words, &output);
                assert_eq!(output.status.code(), Some(2), "{words:?}: {said}");
                only_from_catalogues(&words, &said);
                // "Write something else" tells nothing.
                assert!(!said.contains("something else"), "{words:?}: {said}");
            }
        }
    }
    assert!(refused > 200, "{refused} values were refused");
}

#[test]
fn what_is_not_understood_is_told_in_both_languages() {
    for (arguments, english, french) in [
        (&["juggle"][..], "there is no command juggle", "pas de commande juggle"),
        (&["tunrs"], "did you mean turns?", "vouliez-vous dire turns ?"),
        (&["why"], "<TURN> must be there too", "il faut aussi <TURN>"),
        (&["why", "a2-b2", "b2-b3"], "b2-b3 is one word too many", "b2-b3 est un mot de trop"),
        (
            &["turns", "--editon", "2.0"],
            "no option --editon here; did you mean --edition?",
            "d’option --editon",
        ),
        (&["turns", "--edition"], "--edition needs a value", "--edition demande une valeur"),
        (
            &["turns", "--edition", "5.0"],
            "--edition cannot be 5.0: write one of 2.0, 3.0",
            "écrivez l’un de ces mots",
        ),
        (&["turns", "--json=yes"], "--json takes no value", "--json ne prend pas de valeur"),
        (&["turns", "--json", "--json"], "--json is there more than once", "--json est là plus d’une fois"),
        (
            &["perft", "--depth", "0x1"],
            "--depth cannot be 0x1: write a whole number from 0 to 20",
            "un nombre entier de 0 à 20",
        ),
        (&["convert", "x", "--to", "pgn"], "--to cannot be pgn: write one of jrn, booklet", "jrn, booklet"),
        (&["figure", "--every", "0"], "write a whole number from 1 on", "à partir de 1"),
        (
            &["match", "--first", "random", "--second", "random", "--quiet", "never"],
            "from 1 to 65535, or off",
            "ou off",
        ),
        (&["play", "--white", "rnadom"], "did you mean random?", "vouliez-vous dire random ?"),
        (&["play", "--clock", "soon"], "such as 600+5", "comme 600+5"),
        (&["play", "--size", "9", "--snapshot"], "such as 80x24", "comme 80x24"),
    ] {
        for (lang, expected) in [("en", english), ("fr", french)] {
            let words = [&["--lang", lang], arguments].concat();
            let output = run(&words, "C");
            let said = told(&words, &output);
            assert_eq!(output.status.code(), Some(2), "{words:?}: {said}");
            assert!(said.contains(expected), "{words:?}: {said}");
            let label = if lang == "fr" { "erreur: " } else { "error: " };
            assert!(said.starts_with(label), "{words:?}: {said}");
        }
    }
    // The option may stand anywhere, and the environment is asked without it.
    assert!(told(&[], &run(&["why", "--lang=fr"], "C")).contains("il faut aussi"));
    assert!(told(&[], &run(&["why"], "fr_CA.UTF-8")).contains("il faut aussi"));
}

/// Files that cannot be read or written, for every command that takes some.
#[cfg(unix)]
#[test]
fn files_are_refused_by_kind() {
    use std::os::unix::fs::PermissionsExt;
    let closed = scratch("closed.jrn");
    // One of an earlier run could not be written to.
    let _ = std::fs::remove_file(&closed);
    std::fs::write(&closed, "x").expect("written");
    std::fs::set_permissions(&closed, std::fs::Permissions::from_mode(0o0)).expect("closed");
    let bytes = scratch("bytes.jrn");
    std::fs::write(&bytes, b"[JRN \"1\"]\n[White \"L\xe9o\"]\n").expect("written");
    let (closed, bytes) = (closed.to_str().expect("UTF-8"), bytes.to_str().expect("UTF-8"));
    let readers: [&[&str]; 10] = [
        &["replay"],
        &["convert", "--to", "jrn"],
        &["analyse"],
        &["positions"],
        &["show"],
        &["turns", "--record"],
        &["why", "a2-b2", "--record"],
        &["solve", "--turns", "1", "--record"],
        &["best", "--record"],
        &["figure", "--record"],
    ];
    // A superuser may read everything.
    let may_read = std::fs::read(closed).is_ok();
    for reader in readers {
        for (file, words) in [
            ("no/such/file.jrn", "cannot read no/such/file.jrn: there is no such file or folder"),
            (".", "cannot read .: it is a folder"),
            ("Cargo.toml/x", "a part of the path is no folder"),
            (closed, "you are not allowed to"),
            (bytes, "is not UTF-8: in line 2, what follows column 9 is no character"),
        ] {
            if file == closed && may_read {
                continue;
            }
            let arguments = [reader, &[file]].concat();
            let output = run(&arguments, "C");
            let said = told(&arguments, &output);
            assert_eq!(output.status.code(), Some(2), "{arguments:?}: {said}");
            assert!(said.contains(words), "{arguments:?}: {said}");
            let output = run(&arguments, "qps");
            only_from_catalogues(&arguments, &told(&arguments, &output));
        }
    }
    let good =
        format!("{}/../jersi-rules/tests/data/records/booklet-2.0-english.txt", env!("CARGO_MANIFEST_DIR"));
    let writers: [&[&str]; 3] = [
        &["convert", &good, "--edition", "2.0", "--to", "jrn", "-o"],
        &["figure", "--format", "svg", "-o"],
        &["man", "--dir"],
    ];
    for writer in writers {
        for file in ["no/such/folder/x.jrn", "Cargo.toml/x"] {
            if writer[0] == "man" && file.starts_with("no/") {
                continue;
            }
            let arguments = [writer, &[file]].concat();
            let output = run(&arguments, "C");
            let said = told(&arguments, &output);
            assert_eq!(output.status.code(), Some(2), "{arguments:?}: {said}");
            assert!(said.contains("cannot "), "{arguments:?}: {said}");
        }
    }
    // A disk that is full, at the first byte.
    let output = Command::new(env!("CARGO_BIN_EXE_jersi"))
        .args(["turns", "--lang", "fr"])
        .stdout(std::fs::OpenOptions::new().write(true).open("/dev/full").expect("a full disk"))
        .stderr(Stdio::piped())
        .output()
        .expect("the binary starts");
    assert!(told(&[], &output).contains("le disque est plein"), "{output:?}");
}

/// What speaks to people speaks French when it is asked to.
#[test]
fn answers_are_in_the_language_that_is_asked_for() {
    let data =
        |name: &str| format!("{}/../jersi-rules/tests/data/records/{name}", env!("CARGO_MANIFEST_DIR"));
    let booklet = data("booklet-4.8-english.txt");
    let win = "7/3K-4/7/8/9/8/7/4k-3/7 w - 0 51";
    let asked: [(&[&str], &str); 6] = [
        (&["why", "a2-b2"], "légal : a2-b2"),
        (&["why", "a2-b2=d4"], "en ligne droite"),
        (&["replay", &booklet, "--mend"], "tous légaux"),
        (&["solve", "--turns", "1", "--position", win], "gain en 1 tour"),
        (&["show"], "tour"),
        (
            &["match", "--first", "random:1", "--second", "random:2", "--games", "2", "--edition", "2.0"],
            "gagnées",
        ),
    ];
    for (arguments, expected) in asked {
        let words = [arguments, &["--lang", "fr"]].concat();
        let output = run(&words, "C");
        let said = [output.stdout.clone(), output.stderr.clone()].concat();
        let said = String::from_utf8(said).expect("UTF-8");
        assert!(said.contains(expected), "{words:?}: {said}");
    }
    // Programs get the same whoever asks.
    let json = |lang| run(&["why", "a2-b2=d4", "--json", "--lang", lang], "C").stdout;
    assert_eq!(json("en"), json("fr"));
}
