//! `info` lines: how a search is told, and how what others tell is read.

use std::fmt;
use std::time::Duration;

use jersi_rules::notation::write_turn;
use jersi_rules::{Position, Turn};

use crate::{Report, Score, Verdict};

/// What an `info` line tells of a search. Engines may leave out anything.
///
/// ```
/// use jersi_engine::Score;
/// use jersi_engine::ugi::Info;
///
/// let info = Info::read("depth 7 score cp -31 nodes 123456 pv a1-b1 #c3")?;
/// assert_eq!((info.depth, info.score), (Some(7), Some(Score::units(-31))));
/// assert_eq!(info.pv, ["a1-b1", "#c3"]);
/// # Ok::<(), String>(())
/// ```
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Info {
    /// Decisions deep.
    pub depth: Option<u32>,
    /// The deepest ply searched, quiescence included.
    pub seldepth: Option<u32>,
    /// Which of several best lines this is, from 1.
    pub multipv: Option<usize>,
    /// What it is worth to the player who decides.
    pub score: Option<Score>,
    /// Positions visited.
    pub nodes: Option<u64>,
    /// Positions a second.
    pub nps: Option<u64>,
    /// How full the transposition table is, in thousandths.
    pub hashfull: Option<u32>,
    /// Time since the start, to the millisecond.
    pub time: Option<Duration>,
    /// The decisions of the line.
    pub pv: Vec<String>,
    /// Words for people.
    pub string: Option<String>,
}

impl Info {
    /// The lines of a report, best first, and no more than were asked for. Their numbers are told if more
    /// than one was.
    pub fn of_report(report: &Report, position: &Position, asked: usize) -> Vec<Info> {
        let milliseconds = report.time.as_millis() as u64;
        let nps = (u128::from(report.nodes) * 1_000_000 / report.time.as_micros().max(1)) as u64;
        let line = |(n, line): (usize, &crate::Line)| Info {
            depth: Some(report.depth),
            seldepth: Some(report.seldepth),
            multipv: (asked > 1).then_some(n + 1),
            score: Some(line.score),
            nodes: Some(report.nodes),
            nps: Some(nps),
            hashfull: Some(report.hashfull),
            time: Some(Duration::from_millis(milliseconds)),
            pv: written(position, &line.turns),
            string: None,
        };
        report.lines.iter().take(asked.max(1)).enumerate().map(line).collect()
    }

    /// Reads what follows the word `info`, or tells what is wrong with it. Unknown words are left out.
    pub fn read(text: &str) -> Result<Info, String> {
        let mut info = Info::default();
        let mut words = text.split_whitespace();
        while let Some(word) = words.next() {
            match word {
                "depth" => info.depth = Some(number(word, words.next())?),
                "seldepth" => info.seldepth = Some(number(word, words.next())?),
                "multipv" => info.multipv = Some(number(word, words.next())?),
                "nodes" => info.nodes = Some(number(word, words.next())?),
                "nps" => info.nps = Some(number(word, words.next())?),
                "hashfull" => info.hashfull = Some(number(word, words.next())?),
                "time" => info.time = Some(Duration::from_millis(number(word, words.next())?)),
                "score" => info.score = Some(read_score(words.next(), words.next())?),
                "pv" => info.pv = words.by_ref().map(str::to_owned).collect(),
                "string" => info.string = Some(words.by_ref().collect::<Vec<_>>().join(" ")),
                _ => {}
            }
        }
        Ok(info)
    }
}

/// A line of decisions, each written in the position it is taken in.
fn written(position: &Position, turns: &[Turn]) -> Vec<String> {
    let mut now = *position;
    let mut texts = Vec::with_capacity(turns.len());
    for &turn in turns {
        texts.push(write_turn(&now, turn));
        now = now.play_legal(turn);
    }
    texts
}

fn number<T: std::str::FromStr>(word: &str, value: Option<&str>) -> Result<T, String> {
    let value = value.unwrap_or_default();
    value.parse().map_err(|_| format!("{word} takes a number, not {value:?}"))
}

fn read_score(kind: Option<&str>, value: Option<&str>) -> Result<Score, String> {
    /// Farther than any forced win that can be told.
    const FARTHEST: u32 = 999;
    let distance = || number("score", value).map(|n: u32| n.min(FARTHEST));
    match kind {
        Some("cp") => Ok(Score::units(number("score", value)?)),
        Some("win") => Ok(Score::win_in(distance()?)),
        Some("loss") => Ok(Score::loss_in(distance()?)),
        other => Err(format!("score takes cp, win or loss, not {:?}", other.unwrap_or_default())),
    }
}

impl fmt::Display for Info {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("info")?;
        let mut pair = |word: &str, value: Option<u64>| value.map_or(Ok(()), |v| write!(f, " {word} {v}"));
        pair("depth", self.depth.map(u64::from))?;
        pair("seldepth", self.seldepth.map(u64::from))?;
        pair("multipv", self.multipv.map(|n| n as u64))?;
        match self.score.map(Score::verdict) {
            None => {}
            Some(Verdict::Units(units)) => write!(f, " score cp {units}")?,
            Some(Verdict::WinIn(n)) => write!(f, " score win {n}")?,
            Some(Verdict::LossIn(n)) => write!(f, " score loss {n}")?,
        }
        let mut pair = |word: &str, value: Option<u64>| value.map_or(Ok(()), |v| write!(f, " {word} {v}"));
        pair("nodes", self.nodes)?;
        pair("nps", self.nps)?;
        pair("hashfull", self.hashfull.map(u64::from))?;
        pair("time", self.time.map(|time| time.as_millis() as u64))?;
        if !self.pv.is_empty() {
            write!(f, " pv {}", self.pv.join(" "))?;
        }
        self.string.as_ref().map_or(Ok(()), |string| write!(f, " string {string}"))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_written_is_read() {
        for text in [
            "info depth 7 seldepth 12 multipv 2 score cp -31 nodes 123456 nps 2000000 hashfull 17 time 61 pv a1-b1 #c3",
            "info depth 1 score win 3",
            "info depth 1 score loss 0",
            "info string depth x score y",
        ] {
            let info = Info::read(text.strip_prefix("info ").expect("info")).expect(text);
            assert_eq!(info.to_string(), text);
        }
    }

    #[test]
    fn what_is_wrong_is_told() {
        for (text, fault) in [
            ("depth", "depth takes a number"),
            ("score 12", "score takes cp, win or loss"),
            ("score win soon", "score takes a number"),
            ("nodes -1", "nodes takes a number"),
        ] {
            let told = Info::read(text).expect_err(text);
            assert!(told.contains(fault), "{told}");
        }
        assert_eq!(Info::read("currmove a1-b1 currmovenumber 3"), Ok(Info::default()));
        assert_eq!(Info::read("score win 4000000000").expect("far").score, Some(Score::win_in(999)));
    }
}
