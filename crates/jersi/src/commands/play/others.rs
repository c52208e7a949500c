//! The players at the board that are no people: they play when it is their turn, and answer offers.

use std::io::{self, Write};
use std::time::{Duration, Instant};

use jersi_engine::{Minimax, Score};
use jersi_match::{Fault, Player as _, ProgramPlayer};
use jersi_rules::{Color, Turn};
use jersi_table::{Seat, random_decision};

use super::session::Session;
use super::thinking::root;

/// A program takes a tie when the other side is this much better.
const WORSE: Score = Score::units(100);
/// A program that has not answered by then has broken down.
const PATIENCE: Duration = Duration::from_secs(300);

impl<W: Write> Session<W> {
    /// Lets programs decide until it is a person's turn, or the end. Two of them need no board after every
    /// turn, and Ctrl-C holds them up.
    pub(super) fn let_others_play(&mut self) -> io::Result<()> {
        let watched = self.has_human();
        while self.game.ending().is_none() {
            let decider = self.game.position().decider();
            if self.seats[decider].is_human() {
                return Ok(());
            }
            // What was said before stands above the bar.
            self.out.flush()?;
            let decision = self.decision_of(decider)?;
            if !watched && self.thinker.was_interrupted() {
                return Ok(());
            }
            let Some(Ok(accepted)) = decision.map(|decision| self.game.decide(decision)) else {
                return Ok(());
            };
            self.keep();
            self.say(&self.words.plays(decider, &accepted.text))?;
            let over = self.game.ending().is_some();
            if watched || over {
                self.say_board()?;
            }
            if over {
                return self.say_end();
            }
            if let Some(question) = self.question() {
                self.say(&question)?;
            }
        }
        Ok(())
    }

    fn decision_of(&mut self, player: Color) -> io::Result<Option<Turn>> {
        Ok(match self.seats[player].clone() {
            Seat::Human(_) | Seat::Remote(_) => None,
            Seat::Random(seed) => random_decision(seed, &self.game),
            Seat::Engine { level, seed } => self.thinker.decide(&root(&self.game), level, seed),
            Seat::Minimax { depth, seed } => {
                self.thinker.decide_by_minimax(&root(&self.game), Minimax { depth, seed })
            }
            Seat::Program(command) => match self.program_decides(player, &command) {
                Ok(turn) => Some(turn),
                Err(fault) => {
                    self.say(&self.words.forfeits(player, &fault.to_string()))?;
                    self.programs[player] = None;
                    // The game is not over, or nobody would have been asked.
                    if self.game.forfeit(player).is_ok() {
                        self.keep();
                        self.say_end()?;
                    }
                    None
                }
            },
        })
    }

    /// Asks a program, which is called first if it has not been.
    fn program_decides(&mut self, player: Color, command: &str) -> Result<Turn, Fault> {
        let mut program = match self.programs[player].take() {
            Some(program) => program,
            None => {
                let mut program = ProgramPlayer::start(command, self.thinker.hash_mib())?;
                program.begin(&self.game, 0)?;
                program
            }
        };
        let limits = self.thinker.turn_limits();
        let turn = program.choose(&self.game, &limits, Instant::now() + PATIENCE)?;
        self.programs[player] = Some(program);
        Ok(turn)
    }

    /// Whether a program takes the tie that a person offers: only if it thinks and stands worse.
    pub(super) fn takes_a_tie(&mut self, player: Color) -> io::Result<bool> {
        if !matches!(self.seats[player], Seat::Engine { .. } | Seat::Minimax { .. }) {
            return Ok(false);
        }
        self.out.flush()?;
        let root = root(&self.game);
        let score = self.thinker.lines(&root, 1).score().unwrap_or_default();
        let for_the_other = if root.position.decider() == player { score.negated() } else { score };
        Ok(for_the_other >= WORSE)
    }
}
