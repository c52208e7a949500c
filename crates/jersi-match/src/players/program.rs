//! Another program that speaks UGI.

use std::fmt::Write;
use std::time::{Duration, Instant};

use jersi_engine::ugi::{Announced, Client, Info, Spoken, Timeouts};
use jersi_engine::{ClockLimit, Limits, StopSignal};
use jersi_game::Game;
use jersi_rules::{ByColor, Turn};
use jersi_table::{Absence, Forfeit};

use super::{Call, no_turn, processor};
use crate::player::{Choice, Player, Said, Task};

/// A running program. It is ended when this goes.
pub struct ProgramPlayer {
    client: Client,
    command: String,
}

impl ProgramPlayer {
    /// Starts a program; its name and its arguments are separated by spaces.
    pub fn start(command: &str, hash_mib: usize) -> Result<ProgramPlayer, Forfeit> {
        ProgramPlayer::call(command, hash_mib, &[], &Call::default())
    }

    /// Starts a program for a match, and tells it options: names and values.
    pub(super) fn call(
        command: &str,
        hash_mib: usize,
        options: &[(String, String)],
        call: &Call,
    ) -> Result<ProgramPlayer, Forfeit> {
        let mut client = started(command, call)?;
        for (name, value) in [("Hash", hash_mib.to_string()), ("Threads", "1".to_owned())] {
            if client.option(name).is_some_and(|option| option.accepts(&value).is_ok()) {
                client.set(name, &value)?;
            }
        }
        for (name, value) in options {
            client.set(name, value)?;
        }
        Ok(ProgramPlayer { client, command: command.to_owned() })
    }

    /// Whether there is such a program. What it says is of no interest yet.
    pub fn look_for(command: &str) -> Result<(), Forfeit> {
        look_for(command)
    }

    /// The next decision, with its news told while it thinks. A stop signal makes it answer at once.
    pub fn think(
        &mut self,
        game: &Game,
        limits: &Limits,
        deadline: Instant,
        stop: &StopSignal,
        heard: &mut dyn FnMut(&Info),
    ) -> Result<Turn, Forfeit> {
        self.put(game)?;
        let within = deadline.saturating_duration_since(Instant::now());
        let go = go(limits, None);
        let thought = self.client.think_until(game.position(), &go, within, stop, heard)?;
        thought.turn.ok_or_else(no_turn)
    }

    /// Puts a game on its table.
    fn put(&mut self, game: &Game) -> Result<(), Forfeit> {
        let decisions: Vec<Turn> = game.decisions().collect();
        Ok(self.client.position(game.start(), &decisions)?)
    }
}

/// A program that has said who it is.
fn started(command: &str, call: &Call) -> Result<Client, Forfeit> {
    let words = words_of_command(command)?;
    Ok(Client::start_until(&words, Timeouts::default(), call.stop.clone(), call.listen)?)
}

/// The options that a program announces.
pub(super) fn options_of(command: &str, call: &Call) -> Result<Vec<Announced>, Forfeit> {
    Ok(started(command, call)?.options().to_vec())
}

/// Whether there is such a program. What it says is of no interest yet.
pub(super) fn look_for(command: &str) -> Result<(), Forfeit> {
    let timeouts = Timeouts { start: Duration::ZERO, ..Timeouts::default() };
    match Client::start(&words_of_command(command)?, timeouts).map_err(Forfeit::from) {
        Err(absent @ Forfeit::Absent(_)) => Err(absent),
        _ => Ok(()),
    }
}

impl Player for ProgramPlayer {
    fn name(&self) -> String {
        self.client.name().unwrap_or(&self.command).to_owned()
    }

    fn begin(&mut self, game: &Game, _seed: u64) -> Result<(), Forfeit> {
        self.client.play_by(game.rules())?;
        Ok(self.client.new_game()?)
    }

    fn choose(&mut self, task: &Task<'_>) -> Result<Choice, Forfeit> {
        self.put(task.game)?;
        let within = task.deadline.saturating_duration_since(Instant::now());
        let go = go(task.limits, task.clocks);
        let (mut nodes, mut told) = (None, None);
        let before = processor::of_process(self.client.process_id());
        let thought = self.client.think(task.game.position(), &go, within, &mut |info| {
            nodes = info.nodes.or(nodes);
            told = info.time.or(told);
        })?;
        let took = processor::of_process(self.client.process_id()).zip(before);
        let turn = thought.turn.ok_or_else(no_turn)?;
        let score = thought.info.and_then(|info| info.score);
        // Where the system says nothing of other processes, the program's own clock must do.
        let time = took.map(|(now, before)| now.saturating_sub(before)).or(told).filter(|_| nodes.is_some());
        Ok(Choice { turn, score, nodes: nodes.filter(|_| time.is_some()), time })
    }

    fn take_said(&mut self) -> Vec<Said> {
        let said = |Spoken { at, by_program, line }| Said { at, by_program, line };
        self.client.take_spoken().into_iter().map(said).collect()
    }
}

/// The words behind `go`.
fn go(limits: &Limits, clocks: Option<ByColor<ClockLimit>>) -> String {
    let mut words = String::new();
    let mut add = |name: &str, value: u128| {
        let space = if words.is_empty() { "" } else { " " };
        // Writing to a string does not fail.
        let _ = write!(words, "{space}{name} {value}");
    };
    if let Some(time) = limits.move_time {
        add("movetime", time.as_millis());
    }
    if let Some(nodes) = limits.nodes {
        add("nodes", nodes.into());
    }
    if let Some(depth) = limits.depth {
        add("depth", depth.into());
    }
    if let Some(ByColor { white, black }) = clocks {
        add("p1time", white.left.as_millis());
        add("p2time", black.left.as_millis());
        add("p1inc", white.increment.as_millis());
        add("p2inc", black.increment.as_millis());
    }
    words
}

/// The words of a command; quotation marks of either kind hold a word with spaces together.
pub fn words_of_command(command: &str) -> Result<Vec<String>, Forfeit> {
    let mut words = Vec::new();
    let mut word: Option<String> = None;
    let mut quote = None;
    for c in command.chars() {
        match quote {
            Some(mark) if c == mark => quote = None,
            None if c == '"' || c == '\'' => {
                quote = Some(c);
                word.get_or_insert_default();
            }
            None if c.is_whitespace() => words.extend(word.take()),
            _ => word.get_or_insert_default().push(c),
        }
    }
    if quote.is_some() {
        return Err(Forfeit::Absent(Absence::OpenQuote));
    }
    words.extend(word);
    Ok(words)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn commands_are_split_at_spaces_outside_quotes() {
        assert_eq!(words_of_command(" ./a  engine ").expect("two words"), ["./a", "engine"]);
        assert_eq!(
            words_of_command("'my engine' -x\"y z\" ''").expect("three words"),
            ["my engine", "-xy z", ""]
        );
        assert!(words_of_command("'open").is_err());
    }

    #[test]
    fn limits_in_the_words_of_the_protocol() {
        let time = Limits { move_time: Some(Duration::from_millis(50)), ..Limits::default() };
        assert_eq!(go(&time, None), "movetime 50");
        let all = Limits { nodes: Some(7), depth: Some(3), ..time };
        assert_eq!(go(&all, None), "movetime 50 nodes 7 depth 3");
        let clock =
            |left| ClockLimit { left: Duration::from_secs(left), increment: Duration::from_millis(5) };
        let clocks = ByColor { white: clock(1), black: clock(2) };
        assert_eq!(go(&Limits::default(), Some(clocks)), "p1time 1000 p2time 2000 p1inc 5 p2inc 5");
    }
}
