//! What is wrong with the name of a player.

use jersi_engine::Level;
use jersi_table::{PlayerFault, PlayerSpec};

/// How players can be named.
pub(super) fn forms(people: &str) -> String {
    format!(
        "un joueur est {people}engine, engine:NIVEAU avec un niveau de 1 à {}, minimax:PROFONDEUR avec \
         une profondeur de 1 à {}, random ou cmd:PROGRAMME ; une graine peut suivre, comme dans random:5, \
         engine:3:5, minimax:2:5",
        Level::FULL,
        PlayerSpec::DEPTHS.end()
    )
}

/// What is wrong and what would be right.
pub(super) fn fault(fault: &PlayerFault) -> String {
    match fault {
        PlayerFault::NoSuchPlayer { word, near: None } => {
            format!("aucun joueur ne s’appelle « {word} »")
        }
        PlayerFault::NoSuchPlayer { word, near: Some(near) } => {
            format!("aucun joueur ne s’appelle « {word} » ; vouliez-vous dire {near} ?")
        }
        PlayerFault::UnknownKey { key, word, near, known } => {
            let near = near.map(|near| format!(" ; vouliez-vous dire « {near} » ?")).unwrap_or_default();
            format!("le joueur {word} n’a pas de clé « {key} » ; il a {}{near}", known.join(", "))
        }
        PlayerFault::BadKey { key, value } => format!("« {key} » est un texte, pas {value}"),
        PlayerFault::BadLevel(text) => {
            format!("un niveau est un nombre de 1 à {}, pas {text}", Level::FULL)
        }
        PlayerFault::BadDepth(text) => {
            format!("une profondeur est un nombre de 1 à {}, pas {text}", PlayerSpec::DEPTHS.end())
        }
        PlayerFault::BadSeed(text) => format!("une graine est un nombre entier, pas {text}"),
        PlayerFault::NoDepth => "minimax demande une profondeur, comme minimax:2".to_owned(),
        PlayerFault::NoName(word) => {
            format!("{word} demande un nom après les deux-points, comme {word}:Ada")
        }
        PlayerFault::NoProgram => "cmd demande un programme, comme cmd:./mien".to_owned(),
        PlayerFault::TooMuch(word) => format!("{word} ne prend rien de plus que sa graine"),
        PlayerFault::FarAway => "personne ne peut encore s’asseoir ici depuis une autre machine".to_owned(),
        PlayerFault::NeedsSomebody => {
            "un match demande des joueurs qui jouent d’eux-mêmes, et personne ne joue pour celui-ci"
                .to_owned()
        }
    }
}
