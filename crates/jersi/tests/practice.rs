//! `jersi puzzles` and `jersi lesson` line by line: real files, the real binary, both languages.
#![allow(missing_docs)]

mod table;

use std::fs;
use std::io::Write;
use std::process::{Command, Stdio};

use jersi_puzzles::{Goal, Puzzle, of_the_day, puzzles, tasks};
use jersi_rules::notation::write_turn;
use serde_json::Value;
use table::{Table, Told, hear};

/// A command with a data folder of its own, and lines.
fn told(table: &Table, arguments: &[&str], lines: &[&str]) -> Told {
    let mut command = Command::new(env!("CARGO_BIN_EXE_jersi"));
    command.args(arguments).env("JERSI_HOME", table.home()).env("LC_ALL", "C").current_dir(&table.0);
    command.stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped());
    let mut child = command.spawn().expect("the binary starts");
    let mut stdin = child.stdin.take().expect("piped");
    // Who leaves early does not read the rest.
    let _ = stdin.write_all((lines.join("\n") + "\n").as_bytes());
    drop(stdin);
    hear(child.wait_with_output().expect("it ends"))
}

fn kept(table: &Table) -> Value {
    let text = fs::read_to_string(table.home().join("practice.json")).expect("something is kept");
    serde_json::from_str(&text).expect("JSON")
}

/// A puzzle of a kind with few legal turns, so that proofs are quick.
fn one(goal: Goal, turns: u32) -> &'static Puzzle {
    let of_kind = puzzles().iter().filter(|puzzle| (puzzle.goal, puzzle.turns) == (goal, turns));
    of_kind.min_by_key(|puzzle| puzzle.legal).unwrap_or_else(|| panic!("{goal:?} in {turns}"))
}

/// A legal turn that is no solution.
fn wrong(puzzle: &Puzzle) -> String {
    let start = puzzle.start();
    let turns = start.turns().into_iter().map(|turn| write_turn(&start, turn));
    turns.into_iter().find(|turn| !puzzle.wins.contains(turn)).expect("not every turn is right")
}

#[test]
fn a_win_in_one_is_missed_solved_and_kept() {
    let (table, puzzle) = (Table::new(), one(Goal::Win, 1));
    let lines = [&wrong(puzzle), &puzzle.wins[0], "quit"];
    let told = told(&table, &["puzzles", &puzzle.id], &lines);
    assert_eq!(told.code, Some(0), "{}", told.err);
    told.says(&format!("Puzzle {}: win in one\n", puzzle.id));
    told.says("wins in one turn. How?");
    told.says(" goes on with ");
    told.says(". Another turn ends the game at once.");
    assert!(
        told.out.contains(" has no turn that wins at once any more. ")
            || told.out.contains(" but a turn too late."),
        "no reason: {}",
        told.out
    );
    told.says("Solved, though not at the first try alone.\n");
    let kept = kept(&table);
    assert_eq!(kept["puzzles"][0]["id"], puzzle.id.as_str());
    assert_eq!(kept["puzzles"][0]["mark"], "helped", "it comes back");
    assert!(kept["rating"]["value"].as_f64().is_some_and(|rating| rating < 800.0), "{kept}");
}

#[test]
fn the_next_start_goes_on_with_what_is_open() {
    let (table, puzzle) = (Table::new(), one(Goal::Win, 1));
    let motif = puzzle.motifs[0].id();
    let told_first = told(&table, &["puzzles", &puzzle.id], &[&puzzle.wins[0]]);
    told_first.says("Solved.\n");
    told_first.says("Your rating is ");
    let listed = told(&table, &["puzzles", "--list", "--json", "--motif", motif], &[]).good();
    let marks: Vec<Value> =
        listed.out.lines().map(|line| serde_json::from_str(line).expect("JSON")).collect();
    let solved: Vec<&Value> = marks.iter().filter(|line| line["mark"] == "solved").collect();
    assert_eq!((solved.len(), &solved[0]["id"]), (1, &Value::from(puzzle.id.as_str())));
    assert!(
        marks.iter().all(|line| line["motifs"].as_array().is_some_and(|all| all.contains(&motif.into())))
    );
    // Others come, and each only once.
    let next = told(&table, &["puzzles", "--motif", motif], &["next", "next", "quit"]);
    let titles: Vec<&str> = next.out.lines().filter(|line| line.starts_with("Puzzle ")).collect();
    assert!(!next.out.contains(&format!("Puzzle {}:", puzzle.id)), "{titles:?}");
    assert_eq!(titles.len(), 3, "{titles:?}");
    assert!(titles[0] != titles[1] && titles[1] != titles[2], "{titles:?}");
}

