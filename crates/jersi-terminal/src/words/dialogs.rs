//! What dialogs and messages say.

use jersi_rules::{Color, Lang};

use super::Words;

impl Words {
    /// Turns that were taken back.
    pub fn taken_back(self, turns: &[String]) -> String {
        format!("{} {}.", self.say("Taken back:", "Annulé :"), turns.join(", "))
    }

    /// Turns that were played again.
    pub fn played_again(self, turns: &[String]) -> String {
        format!("{} {}.", self.say("Played again:", "Rejoué :"), turns.join(", "))
    }

    /// A tie is offered.
    pub fn offers(self, by: Color) -> String {
        let (who, other) = (self.color(by), self.color(by.other()));
        match self.0 {
            Lang::En => format!("{who} offers a tie. D accepts it; {other}'s next turn declines it."),
            Lang::Fr => {
                format!("{who} propose la nulle. D l'accepte ; le prochain tour de {other} la refuse.")
            }
        }
    }

    /// A program gave up the game by breaking down.
    pub fn forfeits(self, color: Color, why: &str) -> String {
        let who = self.color(color);
        match self.0 {
            Lang::En => format!("{who}'s program forfeits: {why}."),
            Lang::Fr => format!("Le programme de {who} déclare forfait : {why}."),
        }
    }

    /// Who would resign.
    pub fn resigns(self, color: Color) -> String {
        let who = self.color(color);
        match self.0 {
            Lang::En => format!("{who} resigns this game?"),
            Lang::Fr => format!("{who} abandonne la partie ?"),
        }
    }

    /// The window is too small.
    pub fn too_small(self, width: u16, height: u16) -> String {
        match self.0 {
            Lang::En => format!("The window is {width}×{height}; the board needs 80×24. Make it larger."),
            Lang::Fr => {
                format!("La fenêtre fait {width}×{height} ; il faut 80×24 pour le plateau. Agrandissez-la.")
            }
        }
    }

    /// Which turn is looked at.
    pub fn looking(self, turn: usize, of: usize) -> String {
        match self.0 {
            Lang::En => format!("Turn {turn} of {of}. , and . step; g goes on from here; End comes back."),
            Lang::Fr => format!("Tour {turn} sur {of}. , et . avancent ; g continue d'ici ; Fin revient."),
        }
    }

    /// A word that nobody knows.
    pub fn unknown(self, word: &str) -> String {
        match self.0 {
            Lang::En => {
                format!("\"{word}\" is neither a turn nor a word such as undo, hint, save, open, new, quit.")
            }
            Lang::Fr => {
                format!(
                    "« {word} » n'est ni un tour ni un mot comme annuler, conseil, garder, ouvrir, quitter."
                )
            }
        }
    }

    /// Legal turns instead of an illegal one.
    pub fn near(self, turns: &[String]) -> String {
        format!("{} {}", self.say("Legal and near:", "Légal et proche :"), turns.join(", "))
    }
}
