//! What of all that is so is worth a sentence or two.

use jersi_rules::{Kind, Reason};

use crate::claim::{Claim, Forced, Stand, Way};
use crate::explain::Explanation;

/// As many as a reader keeps in mind.
const MOST: usize = 3;
/// The rank of what is as it was before, told where the turn does nothing.
const STAYS: u32 = 18;
/// The rank of what is told where there is nothing else.
const LAST: u32 = 20;

impl Explanation {
    /// The two or three most telling claims, the most telling first; behind that there is no other turn, one more.
    pub fn telling(&self) -> Vec<&Claim> {
        let mut ranked: Vec<(u32, &Claim)> =
            self.claims.iter().filter_map(|claim| Some((self.rank(claim)?, claim))).collect();
        ranked.sort_by_key(|&(rank, _)| rank);
        let does = |&(rank, claim): &(u32, &Claim)| rank < STAYS && !matches!(claim, Claim::Hangs(_));
        if ranked.iter().any(does) {
            ranked.retain(|&(rank, _)| rank != STAYS);
        }
        if ranked.len() > 1 {
            ranked.retain(|&(rank, _)| rank < LAST);
        }
        let most = match ranked.first() {
            _ if self.after.outcome().is_some() => 2,
            Some((_, Claim::OnlyTurn | Claim::OnlyDefence)) => MOST + 1,
            _ => MOST,
        };
        ranked.into_iter().map(|(_, claim)| claim).take(most).collect()
    }

    /// How telling a claim is, 0 the most; `None` if it is not worth a word here.
    fn rank(&self, claim: &Claim) -> Option<u32> {
        let says = |test: fn(&Claim) -> bool| self.claims.iter().any(test);
        let lost = || says(|claim| matches!(claim, Claim::LosesTo(_)));
        let forces = || says(|claim| matches!(claim, Claim::Forces(_)));
        let takes = || says(|claim| matches!(claim, Claim::Takes(_)));
        let missed = || says(|claim| matches!(claim, Claim::Missed(_)));
        Some(match claim {
            Claim::Wins { .. } | Claim::Ties { .. } | Claim::Loses { .. } => 0,
            Claim::Forces(_) | Claim::LosesTo(_) => 1,
            Claim::Missed(_) => 2,
            Claim::OnlyTurn => 3,
            Claim::OnlyDefence => 4,
            // An unmet threat is told by what it loses to.
            Claim::Threat { met, .. } => met.then_some(5)?,
            // How the game ends says it already, or makes it idle.
            Claim::Takes(stand) if self.is_told_by_the_end(stand) => return None,
            Claim::Takes(stand) => match stand.top() {
                Some(top) if top.kind == Kind::King => 6,
                _ if stand.pieces.len() > 1 => 7,
                _ => 8,
            },
            // What is given is what was asked for.
            Claim::Asks { .. } if says(|claim| matches!(claim, Claim::Gives { .. })) => return None,
            Claim::Gives { .. } | Claim::Asks { .. } => 9,
            // Told with the king that is captured, or by itself at the end of a ransom.
            Claim::Relocates { .. } => (!takes()).then_some(9)?,
            _ if lost() => return None,
            // What was missed is not told again as a threat.
            Claim::Threatens(threat) => (!forces() && !self.misses(threat)).then_some(10)?,
            Claim::Drops { .. } => 12,
            Claim::King { color, before, after } => {
                self.rank_of_way(*color == self.player(), *before, *after)?
            }
            Claim::Hangs(stands) => {
                let fresh = stands.iter().any(|stand| stand.fresh);
                (!forces()).then_some(if fresh { 13 } else { 17 })?
            }
            // That the kunti would have been caught is the threat that is stopped.
            Claim::Escapes { kind: Kind::King, .. } if self.position.edition().hunts() => return None,
            Claim::Escapes { .. } => 14,
            // That the kunti would have been caught is the threat that is stopped.
            Claim::Protects(stands) => (!self.is_kunti_alone(stands)).then_some(15)?,
            Claim::Attacks(stands) => {
                let fresh = stands.iter().any(|stand| stand.fresh);
                let king = stands.iter().any(|stand| {
                    stand.fresh == fresh && stand.top().is_some_and(|top| top.kind == Kind::King)
                });
                // That the kunti would be caught is the threat itself.
                match (fresh, king) {
                    (_, true) if self.position.edition().hunts() => return None,
                    (true, true) => 11,
                    (true, false) => 16,
                    (false, _) => (!forces()).then_some(STAYS)?,
                }
            }
            // Who has missed a win does not care.
            Claim::NothingHangs => (!forces() && !missed()).then_some(19)?,
            Claim::TakesNothing => LAST,
        })
    }

    /// Whether it needs no word that this is captured: the game is over, and not because a king that was captured leaves its
    /// player without a turn.
    fn is_told_by_the_end(&self, stand: &Stand) -> bool {
        let king = stand.top().is_some_and(|top| top.kind == Kind::King);
        self.after.outcome().is_some_and(|outcome| !(king && outcome.reason == Reason::NoTurn))
    }

    /// Whether another turn would have won in the way that is threatened now.
    fn misses(&self, threat: &Forced) -> bool {
        self.claims.iter().any(|claim| matches!(claim, Claim::Missed(missed) if missed.line == threat.line))
    }

    /// Whether nothing stands there but the kunti, whose capture ends the game.
    fn is_kunti_alone(&self, stands: &[Stand]) -> bool {
        let is_king = |stand: &Stand| stand.top().is_some_and(|top| top.kind == Kind::King);
        self.position.edition().hunts() && stands.iter().all(is_king)
    }

    fn rank_of_way(&self, own: bool, before: Way, after: Way) -> Option<u32> {
        let forces = self.claims.iter().any(|claim| matches!(claim, Claim::Forces(_)));
        if forces || !own && self.sends_back() {
            return None;
        }
        match (own, before.open, after.open) {
            // That he would be home with the next turn is the threat itself.
            (true, _, Some(1)) => None,
            // That he would have been home with this one is the win that was missed.
            (true, Some(1), _) => None,
            (true, None, Some(_)) => Some(12),
            (true, Some(_), None) => Some(13),
            (true, Some(was), Some(is)) if is != was => Some(14),
            (true, _, Some(_)) => Some(STAYS),
            (false, Some(1), _) => None,
            (false, Some(_), None) => Some(12),
            (false, Some(was), Some(is)) if is > was => Some(13),
            (false, was, Some(2)) if was != Some(2) => Some(13),
            (false, _, Some(2)) => Some(STAYS),
            _ => None,
        }
    }

    /// Whether a king is captured and put back, which takes it far from home.
    fn sends_back(&self) -> bool {
        self.claims.iter().any(|claim| matches!(claim, Claim::Relocates { .. }))
    }
}
