//! Commands from text. What is unknown is left out; what a known word lacks is judged later.

/// A command, in the words it came with.
#[derive(Debug, PartialEq, Eq)]
pub(super) enum Command<'a> {
    /// Who are you?
    Ugi,
    /// Are you there?
    IsReady,
    /// A new game begins.
    NewGame,
    /// Change an option.
    SetOption { name: String, value: String },
    /// Put this on the table. Without a start the sender forgot to say which.
    Position { start: Option<Start>, moves: Vec<&'a str> },
    /// Search.
    Go(Vec<&'a str>),
    /// Stop searching.
    Stop,
    /// Tell about the position on the table.
    Query(Vec<&'a str>),
    /// Show the position on the table.
    Display,
    /// Tell its static evaluation.
    Eval,
    /// Good-bye.
    Quit,
}

/// Where a game begins.
#[derive(Debug, PartialEq, Eq)]
pub(super) enum Start {
    /// As the options say.
    Usual,
    /// With a position string.
    Fen(String),
}

/// Reads a line. A line begins with its first known word; one without any says nothing.
pub(super) fn read(line: &str) -> Option<Command<'_>> {
    let mut words = line.split_whitespace();
    match words.clone().next()? {
        // Short words, which may well stand somewhere in a line that says something else.
        "d" => return Some(Command::Display),
        "eval" => return Some(Command::Eval),
        _ => {}
    }
    loop {
        return Some(match words.next()? {
            "ugi" => Command::Ugi,
            "isready" => Command::IsReady,
            "uginewgame" => Command::NewGame,
            "setoption" => set_option(words),
            "position" => position(words),
            "go" => Command::Go(words.collect()),
            "stop" => Command::Stop,
            "query" => Command::Query(words.collect()),
            "quit" => Command::Quit,
            _ => continue,
        });
    }
}

/// `name` and `value` may both be several words.
fn set_option<'a>(words: impl Iterator<Item = &'a str>) -> Command<'a> {
    let words: Vec<&str> = words.skip_while(|&word| word != "name").skip(1).collect();
    let at = words.iter().position(|&word| word == "value").unwrap_or(words.len());
    let value = words.get(at + 1..).unwrap_or_default().join(" ");
    Command::SetOption { name: words[..at].join(" "), value }
}

fn position<'a>(words: impl Iterator<Item = &'a str>) -> Command<'a> {
    let words: Vec<&str> = words.collect();
    let moves_at = words.iter().position(|&word| word == "moves").unwrap_or(words.len());
    let moves = words.get(moves_at + 1..).unwrap_or_default().to_vec();
    let before = &words[..moves_at];
    let start = before.iter().enumerate().find_map(|(at, &word)| match word {
        "startpos" => Some(Start::Usual),
        "fen" => Some(Start::Fen(before[at + 1..].join(" "))),
        _ => None,
    });
    Command::Position { start, moves }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn unknown_words_before_a_command_are_left_out() {
        assert_eq!(read("joho  isready now"), Some(Command::IsReady));
        assert_eq!(read("  "), None);
        assert_eq!(read("UGI Quit"), None, "words are lower-case");
        assert_eq!((read("d"), read(" eval now")), (Some(Command::Display), Some(Command::Eval)));
        assert_eq!((read("debug d"), read("an eval")), (None, None));
    }

    #[test]
    fn options_of_several_words() {
        let read = read("setoption name Clear  Hash value a  b");
        let expected = Command::SetOption { name: "Clear Hash".to_owned(), value: "a b".to_owned() };
        assert_eq!(read, Some(expected));
    }

    #[test]
    fn a_position_string_goes_up_to_the_moves() {
        let expected = Command::Position {
            start: Some(Start::Fen("7/8 w - 0 1".to_owned())),
            moves: vec!["a1-b1", "#c3"],
        };
        assert_eq!(read("position fen 7/8 w - 0 1 moves a1-b1 #c3"), Some(expected));
        let expected = Command::Position { start: Some(Start::Usual), moves: vec![] };
        assert_eq!(read("position startpos moves"), Some(expected));
        assert_eq!(
            read("position moves a1-b1"),
            Some(Command::Position { start: None, moves: vec!["a1-b1"] })
        );
    }
}
