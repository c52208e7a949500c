//! `jersi play` as people and programs use it: the real binary over pipes.

use std::fs;
use std::io::Write;
use std::path::{Path, PathBuf};
use std::process::{Command, Output, Stdio};
use std::sync::atomic::{AtomicU32, Ordering};

/// The game of seven turns in the booklet of 2.0.
const BOOKLET: [&str; 7] =
    ["a5-b5=d7", "i5-h5=f7", "d7=e8-f7!", "h6-g6", "e8-f7=g6!", "i2-h3=f5", "g6=i4!-i3!!"];

/// White's rock captures the king on e5; Black has rocks on c3 and c7.
const RANSOM: &str = "7/8/7/8/3R-k-4/8/2r-3r-/8/3K-3 w MW 5 11";

/// A data folder of its own, removed at the end.
struct Table(PathBuf);

struct Told {
    code: Option<i32>,
    out: String,
    err: String,
}

impl Table {
    fn new() -> Table {
        static NEXT: AtomicU32 = AtomicU32::new(0);
        let number = NEXT.fetch_add(1, Ordering::Relaxed);
        // In memory where there is such a folder: each turn is written through to the disk.
        let memory = PathBuf::from("/dev/shm");
        let scratch = if memory.is_dir() { memory } else { std::env::temp_dir() };
        let folder = scratch.join(format!("jersi-play-{}-{number}", std::process::id()));
        let _ = fs::remove_dir_all(&folder);
        fs::create_dir_all(&folder).expect("a folder for the test");
        Table(folder)
    }

    fn home(&self) -> PathBuf {
        self.0.join("home")
    }

    fn command(&self, options: &[&str]) -> Command {
        let mut command = Command::new(env!("CARGO_BIN_EXE_jersi"));
        command
            .arg("play")
            .args(options)
            .env("JERSI_HOME", self.home())
            .env("LC_ALL", "C")
            .current_dir(&self.0);
        command.stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped());
        command
    }

    fn bytes(&self, options: &[&str], input: &[u8]) -> Told {
        let mut child = self.command(options).spawn().expect("the binary starts");
        let mut stdin = child.stdin.take().expect("piped");
        // A game that ends early does not read the rest.
        let _ = stdin.write_all(input);
        drop(stdin);
        told(child.wait_with_output().expect("it ends"))
    }

    fn play(&self, options: &[&str], lines: &[&str]) -> Told {
        self.bytes(options, (lines.join("\n") + "\n").as_bytes())
    }

    /// The kept games, oldest first.
    fn games(&self) -> Vec<PathBuf> {
        let Ok(entries) = fs::read_dir(self.home().join("games")) else { return Vec::new() };
        let mut games: Vec<PathBuf> = entries.map(|entry| entry.expect("readable").path()).collect();
        games.sort();
        games
    }

    fn only_game(&self) -> String {
        let games = self.games();
        assert_eq!(games.len(), 1, "{games:?}");
        fs::read_to_string(&games[0]).expect("readable")
    }

    fn in_progress(&self) -> bool {
        self.home().join("current").exists()
    }
}

impl Drop for Table {
    fn drop(&mut self) {
        let _ = fs::remove_dir_all(&self.0);
    }
}

fn told(output: Output) -> Told {
    let text = |bytes| String::from_utf8(bytes).expect("all that is said is UTF-8");
    let told = Told { code: output.status.code(), out: text(output.stdout), err: text(output.stderr) };
    assert!(!told.err.contains("panicked"), "{}", told.err);
    told
}

impl Told {
    #[track_caller]
    fn good(self) -> Told {
        assert_eq!((self.code, self.err.as_str()), (Some(0), ""), "{}", self.out);
        self
    }

    #[track_caller]
    fn says(&self, text: &str) {
        assert!(self.out.contains(text), "{text:?} is missing in\n{}\n{}", self.out, self.err);
    }

    #[track_caller]
    fn complains(&self, text: &str) {
        assert!(self.err.contains(text), "{text:?} is missing in\n{}", self.err);
    }

