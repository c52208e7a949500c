//! The course of a game at a table: back and forth, ends, clocks, keeping.

mod common;

use common::{config, from_position, person, play_all, table};
use jersi_rules::{Color, Lang};
use jersi_table::Confirm;
use jersi_view::Table;
use jersi_view::wire::{Both, CountKind, Entered, GameConfig, Opponent, PlanState, PlayerConfig, Prompt};

const OPENING: [&str; 4] = ["a2-b2=d3", "h4-h3=f4", "b3-b4=d5", "f4=e4"];

fn texts(table: &Table) -> Vec<String> {
    table.view().turns.into_iter().map(|turn| turn.text).collect()
}

#[test]
fn turns_are_taken_back_and_played_again() {
    let mut table = table("4.8");
    play_all(&mut table, &OPENING);
    table.undo().expect("four turns were played");
    table.undo().expect("three are left");
    let view = table.view();
    assert_eq!((view.played, view.cursor, view.turns.len(), view.can_redo), (2, 2, 4, true));
    assert!(view.turns[2].undone && view.turns[3].undone && !view.turns[1].undone);
    assert_eq!(view.turns.iter().map(|turn| turn.pair).collect::<Vec<_>>(), [1, 1, 2, 2]);
    table.redo().expect("two can be played again");
    assert_eq!(table.view().played, 3);
    table.redo().expect("one more");
    assert_eq!(table.redo().expect_err("no more").code, "nothing-to-redo");
    assert_eq!(texts(&table), OPENING);
}

#[test]
fn earlier_turns_are_looked_at_and_gone_on_from() {
    let mut table = table("4.8");
    play_all(&mut table, &OPENING);
    let positions: Vec<String> = (0..=4)
        .map(|played| {
            table.go_to(played);
            table.view().position
        })
        .collect();
    assert_eq!(positions.iter().collect::<std::collections::BTreeSet<_>>().len(), 5);
    table.go_to(1);
    let view = table.view();
    assert_eq!((view.cursor, view.played, view.live), (1, 4, false));
    assert_eq!(view.entry.prompt, Prompt::None);
    assert_eq!(view.last.expect("the first turn").text, "a2-b2=d3");
    assert_eq!(table.play_text("h4-h3").expect_err("looking back").code, "looking-back");
    table.continue_here().expect("it can be gone on from");
    assert!(table.view().live);
    play_all(&mut table, &["h4-h3"]);
    assert_eq!(texts(&table), ["a2-b2=d3", "h4-h3"]);
    table.go_to(99);
    assert!(table.view().live);
}

#[test]
fn a_finished_game_can_be_gone_on_from_too() {
    let mut table = table("4.8");
    play_all(&mut table, &OPENING);
    let said = table.resign().expect("it goes on");
    assert_eq!(said, "Black wins: White resigns.");
    let view = table.view();
    let ending = view.ending.expect("it is over");
    assert_eq!((ending.code.as_str(), ending.points), ("resignation", Some(Both { white: 0, black: 2 })));
    assert!(!view.can_undo && view.entry.next.is_empty());
    assert_eq!(table.play_text("a3-a2").expect_err("over").code, "game-over");
    table.go_to(2);
    table.continue_here().expect("it can be gone on from");
    assert!(table.view().ending.is_none());
    play_all(&mut table, &["b3-b4"]);
    assert_eq!(texts(&table), ["a2-b2=d3", "h4-h3=f4", "b3-b4"]);
}

#[test]
fn the_rules_end_a_game_and_undo_opens_it() {
    let mut table = from_position("4.8", false, "7/3K-4/7/8/9/8/7/4k-3/7 w - 12 31");
    let count = table.view().count.expect("4.8 counts");
    assert_eq!((count.kind, count.value, count.limit), (CountKind::NoCapture, 12, 40));
    assert_eq!(count.sentence, "12 of 40 turns without a capture");
    let said = table.play_text("h4-i3").expect("it is legal");
    assert!(said.ends_with("White wins: the king has reached the far row."), "{said}");
    assert!(table.view().ending.expect("over").reopens);
    table.undo().expect("it opens again");
    assert!(table.view().ending.is_none());
}

