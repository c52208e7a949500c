//! What every face of the game says.

use jersi_engine::Level;
use jersi_game::{Ending, Game, GameError, LoadError, TagFault};
use jersi_rules::lang::Said;
use jersi_rules::record::{GameResult, Termination};
use jersi_rules::{Aim, Cell, Color, Edition, Kind, Lang, Outcome, Rules, TurnLabel};
use jersi_table::{PlayerFault, Seat, TableError};

use super::{English, LANG, players};
use crate::{Asked, TableWords, kind_name, king_row};

impl TableWords for English {
    fn lang(&self) -> Lang {
        LANG
    }

    fn color(&self, color: Color) -> String {
        name(color).into_owned()
    }

    fn seat(&self, seat: &Seat) -> String {
        match seat {
            Seat::Human(name) if name.is_empty() => "human".to_owned(),
            Seat::Human(name) => name.clone(),
            Seat::Random(_) => "random".to_owned(),
            Seat::Engine { level: Level::FULL, .. } => "engine".to_owned(),
            Seat::Engine { level, .. } => format!("engine {level}"),
            Seat::Minimax { depth, .. } => format!("minimax {depth}"),
            Seat::Program(_) | Seat::Remote(_) => seat.player().name,
        }
    }

    fn player_forms(&self) -> String {
        players::forms("human, human:NAME, ")
    }

    fn machine_forms(&self) -> String {
        players::forms("")
    }

    fn player_fault(&self, fault: &PlayerFault) -> String {
        players::fault(fault)
    }

    fn from_a_position(&self) -> String {
        "from a position".to_owned()
    }

    fn with_guardian(&self) -> String {
        "with guardian".to_owned()
    }

    fn aim(&self, edition: Edition, player: Color) -> String {
        let king = kind_name(edition, Kind::King, LANG);
        match edition.facts().booklet_aim {
            Aim::BringTheKingHome { .. } => format!("Bring your {king} to row {}.", king_row(player)),
            Aim::HuntTheKing { .. } => format!("Capture the enemy {king}."),
        }
    }

    fn asked(&self, asked: Asked, edition: Edition, player: Color) -> String {
        let king = kind_name(edition, Kind::King, LANG);
        let text = match asked {
            Asked::Nothing => "",
            Asked::Placement => "Choose a shape to place.",
            Asked::Move => "Choose what moves.",
            Asked::MoveOrDrop => "Choose what moves, or a cube from the reserve.",
            Asked::Gift(kind) => {
                let article = if kind == Kind::Scissors { "" } else { "a " };
                let (who, kind) = (name(player), kind_name(edition, kind, LANG));
                return format!("{who} asks for {article}{kind}. Choose which one you give.");
            }
            Asked::Relocation => return format!("Put the captured {king} on row {}.", king_row(player)),
            Asked::Ransom => "Name the kind of cube you ask for.",
            Asked::Landing => "Choose where it lands.",
            Asked::Target => "Choose where it goes.",
            Asked::SecondDrop => "Play, or drop another cube.",
            Asked::SecondStep => "Play, or take a second step.",
            Asked::SecondStepOrRansom => "Take a second step, or name the ransom.",
            Asked::SecondStepOrKing => return format!("Take a second step, or put the {king} back."),
            Asked::Play => "Play the turn, or take it back.",
        };
        text.to_owned()
    }

    fn no_second_step(&self) -> String {
        "no second step".to_owned()
    }

    fn cannot_move(&self, edition: Edition, cell: Cell) -> String {
        format!("Nothing on {} can move now.", edition.cell_name(cell))
    }

    fn not_a_choice(&self) -> String {
        "This cannot be chosen now.".to_owned()
    }

    fn error(&self, error: &GameError) -> String {
        match error {
            GameError::Over(_) => "the game is over".to_owned(),
            GameError::Refused { refusal, edition } => refusal.say(*edition, LANG),
            GameError::Fault { fault, .. } => fault.say(LANG),
            GameError::NothingToUndo => "there is no turn to take back".to_owned(),
            GameError::NothingToRedo => "there is no turn to play again".to_owned(),
            GameError::OfferStands(by) => format!("{} has offered a tie already", name(*by)),
            GameError::NoOffer => "no tie is offered".to_owned(),
        }
    }

    fn table_error(&self, error: &TableError) -> String {
        let text = match error {
            TableError::Game(error) => return self.error(error),
            TableError::LookingBack => "an earlier turn is shown; go to the last one, or continue from here",
            TableError::NotYourTurn => "it is not your turn",
            TableError::NotComplete => "the turn is not complete yet",
            TableError::NoPlan => "your opponent decides first; no turn can be planned before that",
            TableError::Watching => "you are watching; nobody here plays",
            TableError::NobodyHere => "nobody is here to do that",
            TableError::AskFirst => "your opponent far away must agree first",
        };
        text.to_owned()
    }