    fn oks(&self) -> usize {
        self.out.lines().filter(|line| *line == "OK").count()
    }
}

#[test]
fn the_booklet_game_to_its_end() {
    let table = Table::new();
    let told = table.play(&["--edition", "2.0"], &BOOKLET).good();
    assert_eq!(told.oks(), 7);
    told.says("JERSI 2.0, symmetrical setting. White: human. Black: human.");
    told.says("i1        .k .r .R .K ..        i5");
    told.says("White wins: the kunti is captured.\nScore: 1 0\nThe record is kept in ");
    assert!(!told.out.contains("> "), "no prompt in a pipe");
    let record = table.only_game();
    assert!(record.starts_with("[JRN \"1\"]\n[Edition \"2.0\"]\n"), "{record}");
    assert!(record.contains("[Result \"white\"]") && record.contains("[Termination \"king-captured\"]"));
    assert!(record.trim_end().ends_with("4. g6=i4!-i3!! 1 0"), "{record}");
    assert!(!table.in_progress(), "a finished game is not offered again");
}

#[test]
fn generous_reading_and_remarks() {
    let table = Table::new();
    let lines = ["# the booklet", "", "  A5 – b5 = D7  ", "#", "i5-h5=f7!", "d7=e8-f7", "\u{FEFF}"];
    let told = table.play(&["--edition", "2.0"], &lines).good();
    assert_eq!(told.oks(), 3);
    told.says("The capture marks are otherwise: i5-h5=f7\n");
    assert!(!told.out.contains("otherwise: d7"), "marks may be left out");
    assert!(table.only_game().contains("2. d7=e8-f7! *"), "the record has them");
}

#[test]
fn a_refused_line_ends_a_pipe() {
    let table = Table::new();
    let told = table.play(&["--edition", "2.0"], &["a5-b5=d7", "i5-h5=e7", "i5-h5=f7"]);
    assert_eq!(told.code, Some(1));
    assert_eq!(told.oks(), 1);
    told.complains("    i5-h5=e7\n          ^^\n");
    told.complains(
        "Line 2 is refused: a stack moves by one or two cells in a straight line; e7 is not so from h5",
    );
    told.complains("Legal and near: i5-h5=");
    assert!(table.only_game().contains("1. a5-b5=d7 *"), "what was played is kept");
    assert!(table.in_progress());
}

#[test]
fn keep_going_goes_on() {
    let table = Table::new();
    let lines = ["udno", "a5-b5=d7", "i5-h5=e7", "undo 2", "redo", "i5-h5=f7", "load", "why"];
    let told = table.play(&["--edition", "2.0", "--keep-going"], &lines);
    assert_eq!((told.code, told.oks()), (Some(0), 2));
    for (line, says) in [
        (1, "\"udno\" is neither a turn nor a word"),
        (3, "a stack moves by one or two cells"),
        (4, "\"undo 2\" is neither"),
        (5, "there is no turn to play again"),
        (7, "write the name of a file"),
        (8, "write the turn behind `why`"),
    ] {
        told.complains(&format!("Line {line} is refused: {says}"));
    }
}

#[test]
fn nothing_is_played_after_the_end() {
    let table = Table::new();
    let mut lines = BOOKLET.to_vec();
    lines.extend(["h1-g1", "draw", "resign", "why h1-g1", "turns"]);
    let told = table.play(&["--edition", "2.0", "--keep-going"], &lines);
    for line in 8..=11 {
        told.complains(&format!("Line {line} is refused: the game is over; `undo` or `new` go on"));
    }
    told.says("There is none.");
    assert_eq!(told.oks(), 7);
}

