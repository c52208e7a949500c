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
    let whose = |player: Option<Color>| match player {
        Some(player) if me == Some(player) => "Your".to_owned(),
        Some(player) => format!("{}'s", name(player)),
        None => "A".to_owned(),
    };
    let who = |player: Option<Color>, you: &str, he: &str| match player {
        Some(player) if me == Some(player) => format!("You {you}."),
        Some(player) => format!("{} {he}.", name(player)),
        None => format!("Each player {he}."),
    };
    let limit = rules.turn_limit();
    match ending.termination() {
        Termination::Rules(Reason::KingArrived) => {
            let row = winner.map_or(' ', king_row);
            format!("{} {king} is on row {row}.", whose(winner))
        }
        Termination::Rules(Reason::KingCaptured) => format!("{} {king} is captured.", whose(loser)),
        Termination::Rules(Reason::KingNotRelocatable) => {
            format!("{} captured {king} cannot be relocated.", whose(loser))
        }
        Termination::Rules(Reason::NoRansom) => {
            who(loser, "have no cube to give as a ransom", "has no cube to give as a ransom")
        }
        Termination::Rules(Reason::NoTurn) => who(loser, "have no legal turn", "has no legal turn"),
        Termination::Rules(Reason::Exhaustion) => {
            format!("The last {limit} turns after exhaustion are played.")
        }
        Termination::Rules(Reason::NoCaptureLimit) => format!("{limit} turns without a capture."),
        Termination::Resignation => who(loser, "resigned", "resigned"),
        Termination::Time => who(loser, "are out of time", "is out of time"),
        Termination::Abandoned => who(loser, "left the game", "left the game"),
        Termination::Forfeit => who(loser, "forfeited the game", "forfeited the game"),
        Termination::Agreement => "The players agreed.".to_owned(),
        Termination::Aborted => "The game was called off.".to_owned(),
        Termination::AdjudicatedQuiet => "Too many turns without a capture.".to_owned(),
        Termination::AdjudicatedRepetition => "The same position came too often.".to_owned(),
        Termination::AdjudicatedScore => "Both programs agreed on the result for long enough.".to_owned(),
    }
}

/// What there is to say of a turn that is planned.
pub(super) fn plan(news: &PlanNews) -> String {
    match news {
        PlanNews::Free => "You may plan your turn meanwhile.".to_owned(),
        PlanNews::Made(turn) => {
            format!(
                "Your plan: {turn}. When your opponent has played, one press plays it if it is still legal."
            )
        }
        PlanNews::Kept => "Your plan still goes. One press plays it.".to_owned(),
        PlanNews::Struck(turn, why) => format!("Your plan {turn} does not go any more. {why}"),
    }
}
