//! House rules: limits, reserves and bans, in the game and in every text.

mod play;

use std::collections::BTreeSet;
use std::ops::ControlFlow;

use jersi_rules::lattice::ALL;
use jersi_rules::notation::{read_position, write_position, write_turn};
use jersi_rules::record::{Hint, Record, read_record, replay, write_booklet};
use jersi_rules::{
    Action, ActionSet, ByColor, Color, Edition, EndClock, GameSpec, HouseFault, HouseKey, HouseRules, Kind,
    Outcome, Position, PositionFault, Reason, Refusal, Rules, Setting, Setup, Stage, Turn, TurnParts,
    Variant, Want,
};
use play::{Dice, all_rules, amount, choose, starts};

/// Actions that a house may ban under these rules.
fn bannable(rules: Rules) -> Vec<Action> {
    let drops = |action| matches!(action, Action::Drop | Action::DoubleDrop);
    let all = Action::ALL.into_iter().filter(|action| action.can_be_banned());
    all.filter(|&action| rules.reserve() || !drops(action)).collect()
}

fn some_actions(rules: Rules, dice: &mut Dice) -> ActionSet {
    let all = bannable(rules);
    (0..dice.below(4)).fold(ActionSet::EMPTY, |set, _| set.with(dice.pick(&all)))
}

/// House rules of any kind that these rules take.
fn some_house(rules: Rules, dice: &mut Dice) -> HouseRules {
    let limit = |dice: &mut Dice| Some(2 + dice.below(199) as u8).filter(|_| dice.below(2) == 0);
    let hunts = rules.edition().hunts();
    // A number first, so that the bans below are of a reserve that is still there.
    HouseRules {
        quiet_limit: limit(dice).filter(|_| !hunts),
        exhaustion: limit(dice).filter(|_| hunts),
        mountains: Some(1 + dice.below(4) as u8).filter(|_| rules.reserve()),
        wise: Some(dice.below(3) as u8).filter(|_| rules.reserve()),
        ban: some_actions(rules, dice),
        ban_white: some_actions(rules, dice),
        ban_black: some_actions(rules, dice),
    }
}

fn with_house(rules: Rules, house: HouseRules) -> Rules {
    rules.with_house(house).unwrap_or_else(|fault| panic!("{rules} {house}: {fault}"))
}

/// What a turn does, read from its notation and the board: written apart from the rules on purpose.
fn told(position: &Position, turn: Turn) -> BTreeSet<Action> {
    let mut told = BTreeSet::new();
    let text = write_turn(position, turn);
    let TurnParts::Steps { steps, .. } = turn.parts() else {
        told.insert(if text.matches(':').count() == 2 || text.contains('/') {
            Action::DoubleDrop
        } else {
            Action::Drop
        });
        if let TurnParts::Drops { second, .. } = turn.parts() {
            told = BTreeSet::from([if second.is_some() { Action::DoubleDrop } else { Action::Drop }]);
        }
        return told;
    };
    // What follows the steps, a relocation or a ransom, is another matter.
    let steps_alone = write_steps(&text);
    let signs: String = steps_alone.chars().filter(|c| matches!(c, '-' | '=')).collect();
    told.insert(match signs.as_str() {
        "-" => Action::One,
        "=" => Action::Two,
        "-=" => Action::OneTwo,
        "=-" => Action::TwoOne,
        signs => panic!("{text}: {signs}"),
    });
    let taken: Vec<&str> = steps_alone.split(['-', '=']).skip(1).filter(|part| part.contains('!')).collect();
    if !taken.is_empty() {
        told.insert(Action::Capture);
    }
    if taken.len() == 2 {
        told.insert(Action::DoubleCapture);
    }
    if taken.iter().any(|part| part.contains("!!")) {
        told.insert(Action::KingCapture);
    }
    // Each single piece that arrives on a piece of its own colour builds, on a mountain it climbs.
    let mover = position.content(steps.from).top().expect("something moves");
    let arrivals = match signs.as_str() {
        "-" | "=-" => Some(steps.to),
        "-=" => steps.via,
        _ => None,
    };
    let builds = arrivals.filter(|&cell| cell != steps.from).and_then(|cell| position.content(cell).top());
    if builds.is_some_and(|base| base.color == mover.color && base.kind != Kind::Mountain) {
        told.insert(Action::Building);
        if mover.kind == Kind::King {
            told.insert(Action::KingMounts);
        }
    }
    told
}

