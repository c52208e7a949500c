//! One explanation, claim by claim.

use std::collections::BTreeSet;

use jersi_engine::{Fate, StopSignal, fates};
use jersi_explain::{Claim, Effort, Explanation, Forced, Stand, Way};
use jersi_rules::notation::write_turn;
use jersi_rules::{Cell, Color, EndClock, Kind, Piece, Position, Stage, TurnParts};

use crate::slow;

/// Plain proofs, and ways home with other pieces' help, are looked at up to so many positions.
const PLAIN: usize = 40_000;
/// The same of proofs where they may take long.
const LONG: usize = 20 * PLAIN;

/// What may take long.
#[derive(Clone, Copy, Debug)]
pub struct Care {
    /// Plain proofs of long lines.
    pub proofs: bool,
    /// Ways home with other pieces' help in crowded positions.
    pub ways: bool,
}

/// Checks every claim, and that none is missing.
pub fn check(found: &Explanation, effort: &Effort, care: Care) {
    let checker =
        Checker { found, care, me: found.position.decider(), other: found.position.decider().other() };
    for claim in &found.claims {
        checker.claim(claim);
    }
    checker.nothing_is_missing();
    assert!(found.telling().len() <= 4);
    assert_eq!(
        found.after,
        found.decisions.iter().fold(found.position, |now, &turn| now.play(turn).expect("legal"))
    );
    assert!(effort.turns == 3);
}

struct Checker<'a> {
    found: &'a Explanation,
    care: Care,
    me: Color,
    other: Color,
}