#[test]
fn the_end_of_input_keeps_the_game_and_continue_goes_on() {
    let table = Table::new();
    let told = table.play(&["--edition", "2.0"], &BOOKLET[..3]).good();
    told.says("The game is kept in ");
    told.says("`jersi play --continue` goes on with it.");
    // Without being asked, a pipe begins another game, but tells of the kept one.
    let told = table.play(&["--edition", "4.16"], &[]);
    told.complains("An unfinished game is kept in ");
    told.complains("--continue goes on with it.");
    told.says("JERSI 4.16");
    assert_eq!(table.games().len(), 1, "a game without a turn leaves nothing");
    let told = table.play(&["--continue"], &BOOKLET[3..]).good();
    told.says("JERSI 2.0");
    told.says("black turn / turn 4");
    told.says("Score: 1 0");
    assert_eq!(table.only_game().matches("[Result").count(), 1);
    let told = table.play(&["--continue"], &[]);
    assert_eq!(told.code, Some(2));
    told.complains("there is no unfinished game to continue");
}

#[test]
fn quit_leaves_the_game_for_later() {
    let table = Table::new();
    let told = table.play(&[], &["a2-b2", "quit", "this is not read"]).good();
    told.says("`jersi play --continue` goes on with it.");
    let told = table.play(&["--continue", "--black", "random:5"], &["show"]).good();
    told.says("Black: random (seed 5)");
    told.says("Black plays ");
    assert!(table.only_game().contains("[BlackKind \"random:5\"]"));
}

#[test]
fn undo_and_redo() {
    let table = Table::new();
    let lines = ["a5-b5=d7", "i5-h5=f7", "undo", "undo", "redo", "show", "redo", "undo", "h1-g1", "show"];
    let told = table.play(&["--edition", "2.0"], &lines).good();
    told.says("Taken back: i5-h5=f7\n");
    told.says("Taken back: a5-b5=d7\n");
    told.says("Played again: a5-b5=d7\n");
    told.says("last turn: White a5-b5=d7\nposition: k-rcn-");
    told.says("last turn: Black h1-g1\n");
    assert!(table.only_game().contains("1. a5-b5=d7 h1-g1 *"));
    let told = table.play(&[], &["undo"]);
    assert_eq!(told.code, Some(1));
    told.complains("there is no turn to take back");
}

#[test]
fn undo_opens_a_finished_game_again() {
    let table = Table::new();
    let mut lines = BOOKLET.to_vec();
    lines.extend(["undo", "g6-h6"]);
    table.play(&["--edition", "2.0"], &lines).good();
    assert!(table.in_progress());
    assert!(!table.only_game().contains("Result"));
    let table = Table::new();
    let told = table.play(&["--keep-going"], &["a2-b2", "resign", "undo"]);
    told.says("White wins: Black resigns.\nScore: 2 0\n");
    told.complains("the game is over; `new` begins another");
}

#[test]
fn against_random_a_pair_is_taken_back() {
    let table = Table::new();
    let lines = ["a2-b2", "undo", "a2-b2", "redo"];
    let told = table.play(&["--black", "random:3", "--keep-going"], &lines);
    let plays: Vec<&str> = told.out.lines().filter(|line| line.starts_with("Black plays ")).collect();
    assert_eq!(plays.len(), 2);
    assert_eq!(plays[0], plays[1], "the same chance in the same place");
    let answer = plays[0].trim_start_matches("Black plays ");
    told.says(&format!("Taken back: {answer}, a2-b2\n"));
    told.complains("there is no turn to play again");
    // A person who is Black has nothing to take back before his first turn.
    let told = table.play(&["--white", "random:3", "--keep-going"], &["undo", "h2-g2", "undo", "redo"]);
    told.complains("Line 1 is refused: there is no turn to take back");
    assert_eq!(told.oks(), 1);
    told.says("Played again: h2-g2, ");
}

