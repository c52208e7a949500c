//! Checks of the search.

use std::time::{Duration, Instant};

use jersi_engine::ugi::{Event, Info, Wait};
use jersi_rules::notation::read_turn;
use jersi_rules::{Lang, Position, Setting};

use super::game::{ARRIVED, plain, read};
use super::session::{Session, Verdict, shown};

/// How long an endless search is left alone.
const A_WHILE: Duration = Duration::from_millis(150);

/// How long `go movetime` and a `stop` may overrun on a busy machine.
const SLACK: Duration = Duration::from_secs(1);

/// How long a search may take that should be short, beyond the patience for other answers.
const THOUGHT: Duration = Duration::from_secs(1);

/// Puts the start of 4.8 on the table.
pub fn begin(session: &mut Session) -> Result<Position, String> {
    // An engine that plays something else only has been told so by the checks before.
    session.begin(plain())?;
    let start = Position::start(plain(), Setting::usual(plain().edition()));
    session.talk(|client| client.position(&start, &[]))?;
    Ok(start)
}

/// Searches, and judges all that is said: one legal answer, and news that make sense.
pub fn legal(session: &mut Session, position: &Position, go: &str) -> Result<Duration, String> {
    let begun = Instant::now();
    session.talk(|client| client.send(&format!("go {go}")))?;
    answer(session, position, "bestmove", THOUGHT).map_err(|why| format!("go {go}: {why}"))?;
    let taken = begun.elapsed();
    once(session, go)?;
    Ok(taken)
}

/// Hears a search to its end.
fn answer(
    session: &mut Session,
    position: &Position,
    awaited: &str,
    thought: Duration,
) -> Result<(), String> {
    let wait = Wait::of(session.patience + thought);
    loop {
        match session.talk(|client| client.next(awaited, wait))? {
            Event::BestMove(None) if position.has_turn() => {
                return Err("bestmove none, but the game is not over".to_owned());
            }
            Event::BestMove(None) => return Ok(()),
            Event::BestMove(Some(turn)) => {
                return decision(position, &turn)
                    .map(drop)
                    .map_err(|why| format!("illegal turn {turn}: {why}"));
            }
            Event::Info(info) => judge(position, &info)?,
            event @ Event::Bad { .. } => return Err(shown(&event)),
            _ => {}
        }
    }
}

/// The position after one decision, or why there is none.
fn decision(position: &Position, text: &str) -> Result<Position, String> {
    match read_turn(position, text) {
        Ok(read) if read.decisions.len() == 1 => Ok(read.after),
        Ok(_) => Err("decisions are sent one by one".to_owned()),
        Err(fault) => Err(fault.say(Lang::EN)),
    }
}

/// Whether the line of an `info` can be played.
fn judge(position: &Position, info: &Info) -> Result<(), String> {
    let mut now = *position;
    for turn in &info.pv {
        now = decision(&now, turn).map_err(|why| format!("{turn} in the pv is not legal, {why}: {info}"))?;
    }
    Ok(())
}

/// Whether nothing more is said after the answer.
fn once(session: &mut Session, go: &str) -> Result<(), String> {
    match session.say(&[])?.first() {
        None => Ok(()),
        Some(event) => Err(format!("after the bestmove of go {go} comes {}", shown(event))),
    }
}

pub fn depth(session: &mut Session) -> Result<Verdict, String> {
    let start = begin(session)?;
    legal(session, &start, "depth 1")?;
    Ok(Verdict::Good)
}

pub fn nodes(session: &mut Session) -> Result<Verdict, String> {
    let start = begin(session)?;
    legal(session, &start, "nodes 1000")?;
    Ok(Verdict::Good)
}

pub fn move_time(session: &mut Session) -> Result<Verdict, String> {
    let start = begin(session)?;
    for time in [0, 100] {
        let taken = legal(session, &start, &format!("movetime {time}"))?;
        if taken > Duration::from_millis(time) + SLACK {
            return Err(format!("go movetime {time} takes {} ms", taken.as_millis()));
        }
    }
    Ok(Verdict::Good)
}

pub fn clocks(session: &mut Session) -> Result<Verdict, String> {
    let start = begin(session)?;
    let taken = legal(session, &start, "p1time 1000 p2time 1 p1inc 0 p2inc 0")?;
    if taken > THOUGHT {
        return Err(format!("with 1000 ms on the clock it takes {} ms", taken.as_millis()));
    }
    Ok(Verdict::Good)
}

/// Some programs reckon in floating point.
pub fn fractions(session: &mut Session) -> Result<Verdict, String> {
    let start = begin(session)?;
    legal(session, &start, "movetime 20.0")?;
    legal(session, &start, "p1time 300.5 p2time 300.25 p1inc 0.0 p2inc 0.0")?;
    Ok(Verdict::Good)
}

pub fn infinite(session: &mut Session) -> Result<Verdict, String> {
    let start = begin(session)?;
    for round in 0..3 {
        session.talk(|client| client.send("go infinite"))?;
        // The last time it is stopped before it began.
        if round < 2 {
            quiet_while(session, A_WHILE)?;
        }
        stop(session, &start)?;
        once(session, "infinite")?;
    }
    session.say_quietly(&["stop"]).map_err(|why| format!("without a search, {why}"))?;
    Ok(Verdict::Good)
}

/// Hears news of a search for a while, and no answer yet.
fn quiet_while(session: &mut Session, time: Duration) -> Result<(), String> {
    let wait = Wait::of(time);
    while let Some(event) = session.talk(|client| client.listen(wait))? {
        if matches!(event, Event::BestMove(_)) {
            return Err(format!("go infinite is answered before stop by {}", shown(&event)));
        }
    }
    Ok(())
}

/// Stops, and judges the answer.
fn stop(session: &mut Session, position: &Position) -> Result<(), String> {
    let begun = Instant::now();
    session.talk(|client| client.send("stop"))?;
    answer(session, position, "bestmove after stop", Duration::ZERO)?;
    let taken = begun.elapsed();
    if taken > SLACK {
        return Err(format!("stop is answered after {} ms", taken.as_millis()));
    }
    Ok(())
}

pub fn ready_meanwhile(session: &mut Session) -> Result<Verdict, String> {
    let start = begin(session)?;
    session.talk(|client| client.send("go infinite"))?;
    let begun = Instant::now();
    let early = session.say(&[])?.into_iter().find(|event| matches!(event, Event::BestMove(_)));
    if let Some(event) = early {
        return Err(format!("isready during go infinite is answered by {}", shown(&event)));
    }
    let taken = begun.elapsed();
    if taken > SLACK {
        return Err(format!("isready is answered after {} ms", taken.as_millis()));
    }
    stop(session, &start)?;
    Ok(Verdict::Good)
}

pub fn after_the_end(session: &mut Session) -> Result<Verdict, String> {
    begin(session)?;
    let ended = read(plain(), ARRIVED)?;
    session.talk(|client| client.position(&ended, &[]))?;
    legal(session, &ended, "depth 1")?;
    Ok(Verdict::Good)
}