/// Nothing in 2.0 ends a game that only goes back and forth; machines are stopped, people are not.
#[test]
fn machines_do_not_play_for_ever() {
    let there_and_back = ["a1-b1=a1", "i5-h6=i5", "a1-b1", "i5-h6"];
    let machine = PlayerConfig { name: String::new(), opponent: Opponent::Random { seed: 1 } };
    for (player, ends) in [(machine, true), (common::person(), false)] {
        let players = Both { white: player.clone(), black: player };
        let mut table = Table::new(&GameConfig { players, ..config("2.0") }, Lang::EN).expect("a game");
        for text in there_and_back.iter().cycle().take(40) {
            if table.decide_text(text).is_err() {
                break;
            }
        }
        let view = table.view();
        assert!(ends || view.played == 40, "only {} turns were legal", view.played);
        let ending = view.ending.map(|ending| ending.code);
        assert_eq!(ending.as_deref() == Some("adjudicated-repetition"), ends, "{ending:?}");
    }
}

fn against(opponent: Opponent) -> Table {
    let players = Both { white: common::person(), black: PlayerConfig { name: String::new(), opponent } };
    Table::new(&GameConfig { players, ..config("4.8") }, Lang::EN).expect("there is such a game")
}

#[test]
fn two_people_offer_and_take_a_tie() {
    let mut table = table("4.8");
    let offered = table.offer_tie();
    assert_eq!(
        (offered.said.as_str(), offered.asked, offered.declined),
        ("White offers a tie.", None, false)
    );
    assert_eq!(table.view().offer, Some(jersi_view::wire::Color::White));
    assert_eq!(table.decline_tie(Color::Black).expect("an offer stands"), "Black declines the tie.");
    assert_eq!(table.accept_tie(Color::Black).expect_err("none").code, "no-offer");
    table.offer_tie();
    assert_eq!(table.offer_tie().said, "A tie: the players agree.");
    assert!(table.view().ending.expect("over").tie);
    assert_eq!(table.offer_tie().fault.expect("over").code, "game-over");
}

#[test]
fn a_machine_says_its_chance_before_it_answers() {
    for (chance, declines) in [(Some(0.44), false), (Some(0.45), true), (None, true)] {
        let mut table = against(Opponent::Engine { level: 3, seed: 1 });
        let offered = table.offer_tie();
        assert_eq!(offered.asked, Some(jersi_view::wire::Color::Black), "{offered:?}");
        let answer = table.answer_tie(Color::Black, chance);
        assert_eq!((answer.fault, answer.declined), (None, declines));
        assert_eq!(table.view().ending.is_none(), declines);
        let said = if declines { "Black declines the tie." } else { "A tie: the players agree." };
        assert_eq!(answer.said, said);
    }
    let declined = against(Opponent::Random { seed: 1 }).offer_tie();
    assert!(declined.declined && declined.asked.is_none() && declined.fault.is_none(), "{declined:?}");
}

#[test]
fn turns_are_taken_back_to_the_person() {
    let mut table = against(Opponent::Random { seed: 1 });
    play_all(&mut table, &OPENING);
    table.undo().expect("a turn of each");
    assert_eq!(table.view().played, 2);
    table.redo().expect("both again");
    assert_eq!(table.view().played, 4);
    play_all(&mut table, &["a3-a2"]);
    let view = table.view();
    let plan = view.plan.expect("it may be planned meanwhile");
    assert_eq!(
        (plan.state, view.entry.prompt, view.decider),
        (PlanState::Open, Prompt::Begin, jersi_view::wire::Color::Black)
    );
    assert_eq!(table.play_text("h3-h2").expect_err("not a person's turn").code, "not-your-turn");
}

