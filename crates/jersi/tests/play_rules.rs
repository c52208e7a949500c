//! `jersi play` in every edition, variant and setting, with players of every sort.

mod table;

use std::fs;

use table::{RANSOM, Table, Told};

#[test]
fn a_ransom_at_one_keyboard() {
    let table = Table::new();
    let lines = ["e4-e5!!#R", "#c3", "/K:i2", "show"];
    let told = table.play(&["--ransom", "--position", RANSOM], &lines).good();
    assert_eq!(told.oks(), 3);
    told.says("JERSI 4.8, with ransom, from a position.");
    told.says("black gives a ransom / turn 6");
    told.says("The ransom: Black decides which of his rocks he gives: #c3 #c7\n");
    told.says("The ransom is given: White decides where the captured king goes: /K:i1 /K:i2");
    told.says("last turn: White e4-e5!!#c3/K:i2\n");
    assert!(table.only_game().contains("e4-e5!!#c3/K:i2 *"));
}

#[test]
fn a_ransom_in_one_go_by_parts_and_back() {
    let table = Table::new();
    let ransom = ["--ransom", "--position", RANSOM];
    table.play(&ransom, &["e4-e5!!#c3/K:i2"]).good().says("black turn / turn 6");
    let told = table.play(&ransom, &["e4-e5!!", "e4-e5!!#R"]);
    assert_eq!(told.code, Some(1));
    told.complains("the king is captured: ask for a ransom by its letter: #R");
    told.complains("Legal and near: e4-e5!!#R");
    // A half turn is kept, and taken back as a whole.
    let told = table.play(&ransom, &["e4-e5!!#R"]);
    assert_eq!(told.code, Some(0));
    let told = table.play(&["--continue"], &["#c7", "undo", "show"]).good();
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
    told.says("free setting with guardian");
    told.says("black setting / placement 4");
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
fn by_the_rules_of_a_file() {
    let table = Table::new();
    let rules = table.0.join("rules.toml");
    fs::write(&rules, "edition = \"4.8\"\nban = [\"one-two\"]\n").expect("written");
    let rules = rules.display().to_string();
    let told = table.play(&["--rules", &rules], &["a2-b2=d3"]);
    assert_eq!((told.code, told.oks()), (Some(1), 0));
    told.says("JERSI 4.8, house rules ban=one-two.");
    told.complains("house rules forbid building a stack and moving it in the same turn");
    assert_eq!(Table::new().play(&["--rules", &rules], &["a2-b2"]).good().oks(), 1);
    // What the file says stands alone.
    for more in [["--edition", "2.0"], ["--setting", "standard"], ["--no-reserve", "--lot"]] {
        let told = table.play(&["--rules", &rules, more[0], more[1]], &[]);
        assert_eq!(told.code, Some(2), "{more:?}");
        told.complains(&format!("--rules and {} do not go together", more[0]));
    }
}

#[test]
fn by_a_rule_set_of_a_plan() {
    let table = Table::new();
    let plan = table.0.join("plan.toml");
    let text = "strengths = [{ nodes = 3, games = 2 }]\n[[rules]]\nname = \"hunt\"\nedition = \"2.0\"\n\
        [[rules]]\nname = \"bound\"\nban-white = [\"one-two\"]\n";
    fs::write(&plan, text).expect("written");
    let by = |name: &str, lines: &[&str]| {
        Table::new().play(&["--rules", &format!("{}{name}", plan.display())], lines)
    };
    by("#hunt", &["a2-b2"]).good().says("JERSI 2.0, symmetrical setting.");
    by("#bound", &["a2-b2=d3"]).complains("Line 1 is refused: house rules forbid building a stack");
    assert_eq!(by("#bound", &["a2-b2", "i2-h2=f3"]).good().oks(), 2, "Black is free");
    let told = by("#bund", &[]);
    assert_eq!(told.code, Some(2));
    told.complains("the plan has no rule set bund; did you mean bound?");
    by("#whatever", &[]).complains("the plan has no rule set whatever; it has hunt, bound");
    by("", &[]).complains("name one behind a #");
    by("x", &[]).complains("plan.tomlx");
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

// rule 3.01
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
    told.complains("Line 6 is refused: --edition cannot be 9: write one of 2.0, 3.0");
    told.complains("Line 7 is refused: a quotation mark is not closed");
    told.says("Begin another game; without options, one like the last");
    assert_eq!(table.games().len(), 2);
}

#[test]
fn what_cannot_be_read_is_told_in_french() {
    let table = Table::new();
    let fr = ["--lang", "fr"];
    let told = table.play(&[&fr[..], &["--position", "7/8/7 w - 0 1"]].concat(), &[]);
    assert_eq!(told.code, Some(2));
    assert!(told.err.contains("un plateau a 9 rangées"), "{}", told.err);
    let told = table.play(&[&fr[..], &["--position", "7/8/7/8/9/8/7/8/7 w - 0 1"]].concat(), &[]);
    assert!(told.err.contains("les règles ne permettent pas cette position"), "{}", told.err);
    assert!(told.err.contains("aucun roi n’est sur le plateau"), "{}", told.err);
    let file = table.0.join("half.jrn");
    for (text, fault) in [
        ("[JRN \"1\"]\n1. a2-b2 (", "la variante qui commence ici n’est pas fermée par )"),
        ("[JRN \"1\"]\n[Edition \"9\"]\n1. a2-b2", "l’édition \"9\" est inconnue"),
        (
            "[JRN \"1\"]\n[Edition \"4.8\"]\n1. a2-e5",
            "le tour 1 de Blanc, a2-e5 : une pièce seule avance d’une case",
        ),
    ] {
        std::fs::write(&file, text).expect("a file of the test");
        let told = table.play(&[&fr[..], &["--load", file.to_str().expect("UTF-8")]].concat(), &[]);
        assert!(told.err.contains(fault), "{}", told.err);
    }
}
