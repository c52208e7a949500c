//! An analyst: the engine at its full strength, asked about positions and whole games.

use jersi_engine::{Engine, Limits, Line, Report, StopSignal};
use jersi_rules::notation::{read_turn, write_position};
use jersi_rules::{Edition, Lang, Position, Turn};
use jersi_study::{Analyzer, PositionEval, is_between_turns, whole_turns};
use jersi_table::legs_of;

use jersi_words::PageFault;

use crate::convert;
use crate::networks::Networks;
use crate::score;
use crate::study::Study;
use crate::thinker::root_of;
use crate::wire::{
    self, Fault, GameRequest, LineView, Lines, LinesRequest, Looked, Trail, TriedView, TryRequest,
};
use crate::words::Words;

/// As many lines as anybody follows.
const MOST_LINES: u32 = 5;

/// An analyst. It searches in the thread that asks.
pub struct Analyst {
    engine: Engine,
}

impl Analyst {
    /// An analyst who remembers as much as fits this many mebibytes.
    pub fn new(hash_mib: usize) -> Analyst {
        Analyst { engine: Engine::new(hash_mib, 1) }
    }

    /// Judges by these networks from now on. What was seen is forgotten.
    pub fn set_networks(&mut self, networks: &Networks) {
        self.engine.set_networks(networks.shared());
    }

    /// Looks for the best lines in a position, and tells of every depth. It is an error if the game is over.
    pub fn lines(
        &mut self,
        request: &LinesRequest,
        lang: Lang,
        mut tell: impl FnMut(&Lines),
    ) -> Result<Lines, Fault> {
        let root = root_of(&request.record, lang)?;
        let lines = request.lines.clamp(1, MOST_LINES) as usize;
        let limits = Limits { nodes: request.nodes, lines, ..Limits::default() };
        let mut told = |report: &Report| tell(&shown(report, &root.position, lang, false));
        let answer = self.engine.search(&root, &limits, &StopSignal::new(), &mut told);
        if answer.best().is_none() {
            return Err(over(lang));
        }
        Ok(shown(&answer.report, &root.position, lang, true))
    }

    /// Looks at every position of a game from one on, and tells of each.
    pub fn game(
        &mut self,
        request: &GameRequest,
        lang: Lang,
        mut tell: impl FnMut(&Looked),
    ) -> Result<(), Fault> {
        let study = Study::from_record(&request.record, lang)?;
        let limits = Limits { nodes: Some(request.nodes), ..Limits::default() };
        let mut analyzer = Analyzer { engine: &mut self.engine, limits: &limits, stop: &StopSignal::new() };
        let stops = study.tree.course().stops();
        for (n, (root, decider)) in stops.iter().enumerate().skip(request.from as usize) {
            let eval = analyzer.evaluate(root, *decider, &mut ());
            let look = wire_look(&root.position, &eval);
            tell(&Looked { place: n as u32, of: stops.len() as u32, look });
        }
        Ok(())
    }

    /// Judges a turn against what was thought of the position before it.
    pub fn try_turn(&mut self, request: &TryRequest, lang: Lang) -> Result<TriedView, Fault> {
        let root = root_of(&request.record, lang)?;
        let position = root.position;
        let bad = |code: &str| Fault::new(code, &jersi_words::page(lang).fault(PageFault::CannotTry));
        let read = read_turn(&position, &request.turn).map_err(|_| bad("illegal"))?;
        let decision = read.decisions.first().copied().ok_or_else(|| bad("illegal"))?;
        let look = &request.look;
        let before = PositionEval::from_texts(&position, &look.score, &look.best)
            .ok_or_else(|| bad("other-position"))?;
        let limits = Limits { nodes: Some(request.nodes), ..Limits::default() };
        let mut analyzer = Analyzer { engine: &mut self.engine, limits: &limits, stop: &StopSignal::new() };
        let tried = analyzer.try_decision(&root, &before, decision);
        let answer = whole_turns(&position.play_legal(decision), &tried.after.best);
        Ok(TriedView { good: tried.is_good(), best: tried.chances.0, now: tried.chances.1, answer })
    }
}

fn over(lang: Lang) -> Fault {
    Fault::of(PageFault::GameOver, lang)
}

fn wire_look(position: &Position, eval: &PositionEval) -> wire::Look {
    wire::Look {
        position: write_position(position),
        score: eval.score_text(),
        best: eval.best_texts(position),
    }
}

fn shown(report: &Report, position: &Position, lang: Lang, done: bool) -> Lines {
    let lines = report.lines.iter().map(|line| line_view(line, position, lang)).collect();
    Lines { position: write_position(position), depth: report.depth, nodes: report.nodes, lines, done }
}

fn line_view(line: &Line, position: &Position, lang: Lang) -> LineView {
    let (score_kind, score, white_chance) = score::told(position, line.score);
    let turns = legal(position, &line.turns);
    LineView {
        score_kind,
        score,
        white_chance,
        trail: first_turn(position, &turns, lang),
        turns: whole_turns(position, &turns),
    }
}

/// The line as far as it is legal: the end of a line that is remembered may not be.
fn legal(position: &Position, line: &[Turn]) -> Vec<Turn> {
    let mut now = *position;
    let legal = line.iter().copied().take_while(|&turn| {
        let fits = now.check(turn).is_ok();
        if fits {
            now = now.play_legal(turn);
        }
        fits
    });
    legal.collect()
}

/// The first whole turn of a line, or as much of it as there is.
fn first_turn(position: &Position, line: &[Turn], lang: Lang) -> Trail {
    let mut now = *position;
    let mut turns = Vec::new();
    for &turn in line {
        turns.push(turn);
        now = now.play_legal(turn);
        if is_between_turns(&now) {
            break;
        }
    }
    let edition: Edition = position.edition();
    let legs = legs_of(position, &turns);
    Trail {
        player: position.decider().into(),
        text: jersi_rules::notation::write_decisions(position, &turns),
        legs: legs.iter().map(|leg| convert::leg(edition, leg)).collect(),
        sentence: Words::new(edition, lang).turn(position.decider(), &legs),
    }
}
