//! Checks of what is no search: turns by hand, counts, proofs, and what is shown to people.

use jersi_engine::ugi::{Event, Wait};
use jersi_rules::notation::{read_turn, write_turn};
use jersi_rules::{Lang, Position, perft as count};

use super::game::{plain, read};
use super::search::begin;
use super::session::{Session, Verdict, shown};
use super::talk::expect_complaint;

/// White's king arrives with his next step.
const BEFORE_ARRIVAL: &str = "7/3K-4/7/3k-4/9/8/7/8/7 w - 0 29";

/// A turn by hand is played and not answered; one that is not legal is told, and the position stands.
pub fn manual(session: &mut Session) -> Result<Verdict, String> {
    let start = begin(session)?;
    let turn = start.turns()[0];
    let after = start.play_legal(turn);
    session.say_quietly(&[&format!("go manual {}", write_turn(&start, turn))])?;
    session.stands(&after)?;
    expect_complaint(session, "go manual e5-e5")?;
    session.stands(&after)?;
    Ok(Verdict::Good)
}

/// Hears everything up to a line that is waited for; `None` if it does not come.
fn hear(session: &mut Session, is_last: impl Fn(&Event) -> bool) -> Result<Option<Vec<Event>>, String> {
    let wait = Wait::of(session.patience);
    let mut heard = Vec::new();
    while let Some(event) = session.talk(|client| client.listen(wait))? {
        let done = is_last(&event);
        heard.push(event);
        if done {
            return Ok(Some(heard));
        }
    }
    Ok(None)
}

/// An engine that does not know the word searches without end, and is started again.
fn skip(session: &mut Session, word: &str) -> Verdict {
    session.start_again();
    Verdict::Skipped(format!("it has no {word}"))
}

pub fn perft(session: &mut Session) -> Result<Verdict, String> {
    const WHOLE: &str = "Nodes searched: ";
    let start = begin(session)?;
    session.talk(|client| client.send("go perft 1"))?;
    let is_last = |event: &Event| {
        matches!(event, Event::Other(line) if line.starts_with(WHOLE)) || matches!(event, Event::BestMove(_))
    };
    let Some(heard) = hear(session, is_last)? else { return Ok(skip(session, "go perft")) };
    let right = count(&start, 1);
    match heard.last() {
        Some(Event::Other(line)) if line.strip_prefix(WHOLE) == Some(&right.to_string()) => Ok(Verdict::Good),
        Some(Event::Other(line)) => Err(format!("go perft 1: {line}, not {right}")),
        _ => Ok(skip(session, "go perft")),
    }
}

pub fn mate(session: &mut Session) -> Result<Verdict, String> {
    begin(session)?;
    let position = read(plain(), BEFORE_ARRIVAL)?;
    session.talk(|client| client.position(&position, &[]))?;
    session.talk(|client| client.send("go mate 1"))?;
    let Some(heard) = hear(session, |event| matches!(event, Event::BestMove(_)))? else {
        return Ok(skip(session, "go mate"));
    };
    match heard.last() {
        Some(Event::BestMove(Some(turn))) if wins(&position, turn)? => Ok(Verdict::Good),
        other => Err(format!(
            "go mate 1 is answered by {}, which does not win",
            other.map_or("nothing".to_owned(), shown)
        )),
    }
}

fn wins(position: &Position, text: &str) -> Result<bool, String> {
    let read = read_turn(position, text).map_err(|fault| format!("go mate 1: {}", fault.say(Lang::EN)))?;
    let winner = read.after.outcome().and_then(|outcome| outcome.winner);
    Ok(winner == Some(position.decider()))
}

pub fn display(session: &mut Session) -> Result<Verdict, String> {
    something(session, "d")
}

pub fn eval(session: &mut Session) -> Result<Verdict, String> {
    something(session, "eval")
}

/// Whether something is said, in whatever words.
fn something(session: &mut Session, word: &str) -> Result<Verdict, String> {
    begin(session)?;
    let heard = session.say(&[word])?;
    match heard.iter().find(|event| matches!(event, Event::BestMove(_) | Event::Bad { .. })) {
        Some(event) => Err(format!("{word} is answered by {}", shown(event))),
        None if heard.is_empty() => Ok(Verdict::Skipped(format!("it has no {word}"))),
        None => Ok(Verdict::Good),
    }
}