#[test]
fn save_and_load() {
    let table = Table::new();
    let lines = ["a5-b5=d7", "i5-h5=f7", "save my game.jrn", "d7=e8-f7!", "load my game.jrn", "h1-g1"];
    let told = table.play(&["--edition", "2.0", "--keep-going"], &lines);
    told.says("Saved in ");
    told.says("Loaded from my game.jrn\n");
    told.complains("Line 6 is refused: h1 belongs to Black");
    let saved = fs::read_to_string(table.0.join("my game.jrn")).expect("saved");
    assert!(saved.contains("1. a5-b5=d7 i5-h5=f7 *"), "{saved}");
    let told = table.play(&["--load", "my game.jrn"], &BOOKLET[2..]);
    assert_eq!(told.code, Some(0));
    told.says("Score: 1 0");
    assert_eq!(table.games().len(), 2, "each has a file of its own, and looking makes none");
    assert_eq!(saved, fs::read_to_string(table.0.join("my game.jrn")).expect("saved"));
    // Saving again replaces a record, and nothing else.
    table.play(&["--load", "my game.jrn", "--continue"], &[]).complains("cannot be used with");
    let told = table.play(&["--load", "my game.jrn"], &["undo", "save my game.jrn"]);
    told.says("Saved in ");
    fs::write(table.0.join("letter.txt"), "Dear Ada").expect("written");
    let told = table.play(&[], &["save letter.txt"]);
    assert_eq!(told.code, Some(1));
    told.complains("letter.txt is there already");
    assert_eq!(fs::read_to_string(table.0.join("letter.txt")).expect("there"), "Dear Ada");
    let told = table.play(&[], &["save no/such/folder.jrn"]);
    assert_eq!(told.code, Some(1));
    told.complains("cannot write no/such/folder.jrn: ");
}

#[test]
fn files_that_are_no_games() {
    let table = Table::new();
    let load = |text: &[u8]| {
        fs::write(table.0.join("f.jrn"), text).expect("written");
        table.play(&["--load", "f.jrn"], &[])
    };
    let bad = load(b"[JRN \"1\"]\n[Edition \"2.0\"]\n\n1. a5-b5=d7 i5-h5=e7 *\n");
    assert_eq!(bad.code, Some(1), "a turn is illegal");
    bad.complains("f.jrn:4:13: turn 2, i5-h5=e7: a stack moves by one or two cells");
    load(b"[JRN \"1\"]\n[Edition \"9.9\"]\n\n*\n").complains("f.jrn:2:11: edition \"9.9\" is not known");
    assert_eq!(load(b"what is this").code, Some(2));
    load(b"\xFF").complains("f.jrn is not UTF-8, at byte 1");
    load(b"[JRN \"2\"]\n\n*\n").complains("f.jrn:1:7: this record is written in JRN 2");
    let absent = table.play(&["--keep-going"], &["load absent.jrn", "a2-b2"]);
    absent.complains("Line 1 is refused: cannot read absent.jrn: ");
    assert_eq!(absent.oks(), 1, "the game at the board goes on");
}

#[test]
fn records_of_other_layouts() {
    let table = Table::new();
    let booklet = "a5-b5=d7 i5-h5=f7\nd7=e8-f7! h6-g6\n";
    fs::write(table.0.join("booklet.txt"), booklet).expect("written");
    let told = table.play(&["--load", "booklet.txt"], &[]);
    assert_eq!(told.code, Some(2));
    told.complains("say it with --edition E");
    let rest = &BOOKLET[4..];
    let told = table.play(&["--load", "booklet.txt", "--edition", "2.0"], rest).good();
    told.says("Score: 1 0");
    let told = table.play(&["--edition", "3.0"], &[&["load booklet.txt"], rest].concat()).good();
    told.says("JERSI 3.0, ");
    told.says("Score: 1 0");
}

#[test]
fn draws_and_resignation() {
    let table = Table::new();
    let told = table.play(&[], &["a2-b2", "draw", "draw"]).good();
    told.says("Black offers a tie. `draw` accepts it; White's next turn declines it.");
    told.says("A tie: the players agree.\nScore: 1 1\n");
    let told = table.play(&[], &["draw", "a2-b2", "h2-g2", "draw"]).good();
    assert_eq!(told.out.matches("White offers a tie.").count(), 2, "it lapsed with Black's turn");
    let told = table.play(&["--black", "random:1"], &["draw", "resign"]);
    told.says("The random player declines.");
    told.says("Black wins: White resigns.\nScore: 0 2\n");
}