#[test]
fn a_win_in_two_is_refuted_and_answered() {
    let (table, puzzle) = (Table::new(), one(Goal::Win, 3));
    let told = told(
        &table,
        &["puzzles", &puzzle.id],
        &[&wrong(puzzle), "hint", &puzzle.wins[0], "hint", "solution"],
    );
    assert_eq!(told.code, Some(0), "{}", told.err);
    told.says("wins in two turns, whatever ");
    assert!(
        told.out.contains(" gets away by ") || told.out.contains(" wins after that by "),
        "nothing refutes: {}",
        told.out
    );
    told.says("It begins ");
    told.says("That is right. ");
    told.says("Now finish.");
    told.says("The solution: ");
    told.says("It wins: it ");
    assert_eq!(kept(&table)["puzzles"][0]["mark"], "shown");
}

/// The line that is played ends otherwise than that of the proof: what is told is so of the one that was played.
#[test]
fn the_end_that_is_told_is_the_one_on_the_board() {
    let lines = ["g3-f4=d3", "d3=b4-a3"];
    let told = told(&Table::new(), &["puzzles", "48-79"], &lines);
    told.says("Solved.\n");
    told.says("It wins: it brings Black's king home.");
    assert!(
        !told.out.contains("no legal turn") && !told.out.contains("without a legal turn"),
        "{}",
        told.out
    );
}

/// What gets away in time may lose later; a puzzle of two turns says nothing of that.
#[test]
fn what_gets_away_is_not_said_to_lose() {
    let told = told(&Table::new(), &["puzzles", "48-13"], &["c3=c4-b4"]);
    told.says("Black gets away by g3-f4.");
    assert!(!told.out.contains("loses by force"), "{}", told.out);
}

#[test]
fn the_only_defence_is_found_and_the_others_are_refuted_to_the_end() {
    for turns in [1, 3] {
        let (table, puzzle) = (Table::new(), one(Goal::Hold, turns));
        let told = told(&table, &["puzzles", &puzzle.id], &[&wrong(puzzle), &puzzle.wins[0]]);
        told.says(if puzzle.wins.len() == 1 { ": the only defence\n" } else { ": hold\n" });
        told.says("Which one holds?");
        told.says(" wins after that by ");
        told.says("Solved, though not at the first try alone.\n");
        let alone = puzzle.wins.len() == 1;
        told.says(if alone {
            "\nEverything else loses by force.\n"
        } else {
            "\nNearly everything else loses by force.\n"
        });
        told.says(if turns == 1 {
            "nearly every turn loses at once."
        } else {
            " wins within two turns after nearly every turn."
        });
        assert_eq!(kept(&table)["puzzles"][0]["mark"], "helped", "it comes back");
    }
}

/// What was missed and then solved is solved, and is still to be solved alone.
#[test]
fn what_was_missed_comes_back_after_it_was_solved() {
    let (table, puzzle) = (Table::new(), one(Goal::Win, 1));
    let motif = puzzle.motifs[0].id();
    let lines = [wrong(puzzle), puzzle.wins[0].clone()];
    told(&table, &["puzzles", &puzzle.id], &lines.each_ref().map(String::as_str)).says("Solved, ");
    let listed = told(&table, &["puzzles", "--list"], &[]).good();
    listed.says(&format!("with help  {}  {:>4}  Puzzle {}: ", puzzle.grade(), puzzle.rating, puzzle.id));
    listed.says("1 of 332 solved. ");
    // All others of its motif are solved alone, so that only this one is left.
    let mut kept = kept(&table);
    let others = puzzles().iter().filter(|other| other.id != puzzle.id);
    let solved = others.map(|other| serde_json::json!({"id": other.id, "mark": "solved"}));
    kept["puzzles"].as_array_mut().expect("a list").extend(solved);
    fs::write(table.home().join("practice.json"), kept.to_string()).expect("written");
    let next = told(&table, &["puzzles", "--motif", motif], &["quit"]);
    assert!(next.out.starts_with(&format!("Puzzle {}:", puzzle.id)), "{}", next.out);
}

