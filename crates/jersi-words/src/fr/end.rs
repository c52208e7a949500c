//! The end of a game as it concerns the person at the board, and turns that are planned.

use jersi_game::Ending;
use jersi_rules::record::Termination;
use jersi_rules::{Color, Kind, Reason, Rules};

use super::LANG;
use super::table::name;
use crate::{PlanNews, kind_name, king_row};

/// Why the game is over, told to the only person at the board if there is one.
pub(super) fn reason(ending: Ending, rules: Rules, me: Option<Color>) -> String {
    let king = kind_name(rules.edition(), Kind::King, LANG);
    let winner = ending.winner();
    let loser = winner.map(Color::other);
    let whose = |player: Option<Color>, is: &str| match player {
        Some(player) if me == Some(player) => format!("Votre {king} {is}."),
        Some(player) => format!("Le {king} de {} {is}.", name(player)),
        None => format!("Le {king} {is}."),
    };
    let who = |player: Option<Color>, you: &str, he: &str| match player {
        Some(player) if me == Some(player) => format!("Vous {you}."),
        Some(player) => format!("{} {he}.", name(player)),
        None => format!("Chaque joueur {he}."),
    };
    let limit = rules.turn_limit();
    match ending.termination() {
        Termination::Rules(Reason::KingArrived) => {
            let row = winner.map_or(' ', king_row);
            whose(winner, &format!("est sur la rangée {row}"))
        }
        Termination::Rules(Reason::KingCaptured) => whose(loser, "est capturé"),
        Termination::Rules(Reason::KingNotRelocatable) => {
            whose(loser, "est capturé et ne peut pas être repositionné")
        }
        Termination::Rules(Reason::NoRansom) => {
            who(loser, "n’avez aucun cube à donner en rançon", "n’a aucun cube à donner en rançon")
        }
        Termination::Rules(Reason::NoTurn) => who(loser, "ne pouvez rien jouer", "ne peut rien jouer"),
        Termination::Rules(Reason::Exhaustion) => {
            format!("Les {limit} derniers tours après épuisement sont joués.")
        }
        Termination::Rules(Reason::NoCaptureLimit) => format!("{limit} tours sans capture."),
        Termination::Resignation => who(loser, "avez abandonné", "a abandonné"),
        Termination::Time => match loser {
            Some(player) if me == Some(player) => "Votre temps est écoulé.".to_owned(),
            Some(player) => format!("Le temps de {} est écoulé.", name(player)),
            None => "Le temps est écoulé.".to_owned(),
        },
        Termination::Abandoned => who(loser, "avez quitté la partie", "a quitté la partie"),
        Termination::Forfeit => who(loser, "avez perdu par forfait", "a perdu par forfait"),
        Termination::Agreement => "Les joueurs sont d’accord.".to_owned(),
        Termination::Aborted => "La partie a été annulée.".to_owned(),
        Termination::AdjudicatedQuiet => "Trop de tours sans capture.".to_owned(),
        Termination::AdjudicatedRepetition => "La même position est revenue trop souvent.".to_owned(),
        Termination::AdjudicatedScore => {
            "Les deux programmes étaient du même avis depuis assez longtemps.".to_owned()
        }
    }
}

/// What there is to say of a turn that is planned.
pub(super) fn plan(news: &PlanNews) -> String {
    match news {
        PlanNews::Free => "Vous pouvez prévoir votre tour en attendant.".to_owned(),
        PlanNews::Made(turn) => {
            format!(
                "Votre plan : {turn}. Quand l’adversaire aura joué, un appui le joue s’il est encore permis."
            )
        }
        PlanNews::Kept => "Votre plan tient toujours. Un appui le joue.".to_owned(),
        PlanNews::Struck(turn, why) => format!("Votre plan {turn} ne va plus. {why}"),
    }
}
