//! Turns in words, for the live region: "White: rock from a2 to b2, makes a stack."

use jersi_game::{Leg, LegAct};
use jersi_rules::lang::Said;
use jersi_rules::{CellContent, Color, Kind, Lang, Piece};

use super::{Gender, Words};

impl Words {
    /// A turn: who, and one movement after the other.
    pub fn turn(self, player: Color, legs: &[Leg]) -> String {
        let parts: Vec<String> = legs.iter().map(|leg| self.leg(leg)).collect();
        let name = self.color(player);
        match self.lang {
            Lang::En => format!("{name}: {}.", parts.join("; then ")),
            Lang::Fr => format!("{name} : {}.", parts.join(" ; puis ")),
        }
    }

    fn leg(self, leg: &Leg) -> String {
        let to = self.cell(leg.to);
        let what = self.pieces(&leg.pieces);
        match (leg.act, self.lang) {
            (LegAct::Step { from, .. }, _) => {
                let from = self.cell(from);
                let way = match self.lang {
                    Lang::En => format!("{what} from {from} to {to}"),
                    Lang::Fr => format!("{what} de {from} à {to}"),
                };
                match self.met(leg) {
                    Some(met) => format!("{way}, {met}"),
                    None => way,
                }
            }
            (LegAct::Drop, Lang::En) => format!("{what} dropped on {to}"),
            (LegAct::Drop, Lang::Fr) => format!("{what} {} en {to}", self.ended(leg, "parachuté")),
            (LegAct::Place, Lang::En) => format!("{what} placed on {to}"),
            (LegAct::Place, Lang::Fr) => format!("{what} {} en {to}", self.ended(leg, "posé")),
            (LegAct::Gift, Lang::En) => format!("{what} given on {to}"),
            (LegAct::Gift, Lang::Fr) => format!("{what} {} en {to}", self.ended(leg, "donné")),
            (LegAct::Relocate, Lang::En) => format!("captured {what} put back on {to}"),
            (LegAct::Relocate, Lang::Fr) => format!("{what} capturé replacé en {to}"),
        }
    }

    /// What a step meets where it arrives.
    fn met(self, leg: &Leg) -> Option<String> {
        if leg.captured.is_empty() {
            let stand = leg.after.last().map_or(CellContent::EMPTY, |&(_, stand)| stand);
            let below = stand.bottom().filter(|_| leg.pieces.len() == 1)?;
            let text = match below.kind {
                Kind::Mountain => self.say("climbs a mountain", "gravit une montagne"),
                _ => self.say("makes a stack", "forme une pile"),
            };
            return Some(text.to_owned());
        }
        let captured = self.pieces(&leg.captured);
        Some(match self.lang {
            Lang::En => format!("captures {captured}"),
            Lang::Fr => format!("capture {captured}"),
        })
    }

    /// Pieces without their colour: "rock", "rock on paper".
    fn pieces(self, pieces: &[Piece]) -> String {
        let names: Vec<Said> = pieces.iter().rev().map(|piece| self.kind(piece.kind)).collect();
        names.join(self.say(" on ", " sur "))
    }

    /// A French participle that agrees with the piece.
    fn ended(self, leg: &Leg, participle: &str) -> String {
        let gender = leg.pieces.first().map_or(Gender::Masculine, |piece| self.gender(piece.kind));
        let end = match gender {
            Gender::Masculine => "",
            Gender::Feminine => "e",
            Gender::Plural => "s",
        };
        format!("{participle}{end}")
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use jersi_game::legs;
    use jersi_rules::notation::{read_position, read_turn};
    use jersi_rules::{Edition, Rules};

    fn told(position: &str, turn: &str) -> [String; 2] {
        let before = read_position(Rules::new(Edition::V4_8), position).expect("the rules allow it");
        let turn = read_turn(&before, turn).expect("it is legal").decisions[0];
        let legs = legs(&before, turn);
        [Lang::En, Lang::Fr].map(|lang| Words::new(Edition::V4_8, lang).turn(before.to_move(), &legs))
    }

    #[test]
    fn turns_are_told_step_by_step() {
        assert_eq!(
            told("7/8/4k-2/4PR3/9/8/7/8/3K-3 w - 0 1", "f5=g5!!-h5/K:i7"),
            [
                "White: rock on paper from f5 to g5, captures king; then rock from g5 to h5; then captured king put \
                 back on i7.",
                "Blanc : pierre sur feuille de f5 à g5, capture roi ; puis pierre de g5 à h5 ; puis roi capturé \
                 replacé en i7.",
            ]
        );
        assert_eq!(
            told("3k-3/8/7/8/3R-P-4/8/7/8/3K-3 w MW 0 1", "e4-e5"),
            ["White: rock from e4 to e5, makes a stack.", "Blanc : pierre de e4 à e5, forme une pile."]
        );
        assert_eq!(
            told("3k-3/8/7/8/3R-P-4/8/7/8/3K-3 w MW 0 1", "M:d4/W:d5"),
            [
                "White: mountain dropped on d4; then wise man dropped on d5.",
                "Blanc : montagne parachutée en d4 ; puis sage parachuté en d5.",
            ]
        );
    }
}
