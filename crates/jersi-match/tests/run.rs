//! Matches with players made for the test.

use std::collections::BTreeMap;
use std::convert::Infallible;
use std::sync::atomic::{AtomicU32, Ordering};
use std::time::{Duration, Instant};

use jersi_engine::{Limits, Score};
use jersi_game::{Adjudication, Game};
use jersi_match::{
    Beginning, Crew, Found, Opening, OpeningTerms, Order, Pentanomial, Place, Player, Points, Side, Sprt,
    Tally, Terms, run, short_search,
};
use jersi_rules::record::{Termination, write_jrn};
use jersi_rules::{Color, Edition, Position, Rules, Setting, Stage, Turn, Variant};
use jersi_table::{Forfeit, PlayerSpec};

/// Takes the first legal turn, the last one, or one that is not legal.
enum Simple {
    First,
    Last,
    /// Plays this after so many good turns.
    Wrong(u32, Result<Turn, Forfeit>),
}

impl Player for Simple {
    fn name(&self) -> String {
        "simple".to_owned()
    }

    fn begin(&mut self, _game: &Game, _seed: u64) -> Result<(), Forfeit> {
        Ok(())
    }

    fn choose(&mut self, game: &Game, _limits: &Limits, _deadline: Instant) -> Result<Turn, Forfeit> {
        let turns = game.position().turns();
        match self {
            Simple::First => Ok(turns[0]),
            Simple::Last => Ok(turns[turns.len() - 1]),
            Simple::Wrong(0, wrong) => wrong.clone(),
            Simple::Wrong(left, _) => {
                *left -= 1;
                Ok(turns[0])
            }
        }
    }
}

fn terms(edition: Edition, setting: &str) -> Terms {
    let side = || Side { spec: PlayerSpec::Random { seed: None }, limits: Limits::default() };
    let setting = Setting::named(edition, setting, 0, false).expect("the edition has it");
    Terms {
        sides: [side(), side()],
        beginning: Beginning::Setting(Rules::new(edition), setting),
        adjudication: Adjudication::ENGINES,
        opening: OpeningTerms::default(),
        seed: 1,
        margin: Duration::from_secs(1),
        hash_mib: 1,
    }
}

/// The words of these matches.
const OPENING_ENDS: &str = "the opening was this";

fn forfeits(name: &str, why: &Forfeit) -> String {
    format!("{name} forfeits: {why:?}").replace(['{', '}'], "")
}

fn even(_: &Position) -> Score {
    Score::DRAW
}

/// Plays, and gives the games in their order with the last score.
fn play(
    terms: &Terms,
    order: &Order,
    kept: &BTreeMap<Place, (Points, bool)>,
    open: &(dyn Fn(usize) -> Result<Box<dyn Player>, Forfeit> + Sync),
) -> (BTreeMap<Place, Game>, Tally) {
    let mut games = BTreeMap::new();
    let crew = Crew { open, judge: &|| Box::new(even), opening_ends: OPENING_ENDS, forfeits: &forfeits };
    let tally = run(terms, order, &crew, kept, |place, game, _| {
        games.insert(place, game.clone());
        Ok::<(), Infallible>(())
    });
    let Ok(tally) = tally;
    (games, tally)
}

fn first_and_last(side: usize) -> Box<dyn Player> {
    Box::new(if side == 0 { Simple::First } else { Simple::Last })
}

fn order(pairs: u32) -> Order {
    Order { pairs, concurrency: 2, sprt: None }
}

#[test]
fn pairs_share_their_opening_and_swap_colours() {
    for (edition, setting) in
        [(Edition::V2_0, "random"), (Edition::V3_0, "free"), (Edition::V4_8, "standard")]
    {
        let terms = terms(edition, setting);
        let (games, tally) = play(&terms, &order(3), &BTreeMap::new(), &|side| Ok(first_and_last(side)));
        assert_eq!((games.len(), tally.games(), tally.pairs.pairs()), (6, 6, 3));
        let mut openings = Vec::new();
        for pair in 0..3 {
            let opening = Opening::of_pair(&terms, pair, &mut even).decisions;
            let [one, other] = Place::of_pair(pair).map(|place| &games[&place]);
            assert_eq!(one.start(), other.start());
            for game in [one, other] {
                let begun: Vec<Turn> = game
                    .turns()
                    .iter()
                    .flat_map(|turn| turn.decisions().to_vec())
                    .take(opening.len())
                    .collect();
                assert_eq!(begun, opening);
            }
            assert_ne!(one.record().turns, other.record().turns, "other players, other games");
            openings.push((*one.start(), opening));
        }
        openings.dedup();
        assert_eq!(openings.len(), 3, "{edition}: each pair has its own");
    }
}

#[test]
fn a_match_can_be_played_again() {
    let texts = |concurrency| {
        let terms = terms(Edition::V2_0, "random");
        let order = Order { concurrency, ..order(4) };
        let (games, tally) = play(&terms, &order, &BTreeMap::new(), &|side| Ok(first_and_last(side)));
        (games.values().map(|game| write_jrn(&game.record())).collect::<Vec<_>>(), tally)
    };
    assert_eq!(texts(1), texts(3));
}

