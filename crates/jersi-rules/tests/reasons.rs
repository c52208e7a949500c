//! Reasons are true: whatever a refusal claims of a position holds in it, and what is refused is not legal.

mod claims;
mod play;
#[allow(dead_code)] // languages.rs says all of it
mod said;

use std::collections::{BTreeMap, BTreeSet, HashMap};
use std::fmt::Display;

use claims::attempt::{Attempt, Blame};
use claims::mutate::Mutator;
use claims::table::Table;
use claims::{Claim, ending};
use jersi_rules::notation::{TurnFaultKind, normalized, read_position, read_turn, write_turn};
use jersi_rules::{Color, Edition, Lang, Outcome, Position, Reason, Refusal, Rules, Turn, Variant};
use play::{Dice, all_rules, amount, starts};

/// Positions in which something happens that random play seldom leads to.
const RARE: [(&str, &str); 14] = [
    ("4.8 no-reserve ransom", "7/8/7/8/4R-k-3/8/7/8/3K-3 w - 3 24"),
    ("4.8 ransom", "7/8/7/8/4R-4/8/1m-3k-1/8/3K-2r- w - 39 24"),
    ("4.8 ransom", "7/8/7/8/4R-k-3/8/1m-5/8/3K-2r- w - 3 24"),
    ("4.8 ransom", "r-r-mmmmpps-s-/8/7/8/4R-k-3/8/7/8/3K-3 w - 3 24"),
    ("4.8 ransom", "mmmmffppssrrpp/8/7/8/4R-k-1r-1/8/7/8/3K-3 w - 3 24"),
    ("4.8", "mmmmffppssrrp-/8/7/8/4R-k-3/8/7/8/3K-3 w - 3 24"),
    ("4.8", "mmmmffppssrrpp/8/7/8/4R-k-3/8/7/8/3K-3 w - 3 24"),
    ("4.8", "7/8/3k-3/3MM4/2RPm-1r-3/2mrmm4/3M-P-2/2K-5/7 w MWWww 3 24"),
    ("4.8", "7/8/3k-3/3MM4/2RPm-1r-3/2mrmm4/3M-P-2/2K-5/7 b MWWww 3 24"),
    ("4.16", "3K-3/8/7/8/9/8/7/8/3k-3 w - 0 29"),
    ("4.8", "3K-3/8/7/8/3k-5/8/7/8/7 w - 0 29"),
    ("4.16", "7/8/7/8/3K-r-4/8/7/8/3rk3 b - 40 29"),
    ("3.0", "5/6/1n-K-4/2m-5/3CMKRC-3/3K-R-3/7/6/2N-2 w - - 9"),
    ("3.0", "5/6/1n-K-4/2km5/3CMKRC-3/3K-R-3/7/6/2N-2 w - 7 9"),
];

fn rare(rules: &str, text: &str) -> Position {
    let mut words = rules.split(' ');
    let edition = Edition::from_id(words.next().unwrap_or_default()).expect("an edition");
    let variants: Vec<&str> = words.collect();
    let variant =
        Variant { reserve: !variants.contains(&"no-reserve"), ransom: variants.contains(&"ransom") };
    let rules = Rules::with(edition, variant).expect("the edition has it");
    read_position(rules, text).unwrap_or_else(|error| panic!("{text}: {error}"))
}

/// Positions of random games by these rules: of every setting, of every stage, and finished ones.
fn positions(rules: Rules, dice: &mut Dice) -> Vec<Position> {
    let mut all = Vec::new();
    for start in starts(rules, dice.roll()) {
        let game = play::game(start, dice);
        let special: Vec<Position> = game
            .iter()
            .copied()
            .filter(|now| now.ransom_so_far().is_some() || now.reserve(now.to_move()).total() == 1)
            .collect();
        all.extend([game[0], game[game.len() - 1]]);
        for _ in 0..6 {
            all.push(dice.pick(&game));
        }
        for _ in 0..special.len().min(4) {
            all.push(dice.pick(&special));
        }
    }
    all
}

/// How often each refusal was met.
#[derive(Default)]
struct Met {
    codes: BTreeMap<&'static str, usize>,
    refused: usize,
    legal: usize,
    /// One example of each that was wrong, by its code.
    wrong: BTreeMap<&'static str, String>,
}

/// One position with its legal decisions.
struct Bench<'a> {
    position: &'a Position,
    table: Table,
    turns: Vec<Turn>,
    /// They as text that is compared by.
    listed: HashMap<String, Turn>,
}

