//! What a game at the command line says, put together from its catalogue.

use jersi_game::{Ending, Game, GameError};
use jersi_rules::notation::sorted_turns;
use jersi_rules::{Color, Edition, Position, Rules, Stage};
use jersi_table::{Pressed, Seat, Table, TableError};
use jersi_words::{capital, game_title};

use crate::foreign_text;
pub use crate::words::Words;
use crate::words::clock;

/// What is played and by whom.
pub(super) fn intro(words: Words, table: &Table) -> String {
    let [white, black] = Color::BOTH.map(|color| words.sits(color, &seat(words, &table.seats()[color])));
    format!("{}. {white}. {black}.", game_title(words, table.game()))
}

/// Who sits there; players by chance with the number that chance comes from.
fn seat(words: Words, seat: &Seat) -> String {
    let name = foreign_text::line(&words.seat(seat));
    match seat {
        Seat::Random(seed) => words.seeded(&name, *seed),
        _ => name,
    }
}

/// Who is asked for what, before the cursor, with the time that he has left.
pub(super) fn prompt(words: Words, table: &Table) -> String {
    let Some(decider) = table.decider() else { return words.line_prompt_over() };
    let left = table.left(decider).map(|left| format!("[{}] ", clock(words, left)));
    left.unwrap_or_default() + &words.line_prompt(table.game().position())
}

/// Who decides what in the middle of a ransom, with all that is possible.
pub(super) fn ask(words: Words, position: &Position) -> Option<String> {
    let choices = || sorted_turns(position).join(" ");
    match position.stage() {
        Stage::Setting | Stage::Turn => None,
        Stage::Gift(kind) => Some(words.ask_gift(position, kind, &choices())),
        Stage::Relocation => Some(words.ask_relocation(position, &choices())),
    }
}

/// Why a game does not do what it was asked.
pub(super) fn error(words: Words, error: &GameError) -> String {
    match error {
        GameError::Over(ending) => words.over_line(ending.reopens()),
        _ => words.error(error),
    }
}

/// Why a table does not do what it was asked.
pub(super) fn table_error(words: Words, why: &TableError) -> String {
    match why {
        TableError::Game(why) => error(words, why),
        why => words.table_error(why),
    }
}

/// Why something cannot be pressed.
pub(super) fn refused(words: Words, edition: Edition, pressed: Pressed) -> String {
    match pressed {
        Pressed::Refused(refusal) => refusal.say(edition, words.lang()),
        Pressed::CannotMove(cell) => words.cannot_move(edition, cell),
        Pressed::Changed | Pressed::Play(_) | Pressed::NotNow => words.not_a_choice(),
    }
}

/// Who won, by what, and the score.
pub(super) fn over(words: Words, ending: Ending, rules: Rules) -> String {
    let mut text = format!("{}.\n", capital(&words.ending(ending, rules)));
    if let Some(points) = ending.points(rules.edition()) {
        text = format!("{text}{}\n", words.score_line(points.white, points.black));
    }
    text
}

/// A tie is offered.
pub(super) fn offers(words: Words, by: Color) -> String {
    format!("{} {}", words.offers(by), words.how_to_answer(by, &words.draw_word()))
}

/// The last turn and the position that is looked at, below the board.
pub(crate) fn where_we_are(words: Words, table: &Table) -> String {
    let last = table.game().turns()[..table.cursor()].last();
    let last = last.map(|turn| words.last_turn(turn.player(), turn.text()) + "\n");
    format!("{}{}\n", last.unwrap_or_default(), words.position(table.shown()))
}

/// Whether to go on with the kept game.
pub fn continue_question(words: Words, game: &Game) -> String {
    format!("{} {} ", foreign_text::line(&words.continue_question(game)), words.yes_or_no())
}
