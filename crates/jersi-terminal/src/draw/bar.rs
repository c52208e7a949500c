//! The bar below the board: what is asked for, what there is to choose, what the engine thinks, and the keys.

use crossterm::event::KeyCode;
use jersi_game::Choice;
use jersi_rules::Carry;
use jersi_rules::notation::write_decisions;
use jersi_words::{Label, PuzzleNews, Verb};
use ratatui::Frame;
use ratatui::layout::Rect;
use ratatui::style::{Modifier, Style};
use ratatui::text::Span;
use unicode_width::{UnicodeWidthChar, UnicodeWidthStr};

use crate::app::{App, Typed};
use crate::foreign_text;
use crate::hits::{Hit, Hits};
use crate::look::Paint;
use crate::practice::{Phase, Practice};
use crate::words;
use crate::wrap::wrapped;

/// Draws the bar.
pub(super) fn draw(app: &App, area: Rect, frame: &mut Frame<'_>, hits: &mut Hits) {
    let line = |n: u16| Rect::new(area.x, area.y + n, area.width, 1);
    let rest = sentence(app, line(0), frame);
    match &app.typed {
        Some(typed) => typing(app, typed, line(1), frame),
        None => choices(app, line(1), frame, hits),
    }
    // What does not fit above is more urgent than what the engine thinks.
    if let Some((rest, style)) = rest {
        let rest = cut(&rest, area.width, app);
        frame.buffer_mut().set_stringn(area.x, area.y + 2, rest, usize::from(area.width), style);
    } else if app.shown_insight().is_some() {
        for n in 2..area.height - 1 {
            thoughts(app, usize::from(n - 2), line(n), frame);
        }
    } else {
        let room = Rect::new(area.x, area.y + 2, area.width, area.height - 3);
        remark(app, room, frame, hits);
    }
    keys(app, line(area.height - 1), frame, hits);
}

/// The message, or else what is asked for; what did not fit is told.
fn sentence(app: &App, area: Rect, frame: &mut Frame<'_>) -> Option<(String, Style)> {
    let (text, style) = match &app.message {
        Some(message) if message.is_bad => {
            let no = app.look.sign("✗ ", "! ");
            (format!("{no}{}", app.look.plain_text(&message.text)), app.look.strong(Paint::Danger))
        }
        Some(message) => (app.look.plain_text(&message.text), app.look.strong(Paint::Ink)),
        None if !app.table.is_live() => {
            let turn = app.view().last_turn();
            let turn =
                turn.map(|(before, turn)| before.turn_label().numbered(&write_decisions(before, turn)));
            let turn = turn.as_deref();
            let text = if app.is_aside() { app.words.looking_aside(turn) } else { app.words.looking(turn) };
            (app.look.plain_text(&text), app.look.strong(Paint::Ink))
        }
        None => {
            let news = match app.practice.as_ref().map(Practice::phase) {
                Some(Phase::Wrong) => Some(PuzzleNews::TryAgain),
                Some(Phase::Done) => Some(PuzzleNews::GoOn),
                Some(Phase::Ask) | None => None,
            };
            let text = match news {
                Some(news) => app.words.puzzle_news(&news),
                None => words::prompt(app.words, &app.table),
            };
            (app.look.plain_text(&text), app.look.strong(Paint::Ink))
        }
    };
    let mut lines = wrapped(&text, usize::from(area.width)).into_iter();
    let first = lines.next().unwrap_or_default();
    frame.buffer_mut().set_stringn(area.x, area.y, first, usize::from(area.width), style);
    let rest = lines.collect::<Vec<_>>().join(" ");
    (!rest.is_empty()).then_some((rest, style))
}

/// A text that ends with an ellipsis where it does not fit.
fn cut(text: &str, width: u16, app: &App) -> String {
    if text.width() <= usize::from(width) {
        return text.to_owned();
    }
    let end = app.look.sign("…", "...");
    let mut room = usize::from(width).saturating_sub(end.width());
    let mut kept = String::new();
    for c in text.chars() {
        let wide = c.width().unwrap_or(0);
        if wide > room {
            break;
        }
        room -= wide;
        kept.push(c);
    }
    kept + end
}