impl<'a> Bench<'a> {
    fn new(position: &'a Position) -> Bench<'a> {
        let turns = position.turns();
        let table = Table::of(position);
        match position.outcome() {
            Some(told) => assert!(ending::is(position, &table, told), "{told:?}: {position}"),
            None => assert_eq!(ending::of(position, &table), None, "{position}"),
        }
        let listed = listed(position);
        Bench { position, table, turns, listed }
    }

    fn judge_text(&self, attempt: &Attempt, met: &mut Met) {
        let (text, parts) = attempt.text();
        let listed = self.is_listed(attempt);
        match read_turn(self.position, &text) {
            Ok(read) => {
                let mut now = *self.position;
                let legal = read.decisions.iter().all(|decision| {
                    let legal = now.turns().contains(decision);
                    now = now.play_legal(*decision);
                    legal
                });
                if !listed || !legal {
                    self.wrong(met, "legal", &text, &"it is legal");
                }
                met.legal += 1;
            }
            Err(fault) => {
                let blamed = parts.iter().filter(|(_, span)| *span == fault.span);
                let claims = |&(blame, _): &(Blame, _)| {
                    Claim::new(self.position, &self.table, attempt, blame).reads(&fault.what)
                };
                if listed || !blamed.clone().any(claims) {
                    let blamed: Vec<Blame> = blamed.map(|(blame, _)| *blame).collect();
                    self.wrong(met, fault.code(), &text, &format!("{fault} ({blamed:?})"));
                }
                if let TurnFaultKind::Refused(refusal) = &fault.what {
                    met.one_more(refusal);
                }
            }
        }
    }

    fn judge_packed(&self, turn: Turn, met: &mut Met) {
        let attempt = Attempt::of(self.position, turn);
        let listed = self.turns.contains(&turn);
        let written = || format!("{turn:?}");
        match self.position.check_parts(turn) {
            Ok(()) if listed => met.legal += 1,
            Ok(()) => self.wrong(met, "legal", &written(), &"it is legal"),
            Err((part, refusal)) => {
                let blame = attempt.blamed_part(part);
                if listed || !Claim::new(self.position, &self.table, &attempt, blame).holds(&refusal) {
                    let words = refusal.say(self.position.edition(), Lang::EN);
                    self.wrong(met, refusal.code(), &written(), &format!("{words} ({blame:?})"));
                }
                met.one_more(&refusal);
            }
        }
    }

    fn wrong(&self, met: &mut Met, code: &'static str, turn: &str, told: &dyn Display) {
        let example = || format!("{turn} in {}: it is not so that {told}", self.position);
        met.wrong.entry(code).or_insert_with(example);
    }

    /// Whether the lists of legal decisions, one after the other, have this.
    fn is_listed(&self, attempt: &Attempt) -> bool {
        if let [one, other] = attempt.drops[..]
            && one.at != other.at
        {
            let swapped = Attempt { drops: vec![other, one], ..attempt.clone() };
            return [attempt, &swapped].iter().any(|way| self.has(&[only(way)]));
        }
        let relocated = format!("/{}", only(attempt));
        if self.has(&[only(attempt)]) || !attempt.drops.is_empty() && self.has(&[relocated]) {
            return true;
        }
        let given = attempt.given.map(|at| only(&Attempt { given: Some(at), ..Attempt::default() }));
        let seat = attempt.seat.map(|put| only(&Attempt { seat: Some(put), ..Attempt::default() }));
        let steps = Attempt { given: None, seat: None, ..attempt.clone() };
        let way = |first: Option<String>| -> Vec<String> {
            first.into_iter().chain(given.clone()).chain(seat.clone()).collect()
        };
        let letters = claims::table::letters(self.position.edition());
        if attempt.start.is_some() && attempt.steps.is_empty() {
            // A bare cell answers the question that a ransom asks.
            let at = only(&steps);
            self.has(&way(Some(format!("#{at}")))) || self.has(&way(Some(format!("/{}:{at}", letters[0].0))))
        } else if attempt.start.is_some() && attempt.named.is_none() && given.is_some() {
            // The cube that is given tells what was asked for.
            letters.iter().any(|&(letter, _)| {
                self.has(&way(Some(only(&Attempt { named: Some(letter), ..steps.clone() }))))
            })
        } else if steps == Attempt::default() {
            self.has(&way(None))
        } else {
            self.has(&way(Some(only(&steps))))
        }
    }

    /// Whether these decisions are listed, each after the one before.
    fn has(&self, decisions: &[String]) -> bool {
        let Some((first, rest)) = decisions.split_first() else { return false };
        let Some(&turn) = self.listed.get(&normalized(first)) else { return false };
        let mut now = self.position.play_legal(turn);
        rest.iter().all(|text| {
            let found = listed(&now).get(&normalized(text)).copied();
            now = found.map_or(now, |turn| now.play_legal(turn));
            found.is_some()
        })
    }
}

/// The legal decisions by their text.
fn listed(position: &Position) -> HashMap<String, Turn> {
    let turns = position.turns().into_iter();
    turns.map(|turn| (normalized(&write_turn(position, turn)), turn)).collect()
}

/// The code of every refusal there is.
fn all_codes() -> BTreeSet<&'static str> {
    said::refusals().iter().map(Refusal::code).collect()
}

fn only(attempt: &Attempt) -> String {
    attempt.text().0
}

impl Met {
    fn one_more(&mut self, refusal: &Refusal) {
        *self.codes.entry(refusal.code()).or_default() += 1;
        self.refused += 1;
    }
}

