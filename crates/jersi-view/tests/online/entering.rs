//! What is entered or planned while the game goes on elsewhere.

use jersi_club::Act;
use jersi_rules::Color::{Black, White};
use jersi_rules::Lang;
use jersi_table::Confirm;
use jersi_view::Table;
use jersi_view::wire::{PlanState, Prompt};

use crate::club::Club;

fn press(table: &mut Table, cells: &[&str]) {
    for cell in cells {
        let entered = table.press(cell, None, Confirm::Always);
        assert_eq!(entered.fault, None, "{cell}");
    }
}

fn entered(table: &Table) -> String {
    table.view().entry.text
}

#[test]
fn what_is_entered_stays_while_the_position_is_the_same() {
    let mut club = Club::new("4.8", "600+5");
    press(&mut club.pages.white, &["a2", "b2"]);
    let before = entered(&club.pages.white);
    assert!(!before.is_empty());
    club.act(Black, &Act::OfferDraw).expect("offered");
    club.act(White, &Act::DeclineDraw).expect("declined");
    assert_eq!(entered(&club.pages.white), before);
    assert!(club.pages.white.decision().is_some());
}

#[test]
fn what_is_entered_goes_when_another_screen_has_played() {
    let mut club = Club::new("4.8", "-");
    let mut other_screen = club.opened(Some(White));
    press(&mut other_screen, &["a3", "b3"]);
    let event = club.play("a2-b2=d3");
    other_screen.follow(&crate::club::frame(&event)).expect("it fits");
    assert_eq!((entered(&other_screen), other_screen.decision()), (String::new(), None));
}

#[test]
fn a_take_back_while_a_turn_is_entered_clears_it() {
    let mut club = Club::new("4.8", "-");
    club.play("a2-b2=d3");
    club.act(White, &Act::AskBack).expect("asked");
    let back = club.pages.black.standing(0.0).and_then(|standing| standing.back).expect("it stands");
    assert_eq!(back.turn, "a2-b2=d3");
    press(&mut club.pages.black, &["h4", "h3"]);
    assert!(club.pages.black.decision().is_some(), "one may play on instead of answering");
    club.act(Black, &Act::GiveBack).expect("given");
    assert_eq!((entered(&club.pages.black), club.pages.black.decision()), (String::new(), None));
    assert_eq!(club.pages.white.view().played, 0);
    club.play("a2-b2=d3");
}

#[test]
fn a_plan_is_entered_when_the_other_side_has_played_or_struck() {
    let mut club = Club::new("4.8", "-");
    press(&mut club.pages.black, &["h4", "h3"]);
    assert_eq!(club.pages.black.decision(), None, "a plan is not sent");
    club.act(White, &Act::OfferDraw).expect("offered");
    assert_eq!(entered(&club.pages.black), "h4-h3", "an offer disturbs no plan");
    club.play("a2-b2=d3");
    let plan = club.pages.black.view().plan.expect("it was planned");
    assert_eq!(plan.state, PlanState::Entered);
    assert_eq!(club.pages.black.decision().map(|decision| decision.text), Some("h4-h3".to_owned()));
}

#[test]
fn who_looks_back_goes_on_looking_back() {
    let mut club = Club::new("4.8", "-");
    for text in ["a2-b2=d3", "h4-h3=f4", "a3-b3"] {
        club.play(text);
    }
    club.pages.white.go_to(1);
    let event = club.play("h5-g5");
    let view = club.pages.white.view();
    assert_eq!((view.cursor, view.played, view.live), (1, 4, false));
    // What is told is what has happened, and not what is looked at.
    let mut looks = club.opened(None);
    looks.go_to(1);
    let said = {
        let draft =
            jersi_club::Draft::at(jersi_club::What::Decided(White, club.legal()[0].clone()), event.next);
        looks.follow(&crate::club::frame(&draft.numbered(event.seq + 1))).expect("it fits").said
    };
    assert!(said.starts_with("White: "), "{said}");
    club.act(White, &Act::AskBack).expect("asked");
    club.act(Black, &Act::GiveBack).expect("given");
    assert_eq!(club.pages.white.view().cursor, 1);
    club.pages.black.go_to(1);
    club.act(Black, &Act::AskBack).expect("asked");
    club.act(White, &Act::GiveBack).expect("given");
    assert!(club.pages.black.view().live, "there is nothing behind any more");
}

#[test]
fn a_ransom_is_asked_for_here_and_given_there() {
    let mut club = Club::new("4.8 ransom position=7/8/7/8/4R-k-3/8/1m-5/8/3K-2r- w - 3 24", "600+5");
    let steps = club.legal_with("#");
    club.play(&steps);
    let view = club.pages.black.view();
    assert_eq!(view.entry.prompt, Prompt::Gift);
    assert_eq!(view.entry.sentence, "White asks for a rock. Choose which one you give.");
    let mut french = club.opened(Some(Black));
    french.set_lang(Lang::FR);
    assert_eq!(french.view().entry.sentence, "Blanc demande une pierre. Choisissez celle que vous donnez.");
    assert_eq!(club.pages.white.view().entry.prompt, Prompt::None, "White waits");
    let gift = club.legal_with("");
    club.play(&gift);
    assert_eq!(club.pages.white.view().entry.prompt, Prompt::Seat);
    let relocation = club.legal_with("");
    club.play(&relocation);
    assert_eq!(club.server.game().turns().len(), 1);
}

#[test]
fn a_free_setting_is_placed_in_turns() {
    let mut club = Club::new("2.0 setting=free", "-");
    for color in [White, Black, White] {
        assert_eq!(club.server.decider(), color);
        let table = &club.pages[color];
        assert_eq!(table.view().entry.prompt, Prompt::Place);
        let text = club.legal_with("");
        club.play(&text);
    }
}

#[test]
fn nothing_is_decided_at_the_table() {
    let mut club = Club::new("4.8", "600+5");
    club.play("a2-b2=d3");
    press(&mut club.pages.black, &["h4", "h3"]);
    for table in [&mut club.pages.white, &mut club.pages.black, &mut club.watcher] {
        let before = table.record();
        let codes = [
            table.play().map_err(|fault| fault.code),
            table.play_text("h4-h3").map_err(|fault| fault.code),
            table.decide_text("h4-h3").map_err(|fault| fault.code),
            table.resign().map_err(|fault| fault.code),
            table.accept_tie(Black).map_err(|fault| fault.code),
            table.decline_tie(Black).map_err(|fault| fault.code),
            table.undo().map_err(|fault| fault.code),
            table.redo().map_err(|fault| fault.code),
            table.continue_here().map_err(|fault| fault.code),
        ];
        assert!(codes.iter().all(Result::is_err), "{codes:?}");
        assert!(table.offer_tie().fault.is_some() && table.answer_tie(Black, Some(0.0)).fault.is_some());
        assert!(!table.tick(9e15), "only the club ends a game");
        assert_eq!((table.record(), table.view().ending), (before, None));
    }
}