#[test]
fn a_ransom_at_one_keyboard() {
    let table = Table::new();
    let lines = ["e4-e5!!#R", "#c3", "/K:i2", "show"];
    let told = table.play(&["--ransom", "--position", RANSOM], &lines).good();
    assert_eq!(told.oks(), 3);
    told.says("JERSI 4.8, with ransom, from a position.");
    told.says("black gives a ransom / turn 11");
    told.says("The ransom: Black decides which of his rocks he gives: #c3 #c7\n");
    told.says("The ransom is given: White decides where the captured king goes: /K:i1 /K:i2");
    told.says("last turn: White e4-e5!!#c3/K:i2\n");
    assert!(table.only_game().contains("e4-e5!!#c3/K:i2 *"));
}

#[test]
fn a_ransom_in_one_go_by_parts_and_back() {
    let table = Table::new();
    let ransom = ["--ransom", "--position", RANSOM];
    table.play(&ransom, &["e4-e5!!#c3/K:i2"]).good().says("black turn / turn 12");
    let told = table.play(&ransom, &["e4-e5!!", "e4-e5!!#R"]);
    assert_eq!(told.code, Some(1));
    told.complains("the king is captured: ask for a ransom by its letter, such as #R");
    told.complains("Legal and near: e4-e5!!#R");
    // A half turn is kept, and taken back as a whole.
    let told = table.play(&ransom, &["e4-e5!!#R"]);
    assert_eq!(told.code, Some(0));
    let told = table.play(&["--continue"], &["c7", "undo", "show"]).good();
    told.says("The ransom is given: White decides");
    told.says("Taken back: e4-e5!!#c7\n");
    told.says(&format!("position: {RANSOM}\n"));
    let told =
        table.play(&["--ransom", "--position", RANSOM, "--black", "random:1"], &["e4-e5!!#R", "/K:i7"]);
    told.says("Black plays #c");
    assert_eq!(told.oks(), 2);
}

#[test]
fn the_free_setting() {
    let table = Table::new();
    let told =
        table.play(&["--edition", "3.0", "--setting", "free", "--mokca"], &["N:a3", "n:i3", "M:b3", "x"]);
    assert_eq!((told.code, told.oks()), (Some(1), 3));
    told.says("free setting with mokca");
    told.says("black setting / turn 1");
    let record = table.only_game();
    assert!(
        record.contains("[Variant \"mokca\"]\n[Setting \"free\"]") && record.contains("N:a3 N:i3 M:b3 *")
    );
    let told = table.play(&["--continue"], &["N:i2"]);
    told.complains("every kunti is placed already");
    // Chance places everything and plays on.
    let both = ["--edition", "2.0", "--setting", "free", "--white", "random:1", "--black", "random:2"];
    let told = table.play(&both, &[]);
    assert_eq!(told.code, Some(0));
    assert_eq!(told.out.lines().filter(|line| line.contains(" plays ") && line.contains(':')).count(), 26);
    told.says("Score: ");
}

#[test]
fn random_against_random_in_every_edition() {
    let table = Table::new();
    for options in [
        "--edition 2.0",
        "--edition 2.0 --setting random",
        "--edition 2.0 --setting random --seed 4",
        "--edition 3.0",
        "--edition 3.0 --setting standard-mokca",
        "--edition 3.0 --setting standard-mokca-revised",
        "--edition 4-draft",
        "--edition 4-draft --setting free --mokca",
        "--edition 4.8",
        "--edition 4.8 --no-reserve",
        "--edition 4.8 --ransom",
        "--edition 4.16 --no-reserve --ransom",
    ] {
        let mut options: Vec<&str> = options.split(' ').collect();
        options.extend(["--white", "random:1", "--black", "random:2", "--play-seed", "9"]);
        let told = table.play(&options, &[]).good();
        told.says("Score: ");
        let again = table.play(&options, &[]).good();
        let turns = |told: &Told| {
            told.out.lines().filter(|line| line.contains(" plays ")).map(str::to_owned).collect::<Vec<_>>()
        };
        assert!(turns(&told).len() > 10);
        assert_eq!(turns(&told), turns(&again), "{options:?}");
    }
    assert!(!table.in_progress());
    let game = fs::read_to_string(&table.games()[0]).expect("readable");
    assert!(game.contains("[Adjudication \"quiet=100 repetitions=3\"]"), "{game}");
}

