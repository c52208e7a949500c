//! Words for players, put together from the catalogue of the page: cells, prompts, counts, turns.

use jersi_game::{Choice, Effect, Leg};
use jersi_rules::lang::Said;
use jersi_rules::{
    Carry, Cell, CellContent, Color, ContentParts, Edition, EndClock, Kind, Lang, Piece, Rules,
};
use jersi_words::{Asked, Done, PageWords, variant_names};

/// Who speaks: an edition's names, a player's language.
#[derive(Clone, Copy, Debug)]
pub struct Words {
    edition: Edition,
    words: &'static dyn PageWords,
}

impl Words {
    /// The words of an edition in a language.
    pub fn new(edition: Edition, lang: Lang) -> Words {
        Words { edition, words: jersi_words::page(lang) }
    }

    /// "Edition 4.8, without reserve".
    pub fn rules(self, rules: Rules) -> String {
        let mut parts = vec![self.words.edition(self.edition)];
        parts.extend(variant_names(rules, self.words.lang()).map(Said::into_owned));
        parts.join(", ")
    }

    /// What a player is after: "Bring your king to row i."
    pub fn aim(self, player: Color) -> String {
        self.words.aim(self.edition, player)
    }

    /// What a player is after, in short: on a card, and in small print.
    pub fn goal(self, player: Color) -> [String; 2] {
        [self.words.goal(self.edition, player), self.words.goal_in_short(self.edition, player)]
    }

    /// "Rock takes scissors, fool and king."
    pub fn takes(self, kind: Kind, taken: &[Kind]) -> String {
        self.words.takes(self.edition, kind, taken)
    }

    /// "Its rock takes scissors, fool and king."
    pub fn held_takes(self, kind: Kind, on_stack: bool, taken: &[Kind]) -> String {
        self.words.held_takes(self.edition, kind, on_stack, taken)
    }

    /// "nothing; safe from fools".
    pub fn key_note(self, kind: Kind, player: Color, safe_from: &[Kind]) -> String {
        self.words.key_note(self.edition, kind, player, safe_from).unwrap_or_default()
    }

    /// "Black's scissors. Your rocks and fools take it. It can be taken now, from d4."
    pub fn enemy(self, pieces: &[Piece], takers: &[Kind], now_from: &[Cell]) -> String {
        self.words.enemy(self.edition, pieces, takers, now_from)
    }

    /// What the player to move is asked for.
    pub fn asked(self, asked: Asked, player: Color) -> String {
        self.words.asked(asked, self.edition, player)
    }

    /// "10 of 40 turns without a capture"; empty if no count runs.
    pub fn count(self, clock: EndClock) -> String {
        self.words.turns_without_capture(clock).unwrap_or_default()
    }

    /// A turn was taken back.
    pub fn taken_back(self) -> String {
        sentence(&self.words.done(Done::TurnTakenBack))
    }

    /// The game goes on from an earlier turn.
    pub fn goes_on_here(self) -> String {
        sentence(&self.words.done(Done::GoesOnFromHere))
    }

    /// A player offers a tie.
    pub fn offers_tie(self, by: Color) -> String {
        self.words.offers(by)
    }

    /// A player declines a tie.
    pub fn declines_tie(self, by: Color) -> String {
        self.words.declines(by)
    }

    /// What may not be chosen although no rule forbids it by itself.
    pub fn not_a_choice(self) -> String {
        self.words.not_a_choice()
    }

    /// A piece that may move and has nowhere to go.
    pub fn cannot_move(self, cell: Cell) -> String {
        self.words.cannot_move(self.edition, cell)
    }

    /// A piece: "white rock".
    pub fn piece(self, piece: Piece) -> String {
        self.words.piece(self.edition, piece)
    }

    /// What stands on a cell: "white rock on a mountain".
    pub fn content(self, content: CellContent) -> String {
        match content.view() {
            ContentParts::Empty => self.words.empty(),
            ContentParts::Single(piece) => self.piece(piece),
            ContentParts::Stack { top, .. } if top.kind == Kind::Mountain => self.words.wall(top.color),
            ContentParts::Stack { bottom, top } => self.words.stack(self.edition, bottom, top),
        }
    }

    /// What lies on a cell, from the bottom up, whether the rules allow it or not.
    pub fn pile(self, pieces: &[Piece]) -> String {
        match *pieces {
            [] => self.content(CellContent::EMPTY),
            [only] => self.content(CellContent::single(only)),
            [bottom, top, ..] => match CellContent::stack(bottom, top) {
                Some(content) => self.content(content),
                None => self.words.stack(self.edition, bottom, top),
            },
        }
    }

    /// A kind as a title: "Wise man".
    pub fn kind_title(self, kind: Kind) -> String {
        jersi_words::capital(&jersi_words::kind_name(self.edition, kind, self.words.lang()))
    }

    /// A cell with what stands on it: "e4, white scissors".
    pub fn cell_label(self, cell: Cell, content: CellContent) -> String {
        format!("{}, {}", self.edition.cell_name(cell), self.content(content))
    }

