//! The course of a game in words: what was taken back, offered, declined, and what a table does not do.

use jersi_rules::{Color, Lang};
use jersi_table::TableError;

use super::Words;

impl Words {
    /// A turn was taken back.
    pub fn taken_back(self) -> String {
        self.say("Taken back.", "Tour repris.").to_owned()
    }

    /// A decision was taken back.
    pub fn decision_taken_back(self) -> String {
        self.say("Taken back.", "Décision reprise.").to_owned()
    }

    /// The game goes on from an earlier turn.
    pub fn goes_on_here(self) -> String {
        self.say("The game goes on from here.", "La partie continue d'ici.").to_owned()
    }

    /// A player offers a tie.
    pub fn offers_tie(self, by: Color) -> String {
        let name = self.color(by);
        match self.lang {
            Lang::En => format!("{name} offers a tie."),
            Lang::Fr => format!("{name} propose la nulle."),
        }
    }

    /// A player declines a tie.
    pub fn declines_tie(self, by: Color) -> String {
        let name = self.color(by);
        match self.lang {
            Lang::En => format!("{name} declines the tie."),
            Lang::Fr => format!("{name} refuse la nulle."),
        }
    }

    /// Why a table does not do what it was asked; what a game does not do is said elsewhere.
    pub fn not_done(self, error: &TableError) -> &'static str {
        match error {
            TableError::Game(_) => "",
            TableError::LookingBack => self.say(
                "an earlier turn is shown; go to the last one, or continue from here",
                "un tour antérieur est affiché ; allez au dernier, ou continuez d'ici",
            ),
            TableError::NotYourTurn => self.say("it is not your turn", "ce n'est pas à vous de jouer"),
            TableError::NotComplete => {
                self.say("the turn is not complete yet", "le tour n'est pas encore complet")
            }
            TableError::NobodyHere => {
                self.say("nobody is here to do that", "personne n'est là pour le faire")
            }
            TableError::AskFirst => self.say(
                "your opponent far away must agree first",
                "votre adversaire à distance doit d'abord être d'accord",
            ),
        }
    }
}
