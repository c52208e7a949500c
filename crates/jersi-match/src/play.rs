//! One game of a match, from its opening to its end.

use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Instant;

use jersi_game::{Game, Player as Named};
use jersi_rules::{ByColor, Color};
use jersi_table::{Forfeit, IllegalAnswer};

use crate::dice::dice;
use crate::opening::Opening;
use crate::place::Place;
use crate::player::Player;
use crate::run::Crew;
use crate::terms::{Terms, purpose};

/// A board with both sides at it, for one game after the other.
pub(crate) struct Table<'a> {
    terms: &'a Terms,
    crew: &'a Crew<'a>,
    /// A side that broke down is called anew for the next game.
    seats: [Option<Box<dyn Player>>; 2],
}

impl<'a> Table<'a> {
    pub fn new(terms: &'a Terms, crew: &'a Crew<'a>) -> Table<'a> {
        Table { terms, crew, seats: [None, None] }
    }

    /// Plays a game; `None` if it was called off before its end.
    pub fn play(&mut self, place: Place, opening: &Opening, halt: &AtomicBool) -> Option<Game> {
        let sides = ByColor::from_fn(|color| place.side(color));
        let called = ByColor::from_fn(|color| self.seat(sides[color]).map(|player| player.name()));
        let players = ByColor::from_fn(|color| self.named(sides[color], called[color].as_ref().ok()));
        let mut game = self.terms.game(place.pair(), players);
        game.set_tag("Round", place.number().to_string());
        game.set_tag("Match", self.terms.to_string());
        for &decision in &opening.decisions {
            game.decide(decision).ok()?;
        }
        if !opening.decisions.is_empty() {
            game.comment(self.crew.opening_ends);
        }
        for color in Color::BOTH {
            if game.ending().is_none() {
                let begun = called[color].clone().and_then(|_| self.begin(place, sides[color], &game));
                self.judge(&mut game, color, sides[color], begun);
            }
        }
        while game.ending().is_none() {
            if halt.load(Ordering::Relaxed) {
                return None;
            }
            let color = game.position().decider();
            let decided = self.decide(sides[color], &mut game);
            self.judge(&mut game, color, sides[color], decided);
        }
        Some(game)
    }

    fn seat(&mut self, side: usize) -> Result<&mut Box<dyn Player>, Forfeit> {
        let player = match self.seats[side].take() {
            Some(player) => player,
            None => (self.crew.open)(side)?,
        };
        Ok(self.seats[side].insert(player))
    }

    /// A side as the record names it; one that does not start goes by what it was asked for.
    fn named(&self, side: usize, name: Option<&String>) -> Named {
        let name = name.cloned().unwrap_or_else(|| self.terms.sides[side].spec.to_string());
        Named::new(name, self.terms.kind(side))
    }

    fn begin(&mut self, place: Place, side: usize, game: &Game) -> Result<(), Forfeit> {
        let number = 2 * u64::from(place.number()) + side as u64;
        let seed = dice(self.terms.seed, purpose::PLAYER + number).roll();
        self.seat(side)?.begin(game, seed)
    }

    fn decide(&mut self, side: usize, game: &mut Game) -> Result<(), Forfeit> {
        let terms = self.terms;
        let deadline = Instant::now() + terms.patience(side);
        let turn = self.seat(side)?.choose(game, &terms.sides[side].limits, deadline)?;
        let text = jersi_rules::notation::write_turn(game.position(), turn);
        match game.decide(turn) {
            Ok(_) => Ok(()),
            Err(error) => Err(Forfeit::Illegal { text, why: IllegalAnswer::Refused(Box::new(error)) }),
        }
    }

    /// A fault costs the game, and the record tells it.
    fn judge(&mut self, game: &mut Game, color: Color, side: usize, done: Result<(), Forfeit>) {
        if let Err(fault) = done {
            self.seats[side] = None;
            let comment = (self.crew.forfeits)(&game.players()[color].name, &fault);
            game.comment(comment);
            // It refuses only if the game is over, and then there is nothing left to forfeit.
            let _ = game.forfeit(color);
        }
    }
}