/// The line that is typed, with what it may become.
fn typing(app: &App, typed: &Typed, area: Rect, frame: &mut Frame<'_>) {
    let position = app.table.live_entry().map(jersi_game::Entry::position);
    let cursor = app.look.sign("█", "_");
    let buffer = frame.buffer_mut();
    let text = format!(": {}{cursor}", app.look.plain_text(&typed.text));
    let (x, _) =
        buffer.set_stringn(area.x, area.y, text, usize::from(area.width), app.look.strong(Paint::Accent));
    let room = area.right().saturating_sub(x + 2);
    let offers = typed.candidates(position, app.verbs()).join("  ");
    buffer.set_stringn(
        x + 2,
        area.y,
        cut(&offers, room, app),
        usize::from(room),
        app.look.text(Paint::Faint),
    );
}

/// What is entered, what else can be chosen by number, and what plays it or takes it back.
fn choices(app: &App, area: Rect, frame: &mut Frame<'_>, hits: &mut Hits) {
    let mut row = Row { app, area, x: area.x };
    let Some(entry) = app.table.live_entry() else { return variations(app, row, frame, hits) };
    if app.practice.as_ref().is_some_and(|practice| practice.phase() != Phase::Ask) {
        return;
    }
    let text = entry.text();
    if !text.is_empty() {
        row.put(&text, app.look.strong(Paint::Ink), None, frame, hits);
    }
    if entry.playable().is_some() {
        let play = app.words.label(Label::PlayTurn);
        row.put(&play, button(app), Some(Hit::Key(KeyCode::Enter)), frame, hits);
    }
    if !entry.done().is_empty() {
        let back = app.words.label(Label::TakeBack);
        row.put(&back, app.look.text(Paint::Accent), Some(Hit::Key(KeyCode::Esc)), frame, hits);
    }
    if let ([Choice::Lift(_, stride)], Some(_)) = (entry.done(), app.table.switched()) {
        let part = format!("[{}]", app.words.part(*stride == Carry::Two));
        row.put(&part, app.look.text(Paint::Accent), Some(Hit::Key(KeyCode::Tab)), frame, hits);
    }
    for (n, way) in app.table.ways().into_iter().enumerate() {
        let label = format!("{} {}", n + 1, words::way(app.words, app.edition(), way));
        let taken = entry.done().last() == Some(&way.choice);
        let style = if taken { button(app) } else { app.look.text(Paint::Accent) };
        row.put(&label, style, Some(Hit::Way(n)), frame, hits);
    }
    if text.is_empty() {
        let cursor = app.edition().cell_name(app.cursor).to_string();
        row.put(&cursor, app.look.text(Paint::Faint), None, frame, hits);
    }
}

/// The turns that a review could go on by instead.
fn variations(app: &App, mut row: Row<'_>, frame: &mut Frame<'_>, hits: &mut Hits) {
    let turns = app.variations();
    if turns.is_empty() {
        return;
    }
    row.put(&app.words.label(Label::Variations), app.look.text(Paint::Faint), None, frame, hits);
    for (n, turn) in turns.iter().enumerate() {
        row.put(&format!("{} {turn}", n + 1), app.look.text(Paint::Accent), Some(Hit::Way(n)), frame, hits);
    }
}

/// What is noted about the turn that is looked at; what does not fit is read by a key.
fn remark(app: &App, area: Rect, frame: &mut Frame<'_>, hits: &mut Hits) {
    let text = app.look.plain_text(&foreign_text::line(&app.remark().text(app.words)));
    if text.is_empty() {
        return;
    }
    let width = usize::from(area.width);
    let mut lines = wrapped(&text, width);
    let height = usize::from(area.height);
    let more = lines.len() > height;
    lines.truncate(height);
    for (line, y) in lines.iter().zip(area.y..) {
        frame.buffer_mut().set_stringn(area.x, y, line, width, app.look.text(Paint::Ink));
    }
    if more {
        let label = app.look.plain_text(&format!(" [{}]", app.words.label(Label::ReadOn)));
        let wide = label.width() as u16;
        let place = Rect::new(area.right().saturating_sub(wide), area.bottom() - 1, wide, 1);
        frame.buffer_mut().set_string(place.x, place.y, label, app.look.strong(Paint::Accent));
        hits.add(place, Hit::Key(KeyCode::Char('c')));
    }
}

