//! Who plays and when, in the words around a game: a heading, a comment, the name of a file.
//!
//! These layouts have no place for it. What is found becomes tags; the words themselves stay where they are.

use crate::piece::ByColor;
use crate::record::Record;

/// Words between two players.
const VERSUS: [&str; 5] = ["versus", "vs", "vs.", "contre", "against"];

/// Words before the first player that are no part of a name.
const GAME: [&str; 3] = ["game", "partie", "match"];

/// What the colours are called, White's words first.
const COLORS: ByColor<[&str; 3]> =
    ByColor { white: ["white", "blancs", "blanc"], black: ["black", "noirs", "noir"] };

/// Longer names are sentences.
const MOST_WORDS: usize = 3;

impl Record {
    /// Takes the players' names, and the day, from the words that a text has before its first turn.
    pub(super) fn learn_from_preface(&mut self) {
        let lines: Vec<String> =
            self.preface.iter().flat_map(|words| words.lines()).map(str::to_owned).collect();
        let mut names: ByColor<Option<String>> = ByColor::default();
        for line in &lines {
            let found = players(line);
            names.white = names.white.or(found.white);
            names.black = names.black.or(found.black);
            if is_day(line.trim()) {
                self.learn("Date", Some(line.trim()));
            }
        }
        self.learn("White", names.white.as_deref());
        self.learn("Black", names.black.as_deref());
    }

    /// Takes the players' names, and the day, from what a text is called, such as the name of its file. What the record
    /// tells itself stays.
    ///
    /// ```
    /// use jersi_rules::record::Record;
    ///
    /// let mut record = Record::default();
    /// record.learn_from_title("Fox-Lucas-2021-0425.txt");
    /// assert_eq!((record.tags.get("White"), record.tags.get("Black")), (Some("Fox"), Some("Lucas")));
    /// assert_eq!(record.tags.get("Date"), Some("2021-04-25"));
    /// ```
    pub fn learn_from_title(&mut self, title: &str) {
        if self.tags.get("White").is_some() || self.tags.get("Black").is_some() {
            return;
        }
        let stem = title.rsplit_once('.').map_or(title, |(stem, _)| stem);
        let words: Vec<&str> = stem.split(['-', '_', ' ']).filter(|word| !word.is_empty()).collect();
        let named = words.iter().take_while(|word| !is_number(word)).count();
        let names = match words[..named] {
            [white, black] if is_name(white) && is_name(black) => {
                ByColor { white: Some(white.to_owned()), black: Some(black.to_owned()) }
            }
            _ => players(&words.join(" ")),
        };
        self.learn("White", names.white.as_deref());
        self.learn("Black", names.black.as_deref());
        if let [.., year, day] = words[..]
            && (year.len(), day.len()) == (4, 4)
            && is_number(year)
            && is_number(day)
        {
            let date = format!("{year}-{}-{}", &day[..2], &day[2..]);
            self.learn("Date", is_day(&date).then_some(date.as_str()));
        }
    }

    fn learn(&mut self, tag: &str, value: Option<&str>) {
        if let Some(value) = value
            && self.tags.get(tag).is_none()
        {
            self.tags.set(tag, value);
        }
    }
}

/// The players that a line names: `game fox versus lucas`, `White: Fox`, `Fox (White)`.
fn players(line: &str) -> ByColor<Option<String>> {
    let words: Vec<&str> = line.split_whitespace().collect();
    let Some(middle) = words.iter().position(|word| is_one_of(word, &VERSUS)) else { return labelled(line) };
    let (before, after) = (&words[..middle], &words[middle + 1..]);
    let game = before.iter().rposition(|word| is_one_of(word, &GAME)).map_or(0, |game| game + 1);
    let before: Vec<&str> = before[game..].iter().copied().skip_while(|word| is_number(word)).collect();
    let ends = |word: &&&str| word.starts_with(['(', '[', '–', '—', '-']) || is_number(word) || is_day(word);
    let after: Vec<&str> = after.iter().take_while(|word| !ends(word)).copied().collect();
    // Two or none: one alone was cut out of a sentence.
    match (name(&before.join(" ")), name(&after.join(" "))) {
        (Some(white), Some(black)) => ByColor { white: Some(white), black: Some(black) },
        _ => ByColor::default(),
    }
}

