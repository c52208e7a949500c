//! Checks of the position on the engine's table.

use jersi_engine::ugi::Client;
use jersi_rules::notation::{read_position, write_position, write_turn};
use jersi_rules::{Edition, Position, Rules, Setting, Stage, Variant};

use super::session::{Session, Verdict};
use super::talk::expect_complaint;

/// Mountains, wise men, stacks and both kings out in the open.
const MIDDLE: &str = "3r-s-2/8/3m-f-S-1/3m-1R-2/1rk4m-2/S-7/s-m-M-2MMW-/3MP4/2R-K-SFRWP- w - 1 57";

/// White's i5=i7 captures the king.
const BEFORE_RANSOM: &str = "4RR1k-/8/7/8/1r-4P-2/5K-1F-/2S-4/6P-1/P-6 w - 1 85";

/// A white king that arrived, and a black one in the middle of nowhere.
pub const ARRIVED: &str = "3K-3/8/7/3k-4/9/8/7/8/7 b - 0 30";

/// The rules without any option.
pub fn plain() -> Rules {
    Rules::new(Edition::V4_8)
}

fn usual(rules: Rules) -> Position {
    Position::start(rules, Setting::usual(rules.edition()))
}

/// A position that we wrote ourselves.
pub fn read(rules: Rules, text: &str) -> Result<Position, String> {
    read_position(rules, text).map_err(|error| format!("our own position {text}: {error}"))
}

pub fn startpos(session: &mut Session) -> Result<Verdict, String> {
    if let Some(skipped) = session.begin(plain())? {
        return Ok(skipped);
    }
    session.say_quietly(&["position startpos"])?;
    session.stands(&usual(plain()))?;
    for (turn, legal) in [("a2-b2=d3", "true"), ("a2-b2=d4", "false"), ("e5", "false"), ("M:e5/M:e6", "true")]
    {
        session.expect(&format!("islegal {turn}"), legal)?;
    }
    Ok(Verdict::Good)
}

pub fn editions(session: &mut Session) -> Result<Verdict, String> {
    let mut lacking = Vec::new();
    for edition in Edition::ALL {
        let rules = Rules::new(edition);
        if session.begin(rules)?.is_some() {
            lacking.push(edition.id());
            continue;
        }
        let start = usual(rules);
        session.say_quietly(&["position startpos"])?;
        session.stands(&start)?;
        walk(session, &start, 6)?;
    }
    session.begin(plain())?;
    match lacking.as_slice() {
        [] => Ok(Verdict::Good),
        some => Ok(Verdict::Skipped(format!("it does not play {}", some.join(", ")))),
    }
}

/// Sends a game turn by turn and compares what stands after each.
fn walk(session: &mut Session, start: &Position, turns: usize) -> Result<(), String> {
    let mut now = *start;
    let mut line = format!("position fen {} moves", write_position(start));
    for n in 0..turns {
        let choices = now.turns();
        if choices.is_empty() {
            break;
        }
        // Any choice will do that differs from turn to turn and is the same every time.
        let turn = choices[(n * 37 + 11) % choices.len()];
        line.push(' ');
        line.push_str(&write_turn(&now, turn));
        now = now.play_legal(turn);
        session.say_quietly(&[&line])?;
        session.expect("fen", &write_position(&now))?;
    }
    session.stands(&now)
}

pub fn fen(session: &mut Session) -> Result<Verdict, String> {
    if let Some(skipped) = session.begin(plain())? {
        return Ok(skipped);
    }
    for text in [MIDDLE, ARRIVED] {
        session.say_quietly(&[&format!("position fen {text}")])?;
        session.stands(&read(plain(), text)?)?;
    }
    Ok(Verdict::Good)
}