/// The steps of a written turn, without the relocation or the ransom behind a captured king.
fn write_steps(text: &str) -> String {
    let end = text.find(['/', '#']).unwrap_or(text.len());
    text[..end].to_owned()
}

#[test]
fn actions_are_what_notation_tells() {
    let mut seen: BTreeSet<Action> = BTreeSet::new();
    let mut dice = Dice::new(0xac71);
    for rules in all_rules() {
        for start in starts(rules, 3) {
            for position in play::game(start, &mut dice).into_iter().step_by(5) {
                for turn in position.turns().into_iter().filter(|_| position.stage() == Stage::Turn) {
                    let actions: BTreeSet<Action> = position.actions(turn).iter().collect();
                    assert_eq!(
                        actions,
                        told(&position, turn),
                        "{} in {position}",
                        write_turn(&position, turn)
                    );
                    seen.extend(actions);
                }
            }
        }
    }
    assert_eq!(seen.len(), Action::ALL.len(), "{seen:?}");
}

/// The turns of a position as the booklet has them.
fn plain_turns(position: &Position) -> Vec<Turn> {
    let rules = position.rules();
    let bans_only = HouseRules {
        ban: ActionSet::EMPTY,
        ban_white: ActionSet::EMPTY,
        ban_black: ActionSet::EMPTY,
        ..rules.house().unwrap_or_default()
    };
    let setup = Setup { rules: with_house(rules.by_the_booklet(), bans_only), ..position.setup() };
    Position::new(&setup).expect("only bans differ").turns()
}

fn gathered(
    visit: impl FnOnce(&mut dyn FnMut(Turn) -> ControlFlow<()>) -> ControlFlow<()>,
) -> BTreeSet<Turn> {
    let mut turns = BTreeSet::new();
    let _ = visit(&mut |turn| {
        assert!(turns.insert(turn), "a turn comes once");
        ControlFlow::Continue(())
    });
    turns
}

/// Holds every way to ask for turns to the generator of the booklet, less what is banned. How many are.
fn bans_hold(position: &Position) -> usize {
    let bans = position.rules().bans(position.to_move());
    let plain = plain_turns(position);
    let (allowed, banned): (BTreeSet<Turn>, BTreeSet<Turn>) =
        plain.iter().partition(|&&turn| told(position, turn).iter().all(|&action| !bans.has(action)));
    let listed = gathered(|visit| position.each_turn(visit));
    assert_eq!(listed, allowed, "{position}");
    assert_eq!(position.count_turns(), allowed.len() as u64, "{position}");
    assert_eq!(position.has_turn(), !allowed.is_empty(), "{position}");
    let over = Outcome::win(position.to_move().other(), Reason::NoTurn);
    assert_eq!(position.outcome(), allowed.is_empty().then_some(over), "{position}");
    let is_steps = |turn: &Turn| matches!(turn.parts(), TurnParts::Steps { .. });
    let (steps, drops): (BTreeSet<Turn>, BTreeSet<Turn>) = allowed.iter().partition(|turn| is_steps(turn));
    assert_eq!(gathered(|visit| position.each_drop(visit)), drops, "{position}");
    assert_eq!(gathered(|visit| position.each_step_turn(ALL, Want::All, visit)), steps, "{position}");
    let (takes, quiet): (BTreeSet<Turn>, BTreeSet<Turn>) =
        steps.iter().partition(|&&turn| told(position, turn).contains(&Action::Capture));
    assert_eq!(gathered(|visit| position.each_step_turn(ALL, Want::Captures, visit)), takes, "{position}");
    assert_eq!(gathered(|visit| position.each_step_turn(ALL, Want::Quiet, visit)), quiet, "{position}");
    assert!(allowed.iter().all(|&turn| position.is_legal(turn)), "{position}");
    for &turn in &banned {
        assert!(!position.is_legal(turn), "{turn:?} in {position}");
        match position.check(turn) {
            Err(Refusal::Banned(action)) => {
                assert!(
                    bans.has(action) && told(position, turn).contains(&action),
                    "{action:?}: {turn:?} in {position}"
                );
            }
            Err(Refusal::GameOver(_)) => assert!(allowed.is_empty(), "{position}"),
            other => panic!("{other:?} for {turn:?} in {position}"),
        }
    }
    banned.len()
}

