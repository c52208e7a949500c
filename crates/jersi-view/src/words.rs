//! Words for players, in English and French: cells, prompts, counts. Refusals come from the referee.

mod cells;
mod course;
mod prompts;
mod turns;

use jersi_rules::lang::Said;
use jersi_rules::{Aim, Color, Edition, Kind, Lang, Position, Rules};

/// Who speaks: an edition's names, a player's language.
#[derive(Clone, Copy, Debug)]
pub struct Words {
    edition: Edition,
    lang: Lang,
}

/// How a French noun bends its adjectives.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Gender {
    Masculine,
    Feminine,
    Plural,
}

impl Words {
    /// The words of an edition in a language.
    pub fn new(edition: Edition, lang: Lang) -> Words {
        Words { edition, lang }
    }

    fn say<'a>(self, english: &'a str, french: &'a str) -> &'a str {
        match self.lang {
            Lang::En => english,
            Lang::Fr => french,
        }
    }

    fn cell(self, cell: jersi_rules::Cell) -> String {
        self.edition.cell_name(cell).to_string()
    }

    /// What a piece is called.
    pub fn kind(self, kind: Kind) -> Said {
        self.edition.kind_name(kind, self.lang)
    }

    /// A player's name.
    pub fn color(self, color: Color) -> &'static str {
        match color {
            Color::White => self.say("White", "Blanc"),
            Color::Black => self.say("Black", "Noir"),
        }
    }

    /// The names of the older editions are all masculine.
    fn gender(self, kind: Kind) -> Gender {
        match kind {
            _ if self.edition.hunts() => Gender::Masculine,
            Kind::Rock | Kind::Paper | Kind::Mountain => Gender::Feminine,
            Kind::Scissors => Gender::Plural,
            _ => Gender::Masculine,
        }
    }

    /// "Edition 4.8, without reserve".
    pub fn rules(self, rules: Rules) -> String {
        let mut text = format!("{} {}", self.say("Edition", "Édition"), self.edition);
        for variant in self.edition.about(self.lang).variants {
            if rules.variant_words().split(' ').any(|word| word == variant.id) {
                text.push_str(", ");
                text.push_str(&variant.name);
            }
        }
        text
    }

    /// What a player is after: "Bring your king to row i."
    pub fn aim(self, player: Color) -> String {
        let king = self.kind(Kind::King);
        let row = match player {
            Color::White => 'i',
            Color::Black => 'a',
        };
        match (self.edition.facts().aim, self.lang) {
            (Aim::BringTheKingHome { .. }, Lang::En) => format!("Bring your {king} to row {row}."),
            (Aim::BringTheKingHome { .. }, Lang::Fr) => format!("Amenez votre {king} sur la rangée {row}."),
            (Aim::HuntTheKing { .. }, Lang::En) => format!("Capture the enemy {king}."),
            (Aim::HuntTheKing { .. }, Lang::Fr) => format!("Capturez le {king} adverse."),
        }
    }

    /// "10 of 40 turns without a capture".
    pub fn count(self, position: &Position, value: u32, limit: u32) -> String {
        match (position.edition().facts().aim, self.lang) {
            (Aim::BringTheKingHome { .. }, Lang::En) => format!("{value} of {limit} turns without a capture"),
            (Aim::BringTheKingHome { .. }, Lang::Fr) => {
                let turns = if value < 2 { "tour" } else { "tours" };
                format!("{value} {turns} sur {limit} sans capture")
            }
            (Aim::HuntTheKing { .. }, Lang::En) => format!("{value} of the last {limit} turns played"),
            (Aim::HuntTheKing { .. }, Lang::Fr) => format!("{value} des {limit} derniers tours joués"),
        }
    }

    /// What may not be chosen although no rule forbids it by itself.
    pub fn not_a_choice(self) -> String {
        self.say("This cannot be chosen now.", "Ce choix n'est pas possible maintenant.").to_owned()
    }

    /// A piece that may move and has nowhere to go.
    pub fn cannot_move(self, cell: jersi_rules::Cell) -> String {
        let cell = self.cell(cell);
        match self.lang {
            Lang::En => format!("Nothing on {cell} can move now."),
            Lang::Fr => format!("Rien ne peut bouger en {cell} maintenant."),
        }
    }
}

/// The same with a capital, for a title.
pub fn capital(text: &str) -> String {
    let mut letters = text.chars();
    letters.next().map(|first| first.to_uppercase().chain(letters).collect()).unwrap_or_default()
}

/// A sentence as people write it: a capital, unless it begins with a cell, and a full stop. A French colon never
/// begins a line.
pub fn sentence(text: &str) -> String {
    let whole = jersi_game::sentence(text);
    [" :", " ;", " ?"].into_iter().fold(whole, |text, mark| {
        if text.contains(mark) { text.replace(mark, &mark.replace(' ', "\u{a0}")) } else { text }
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn sentences_have_a_capital_and_an_end() {
        assert_eq!(sentence("a stack jumps over nothing"), "A stack jumps over nothing.");
        assert_eq!(sentence("e5 is empty"), "e5 is empty.");
        assert_eq!(sentence("étape"), "Étape.");
        assert_eq!(sentence("la partie est finie : nulle"), "La partie est finie\u{a0}: nulle.");
        assert_eq!(sentence(""), "");
    }

    #[test]
    fn rules_and_aims_in_words() {
        let both = |edition| [Lang::En, Lang::Fr].map(|lang| Words::new(edition, lang));
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
}