/// The hint begins as the solution does, in puzzles and in the lesson.
#[test]
fn a_hint_names_what_the_solution_drops_first() {
    for arguments in [["puzzles", "48-148"], ["puzzles", "48-160"], ["puzzles", "48-189"], ["lesson", "8"]] {
        let told = told(&Table::new(), &arguments, &["hint", "solution"]);
        told.says("It begins with the reserve: mountain.\n");
        assert!(told.out.contains(" M:"), "{}", told.out);
    }
}

/// That a turn takes nothing, or takes two steps, is no reason why it wins.
#[test]
fn a_win_has_its_end_for_a_reason() {
    for (id, reason) in [("48-168", "The king reaches the far row.\n"), ("20-58", "The kunti is captured.\n")]
    {
        let told = told(&Table::new(), &["puzzles", id], &["solution"]);
        told.says(reason);
        assert!(!told.out.contains("The first turn captures nothing"), "{}", told.out);
    }
}

#[test]
fn the_list_is_french_to_its_marks() {
    let told = told(&Table::new(), &["puzzles", "--list", "--lang", "fr"], &[]).good();
    told.says("\u{202f}: gain en deux\u{202f}; un tour tranquille, ");
    assert!(!told.out.contains(" ; ") && !told.out.contains("deux; "), "{}", told.out);
}

#[test]
fn the_puzzle_of_the_day_is_the_same_for_everybody() {
    let table = Table::new();
    let before = jersi::kept_games::date::today();
    let told = told(&table, &["puzzles", "--day"], &[]);
    let after = jersi::kept_games::date::today();
    let title = |day: &u64| format!("Puzzle {}:", of_the_day(*day).id);
    assert!([before, after].iter().any(|day| told.out.starts_with(&title(day))), "{}", told.out);
}

#[test]
fn the_whole_lesson_line_by_line_in_both_languages() {
    for (lang, done, then) in
        [("en", "Won: a king on the far row", "jersi puzzles"), ("fr", "Gagné", "jersi puzzles")]
    {
        let table = Table::new();
        let mut lines = vec!["e5-e6", "hint", "solution"];
        for task in tasks() {
            lines.extend([task.example.as_str(), "next"]);
        }
        let told_all = told(&table, &["lesson", "--lang", lang], &lines).good();
        told_all.says(done);
        told_all.says(then);
        assert_eq!(kept(&table)["lesson"].as_array().map(Vec::len), Some(10));
        let list = told(&table, &["lesson", "--list", "--lang", lang], &[]).good();
        assert_eq!(
            list.out.lines().filter(|line| line.contains(", done.") || line.contains(", fait.")).count(),
            10
        );
    }
}

#[test]
fn a_task_is_entered_press_by_press_and_gone_on_with() {
    let table = Table::new();
    let first = told(&table, &["lesson"], &["h4", "i4", "play", "quit"]).good();
    first.says("Task 1 of 10. Bring the king home");
    first.says("Your king stands on h4.");
    first.says("Won: a king on the far row wins the game.");
    let second = told(&table, &["lesson"], &["c3-b3", "undo", "turns c3-b", "why c3-c9", "show"]);
    second.says("Task 2 of 10.");
    second.says("That is legal, but not what we want here.");
    assert_eq!(second.code, Some(1), "after a wrong turn the board is as it was: {}", second.err);
    second.complains("this is the beginning already");
    let last = told(&table, &["lesson", "10"], &["next"]).good();
    last.says("Task 10 of 10.");
    last.says("Task 2 of 10.");
}