#[test]
fn bans_are_the_same_for_everybody_who_asks() {
    let (mut looked, mut banned, mut stuck) = (0, 0, 0);
    let mut dice = Dice::new(0xba45);
    for rules in all_rules() {
        for _ in 0..amount(6, 200) {
            let house = some_house(rules, &mut dice);
            for start in starts(with_house(rules, house), dice.roll()) {
                let mut now = start;
                for ply in 0..play::MOST {
                    if ply % 7 == 0 && now.stage() == Stage::Turn && now.ended().is_none() {
                        looked += 1;
                        banned += bans_hold(&now);
                        stuck += usize::from(!now.has_turn());
                    }
                    let Some(turn) = choose(&now, &mut dice) else { break };
                    now = now.play_legal(turn);
                }
            }
        }
    }
    assert!(
        looked > 1000 && banned > 10_000,
        "{looked} positions, {banned} banned turns, {stuck} without a turn"
    );
}

#[test]
fn who_may_do_nothing_that_is_left_has_lost() {
    let kings = "4.8 no-reserve ban-white=one 3k-3/8/7/8/9/8/7/8/3K-3";
    let white: Position = format!("{kings} w - 0 9").parse().expect("a position");
    assert_eq!(white.outcome(), Some(Outcome::win(Color::Black, Reason::NoTurn)));
    let black: Position = format!("{kings} b - 0 9").parse().expect("a position");
    assert_eq!(black.outcome(), None);
    // Black is not bound, and his turn wins for him.
    let after = black.play_text("i4-h4").expect("Black may step");
    assert_eq!(after.outcome(), Some(Outcome::win(Color::Black, Reason::NoTurn)));
}

#[test]
fn limits_of_the_house_end_games() {
    let rules: Rules = "4.8 no-reserve quiet-limit=3".parse().expect("rules");
    let mut now = Position::initial(rules);
    for (turn, left) in [("a4-b4", 2), ("i4-h4", 1), ("b4-a4", 0)] {
        assert_eq!(now.ended(), None);
        now = now.play_text(turn).expect(turn);
        assert_eq!(now.clock(), EndClock::Quiet { turns: 3 - left, limit: 3 });
    }
    assert_eq!(now.ended(), Some(Outcome::tie(Reason::NoCaptureLimit)));
    let outcome = now.outcome().expect("it is over");
    assert_eq!(outcome.say(rules, jersi_rules::Lang::EN), "a tie: 3 turns without a capture");
    assert_eq!(
        outcome.say(rules.by_the_booklet(), jersi_rules::Lang::EN),
        "a tie: 40 turns without a capture"
    );
    // A text is judged by the same limit.
    let text = "3k-3/8/7/8/9/8/7/8/3K-3 w - 4 9";
    let bad = read_position(rules, text).expect_err("4 is more than 3");
    let jersi_rules::notation::PositionTextError::Bad(bad) = bad else { panic!("{bad}") };
    assert_eq!(bad.reasons, [PositionFault::ClockTooHigh(4, 3)]);
    assert_eq!(read_position(rules, &text.replace(" 4 9", " 3 9")).expect("a position").ended(), now.ended());

    let hunt: Rules = "2.0 exhaustion=2".parse().expect("rules");
    let before = read_position(hunt, "5/6/7/4n-3/4K-4/1c-6/7/6/2N-2 w - - 55").expect("a position");
    assert_eq!(before.clock(), EndClock::Stopped);
    let mut now = before.play_text("e5-d5").or_else(|_| before.play_text("e5-e4")).expect("a quiet turn");
    assert_eq!(now.clock(), EndClock::LastTurns { left: 2, of: 2 });
    for left in [1, 0] {
        assert_eq!(now.ended(), None);
        let turn = now
            .turns()
            .into_iter()
            .find(|&turn| now.actions(turn) == ActionSet::of(&[Action::One]))
            .expect("a step");
        now = now.play_legal(turn);
        assert_eq!(now.clock(), EndClock::LastTurns { left, of: 2 });
    }
    assert_eq!(now.ended().map(|outcome| outcome.reason), Some(Reason::Exhaustion));
}

