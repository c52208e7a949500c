//! Who thinks about what, and what is heard of it.

use std::time::Duration;

use jersi_engine::{Limits, StopSignal};
use jersi_rules::{Color, Turn};
use jersi_table::{Declared, Moment};

use super::{App, Effect};
use crate::mind::{Job, Line, News, QUESTION, TURN, Thinker, Thought};
use crate::words;
use jersi_words::{Opinion, sentence};

/// Lines of an analysis.
const LINES: usize = 3;

/// What somebody should think about.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Wanted {
    /// A player's turn.
    Turn(Color),
    /// A hint for the player who decides.
    Hint,
    /// Whether a program takes a tie.
    Tie(Color),
    /// The position that is shown.
    Analysis,
}

/// What is thought, and about which moment of the game.
#[derive(Clone, Debug)]
pub(crate) struct Insight {
    pub wanted: Wanted,
    moment: Moment,
    id: u64,
    stop: StopSignal,
    /// Whether it is thought through.
    pub done: bool,
    /// Who decides in the position that is thought about.
    pub decider: Color,
    pub depth: u32,
    pub lines: Vec<Line>,
}

impl Insight {
    /// Whose opinion it is; an answer to an offer is nobody's business.
    pub fn opinion(&self) -> Option<Opinion> {
        match self.wanted {
            Wanted::Turn(color) => Some(Opinion::Turn(color)),
            Wanted::Hint => Some(Opinion::Hint),
            Wanted::Analysis => Some(Opinion::Analysis),
            Wanted::Tie(_) => None,
        }
    }
}

impl App {
    /// What should be thought about now.
    fn wanted(&self) -> Option<Wanted> {
        if self.dialog.as_ref().is_some_and(crate::dialog::Dialog::holds_the_game) {
            return None;
        }
        let decider = self.table.decider();
        if let Some(color) = decider
            && !self.table.seats()[color].is_human()
            && !self.paused
            && !self.reviewing
            && self.now >= self.not_before
        {
            return Some(Wanted::Turn(color));
        }
        let shown_is_open = self.table.shown().outcome().is_none();
        self.asked.or_else(|| (self.analysis && shown_is_open).then_some(Wanted::Analysis))
    }

    /// Sees to it that what should be thought about is, and nothing else.
    pub(super) fn schedule(&mut self) {
        let wanted = self.wanted();
        let moment = match wanted {
            Some(Wanted::Analysis) => self.table.moment(),
            // Whoever looks back meanwhile disturbs nobody.
            _ => self.table.live_moment(),
        };
        if let Some(insight) = &self.insight
            && wanted == Some(insight.wanted)
            && moment == insight.moment
            // Who is asked once more has something else to think about: another turn was played there, or it was undone.
            && (!insight.done || insight.wanted == Wanted::Analysis)
        {
            return;
        }
        self.stop_thinking();
        if let Some(wanted) = wanted {
            self.think(wanted, moment);
        }
    }

    /// Ends what is thought; what is known of it stays to be seen.
    pub(super) fn stop_thinking(&mut self) {
        if let Some(insight) = &mut self.insight
            && !insight.done
        {
            insight.stop.stop();
            insight.done = true;
            // An answer that still comes is nobody's any more.
            insight.id = 0;
        }
    }

    fn think(&mut self, wanted: Wanted, moment: Moment) {
        let root = if wanted == Wanted::Analysis { self.table.root() } else { self.table.live_root() };
        let (thinker, limits) = match wanted {
            Wanted::Turn(color) => {
                let limits = self.table.turn_limits(color, self.limits.as_ref(), TURN);
                (Thinker::Seat(self.table.seats()[color].clone()), limits)
            }
            Wanted::Hint => (Thinker::Adviser, self.limits_or(QUESTION)),
            Wanted::Tie(machine) => (Thinker::Offered(machine), Limits::default()),
            Wanted::Analysis => (Thinker::Adviser, Limits { lines: LINES, ..Limits::default() }),
        };
        let id = self.next_job;
        self.next_job += 1;
        let stop = StopSignal::new();
        let decider = root.position.decider();
        let (depth, lines) = (0, Vec::new());
        self.insight =
            Some(Insight { wanted, moment, id, stop: stop.clone(), done: false, decider, depth, lines });
        let game = self.table.game().clone();
        self.effects.push(Effect::Think(Box::new(Job { id, thinker, root, game, limits, stop })));
    }

    fn limits_or(&self, time: Duration) -> Limits {
        self.limits.clone().unwrap_or(Limits { move_time: Some(time), ..Limits::default() })
    }

    /// Hears of a job. What is heard of an earlier one is nobody's business any more.
    pub(super) fn hear(&mut self, thought: Thought) {
        // The want of memory is not a matter of one job.
        if let News::Short(shortage) = thought.news {
            self.complain(self.words.shortage(shortage));
            return;
        }
        let Some(insight) = self.insight.as_mut().filter(|insight| insight.id == thought.id && !insight.done)
        else {
            return;
        };
        match thought.news {
            News::Progress { depth, lines, .. } => {
                insight.depth = depth;
                insight.lines = lines;
            }
            News::Decided(turn) => {
                insight.done = true;
                let wanted = insight.wanted;
                self.decided(wanted, turn);
            }
            News::Short(_) => {}
            News::Chance(chance) => {
                insight.done = true;
                self.asked = None;
                if let Wanted::Tie(machine) = insight.wanted {
                    self.answer_tie(machine, chance);
                }
            }
            News::Failed(why) => {
                insight.done = true;
                let wanted = insight.wanted;
                self.asked = None;
                match wanted {
                    Wanted::Turn(color) => {
                        if self.table.declare(Declared::Forfeited(color)).is_ok() {
                            self.keep();
                        }
                        let text = sentence(&self.words.forfeits(color, &why));
                        self.complain(text);
                    }
                    Wanted::Tie(machine) => self.answer_tie(machine, None),
                    Wanted::Hint | Wanted::Analysis => {}
                }
            }
        }
    }

    fn decided(&mut self, wanted: Wanted, turn: Option<Turn>) {
        match (wanted, turn) {
            (Wanted::Turn(_), Some(turn)) => match self.table.decide(turn) {
                Ok(_) => self.after_turn(),
                Err(error) => {
                    self.paused = true;
                    let text = words::error(self.words, &error);
                    self.complain(text);
                }
            },
            (Wanted::Turn(_), None) => self.paused = true,
            (Wanted::Hint, turn) => {
                self.asked = None;
                let Some(turn) = turn.filter(|_| self.table.live_entry().is_some()) else { return };
                let text = jersi_rules::notation::write_turn(self.table.game().position(), turn);
                // It is shown as if it were entered; Enter plays it.
                if self.table.enter(turn) {
                    self.tell(sentence(&self.words.hint(&text)));
                }
            }
            (Wanted::Tie(_) | Wanted::Analysis, _) => {}
        }
    }

    /// Makes whoever thinks about his turn play what he has found.
    pub(super) fn play_at_once(&mut self) {
        if let Some(insight) = self.insight.as_ref().filter(|insight| !insight.done) {
            insight.stop.stop();
        }
    }

    /// What is thought, to be shown.
    pub(crate) fn shown_insight(&self) -> Option<(&Insight, Opinion)> {
        let insight = self.insight.as_ref()?;
        Some((insight, insight.opinion()?))
    }
}
