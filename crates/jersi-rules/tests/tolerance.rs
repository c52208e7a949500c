//! Readers take any text without a panic, point into it when they refuse it, and read what people really
//! write: other cases, spaces, dashes from a printed page, marks left out.

mod play;

use jersi_rules::notation::{Span, nearest_turns, read_position, read_turn, write_decisions, write_position};
use jersi_rules::{Lang, Position, Rules, TurnParts};
use play::{Dice, all_rules, gather, property};
use proptest::prelude::*;
use proptest::sample::Index;

/// Positions of all rules, some in the middle of a ransom or of a setting.
fn positions() -> Vec<Position> {
    all_rules().into_iter().flat_map(|rules| gather(rules, 12, 0x707e)).collect()
}

thread_local!(static POSITIONS: Vec<Position> = positions());

fn some_position(which: Index) -> Position {
    POSITIONS.with(|positions| *which.get(positions))
}

/// A whole written turn that can be played, up to three decisions long, and the position after it.
fn some_turn(position: &Position, dice: &mut Dice) -> (String, Position) {
    let mut now = *position;
    let mut decisions = Vec::new();
    loop {
        let turns = now.turns();
        // Turns that capture a king are rare and have the most to write.
        let tailed = |turn: &&jersi_rules::Turn| matches!(turn.parts(), TurnParts::Steps { ransom, seat, .. } if ransom.is_some() || seat.is_some());
        let captures: Vec<_> = turns.iter().filter(tailed).copied().collect();
        let any = captures.is_empty() || dice.once_in(2);
        let turn = dice.pick(if any { &turns } else { &captures });
        decisions.push(turn);
        now = now.play_legal(turn);
        let unfinished = now.ransom_so_far().is_some() && now.outcome().is_none();
        if !unfinished || dice.once_in(4) {
            return (write_decisions(position, &decisions), now);
        }
    }
}

fn inside(span: &Span, text: &str) -> bool {
    text.get(span.clone()).is_some()
}

/// Reads a text as a turn. If it is refused, the fault must point into the text and find its words.
fn try_turn(position: &Position, text: &str) {
    match read_turn(position, text) {
        Ok(read) => {
            for note in &read.notes {
                assert!(inside(&note.span, text), "{note:?} in {text:?}");
                assert_ne!(note.written, note.should_be);
            }
            let canonical = write_decisions(position, &read.decisions);
            let again =
                read_turn(position, &canonical).unwrap_or_else(|fault| panic!("{canonical}: {fault:?}"));
            assert_eq!(
                (again.decisions, again.after),
                (read.decisions, read.after),
                "{text:?} in {position:?}"
            );
            assert!(again.notes.is_empty(), "{canonical} in {position:?}");
        }
        Err(fault) => {
            assert!(inside(&fault.span, text), "{fault:?} in {text:?}");
            assert!(!fault.code().is_empty());
            for lang in [Lang::EN, Lang::FR] {
                assert!(!fault.say(lang).is_empty());
            }
        }
    }
}

fn try_position(rules: Rules, text: &str) {
    match read_position(rules, text) {
        Ok(position) => {
            let canonical = write_position(&position);
            assert_eq!(read_position(rules, &canonical), Ok(position), "{text:?}");
        }
        Err(error) => {
            assert!(error.span().is_none_or(|span| inside(&span, text)), "{error:?} in {text:?}");
            assert!(!error.to_string().is_empty());
        }
    }
}

/// Text made of what turns are made of, and of what they are not.
fn turnish() -> impl Strategy<Value = String> {
    let piece = prop_oneof![
        4 => "[a-iA-I][1-9]",
        3 => prop::sample::select(vec!["-", "=", "!", "!!", "/", "#", "$", ":", "–", "−", "＝", "！", "："]).prop_map(str::to_owned),
        2 => "[KNCRPSFMWknm]:",
        1 => prop::sample::select(vec![" ", "\u{a0}", "\u{feff}", "\u{200b}", "é", "e\u{301}", "٣", "Ⅷ", "𝔞", "\0"]).prop_map(str::to_owned),
        1 => any::<char>().prop_map(String::from),
        1 => "[0-9]{1,24}",
    ];
    prop::collection::vec(piece, 0..10).prop_map(|pieces| pieces.concat())
}

