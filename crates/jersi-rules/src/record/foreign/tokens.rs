//! The words of a foreign text, told apart by their looks.

use super::words::{Word, words};
use crate::notation::{Span, usual};
use crate::record::score::Score;
use crate::record::{Limit, RecordError, RecordFault};
use crate::steps;

/// A word of a foreign text and what it is.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Token {
    pub span: Span,
    pub what: Looks,
}

/// What a word looks like.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Looks {
    /// `12` or `12.`
    Number(u32),
    /// A turn, right or wrong.
    Turn,
    /// `a1:C`: a piece that stands on a cell.
    PieceAt {
        /// 0 for `a`.
        row: u8,
        number: u8,
        /// Upper-case for White.
        letter: char,
    },
    /// The score, the last thing but comments.
    Score(Score),
    /// A comment.
    Comment(String),
    /// `...`: the game goes on, and the text does not. The booklets end the example of a setting so.
    AndSoOn,
}

/// Words of the headings over columns of turns, which say nothing about the game.
const HEADINGS: [&str; 18] = [
    "n°", "nº", "no", "no.", "tour", "tours", "turn", "turns", "of", "de", "et", "and", "white", "black",
    "blanc", "noir", "blancs", "noirs",
];

/// What may stand behind the number of a turn.
const DOTS: [char; 3] = ['.', ')', '…'];

/// Cuts a text into tokens. Lines of other words before the first turn are headings and become comments.
pub(crate) fn tokens(text: &str) -> Result<Vec<Token>, RecordError> {
    Limit::Bytes.check(text.len()).map_err(|what| RecordError::new(0..0, what))?;
    let words = words(text);
    let mut tokens = Vec::new();
    let mut begun = false;
    for line in words.chunk_by(|a, b| a.line == b.line) {
        let read: Vec<(&Word, Option<Vec<Token>>)> =
            line.iter().map(|word| (word, looks(text, word))).collect();
        let of_game = read.iter().flat_map(|(_, tokens)| tokens).flatten().any(of_game);
        match read.iter().find(|(_, tokens)| tokens.is_none()) {
            None => tokens.extend(read.into_iter().filter_map(|(_, tokens)| tokens).flatten()),
            Some((word, _)) if begun || of_game => return Err(no_turn(text, word)),
            Some(_) => tokens.extend(heading(text, line)),
        }
        begun |= of_game;
    }
    let mut tokens = with_score(tokens);
    nothing_behind_score(text, &tokens)?;
    end_with_dots(text, &mut tokens)?;
    let mut turns = tokens.iter().filter(|token| token.what == Looks::Turn);
    if let Some(beyond) = turns.nth(Limit::Turns.most()) {
        let span = beyond.span.clone();
        let found = Limit::Turns.most() + 1 + turns.count();
        Limit::Turns.check(found).map_err(|what| RecordError::new(span, what))?;
    }
    Ok(tokens)
}

/// Whether a token is a part of the game itself.
fn of_game(token: &Token) -> bool {
    matches!(token.what, Looks::Turn | Looks::PieceAt { .. })
}

/// A line of words that are no turns, as a comment, unless it only heads columns.
fn heading(text: &str, line: &[Word]) -> Option<Token> {
    let words: Vec<&Word> = line.iter().filter(|word| !word.comment).collect();
    let known = |word: &&Word| HEADINGS.iter().any(|heading| heading.eq_ignore_ascii_case(&word.plain));
    if words.iter().all(known) {
        return None;
    }
    let span = line.first()?.span.start..line.last()?.span.end;
    let what = Looks::Comment(text[span.clone()].trim().to_owned());
    Some(Token { span, what })
}

fn no_turn(text: &str, word: &Word) -> RecordError {
    let points = word.plain.split_once('-').is_some_and(|(white, black)| {
        [white, black].iter().all(|points| !points.is_empty() && points.bytes().all(|b| b.is_ascii_digit()))
    });
    let written = text[word.span.clone()].trim().to_owned();
    let what = if points { RecordFault::BadScore } else { RecordFault::NoTurnHere(written) };
    RecordError::new(word.span.clone(), what)
}

