//! What happens in a game between people far apart.

use super::table::name;
use crate::{ClubNews, Waited};

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