#[test]
fn a_plan_is_told_until_it_is_played_or_struck() {
    let mut table = against(Opponent::Random { seed: 1 });
    let said = |table: &Table| table.view().plan.map(|plan| (plan.state, plan.sentence));
    assert_eq!(said(&table), None);
    play_all(&mut table, &["a2-b2"]);
    assert_eq!(said(&table), Some((PlanState::Open, "You may plan your turn meanwhile.".to_owned())));
    for cell in ["b2", "c2"] {
        assert_eq!(table.press(cell, None, Confirm::Never), Entered::default(), "nothing is played");
    }
    let (state, sentence) = said(&table).expect("a plan");
    assert!(state == PlanState::Open && sentence.starts_with("Your plan: b2=c2."), "{sentence}");
    assert_eq!(table.play().expect_err("not yet").code, "not-your-turn");
    table.decide_text("h2-g2").expect("it is legal");
    assert_eq!(said(&table).expect("a plan").0, PlanState::Entered);
    assert_eq!(table.view().entry.playable.as_deref(), Some("b2=c2"));
    table.play().expect("one press plays it");
    assert_eq!(table.view().turns[2].text, "b2=c2");
}

#[test]
fn the_end_tells_its_reason_and_its_cell() {
    let position = "3k-3/3K-4/7/8/9/8/7/8/7 w - 0 1".to_owned();
    let players = Both { white: person(), black: person() };
    for (opponent, reason) in [
        (Opponent::Human, "White's king is on row i."),
        (Opponent::Random { seed: 1 }, "Your king is on row i."),
    ] {
        let black = PlayerConfig { opponent, ..person() };
        let players = Both { black, ..players.clone() };
        let config = GameConfig { position: Some(position.clone()), players, ..config("4.8") };
        let mut table = Table::new(&config, Lang::EN).expect("the rules allow it");
        table.play_text("h4-i3").expect("the king goes home");
        let ending = table.view().ending.expect("it is over");
        assert_eq!((ending.reason.as_str(), ending.cells), (reason, vec!["i3".to_owned()]));
    }
}

fn timed() -> Table {
    let config = GameConfig { time_control: "60+5".to_owned(), ..config("4.8") };
    Table::new(&config, Lang::EN).expect("there is such a game")
}

fn left(table: &Table) -> (u32, u32) {
    let left = table.clock().expect("there is a clock").left;
    (left.white, left.black)
}

#[test]
fn time_runs_for_who_decides() {
    let mut table = timed();
    table.tick(1000.0);
    assert_eq!((left(&table), table.clock().expect("a clock").running), ((60_000, 60_000), None));
    table.start_clock();
    table.tick(11_000.0);
    assert_eq!(left(&table), (50_000, 60_000));
    play_all(&mut table, &["a2-b2=d3"]);
    table.tick(21_000.0);
    assert_eq!(left(&table), (55_000, 50_000));
    table.undo().expect("a turn was played");
    assert_eq!(left(&table), (60_000, 60_000));
    assert!(!table.tick(80_999.0));
    assert!(table.tick(81_001.0));
    assert_eq!(table.view().ending.expect("over").code, "time");
    assert_eq!(table.clock().expect("a clock").running, None);
}

#[test]
fn no_time_runs_without_a_clock() {
    let mut table = table("4.8");
    table.start_clock();
    assert!(!table.tick(1e12));
    assert_eq!(table.clock(), None);
    assert!(!table.tick(f64::NAN) && !table.tick(-5.0));
}

#[test]
fn a_kept_game_is_the_same_again() {
    let white = PlayerConfig { name: "Zoé".to_owned(), opponent: Opponent::Human };
    let black = PlayerConfig { name: String::new(), opponent: Opponent::Engine { level: 4, seed: 99 } };
    let config = GameConfig {
        players: Both { white, black },
        time_control: "60+5".to_owned(),
        date: "2026-11-20".to_owned(),
        ..config("4.8")
    };
    let mut table = Table::new(&config, Lang::EN).expect("there is such a game");
    table.start_clock();
    play_all(&mut table, &OPENING);
    table.tick(7000.0);
    table.undo().expect("four turns were played");
    assert_eq!(table.offer_tie().fault, None);
    let saved = table.save();
    let again = Table::restore(&saved, Lang::EN).expect("it was kept");
    assert_eq!(again.view(), table.view());
    assert_eq!(again.save(), saved);
    assert_eq!(again.clock().expect("a clock").left, table.clock().expect("a clock").left);
    assert_eq!(again.clock().expect("a clock").running, None);
    assert!(table.record().contains("[Date \"2026-11-20\"]"));
}

