//! `jersi play` against the engine, and the words that ask it.

mod table;

use table::{RANSOM, Table};

#[test]
fn the_engine_answers_every_turn() {
    let table = Table::new();
    let options = ["--no-reserve", "--black", "engine:2", "--play-seed", "1"];
    let told = table.play(&options, &["a2-b2", "a3-b3", "undo", "show"]).good();
    told.says("White: human. Black: engine 2.");
    assert_eq!(told.out.matches("Black plays ").count(), 2, "{}", told.out);
    told.says("Taken back: ");
    let record = table.only_game();
    assert!(record.contains("[Black \"engine 2\"]"), "{record}");
    assert!(record.contains("\"engine:2:"), "{record}");
}

#[test]
fn a_game_against_the_engine_goes_on_against_it() {
    let table = Table::new();
    table.play(&["--no-reserve", "--black", "engine:1"], &["a2-b2"]).good();
    let told = table.play(&["--continue"], &["show"]).good();
    told.says("Black: engine 1.");
}

#[test]
fn the_same_seed_plays_the_same_game() {
    let game = |seed| {
        let table = Table::new();
        let options =
            ["--edition", "2.0", "--white", "engine:1", "--black", "minimax:1", "--play-seed", seed];
        let told = table.play(&options, &[]).good();
        told.out.lines().filter(|line| line.contains(" plays ")).collect::<Vec<_>>().join("\n")
    };
    assert_eq!(game("7"), game("7"));
    assert_ne!(game("7"), game("8"));
}

#[test]
fn hint_eval_and_best() {
    let table = Table::new();
    // The king is one step from the far side.
    let won = "7/3K-4/7/8/9/8/7/4k-3/7 w - 0 51";
    let options = ["--no-reserve", "--nodes", "2000", "--position", won];
    let told = table.play(&options, &["hint", "eval", "best 2", "best"]).good();
    told.says("Hint: h4-i");
    told.says("(wins with this turn)\nIt wins: it brings White's king home.");
    told.says("White: wins with this turn, winning chance 100%\n");
    told.says(" 1.     #1  100%  h4-i");
    told.says(" 2. ");
    assert!(!told.err.contains('['), "no bar in a pipe: {}", told.err);
}

#[test]
fn the_engine_is_asked_in_french() {
    let table = Table::new();
    let options = ["--edition", "3.0", "--nodes", "2000", "--lang", "fr", "--black", "engine"];
    let told = table.play(&options, &["conseil", "évaluer", "meilleurs 1", "aide"]).good();
    told.says("Noir : moteur.");
    told.says("Conseil : ");
    told.says(" unités)\n");
    told.says("chances de gain ");
    told.says("meilleurs N");
}

#[test]
fn questions_that_are_none() {
    let table = Table::new();
    let lines = ["best 0", "best many", "hint me", "resign", "hint"];
    let told = table.play(&["--no-reserve", "--nodes", "500", "--keep-going"], &lines);
    told.complains("Line 1 is refused: `best` takes a number of lines from 1 to 20");
    told.complains("Line 2 is refused: `best` takes");
    told.complains("Line 3 is refused: \"hint me\" is neither");
    told.complains("Line 5 is refused: the game is over");
}

#[test]
fn the_engine_decides_in_a_ransom() {
    let table = Table::new();
    let options = ["--ransom", "--position", RANSOM, "--black", "engine:3", "--nodes", "2000"];
    let told = table.play(&options, &["e4-e5!!#R", "hint", "turns"]).good();
    told.says("Black plays #c");
    told.says("White decides where the captured king goes");
    told.says("Hint: /");
}

#[test]
fn ties_are_answered_by_what_the_engine_thinks() {
    let table = Table::new();
    let told = table.play(&["--no-reserve", "--black", "engine", "--nodes", "1000"], &["draw"]).good();
    told.says("Black declines the tie.");
    // White has everything, Black a lonely king far from home.
    let better = "7/8/k-6/8/9/8/7/2RSRSRP3/3K-RP2 w - 0 31";
    let options = ["--no-reserve", "--position", better, "--black", "engine", "--nodes", "1000"];
    let told = table.play(&options, &["draw"]).good();
    told.says("tie");
    assert!(!told.out.contains("declines"), "{}", told.out);
}

#[test]
fn players_that_are_none() {
    for spec in ["engine:11", "engine:x", "minimax", "minimax:0", "engine:"] {
        let told = Table::new().play(&["--black", spec], &[]);
        assert_eq!(told.code, Some(2));
        told.complains("engine:LEVEL with a level from 1 to 10");
    }
}
