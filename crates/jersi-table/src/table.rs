//! A game at a table: who sits there, the half-entered turn, what is looked at, and the time.

mod captures;
mod choose;
mod course;
mod keep;
mod look;
mod offer;
mod plan;
mod play;
mod press;
mod show;
mod time;
mod told;

use std::time::Duration;

use jersi_engine::Root;
use jersi_game::{Entry, Game, GameError, Player};
use jersi_rules::{ByColor, Color, Edition, Position};

use crate::seat::Seat;

pub use captures::Capture;
pub use choose::cell_of;
pub use keep::KeptTable;
pub use look::Moment;
pub use offer::{Declared, TieOffer, takes_tie};
pub use plan::{Plan, Struck};
pub use press::{Confirm, Hand, Press, Pressed, Way};
pub use show::{Pile, legs_of};
pub use time::ClockReading;

use time::Time;

/// A game at a table.
///
/// ```
/// use jersi_game::Game;
/// use jersi_rules::{ByColor, Edition, Rules, Setting};
/// use jersi_table::{Hand, Press, Pressed, Seat, Table};
///
/// let edition = Edition::V4_8;
/// let game = Game::new(Rules::new(edition), Setting::usual(edition), ByColor::default());
/// let people = ByColor::from_fn(|_| Seat::Human(String::new()));
/// let mut table = Table::new(game, people);
/// // A press on a cube takes it up, a press on a cell puts it there, a press there again plays the turn.
/// for press in ["a2", "b2"] {
///     let press = Press::read(edition, press).expect("a cell");
///     assert_eq!(table.press(press, Hand::default()), Pressed::Changed);
/// }
/// let again = Press::read(edition, "b2").expect("a cell");
/// let Pressed::Play(turn) = table.press(again, Hand::default()) else { panic!("the turn is complete") };
/// table.decide(turn).expect("it is legal");
/// assert_eq!(table.game().turns()[0].text(), "a2-b2");
/// ```
#[derive(Clone, Debug)]
pub struct Table {
    game: Game,
    seats: ByColor<Seat>,
    /// What is pressed: a turn, or a plan while somebody else decides.
    entry: Entry,
    /// What became of the last plan.
    fate: Option<plan::Fate>,
    /// How many turns are played in the position that is looked at, if that is not the game as it stands.
    looking: Option<usize>,
    time: Time,
    /// The latest time that was told, counted from any moment.
    now: Duration,
}

/// Why a table does not do what it was asked. Everything is then as it was before.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum TableError {
    /// The game says no.
    #[error(transparent)]
    Game(#[from] GameError),
    /// An earlier turn is looked at.
    #[error("an earlier turn is shown; go to the last one, or continue from here")]
    LookingBack,
    /// Somebody else decides next.
    #[error("it is not your turn")]
    NotYourTurn,
    /// The turn is not complete yet.
    #[error("the turn is not complete yet")]
    NotComplete,
    /// Somebody else decides, and no turn can be planned before that.
    #[error("your opponent decides first; no turn can be planned before that")]
    NoPlan,
    /// Machines play, and a person looks on.
    #[error("you are watching; nobody here plays")]
    Watching,
    /// No person at this table could do that.
    #[error("nobody is here to do that")]
    NobodyHere,
    /// A player far away must agree first.
    #[error("your opponent far away must agree first")]
    AskFirst,
}

/// Who has to act next.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Next {
    /// A person at this table.
    Person(Color),
    /// A machine: somebody must let it think.
    Machine(Color),
    /// A player far away, whose decision will be told.
    Remote(Color),
    /// Nobody: the game is over.
    Nobody,
}

impl Table {
    /// A game with those who play it. Its clock, if there is one, stands still; times that the record tells are taken.
    pub fn new(game: Game, seats: ByColor<Seat>) -> Table {
        let entry = plan::entry_of(&game, &seats);
        let time = Time::of(&game);
        Table { game, seats, entry, fate: None, looking: None, time, now: Duration::ZERO }
    }

    /// A table at which whoever is there may enter turns for both sides: a study, a lesson.
    pub fn open(game: Game) -> Table {
        let people = ByColor::from_fn(|color| Seat::Human(game.players()[color].name.clone()));
        Table { time: Time::None, ..Table::new(game, people) }
    }

    /// The game.
    pub fn game(&self) -> &Game {
        &self.game
    }

    /// Gives a tag of the record a value.
    pub fn set_tag(&mut self, name: &str, value: &str) {
        self.game.set_tag(name, value);
    }

    /// Gives a person another name, at the table and in the record. Machines keep theirs.
    pub fn rename(&mut self, color: Color, name: &str) {
        match &mut self.seats[color] {
            Seat::Human(known) | Seat::Remote(known) => name.clone_into(known),
            _ => return,
        }
        let kind = self.game.players()[color].kind.clone();
        self.game.set_player(color, Player::new(name, kind));
    }

    /// Who sits where.
    pub fn seats(&self) -> &ByColor<Seat> {
        &self.seats
    }

    /// The edition that is played.
    pub fn edition(&self) -> Edition {
        self.game.rules().edition()
    }

    /// Who has to act next.
    pub fn next(&self) -> Next {
        match self.decider() {
            None => Next::Nobody,
            Some(color) if self.seats[color].is_human() => Next::Person(color),
            Some(color) if self.seats[color].is_remote() => Next::Remote(color),
            Some(color) => Next::Machine(color),
        }
    }

    /// Who decides next, if the game goes on.
    pub fn decider(&self) -> Option<Color> {
        self.game.ending().is_none().then(|| self.game.position().decider())
    }

    /// Whether a person at this table decides next.
    pub fn is_persons_turn(&self) -> bool {
        matches!(self.next(), Next::Person(_))
    }

    /// Whether a person plays at this table.
    pub fn has_person(&self) -> bool {
        Color::BOTH.into_iter().any(|color| self.seats[color].is_human())
    }

    /// Whether two people share this table.
    pub fn has_two_people(&self) -> bool {
        Color::BOTH.into_iter().all(|color| self.seats[color].is_human())
    }

    /// The game as it stands with all that came before, to think about.
    pub fn live_root(&self) -> Root {
        let decisions: Vec<_> = self.game.decisions().collect();
        Root::after(*self.game.start(), &decisions)
    }

    /// The turn that is being entered, where a person here can enter one.
    pub fn live_entry(&self) -> Option<&Entry> {
        (self.is_live() && self.is_persons_turn()).then_some(&self.entry)
    }

    /// Whether a person may enter a turn now; if not, why.
    pub fn may_enter(&self) -> Result<(), TableError> {
        // Whoever looks back can go on from there, even in a game that is over.
        if !self.is_live() {
            return Err(TableError::LookingBack);
        }
        if let Some(ending) = self.game.ending() {
            return Err(GameError::Over(ending).into());
        }
        if self.is_persons_turn() { Ok(()) } else { Err(TableError::NotYourTurn) }
    }

    /// Begins the entry of a turn, or of a plan, in the position as it is now.
    fn begin_entry(&mut self) {
        self.fate = None;
        self.entry = plan::entry_of(&self.game, &self.seats);
    }

    /// The position after so many whole turns.
    fn position_after(&self, turns: usize) -> &Position {
        let last = turns.checked_sub(1).and_then(|last| self.game.turns().get(last));
        last.map_or(self.game.start(), jersi_game::PlayedTurn::after)
    }
}