#[test]
fn what_is_wrong_is_told_with_its_place_and_code() {
    let table = Table::new();
    let nobody = told(&table, &["puzzles", "48-999"], &[]);
    assert_eq!(nobody.code, Some(2));
    nobody.complains("there is no puzzle \"48-999\"");
    nobody.complains("   ^^^");
    nobody.complains("puzzles are called 48-01 to 48-200; ");
    let french = told(&table, &["puzzles", "zz", "--lang", "fr"], &[]);
    assert_eq!(french.code, Some(2));
    french.complains("il n’y a pas de problème");
    french.complains("20-01 à 20-66, 30-01 à 30-66 ou 48-01 à 48-200");
    let none = told(&table, &["puzzles", "--edition", "2.0", "--motif", "king-arrives"], &[]);
    assert_eq!(none.code, Some(2));
    none.complains("no puzzle is as you want it");
    let task = told(&table, &["lesson", "11"], &[]);
    assert_eq!(task.code, Some(2));
    let line = told(&table, &["lesson"], &["h4-zz"]);
    assert_eq!(line.code, Some(1));
    line.complains("Line 1 is refused: ");
    let word = told(&table, &["lesson", "--keep-going"], &["resign", "flubber", "solution now", "h4-i4"]);
    assert_eq!(word.code, Some(0));
    word.complains("Line 1 is refused: that means nothing here; help tells the words\n");
    word.complains("flubber");
    word.complains("solution now");
    word.says("Won: ");
    let over = told(&table, &["lesson", "1"], &["h4-i4", "h4-i3"]);
    assert_eq!(over.code, Some(1));
    over.complains("it is done; next goes on, undo begins again");
}

#[test]
fn what_cannot_be_kept_is_told_and_damage_is_put_aside() {
    let table = Table::new();
    fs::create_dir_all(table.home()).expect("a folder");
    fs::write(table.home().join("practice.json"), "{\"version\": 1, oh").expect("written");
    let damaged = told(&table, &["lesson"], &["h4-i4"]);
    damaged.complains("What you solved before is not known: ");
    damaged.complains("practice.json.damaged-1");
    assert_eq!(kept(&table)["lesson"], serde_json::json!(["move"]));
    let no_rating = fs::read_to_string(table.home().join("practice.json")).expect("kept");
    let no_rating = no_rating.replace("800.0", "1e300");
    fs::write(table.home().join("practice.json"), no_rating).expect("written");
    told(&table, &["puzzles", "--list"], &[]).complains("practice.json.damaged-2");
    fs::write(table.home().join("practice.json"), "{\"version\": 7}").expect("written");
    let later = told(&table, &["lesson"], &["h4-i4", "next", "c3-d4=f5"]);
    later.complains("was written by a later version");
    later.says("One turn, up to three cells");
    assert_eq!(kept(&table), serde_json::json!({"version": 7}), "it stays as it is");
    // A file where the folder should be.
    let blocked = Table::new();
    fs::write(blocked.home(), "no folder").expect("written");
    let told = told(&blocked, &["lesson"], &["h4-i4", "next", "c3-d4=f5"]);
    assert_eq!(told.code, Some(0));
    assert_eq!(told.out.matches("What you solved is not kept in ").count(), 1, "{}", told.out);
}

/// The words of the helps are understood.
#[test]
fn every_promised_word_is_understood() {
    let promised = told(&Table::new(), &["puzzles", "--help"], &[]).good().out;
    let promised = promised.split_whitespace().collect::<Vec<_>>().join(" ");
    let (_, list) = promised.split_once("Or type a word: ").expect("words are promised");
    let (list, _) = list.split_once(". ").expect("the list ends");
    let mut words: Vec<&str> = list.split(", ").filter_map(|word| word.split_whitespace().next()).collect();
    assert!(words.len() >= 11, "{words:?}");
    words.extend([
        "conseil", "solution", "suivant", "annuler", "tours", "pourquoi", "jouer", "retour", "voir", "aide",
        "quitter",
    ]);
    for word in words {
        let told = told(&Table::new(), &["lesson", "--keep-going"], &[word]);
        assert!(!told.err.contains("is neither a turn nor a word"), "{word}: {}", told.err);
        assert!(!told.err.contains("means nothing here"), "{word}: {}", told.err);
    }
}
