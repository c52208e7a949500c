//! The list of turns, with the one that is shown.

use jersi_game::PlayedTurn;
use jersi_rules::Color;
use ratatui::Frame;
use ratatui::layout::Rect;

use crate::app::App;
use crate::hits::{Hit, Hits};
use crate::look::Paint;

/// Columns from which on both turns of a pair stand side by side.
const WIDE: u16 = 34;

/// A turn with its number and whether it was taken back.
struct Listed<'a> {
    turn: &'a PlayedTurn,
    pair: u32,
    /// How many turns are played after it.
    after: usize,
    undone: bool,
}

/// Draws the turns, so that the one that is shown is seen.
pub(super) fn draw(app: &App, area: Rect, frame: &mut Frame<'_>, hits: &mut Hits) {
    let listed = listed(app);
    if listed.is_empty() {
        let text = app.look.plain_text(&app.words.label(jersi_words::Label::NoTurnYet));
        let style = app.look.text(Paint::Faint);
        frame.buffer_mut().set_stringn(area.x + 1, area.y, text, usize::from(area.width - 1), style);
        return;
    }
    let wide = area.width >= WIDE;
    let mut rows: Vec<Vec<&Listed<'_>>> = Vec::new();
    for turn in &listed {
        match rows.last_mut() {
            Some(row) if wide && row.len() == 1 && is_pair(row[0], turn) => row.push(turn),
            _ => rows.push(vec![turn]),
        }
    }
    let cursor = app.view().cursor();
    let shown = rows.iter().position(|row| row.iter().any(|turn| turn.after == cursor)).unwrap_or(0);
    let height = usize::from(area.height);
    // The shown one stays above the end by a line where more follow.
    let first = (shown + 2).min(rows.len()).saturating_sub(height);
    for (n, row) in rows.iter().skip(first).take(height).enumerate() {
        let y = area.y + n as u16;
        if row[0].turn.player() == Color::White || wide || first + n == 0 {
            let number = format!("{:>3}", row[0].pair);
            frame.buffer_mut().set_string(area.x, y, number, app.look.text(Paint::Faint));
        }
        let column = (area.width - 4) / 2;
        for turn in row {
            let black = turn.turn.player() == Color::Black;
            let (x, width) = match (wide, black) {
                (true, true) => (area.x + 4 + column, column),
                (true, false) => (area.x + 4, column),
                (false, _) => (area.x + 4, area.width - 4),
            };
            put(app, turn, turn.after == cursor, Rect::new(x, y, width, 1), frame, hits);
        }
    }
}

fn is_pair(first: &Listed<'_>, second: &Listed<'_>) -> bool {
    first.pair == second.pair
        && first.turn.player() == Color::White
        && second.turn.player() == Color::Black
        && first.turn.is_placement() == second.turn.is_placement()
}

fn put(app: &App, listed: &Listed<'_>, shown: bool, area: Rect, frame: &mut Frame<'_>, hits: &mut Hits) {
    let style = match (shown, listed.undone) {
        (true, _) => app.look.chosen(),
        (_, true) => app.look.text(Paint::Line),
        _ => app.look.text(Paint::Ink),
    };
    let (mark, variations) = app.noted(listed.after);
    let mark = mark.map(|mark| format!(" {}", mark.sign())).unwrap_or_default();
    let variations = if variations > 0 { format!(" ({variations})") } else { String::new() };
    let mut text =
        format!("{} {}{mark}{variations}", app.look.player(listed.turn.player()), listed.turn.text());
    let room = usize::from(area.width);
    if text.chars().count() > room {
        let end = app.look.sign('…', '~');
        text = text.chars().take(room.saturating_sub(1)).chain([end]).collect();
    }
    frame.buffer_mut().set_stringn(area.x, area.y, text, room, style);
    hits.add(area, Hit::Turn(listed.after));
}

/// All turns, those that were taken back last.
fn listed(app: &App) -> Vec<Listed<'_>> {
    let game = app.view().game();
    let played = game.turns().iter().map(|turn| (turn, false));
    let undone = game.undone_turns().map(|turn| (turn, true));
    let mut before = *game.start();
    let mut list = Vec::new();
    for (n, (turn, undone)) in played.chain(undone).enumerate() {
        list.push(Listed { turn, pair: before.turn_label().pair(), after: n + 1, undone });
        before = *turn.after();
    }
    list
}
