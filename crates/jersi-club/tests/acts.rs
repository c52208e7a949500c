//! One test a sentence: who may do what, and what time does by itself.

use std::time::Duration;

use jersi_club::{
    Act, ActRefusal, Asked, CLAIM_WAITS, Draft, Event, FIRST_TURN, Millis, OnlineGame, QUIET_DAYS, What,
};
use jersi_game::Ending;
use jersi_rules::notation::write_decisions;
use jersi_rules::{ByColor, Color};

const START: Millis = Millis(10_000_000);

struct Desk {
    online: OnlineGame,
    now: Millis,
    /// Whether the other player is connected.
    here: bool,
}

impl Desk {
    fn new(spec: &str, control: &str) -> Desk {
        let begun = Draft::at(What::Begun(spec.to_owned()), START).numbered(1);
        let names = ByColor { white: "Ada".to_owned(), black: "Blaise".to_owned() };
        let online = OnlineGame::begin(control.parse().expect("a clock"), &names, &begun).expect("a game");
        Desk { online, now: START, here: true }
    }

    fn wait(&mut self, seconds: u64) -> &mut Desk {
        self.now = self.now.after(Duration::from_secs(seconds));
        self
    }

    fn append(&mut self, draft: Draft) -> Event {
        let event = draft.numbered(self.online.seq() + 1);
        self.online.apply(&event).expect("it fits");
        event
    }

    fn at(&mut self, color: Color, act: &Act, after: u32) -> Result<Event, ActRefusal> {
        let asked =
            Asked { color, act, after, arrived: self.now, credit: Duration::ZERO, opponent_here: self.here };
        while let Some(fallen) = self.online.fallen(self.online.counts_at(&asked)) {
            self.append(fallen);
        }
        let draft = self.online.judge(&asked)?;
        Ok(self.append(draft))
    }

    fn does(&mut self, color: Color, act: &Act) -> Result<Event, ActRefusal> {
        let after = match act {
            Act::AcceptDraw | Act::DeclineDraw => self.online.draw_offer().map_or(0, |(_, seq)| seq),
            Act::GiveBack | Act::Keep => self.online.back_request().map_or(0, |(_, seq)| seq),
            _ => self.online.placed(),
        };
        self.at(color, act, after)
    }

    fn plays(&mut self, text: &str) -> &mut Desk {
        let color = self.online.decider();
        self.does(color, &Act::Decide(text.to_owned())).expect("a legal decision");
        self
    }

    fn left(&self, side: Color) -> u64 {
        self.online.clock().remaining(side, Duration::from_millis(self.now.0)).expect("a clock").as_secs()
    }

    fn fallen(&self) -> Option<What> {
        self.online.fallen(self.now).map(|draft| draft.what)
    }
}

use Color::{Black, White};

#[test]
fn an_act_that_was_delayed_across_a_take_back_is_stale() {
    let mut desk = Desk::new("4.8", "-");
    desk.plays("a2-b2=d3");
    let after = desk.online.placed();
    desk.does(White, &Act::AskBack).expect("asked");
    desk.does(Black, &Act::GiveBack).expect("given");
    desk.plays("a2-b2=d3");
    let reply = Act::Decide("h4-h3=f4".to_owned());
    assert_eq!(desk.at(Black, &reply, after), Err(ActRefusal::Stale), "the same turns, another moment");
    assert!(desk.does(Black, &reply).is_ok());
}

/// The first decision that is legal now and holds this text.
fn legal(desk: &Desk, holds: &str) -> String {
    let position = desk.online.game().position();
    let texts = position.turns().into_iter().map(|turn| write_decisions(position, &[turn]));
    texts.into_iter().find(|text| text.contains(holds)).expect("there is such a decision")
}

#[test]
fn a_ransom_is_decided_by_both() {
    let spec = "4.8 ransom position=7/8/7/8/4R-k-3/8/1m-5/8/3K-2r- w - 3 24";
    let mut whole = Desk::new(spec, "-");
    let steps = legal(&whole, "#");
    whole.plays(&steps);
    let gift = legal(&whole, "");
    whole.plays(&gift);
    let relocation = legal(&whole, "");
    whole.plays(&relocation);
    let text = whole.online.game().turns()[0].text().to_owned();

    let mut desk = Desk::new(spec, "-");
    let all = Act::Decide(text);
    assert_eq!(desk.does(White, &all), Err(ActRefusal::Illegal), "the gift is not White's to choose");
    desk.plays(&steps);
    assert_eq!(desk.online.decider(), Black);
    assert_eq!(desk.does(White, &Act::Decide(gift.clone())), Err(ActRefusal::NotYourTurn));
    desk.does(Black, &Act::Decide(gift)).expect("Black gives");
    assert_eq!(desk.does(Black, &Act::Decide(relocation.clone())), Err(ActRefusal::NotYourTurn));
    desk.does(White, &Act::Decide(relocation)).expect("White puts the king back");
    assert_eq!(desk.online.game(), whole.online.game());
}

