//! What happens in a game between people far apart.

use super::table::name;
use crate::{ClubNews, StoreNews, Waited};

pub(super) fn news(news: ClubNews) -> String {
    let text = match news {
        ClubNews::BackAsked(by) => return format!("{} demande à reprendre son dernier tour.", name(by)),
        ClubNews::BackGiven(by) => return format!("{} accepte : le tour est repris.", name(by)),
        ClubNews::BackKept(by) => return format!("{} refuse : le tour reste joué.", name(by)),
        ClubNews::Claimed(by, seconds) => {
            let (by, other) = (name(by), name(by.other()));
            return format!("{by} réclame la partie. {other} a {seconds} secondes pour répondre.");
        }
        ClubNews::Here(who) => return format!("{} est là.", name(who)),
        ClubNews::Away(Waited::Mine) => "Le club était absent. Votre pendule a attendu.",
        ClubNews::Away(Waited::Other) => "Le club était absent. Les pendules ont attendu.",
        ClubNews::Away(Waited::None) => "Le club était absent. Rien n’est perdu.",
        ClubNews::RematchAsked(by) => return format!("{} aimerait une autre partie.", name(by)),
        ClubNews::RematchMade => "La partie suivante a commencé.",
    };
    text.to_owned()
}

pub(super) fn store_news(news: &StoreNews) -> String {
    match news {
        StoreNews::Copied(count, file) => format!("Copie dans {file} : {}.", games(*count)),
        StoreNews::Restored(count, file) => format!("Remis dans {file} : {}.", games(*count)),
        StoreNews::KeptBefore(file) => format!("Ce qui s’y trouvait est gardé sous {file}."),
        StoreNews::Sound(count, events @ (0 | 1)) => {
            format!("Vérifié : {}, {events} événement ; tout est en ordre.", games(*count))
        }
        StoreNews::Sound(count, events) => {
            format!("Vérifié : {}, {events} événements ; tout est en ordre.", games(*count))
        }
        StoreNews::Exported(count, folder) => format!("Écrit dans {folder} : {}.", games(*count)),
        StoreNews::DamagedFile(why) => format!("Le fichier est abîmé : {why}"),
        StoreNews::DamagedGame(game, why) => format!("La partie {game} est abîmée : {why}"),
        StoreNews::Damaged(1) => {
            "Une chose n’est pas en ordre. Les autres parties peuvent continuer.".to_owned()
        }
        StoreNews::Damaged(count) => {
            format!("{count} choses ne sont pas en ordre. Les autres parties peuvent continuer.")
        }
    }
}

fn games(count: u64) -> String {
    match count {
        0 => "aucune partie".to_owned(),
        1 => "1 partie".to_owned(),
        count => format!("{count} parties"),
    }
}
