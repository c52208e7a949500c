//! The form of a new game in words.

use jersi_game::sentence;
use jersi_rules::Edition;

use super::form::{Field, Form};
use crate::words::Words;

impl Form {
    /// What a line of the form asks for, and what is chosen.
    pub fn line(&self, field: Field, words: Words) -> (&'static str, String) {
        let yes =
            |is: bool| words.say(if is { "yes" } else { "no" }, if is { "oui" } else { "non" }).to_owned();
        match field {
            Field::Edition => (words.say("Edition", "Édition"), edition(self.edition, words)),
            Field::Setting => (words.say("Setting", "Mise en place"), self.setting_name(words.0).to_owned()),
            Field::Seed => {
                let chance = words.say("by chance", "au hasard").to_owned();
                (words.say("Seed", "Graine"), if self.seed.is_empty() { chance } else { self.seed.clone() })
            }
            Field::Guardian => ("Mokca", yes(self.guardian)),
            Field::Reserve => (words.say("Reserve", "Réserve"), yes(self.reserve)),
            Field::Ransom => (words.say("Ransom", "Rançon"), yes(self.ransom)),
            Field::White => (words.say("White", "Blanc"), self.white.clone()),
            Field::Black => (words.say("Black", "Noir"), self.black.clone()),
            Field::Lot => (words.say("Draw lots for White", "Tirer Blanc au sort"), yes(self.lot)),
            Field::Clock => {
                let none = words.say("none", "aucune").to_owned();
                (words.say("Clock", "Pendule"), if self.clock == "-" { none } else { self.clock.clone() })
            }
            Field::Adjudicate => {
                (words.say("End endless games", "Clore les parties sans fin"), yes(self.adjudicate))
            }
            Field::Begin => (words.say("[ Begin ]", "[ Commencer ]"), String::new()),
        }
    }

    /// What is wrong, if anything is.
    pub fn complaint(&self, words: Words) -> Option<String> {
        let wrong = self.wrong.map(|field| match field {
            Field::Seed => words.say("A seed is a whole number.", "Une graine est un nombre entier."),
            Field::Clock => words.say(
                "A clock is 600+5 in seconds, 3d in days a turn, or - for none.",
                "Une pendule est 600+5 en secondes, 3d en jours par tour, ou - pour aucune.",
            ),
            _ => words.say(
                "A player is human, human:NAME, engine, engine:1 to 10, minimax:1 to 20, random, random:SEED or \
                 cmd:PROGRAM.",
                "Un joueur est human, human:NOM, engine, engine:1 à 10, minimax:1 à 20, random, random:GRAINE ou \
                 cmd:PROGRAMME.",
            ),
        });
        wrong.map(str::to_owned).or_else(|| self.fault.as_deref().map(sentence))
    }

    /// What the chosen line means.
    pub fn about(&self, words: Words) -> String {
        let field = self.fields().get(self.at).copied().unwrap_or(Field::Begin);
        match field {
            Field::Edition => self.edition.about().summary.get(words.0).to_owned(),
            Field::White | Field::Black => words
                .say(
                    "human, human:NAME, engine:1 to 9, engine, minimax:2, random, cmd:PROGRAM",
                    "human, human:NOM, engine:1 à 9, engine, minimax:2, random, cmd:PROGRAMME",
                )
                .to_owned(),
            Field::Clock => words
                .say(
                    "600+5: ten minutes and 5 s a turn; 3d: three days a turn",
                    "600+5 : dix minutes et 5 s par tour ; 3d : trois jours",
                )
                .to_owned(),
            Field::Seed => {
                words.say("The same number shuffles alike.", "Le même nombre mélange pareil.").to_owned()
            }
            Field::Reserve | Field::Ransom => {
                let id = if field == Field::Ransom { "ransom" } else { "no-reserve" };
                let variant = self.edition.about().variants.iter().find(|variant| variant.id == id);
                variant.map_or(String::new(), |variant| variant.what.get(words.0).to_owned())
            }
            Field::Adjudicate => words
                .say(
                    "A tie after 100 quiet turns or a third repetition; no rule.",
                    "Nulle après 100 tours calmes ou trois répétitions ; hors règles.",
                )
                .to_owned(),
            _ => words
                .say("Left and right change, Enter begins.", "Gauche et droite changent, Entrée commence.")
                .to_owned(),
        }
    }
}

fn edition(edition: Edition, words: Words) -> String {
    format!("{edition}, {}", edition.facts().date.get(words.0))
}
