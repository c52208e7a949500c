//! How a game begins: which rules, who plays, who is White.

use clap::{Args, Parser};
use jersi_engine::Dice;
use jersi_game::{Game, Player, TimeControl};
use jersi_rules::{ByColor, Color, Lang};
use jersi_table::{PlayerSpec, Seat, Table};
use jersi_words::ValueFault;

use super::Words;
use crate::failure::Failure;
use crate::kept_games::date;
use crate::kept_games::strike_programs;
use crate::rule_options::{self, RuleOptions};
use crate::value;

/// Who plays.
#[derive(Args, Clone, Debug, Default)]
#[command(next_help_heading = "Players")]
pub struct PlayerOptions {
    /// Who plays White: human, human:NAME, engine, engine:LEVEL (1 to 10), minimax:DEPTH, random or
    /// cmd:PROGRAM, a program that speaks UGI; a seed may follow: engine:3:5, minimax:2:5, random:5 [default: human]
    #[arg(long, value_name = "SPEC", value_parser = value::form(player))]
    pub white: Option<PlayerSpec>,
    /// Who plays Black
    #[arg(long, value_name = "SPEC", value_parser = value::form(player))]
    pub black: Option<PlayerSpec>,
    /// Draw by lot which of the two is White
    #[arg(long)]
    pub lot: bool,
    /// End endless games in a tie: 100 turns without a capture, or a position for the third time. This is
    /// no rule; two programs always get it, but for random players of 4.x
    #[arg(long)]
    pub adjudicate: bool,
    /// Time of each player, such as 600+5 in seconds, or 3d for three days a turn
    #[arg(long, value_name = "TIME", value_parser = value::form(clock))]
    pub clock: Option<TimeControl>,
}

/// Reads a player who can sit down at this machine.
fn player(text: &str) -> Result<PlayerSpec, ValueFault> {
    text.parse().and_then(PlayerSpec::at_this_machine).map_err(|bad| ValueFault::Player(bad.fault))
}

/// Reads a time control.
fn clock(text: &str) -> Result<TimeControl, ValueFault> {
    text.parse().map_err(|_| ValueFault::Clock)
}

/// The options of the word `new`.
#[derive(Parser, Debug)]
#[command(
    name = "new",
    no_binary_name = true,
    about = "Begin another game; without options, one like the last"
)]
pub struct NewOptions {
    #[command(flatten)]
    players: PlayerOptions,
    #[command(flatten)]
    rules: RuleOptions,
}

/// How a game begins.
#[derive(Clone, Debug)]
pub struct Opening {
    /// Which rules.
    pub rules: RuleOptions,
    /// Who plays.
    pub players: PlayerOptions,
}

/// The game of a file, taken up.
#[derive(Debug)]
pub struct TakenUp {
    /// The game, and who sits where.
    pub table: Table,
    /// The players for whom the record names a program. People sit there now.
    unseated: Vec<Color>,
}

impl TakenUp {
    /// What there is to tell of those who sit there.
    pub fn news(&self, words: Words) -> Option<String> {
        let goes_on = self.table.game().ending().is_none();
        let lines: Vec<String> = self.unseated.iter().map(|&color| words.not_started(color)).collect();
        (goes_on && !lines.is_empty()).then(|| lines.join(" "))
    }
}

impl Opening {
    /// The same opening, with what the options of `new` change: the players that are named, and the rules
    /// as a whole if any of them is given.
    #[must_use]
    pub fn changed(&self, new: NewOptions) -> Opening {
        let players = PlayerOptions {
            white: new.players.white.or_else(|| self.players.white.clone()),
            black: new.players.black.or_else(|| self.players.black.clone()),
            lot: new.players.lot || self.players.lot,
            adjudicate: new.players.adjudicate || self.players.adjudicate,
            clock: new.players.clock.or(self.players.clock),
        };
        let rules = if new.rules == RuleOptions::default() { self.rules.clone() } else { new.rules };
        Opening { rules, players }
    }

    /// The same for the table.
    fn asked(&self) -> Result<jersi_table::Opening, Failure> {
        let PlayerOptions { white, black, lot, adjudicate, clock } = self.players.clone();
        Ok(jersi_table::Opening {
            game: self.rules.spec()?,
            players: ByColor { white: white.unwrap_or_default(), black: black.unwrap_or_default() },
            lot,
            clock: clock.unwrap_or_default(),
            adjudicate,
            date: date::now().date(),
        })
    }

    /// A new game, with everybody at the table.
    pub fn begin(&self, dice: &mut Dice, lang: Lang) -> Result<Table, Failure> {
        let opening = self.asked()?;
        opening.begin(dice).map_err(|error| rule_options::refuse(&opening.game, &error, lang))
    }

    /// A game of a file goes on, with the players of its record unless others are named. A program that the record names
    /// is struck out of the game itself: what is kept of it from now on must not start that program either.
    pub fn go_on(&self, mut game: Game, dice: &mut Dice) -> TakenUp {
        let named = ByColor { white: &self.players.white, black: &self.players.black };
        let unseated = strike_programs(&mut game, |color| named[color].is_none());
        TakenUp { table: self.taken_up(game, dice, Seat::of), unseated }
    }

    /// The same with a game that we have kept ourselves: it may start the programs that it was played with. Nobody but
    /// our own command line and dialog put them there.
    pub fn go_on_with_own(&self, game: Game, dice: &mut Dice) -> Table {
        self.taken_up(game, dice, Seat::of_own)
    }

    fn taken_up(&self, mut game: Game, dice: &mut Dice, of_record: fn(&Player) -> Seat) -> Table {
        let named = ByColor { white: &self.players.white, black: &self.players.black };
        let seats = ByColor::from_fn(|color| match named[color] {
            Some(spec) => Seat::new(spec, dice),
            None => of_record(&game.players()[color]),
        });
        for color in Color::BOTH {
            if named[color].is_some() {
                game.set_player(color, seats[color].player());
            }
        }
        let opening = jersi_table::Opening { adjudicate: self.players.adjudicate, ..Default::default() };
        opening.take_up(game, seats)
    }
}