#[test]
fn people_are_adjudicated_only_if_asked() {
    let table = Table::new();
    let there_and_back = ["b1-c1", "h1-g1", "c1-b1", "g1-h1"].repeat(3);
    let told = table.play(&["--edition", "2.0"], &there_and_back).good();
    assert_eq!(told.oks(), 12);
    let told = table.play(&["--edition", "2.0", "--adjudicate"], &there_and_back[..8]);
    told.says("A tie: the same position too often (adjudicated, not a rule of the game).\nScore: 1 1");
}

#[test]
fn the_lot_is_drawn() {
    let table = Table::new();
    let intro = |seed: u32| {
        let seed = seed.to_string();
        let options = ["--white", "human:Ada", "--black", "human:Bo", "--lot", "--play-seed", &seed];
        table.play(&options, &[]).good().out.lines().next().expect("an intro").to_owned()
    };
    let intros: Vec<String> = (0..20).map(intro).collect();
    let ada = intros.iter().filter(|intro| intro.contains("White: Ada. Black: Bo.")).count();
    let bo = intros.iter().filter(|intro| intro.contains("White: Bo. Black: Ada.")).count();
    assert!(ada > 3 && bo > 3 && ada + bo == 20, "{intros:?}");
    assert_eq!(intro(7), intros[7], "the same seed, the same lot");
}

#[test]
fn new_games_in_one_sitting() {
    let table = Table::new();
    let lines = [
        "a2-b2",
        "new",
        "a2-b2",
        "new --edition 2.0 --setting random --seed 7 --black random:1",
        "new --position '7/8/7/8/3R-k-4/8/7/8/3K-3 w - 5 11'",
        "new --edition 9",
        "new --position 'x",
        "new --help",
    ];
    let told = table.play(&["--keep-going"], &lines);
    assert_eq!((told.code, told.oks()), (Some(0), 2));
    told.says("JERSI 2.0, random setting 7. White: human. Black: random (seed 1).");
    told.says("JERSI 4.8, from a position.");
    told.complains("Line 6 is refused: error: invalid value '9' for '--edition <E>'");
    told.complains("Line 7 is refused: a quotation mark is not closed");
    told.says("Begin another game; without options, one like the last");
    assert_eq!(table.games().len(), 2);
}

#[test]
fn turns_and_why_answer() {
    let table = Table::new();
    let told =
        table.play(&["--edition", "2.0"], &["turns a5-b5=d", "why a5-b5=d7", "why a5-c9", "help"]).good();
    told.says("a5-b5=d5\na5-b5=d7\n");
    told.says("Legal: a5-b5=d7\n");
    told.says("    a5-c9\n       ^^\nNo: there is no cell c9: row c has 7 cells\n");
    told.says("why TURN   legal, or the rule that forbids it\n");
    let all = table.play(&[], &["turns"]).good();
    let listed = all.out.lines().filter(|line| line.contains(['-', ':']) && !line.contains(' '));
    assert_eq!(listed.count(), 864);
    let winning = table.play(&["--edition", "2.0"], &[&BOOKLET[..6], &["why g6=i4!-i3!!"]].concat()).good();
    winning.says("Legal: g6=i4!-i3!!; White wins: the kunti is captured\n");
}

#[test]
fn in_french() {
    let table = Table::new();
    let lines = ["aide", "a2-b2", "annuler", "pourquoi a2-a9", "voir", "nulle", "b9-b2"];
    let told = table.play(&["--lang", "fr", "--ransom"], &lines);
    assert_eq!(told.code, Some(1));
    told.says("JERSI 4.8, avec rançon");
    told.says("Blanc : humain. Noir : humain.");
    told.says("quitter    partir ; la partie est gardée");
    told.says("Annulé : a2-b2\n");
    told.says("Non : il n'y a pas de case a9 : la rangée a a 7 cases\nLégal et proche : ");
    told.says("Blanc propose la nulle. « nulle » l'accepte ; le prochain tour de Noir la refuse.");
    told.complains("Ligne 7 refusée : il n'y a pas de case b9");
    let told = table.play(&["--lang", "fr"], &["a2-b2", "abandonner"]);
    told.says("Blanc gagne : Noir abandonne.\nScore : 2 0\nLa partie est gardée dans ");
    assert_eq!(table.play(&["--lang", "de"], &[]).code, Some(2));
}

