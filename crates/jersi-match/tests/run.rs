//! Matches with players made for the test.

use std::collections::BTreeMap;
use std::convert::Infallible;
use std::sync::Arc;
use std::sync::atomic::{AtomicU32, Ordering};
use std::time::Duration;

use jersi_engine::{Limits, Score, StopSignal};
use jersi_game::{Adjudication, Game, TimeControl};
use jersi_match::{
    Beginning, Book, Choice, Crew, DrawRule, Effort, Entrants, FROZEN_GAMES, Format, Found, FrozenBook,
    Opening, OpeningTerms, Order, Pentanomial, Place, Played, Player, ResignRule, ScoreRules, Side, Sprt,
    Standing, Task, Terms, run, short_search,
};
use jersi_rules::notation::{read_position, write_turn};
use jersi_rules::record::{Termination, write_jrn};
use jersi_rules::{Color, Edition, Position, Rules, Setting, Stage, Turn, Variant};
use jersi_shard::{Ended, Shard};
use jersi_table::{Forfeit, ForfeitKind, PlayerSpec};

/// Takes the first legal turn, the last one, or one that is not legal.
enum Simple {
    First,
    Last,
    /// Plays this after so many good turns.
    Wrong(u32, Result<Turn, Forfeit>),
    /// Always thinks this of its position, after so long, and captures a king where it can.
    Thinks(i32, Duration),
}

impl Player for Simple {
    fn name(&self) -> String {
        "simple".to_owned()
    }

    fn begin(&mut self, _game: &Game, _seed: u64) -> Result<(), Forfeit> {
        Ok(())
    }

    fn choose(&mut self, task: &Task<'_>) -> Result<Choice, Forfeit> {
        let turns = task.game.position().turns();
        let chosen = match self {
            Simple::First => Ok(turns[0]),
            Simple::Last => Ok(turns[turns.len() - 1]),
            Simple::Wrong(0, wrong) => wrong.clone(),
            Simple::Wrong(left, _) => {
                *left -= 1;
                Ok(turns[0])
            }
            Simple::Thinks(score, time) => {
                std::thread::sleep(*time);
                let effort = (Some(1000), Some(Duration::from_millis(1)));
                let score = Some(Score::units(*score));
                let captures = |turn: &&Turn| write_turn(task.game.position(), **turn).contains("!!");
                let turn = *turns.iter().find(captures).unwrap_or(&turns[0]);
                return Ok(Choice { turn, score, nodes: effort.0, time: effort.1 });
            }
        };
        chosen.map(Choice::from)
    }
}

fn side() -> Side {
    Side { spec: PlayerSpec::Random { seed: None }, limits: Limits::default(), options: Vec::new() }
}

fn terms(edition: Edition, setting: &str) -> Terms {
    let setting = Setting::named(edition, setting, 0, false).expect("the edition has it");
    Terms {
        entrants: Entrants::two(side(), side()),
        beginning: Beginning::Setting(Rules::new(edition), setting),
        adjudication: Adjudication::ENGINES,
        scores: ScoreRules::default(),
        clock: TimeControl::Unlimited,
        opening: OpeningTerms::default(),
        book: None,
        seed: 1,
        margin: Duration::from_secs(1),
        hash_mib: 1,
    }
}

/// Games of another build, with other networks, are of another match; chance alone is the same in every build.
#[test]
fn a_match_knows_the_networks_of_its_engines() {
    let by_chance = terms(Edition::V2_0, "symmetrical");
    assert!(!by_chance.to_string().contains("networks="), "{by_chance}");
    let engine = Side { spec: "engine".parse().expect("a player"), ..side() };
    let played = Terms { entrants: Entrants::two(engine, side()), ..by_chance };
    let told = played.to_string();
    let sum = told.split(" networks=").nth(1).expect("the networks");
    assert!(
        sum.len() == 16 && sum != "0000000000000000" && sum.bytes().all(|b| b.is_ascii_hexdigit()),
        "{told}"
    );
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
    kept: &BTreeMap<Place, Played>,
    open: &(dyn Fn(usize) -> Result<Box<dyn Player>, Forfeit> + Sync),
) -> (BTreeMap<Place, Game>, Standing) {
    let mut games = BTreeMap::new();
    let crew = Crew { open, judge: &|| Box::new(even), opening_ends: OPENING_ENDS, forfeits: &forfeits };
    let found = run(terms, order, &crew, kept, &StopSignal::new(), |finished, _| {
        games.insert(finished.place, finished.game.clone());
        Ok::<(), Infallible>(())
    });
    let Ok((standing, _)) = found;
    (games, standing)
}

