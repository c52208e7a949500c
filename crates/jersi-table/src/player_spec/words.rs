//! What is wrong with the name of a player, in English and French.

use jersi_rules::Lang;

use super::{PlayerFault, PlayerSpec};

impl PlayerSpec {
    /// What can be written.
    pub fn forms(lang: Lang) -> &'static str {
        match lang {
            Lang::En => {
                "a player is human, human:NAME, engine, engine:LEVEL with a level from 1 to 10, minimax:DEPTH with a \
                 depth from 1 to 20, random or cmd:PROGRAM; a seed may follow, as in random:5, engine:3:5, minimax:2:5"
            }
            Lang::Fr => {
                "un joueur est human, human:NOM, engine, engine:NIVEAU avec un niveau de 1 à 10, minimax:PROFONDEUR \
                 avec une profondeur de 1 à 20, random ou cmd:PROGRAMME ; une graine peut suivre, comme dans random:5, \
                 engine:3:5, minimax:2:5"
            }
        }
    }
}

impl PlayerFault {
    /// What is wrong and what would be right.
    pub fn say(&self, lang: Lang) -> String {
        match lang {
            Lang::En => self.in_english(),
            Lang::Fr => self.in_french(),
        }
    }

    fn in_english(&self) -> String {
        match self {
            PlayerFault::NoSuchPlayer { word, near: None } => format!("there is no player called {word:?}"),
            PlayerFault::NoSuchPlayer { word, near: Some(near) } => {
                format!("there is no player called {word:?}; did you mean {near}?")
            }
            PlayerFault::UnknownKey { key, word, near, known } => {
                let near = near.map(|near| format!("; did you mean {near:?}?")).unwrap_or_default();
                format!("the player {word} has no key {key:?}; it has {}{near}", known.join(", "))
            }
            PlayerFault::BadKey { key, value } => format!("{key:?} is a text, not {value}"),
            PlayerFault::BadLevel(text) => format!("a level is a number from 1 to 10, not {text}"),
            PlayerFault::BadDepth(text) => format!("a depth is a number from 1 to 20, not {text}"),
            PlayerFault::BadSeed(text) => format!("a seed is a whole number, not {text}"),
            PlayerFault::NoDepth => "minimax needs a depth, such as minimax:2".to_owned(),
            PlayerFault::NoName(word) => format!("{word} needs a name behind the colon, such as {word}:Ada"),
            PlayerFault::NoProgram => "cmd needs a program, such as cmd:./mine".to_owned(),
            PlayerFault::TooMuch(word) => format!("{word} takes nothing more than its seed"),
            PlayerFault::FarAway => "nobody far away can sit here yet".to_owned(),
            PlayerFault::NeedsSomebody => {
                "a match needs players that play by themselves, and nobody types for this one".to_owned()
            }
        }
    }

    fn in_french(&self) -> String {
        match self {
            PlayerFault::NoSuchPlayer { word, near: None } => {
                format!("aucun joueur ne s'appelle « {word} »")
            }
            PlayerFault::NoSuchPlayer { word, near: Some(near) } => {
                format!("aucun joueur ne s'appelle « {word} » ; vouliez-vous dire {near} ?")
            }
            PlayerFault::UnknownKey { key, word, near, known } => {
                let near = near.map(|near| format!(" ; vouliez-vous dire « {near} » ?")).unwrap_or_default();
                format!("le joueur {word} n'a pas de clé « {key} » ; il a {}{near}", known.join(", "))
            }
            PlayerFault::BadKey { key, value } => format!("« {key} » est un texte, pas {value}"),
            PlayerFault::BadLevel(text) => format!("un niveau est un nombre de 1 à 10, pas {text}"),
            PlayerFault::BadDepth(text) => format!("une profondeur est un nombre de 1 à 20, pas {text}"),
            PlayerFault::BadSeed(text) => format!("une graine est un nombre entier, pas {text}"),
            PlayerFault::NoDepth => "minimax demande une profondeur, comme minimax:2".to_owned(),
            PlayerFault::NoName(word) => {
                format!("{word} demande un nom après les deux-points, comme {word}:Ada")
            }
            PlayerFault::NoProgram => "cmd demande un programme, comme cmd:./mien".to_owned(),
            PlayerFault::TooMuch(word) => format!("{word} ne prend rien de plus que sa graine"),
            PlayerFault::FarAway => {
                "personne ne peut encore s'asseoir ici depuis une autre machine".to_owned()
            }
            PlayerFault::NeedsSomebody => {
                "un match demande des joueurs qui jouent d'eux-mêmes, et personne ne joue pour celui-ci"
                    .to_owned()
            }
        }
    }
}
