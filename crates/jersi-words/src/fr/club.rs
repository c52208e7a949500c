//! What happens in a game between people far apart.

use super::table::name;
use crate::{ClubNews, Waited};

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
        ClubNews::RematchAsked(by) => (Some(by), "aimerait une autre partie."),
        ClubNews::RematchMade => (None, "La partie suivante a commencé."),
    };
    who.map_or_else(|| text.to_owned(), |who| format!("{} {text}", name(who)))
}
