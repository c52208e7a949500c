//! One game of a match, from its opening to its end.

use std::time::{Duration, Instant};

use jersi_engine::ClockLimit;
use jersi_game::{Clock, Game, Player as Named, TimeControl};
use jersi_rules::{ByColor, Color};
use jersi_study::score_mark;
use jersi_table::{Forfeit, ForfeitKind, IllegalAnswer};

use crate::dice::dice;
use crate::opening::Opening;
use crate::place::Place;
use crate::played::{Effort, FORFEIT_TAG, Played};
use crate::player::{Choice, Player, Said, Task};
use crate::run::{Crew, Finished};
use crate::scores::ScoreWatch;
use crate::terms::{Terms, purpose};

/// A board with all players at it, for one game after the other.
pub(crate) struct Table<'a> {
    terms: &'a Terms,
    crew: &'a Crew<'a>,
    pairings: Vec<[usize; 2]>,
    /// A player that broke down is called anew for the next game.
    seats: Vec<Option<Box<dyn Player>>>,
}

/// A game under way.
struct Course {
    game: Game,
    /// The players by their numbers.
    players: ByColor<usize>,
    clock: Option<Clock>,
    /// How long all decisions took so far.
    now: Duration,
    watch: ScoreWatch,
    effort: ByColor<Effort>,
    /// What the decisions of the turn that is under way took so far, each player's.
    turn: ByColor<Duration>,
    said: Vec<(usize, Said)>,
}

/// A decision that counts, and how long it took.
struct Decided {
    choice: Choice,
    took: Duration,
    /// Whose turn it belongs to: a gift belongs to the turn of the other player.
    turn_of: Color,
}

/// Why a player does not go on.
enum Lost {
    /// It forfeits.
    Forfeit(Forfeit),
    /// Its clock ran down.
    Flag,
}

impl From<Forfeit> for Lost {
    fn from(why: Forfeit) -> Lost {
        Lost::Forfeit(why)
    }
}

