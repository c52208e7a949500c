//! Games of a club: the server's fold and every table agree after each event, and nothing is decided at a table.
#![allow(missing_docs)]

mod club;
mod entering;
mod strange;

use std::collections::BTreeSet;

use club::Club;
use jersi_club::{Act, Draft, Event, What};
use jersi_rules::{Color, Edition, GameSpec};

/// Every edition with each of its settings and variants, and positions from which a ransom is near.
fn specs() -> Vec<String> {
    let mut specs = vec![
        "4.8 ransom position=7/8/7/8/4R-k-3/8/1m-5/8/3K-2r- w - 3 24".to_owned(),
        "4.8 ransom position=7/8/7/8/3R-k-4/8/2r-3r-/8/3K-3 w MW 5 11".to_owned(),
    ];
    for edition in Edition::ALL {
        for setting in edition.facts().settings {
            for words in ["", " no-reserve", " ransom", " no-reserve ransom", " mokca"] {
                for seed in ["", " seed=7"] {
                    let text = format!("{}{words} setting={}{seed}", edition.id(), setting.id);
                    let spec = text.parse::<GameSpec>().ok();
                    let shuffled = spec.as_ref().is_some_and(GameSpec::is_shuffled);
                    if spec.is_some_and(|spec| spec.start().is_ok()) && shuffled != seed.is_empty() {
                        specs.push(text);
                    }
                }
            }
        }
    }
    specs
}

/// Numbers that look like chance, the same in every run.
struct Dice(u64);

impl Dice {
    fn roll(&mut self, sides: usize) -> usize {
        // SplitMix64.
        self.0 = self.0.wrapping_add(0x9E37_79B9_7F4A_7C15);
        let mixed = (self.0 ^ (self.0 >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
        let mixed = (mixed ^ (mixed >> 27)).wrapping_mul(0x94D0_49BB_1331_11EB);
        ((mixed ^ (mixed >> 31)) >> 8) as usize % sides
    }
}

const OTHERS: [Act; 6] = [Act::OfferDraw, Act::AskBack, Act::Claim, Act::Abort, Act::Resign, Act::Rematch];

/// An answer to what stands, by who is asked.
fn answer(club: &Club, dice: &mut Dice) -> Option<(Color, Act)> {
    let mut one_of = |yes: Act, no: Act| if dice.roll(3) == 0 { yes } else { no };
    if let Some((by, _)) = club.server.draw_offer() {
        return Some((by.other(), one_of(Act::AcceptDraw, Act::DeclineDraw)));
    }
    if let Some((by, _)) = club.server.back_request() {
        return Some((by.other(), one_of(Act::Keep, Act::GiveBack)));
    }
    club.server.claim().map(|(by, _)| (by.other(), Act::Here))
}

fn random_game(spec: &str, time: &str, seed: u64) -> Vec<Event> {
    let mut dice = Dice(seed);
    let mut club = Club::new(spec, time);
    for _ in 0..45 {
        // Now and then long enough for whatever happens by itself.
        club.wait(if dice.roll(30) == 0 { 130 } else { dice.roll(9) as u64 });
        if dice.roll(12) == 0 {
            club.pages.black.go_to(dice.roll(6));
        }
        let over = club.server.game().ending().is_some();
        if dice.roll(40) == 0 {
            let next = club.now.after(std::time::Duration::from_secs(60));
            club.happen(Draft { what: What::Paused, at: club.now, next });
        } else if club.server.knows_vacation() && dice.roll(12) == 0 {
            let until = club.now.after(std::time::Duration::from_secs(dice.roll(60) as u64));
            club.happen(Draft::at(What::Away(Color::BOTH[dice.roll(2)], until), club.now));
        } else if let Some(fallen) = club.server.fallen(club.now).filter(|_| dice.roll(2) == 0) {
            club.happen(fallen);
        } else if let Some((color, act)) = answer(&club, &mut dice).filter(|_| dice.roll(2) == 0) {
            // Some come too late.
            let _ = club.act(color, &act);
        } else if dice.roll(5) == 0 || over {
            // What ends a game comes seldom.
            let most = if over { OTHERS.len() } else { 3 + dice.roll(12) / 11 * 2 };
            let _ = club.act(Color::BOTH[dice.roll(2)], &OTHERS[dice.roll(most)]);
        } else if club.server.fallen(club.now).is_none() {
            let legal = club.legal();
            let captures: Vec<&String> = legal.iter().filter(|text| text.contains('!')).collect();
            let text = match captures.len() {
                0 => legal[dice.roll(legal.len())].clone(),
                some => captures[dice.roll(some)].clone(),
            };
            club.play(&text);
        }
    }
    club.events
}

#[test]
fn all_see_the_same_in_every_edition_setting_and_variant() {
    let specs = specs();
    assert!(specs.len() > 20, "{specs:?}");
    for edition in Edition::ALL {
        assert!(specs.iter().any(|spec| spec.starts_with(edition.id())), "{edition}");
    }
    let times = ["600+5", "-", "3d", "40+1"];
    let mut events = Vec::new();
    for (at, spec) in specs.iter().enumerate() {
        for (round, time) in times.into_iter().enumerate() {
            events.extend(random_game(spec, time, (at * 4 + round) as u64));
        }
    }
    assert!(events.len() > specs.len() * 80, "{} events", events.len());
    let told: BTreeSet<&str> = events.iter().map(|event| event.what.parts().0).collect();
    let never: Vec<&&str> = What::KINDS.iter().filter(|kind| !told.contains(**kind)).collect();
    assert_eq!(never, [&"rematch-made"], "that comes from the store");
}

/// Every screen, the server's record and the shelf tell the same day, that of the server.
#[test]
fn a_record_has_the_day_on_which_the_game_began() {
    let record = Club::new("4.8", "-").watcher.record();
    assert!(record.contains("[Date \"2023-11-14\"]"), "{record}");
}

/// Every kind of event is told in both languages, and differently.
#[test]
fn what_happens_is_told_in_every_language() {
    use jersi_rules::Lang;
    let mut club = Club::new("4.8", "600+5");
    for text in ["a2-b2=d3", "h4-h3=f4"] {
        club.play(text);
    }
    let mut told = Vec::new();
    let mut tell = |club: &Club, what: What| {
        let event = Draft::at(what, club.now).numbered(club.server.seq() + 1);
        let said = Lang::ALL.map(|lang| {
            let mut table = club.opened(Some(Color::White));
            table.set_lang(lang);
            table.follow(&club::frame(&event)).expect("it fits").said
        });
        assert_ne!(said[0], said[1]);
        told.push(said[0].clone());
    };
    for what in [
        What::DrawOffered(Color::Black),
        What::BackAsked(Color::Black),
        What::Claimed(Color::White),
        What::Here(Color::Black),
        What::Paused,
        What::Resigned(Color::Black),
        What::Flagged(Color::White),
        What::Abandoned(Color::Black),
        What::CalledOff,
        What::BackKept(Color::White),
        What::RematchAsked(Color::White),
        What::RematchMade("abc".to_owned()),
    ] {
        tell(&club, what);
    }
    assert_eq!(told[1], "Black asks to take the last turn back.");
    assert_eq!(told[2], "White claims the game. Black has 60 seconds to answer.");
    assert_eq!(told[4], "The club was away. Your clock waited.");
    assert_eq!(told[5], "White wins: Black resigns.");
}