#[test]
fn reserves_of_the_house() {
    let rules: Rules = "4.8 mountains=1 wise=0".parse().expect("rules");
    let start = Position::initial(rules);
    for color in Color::BOTH {
        assert_eq!((start.reserve(color).get(Kind::Mountain), start.reserve(color).total()), (1, 1));
    }
    assert!(start.play_text("M:e4").is_ok() && start.play_text("W:e4").is_err());
    assert_eq!(write_position(&start).split(' ').nth(2), Some("Mm"));
    let two = write_position(&start).replace(" Mm ", " MMm ");
    let jersi_rules::notation::PositionTextError::Bad(bad) = rules.position(&two).expect_err("one is enough")
    else {
        panic!("it can be read")
    };
    assert_eq!(bad.reasons, [PositionFault::TooMany(Color::White, Kind::Mountain, 2, 1)]);
    assert!(bad.to_string().contains("at most 1"), "{bad}");
    // A reserve of nothing is none, and the booklet's numbers are no departure.
    let none: Rules = "4.8 mountains=0 wise=0".parse().expect("rules");
    assert_eq!(
        none,
        Rules::with(Edition::V4_8, Variant { reserve: false, ransom: false }).expect("4.8 has it")
    );
    assert_eq!("4.8 mountains=4 wise=2 quiet-limit=40".parse(), Ok(Rules::new(Edition::V4_8)));
}

#[test]
fn house_rules_survive_every_text() {
    let mut dice = Dice::new(0x7e87);
    for rules in all_rules() {
        for _ in 0..amount(20, 500) {
            let house = some_house(rules, &mut dice);
            let rules = with_house(rules, house);
            let again = rules.house().unwrap_or_default();
            assert_eq!(rules.by_the_booklet().with_house(again), Ok(rules), "{again}");
            assert_eq!(rules.to_string().parse(), Ok(rules), "{rules}");
            let spec: GameSpec =
                format!("{rules}").parse().unwrap_or_else(|error| panic!("{rules}: {error}"));
            assert_eq!(spec.rules(), Ok(rules));
            assert_eq!(spec.to_string().parse(), Ok(spec.clone()), "{spec}");
            assert_eq!(GameSpec::default().with_rules(rules).rules(), Ok(rules));
            for start in starts(rules, dice.roll()) {
                let text = start.to_string();
                assert_eq!(text.parse(), Ok(start), "{text}");
                let record = Record::with_position(&start);
                let record =
                    record.to_string().parse::<Record>().unwrap_or_else(|error| panic!("{record}: {error}"));
                assert_eq!(record.start(), Ok(start));
            }
            for facts in rules.facts().settings {
                let setting = Setting::named(
                    rules.edition(),
                    facts.id,
                    7,
                    rules.facts().guardian_optional && facts.id == "free",
                );
                let record = Record::with_setting(rules, setting.expect("a setting"));
                let read: Record = record.to_string().parse().expect("a record");
                assert_eq!(
                    (read.rules(), read.setting()),
                    (Ok(rules), Ok(Some(setting.expect("a setting"))))
                );
                assert_eq!(
                    write_booklet(&read).is_err_and(|error| error.code() == "not-in-booklet"),
                    rules.house().is_some() || facts.id == "random"
                );
            }
        }
    }
}

#[test]
fn records_by_house_rules() {
    let jrn = "[JRN \"1\"]\n[Edition \"4.8\"]\n[Variant \"no-reserve,ransom quiet-limit=60 ban=one-two,two-one\"]\n\n1. a2-b2=d3 *";
    let record: Record = jrn.parse().expect("a record");
    let rules = record.rules().expect("rules");
    assert_eq!(rules.to_string(), "4.8 no-reserve ransom quiet-limit=60 ban=one-two,two-one");
    let error = replay(&record).expect_err("the turn is banned");
    assert!(error.to_string().contains("house rules forbid building a stack and moving it"), "{error}");
    for (words, code, place) in [
        ("quiet-limit=1", "bad-key", "quiet-limit=1"),
        ("exhaustion=20", "not-played", "exhaustion=20"),
        ("ban=flying", "no-such-action", "ban=flying"),
        ("wise=1 wise=1", "said-twice", "wise=1 wise=1"),
        ("quite-limit=60", "no-such-variant", "quite-limit=60"),
    ] {
        let text = format!("[JRN \"1\"]\n[Edition \"4.8\"]\n[Variant \"{words}\"]\n\n1. a2-b2=d3 *");
        let error = text.parse::<Record>().and_then(|record| record.rules()).expect_err(words);
        assert_eq!((error.code(), &text[error.span.clone()]), (code, place), "{error}");
    }
    // What the caller knows may fill a gap of a foreign layout, and not contradict a record of our own.
    let house = HouseRules { quiet_limit: Some(60), ..HouseRules::default() };
    let hint = |house| Hint { edition: Some(Edition::V4_8), house: Some(house), ..Hint::default() };
    let foreign = read_record("1 a2-b2=d3 h4-h3=f4", &hint(house)).expect("a record");
    assert_eq!(foreign.rules().map(Rules::turn_limit), Ok(60));
    let other = read_record(jrn, &hint(house)).expect_err("it is played otherwise");
    assert_eq!(other.code(), "hint-contradicts");
    assert!(read_record(jrn, &hint(rules.house().expect("house rules"))).is_ok());
}

