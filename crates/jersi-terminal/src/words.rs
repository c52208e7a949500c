//! What the screen says, put together from its catalogue.

use std::time::Duration;

use jersi_engine::{Score, chance};
use jersi_game::{Choice, GameError};
use jersi_rules::{Color, Edition};
use jersi_study::short_score;
use jersi_table::{Next, Pressed, Table, TableError, Way};
use jersi_words::{Asked, Note, PlayWords, kind_name, sentence};

/// The catalogue of the screen's language.
pub type Words = &'static dyn PlayWords;

/// What comes next: whose turn it is and what is asked for, or how the game ended.
pub(crate) fn prompt(words: Words, table: &Table) -> String {
    let edition = table.edition();
    if let Some(ending) = table.game().ending() {
        let told = sentence(&words.ending(ending, table.game().rules()));
        let points = ending.points(edition).map(|points| words.points(points.white, points.black));
        return told + &points.map(|points| format!(" {points}")).unwrap_or_default();
    }
    match (table.next(), table.live_entry()) {
        (Next::Person(decider), Some(entry)) => {
            let asked = words.asked(Asked::of(entry), edition, entry.position().to_move());
            format!("{} {asked}", words.turn_of(decider, !table.has_two_people()))
        }
        _ => words.thinking(table.game().position().decider()),
    }
}

/// A choice that is no cell.
pub(crate) fn way(words: Words, edition: Edition, way: Way) -> String {
    match way.choice {
        Choice::Rest => words.no_second_step(),
        Choice::Take(kind) => format!("{} ×{}", kind_name(edition, kind, words.lang()), way.left),
        Choice::Name(kind) => kind_name(edition, kind, words.lang()).into_owned(),
        _ => String::new(),
    }
}

/// Why a cell cannot be chosen.
pub(crate) fn refused(words: Words, edition: Edition, pressed: Pressed) -> Option<String> {
    match pressed {
        Pressed::Changed | Pressed::Play(_) => None,
        Pressed::Refused(refusal) => Some(error(words, &GameError::Refused { refusal, edition })),
        Pressed::CannotMove(cell) => Some(words.cannot_move(edition, cell)),
        Pressed::NotNow => Some(words.not_a_choice()),
    }
}

/// Why a game does not do what it was asked.
pub(crate) fn error(words: Words, error: &GameError) -> String {
    match error {
        GameError::Over(ending) => words.over(ending.reopens()),
        _ => sentence(&words.error(error)),
    }
}

/// Why a table does not do what it was asked.
pub(crate) fn table_error(words: Words, why: &TableError) -> String {
    match why {
        TableError::Game(why) => error(words, why),
        TableError::LookingBack => words.note(Note::EarlierTurn),
        TableError::NotComplete => words.not_a_choice(),
        TableError::NotYourTurn
        | TableError::NoPlan
        | TableError::Watching
        | TableError::NobodyHere
        | TableError::AskFirst => sentence(&words.table_error(why)),
    }
}

/// A score and the winning chance, both for White.
pub(crate) fn score(words: Words, score: Score, decider: Color) -> String {
    let for_white = if decider == Color::White { score } else { score.negated() };
    format!("{} {}", short_score(for_white), words.percent(chance(for_white)))
}

/// `9:41`, `1:02:03`; below ten seconds with tenths.
pub(crate) fn clock(words: Words, left: Duration) -> String {
    let seconds = left.as_secs();
    let (hours, minutes, rest) = (seconds / 3600, seconds / 60 % 60, seconds % 60);
    match (hours, minutes) {
        (24.., _) => words.days(hours / 24, hours % 24),
        (1.., _) => format!("{hours}:{minutes:02}:{rest:02}"),
        (0, 0) if rest < 10 => format!("0:{rest:02}.{}", left.subsec_millis() / 100),
        _ => format!("{minutes}:{rest:02}"),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use jersi_rules::Lang;

    #[test]
    fn times() {
        let clock = |time| clock(jersi_words::play(Lang::EN), time);
        assert_eq!(clock(Duration::from_secs(581)), "9:41");
        assert_eq!(clock(Duration::from_secs(3723)), "1:02:03");
        assert_eq!(clock(Duration::from_millis(9_850)), "0:09.8");
        assert_eq!(clock(Duration::from_secs(3 * 86_400 - 1)), "2d 23h");
    }

    #[test]
    fn scores_are_told_for_white() {
        let [english, french] = [Lang::EN, Lang::FR].map(jersi_words::play);
        assert_eq!(score(english, Score::units(250), Color::White), "+250 73%");
        assert_eq!(score(english, Score::units(250), Color::Black), "-250 27%");
        assert_eq!(score(french, Score::win_in(3), Color::Black), "#-3 0\u{202f}%");
    }
}