/// Text made of what position strings are made of.
fn positionish() -> impl Strategy<Value = String> {
    let row = "([1-9]|[KNCRPSFMWkncrpsfmw]-|[KNCRPSFMWkncrpsfmw]{2}){0,9}";
    let board = prop::collection::vec(row, 7..11).prop_map(|rows| rows.join("/"));
    (board, "[wbx ]{0,2}", "(-|[MWmwKCRN]{0,14})", "(-|[0-9]{0,6})", "[0-9]{0,6}", "( .{0,12})?").prop_map(
        |(board, side, reserve, clock, number, rest)| {
            format!("{board} {side} {reserve} {clock} {number}{rest}")
        },
    )
}

/// One change to a text: a character gone, another one instead, one more, two swapped, or a part repeated.
#[derive(Clone, Debug)]
struct Change {
    what: u8,
    at: Index,
    other: Index,
    by: char,
}

fn changes() -> impl Strategy<Value = Vec<Change>> {
    let by = prop_oneof![
        any::<char>(),
        prop::sample::select("abi189-=!/#:KMwsf \u{a0}–".chars().collect::<Vec<_>>())
    ];
    let change = (0..5_u8, any::<Index>(), any::<Index>(), by).prop_map(|(what, at, other, by)| Change {
        what,
        at,
        other,
        by,
    });
    prop::collection::vec(change, 0..4)
}

fn changed(text: &str, changes: &[Change]) -> String {
    let mut chars: Vec<char> = text.chars().collect();
    for Change { what, at, other, by } in changes {
        if chars.is_empty() {
            chars.push(*by);
        }
        let (at, other) = (at.index(chars.len()), other.index(chars.len()));
        match what {
            0 => {
                chars.remove(at);
            }
            1 => chars[at] = *by,
            2 => chars.insert(at, *by),
            3 => chars.swap(at, other),
            _ => chars.extend_from_within(at.min(other)..=at.max(other)),
        }
    }
    chars.into_iter().collect()
}

/// Another writing of the same turn.
fn rewritten(canonical: &str, dice: &mut Dice) -> String {
    let mut text = canonical.to_owned();
    if let Some((steps, tail)) = canonical.split_once('#')
        && let Some((ransom, seat)) = tail.split_once('/')
        && dice.once_in(2)
    {
        text = format!("{steps}/{seat}#{ransom}");
    }
    if dice.once_in(2) {
        text = text.replace('!', "");
    }
    let steps_end = text.find(['/', '#']).unwrap_or(text.len());
    let dropped = text.contains(':') && !text[..steps_end].contains(['-', '=']);
    let mut out = String::new();
    for (at, c) in text.char_indices() {
        let c = match c {
            '-' => dice.pick(&['-', '–', '—', '‐', '‑', '−', '－']),
            '=' => dice.pick(&['=', '＝']),
            '#' => dice.pick(&['#', '$']),
            '!' => dice.pick(&['!', '！']),
            ':' => dice.pick(&[':', '：']),
            c if dice.once_in(2) => c.to_ascii_uppercase(),
            c => c.to_ascii_lowercase(),
        };
        out.push(c);
        let cell_ends = c.is_ascii_digit() && !dropped && at < steps_end;
        if cell_ends && dice.once_in(6) {
            out.push('!');
        }
        if dice.once_in(5) {
            out.push(dice.pick(&[' ', '\u{a0}', '\u{202f}', '\t', '\u{200b}', '\u{feff}']));
        }
    }
    out
}

