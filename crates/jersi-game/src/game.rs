//! The game itself: what was played, where it stands, and how it ended.

mod course;
mod declare;
mod record;

use jersi_rules::record::Tags;
use jersi_rules::{ByColor, Color, Position, Rules, Setting, Turn};

use crate::adjudication::{Adjudication, same_position};
use crate::ending::Ending;
use crate::played::{Notes, PlayedTurn};
use crate::player::Player;
use crate::time_control::TimeControl;

pub use course::{Accepted, Undone};
pub use declare::DrawAnswer;

/// A game in progress, or one that is over.
///
/// Turns go in whole or, during a ransom, decision by decision. They can be taken back and played again.
/// Taking a turn back opens a game again that the rules or an adjudication ended; it does not undo what
/// people declared: a resignation, an agreement, a call-off, and so on.
///
/// ```
/// use jersi_game::{Game, Player};
/// use jersi_rules::{ByColor, Edition, Rules, Setting};
///
/// let players = ByColor::from_fn(|color| Player::new(color.id(), "human"));
/// let mut game = Game::new(Rules::new(Edition::V4_8), Setting::usual(Edition::V4_8), players);
/// let accepted = game.play("A2 - B2 = D3")?;
/// assert_eq!((accepted.text.as_str(), accepted.turn_over), ("a2-b2=d3", true));
/// assert_eq!(game.turns().len(), 1);
/// # Ok::<(), jersi_game::GameError>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Game {
    players: ByColor<Player>,
    setting: Option<Setting>,
    start: Position,
    adjudication: Adjudication,
    time_control: TimeControl,
    /// What else the record says.
    tags: Tags,
    preface: Vec<String>,
    turns: Vec<PlayedTurn>,
    /// Turns taken back, the next one to play again last.
    undone: Vec<PlayedTurn>,
    /// Decisions of the turn under way: empty but during a ransom.
    begun: Vec<Turn>,
    begun_notes: Notes,
    now: Position,
    ending: Option<Ending>,
    offer: Option<Color>,
}

impl Game {
    /// A new game from a setting.
    pub fn new(rules: Rules, setting: Setting, players: ByColor<Player>) -> Game {
        Game { setting: Some(setting), ..Game::from_position(Position::start(rules, setting), players) }
    }

    /// A new game from any position, which may be a finished one.
    pub fn from_position(start: Position, players: ByColor<Player>) -> Game {
        Game {
            players,
            setting: None,
            start,
            adjudication: Adjudication::NONE,
            time_control: TimeControl::Unlimited,
            tags: Tags::default(),
            preface: Vec::new(),
            turns: Vec::new(),
            undone: Vec::new(),
            begun: Vec::new(),
            begun_notes: Notes::default(),
            now: start,
            ending: start.outcome().map(Ending::by_rules),
            offer: None,
        }
    }

    /// The same game with an adjudication, for the turns still to come.
    #[must_use]
    pub fn with_adjudication(mut self, adjudication: Adjudication) -> Game {
        self.adjudication = adjudication;
        self
    }

    /// The same game with a time control, which the record names. The [`crate::Clock`] is the caller's.
    #[must_use]
    pub fn with_time_control(mut self, control: TimeControl) -> Game {
        self.time_control = control;
        self
    }

    /// Who plays.
    pub fn players(&self) -> &ByColor<Player> {
        &self.players
    }

    /// Lets somebody else play a colour from now on.
    pub fn set_player(&mut self, color: Color, player: Player) {
        self.players[color] = player;
    }

    /// The rules.
    pub fn rules(&self) -> Rules {
        self.start.rules()
    }

    /// How it began; `None` if it began with a position of its own.
    pub fn setting(&self) -> Option<Setting> {
        self.setting
    }

    /// The position it began with.
    pub fn start(&self) -> &Position {
        &self.start
    }

    /// The position now.
    pub fn position(&self) -> &Position {
        &self.now
    }

    /// What ends it although the rules let it go on.
    pub fn adjudication(&self) -> Adjudication {
        self.adjudication
    }

    /// How much time the players have.
    pub fn time_control(&self) -> TimeControl {
        self.time_control
    }

    /// The whole turns played, placements of a free setting first.
    pub fn turns(&self) -> &[PlayedTurn] {
        &self.turns
    }

    /// How many turns can be played again.
    pub fn undone(&self) -> usize {
        self.undone.len()
    }

    /// The turns that can be played again, the next one first.
    pub fn undone_turns(&self) -> impl Iterator<Item = &PlayedTurn> {
        self.undone.iter().rev()
    }

    /// The decisions of the turn under way: empty but during a ransom.
    pub fn begun(&self) -> &[Turn] {
        &self.begun
    }

    /// How it ended, if it has.
    pub fn ending(&self) -> Option<Ending> {
        self.ending
    }

    /// Who has offered a tie that the other player has not yet answered.
    pub fn offer(&self) -> Option<Color> {
        self.offer
    }

    /// What the record says beyond players, rules and result, such as `Date` or `Event`.
    pub fn tag(&self, name: &str) -> Option<&str> {
        self.tags.get(name)
    }

    /// Sets a tag of the record. Those that the game itself writes, such as `Edition`, cannot be changed so.
    pub fn set_tag(&mut self, name: impl Into<String>, value: impl Into<String>) {
        self.tags.set(name, value);
    }

    /// Adds a comment behind the last turn, also one that is under way, or before the first one.
    pub fn comment(&mut self, text: impl Into<String>) {
        match self.turns.last_mut() {
            _ if !self.begun.is_empty() => self.begun_notes.comments.push(text.into()),
            Some(turn) => turn.notes_mut().comments.push(text.into()),
            None => self.preface.push(text.into()),
        }
    }

    /// Writes a mark such as `[%clk 0:09:41]` behind the last turn, in the place of an earlier one of the same name.
    pub fn set_mark(&mut self, name: &str, value: &str) {
        let begin = format!("[%{name} ");
        if let Some(turn) = self.turns.last_mut().filter(|_| self.begun.is_empty()) {
            turn.notes_mut().comments.retain(|comment| !comment.starts_with(&begin));
        }
        self.comment(format!("{begin}{value}]"));
    }

    /// All decisions so far, those of a turn under way included.
    pub fn decisions(&self) -> impl Iterator<Item = Turn> {
        self.turns.iter().flat_map(PlayedTurn::decisions).chain(&self.begun).copied()
    }

    /// The position at the beginning of the turn under way.
    fn turn_start(&self) -> &Position {
        self.turns.last().map_or(&self.start, PlayedTurn::after)
    }

    /// How the last turn ended the game, by the rules or by the adjudication.
    fn judged(&self) -> Option<Ending> {
        let by_rules = self.now.outcome().map(Ending::by_rules);
        by_rules.or_else(|| if self.begun.is_empty() { self.adjudicated() } else { None })
    }

    fn adjudicated(&self) -> Option<Ending> {
        let last = self.turns.last().filter(|turn| !turn.is_placement())?;
        let quiet = || self.turns.iter().rev().take_while(|t| !t.captures() && !t.is_placement()).count();
        if self.adjudication.quiet_turns.is_some_and(|limit| quiet() >= usize::from(limit)) {
            return Some(Ending::adjudicated_quiet());
        }
        let seen = || {
            let earlier = std::iter::once(&self.start).chain(self.turns.iter().map(PlayedTurn::after));
            earlier.filter(|position| same_position(position, last.after())).count()
        };
        if self.adjudication.repetitions.is_some_and(|limit| seen() >= usize::from(limit)) {
            return Some(Ending::adjudicated_repetition());
        }
        None
    }
}