fn first_and_last(side: usize) -> Box<dyn Player> {
    Box::new(if side == 0 { Simple::First } else { Simple::Last })
}

fn order(pairs: u32) -> Order {
    Order { pairs, shard: Shard::WHOLE, concurrency: 2, sprt: None }
}

#[test]
fn pairs_share_their_opening_and_swap_colours() {
    for (edition, setting) in
        [(Edition::V2_0, "random"), (Edition::V3_0, "free"), (Edition::V4_8, "standard")]
    {
        let terms = terms(edition, setting);
        let (games, tally) = play(&terms, &order(3), &BTreeMap::new(), &|side| Ok(first_and_last(side)));
        assert_eq!((games.len(), tally.games(), tally.tally().pairs.pairs()), (6, 6, 3));
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
    let kept: BTreeMap<Place, Played> = games
        .iter()
        .filter(|(place, _)| [1, 2, 4].contains(&place.number()))
        .map(|(&place, game)| (place, Played::of(place, game).expect("it is over")))
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
    let late = Forfeit::Late(Duration::from_millis(1500));
    let faults: [(Result<Turn, Forfeit>, &str, ForfeitKind); 3] = [
        (Err(late), "simple forfeits: Late(1.5s)", ForfeitKind::Late),
        (Err(Forfeit::BrokeDown), "simple forfeits: BrokeDown", ForfeitKind::Ended),
        (Ok(nowhere), "simple forfeits: Illegal ", ForfeitKind::Illegal),
    ];
    for (fault, reason, kind) in faults {
        let (games, tally) = play(&terms, &order(1), &BTreeMap::new(), &|side| {
            let wrong = || Simple::Wrong(1, fault.clone());
            Ok(Box::new(if side == 1 { wrong() } else { Simple::First }))
        });
        let score = tally.tally();
        assert_eq!((score.wins, score.losses, score.forfeits), (2, 0, 2));
        assert_eq!(score.pairs, Pentanomial([0, 0, 0, 0, 1]));
        assert_eq!(tally.forfeits().collect::<Vec<_>>(), [(1, kind, 2)], "counted by player and reason");
        for (&place, game) in &games {
            let read = Played::of(place, game).expect("over");
            assert_eq!(read.forfeit, Some(kind), "the record tells it too");
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
    assert_eq!((tally.games(), tally.tally().forfeits), (4, 1));
    assert_eq!(calls.load(Ordering::Relaxed), 2);
}

#[test]
fn the_test_ends_the_match() {
    let terms = terms(Edition::V4_8, "standard");
    let sprt = Sprt::new(0.0, 10.0);
    let order = Order { sprt: Some(sprt), ..order(1000) };
    let fails = |side| -> Result<Box<dyn Player>, Forfeit> {
        match side {
            0 => Ok(Box::new(Simple::First)),
            _ => Err(Forfeit::BrokeDown),
        }
    };
    let (games, tally) = play(&terms, &order, &BTreeMap::new(), &fails);
    assert_eq!(sprt.found(&tally.tally().pairs), Some(Found::Elo1));
    assert!((20..40).contains(&tally.games()), "{}", tally.games());
    // A match that is decided already is not gone on with.
    let kept = games.iter().map(|(&place, game)| (place, Played::of(place, game).expect("over"))).collect();
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
    let ended = run(&terms, &order(1000), &crew, &BTreeMap::new(), &StopSignal::new(), |_, _| {
        told += 1;
        Err("the disk is full")
    });
    assert_eq!((ended.err(), told), (Some("the disk is full"), 1));
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

#[test]
fn shards_together_are_the_whole_match() {
    let terms = terms(Edition::V2_0, "random");
    let (games, whole) = play(&terms, &order(5), &BTreeMap::new(), &|side| Ok(first_and_last(side)));
    let mut parts = BTreeMap::new();
    for number in 1..=3 {
        let shard = Shard::new(number, 3).expect("a shard");
        let order = Order { shard, ..order(5) };
        let (part, standing) = play(&terms, &order, &BTreeMap::new(), &|side| Ok(first_and_last(side)));
        assert_eq!(standing.games() as usize, part.len());
        for (place, game) in part {
            assert!(shard.has(place.pair().into()) && games[&place] == game, "{place:?}");
            parts.insert(place, Played::of(place, &game).expect("over"));
        }
    }
    // All is there already: nothing is played, and the score is the same.
    let (none, merged) = play(&terms, &order(5), &parts, &|_| Err(Forfeit::BrokeDown));
    assert_eq!((none.len(), merged), (0, whole));
}

#[test]
fn a_signal_ends_a_match_and_counts_what_is_over() {
    let terms = terms(Edition::V4_8, "standard");
    let crew = Crew {
        open: &|side| Ok(first_and_last(side)),
        judge: &|| Box::new(even),
        opening_ends: OPENING_ENDS,
        forfeits: &forfeits,
    };
    let stop = StopSignal::new();
    let found = run(&terms, &order(1000), &crew, &BTreeMap::new(), &stop, |_, standing| {
        if standing.games() == 3 {
            stop.stop();
        }
        Ok::<(), Infallible>(())
    });
    let Ok((standing, ended)) = found;
    assert_eq!(ended, Ended::Stopped);
    // Another thread may have a game ready at that moment, and two threads do not have more.
    assert!((3..=4).contains(&standing.games()), "{}", standing.games());
}

fn thinking(scores: [i32; 2], times: [u64; 2]) -> impl Fn(usize) -> Result<Box<dyn Player>, Forfeit> + Sync {
    move |side| Ok(Box::new(Simple::Thinks(scores[side], Duration::from_millis(times[side]))))
}

#[test]
fn both_sides_can_agree_on_an_end() {
    let resign = ScoreRules { resign: Some(ResignRule { moves: 2, score: 500 }), draw: None };
    let draw = ScoreRules { resign: None, draw: Some(DrawRule { number: 8, moves: 2, score: 8 }) };
    for (scores, thoughts, turns, wins) in
        [(resign, [500, -500], 8, 2), (draw, [3, -8], 8, 0), (resign, [-700, 600], 8, 0)]
    {
        let terms = Terms { scores, ..terms(Edition::V4_8, "standard") };
        let (games, standing) = play(&terms, &order(1), &BTreeMap::new(), &thinking(thoughts, [0, 0]));
        for game in games.values() {
            let ended = game.ending().map(jersi_game::Ending::termination);
            assert_eq!(ended, Some(Termination::AdjudicatedScore));
            // Four turns of the opening, then two of each side.
            assert_eq!(game.turns().len(), turns);
            let text = write_jrn(&game.record());
            assert!(
                text.contains("[Termination \"adjudicated-score\"]") && text.contains("[%eval "),
                "{text}"
            );
            assert!(!text.contains("%emt"), "nobody is timed: {text}");
        }
        assert_eq!((standing.tally().wins, standing.tally().forfeits), (wins, 0));
    }
}

#[test]
fn a_clock_that_runs_down_forfeits() {
    let clock: TimeControl = "0.04+0.001".parse().expect("a clock");
    let terms = Terms { clock, ..terms(Edition::V4_8, "standard") };
    let (games, standing) = play(&terms, &order(1), &BTreeMap::new(), &thinking([0, 0], [0, 15]));
    assert_eq!((standing.tally().wins, standing.tally().forfeits), (2, 2));
    assert_eq!(standing.forfeits().collect::<Vec<_>>(), [(1, ForfeitKind::Time, 2)]);
    for game in games.values() {
        let text = write_jrn(&game.record());
        assert!(text.contains("[Termination \"time\"]") && text.contains("[Forfeit \"time\"]"), "{text}");
        assert!(text.contains("[TimeControl \"0.04+0.001\"]"), "{text}");
        assert!(text.contains("[%clk 0:00:01]") && text.contains("[%emt 0:00:00.0"), "{text}");
    }
}

#[test]
fn the_time_of_a_turn_is_that_of_all_its_decisions() {
    let rules = Rules::with(Edition::V4_8, Variant { reserve: false, ransom: true }).expect("4.8 has it");
    let captured = read_position(rules, "r-r-5/8/7/4k-3/4R-4/8/7/8/3K-3 w - 0 1").expect("a position");
    let terms = Terms {
        beginning: Beginning::Position(Box::new(captured)),
        opening: OpeningTerms { decisions: 0, ..OpeningTerms::default() },
        scores: ScoreRules { resign: Some(ResignRule { moves: 1, score: 500 }), draw: None },
        clock: "60+0".parse().expect("a clock"),
        ..terms(Edition::V4_8, "standard")
    };
    let (games, _) = play(&terms, &order(1), &BTreeMap::new(), &thinking([700, -700], [20, 20]));
    for game in games.values() {
        let text = write_jrn(&game.record());
        let turn = text.split_once("e5-f5!!#").expect("the rock captures the king").1;
        let (gift_and_seat, took) = turn.split_once("[%emt 0:00:00.").expect("the turn is timed");
        assert!(gift_and_seat.contains("/K:"), "{text}");
        // The capturer decides twice; what is given is the other player's decision.
        let millis: u32 = took[..3].parse().expect("milliseconds");
        assert!(millis >= 40, "{text}");
    }
}

#[test]
fn efforts_are_summed_by_player() {
    let terms = Terms {
        scores: ScoreRules { resign: None, draw: Some(DrawRule { number: 0, moves: 1, score: 9 }) },
        ..terms(Edition::V4_8, "standard")
    };
    let (_, standing) = play(&terms, &order(1), &BTreeMap::new(), &thinking([0, 0], [0, 0]));
    // Two games with one turn of each side.
    let two = Effort { nodes: 2000, time: Duration::from_millis(2) };
    assert_eq!((standing.effort(0), standing.effort(1)), (two, two));
    assert_eq!(two.speed(), Some(1_000_000));
}

#[test]
fn everybody_meets_everybody_with_the_same_openings() {
    let entrants = Entrants::many(Format::RoundRobin, vec![side(), side(), side()]).expect("three");
    let terms = Terms { entrants, ..terms(Edition::V2_0, "symmetrical") };
    let open = |player| -> Result<Box<dyn Player>, Forfeit> {
        if player == 2 { Err(Forfeit::BrokeDown) } else { Ok(first_and_last(player)) }
    };
    let (games, standing) = play(&terms, &order(2), &BTreeMap::new(), &open);
    assert_eq!((games.len(), standing.games()), (12, 12));
    let last = standing.of_player(2);
    assert_eq!((last.wins, last.losses, last.forfeits), (0, 8, 8));
    let [one, other] = [0, 1].map(|player| standing.of_player(player));
    assert_eq!((one.games(), other.games(), one.wins + other.wins >= 8), (8, 8, true));
    let opening = |number: u32| {
        let place = Place::numbered(number).expect("a number");
        let decisions: Vec<Turn> = games[&place].decisions().take(4).collect();
        (*games[&place].start(), decisions)
    };
    assert!(opening(1) == opening(3) && opening(3) == opening(6) && opening(1) != opening(7));
}

/// The frozen books: as many as promised, whole turns, and nothing that is tuned on is in what is held out.
#[test]
fn frozen_books_are_what_they_should_be() {
    let mut prints = Vec::new();
    for (rules, setting) in FROZEN_GAMES {
        let rules: Rules = rules.parse().expect("rules");
        let setting = Setting::named(rules.edition(), setting, 0, false).expect("its setting");
        let beginning = Beginning::Setting(rules, setting);
        let [tuning, held_out] = FrozenBook::BOTH.map(|book| book.open(&beginning).expect("a book"));
        for book in [&tuning, &held_out] {
            assert_eq!((book.openings().len(), book.likenesses().len()), (400, 400), "{rules}");
            let lengths = book.openings().iter().map(|opening| opening.decisions().len());
            assert!(lengths.clone().all(|length| (6..=9).contains(&length)) && lengths.max() == Some(9));
            prints.push(format!("{:016x}", book.fingerprint()));
        }
        assert!(tuning.likenesses().is_disjoint(&held_out.likenesses()), "{rules}");
    }
    assert_eq!(
        prints, FROZEN,
        "figures in docs/strength.md were measured with these books: they do not change"
    );
}

/// What the frozen books are, in the order of their games.
const FROZEN: [&str; 8] = [
    "f508aab6d2ae04d1",
    "34fb12c4c2580842",
    "6d9316993b935933",
    "5ac045d2498d704b",
    "1edbab845d250a0a",
    "086cf5f023ae26cc",
    "038d2f2685027398",
    "48690e98c05f4688",
];

#[test]
fn openings_of_a_book_come_once_each_and_by_the_seed() {
    let beginning = Beginning::Setting(Rules::new(Edition::V4_8), Setting::usual(Edition::V4_8));
    let book = Book::read("a2-b2=d3\na2-b2\nb1-c1 h1-g1\n", &beginning).expect("a book");
    let terms = Terms { book: Some(Arc::new(book.clone())), ..terms(Edition::V4_8, "standard") };
    let (games, _) = play(&terms, &order(3), &BTreeMap::new(), &|side| Ok(first_and_last(side)));
    let begun = |number: u32, count| -> Vec<Turn> {
        games[&Place::numbered(number).expect("a number")].decisions().take(count).collect()
    };
    for pair in 0..3 {
        let opening = book.of_pair(1, pair);
        for number in [2 * pair + 1, 2 * pair + 2] {
            assert_eq!(begun(number, opening.decisions().len()), opening.decisions());
        }
    }
    let order = |seed| (0..3).map(|pair| book.of_pair(seed, pair).decisions().to_vec()).collect::<Vec<_>>();
    let mut once = order(1);
    once.sort();
    once.dedup();
    assert_eq!(once.len(), 3);
    assert!((2..20).any(|seed| order(seed) != order(1)));
}