#[test]
fn a_live_clock_begins_after_each_sides_first_turn() {
    let mut desk = Desk::new("4.8", "60+5");
    desk.wait(50).plays("a2-b2=d3").wait(50).plays("h4-h3=f4");
    assert_eq!((desk.left(White), desk.left(Black)), (60, 60));
    desk.wait(20).plays("a3-b3");
    assert_eq!((desk.left(White), desk.left(Black)), (45, 60));
    desk.wait(7);
    assert_eq!(desk.left(Black), 53);
}

#[test]
fn a_first_turn_that_never_comes_calls_the_game_off() {
    let mut desk = Desk::new("4.8", "60+5");
    assert_eq!(desk.online.due(), Some(START.after(FIRST_TURN)));
    desk.plays("a2-b2=d3").wait(119);
    assert_eq!(desk.fallen(), None);
    assert_eq!(desk.wait(1).fallen(), Some(What::CalledOff));
}

#[test]
fn a_flag_falls_at_its_moment_though_nobody_looks() {
    let mut desk = Desk::new("4.8", "60+5");
    desk.plays("a2-b2=d3").plays("h4-h3=f4").wait(61);
    assert_eq!(desk.fallen(), Some(What::Flagged(White)));
    // An act that comes too late finds the game over.
    assert_eq!(desk.does(White, &Act::Decide("a3-b3".to_owned())), Err(ActRefusal::GameOver));
    assert_eq!(desk.online.game().ending(), Some(Ending::time(White)));
    assert_eq!(desk.online.due(), None);
}

#[test]
fn days_run_from_the_first_turn_and_are_anew_for_each() {
    let mut desk = Desk::new("2.0", "2d");
    assert_eq!(desk.wait(2 * 86_400).fallen(), Some(What::CalledOff), "nobody has begun");
    let mut desk = Desk::new("4.8", "2d");
    desk.wait(86_400).plays("a2-b2=d3").wait(86_400).plays("h4-h3=f4");
    assert_eq!(desk.left(White), 2 * 86_400);
    assert_eq!(desk.wait(2 * 86_400).fallen(), Some(What::Flagged(White)));
}

#[test]
fn a_game_without_a_clock_ends_when_nobody_goes_on() {
    let mut desk = Desk::new("4.8", "-");
    desk.plays("a2-b2=d3");
    assert_eq!(desk.wait(QUIET_DAYS * 86_400 - 1).fallen(), None);
    assert_eq!(desk.wait(1).fallen(), Some(What::CalledOff));
}

#[test]
fn time_that_the_network_took_is_given_back() {
    let mut desk = Desk::new("4.8", "60+0");
    desk.plays("a2-b2=d3").plays("h4-h3=f4").wait(10);
    let act = Act::Decide("a3-b3".to_owned());
    let after = desk.online.placed();
    let credit = Duration::from_millis(300);
    let asked = Asked { color: White, act: &act, after, arrived: desk.now, credit, opponent_here: true };
    let draft = desk.online.judge(&asked).expect("legal");
    assert_eq!((draft.at, draft.next), (desk.now.before(credit), desk.now));
    desk.append(draft);
    let left = |side| desk.online.clock().remaining(side, Duration::from_millis(desk.now.0));
    assert_eq!(left(White), Some(Duration::from_millis(50_300)));
    assert_eq!(left(Black), Some(Duration::from_secs(60)), "it costs the other side nothing");
}

#[test]
fn an_offer_is_answered_once_and_made_once_a_turn() {
    let mut desk = Desk::new("4.8", "-");
    desk.does(White, &Act::OfferDraw).expect("offered");
    assert_eq!(desk.does(White, &Act::OfferDraw), Err(ActRefusal::NotNow));
    assert_eq!(desk.does(White, &Act::AcceptDraw), Err(ActRefusal::NotNow), "not one's own");
    desk.does(Black, &Act::DeclineDraw).expect("declined");
    assert_eq!(desk.does(Black, &Act::DeclineDraw), Err(ActRefusal::Stale));
    assert_eq!(desk.does(White, &Act::OfferDraw), Err(ActRefusal::NotNow));
    desk.plays("a2-b2=d3");
    desk.does(White, &Act::OfferDraw).expect("another turn");
    desk.does(Black, &Act::OfferDraw).expect("both want it");
    assert_eq!(desk.online.game().ending(), Some(Ending::agreement()));
}

#[test]
fn an_offer_lapses_when_the_other_side_plays() {
    let mut desk = Desk::new("4.8", "-");
    desk.plays("a2-b2=d3");
    let offer = desk.does(White, &Act::OfferDraw).expect("offered").seq;
    desk.plays("h4-h3=f4");
    assert_eq!(desk.at(Black, &Act::AcceptDraw, offer), Err(ActRefusal::Stale));
}