#[test]
fn a_ransom_is_kept_in_the_middle() {
    let mut table = from_position("4.8", true, "7/8/7/8/3R-k-4/8/2r-3r-/8/3K-3 w - 5 11");
    play_all(&mut table, &["e4-e5!!#R"]);
    let again = Table::restore(&table.save(), Lang::EN).expect("it was kept");
    assert_eq!(again.view(), table.view());
}

#[test]
fn what_cannot_be_is_refused_in_the_players_language() {
    let no = |config: GameConfig, lang| Table::new(&config, lang).expect_err("there is no such game");
    assert_eq!(no(config("9.9"), Lang::EN).code, "no-such-edition");
    assert_eq!(no(GameConfig { ransom: true, ..config("2.0") }, Lang::EN).code, "no-such-variant");
    let odd = GameConfig { setting: Some("odd".to_owned()), ..config("2.0") };
    assert!(no(odd, Lang::FR).message.starts_with("L’édition 2.0 "));
    assert_eq!(
        no(GameConfig { time_control: "5".repeat(30), ..config("4.8") }, Lang::EN).code,
        "bad-time-control"
    );
    let bad = GameConfig { position: Some("7/8/7 w - 0 1".to_owned()), ..config("4.8") };
    assert_eq!(no(bad, Lang::EN).code, "bad-position");
    let nonsense = Table::from_record("nonsense", Lang::FR).expect_err("no record");
    let told = Table::from_record("nonsense", Lang::EN).expect_err("no record");
    assert!(nonsense.code == told.code && nonsense.message != told.message);
    let wrong = "[JRN \"1\"]\n[Edition \"4.8\"]\n\n1. a2-b2 a1-a2\n";
    let fault = Table::from_record(wrong, Lang::FR).expect_err("the second turn is White's");
    assert!(fault.message.starts_with("Le tour 1 de Noir, a1-a2\u{202f}:"), "{}", fault.message);
    assert!(fault.span.is_some());
}

#[test]
fn editions_are_told_in_both_languages() {
    let [english, french] = [Lang::EN, Lang::FR].map(jersi_view::editions);
    assert_eq!(english.len(), 5);
    for (one, other) in english.iter().zip(&french) {
        assert_eq!(one.id, other.id);
        assert_ne!(one.summary, other.summary);
        assert_eq!(one.cells, other.cells);
        assert!(matches!(one.cells.len(), 61 | 69));
    }
    let home =
        english.iter().find(|edition| edition.id == "4.8").and_then(|edition| edition.home_rows.clone());
    assert_eq!(home, Some(Both { white: "i".to_owned(), black: "a".to_owned() }));
}

/// As the page of November 2026 kept it. Browsers hold games of this shape: what reads them must go on reading it.
const SAVED: &str = include_str!("data/saved-1.json");

#[test]
fn a_game_that_an_older_page_has_kept_is_taken_up() {
    use jersi_view::json::Json;
    use jersi_view::wire::{Color, FromJson, Opponent, Saved};

    let json = Json::read(SAVED).expect("it is JSON");
    let saved = Saved::from_json(&json).expect("it is a game that was kept");
    let table = Table::restore(&saved, Lang::EN).expect("the record is sound");
    let view = table.view();
    let texts: Vec<_> = view.turns.iter().map(|turn| (turn.text.as_str(), turn.undone)).collect();
    assert_eq!(texts, [("a2-b2=d3", false), ("h4-h3=f4", true)]);
    assert_eq!((view.offer, view.can_redo, view.decider), (Some(Color::White), true, Color::Black));
    assert_eq!(view.players.white.name, "Ada");
    assert!(matches!(view.players.black.opponent, Opponent::Engine { level: 3, .. }));
    let left = table.clock().expect("there is a clock").left;
    assert_eq!((left.white, left.black), (61_000, 60_000));
    assert_eq!(table.save().undone, saved.undone);
}
