//! Turns explained for the page: a hint, a mistake, the answer of a puzzle.

use jersi_explain::{Effort, Explanation, Fact, Way, first_turn, why_it_wins, why_not};
use jersi_rules::notation::{read_turn, write_turn};
use jersi_rules::{Lang, Position, Turn};
use jersi_words::PageFault;

use crate::game_spec;
use crate::wire::{ExplainAsk, ExplainRequest, Explained, FactCell, FactView, Fault, WayView};

/// Explains a turn. It is an error if the position or a turn cannot be read, or if what is asked does not fit: a turn that
/// wins has no "why not", and the other way round.
pub fn explain(request: &ExplainRequest, lang: Lang) -> Result<Explained, Fault> {
    let ExplainRequest { edition, reserve, ransom, house, position, turns, .. } = request;
    let house = house.as_deref();
    let position = game_spec::position_of_house(edition, *reserve, *ransom, house, position, lang)?;
    let refused = || Fault::of(PageFault::BadTurn, lang);
    let read = read_turn(&position, &request.turn).map_err(|_| refused())?;
    let first = read.decisions.first().copied().ok_or_else(refused)?;
    let other = |at: &Position| -> Result<Option<Turn>, Fault> {
        let Some(text) = &request.other else { return Ok(None) };
        let other = read_turn(at, text).map_err(|_| refused())?;
        Ok(other.decisions.first().copied())
    };
    let words = jersi_words::explain(lang);
    match request.ask {
        ExplainAsk::Turn | ExplainAsk::Proposal => {
            let is_played = request.ask == ExplainAsk::Turn;
            let decisions: &[Turn] =
                if is_played { &read.decisions } else { first_turn(&position, &read.decisions) };
            let effort = Effort { turns: *turns, best: other(&position)?, ..Effort::default() };
            let found = jersi_explain::explain(&position, decisions, &effort).ok_or_else(refused)?;
            Ok(told(words.explained(&found), &found, found.forced_line()))
        }
        ExplainAsk::WhyItWins => {
            let found = why_it_wins(&position, first, *turns).ok_or_else(refused)?;
            Ok(told(words.explained(&found), &found, found.forced_line()))
        }
        ExplainAsk::WhyNot => {
            let why = why_not(&position, first, *turns, other(&read.after)?).ok_or_else(refused)?;
            Ok(told(words.why_not(&why), &why.tried, why.line()))
        }
    }
}

fn told(text: String, about: &Explanation, line: Vec<Turn>) -> Explained {
    let mut now = about.position;
    let mut texts = Vec::with_capacity(line.len());
    for turn in line {
        texts.push(write_turn(&now, turn));
        now = now.play_legal(turn);
    }
    Explained { text, facts: about.facts().into_iter().map(fact).collect(), line: texts }
}

fn fact(fact: Fact) -> FactView {
    let way = |way: Way| WayView { at_least: way.at_least, open: way.open };
    FactView {
        claim: fact.claim.to_owned(),
        cells: fact
            .cells
            .into_iter()
            .map(|jersi_explain::FactCell { cell, pieces, fresh, guarded }| FactCell {
                cell,
                pieces,
                fresh,
                guarded,
            })
            .collect(),
        line: fact.line,
        in_turns: fact.in_turns,
        reason: fact.reason.map(str::to_owned),
        met: fact.met,
        player: fact.player.map(Into::into),
        before: fact.before.map(way),
        after: fact.after.map(way),
    }
}
