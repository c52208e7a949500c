//! All that the screen says, in English and in French.

mod dialogs;
mod help;
mod prompts;
pub(crate) mod scores;

use jersi_engine::Level;
use jersi_game::{Game, GameError, sentence};
use jersi_rules::{Aim, Color, Edition, Kind, Lang};
use jersi_study::color_name;
use jersi_table::Seat;

use crate::table::Entered;

/// Says things in a language.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Words(pub Lang);

impl Words {
    /// One of two fixed texts.
    pub fn say(self, en: &'static str, fr: &'static str) -> &'static str {
        match self.0 {
            Lang::En => en,
            Lang::Fr => fr,
        }
    }

    /// `White`, `Noir`.
    pub fn color(self, color: Color) -> &'static str {
        color_name(color, self.0)
    }

    /// What a piece is called.
    pub fn kind(self, edition: Edition, kind: Kind) -> &'static str {
        edition.kind_facts(kind).map_or(kind.id(), |facts| facts.name.get(self.0))
    }

    /// Who sits there.
    pub fn seat(self, seat: &Seat) -> String {
        match (seat, self.0) {
            (Seat::Human(name), _) if name.is_empty() => self.say("human", "humain").to_owned(),
            (Seat::Human(name), _) => name.clone(),
            (Seat::Random(_), _) => self.say("random", "hasard").to_owned(),
            (Seat::Engine { level: Level::FULL, .. }, _) => self.say("engine", "moteur").to_owned(),
            (Seat::Engine { level, .. }, Lang::En) => format!("engine {level}"),
            (Seat::Engine { level, .. }, Lang::Fr) => format!("moteur {level}"),
            (Seat::Minimax { depth, .. }, _) => format!("minimax {depth}"),
            (Seat::Program(_) | Seat::Remote(_), _) => seat.player().name,
        }
    }

    /// The rules and the setting, for the top of the screen.
    pub fn game(self, game: &Game) -> String {
        let rules = game.rules();
        let mut text = format!("JERSI {}", rules.edition());
        for variant in rules.edition().about().variants {
            if rules.variant_words().split(' ').any(|word| word == variant.id) {
                text = format!("{text}, {}", variant.name.get(self.0));
            }
        }
        match game.setting() {
            None => text.push_str(self.say(", from a position", ", depuis une position")),
            // The only setting of an edition needs no name.
            Some(_) if rules.edition().facts().settings.len() < 2 => {}
            Some(setting) => {
                text = format!("{text}, {}", setting.facts().name.get(self.0));
                if let Some(seed) = setting.seed() {
                    text = format!("{text} {seed}");
                }
                if setting.guardian() {
                    text.push_str(self.say(" with mokca", " avec mokca"));
                }
            }
        }
        text
    }

    /// What a player is after.
    pub fn aim(self, edition: Edition, player: Color) -> String {
        let king = self.kind(edition, Kind::King);
        let row = if player == Color::White { 'i' } else { 'a' };
        match (edition.facts().aim, self.0) {
            (Aim::BringTheKingHome { .. }, Lang::En) => format!("Bring your {king} to row {row}."),
            (Aim::BringTheKingHome { .. }, Lang::Fr) => format!("Amenez votre {king} sur la rangée {row}."),
            (Aim::HuntTheKing { .. }, Lang::En) => format!("Capture the enemy {king}."),
            (Aim::HuntTheKing { .. }, Lang::Fr) => format!("Capturez le {king} adverse."),
        }
    }

    /// Why a cell cannot be chosen.
    pub fn refused(self, edition: Edition, entered: Entered) -> Option<String> {
        match entered {
            Entered::Chosen | Entered::Play(_) => None,
            Entered::Refused(refusal) => Some(sentence(&refusal.say(edition, self.0))),
            Entered::CannotMove(cell) => {
                let cell = edition.cell_name(cell);
                Some(match self.0 {
                    Lang::En => format!("Nothing on {cell} can move now."),
                    Lang::Fr => format!("Rien ne peut bouger en {cell} maintenant."),
                })
            }
            Entered::NotNow => Some(
                self.say("That cannot be chosen now.", "Ce choix n'est pas possible maintenant.").to_owned(),
            ),
        }
    }

    /// Why a game does not do what it was asked.
    pub fn error(self, error: &GameError) -> String {
        let text = match error {
            GameError::Over(ending) if ending.reopens() => self
                .say(
                    "the game is over; z takes turns back, N begins another",
                    "la partie est finie ; z annule, N en commence une autre",
                )
                .to_owned(),
            GameError::Over(_) => self
                .say("the game is over; N begins another", "la partie est finie ; N en commence une autre")
                .to_owned(),
            GameError::Refused { refusal, edition } => refusal.say(*edition, self.0),
            GameError::Fault { fault, .. } => fault.say(self.0),
            GameError::NothingToUndo => {
                self.say("there is no turn to take back", "il n'y a aucun tour à annuler").to_owned()
            }
            GameError::NothingToRedo => {
                self.say("there is no turn to play again", "il n'y a aucun tour à refaire").to_owned()
            }
            GameError::OfferStands(_) => {
                self.say("a tie is offered already", "la nulle est déjà proposée").to_owned()
            }
            GameError::NoOffer => self.say("no tie is offered", "aucune nulle n'est proposée").to_owned(),
        };
        sentence(&text)
    }
}
