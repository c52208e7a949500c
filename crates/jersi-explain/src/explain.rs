//! Everything that is so of a turn.

use jersi_engine::{Fate, StopSignal, fates};
use jersi_rules::{Cell, CellSet, Color, Position, Stage, Turn, TurnParts, seat_cell};

use crate::captures::{capturable, captured_by, guarded, stand};
use crate::claim::{Claim, Forced, Stand};
use crate::ends::{by_force, forced, threat, win_at_once};
use crate::king_way::king_way;

/// How much is looked for beyond what the rules tell.
#[derive(Clone, Debug)]
pub struct Effort {
    /// Whole turns within which a forced win is looked for, this turn included: with 3 it is mine, yours, mine. That the
    /// opponent wins is looked for within as many of his.
    pub turns: u32,
    /// Positions that a proof looks at.
    pub nodes: u64,
    /// Ends a proof.
    pub stop: StopSignal,
    /// A turn that is held for better, to be compared with.
    pub best: Option<Turn>,
}

impl Default for Effort {
    fn default() -> Effort {
        Effort { turns: 3, nodes: 200_000, stop: StopSignal::new(), best: None }
    }
}

/// What a turn does and threatens.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Explanation {
    /// The position before it.
    pub position: Position,
    /// Its decisions.
    pub decisions: Vec<Turn>,
    /// The position after it.
    pub after: Position,
    /// All claims, those about the end of the game first.
    pub claims: Vec<Claim>,
}

impl Explanation {
    /// Who takes the turn.
    pub fn player(&self) -> Color {
        self.position.decider()
    }

    /// Whether it is the decision of somebody who is asked for a ransom.
    pub fn is_asked(&self) -> bool {
        self.player() != self.position.to_move()
    }
}

/// The decisions of a line up to the end of its first turn, or before one in which somebody else is free to choose: which cube
/// he gives as a ransom is his own affair, and nothing that the turn does.
pub fn first_turn<'a>(position: &Position, line: &'a [Turn]) -> &'a [Turn] {
    let mut now = *position;
    for (n, &turn) in line.iter().enumerate() {
        now = now.play_legal(turn);
        let is_free = now.decider() != position.decider() && now.count_turns() > 1;
        if now.ransom_so_far().is_none() || is_free {
            return &line[..=n];
        }
    }
    line
}

/// Explains the decisions of a turn: one, or with the ransom up to three. In the middle of a ransom only the first is explained:
/// the next one is somebody else's. `None` if one of them is not legal, or if there is none.
pub fn explain(position: &Position, decisions: &[Turn], effort: &Effort) -> Option<Explanation> {
    let first = *decisions.first()?;
    let decisions = if position.stage() == Stage::Turn { decisions } else { std::slice::from_ref(&first) };
    let mut after = *position;
    for &turn in decisions {
        after = after.play(turn).ok()?;
    }
    let mut about =
        About { position, first, decisions, after, player: position.decider(), claims: Vec::new() };
    about.end();
    if position.stage() == Stage::Setting {
        return Some(about.done());
    }
    let over = after.outcome().is_some();
    about.proofs(effort);
    about.deeds();
    // Only between whole turns it can be said what could be captured.
    if !over && position.stage() == Stage::Turn && after.ransom_so_far().is_none() {
        about.threats();
        about.captures();
        about.kings();
    }
    Some(about.done())
}

struct About<'a> {
    position: &'a Position,
    first: Turn,
    decisions: &'a [Turn],
    after: Position,
    player: Color,
    claims: Vec<Claim>,
}