#[test]
fn taking_back_goes_to_ones_own_last_turn_and_gives_the_time_back() {
    let mut desk = Desk::new("4.8", "60+5");
    desk.plays("a2-b2=d3").plays("h4-h3=f4").wait(10).plays("a3-b3").wait(4).plays("h5-g5").wait(3);
    assert_eq!(desk.left(White), 52);
    desk.does(White, &Act::AskBack).expect("asked");
    assert_eq!(desk.does(White, &Act::GiveBack), Err(ActRefusal::NotNow));
    desk.does(Black, &Act::GiveBack).expect("given");
    assert_eq!(desk.online.game().turns().len(), 2);
    assert_eq!((desk.online.decider(), desk.left(White), desk.left(Black)), (White, 60, 60));
    // Somebody who has played nothing has nothing to take back.
    let mut desk = Desk::new("4.8", "-");
    desk.plays("a2-b2=d3");
    assert_eq!(desk.does(Black, &Act::AskBack), Err(ActRefusal::NotNow));
    // What is asked lapses with the next turn.
    desk.does(White, &Act::AskBack).expect("asked");
    let request = desk.online.back_request().expect("it stands").1;
    desk.plays("h4-h3=f4");
    assert_eq!(desk.at(Black, &Act::GiveBack, request), Err(ActRefusal::Stale));
}

#[test]
fn a_game_is_called_off_only_before_the_second_decision() {
    let mut desk = Desk::new("4.8", "-");
    desk.plays("a2-b2=d3").plays("h4-h3=f4");
    assert_eq!(desk.does(White, &Act::Abort), Err(ActRefusal::NotNow));
    let mut desk = Desk::new("4.8", "-");
    desk.plays("a2-b2=d3");
    desk.does(Black, &Act::Abort).expect("called off");
    assert_eq!(desk.online.game().ending(), Some(Ending::aborted()));
}

#[test]
fn a_live_game_is_claimed_from_who_has_gone_away() {
    let mut desk = Desk::new("4.8", "600+5");
    desk.here = false;
    desk.plays("a2-b2=d3");
    assert_eq!(desk.does(White, &Act::Claim), Err(ActRefusal::NotNow), "Black has not begun");
    desk.plays("h4-h3=f4");
    assert_eq!(desk.does(White, &Act::Claim), Err(ActRefusal::NotNow), "it is White's turn");
    desk.here = true;
    desk.plays("a3-b3");
    assert_eq!(desk.does(White, &Act::Claim), Err(ActRefusal::OpponentHere));
    desk.here = false;
    desk.does(White, &Act::Claim).expect("claimed");
    desk.does(Black, &Act::Here).expect("here");
    desk.does(White, &Act::Claim).expect("claimed again");
    assert_eq!(desk.online.due(), Some(desk.now.after(CLAIM_WAITS)));
    assert_eq!(desk.wait(60).fallen(), Some(What::Abandoned(Black)));
    let mut desk = Desk::new("4.8", "3d");
    desk.here = false;
    desk.plays("a2-b2=d3");
    assert_eq!(desk.does(White, &Act::Claim), Err(ActRefusal::NotNow), "days are waited for");
}

#[test]
fn another_game_is_wanted_by_both_and_made_once() {
    let mut desk = Desk::new("4.8", "-");
    assert_eq!(desk.does(White, &Act::Rematch), Err(ActRefusal::NotOver));
    desk.does(White, &Act::Resign).expect("resigned");
    desk.does(White, &Act::Rematch).expect("wanted");
    assert_eq!(desk.does(White, &Act::Rematch), Err(ActRefusal::NotNow));
    desk.does(Black, &Act::Rematch).expect("wanted by both");
    desk.append(Draft::at(What::RematchMade("abc".to_owned()), desk.now));
    assert_eq!(desk.online.rematch_made(), Some("abc"));
    assert_eq!(desk.does(White, &Act::Rematch), Err(ActRefusal::NotNow));
}

#[test]
fn events_are_read_as_they_are_written() {
    let text = |kind: &str| match kind {
        "begun" => Some("4.8"),
        "decided" => Some("a2-b2"),
        "rematch-made" => Some("abc"),
        "away" => Some("1800000000000"),
        _ => None,
    };
    for kind in What::KINDS {
        let colored = !matches!(kind, "begun" | "called-off" | "paused" | "rematch-made");
        let color = colored.then_some("black");
        let what = What::read(kind, color, text(kind)).expect("an event");
        assert_eq!(what.parts(), (kind, colored.then_some(Black), text(kind).map(Into::into)));
        assert!(What::read(kind, Some("grey"), text(kind)).is_err());
        assert!(What::read(kind, color, if text(kind).is_some() { None } else { Some("x") }).is_err());
    }
}