    fn load_error(&self, error: &LoadError) -> String {
        match error {
            LoadError::Start(error) => error.say(LANG),
            LoadError::Turn { label, text, error, .. } => {
                self.turn_of_record(*label, text, &self.error(error))
            }
            LoadError::Tag { value, why, .. } => {
                let right = match why {
                    TagFault::TimeControl => "- for none, 600+5 in seconds, or 3d for days per turn",
                    TagFault::Adjudication => "- for none, quiet=100, repetitions=3, or both",
                    TagFault::Result => "white, black, draw or *",
                    TagFault::Termination => "a way to end a game, such as resignation",
                };
                format!("the tag {} cannot say {value:?}; write {right}", why.tag())
            }
            LoadError::Ending { said, found: None, .. } => {
                format!("the record says {said}, but its turns do not end the game so")
            }
            LoadError::Ending { said, found: Some(found), rules } => {
                let found = self.ending(*found, *rules);
                format!("the record says {said}, but its turns end otherwise: {found}")
            }
        }
    }

    fn turn_of_record(&self, label: TurnLabel, turn: &str, why: &str) -> String {
        format!("{}, {turn}: {why}", self.which_turn(label))
    }

    fn which_turn(&self, label: TurnLabel) -> String {
        match label {
            TurnLabel::Placement { number, player } => format!("placement {number} of {}", name(player)),
            TurnLabel::Turn { pair, player } => format!("turn {pair} of {}", name(player)),
        }
    }

    fn ending(&self, ending: Ending, rules: Rules) -> String {
        let winner = ending.winner();
        let loser = winner.map_or("each player".into(), |winner| name(winner.other()));
        let why = match ending.termination() {
            Termination::Rules(reason) => return Outcome { winner, reason }.say(rules, LANG),
            Termination::Resignation => format!("{loser} resigns"),
            Termination::Agreement => "the players agree".to_owned(),
            Termination::Time => format!("{loser} is out of time"),
            Termination::Abandoned => format!("{loser} left the game"),
            Termination::Aborted => "the game was called off".to_owned(),
            Termination::Forfeit => format!("{loser} forfeits the game"),
            Termination::AdjudicatedQuiet => {
                "too many turns without a capture (adjudicated, not a rule of the game)".to_owned()
            }
            Termination::AdjudicatedRepetition => {
                "the same position too often (adjudicated, not a rule of the game)".to_owned()
            }
            Termination::AdjudicatedScore => {
                "both programs thought so for long enough (adjudicated, not a rule of the game)".to_owned()
            }
        };
        match ending.result() {
            Some(GameResult::Win(winner)) => format!("{} wins: {why}", name(winner)),
            Some(GameResult::Draw) => format!("a tie: {why}"),
            None => format!("no result: {why}"),
        }
    }

    fn offers(&self, by: Color) -> String {
        format!("{} offers a tie.", name(by))
    }

    fn how_to_answer(&self, by: Color, accept: &str) -> String {
        format!("{accept} accepts it; {}'s next turn declines it.", name(by.other()))
    }

    fn declines(&self, by: Color) -> String {
        format!("{} declines the tie.", name(by))
    }

    fn not_started(&self, color: Color) -> String {
        let who = name(color);
        format!("The record names a program for {who}. It is not started: a person plays {who}.")
    }

    fn taken_back(&self, turns: &[String]) -> String {
        format!("Taken back: {}", turns.join(", "))
    }

    fn played_again(&self, turns: &[String]) -> String {
        format!("Played again: {}", turns.join(", "))
    }

    fn near(&self, turns: &[String]) -> String {
        format!("Legal and near: {}", turns.join(", "))
    }

    fn hint(&self, turn: &str) -> String {
        format!("Hint: {turn}")
    }

    fn depth(&self, depth: u32) -> String {
        format!("depth {depth}")
    }

    fn percent(&self, share: f64) -> String {
        format!("{}%", (share * 100.0).round())
    }

    fn days(&self, days: u64, hours: u64) -> String {
        format!("{days}d {hours:02}h")
    }

    fn continue_question(&self, game: &Game) -> String {
        let (edition, turns) = (game.rules().edition(), game.turns().len());
        let date = game.tag("Date").map(|date| format!(" of {date}")).unwrap_or_default();
        let s = if turns == 1 { "" } else { "s" };
        format!("Continue the game{date}? Edition {edition}, {turns} turn{s} played.")
    }
}

/// A player.
pub(super) fn name(color: Color) -> Said {
    color.name(LANG)
}
