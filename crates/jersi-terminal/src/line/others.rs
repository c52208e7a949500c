//! The players at the board that are no people: they play when it is their turn.

use std::io::{self, Write};
use std::time::Instant;

use jersi_engine::StopSignal;
use jersi_match::{Player as _, ProgramPlayer};
use jersi_rules::{Color, Turn};
use jersi_table::{Declared, Forfeit, Next, Seat};

use super::session::Session;
use crate::mind::PATIENCE;

impl<W: Write> Session<W> {
    /// Lets machines decide until it is a person's turn, or the end. Two of them need no board after every
    /// turn, and Ctrl-C holds them up.
    pub(super) fn let_others_play(&mut self) -> io::Result<()> {
        let watched = self.table.has_person();
        while let Next::Machine(decider) = self.table.next() {
            // What was said before stands above the bar.
            self.out.flush()?;
            let decision = self.decision_of(decider)?;
            if !watched && self.thinker.was_interrupted() || self.look_at_the_clock()? {
                return Ok(());
            }
            let Some(Ok(accepted)) = decision.map(|decision| self.table.decide(decision)) else {
                return Ok(());
            };
            self.keep();
            self.say(&self.words.plays(decider, &accepted.text))?;
            let over = self.table.game().ending().is_some();
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
        let seat = self.table.seats()[player].clone();
        let limits = self.thinker.turn_limits(&self.table, player);
        let Seat::Program(command) = &seat else {
            return Ok(self.thinker.decide(&seat, &self.table.live_root(), &limits));
        };
        match self.program_decides(player, command, &limits) {
            Ok(turn) => Ok(Some(turn)),
            Err(why) => {
                self.say(&self.words.forfeits(player, &why))?;
                self.programs[player] = None;
                // The game is not over, or nobody would have been asked.
                if self.table.declare(Declared::Forfeited(player)).is_ok() {
                    self.keep();
                    self.say_end()?;
                }
                Ok(None)
            }
        }
    }

    /// Asks a program, which is called first if it has not been.
    fn program_decides(
        &mut self,
        player: Color,
        command: &str,
        limits: &jersi_engine::Limits,
    ) -> Result<Turn, Forfeit> {
        let mut program = match self.programs[player].take() {
            Some(program) => program,
            None => {
                let mut program = ProgramPlayer::start(command, self.thinker.hash_mib())?;
                program.begin(self.table.game(), 0)?;
                program
            }
        };
        let turn = program.think(
            self.table.game(),
            limits,
            Instant::now() + PATIENCE,
            &StopSignal::new(),
            &mut |_| {},
        )?;
        self.programs[player] = Some(program);
        Ok(turn)
    }
}