/// Tries turns in positions of every edition, variant and setting, and in those that are rare.
fn try_many(attempts: usize, met: &mut Met) {
    let mut dice = Dice::new(0x7e11);
    let rounds = amount(1, 8);
    for _ in 0..rounds {
        let mut all: Vec<Position> =
            all_rules().into_iter().flat_map(|rules| positions(rules, &mut dice)).collect();
        for _ in 0..6 {
            all.extend(RARE.map(|(rules, text)| rare(rules, text)));
        }
        let each = (attempts / rounds).div_ceil(all.len());
        for position in &all {
            let bench = Bench::new(position);
            let mutator = Mutator::new(position, &bench.turns);
            // After the end there is one reason for everything.
            let tries = if bench.turns.is_empty() { each / 8 } else { each };
            for _ in 0..tries {
                bench.judge_text(&mutator.attempt(&mut dice), met);
                if let Some(turn) = mutator.packed(&mut dice) {
                    bench.judge_packed(turn, met);
                }
            }
        }
    }
}

#[test]
fn what_a_refusal_claims_holds() {
    let mut met = Met::default();
    let wanted = amount(100_000, 2_000_000);
    try_many(amount(160_000, 2_800_000), &mut met);
    let wrong: Vec<String> = met.wrong.iter().map(|(code, example)| format!("{code}: {example}")).collect();
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
    assert!(met.refused >= wanted, "only {} refusals", met.refused);
    assert!(met.legal > met.refused / 50, "only {} legal turns", met.legal);
    // House rules have tests of their own; here nobody is banned anything.
    let by_the_booklet = all_codes().into_iter().filter(|&code| code != "banned");
    let missing: Vec<&str> = by_the_booklet.filter(|code| !met.codes.contains_key(code)).collect();
    assert!(missing.is_empty(), "never met: {missing:?}; met: {:?}", met.codes);
}

/// Turns whose refusal once said something untrue, or that were taken for legal ones.
#[test]
fn reasons_that_were_untrue() {
    let start = Position::initial(Rules::new(Edition::V4_8));
    let free = starts(Rules::new(Edition::V2_0), 0)
        .into_iter()
        .find(|start| start.reserve(start.to_move()).total() > 0)
        .expect("2.0 has a free setting");
    let hunted = rare("2.0", "5/6/1n-5/1K-6/9/8/7/6/2N-2 w - - 9");
    let hunted_3 = rare("3.0", "5/6/1n-5/1C-6/9/8/7/6/2N-2 w - - 9");
    let tied = rare("4.8 ransom", "7/8/7/8/4R-4/8/1m-3k-1/8/3K-2r- w - 39 24");
    let bought = rare("4.8 ransom", "7/8/7/8/4R-k-3/8/1m-5/8/3K-2r- w - 3 24");
    let cases: [(&Position, &str, &str); 14] = [
        (&tied, "e5-d5/K:i1", "nothing-to-relocate"),
        (&start, "a2-b2/K:a1", "nothing-to-relocate"),
        (&start, "a2-b2/K:i1", "nothing-to-relocate"),
        (&start, "a2-b2#K", "ransom-not-played"),
        (&tied, "e5-d5#K", "no-ransom-due"),
        (&bought, "e5-e6!!#M", "never-ransomed"),
        (&bought, "e5-e6!!#K", "never-ransomed"),
        (&bought, "e5-e6!!#c2", "never-ransomed"),
        (&bought, "e5-e6!!#a1", "nothing-to-give"),
        (&hunted, "f2-g2!!/N:i3", "never-relocated"),
        (&hunted_3, "f2-g2!!/N:i3", "never-relocated"),
        (&start, "M:d4#K", "ransom-not-played"),
        (&tied, "M:d4#K", "no-ransom-due"),
        (&free, "N:a3#K", "ransom-not-played"),
    ];
    for (position, text, code) in cases {
        let read = read_turn(position, text);
        assert_eq!(read.map(|_| ()).map_err(|fault| fault.code()), Err(code), "{text} in {position}");
    }
}

/// The king of the player to move stands on the far row already: the game is over, for no game goes on from there.
#[test]
fn a_king_that_stands_at_home_has_arrived() {
    for (text, winner) in [
        ("3K-3/8/7/8/3k-5/8/7/8/7 w - 0 29", Color::White),
        ("3K-3/8/7/8/3k-5/8/7/8/7 b - 0 29", Color::White),
        ("7/8/7/8/3K-5/8/7/8/3rk3 b - 40 29", Color::Black),
        ("7/8/7/8/3K-5/8/7/8/3rk3 w - 40 29", Color::Black),
    ] {
        for edition in ["4.8", "4.16"] {
            let position = rare(edition, text);
            let outcome = Outcome::win(winner, Reason::KingArrived);
            assert_eq!(position.outcome(), Some(outcome), "{position}");
            assert_eq!(position.turns(), []);
        }
    }
}