#[test]
fn lines_that_are_not_utf_8() {
    let table = Table::new();
    let told = table.bytes(&[], b"a2-b2\nh2\xE9-g2\nh2-g2\n");
    assert_eq!((told.code, told.oks()), (Some(1), 1));
    told.complains("Line 2 is refused: the line is not UTF-8: its byte 3 starts no character");
    let told = table.bytes(&["--keep-going"], b"a2-b2\n\xFF\xFE\nh2-g2\n\0\n");
    assert_eq!((told.code, told.oks()), (Some(0), 2));
    let mut long = vec![b'a'; 1_000_000];
    long.extend(b"\na2-b2\n");
    let told = table.bytes(&["--keep-going"], &long);
    told.complains("the line is too long for a turn");
    assert_eq!(told.oks(), 1);
}

#[test]
fn a_closed_pipe_is_no_drama() {
    let table = Table::new();
    let mut child = table.command(&["--edition", "2.0", "--white", "random:1", "--black", "random:2"]);
    let mut child = child.spawn().expect("the binary starts");
    drop(child.stdout.take());
    drop(child.stdin.take());
    let told = told(child.wait_with_output().expect("it ends"));
    assert_eq!((told.code, told.err.as_str()), (Some(0), ""));
    let mut child = table.command(&["--edition", "2.0"]).spawn().expect("the binary starts");
    drop(child.stdout.take());
    let _ = child.stdin.take().expect("piped").write_all(BOOKLET.join("\n").as_bytes());
    assert_eq!(self::told(child.wait_with_output().expect("it ends")).code, Some(0));
}

#[test]
fn a_folder_that_cannot_be_written_is_told_once() {
    let table = Table::new();
    fs::write(table.home(), "a file where the folder should be").expect("written");
    let told = table.play(&["--edition", "2.0"], &BOOKLET);
    assert_eq!((told.code, told.oks()), (Some(0), 7));
    assert_eq!(told.err.matches("Warning: games cannot be kept in ").count(), 1, "{}", told.err);
    told.says("Score: 1 0");
    assert!(!told.out.contains("kept in"));
    let mut nowhere = table.command(&[]);
    let nowhere = nowhere.env_remove("JERSI_HOME").env_remove("XDG_DATA_HOME").env_remove("HOME");
    let mut child = nowhere.spawn().expect("the binary starts");
    child.stdin.take().expect("piped").write_all(b"a2-b2\nh2-g2\n").expect("written");
    let told = self::told(child.wait_with_output().expect("it ends"));
    assert_eq!(told.code, Some(0));
    assert_eq!(told.err.matches("neither JERSI_HOME nor XDG_DATA_HOME nor HOME names a folder").count(), 1);
}

#[test]
fn the_data_folder_of_the_user() {
    let table = Table::new();
    let keep_in = |name: &str, value: &Path| {
        let mut command = table.command(&[]);
        command
            .env_remove("JERSI_HOME")
            .env_remove("XDG_DATA_HOME")
            .env("HOME", "/nonexistent")
            .env(name, value);
        let mut child = command.spawn().expect("the binary starts");
        child.stdin.take().expect("piped").write_all(b"a2-b2\n").expect("written");
        told(child.wait_with_output().expect("it ends")).good();
    };
    keep_in("XDG_DATA_HOME", &table.0.join("data"));
    assert!(table.0.join("data/jersi/current").exists());
    keep_in("HOME", &table.0);
    assert!(table.0.join(".local/share/jersi/current").exists());
}