proptest! {
    #![proptest_config(property(2000))]

    #[test]
    fn any_text_is_taken_as_a_turn(text in any::<String>(), which in any::<Index>()) {
        try_turn(&some_position(which), &text);
    }

    #[test]
    fn text_like_a_turn_is_taken_as_one(text in turnish(), which in any::<Index>()) {
        try_turn(&some_position(which), &text);
    }

    #[test]
    fn a_changed_turn_is_taken(which in any::<Index>(), seed in any::<u64>(), changes in changes()) {
        let position = some_position(which);
        let (text, _) = some_turn(&position, &mut Dice::new(seed));
        try_turn(&position, &changed(&text, &changes));
    }

    #[test]
    fn any_text_is_taken_as_a_position(text in any::<String>(), which in any::<Index>()) {
        try_position(some_position(which).rules(), &text);
    }

    #[test]
    fn text_like_a_position_is_taken_as_one(text in positionish(), which in any::<Index>()) {
        try_position(some_position(which).rules(), &text);
    }

    #[test]
    fn a_changed_position_is_taken(which in any::<Index>(), rules in any::<Index>(), changes in changes()) {
        let text = changed(&write_position(&some_position(which)), &changes);
        try_position(some_position(which).rules(), &text);
        try_position(some_position(rules).rules(), &text);
    }

    #[test]
    fn the_same_turn_in_another_writing_is_the_same(which in any::<Index>(), seed in any::<u64>()) {
        let position = some_position(which);
        let mut dice = Dice::new(seed);
        let (canonical, after) = some_turn(&position, &mut dice);
        let other = rewritten(&canonical, &mut dice);
        match read_turn(&position, &other) {
            Ok(read) => prop_assert_eq!(read.after, after, "{} for {} in {:?}", other, canonical, position),
            Err(fault) => prop_assert!(false, "{} for {} in {:?}: {:?}", other, canonical, position, fault),
        }
    }

    #[test]
    fn spaces_between_the_fields_of_a_position_do_not_matter(which in any::<Index>(), seed in any::<u64>()) {
        let position = some_position(which);
        let mut dice = Dice::new(seed);
        let mut text = String::new();
        for field in write_position(&position).split(' ') {
            for _ in 0..=dice.below(3) {
                text.push(dice.pick(&[' ', '\u{a0}', '\t', '\u{2003}', '\n']));
            }
            text.push_str(field);
        }
        prop_assert_eq!(read_position(position.rules(), &text), Ok(position));
    }
}

proptest! {
    #![proptest_config(property(100))]

    #[test]
    fn the_nearest_turns_can_be_played(text in turnish(), which in any::<Index>(), most in 0..6_usize) {
        let position = some_position(which);
        let offered = nearest_turns(&position, &text, most);
        prop_assert!(offered.len() <= most);
        for turn in offered {
            prop_assert!(read_turn(&position, &turn).is_ok(), "{} in {:?}", turn, position);
        }
    }
}

/// The rewriting above meets every freedom that readers promise.
#[test]
fn the_other_writings_differ_in_every_way() {
    let mut dice = Dice::new(1);
    let written: Vec<String> = (0..200).map(|_| rewritten("f1-f2=f4!!#i2/K:i1", &mut dice)).collect();
    let any = |wanted: &dyn Fn(&str) -> bool| written.iter().any(|text| wanted(text));
    let plain =
        |text: &str| -> String { text.to_lowercase().chars().filter(char::is_ascii_alphanumeric).collect() };
    assert!(any(&|text| plain(text) == "f1f2f4ki1i2") && any(&|text| plain(text) == "f1f2f4i2ki1"));
    assert!(any(&|text| !text.contains(['!', '！'])) && any(&|text| text.contains('–')));
    assert!(any(&|text| text.contains('$')) && any(&|text| text.contains('\u{a0}')));
    assert!(any(&|text| text.starts_with('F')));
}