/// What a word is; a number and a turn may stand in one. `None` for anything else.
fn looks(text: &str, word: &Word) -> Option<Vec<Token>> {
    let one = |what| Some(vec![Token { span: word.span.clone(), what }]);
    if word.comment {
        return one(Looks::Comment(word.plain.clone()));
    }
    let plain = word.plain.as_str();
    if let Some(score) = Score::of_word(plain) {
        return one(Looks::Score(score));
    }
    if matches!(plain, "..." | "…") {
        return one(Looks::AndSoOn);
    }
    let digits = plain.bytes().take_while(u8::is_ascii_digit).count();
    if digits > 0 {
        let number = Looks::Number(plain[..digits].parse().ok()?);
        let rest = plain[digits..].trim_start_matches(DOTS);
        if rest.is_empty() {
            return one(number);
        }
        // The number and its turn stand close together: `1.a2-b2`.
        let dotted = rest.len() < plain.len() - digits;
        let before = |c: char| c.is_ascii_digit() || DOTS.contains(&c) || usual(c).is_none();
        let split = word.span.start + text[word.span.clone()].find(|c| !before(c))?;
        return (dotted && is_turn(rest)).then(|| {
            vec![
                Token { span: word.span.start..split, what: number },
                Token { span: split..word.span.end, what: Looks::Turn },
            ]
        });
    }
    if let Some(standing) = standing(plain) {
        return one(standing);
    }
    is_turn(plain).then(|| vec![Token { span: word.span.clone(), what: Looks::Turn }])
}

/// `a1:C`
fn standing(plain: &str) -> Option<Looks> {
    match plain.as_bytes() {
        [row, number @ b'1'..=b'9', b':', letter]
            if row.is_ascii_alphabetic() && letter.is_ascii_alphabetic() =>
        {
            Some(Looks::PieceAt {
                row: row.to_ascii_lowercase() - b'a',
                number: number - b'0',
                letter: *letter as char,
            })
        }
        _ => None,
    }
}

/// Whether a word is meant to be a turn, even one with a slip: a cell or a letter, then a sign.
fn is_turn(plain: &str) -> bool {
    let sign = |c: char| matches!(c, '-' | '=' | ':');
    let Some((head, _)) = plain.split_once(sign) else { return false };
    let signs = |c: char| sign(c) || matches!(c, '!' | '/' | '#');
    (1..=3).contains(&head.len())
        && head.starts_with(|c: char| c.is_ascii_alphabetic())
        && plain.chars().all(|c| c.is_ascii_alphanumeric() || signs(c))
        && plain.bytes().any(|b| b.is_ascii_digit())
}

/// Dots stand behind the last turn, and say nothing more.
fn end_with_dots(text: &str, tokens: &mut Vec<Token>) -> Result<(), RecordError> {
    let last = tokens.iter().rposition(of_game).unwrap_or(0);
    let early = tokens[..last].iter().find(|token| token.what == Looks::AndSoOn);
    if let Some(Token { span, .. }) = early {
        let written = text[span.clone()].to_owned();
        return Err(RecordError::new(span.clone(), RecordFault::NoTurnHere(written)));
    }
    tokens.retain(|token| token.what != Looks::AndSoOn);
    Ok(())
}

/// Two points side by side are the score.
fn with_score(tokens: Vec<Token>) -> Vec<Token> {
    let mut joined: Vec<Token> = Vec::with_capacity(tokens.len());
    for token in tokens {
        steps::more(1);
        if let (Some(white), Looks::Number(black)) = (joined.last_mut(), &token.what)
            && let Looks::Number(points) = white.what
            && let Some(score) = Score::of_points(&points.to_string(), &black.to_string())
        {
            *white = Token { span: white.span.start..token.span.end, what: Looks::Score(score) };
        } else {
            joined.push(token);
        }
    }
    joined
}

/// Nothing but comments follows the score.
fn nothing_behind_score(text: &str, tokens: &[Token]) -> Result<(), RecordError> {
    // Two numbers at the very end, on one line, are meant as a score; no turn follows them.
    let mut end = tokens.iter().filter(|token| !matches!(token.what, Looks::Comment(_))).rev();
    if tokens.iter().any(of_game)
        && let (Some(black), Some(white)) = (end.next(), end.next())
        && matches!((&white.what, &black.what), (Looks::Number(_), Looks::Number(_)))
        && !text[white.span.start..black.span.end].contains(['\n', '.', ')'])
    {
        return Err(RecordError::new(white.span.start..black.span.end, RecordFault::BadScore));
    }
    let mut scores = tokens.iter().filter(|token| matches!(token.what, Looks::Score(_)));
    let last = tokens.iter().rfind(|token| !matches!(token.what, Looks::Comment(_)));
    match scores.find(|score| Some(*score) != last) {
        Some(early) => Err(RecordError::new(early.span.clone(), RecordFault::BehindTheScore)),
        None => Ok(()),
    }
}

/// A turn's text without what is not seen and with plain signs.
pub(crate) fn plain(text: &str) -> String {
    text.chars().filter_map(usual).collect()
}