#[test]
fn a_damaged_game_is_put_aside() {
    let table = Table::new();
    table.play(&[], &["a2-b2"]).good();
    let game = table.games().remove(0);
    fs::write(&game, "[JRN \"1\"]\n[Edition \"4.8\"]\n\n1. a2-z9 *\n").expect("damaged");
    let told = table.play(&[], &["show"]);
    assert_eq!(told.code, Some(0));
    told.complains(" is damaged: ");
    told.complains("turn 1, a2-z9: ");
    told.complains("It is not lost: it was put aside as ");
    let aside = game.with_extension("jrn.damaged-1");
    assert!(fs::read_to_string(aside).expect("kept").contains("a2-z9"));
    let quiet = table.play(&[], &["show"]);
    assert_eq!(quiet.err, "", "it is told once");
    // A game of a newer program is not damaged: it stays.
    table.play(&[], &["a2-b2"]).good();
    let game =
        table.games().into_iter().find(|path| path.extension().is_some_and(|e| e == "jrn")).expect("kept");
    fs::write(&game, "[JRN \"2\"]\n\n*\n").expect("from the future");
    table.play(&[], &[]).complains("a newer one is needed");
    assert!(game.exists());
    // A damaged pointer.
    fs::write(table.home().join("current"), "../../somewhere").expect("damaged");
    table.play(&[], &[]).complains("it names no game");
    assert!(table.home().join("current.damaged-1").exists());
}

#[test]
fn two_games_at_once() {
    let table = Table::new();
    let mut first = table.command(&["--edition", "2.0"]).spawn().expect("the binary starts");
    let mut first_in = first.stdin.take().expect("piped");
    first_in.write_all(b"a5-b5=d7\n").expect("written");
    while !table.in_progress() {
        std::thread::sleep(std::time::Duration::from_millis(5));
    }
    let told = table.play(&["--continue"], &[]);
    assert_eq!(told.code, Some(2), "the game at the other table is not taken away");
    told.complains("is being played elsewhere");
    let second = table.play(&["--edition", "4.8"], &["a2-b2"]);
    second.complains("is being played elsewhere");
    assert_eq!(second.oks(), 1);
    first_in.write_all(BOOKLET[1..].join("\n").as_bytes()).expect("written");
    drop(first_in);
    let first = self::told(first.wait_with_output().expect("it ends")).good();
    first.says("Score: 1 0");
    let games: Vec<String> =
        table.games().iter().map(|path| fs::read_to_string(path).expect("readable")).collect();
    assert_eq!(games.len(), 2);
    assert!(games.iter().any(|game| game.contains("[Edition \"2.0\"]") && game.contains("1 0")));
    assert!(games.iter().any(|game| game.contains("[Edition \"4.8\"]") && game.contains("1. a2-b2 *")));
    assert!(table.in_progress(), "the second game is still offered");
}

#[test]
fn a_game_that_was_killed_is_there() {
    let table = Table::new();
    let mut child = table.command(&["--edition", "2.0"]).spawn().expect("the binary starts");
    let mut stdin = child.stdin.take().expect("piped");
    stdin.write_all(b"a5-b5=d7\ni5-h5=f7\n").expect("written");
    while !table.in_progress()
        || !table
            .games()
            .iter()
            .any(|path| fs::read_to_string(path).is_ok_and(|text| text.contains("i5-h5=f7")))
    {
        std::thread::sleep(std::time::Duration::from_millis(5));
    }
    child.kill().expect("killed");
    child.wait().expect("gone");
    let told = table.play(&["--continue"], &BOOKLET[2..]).good();
    told.says("Score: 1 0");
}

#[test]
fn bad_arguments() {
    let table = Table::new();
    for options in [
        &["--white", "robot"][..],
        &["--edition", "2.0", "--ransom"],
        &["--setting", "free"],
        &["--continue", "--edition", "2.0"],
        &["--position", "rubbish"],
    ] {
        let told = table.play(options, &[]);
        assert_eq!((told.code, told.out.as_str()), (Some(2), ""), "{options:?}");
        assert!(told.err.starts_with("error: "), "{}", told.err);
    }
    assert!(table.games().is_empty());
}
