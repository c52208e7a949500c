//! Who thinks about what, and what is heard of it.

use std::time::Duration;

use jersi_engine::{Limits, StopSignal};
use jersi_rules::{Color, Turn};
use jersi_table::{Declared, Moment};

use super::{App, Effect};
use crate::answers;
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
    /// How the player who decides in the position that is shown stands.
    Eval,
    /// So many of the best lines there.
    Best(usize),
    /// The position that is shown, all the time.
    Analysis,
}

impl Wanted {
    /// Whether it is about the position that is shown, and not about the game as it stands.
    fn is_about_view(self) -> bool {
        matches!(self, Wanted::Analysis | Wanted::Eval | Wanted::Best(_))
    }
}

/// What is thought, and about which moment of the game.
#[derive(Clone, Debug)]
pub(crate) struct Insight {
    pub wanted: Wanted,
    /// The line and the moment that it is about.
    moment: (u32, Moment),
    /// The moment that a decided turn led to.
    led_to: Option<Moment>,
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
            Wanted::Analysis | Wanted::Eval | Wanted::Best(_) => Some(Opinion::Analysis),
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
        let shown_is_open = self.view().shown().outcome().is_none();
        self.asked.or_else(|| (self.analysis && shown_is_open).then_some(Wanted::Analysis))
    }

    /// Sees to it that what should be thought about is, and nothing else.
    pub(super) fn schedule(&mut self) {
        let wanted = self.wanted();
        let moment = self.moment_of(wanted);
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

    /// The line and the moment that is thought about. Whoever looks back meanwhile disturbs nobody.
    fn moment_of(&self, wanted: Option<Wanted>) -> (u32, Moment) {
        match wanted {
            Some(wanted) if wanted.is_about_view() => (self.line_number(), self.view().moment()),
            _ => (0, self.table.live_moment()),
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

    fn think(&mut self, wanted: Wanted, moment: (u32, Moment)) {
        let root = if wanted.is_about_view() { self.view().root() } else { self.table.live_root() };
        let (thinker, limits) = match wanted {
            Wanted::Turn(color) => {
                let limits = self.table.turn_limits(color, self.limits.as_ref(), TURN);
                (Thinker::Seat(self.table.seats()[color].clone()), limits)
            }
            Wanted::Hint | Wanted::Eval => (Thinker::Adviser, self.limits_or(QUESTION)),
            Wanted::Best(lines) => (Thinker::Adviser, Limits { lines, ..self.limits_or(QUESTION) }),
            Wanted::Tie(machine) => (Thinker::Offered(machine), Limits::default()),
            Wanted::Analysis => (Thinker::Adviser, Limits { lines: LINES, ..Limits::default() }),
        };
        let id = self.next_job;
        self.next_job += 1;
        let stop = StopSignal::new();
        let decider = root.position.decider();
        let (depth, lines) = (0, Vec::new());
        self.insight = Some(Insight {
            wanted,
            moment,
            led_to: None,
            id,
            stop: stop.clone(),
            done: false,
            decider,
            depth,
            lines,
        });
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
                match wanted {
                    Wanted::Eval | Wanted::Best(_) => {
                        let lines = std::mem::take(&mut insight.lines);
                        self.tell_thoughts(wanted, &lines);
                    }
                    _ => self.decided(wanted, turn),
                }
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
                    Wanted::Hint | Wanted::Eval | Wanted::Best(_) | Wanted::Analysis => {}
                }
            }
        }
    }

    fn decided(&mut self, wanted: Wanted, turn: Option<Turn>) {
        match (wanted, turn) {
            (Wanted::Turn(_), Some(turn)) => match self.table.decide(turn) {
                Ok(_) => {
                    let now = self.table.live_moment();
                    if let Some(insight) = &mut self.insight {
                        insight.led_to = Some(now);
                    }
                    self.after_turn();
                }
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
                let position = *self.table.game().position();
                let text = jersi_rules::notation::write_turn(&position, turn);
                // It is shown as if it were entered; Enter plays it.
                if self.table.enter(turn) {
                    let why = answers::why_turn(&position, turn, self.words.lang());
                    let hint = sentence(&self.words.hint(&text));
                    self.tell(format!("{hint} {why}").trim_end().to_owned());
                }
            }
            (Wanted::Tie(_) | Wanted::Eval | Wanted::Best(_) | Wanted::Analysis, _) => {}
        }
    }

    /// Makes whoever thinks about his turn play what he has found.
    pub(super) fn play_at_once(&mut self) {
        if let Some(insight) = self.insight.as_ref().filter(|insight| !insight.done) {
            insight.stop.stop();
        }
    }

    /// What is thought, to be shown: only beside the position that it is about, or the one that it led to.
    pub(crate) fn shown_insight(&self) -> Option<(&Insight, Opinion)> {
        let insight = self.insight.as_ref()?;
        let live = self.table.is_live() && !self.reviewing;
        let (line, moment) = insight.moment;
        let fits = match insight.wanted {
            Wanted::Turn(_) if !insight.done => true,
            Wanted::Turn(_) => live && insight.led_to == Some(self.table.live_moment()),
            Wanted::Hint => live && moment == self.table.live_moment(),
            Wanted::Analysis => self.analysis && (line, moment) == (self.line_number(), self.view().moment()),
            Wanted::Eval | Wanted::Best(_) | Wanted::Tie(_) => !insight.done,
        };
        fits.then_some(())?;
        Some((insight, insight.opinion()?))
    }
}