fn button(app: &App) -> Style {
    app.look.chosen().add_modifier(Modifier::BOLD)
}

/// Words beside each other that can be clicked.
struct Row<'a> {
    app: &'a App,
    area: Rect,
    x: u16,
}

impl Row<'_> {
    fn put(&mut self, text: &str, style: Style, hit: Option<Hit>, frame: &mut Frame<'_>, hits: &mut Hits) {
        let text = self.app.look.plain_text(text);
        let width = text.width() as u16;
        if self.x + width > self.area.right() {
            return;
        }
        let area = Rect::new(self.x, self.area.y, width, 1);
        frame.render_widget(Span::styled(text, style), area);
        if let Some(hit) = hit {
            hits.add(area, hit);
        }
        self.x += width + 2;
    }
}

/// What the engine thinks: depth, score and best line; in high windows the next lines too.
fn thoughts(app: &App, number: usize, area: Rect, frame: &mut Frame<'_>) {
    let Some((insight, opinion)) = app.shown_insight() else { return };
    let faint = app.look.text(Paint::Faint);
    let width = usize::from(area.width);
    let buffer = frame.buffer_mut();
    let Some(line) = insight.lines.get(number) else {
        if number == 0 && !insight.done {
            let text = app.look.plain_text(&format!("{}…", app.words.opinion(opinion, insight.done)));
            buffer.set_stringn(area.x, area.y, text, width, faint);
        }
        return;
    };
    let score = line.score.map(|score| words::score(app.words, score, insight.decider)).unwrap_or_default();
    let head = if number == 0 {
        format!("{}, {}  {score}  ", app.words.opinion(opinion, insight.done), app.words.depth(insight.depth))
    } else {
        format!("{}  {score}  ", number + 1)
    };
    let (x, _) = buffer.set_stringn(area.x, area.y, app.look.plain_text(&head), width, faint);
    let room = area.right().saturating_sub(x);
    let turns = cut(&line.turns.join(" "), room, app);
    buffer.set_stringn(x, area.y, turns, usize::from(room), app.look.text(Paint::Ink));
}

/// The keys that are needed most, as far as there is room.
fn keys(app: &App, area: Rect, frame: &mut Frame<'_>, hits: &mut Hits) {
    let verb = |verb| app.words.verb(verb);
    let all = [
        ('?', verb(Verb::Help)),
        (':', app.words.label(Label::Type)),
        ('i', verb(Verb::Hint)),
        ('z', verb(Verb::Undo)),
        ('N', verb(Verb::New)),
        ('q', verb(Verb::Quit)),
        ('a', verb(Verb::Analyse)),
        ('r', verb(Verb::Review)),
        ('f', verb(Verb::Flip)),
        ('S', verb(Verb::Save)),
        ('O', verb(Verb::Open)),
        ('D', verb(Verb::Draw)),
        ('R', verb(Verb::Resign)),
        ('p', verb(Verb::Pause)),
        ('T', app.words.label(Label::LightOrDark)),
    ];
    let exercise = [
        ('?', verb(Verb::Help)),
        (':', app.words.label(Label::Type)),
        ('i', verb(Verb::Hint)),
        ('S', verb(Verb::Solution)),
        ('N', verb(Verb::Next)),
        ('z', verb(Verb::Undo)),
        ('q', verb(Verb::Quit)),
        ('f', verb(Verb::Flip)),
        ('T', app.words.label(Label::LightOrDark)),
    ];
    let shown = if app.practice.is_some() { &exercise[..] } else { &all[..] };
    let mut row = Row { app, area, x: area.x };
    for (key, what) in shown {
        let start = row.x;
        let hit = Hit::Key(KeyCode::Char(*key));
        row.put(&format!("{key} {what}"), app.look.text(Paint::Faint), Some(hit), frame, hits);
        if row.x > start {
            frame.buffer_mut()[(start, area.y)].set_style(app.look.strong(Paint::Accent));
        }
    }
}