pub fn moves(session: &mut Session) -> Result<Verdict, String> {
    if let Some(skipped) = session.begin(plain())? {
        return Ok(skipped);
    }
    let start = usual(plain());
    let first = start.turns()[0];
    session.say_quietly(&[&format!("position startpos moves {}", write_turn(&start, first))])?;
    session.stands(&start.play_legal(first))?;
    walk(session, &start, 12)?;
    walk(session, &read(plain(), MIDDLE)?, 6)?;
    Ok(Verdict::Good)
}

pub fn ransom(session: &mut Session) -> Result<Verdict, String> {
    let rules = Rules::with(Edition::V4_8, Variant { reserve: false, ransom: true })
        .map_err(|error| error.to_string())?;
    if let Some(skipped) = session.begin(rules)? {
        return Ok(skipped);
    }
    let before = read(rules, BEFORE_RANSOM)?;
    let gift = read(rules, &format!("{BEFORE_RANSOM} i5=i7!!-h8#R"))?;
    let seat = read(rules, &format!("{BEFORE_RANSOM} i5=i7!!-h8#e2"))?;
    debug_assert!(matches!(gift.stage(), Stage::Gift(_)) && seat.stage() == Stage::Relocation);
    for (line, after) in [
        (format!("{BEFORE_RANSOM} moves i5=i7!!-h8#R"), gift),
        (format!("{BEFORE_RANSOM} i5=i7!!-h8#R"), gift),
        (format!("{BEFORE_RANSOM} i5=i7!!-h8#R moves #e2"), seat),
        (format!("{BEFORE_RANSOM} i5=i7!!-h8#e2"), seat),
        (BEFORE_RANSOM.to_owned(), before),
    ] {
        session.say_quietly(&[&format!("position fen {line}")])?;
        session.stands(&after)?;
    }
    session.talk(|client| client.position(&gift, &[]))?;
    super::search::legal(session, &gift, "depth 1")?;
    session.begin(plain())?;
    Ok(Verdict::Good)
}

pub fn ended(session: &mut Session) -> Result<Verdict, String> {
    if let Some(skipped) = session.begin(plain())? {
        return Ok(skipped);
    }
    let won = read(plain(), "7/3K-4/7/3k-4/9/8/7/8/7 w - 0 29")?;
    let tied = read(plain(), "3k-3/8/7/3R-4/9/8/7/8/3K-3 b - 39 30")?;
    for (start, turn) in [(won, "h4-i4"), (tied, "i4-h4")] {
        session.say_quietly(&[&format!("position fen {} moves {turn}", write_position(&start))])?;
        let after = start.turns().into_iter().find(|&t| write_turn(&start, t) == turn);
        session.stands(&start.play_legal(after.ok_or("our own turn is not legal")?))?;
    }
    Ok(Verdict::Good)
}

pub fn illegal_turn(session: &mut Session) -> Result<Verdict, String> {
    if let Some(skipped) = session.begin(plain())? {
        return Ok(skipped);
    }
    let middle = read(plain(), MIDDLE)?;
    session.talk(|client| client.position(&middle, &[]))?;
    for bad in [
        "position startpos moves a1-e5",
        "position startpos moves a2-b2=d3 a2-b2",
        "position startpos moves what",
    ] {
        expect_complaint(session, bad)?;
        session.stands(&middle).map_err(|why| format!("after {bad}: {why}"))?;
    }
    Ok(Verdict::Good)
}

pub fn bad_position(session: &mut Session) -> Result<Verdict, String> {
    let middle = read(plain(), MIDDLE)?;
    session.talk(|client| client.position(&middle, &[]).and_then(|()| Client::ready(client)))?;
    for bad in ["7/8/7 w - 0 1", "3K-3/3K-4/7/8/9/8/7/8/7 w - 0 1", "7/8/7/8/9/8/7/8/7 x - 0 1", "startpos"] {
        let line = format!("position fen {bad}");
        expect_complaint(session, &line)?;
        session.stands(&middle).map_err(|why| format!("after {line}: {why}"))?;
    }
    Ok(Verdict::Good)
}