    /// What a choice on a cell would be.
    pub fn can(self, choice: Choice, effect: Effect) -> String {
        self.words.can(self.edition, choice, effect)
    }

    /// That a cell is the one chosen, and how much of it.
    pub fn chosen(self, carry: Carry, is_stack: bool) -> String {
        self.words.chosen(carry, is_stack)
    }

    /// That what stands on a cell arrived there in the turn being entered.
    pub fn moved(self) -> String {
        self.words.moved()
    }

    /// "A stack cannot stop here: guardian on e5."
    pub fn blocked(self, guardians: &[Cell]) -> String {
        self.words.blocked(self.edition, guardians)
    }

    /// The same for a label.
    pub fn no_stack_here(self) -> String {
        self.words.no_stack_here()
    }

    /// What a choice is called on a button.
    pub fn button(self, choice: Choice, left: u8) -> String {
        self.words.button(self.edition, choice, left)
    }

    /// A turn: who, and one movement after the other.
    pub fn turn(self, player: Color, legs: &[Leg]) -> String {
        self.words.turn(self.edition, player, legs)
    }
}

pub use jersi_words::sentence;

#[cfg(test)]
mod tests {
    use super::*;
    use jersi_game::legs;
    use jersi_rules::notation::{read_position, read_turn};

    #[test]
    fn rules_and_aims_in_words() {
        let both = |edition| Lang::ALL.map(|lang| Words::new(edition, lang));
        let [english, french] = both(Edition::V4_8);
        let plain = jersi_rules::Variant { reserve: false, ransom: true };
        let rules = Rules::with(Edition::V4_8, plain).expect("4.8 has it");
        assert_eq!(english.rules(rules), "Edition 4.8, without reserve, with ransom");
        assert_eq!(french.rules(Rules::new(Edition::V4_8)), "Édition 4.8");
        assert_eq!(english.aim(Color::White), "Bring your king to row i.");
        assert_eq!(french.aim(Color::Black), "Amenez votre roi sur la rangée a.");
        let [english, french] = both(Edition::V3_0);
        assert_eq!(english.aim(Color::White), "Capture the enemy kunti.");
        assert_eq!(french.aim(Color::White), "Capturez le kunti adverse.");
    }

    fn piece(color: Color, kind: Kind) -> Piece {
        Piece::new(color, kind)
    }

    fn content(edition: Edition, bottom: Piece, top: Piece) -> [String; 2] {
        let stand = CellContent::stack(bottom, top).expect("no king below");
        Lang::ALL.map(|lang| Words::new(edition, lang).content(stand))
    }

    #[test]
    fn stands_in_words() {
        let rock = piece(Color::White, Kind::Rock);
        let paper = piece(Color::White, Kind::Paper);
        let black_mountain = piece(Color::Black, Kind::Mountain);
        let mountain = piece(Color::White, Kind::Mountain);
        let told = |bottom, top| content(Edition::V4_8, bottom, top);
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
        assert_eq!(content(Edition::V2_0, rock, paper), ["black kurfa on cukla", "kurfa noir sur cukla"]);
    }

    #[test]
    fn a_label_tells_what_can_be_done() {
        let words = Words::new(Edition::V4_8, Lang::EN);
        let cell = Edition::V4_8.cell(4, 4).expect("e4");
        let stand = CellContent::single(piece(Color::White, Kind::Scissors));
        let can = words.can(Choice::Lift(cell, Carry::One), Effect::Free);
        assert_eq!(words.cell_label(cell, stand), "e4, white scissors");
        assert_eq!(can, "can move");
        assert_eq!(words.cell_label(cell, CellContent::EMPTY), "e4, empty");
    }

    fn told(position: &str, turn: &str) -> [String; 2] {
        let before = read_position(Rules::new(Edition::V4_8), position).expect("the rules allow it");
        let turn = read_turn(&before, turn).expect("it is legal").decisions[0];
        let legs = legs(&before, turn);
        Lang::ALL.map(|lang| Words::new(Edition::V4_8, lang).turn(before.to_move(), &legs))
    }

    #[test]
    fn turns_are_told_step_by_step() {
        assert_eq!(
            told("7/8/4k-2/4PR3/9/8/7/8/3K-3 w - 0 1", "f5=g5!!-h5/K:i7"),
            [
                "White: rock on paper from f5 to g5, captures king; then rock from g5 to h5; then captured king put \
                 back on i7.",
                "Blanc : pierre sur feuille de f5 à g5, capture roi ; puis pierre de g5 à h5 ; puis roi capturé \
                 repositionné en i7.",
            ]
        );
        assert_eq!(
            told("3k-3/8/7/8/3R-P-4/8/7/8/3K-3 w MW 0 1", "e4-e5"),
            ["White: rock from e4 to e5, makes a stack.", "Blanc : pierre de e4 à e5, forme une pile."]
        );
        assert_eq!(
            told("3k-3/8/7/8/3R-P-4/8/7/8/3K-3 w MW 0 1", "M:d4/W:d5"),
            [
                "White: mountain dropped on d4; then wise man dropped on d5.",
                "Blanc : montagne parachutée en d4 ; puis sage parachuté en d5.",
            ]
        );
    }
}
