//! What happens in a game between people far apart.

use super::table::name;
use crate::{ClubNews, StoreNews, Waited};

pub(super) fn news(news: ClubNews) -> String {
    let (who, text) = match news {
        ClubNews::BackAsked(by) => (Some(by), "demande à reprendre son dernier tour."),
        ClubNews::BackGiven(by) => (Some(by), "accepte : le tour est repris."),
        ClubNews::BackKept(by) => (Some(by), "refuse : le tour reste joué."),
        ClubNews::Claimed(by, seconds) => {
            let (by, other) = (name(by), name(by.other()));
            return format!("{by} réclame la partie. {other} a {seconds} secondes pour répondre.");
        }
        ClubNews::Here(who) => (Some(who), "est là."),
        ClubNews::Away(Waited::Mine) => (None, "Le club était absent. Votre pendule a attendu."),
        ClubNews::Away(Waited::Other) => (None, "Le club était absent. Les pendules ont attendu."),
        ClubNews::Away(Waited::None) => (None, "Le club était absent. Rien n’est perdu."),
        ClubNews::OnVacation(who) => (Some(who), "est en vacances. La pendule attend."),
        ClubNews::VacationOver(who) => (Some(who), "est de retour. La pendule repart."),
        ClubNews::RematchAsked(by) => (Some(by), "aimerait une autre partie."),
        ClubNews::RematchMade => (None, "La partie suivante a commencé."),
    };
    who.map_or_else(|| text.to_owned(), |who| format!("{} {text}", name(who)))
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
        StoreNews::Moved(count, place) => {
            format!("Transféré vers {place}, tout comparé : {}.", games(*count))
        }
        StoreNews::Renamed(old, new) => format!("{old} s’appelle maintenant {new}."),
        StoreNews::Banned(name) => {
            format!(
                "{name} est déconnecté partout et ne commence plus de partie. Les parties en cours suivent la pendule."
            )
        }
        StoreNews::LetIn(name) => format!("{name} peut se connecter et jouer à nouveau."),
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