#[test]
fn what_a_house_cannot_play() {
    let table = [
        ("4.8 quiet-limit=1", "bad-key", "1"),
        ("4.8 quiet-limit=201", "bad-key", "201"),
        ("4.8 quiet-limit=+9", "bad-key", "+9"),
        ("4.8 quiet-limit", "unknown-word", "quiet-limit"),
        ("2.0 quiet-limit=60", "not-played", "quiet-limit"),
        ("4.8 exhaustion=60", "not-played", "exhaustion"),
        ("4.8 no-reserve wise=1", "not-played", "wise"),
        ("2.0 mountains=1", "not-played", "mountains"),
        ("4.8 mountains=5", "bad-key", "5"),
        ("4.8 wise=3", "bad-key", "3"),
        ("4.8 ban=one-two,on-two", "no-such-action", "on-two"),
        ("4.8 ban=capture", "no-such-action", "capture"),
        ("4.8 ban=", "no-such-action", ""),
        ("4.8 ban=one,,two", "no-such-action", ""),
        ("3.0 ban-black=drop", "not-played", "ban-black"),
        ("4.8 no-reserve ban-white=double-drop", "not-played", "ban-white"),
        ("4.8 ban=one ban=two", "said-twice", "ban"),
        ("4.8 ban_white=one", "unknown-key", "ban_white"),
    ];
    for (text, code, place) in table {
        let asked =
            text.parse::<GameSpec>().and_then(|spec| spec.start().map_err(|error| error.within(text)));
        let error = asked.expect_err(text);
        assert_eq!(error.code(), code, "{text}: {error}");
        let span = error.span.clone().unwrap_or_else(|| panic!("{text}: {error} has no place"));
        assert!(text[span.clone()].ends_with(place) && text[span].len() >= place.len(), "{text}: {error}");
    }
    let said =
        |text: &str| text.parse::<GameSpec>().and_then(|spec| spec.rules()).expect_err(text).to_string();
    assert_eq!(said("4.8 quiet-limit=1"), "\"quiet-limit\" is a whole number from 2 to 200, not 1");
    assert!(said("4.8 ban=on-two").contains("did you mean one-two?"));
    assert!(said("4.8 quiet_limit=60").contains("did you mean quiet-limit?"));
    // Values without a text are held to the same.
    let fault = |house: HouseRules| Rules::new(Edition::V4_8).with_house(house).expect_err("a fault");
    let limit = fault(HouseRules { quiet_limit: Some(1), ..HouseRules::default() });
    assert_eq!(limit, HouseFault::Number { key: HouseKey::QuietLimit, given: "1".to_owned() });
    let capture = fault(HouseRules { ban_white: ActionSet::of(&[Action::Capture]), ..HouseRules::default() });
    assert_eq!(capture.code(), "no-such-action");
}

#[test]
fn bans_belong_to_their_player() {
    let rules: Rules = "4.8 ban=one ban-white=two ban-black=drop,one".parse().expect("rules");
    let bans = ByColor::from_fn(|color| rules.bans(color).to_string());
    assert_eq!((bans.white.as_str(), bans.black.as_str()), ("one,two", "one,drop"));
    assert_eq!(rules.to_string(), "4.8 ban=one ban-white=two ban-black=drop");
    assert!(rules.is_bound(Color::White) && Rules::new(Edition::V4_8).house().is_none());
    for action in Action::ALL {
        assert_eq!(Action::from_id(action.id()), Some(action));
    }
}