/// Names behind or before the words for the colours: `White: Fox`, `Fox (White)`.
fn labelled(line: &str) -> ByColor<Option<String>> {
    let plain = line.to_lowercase();
    // Places of one are places of the other only if no letter changes its length.
    if plain.len() != line.len() {
        return ByColor::default();
    }
    let place = |words: [&str; 3], open: &str, close: &str| {
        words.iter().find_map(|word| {
            let label = format!("{open}{word}{close}");
            plain.find(&label).map(|at| (at, at + label.len()))
        })
    };
    let mut names: ByColor<Option<String>> = ByColor::default();
    for close in [":", " :", "\u{a0}:", "\u{202f}:"] {
        let at = ByColor { white: place(COLORS.white, "", close), black: place(COLORS.black, "", close) };
        let until = |from: usize, other: Option<(usize, usize)>| {
            other.map_or(line.len(), |(start, _)| if start >= from { start } else { line.len() })
        };
        names.white = names.white.or(at.white.and_then(|(_, from)| name(&line[from..until(from, at.black)])));
        names.black = names.black.or(at.black.and_then(|(_, from)| name(&line[from..until(from, at.white)])));
    }
    let at = ByColor { white: place(COLORS.white, "(", ")"), black: place(COLORS.black, "(", ")") };
    let since = |until: usize, other: Option<(usize, usize)>| {
        other.map_or(0, |(_, end)| if end <= until { end } else { 0 })
    };
    names.white = names.white.or(at.white.and_then(|(until, _)| name(&line[since(until, at.black)..until])));
    names.black = names.black.or(at.black.and_then(|(until, _)| name(&line[since(until, at.white)..until])));
    names
}

/// A name without what stands around it; none if it is none.
fn name(words: &str) -> Option<String> {
    let around = |c: char| c.is_whitespace() || ",;:.|/–—-".contains(c);
    let name = words.trim_matches(around);
    let count = name.split_whitespace().count();
    let letters = name.chars().any(char::is_alphabetic);
    ((1..=MOST_WORDS).contains(&count) && letters).then(|| name.to_owned())
}

fn is_one_of(word: &str, words: &[&str]) -> bool {
    words.iter().any(|known| known.eq_ignore_ascii_case(word))
}

fn is_number(word: &str) -> bool {
    !word.is_empty() && word.bytes().all(|byte| byte.is_ascii_digit())
}

/// In the name of a file, words are names if they begin as names do.
fn is_name(word: &str) -> bool {
    word.starts_with(char::is_uppercase) && word.chars().all(char::is_alphabetic)
}

/// `2019-07-14`
fn is_day(word: &str) -> bool {
    let mut parts = word.split('-').map(|part| is_number(part).then(|| part.parse::<u32>().ok()).flatten());
    let day = (parts.next().flatten(), parts.next().flatten(), parts.next().flatten(), parts.next());
    word.len() == 10 && matches!(day, (Some(1900..=2999), Some(1..=12), Some(1..=31), None))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn found(line: &str) -> (Option<String>, Option<String>) {
        let names = players(line);
        (names.white, names.black)
    }

    fn both(white: &str, black: &str) -> (Option<String>, Option<String>) {
        (Some(white.to_owned()), Some(black.to_owned()))
    }

    #[test]
    fn players_are_named_in_many_ways() {
        for line in [
            "game fox versus lucas",
            "positions at move 19 from the game fox versus lucas",
            "fox vs lucas, 2019",
            "Partie 3 fox contre lucas (film)",
            "White: fox, Black: lucas",
            "Noirs : lucas – Blancs : fox",
            "fox (White) – lucas (Black)",
            "lucas (noir) | fox (blanc)",
        ] {
            assert_eq!(found(line), both("fox", "lucas"), "{line}");
        }
        assert_eq!(found("game 1 ai certu versus lucas"), both("ai certu", "lucas"));
        assert_eq!(found("White: Ada Lovelace"), (Some("Ada Lovelace".to_owned()), None));
    }

    #[test]
    fn a_sentence_names_nobody() {
        for line in [
            "White wins",
            "versus",
            "rock versus",
            "an example of how it goes versus the rule of the book",
            "White: a long remark about what this player did",
            "Turn  White  Black",
            "",
        ] {
            assert_eq!(found(line), (None, None), "{line}");
        }
    }

    #[test]
    fn the_name_of_a_file_tells_who_plays() {
        let names = |title: &str| {
            let mut record = Record::default();
            record.learn_from_title(title);
            let tag = |name| record.tags.get(name).unwrap_or_default().to_owned();
            (tag("White"), tag("Black"), tag("Date"))
        };
        let told =
            |white: &str, black: &str, date: &str| (white.to_owned(), black.to_owned(), date.to_owned());
        assert_eq!(names("Fox-Lucas-2021-0425.txt"), told("Fox", "Lucas", "2021-04-25"));
        assert_eq!(names("game-1-ai-certu-versus-lucas.txt"), told("ai certu", "lucas", ""));
        assert_eq!(names("game-fox-versus-lucas"), told("fox", "lucas", ""));
        assert_eq!(names("Rulebook-example-2020-0330.txt"), told("", "", "2020-03-30"));
        assert_eq!(names("record.jrn"), told("", "", ""));
    }
}
