//! What a game at the command line says, put together from its catalogue.

use jersi_game::{Ending, Game, GameError};
use jersi_rules::notation::write_turn;
use jersi_rules::{ByColor, Color, Edition, Position, Stage};
use jersi_table::Seat;
use jersi_words::{PlayWords, capital, game_title};

use crate::foreign_text;

/// The catalogue of the game's language.
pub type Words = &'static dyn PlayWords;

/// What is played and by whom.
pub fn intro(words: Words, game: &Game, seats: &ByColor<Seat>) -> String {
    let [white, black] = Color::BOTH.map(|color| words.sits(color, &seat(words, &seats[color])));
    format!("{}. {white}. {black}.", game_title(words, game))
}

/// Who sits there; players by chance with the number that chance comes from.
fn seat(words: Words, seat: &Seat) -> String {
    let name = foreign_text::line(&words.seat(seat));
    match seat {
        Seat::Random(seed) => words.seeded(&name, *seed),
        _ => name,
    }
}

/// Who is asked for what, before the cursor.
pub fn prompt(words: Words, game: &Game) -> String {
    match game.ending() {
        Some(_) => words.line_prompt_over(),
        None => words.line_prompt(game.position()),
    }
}

/// Who decides what in the middle of a ransom, with all that is possible.
pub fn ask(words: Words, position: &Position) -> Option<String> {
    let mut choices: Vec<String> = position.turns().iter().map(|&turn| write_turn(position, turn)).collect();
    choices.sort_unstable();
    let choices = choices.join(" ");
    match position.stage() {
        Stage::Setting | Stage::Turn => None,
        Stage::Gift(kind) => Some(words.ask_gift(position, kind, &choices)),
        Stage::Relocation => Some(words.ask_relocation(position, &choices)),
    }
}

/// Why a game does not do what it was asked.
pub fn error(words: Words, error: &GameError) -> String {
    match error {
        GameError::Over(ending) => words.over_line(ending.reopens()),
        _ => words.error(error),
    }
}

/// Who won, by what, and the score.
pub fn over(words: Words, ending: Ending, edition: Edition) -> String {
    let mut text = format!("{}.\n", capital(&words.ending(ending, edition)));
    if let Some(points) = ending.points(edition) {
        text = format!("{text}{}\n", words.score_line(points.white, points.black));
    }
    text
}

/// A tie is offered.
pub fn offers(words: Words, by: Color) -> String {
    format!("{} {}", words.offers(by), words.how_to_answer(by, &words.draw_word()))
}

/// The last turn and the position, below the board.
pub fn where_we_are(words: Words, game: &Game) -> String {
    let last = game.turns().last().map(|turn| words.last_turn(turn.player(), turn.text()) + "\n");
    format!("{}{}\n", last.unwrap_or_default(), words.position(game.position()))
}

/// Whether to go on with the kept game.
pub fn continue_question(words: Words, game: &Game) -> String {
    format!("{} {} ", foreign_text::line(&words.continue_question(game)), words.yes_or_no())
}