impl Checker<'_> {
    fn claim(&self, claim: &Claim) {
        let (before, after) = (&self.found.position, &self.found.after);
        let told = || format!("{claim:?} of {:?} in {before:?}", self.found.decisions);
        let ended = |winner: Option<Color>, reason| {
            let outcome = after.outcome().unwrap_or_else(|| panic!("{}", told()));
            assert_eq!((outcome.winner, outcome.reason), (winner, reason), "{}", told());
        };
        match claim {
            Claim::Wins { reason } => ended(Some(self.me), *reason),
            Claim::Loses { reason } => ended(Some(self.other), *reason),
            Claim::Ties { reason } => ended(None, *reason),
            Claim::Forces(forced) => self.proof(after, forced, self.me, &told()),
            Claim::LosesTo(forced) => self.proof(after, forced, self.other, &told()),
            Claim::Missed(forced) => {
                self.proof(before, forced, self.me, &told());
                assert_ne!(after.outcome().and_then(|outcome| outcome.winner), Some(self.me), "{}", told());
            }
            Claim::Threat { threat, met } => {
                let passed = before.passed().expect("a turn is next");
                assert_eq!(threat.in_turns, 1, "{}", told());
                line(&passed, threat, self.other, &told());
                assert_eq!(*met, !slow::wins(after, 1, self.other), "{}", told());
            }
            Claim::Threatens(forced) => {
                assert_eq!(forced.in_turns, 1, "{}", told());
                line(&after.passed().expect("a turn is next"), forced, self.me, &told());
            }
            Claim::OnlyTurn => assert_eq!(before.turns().len(), 1, "{}", told()),
            Claim::OnlyDefence => {
                assert!(before.turns().len() > 1);
                for turn in before.turns() {
                    let loses = slow::wins(&before.play_legal(turn), 1, self.other);
                    assert_eq!(loses, turn != self.found.decisions[0], "{}: {turn:?}", told());
                }
            }
            Claim::Takes(stand) => self.takes(stand, &told()),
            Claim::Relocates { to } => {
                let victim = before.to_move().other();
                assert_eq!(after.king(victim), Some(*to), "{}", told());
                let home = if victim == Color::White { 0 } else { 8 };
                assert_eq!(to.row(), home, "{}", told());
            }
            Claim::Asks { kind } => {
                let text = write_turn(before, self.found.decisions[0]);
                let letter = before.edition().letter(*kind);
                assert!(text.ends_with(&format!("#{letter}")), "{}: {text}", told());
            }
            Claim::Gives { kind, cell } => {
                let texts = self.texts();
                let name = format!("#{}", before.edition().cell_name(*cell));
                let nth = texts.iter().position(|text| *text == name).expect("given");
                let now = self.found.decisions[..nth].iter().fold(*before, |now, &turn| now.play_legal(turn));
                assert_eq!(
                    now.content(*cell).top(),
                    Some(Piece::new(before.to_move().other(), *kind)),
                    "{}",
                    told()
                );
            }
            Claim::Drops { kind, cell } => {
                let text = write_turn(before, self.found.decisions[0]);
                let drop =
                    format!("{}:{}", before.edition().letter(*kind), before.edition().cell_name(*cell));
                assert!(text.split('/').any(|part| part == drop), "{}: {text}", told());
                assert!(
                    after.content(*cell).pieces().any(|piece| piece == Piece::new(self.me, *kind)),
                    "{}",
                    told()
                );
            }
            Claim::TakesNothing => {
                let (then, now) = (before.on_board(self.other), after.on_board(self.other));
                assert_eq!(then.total(), now.total(), "{}", told());
            }
            Claim::Attacks(stands) => {
                let again = after.passed().expect("a turn is next");
                self.stands(stands, &again, &slow::capturable(before), self.other, &told());
            }
            Claim::Hangs(stands) => {
                let then = slow::capturable(&before.passed().expect("a turn is next"));
                self.stands(stands, after, &then, self.me, &told());
            }
            Claim::NothingHangs => assert!(slow::capturable(after).is_empty(), "{}", told()),
            Claim::Protects(stands) => {
                let then = slow::capturable(&before.passed().expect("a turn is next"));
                let now = slow::capturable(after);
                for stand in stands {
                    let name = before.edition().cell_name(stand.cell).to_string();
                    assert!(then.contains(&name) && !now.contains(&name), "{}", told());
                    assert_eq!(before.content(stand.cell), after.content(stand.cell), "{}", told());
                    assert_eq!(stand.pieces, pieces_on(after, stand.cell), "{}", told());
                    assert!(stand.pieces.iter().all(|piece| piece.color == self.me), "{}", told());
                    assert!(!stand.pieces.is_empty() && stand.fresh, "{}", told());
                }
            }
            Claim::Escapes { kind, from, to } => {
                let name = |cell| before.edition().cell_name(cell).to_string();
                assert!(
                    slow::capturable(&before.passed().expect("a turn")).contains(&name(*from)),
                    "{}",
                    told()
                );
                assert!(!slow::capturable(after).contains(&name(*to)), "{}", told());
                assert_eq!(before.content(*from).top(), Some(Piece::new(self.me, *kind)), "{}", told());
                assert_eq!(after.content(*to).top(), Some(Piece::new(self.me, *kind)), "{}", told());
                assert_ne!(from, to);
            }
            Claim::King { color, before: then, after: now } => {
                let turn_of = |position: &Position| {
                    if position.to_move() == *color { *position } else { position.passed().expect("a turn") }
                };
                self.way(&turn_of(before), *then, &told());
                self.way(&turn_of(after), *now, &told());
            }
        }
    }

    /// Whether what must be said is said.
    fn nothing_is_missing(&self) {
        let (before, after) = (&self.found.position, &self.found.after);
        let says = |test: fn(&Claim) -> bool| self.found.claims.iter().any(test);
        let told = || format!("{:?} in {before:?} says {:?}", self.found.decisions, self.found.claims);
        assert_eq!(
            after.outcome().is_some(),
            says(|claim| matches!(claim, Claim::Wins { .. } | Claim::Ties { .. } | Claim::Loses { .. })),
            "{}",
            told()
        );
        if before.stage() == Stage::Setting {
            return;
        }
        let marks: usize = self.texts().iter().map(|text| slow::captured(text).len()).sum();
        let takes = self.found.claims.iter().filter(|claim| matches!(claim, Claim::Takes(_))).count();
        assert_eq!(takes, marks, "{}", told());
        self.no_deed_is_missing();
        if after.outcome().is_some() || before.stage() != Stage::Turn || after.ransom_so_far().is_some() {
            return;
        }
        let (passed, again) = (before.passed().expect("a turn"), after.passed().expect("a turn"));
        let threat = !last_turn(before) && slow::wins(&passed, 1, self.other);
        assert_eq!(threat, says(|claim| matches!(claim, Claim::Threat { .. })), "{}", told());
        let own = !last_turn(after) && slow::wins(&again, 1, self.me);
        assert_eq!(own, says(|claim| matches!(claim, Claim::Threatens(_))), "{}", told());
        let at_once = slow::wins(after, 1, self.other);
        let says_so = self
            .found
            .claims
            .iter()
            .any(|claim| matches!(claim, Claim::LosesTo(forced) if forced.in_turns == 1));
        assert_eq!(at_once, says_so, "{}", told());
        // What would have won at once is told as missed, unless the win is forced all the same.
        let forces = says(|claim| matches!(claim, Claim::Forces(_)));
        let missed = !forces && slow::wins(before, 1, self.me);
        let says_so = self
            .found
            .claims
            .iter()
            .any(|claim| matches!(claim, Claim::Missed(forced) if forced.in_turns == 1));
        assert!(!missed || says_so, "{}", told());
        let attacks = !slow::capturable(&again).is_empty();
        assert_eq!(attacks, says(|claim| matches!(claim, Claim::Attacks(_))), "{}", told());
        let kings = self.found.claims.iter().filter(|claim| matches!(claim, Claim::King { .. })).count();
        assert_eq!(kings, if before.edition().hunts() { 0 } else { 2 }, "{}", told());
        let only = before.turns().len() == 1;
        assert_eq!(only, says(|claim| matches!(claim, Claim::OnlyTurn)), "{}", told());
        let threatened = says(|claim| matches!(claim, Claim::Threat { .. }));
        let defends = threatened && !only && !at_once && self.others_lose();
        assert_eq!(defends, says(|claim| matches!(claim, Claim::OnlyDefence)), "{}", told());
        self.no_danger_is_missing(&slow::capturable(&passed), &slow::capturable(after));
    }

    /// Whether what comes from the reserve, where a king goes back to, what is asked for and given, and that nothing is taken
    /// are told as notation has them, each once.
    fn no_deed_is_missing(&self) {
        let before = &self.found.position;
        let edition = before.edition();
        let king = edition.letter(Kind::King);
        let mut written = Vec::new();
        let mut takes = false;
        for text in self.texts() {
            takes |= text.contains('!') || text.starts_with(['#', '/']);
            let (steps, asked) = text.split('/').next().unwrap_or_default().split_once('#').unzip();
            match (steps, asked) {
                (Some(""), Some(cell)) => written.push(format!("gives #{cell}")),
                (Some(_), Some(letter)) => written.push(format!("asks {letter}")),
                _ => {}
            }
            for part in text.split('/').filter(|part| part.contains(':')) {
                let deed = if part.starts_with(king) { "relocates" } else { "drops" };
                written.push(format!("{deed} {part}"));
            }
        }
        if !takes {
            written.push("takes nothing".to_owned());
        }
        let name = |cell| edition.cell_name(cell);
        let said = self.found.claims.iter().filter_map(|claim| match claim {
            Claim::Gives { cell, .. } => Some(format!("gives #{}", name(*cell))),
            Claim::Asks { kind } => Some(format!("asks {}", edition.letter(*kind))),
            Claim::Relocates { to } => Some(format!("relocates {king}:{}", name(*to))),
            Claim::Drops { kind, cell } => Some(format!("drops {}:{}", edition.letter(*kind), name(*cell))),
            Claim::TakesNothing => Some("takes nothing".to_owned()),
            _ => None,
        });
        let mut said: Vec<String> = said.collect();
        said.sort();
        written.sort();
        assert_eq!(said, written, "{:?} in {before:?}", self.found.decisions);
    }

    /// Whether the opponent wins at once after every turn but this one.
    fn others_lose(&self) -> bool {
        let before = &self.found.position;
        let others = before.turns().into_iter().filter(|&turn| turn != self.found.decisions[0]);
        others.into_iter().all(|turn| slow::wins(&before.play_legal(turn), 1, self.other))
    }

    /// Whether all that can be taken now is told, and all that cannot any more; a piece is known by where it stands or stood.
    fn no_danger_is_missing(&self, then: &BTreeSet<String>, now: &BTreeSet<String>) {
        let (before, after) = (&self.found.position, &self.found.after);
        let told = || format!("{:?} in {before:?} says {:?}", self.found.decisions, self.found.claims);
        let says = |test: fn(&Claim) -> bool| self.found.claims.iter().any(test);
        assert_eq!(now.is_empty(), says(|claim| matches!(claim, Claim::NothingHangs)), "{}", told());
        assert_eq!(!now.is_empty(), says(|claim| matches!(claim, Claim::Hangs(_))), "{}", told());
        let mut safe = BTreeSet::new();
        let mut moved = None;
        for claim in &self.found.claims {
            match claim {
                Claim::Protects(stands) => {
                    let names = stands.iter().map(|stand| before.edition().cell_name(stand.cell).to_string());
                    safe.extend(names);
                }
                Claim::Escapes { from, .. } => moved = Some(before.edition().cell_name(*from).to_string()),
                _ => {}
            }
        }
        let stays = |name: &&String| {
            let cell = before.edition().cell_named(name).expect("a cell");
            before.content(cell) == after.content(cell)
        };
        let expected: BTreeSet<String> = then.difference(now).filter(stays).cloned().collect();
        assert_eq!(safe, expected, "{}", told());
        let text = &self.texts()[0];
        let mut cells = text.split(['/', '#']).next().unwrap_or_default().split(['-', '=']);
        let steps = !text.contains(':') || text.contains(['-', '=']);
        let (from, to) = (cells.next().unwrap_or_default(), cells.next_back().unwrap_or_default());
        let to = to.trim_end_matches('!');
        let escapes = steps && from != to && then.contains(from) && !now.contains(to);
        assert_eq!(escapes.then(|| from.to_owned()), moved, "{}", told());
    }

    /// The decisions in notation.
    fn texts(&self) -> Vec<String> {
        let mut now = self.found.position;
        let write = |&turn| {
            let text = write_turn(&now, turn);
            now = now.play_legal(turn);
            text
        };
        self.found.decisions.iter().map(write).collect()
    }

    fn takes(&self, stand: &Stand, told: &str) {
        let before = &self.found.position;
        let steps =
            self.found.decisions.iter().position(|turn| matches!(turn.parts(), TurnParts::Steps { .. }));
        let text = &self.texts()[steps.expect("only steps capture")];
        let name = before.edition().cell_name(stand.cell).to_string();
        let marks = slow::captured(text).into_iter().find(|(cell, _)| *cell == name);
        let king = stand.pieces.iter().any(|piece| piece.kind == Kind::King);
        assert_eq!(marks.map(|(_, marks)| marks), Some(if king { 2 } else { 1 }), "{told}");
        let there = pieces_on(before, stand.cell);
        assert_eq!(stand.pieces, there, "{told}");
        assert!(there.iter().all(|piece| piece.color == self.other) && !there.is_empty(), "{told}");
        if self.found.decisions.len() == 1 {
            let taken: usize = self
                .found
                .claims
                .iter()
                .map(|claim| match claim {
                    Claim::Takes(stand) => {
                        stand.pieces.iter().filter(|piece| piece.kind != Kind::King).count()
                    }
                    _ => 0,
                })
                .sum();
            let count =
                |position: &Position| position.on_board(self.other).with(Kind::King, 0).total() as usize;
            assert_eq!(count(before) - count(&self.found.after), taken, "{told}");
        }
    }

    fn stands(&self, stands: &[Stand], there: &Position, then: &BTreeSet<String>, whose: Color, told: &str) {
        let (before, after) = (&self.found.position, &self.found.after);
        let name = |stand: &Stand| before.edition().cell_name(stand.cell).to_string();
        assert_eq!(stands.iter().map(name).collect::<BTreeSet<_>>(), slow::capturable(there), "{told}");
        for stand in stands {
            assert_eq!(pieces_on(after, stand.cell), stand.pieces, "{told}");
            assert!(stand.pieces.iter().all(|piece| piece.color == whose), "{told}");
            let same = before.content(stand.cell) == after.content(stand.cell);
            assert_eq!(stand.fresh, !(same && then.contains(&name(stand))), "{told}");
            assert_eq!(stand.guarded, slow::guarded(there, &name(stand)), "{told}");
        }
    }

    /// A proof: its line leads there, and the solver says the same of the first decision of the winner, or of every one of the
    /// loser; where that is quick, so does the plain slow way.
    fn proof(&self, position: &Position, forced: &Forced, winner: Color, told: &str) {
        line(position, forced, winner, told);
        let all = fates(position, forced.in_turns, &StopSignal::new(), None).expect("nobody stops it");
        if position.decider() == winner {
            let fate = all.iter().find(|(turn, _)| *turn == forced.line[0]).map(|(_, fate)| *fate);
            // The first win within fewer turns that a better turn has is not this one's.
            assert_eq!(fate, Some(Fate::Wins), "{told}");
        } else {
            assert!(!all.is_empty() && all.iter().all(|(_, fate)| *fate == Fate::Loses), "{told}: {all:?}");
        }
        let wide = position.turns().len();
        if forced.in_turns == 1
            || wide.pow(forced.in_turns) < PLAIN
            || self.care.proofs && wide.pow(forced.in_turns) < LONG
        {
            let is_so = if position.decider() == winner {
                slow::wins(position, forced.in_turns, winner)
            } else {
                slow::loses(position, forced.in_turns, winner)
            };
            assert!(is_so, "{told}");
        }
    }

    fn way(&self, position: &Position, way: Way, told: &str) {
        let king = position.king(position.to_move()).expect("a king");
        let rows = if position.to_move() == Color::White { 8 - king.row() } else { king.row() };
        assert!(way.open.is_none_or(|open| open >= way.at_least && open <= 3), "{told}");
        assert!(way.at_least >= 1 && u32::from(way.at_least) * 3 >= u32::from(rows), "{told}");
        assert_eq!(slow::king_walks_home(position, 3), way.open, "{told}");
        if self.care.ways || position.turns().len().pow(2) < PLAIN {
            let exact = slow::fewest_turns_home(position);
            assert_eq!(exact, Some(way.at_least).filter(|&turns| turns <= 2), "{told}");
        }
    }
}

/// Whether the next turn ends the game by itself, unless it captures: who passes there cannot be answered.
pub fn last_turn(position: &Position) -> bool {
    matches!(position.clock(), EndClock::LastTurns { .. } | EndClock::Quiet { .. })
        && position.clock().turns_left().is_some_and(|left| left <= 1)
}

/// What stands on a cell, without mountains.
fn pieces_on(position: &Position, cell: Cell) -> Vec<Piece> {
    position.content(cell).pieces().filter(|piece| piece.kind != Kind::Mountain).collect()
}

fn line(position: &Position, forced: &Forced, winner: Color, told: &str) {
    let end = forced.line.iter().fold(*position, |now, &turn| now.play(turn).expect(told));
    let outcome = end.outcome().expect(told);
    assert_eq!((outcome.winner, outcome.reason), (Some(winner), forced.reason), "{told}");
}