impl<'a> Table<'a> {
    pub fn new(terms: &'a Terms, crew: &'a Crew<'a>) -> Table<'a> {
        let players = terms.entrants.players().len();
        let seats = std::iter::repeat_with(|| None).take(players).collect();
        Table { terms, crew, pairings: terms.entrants.pairings(), seats }
    }

    /// Plays a game; `None` if it was called off before its end.
    pub fn play(&mut self, place: Place, opening: &Opening, halt: &dyn Fn() -> bool) -> Option<Finished> {
        let pairing = self.pairings[place.pairing(self.pairings.len())];
        let players = ByColor::from_fn(|color| pairing[place.side(color)]);
        let called = ByColor::from_fn(|color| self.seat(players[color]).map(|player| player.name()));
        let named = ByColor::from_fn(|color| self.named(players[color], called[color].as_ref().ok()));
        let mut course = self.course(place, players, named);
        let game = &mut course.game;
        for &decision in &opening.decisions {
            // An opening of a book may come to a tie by adjudication before its end.
            if game.ending().is_some() {
                break;
            }
            game.decide(decision).ok()?;
        }
        if !opening.decisions.is_empty() {
            game.comment(self.crew.opening_ends);
        }
        for color in Color::BOTH {
            if course.game.ending().is_none() {
                let begun = called[color].clone().and_then(|_| self.begin(place, color, &course));
                // A player that was stopped while it came did not fail to come.
                if halt() {
                    return None;
                }
                if let Err(why) = begun {
                    self.lose(&mut course, color, &Lost::Forfeit(why));
                }
            }
        }
        while course.game.ending().is_none() {
            let color = course.game.position().decider();
            let decided = self.decide(&mut course, color);
            // Whoever was stopped did not decide anything.
            if halt() {
                return None;
            }
            match decided {
                Ok(decided) => self.note(&mut course, color, &decided),
                Err(lost) => self.lose(&mut course, color, &lost),
            }
        }
        course.listen(&mut self.seats);
        let Course { game, said, effort, .. } = course;
        let mut played = Played::of(place, &game)?;
        for color in Color::BOTH {
            played.effort[place.side(color)] = effort[color];
        }
        Some(Finished { place, game, played, said })
    }

    fn course(&self, place: Place, players: ByColor<usize>, named: ByColor<Named>) -> Course {
        let mut game = self.terms.game(place.round(self.pairings.len()), named);
        game.set_tag("Round", place.number().to_string());
        game.set_tag("Match", self.terms.to_string());
        Course {
            game,
            players,
            clock: (self.terms.clock != TimeControl::Unlimited).then(|| Clock::new(self.terms.clock)),
            now: Duration::ZERO,
            watch: ScoreWatch::new(self.terms.scores),
            effort: ByColor::default(),
            turn: ByColor::default(),
            said: Vec::new(),
        }
    }

    fn seat(&mut self, player: usize) -> Result<&mut Box<dyn Player>, Forfeit> {
        let seated = match self.seats[player].take() {
            Some(seated) => seated,
            None => (self.crew.open)(player)?,
        };
        Ok(self.seats[player].insert(seated))
    }

    /// A player as the record names it; one that does not start goes by what it was asked for.
    fn named(&self, player: usize, name: Option<&String>) -> Named {
        let side = &self.terms.entrants.players()[player];
        Named::new(name.cloned().unwrap_or_else(|| side.spec.to_string()), side.kind())
    }

    fn begin(&mut self, place: Place, color: Color, course: &Course) -> Result<(), Forfeit> {
        let number = 2 * u64::from(place.number()) + place.side(color) as u64;
        let seed = dice(self.terms.seed, purpose::PLAYER + number).roll();
        self.seat(course.players[color])?.begin(&course.game, seed)
    }

    fn decide(&mut self, course: &mut Course, color: Color) -> Result<Decided, Lost> {
        let terms = self.terms;
        let player = course.players[color];
        let clocks = course.clocks(color);
        let patience = terms.patience(player, clocks.map(|clocks| clocks[color].left));
        let seated = self.seat(player)?;
        let began = Instant::now();
        let limits = &terms.entrants.players()[player].limits;
        let task = Task { game: &course.game, limits, clocks, deadline: began + patience };
        let chosen = seated.choose(&task);
        let took = began.elapsed();
        course.now += took;
        if course.clock.as_ref().is_some_and(|clock| clock.flag(course.now).is_some()) {
            return Err(Lost::Flag);
        }
        let choice = chosen?;
        let turn_of = course.game.position().to_move();
        let text = jersi_rules::notation::write_turn(course.game.position(), choice.turn);
        match course.game.decide(choice.turn) {
            Ok(_) => Ok(Decided { choice, took, turn_of }),
            Err(error) => Err(Forfeit::Illegal { text, why: IllegalAnswer::Refused(Box::new(error)) }.into()),
        }
    }

    /// Writes down what a decision tells, and looks whether both sides have thought alike for long enough.
    fn note(&self, course: &mut Course, color: Color, decided: &Decided) {
        let &Decided { choice, took, turn_of } = decided;
        course.turn[color] += took;
        course.effort[color] +=
            Effort { nodes: choice.nodes.unwrap_or(0), time: choice.time.unwrap_or_default() };
        let turn_over = course.game.begun().is_empty();
        if let Some(clock) = &mut course.clock {
            // Whose flag fell was told before.
            let _ = if turn_over { clock.press(course.now) } else { clock.pass(course.now) };
        }
        if !turn_over {
            return;
        }
        let took = std::mem::take(&mut course.turn)[turn_of];
        if let Some(score) = choice.score {
            let for_white = if color == Color::White { score } else { score.negated() };
            course.game.set_mark("eval", &score_mark(for_white));
        }
        if self.terms.plays_by_time(course.players[color]) {
            course.game.set_mark("emt", &to_the_millisecond(took));
        }
        if let Some(left) = course.clock.as_ref().and_then(|clock| clock.remaining(color, course.now)) {
            course.game.set_mark("clk", &in_seconds(left));
        }
        course.watch.hear(color, choice.score);
        if let Some(agreed) = course.watch.found(course.game.turns().len()) {
            // It refuses only if the game is over, by the rules or another adjudication.
            let _ = course.game.adjudicate_by_score(agreed.winner());
        }
    }

    /// A fault costs the game, and the record tells it.
    fn lose(&mut self, course: &mut Course, color: Color, lost: &Lost) {
        course.listen(&mut self.seats);
        let name = course.game.players()[color].name.clone();
        // It refuses only if the game is over, and then there is nothing left to lose.
        let _ = match lost {
            Lost::Forfeit(why) => {
                self.seats[course.players[color]] = None;
                course.game.comment((self.crew.forfeits)(&name, why));
                course.game.set_tag(FORFEIT_TAG, ForfeitKind::of(why).id());
                course.game.forfeit(color)
            }
            Lost::Flag => {
                // It may still be thinking; nobody knows how long.
                self.seats[course.players[color]] = None;
                course.game.set_tag(FORFEIT_TAG, ForfeitKind::Time.id());
                course.game.lose_on_time(color)
            }
        };
    }
}

impl Course {
    /// What both clocks show when a side begins to think.
    fn clocks(&mut self, color: Color) -> Option<ByColor<ClockLimit>> {
        let now = self.now;
        let clock = self.clock.as_mut()?;
        if clock.running().is_none() {
            clock.start(color, now);
        }
        let increment = match clock.control() {
            TimeControl::Increment { increment, .. } => increment,
            _ => Duration::ZERO,
        };
        let left = |side| clock.remaining(side, now).unwrap_or_default();
        Some(ByColor::from_fn(|side| ClockLimit { left: left(side), increment }))
    }

    /// Takes down what was said to programs and by them.
    fn listen(&mut self, seats: &mut [Option<Box<dyn Player>>]) {
        for color in Color::BOTH {
            let player = self.players[color];
            let said = seats[player].as_mut().map(|seated| seated.take_said()).unwrap_or_default();
            self.said.extend(said.into_iter().map(|said| (player, said)));
        }
        self.said.sort_by_key(|(_, said)| said.at);
    }
}

/// A time as `[%emt]` has it: `0:00:00.123`.
fn to_the_millisecond(time: Duration) -> String {
    let seconds = time.as_secs();
    format!("{}:{:02}:{:02}.{:03}", seconds / 3600, seconds / 60 % 60, seconds % 60, time.subsec_millis())
}

/// A time as `[%clk]` has it, in whole seconds; what is left of one is not taken away.
fn in_seconds(time: Duration) -> String {
    let seconds = time.as_secs().saturating_add(u64::from(time.subsec_nanos() > 0));
    format!("{}:{:02}:{:02}", seconds / 3600, seconds / 60 % 60, seconds % 60)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn times_as_marks_have_them() {
        assert_eq!(to_the_millisecond(Duration::from_millis(3_661_007)), "1:01:01.007");
        assert_eq!(in_seconds(Duration::from_millis(59_001)), "0:01:00");
    }
}
