//! Cells as a screen reader says them: "e4, white rock on a mountain, can move".

use jersi_game::{Choice, Effect};
use jersi_rules::{Carry, Cell, CellContent, Color, ContentParts, Kind, Lang, Piece};

use super::{Gender, Words};

impl Words {
    /// A piece: "white rock".
    pub fn piece(self, piece: Piece) -> String {
        let name = self.kind(piece.kind);
        match self.lang {
            Lang::En => format!("{} {name}", self.adjective(piece)),
            Lang::Fr => format!("{name} {}", self.adjective(piece)),
        }
    }

    fn adjective(self, piece: Piece) -> &'static str {
        match (self.lang, piece.color, self.gender(piece.kind)) {
            (Lang::En, Color::White, _) => "white",
            (Lang::En, Color::Black, _) => "black",
            (Lang::Fr, Color::White, Gender::Masculine) => "blanc",
            (Lang::Fr, Color::White, Gender::Feminine) => "blanche",
            (Lang::Fr, Color::White, Gender::Plural) => "blancs",
            (Lang::Fr, Color::Black, Gender::Masculine) => "noir",
            (Lang::Fr, Color::Black, Gender::Feminine) => "noire",
            (Lang::Fr, Color::Black, Gender::Plural) => "noirs",
        }
    }

    /// What stands on a cell: "white rock on a mountain".
    pub fn content(self, stand: CellContent) -> String {
        match stand.view() {
            ContentParts::Empty => self.say("empty", "vide").to_owned(),
            ContentParts::Single(piece) => self.piece(piece),
            ContentParts::Stack { top, .. } if top.kind == Kind::Mountain => match (top.color, self.lang) {
                (Color::White, Lang::En) => "wall of white mountains".to_owned(),
                (Color::Black, Lang::En) => "wall of black mountains".to_owned(),
                (Color::White, Lang::Fr) => "mur de montagnes blanches".to_owned(),
                (Color::Black, Lang::Fr) => "mur de montagnes noires".to_owned(),
            },
            ContentParts::Stack { bottom, top } => format!("{} {}", self.piece(top), self.on(top, bottom)),
        }
    }

    /// What is below a piece: "on paper", "on a mountain", "on a black mountain".
    fn on(self, top: Piece, bottom: Piece) -> String {
        match (bottom.kind == Kind::Mountain, top.color == bottom.color, self.lang) {
            (true, true, Lang::En) => format!("on a {}", self.kind(bottom.kind)),
            (true, true, Lang::Fr) => format!("sur une {}", self.kind(bottom.kind)),
            (true, false, Lang::En) => format!("on a {}", self.piece(bottom)),
            (true, false, Lang::Fr) => format!("sur une {}", self.piece(bottom)),
            (false, _, Lang::En) => format!("on {}", self.kind(bottom.kind)),
            (false, _, Lang::Fr) => format!("sur {}", self.kind(bottom.kind)),
        }
    }

    /// What lies on a cell, from the bottom up, whether the rules allow it or not.
    pub fn pile(self, pieces: &[Piece]) -> String {
        match *pieces {
            [] => self.content(CellContent::EMPTY),
            [only] => self.content(CellContent::single(only)),
            [bottom, top, ..] => match CellContent::stack(bottom, top) {
                Some(stand) => self.content(stand),
                None => format!("{} {}", self.piece(top), self.on(top, bottom)),
            },
        }
    }

    /// The whole label of a cell, with what can be done there.
    pub fn cell_label(self, cell: Cell, stand: CellContent, states: &[String]) -> String {
        let mut label = format!("{}, {}", self.cell(cell), self.content(stand));
        for state in states {
            label.push_str(", ");
            label.push_str(state);
        }
        label
    }

    /// What a choice on a cell would be.
    pub fn can(self, choice: Choice, effect: Effect) -> String {
        let text = match (choice, effect) {
            (Choice::Lift(..), _) => self.say("can move", "peut bouger"),
            (Choice::Gift(_), _) => self.say("can be given", "don possible"),
            (Choice::Seat(_), _) => match self.lang {
                Lang::En => return format!("the {} can go here", self.kind(Kind::King)),
                Lang::Fr => return format!("le {} peut aller ici", self.kind(Kind::King)),
            },
            (Choice::Land(_), Effect::Free) => self.say("can land here", "peut se poser ici"),
            (Choice::Land(_), _) => self.say("can land on it", "peut se poser dessus"),
            (_, Effect::Free) => self.say("can go here", "peut aller ici"),
            (_, Effect::Stack) => self.say("can make a stack here", "peut former une pile ici"),
            (_, Effect::Climb) => self.say("can climb it", "montée possible"),
            (_, Effect::Capture) => self.say("can be captured", "capture possible"),
            (_, Effect::King) => match self.lang {
                Lang::En => return format!("the {} can be captured", self.kind(Kind::King)),
                Lang::Fr => return format!("capture du {} possible", self.kind(Kind::King)),
            },
        };
        text.to_owned()
    }

    /// That a cell is the one chosen, and how much of it.
    pub fn chosen(self, stride: Carry, stack: bool) -> String {
        match (stride, stack) {
            (_, false) => self.say("chosen", "sélection").to_owned(),
            (Carry::One, true) => self.say("top cube chosen", "cube du dessus sélectionné").to_owned(),
            (Carry::Two, true) => self.say("whole stack chosen", "pile entière sélectionnée").to_owned(),
        }
    }

    /// That what stands on a cell arrived there in the turn being entered.
    pub fn moved(self) -> String {
        self.say("just moved, not yet played", "déplacé, pas encore joué").to_owned()
    }

    /// "A stack cannot stop here: mokca on e5."
    pub fn blocked(self, guardians: &[Cell]) -> String {
        let cells: Vec<String> = guardians.iter().map(|&cell| self.cell(cell)).collect();
        let guardian = self.kind(Kind::Guardian);
        match self.lang {
            Lang::En => format!("A stack cannot stop here: {guardian} on {}.", cells.join(" and ")),
            Lang::Fr => format!("Une pile ne peut s'arrêter ici : {guardian} en {}.", cells.join(" et ")),
        }
    }

    /// The same for a label.
    pub fn no_stack_here(self) -> String {
        self.say("a stack cannot stop here", "une pile ne peut s'arrêter ici").to_owned()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use jersi_rules::Edition;

    fn piece(color: Color, kind: Kind) -> Piece {
        Piece::new(color, kind)
    }

    fn told(edition: Edition, bottom: Piece, top: Piece) -> [String; 2] {
        let stand = CellContent::stack(bottom, top).expect("no king below");
        [Lang::En, Lang::Fr].map(|lang| Words::new(edition, lang).content(stand))
    }

    #[test]
    fn stands_in_words() {
        let rock = piece(Color::White, Kind::Rock);
        let paper = piece(Color::White, Kind::Paper);
        let black_mountain = piece(Color::Black, Kind::Mountain);
        let mountain = piece(Color::White, Kind::Mountain);
        let told = |bottom, top| told(Edition::V4_8, bottom, top);
        assert_eq!(told(paper, rock), ["white rock on paper", "pierre blanche sur feuille"]);
        assert_eq!(told(mountain, rock), ["white rock on a mountain", "pierre blanche sur une montagne"]);
        let on_black = ["white rock on a black mountain", "pierre blanche sur une montagne noire"];
        assert_eq!(told(black_mountain, rock), on_black);
        assert_eq!(
            told(black_mountain, black_mountain),
            ["wall of black mountains", "mur de montagnes noires"]
        );
    }

    #[test]
    fn the_older_editions_have_their_own_names() {
        let (rock, paper) = (piece(Color::Black, Kind::Rock), piece(Color::Black, Kind::Paper));
        assert_eq!(told(Edition::V2_0, rock, paper), ["black kurfa on cukla", "kurfa noir sur cukla"]);
    }

    #[test]
    fn a_label_tells_what_can_be_done() {
        let words = Words::new(Edition::V4_8, Lang::En);
        let cell = Edition::V4_8.cell(4, 4).expect("e4");
        let stand = CellContent::single(piece(Color::White, Kind::Scissors));
        let can = words.can(Choice::Lift(cell, Carry::One), Effect::Free);
        assert_eq!(words.cell_label(cell, stand, &[can]), "e4, white scissors, can move");
        assert_eq!(words.cell_label(cell, CellContent::EMPTY, &[]), "e4, empty");
    }
}