#[test]
fn games_that_are_kept_are_not_played_again() {
    let terms = terms(Edition::V2_0, "symmetrical");
    let (games, whole) = play(&terms, &order(3), &BTreeMap::new(), &|side| Ok(first_and_last(side)));
    let kept: BTreeMap<Place, (Points, bool)> = games
        .iter()
        .filter(|(place, _)| [1, 2, 4].contains(&place.number()))
        .map(|(&place, game)| (place, place.points(game).expect("it is over")))
        .collect();
    let (rest, tally) = play(&terms, &order(3), &kept, &|side| Ok(first_and_last(side)));
    assert_eq!(tally, whole);
    assert_eq!(rest.keys().map(|place| place.number()).collect::<Vec<_>>(), [3, 5, 6]);
    assert!(rest.iter().all(|(place, game)| games[place] == *game));
}

#[test]
fn who_breaks_down_or_plays_an_illegal_turn_forfeits() {
    let terms = terms(Edition::V4_8, "standard");
    let nowhere = Position::start(Rules::new(Edition::V2_0), Setting::usual(Edition::V2_0)).turns()[0];
    let faults: [(Result<Turn, Forfeit>, &str); 3] = [
        (Err(Forfeit::Late(Duration::from_millis(1500))), "simple forfeits: Late(1.5s)"),
        (Err(Forfeit::BrokeDown), "simple forfeits: BrokeDown"),
        (Ok(nowhere), "simple forfeits: Illegal "),
    ];
    for (fault, reason) in faults {
        let (games, tally) = play(&terms, &order(1), &BTreeMap::new(), &|side| {
            let wrong = || Simple::Wrong(1, fault.clone());
            Ok(Box::new(if side == 1 { wrong() } else { Simple::First }))
        });
        assert_eq!((tally.wins, tally.losses, tally.forfeits), (2, 0, 2));
        assert_eq!(tally.pairs, Pentanomial([0, 0, 0, 0, 1]));
        for game in games.values() {
            assert_eq!(game.ending().map(jersi_game::Ending::termination), Some(Termination::Forfeit));
            let text = write_jrn(&game.record()).replace('\n', " ");
            assert!(text.contains(reason), "{text}");
            assert!(text.contains(OPENING_ENDS));
        }
    }
}

#[test]
fn who_cannot_be_called_forfeits_and_is_called_again() {
    let terms = terms(Edition::V4_8, "standard");
    let calls = AtomicU32::new(0);
    let (_, tally) = play(&terms, &Order { concurrency: 1, ..order(2) }, &BTreeMap::new(), &|side| {
        // The second one does not come to the first game.
        if side == 1 && calls.fetch_add(1, Ordering::Relaxed) == 0 {
            return Err(Forfeit::BrokeDown);
        }
        Ok(Box::new(Simple::First))
    });
    assert_eq!((tally.games(), tally.forfeits), (4, 1));
    assert_eq!(calls.load(Ordering::Relaxed), 2);
}

#[test]
fn the_test_ends_the_match() {
    let terms = terms(Edition::V4_8, "standard");
    let sprt = Sprt::new(0.0, 10.0);
    let order = Order { pairs: 1000, concurrency: 2, sprt: Some(sprt) };
    let fails = |side| -> Result<Box<dyn Player>, Forfeit> {
        match side {
            0 => Ok(Box::new(Simple::First)),
            _ => Err(Forfeit::BrokeDown),
        }
    };
    let (games, tally) = play(&terms, &order, &BTreeMap::new(), &fails);
    assert_eq!(sprt.found(&tally.pairs), Some(Found::Elo1));
    assert!((20..40).contains(&tally.games()), "{}", tally.games());
    // A match that is decided already is not gone on with.
    let kept = games.iter().map(|(&place, game)| (place, place.points(game).expect("over"))).collect();
    assert_eq!(play(&terms, &order, &kept, &fails), (BTreeMap::new(), tally));
}

#[test]
fn a_failing_watcher_ends_the_match() {
    let terms = terms(Edition::V4_8, "standard");
    let crew = Crew {
        open: &|side| Ok(first_and_last(side)),
        judge: &|| Box::new(even),
        opening_ends: OPENING_ENDS,
        forfeits: &forfeits,
    };
    let mut told = 0;
    let ended = run(&terms, &order(1000), &crew, &BTreeMap::new(), |_, _, _| {
        told += 1;
        Err("the disk is full")
    });
    assert_eq!((ended, told), (Err("the disk is full"), 1));
}

#[test]
fn openings_are_even_and_end_with_whole_turns() {
    let ransom = Rules::with(Edition::V4_8, Variant { reserve: false, ransom: true }).expect("4.8 has it");
    let mut judge = short_search();
    for rules in Edition::ALL.map(Rules::new).into_iter().chain([ransom]) {
        let edition = rules.edition();
        let free = edition.setting("free").is_some();
        let mut terms = terms(edition, if free { "free" } else { "standard" });
        if let Beginning::Setting(_, setting) = terms.beginning {
            terms.beginning = Beginning::Setting(rules, setting);
            for pair in 0..3 {
                let opening = Opening::of_pair(&terms, pair, &mut judge);
                let mut now = Position::start(rules, setting);
                let mut after_setting = 0;
                for &turn in &opening.decisions {
                    after_setting += u32::from(now.stage() != Stage::Setting);
                    now = now.play(turn).expect("legal");
                }
                assert_eq!((after_setting, now.stage(), now.decider()), (4, Stage::Turn, Color::White));
                assert_eq!(now.outcome(), None);
                assert_eq!(opening, Opening::of_pair(&terms, pair, &mut judge));
                let even = Score::units(-80)..=Score::units(80);
                assert!(even.contains(&judge(&now)), "{edition}: {:?}", judge(&now));
            }
        }
    }
}
