//! All that the game says, in English and in French.

mod files;
mod help;
mod scores;

pub use files::{FileNews, shown};

use jersi_engine::Level;
use jersi_game::{Ending, Game, GameError, continue_question};
use jersi_rules::notation::{write_position, write_turn};
use jersi_rules::{ByColor, Color, Edition, Kind, Lang, Position, Stage};

use jersi_study::color_name;

use crate::foreign_text;
use jersi_table::Seat;

/// Says things in a language.
#[derive(Clone, Copy, Debug)]
pub struct Words(pub Lang);

impl Words {
    /// One of two fixed sentences.
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

    fn kinds(self, edition: Edition, kind: Kind) -> &'static str {
        edition.kind_facts(kind).map_or(Kind::id(kind), |facts| facts.plural.get(self.0))
    }

    /// What is played and by whom.
    pub fn intro(self, game: &Game, seats: &ByColor<Seat>) -> String {
        let rules = game.rules();
        let mut text = format!("JERSI {}", rules.edition());
        for variant in rules.variant_words().split_whitespace() {
            text.push_str(match variant {
                "ransom" => self.say(", with ransom", ", avec rançon"),
                _ => self.say(", without reserve", ", sans réserve"),
            });
        }
        match game.setting() {
            None => text.push_str(self.say(", from a position", ", à partir d'une position")),
            Some(setting) => {
                text.push_str(", ");
                text.push_str(setting.facts().name.get(self.0));
                if let Some(seed) = setting.seed() {
                    text = format!("{text} {seed}");
                }
                if setting.guardian() {
                    text.push_str(self.say(" with mokca", " avec mokca"));
                }
            }
        }
        for color in Color::BOTH {
            let colon = self.say(":", " :");
            text = format!("{text}. {}{colon} {}", self.color(color), self.seat(&seats[color]));
        }
        text.push('.');
        text
    }

    fn seat(self, seat: &Seat) -> String {
        match seat {
            Seat::Human(name) if name.is_empty() => self.say("human", "humain").to_owned(),
            Seat::Human(name) => foreign_text::line(name),
            Seat::Random(seed) => match self.0 {
                Lang::En => format!("random (seed {seed})"),
                Lang::Fr => format!("hasard (graine {seed})"),
            },
            Seat::Engine { level: Level::FULL, .. } => self.say("engine", "moteur").to_owned(),
            Seat::Engine { level, .. } => match self.0 {
                Lang::En => format!("engine, level {level}"),
                Lang::Fr => format!("moteur, niveau {level}"),
            },
            Seat::Minimax { depth, .. } => format!("minimax {depth}"),
            Seat::Program(_) => foreign_text::line(&seat.player().name),
        }
    }

    /// What a newcomer should know.
    pub fn welcome(self) -> &'static str {
        self.say(
            "Type a turn such as a2-b2, or a word: turns, why, hint, undo, help, quit. Tab completes.",
            "Tapez un tour comme a2-b2, ou un mot : tours, pourquoi, conseil, annuler, aide, quitter. Tab complète.",
        )
    }

    /// Who is asked for what, before the cursor.
    pub fn prompt(self, game: &Game) -> String {
        let position = game.position();
        if game.ending().is_some() {
            return self.say("game over> ", "partie finie> ").to_owned();
        }
        let who = self.color(position.decider());
        match position.stage() {
            Stage::Setting => format!("{who} {}> ", self.say("places", "pose")),
            Stage::Turn => format!("{who} {}> ", position.turn_number()),
            Stage::Gift(_) => format!("{who} {}> ", self.say("gives", "donne")),
            Stage::Relocation => format!("{who} {}> ", self.say("relocates", "repositionne")),
        }
    }

    /// Who decides what in the middle of a ransom, with all that is possible.
    pub fn ask(self, position: &Position) -> Option<String> {
        let who = self.color(position.decider());
        let mut choices: Vec<String> =
            position.turns().iter().map(|&turn| write_turn(position, turn)).collect();
        choices.sort_unstable();
        let choices = choices.join(" ");
        match (position.stage(), self.0) {
            (Stage::Setting | Stage::Turn, _) => None,
            (Stage::Gift(kind), Lang::En) => {
                let kinds = self.kinds(position.edition(), kind);
                Some(format!("The ransom: {who} decides which of his {kinds} he gives: {choices}"))
            }
            (Stage::Gift(kind), Lang::Fr) => {
                let kinds = self.kinds(position.edition(), kind);
                Some(format!("La rançon : {who} décide, parmi ses {kinds}, ce qu'il donne : {choices}"))
            }
            (Stage::Relocation, Lang::En) => {
                Some(format!("The ransom is given: {who} decides where the captured king goes: {choices}"))
            }
            (Stage::Relocation, Lang::Fr) => {
                Some(format!("La rançon est donnée : {who} décide où va le roi capturé : {choices}"))
            }
        }
    }

    /// A turn of a program.
    pub fn plays(self, color: Color, text: &str) -> String {
        format!("{} {} {text}", self.color(color), self.say("plays", "joue"))
    }

    /// A program that forfeits.
    pub fn forfeits(self, color: Color, why: &str) -> String {
        let who = self.color(color);
        match self.0 {
            Lang::En => format!("{who}'s program forfeits: {why}"),
            Lang::Fr => format!("{who} : le programme déclare forfait : {why}"),
        }
    }

    /// A record names a program, which is not trusted.
    pub fn not_started(self, color: Color) -> String {
        let who = self.color(color);
        match self.0 {
            Lang::En => {
                format!("The record names a program for {who}. It is not started: a person plays {who}.")
            }
            Lang::Fr => {
                format!(
                    "La partie désigne un programme pour {who}. Il n'est pas lancé : une personne joue {who}."
                )
            }
        }
    }

    /// Wrong capture marks.
    pub fn marks(self, text: &str) -> String {
        format!(
            "{} {text}",
            self.say("The capture marks are otherwise:", "Les signes de capture sont autres :")
        )
    }

    /// Before the reason of a refusal.
    pub fn no(self, line_number: Option<usize>) -> String {
        match (line_number, self.0) {
            (None, Lang::En) => "No: ".to_owned(),
            (None, Lang::Fr) => "Non : ".to_owned(),
            (Some(number), Lang::En) => format!("Line {number} is refused: "),
            (Some(number), Lang::Fr) => format!("Ligne {number} refusée : "),
        }
    }

    /// Legal turns instead of an illegal one.
    pub fn near(self, turns: &[String]) -> String {
        format!("{} {}", self.say("Legal and near:", "Légal et proche :"), turns.join(", "))
    }

    /// A word that nobody knows.
    pub fn unknown(self, word: &str) -> String {
        match self.0 {
            Lang::En => format!("{word:?} is neither a turn nor a word of this game; `help` lists them"),
            Lang::Fr => format!("{word:?} n'est ni un tour ni un mot de ce jeu ; « aide » en donne la liste"),
        }
    }

    /// Why a game does not do what it was asked.
    pub fn error(self, error: &GameError) -> String {
        match error {
            GameError::Over(ending) => {
                self.say("the game is over", "la partie est finie").to_owned()
                    + if ending.reopens() {
                        self.say("; `undo` or `new` go on", " ; « annuler » ou « nouvelle » continuent")
                    } else {
                        self.say("; `new` begins another", " ; « nouvelle » en commence une autre")
                    }
            }
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
        }
    }

    /// A line in some other encoding.
    pub fn not_utf8(self, byte: usize) -> String {
        match self.0 {
            Lang::En => format!("the line is not UTF-8: its byte {byte} starts no character"),
            Lang::Fr => format!("la ligne n'est pas en UTF-8 : son octet {byte} ne commence aucun caractère"),
        }
    }

    /// Who won, by what, and the score.
    pub fn over(self, ending: Ending, edition: Edition) -> String {
        let mut text = capitalised(&ending.say(edition, self.0));
        text.push_str(".\n");
        if let Some(points) = ending.points(edition) {
            let score = self.say("Score:", "Score :");
            text = format!("{text}{score} {} {}\n", points.white, points.black);
        }
        text
    }

    /// Turns that were taken back or played again.
    pub fn taken_back(self, turns: &[String]) -> String {
        format!("{} {}", self.say("Taken back:", "Annulé :"), turns.join(", "))
    }

    /// Turns that were played again.
    pub fn played_again(self, turns: &[String]) -> String {
        format!("{} {}", self.say("Played again:", "Rejoué :"), turns.join(", "))
    }

    /// A program does not want a tie.
    pub fn declines(self, seat: &Seat) -> &'static str {
        match seat {
            Seat::Random(_) => self.say("The random player declines.", "Le joueur au hasard refuse."),
            Seat::Program(_) => self.say("The program declines.", "Le programme refuse."),
            _ => self.say("The engine declines.", "Le moteur refuse."),
        }
    }

    /// A tie is offered.
    pub fn offers(self, by: Color) -> String {
        let (who, other) = (self.color(by), self.color(by.other()));
        match self.0 {
            Lang::En => format!("{who} offers a tie. `draw` accepts it; {other}'s next turn declines it."),
            Lang::Fr => {
                format!(
                    "{who} propose la nulle. « nulle » l'accepte ; le prochain tour de {other} la refuse."
                )
            }
        }
    }

    /// The last turn and the position, below the board.
    pub fn where_we_are(self, game: &Game) -> String {
        let mut text = String::new();
        if let Some(turn) = game.turns().last() {
            let last = self.say("last turn:", "dernier tour :");
            text = format!("{last} {} {}\n", self.color(turn.player()), turn.text());
        }
        let position = self.say("position:", "position :");
        text + &format!("{position} {}\n", write_position(game.position()))
    }

    /// Whether to go on with the kept game.
    pub fn continue_question(self, game: &Game) -> String {
        let question = foreign_text::line(&continue_question(game, self.0));
        format!("{question} {} ", self.say("[Y/n]", "[O/n]"))
    }
}

fn capitalised(text: &str) -> String {
    let mut chars = text.chars();
    chars.next().map_or(String::new(), |first| first.to_uppercase().chain(chars).collect())
}