impl About<'_> {
    fn done(self) -> Explanation {
        let About { position, decisions, after, claims, .. } = self;
        Explanation { position: *position, decisions: decisions.to_vec(), after, claims }
    }

    fn say(&mut self, claim: Claim) {
        self.claims.push(claim);
    }

    /// Whether the game ends with the turn.
    fn end(&mut self) {
        let Some(outcome) = self.after.outcome() else { return };
        let reason = outcome.reason;
        self.say(match outcome.winner {
            Some(winner) if winner == self.player => Claim::Wins { reason },
            Some(_) => Claim::Loses { reason },
            None => Claim::Ties { reason },
        });
    }

    fn has_won(&self) -> bool {
        self.claims.iter().any(|claim| matches!(claim, Claim::Wins { .. } | Claim::Forces(_)))
    }

    /// Who wins by force after it, and what was missed.
    fn proofs(&mut self, effort: &Effort) {
        let at_once = win_at_once(&self.after).map(|forced| (self.after.decider(), forced));
        let nodes = Some(effort.nodes);
        let found = at_once.or_else(|| {
            // What is a turn of the opponent's less for the player is a turn more for the opponent.
            by_force(&self.after, effort.turns, &effort.stop, nodes)
        });
        match found {
            Some((winner, forced)) if winner == self.player => self.say(Claim::Forces(forced)),
            Some((_, forced)) => self.say(Claim::LosesTo(forced)),
            None => {}
        }
        if self.has_won() {
            return;
        }
        if let Some(missed) = win_at_once(self.position).or_else(|| self.best_forces(effort)) {
            self.say(Claim::Missed(missed));
        }
    }

    /// The win that is forced by the turn that is held for better.
    fn best_forces(&self, effort: &Effort) -> Option<Forced> {
        let best = effort.best.filter(|&best| best != self.first)?;
        let next = self.position.play(best).ok()?;
        let within = effort.turns.saturating_sub(1);
        let (winner, found) = by_force(&next, within, &effort.stop, Some(effort.nodes))?;
        if winner != self.player {
            return None;
        }
        let mut line = vec![best];
        line.extend(found.line);
        let in_turns = found.in_turns + u32::from(next.ransom_so_far().is_none());
        forced(self.position, jersi_engine::Proof { in_turns, line })
    }

    /// What the turn does, step by step.
    fn deeds(&mut self) {
        let mut now = *self.position;
        let mut takes = false;
        for &turn in self.decisions {
            match turn.parts() {
                TurnParts::Steps { ransom, seat, .. } => {
                    let cells: Vec<Cell> = captured_by(&now, turn).collect();
                    takes |= !cells.is_empty();
                    for cell in cells {
                        self.say(Claim::Takes(stand(&now, cell, true)));
                    }
                    if let Some(kind) = ransom {
                        self.say(Claim::Asks { kind });
                    }
                    if let Some(to) = seat.and_then(|seat| seat_cell(now.to_move().other(), seat)) {
                        self.say(Claim::Relocates { to });
                    }
                }
                TurnParts::Drops { first, second } => {
                    for drop in std::iter::once(first).chain(second) {
                        self.say(Claim::Drops { kind: drop.kind, cell: drop.cell });
                    }
                }
                TurnParts::Gift(cell) => {
                    if let Some(given) = now.content(cell).top() {
                        self.say(Claim::Gives { kind: given.kind, cell });
                    }
                    takes = true;
                }
                TurnParts::Relocation(seat) => {
                    if let Some(to) = seat_cell(now.to_move().other(), seat) {
                        self.say(Claim::Relocates { to });
                    }
                    takes = true;
                }
                TurnParts::Place(_) => {}
            }
            now = now.play_legal(turn);
        }
        if !takes {
            self.say(Claim::TakesNothing);
        }
    }

    /// What the opponent threatened, and what the player threatens.
    fn threats(&mut self) {
        let lost =
            self.claims.iter().any(|claim| matches!(claim, Claim::LosesTo(found) if found.in_turns <= 1));
        let threat_before = threat(self.position);
        let threatened = threat_before.is_some();
        if let Some(threat) = threat_before {
            self.say(Claim::Threat { threat, met: !lost });
        }
        if self.position.count_turns() == 1 {
            self.say(Claim::OnlyTurn);
        } else if threatened && !lost && self.others_lose() {
            self.say(Claim::OnlyDefence);
        }
        if let Some(own) = threat(&self.after) {
            self.say(Claim::Threatens(own));
        }
    }

    /// Whether the opponent wins at once after every other turn.
    fn others_lose(&self) -> bool {
        let all = fates(self.position, 2, &StopSignal::new(), None).unwrap_or_default();
        all.into_iter().all(|(turn, fate)| turn == self.first || fate == Fate::Loses)
    }

    /// What can be captured now by either side, compared with what could before.
    fn captures(&mut self) {
        let (position, after) = (*self.position, self.after);
        let (Some(passed), Some(again)) = (position.passed(), after.passed()) else { return };
        let same = |cell: Cell| position.content(cell) == after.content(cell);
        // Those that can be captured by whoever is to move there.
        let stands = |there: &Position, now: CellSet, before: CellSet| -> Vec<_> {
            let told = |cell| stand(&after, cell, !before.has(cell) || !same(cell));
            now.into_iter().map(|cell| Stand { guarded: guarded(there, cell), ..told(cell) }).collect()
        };
        let attacked = stands(&again, capturable(&again), capturable(&position));
        if !attacked.is_empty() {
            self.say(Claim::Attacks(attacked));
        }
        let (in_danger, hanging) = (capturable(&passed), capturable(&after));
        let safe = in_danger.into_iter().filter(|&cell| !hanging.has(cell) && same(cell));
        let safe: Vec<_> = safe.map(|cell| stand(&after, cell, true)).collect();
        if !safe.is_empty() {
            self.say(Claim::Protects(safe));
        }
        if let TurnParts::Steps { steps, .. } = self.first.parts()
            && steps.from != steps.to
            && in_danger.has(steps.from)
            && !hanging.has(steps.to)
            && let Some(top) = position.content(steps.from).top()
        {
            self.say(Claim::Escapes { kind: top.kind, from: steps.from, to: steps.to });
        }
        let hanging = stands(&after, hanging, in_danger);
        self.say(if hanging.is_empty() { Claim::NothingHangs } else { Claim::Hangs(hanging) });
    }

    /// How far both kings are from home.
    fn kings(&mut self) {
        let (Some(passed), Some(again)) = (self.position.passed(), self.after.passed()) else { return };
        let ways = [(self.player, *self.position, again), (self.player.other(), passed, self.after)];
        for (color, before, after) in ways {
            if let (Some(before), Some(after)) = (king_way(&before), king_way(&after)) {
                self.say(Claim::King { color, before, after });
            }
        }
    }
}
