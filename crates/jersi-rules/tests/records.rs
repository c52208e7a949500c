//! Records as people keep them: every layout, its edition, and what replaying it tells.

use jersi_rules::notation::write_position;
use jersi_rules::record::{
    Hint, Layout, NoteKind, Record, Replay, ReplayError, ReplayFault, Termination, WrittenTurn,
    detect_layout, line_and_column, read_jrn, read_record, replay, replay_mending, write_booklet, write_jrn,
};
use jersi_rules::{Color, Edition, Kind, Lang, Outcome, Position, Reason, Rules, Setting, Variant};
use proptest::prelude::*;

fn file(name: &str) -> String {
    let path = format!("{}/tests/data/records/{name}", env!("CARGO_MANIFEST_DIR"));
    std::fs::read_to_string(&path).expect("the records are part of the project")
}

fn of(edition: Edition) -> Hint {
    Hint { edition: Some(edition), ..Hint::default() }
}

fn read(text: &str) -> Record {
    read_with(text, &Hint::default())
}

fn read_with(text: &str, hint: &Hint) -> Record {
    read_record(text, hint).unwrap_or_else(|error| panic!("{error} in {text}"))
}

fn code(text: &str) -> &'static str {
    read_record(text, &Hint::default()).expect_err("this text must be refused").code()
}

fn played(record: &Record) -> Replay {
    replay(record).unwrap_or_else(|error| panic!("{error} in {record:?}"))
}

fn illegal(record: &Record) -> ReplayFault {
    match replay(record) {
        Err(ReplayError::Turn(fault)) => *fault,
        other => panic!("an illegal turn is expected, not {other:?}"),
    }
}

fn texts(record: &Record) -> Vec<&str> {
    record.turns.iter().map(|turn| turn.text.as_str()).collect()
}

const WHITE_TAKES: Outcome = Outcome::win(Color::White, Reason::KingCaptured);
const BLACK_TAKES: Outcome = Outcome::win(Color::Black, Reason::KingCaptured);
const BLACK_ARRIVES: Outcome = Outcome::win(Color::Black, Reason::KingArrived);

// Whatever the layout, the words before the first turn tell who plays; they stay where they are.
#[test]
fn players_and_the_day_are_read_in_every_layout() {
    let authors = read(&file("game-fox-versus-lucas.txt"));
    let tag = |record: &Record, name: &str| record.tags.get(name).unwrap_or_default().to_owned();
    assert_eq!((tag(&authors, "White").as_str(), tag(&authors, "Black").as_str()), ("fox", "lucas"));
    assert_eq!(tag(&authors, "Date"), "2019-07-14");
    assert!(authors.preface.iter().any(|words| words == "game fox versus lucas"));
    let position = read(&file("positions-at-move-19.txt"));
    assert_eq!((tag(&position, "White").as_str(), tag(&position, "Black").as_str()), ("fox", "lucas"));
    let (pairs, blocks, numbered) =
        (file("booklet-2.0-english.txt"), file("booklet-4.8-english.txt"), file("Fox-Lucas-2021-0425.txt"));
    for (text, edition) in [(pairs, Edition::V2_0), (blocks, Edition::V4_8), (numbered, Edition::V4_8)] {
        for heading in ["White: Ada\nBlack: Bob\n", "# Ada versus Bob\n", "Ada (White)   Bob (Black)\n"] {
            let plain = replay_mending(&read_with(&text, &of(edition))).expect("a game");
            let named = read_with(&format!("{heading}{text}"), &of(edition));
            assert_eq!(
                (tag(&named, "White").as_str(), tag(&named, "Black").as_str()),
                ("Ada", "Bob"),
                "{heading}"
            );
            assert_eq!(replay_mending(&named).expect("the same game").end(), plain.end());
        }
    }
    // JRN tells it in its tags alone.
    let jrn = read("[JRN \"1\"]\n[Edition \"4.8\"]\n\n{ Ada versus Bob } 1. a2-b2=d3 *");
    assert_eq!(jrn.tags.get("White"), None);
}

// rule 6.27, 6.28
#[test]
fn booklets_of_2_0_and_3_0_have_unnumbered_pairs_and_the_score_below() {
    for name in ["booklet-2.0-english.txt", "booklet-4-draft-french.txt"] {
        let text = file(name);
        assert_eq!(detect_layout(&text), Ok(Layout::BookletPairs));
        for edition in [Edition::V2_0, Edition::V3_0, Edition::Draft4] {
            let record = read_with(&text, &of(edition));
            assert_eq!(record.turns.len(), 7);
            assert_eq!(record.tags.get("Edition"), Some(edition.id()));
            assert_eq!(record.tags.get("Setting"), Some(Setting::usual(edition).facts().id));
            assert_eq!(record.tags.get("Result"), Some("white"));
            for turn in &record.turns {
                assert_eq!(&text[turn.span.clone()], turn.text);
            }
        }
    }
}

// rule 6.41, 6.42
#[test]
fn the_game_of_seven_turns_is_legal_in_2_0_and_3_0_and_ends_1_0() {
    for name in ["booklet-2.0-english.txt", "booklet-4-draft-french.txt"] {
        for edition in [Edition::V2_0, Edition::V3_0, Edition::Draft4] {
            let record = read_with(&file(name), &of(edition));
            let replay = played(&record);
            assert_eq!(replay.outcome(), Some(WHITE_TAKES));
            assert_eq!(replay.notes, []);
            assert_eq!(record.result().unwrap().score(edition), "1 0");
        }
    }
}

// rule 6.29
#[test]
fn the_booklet_of_4_8_has_numbered_pairs_in_three_blocks_put_in_order_by_their_numbers() {
    let text = file("booklet-4.8-french.txt");
    assert_eq!(detect_layout(&text), Ok(Layout::BookletBlocks));
    let record = read(&text);
    assert_eq!(record.turns.len(), 48);
    assert_eq!(texts(&record)[..4], ["a2-b2=d3", "h4-h3=f4", "b3-b4=d5", "f4=d3!"]);
    assert_eq!(texts(&record)[16..18], ["M:d4/M:d5", "h5-h6=f7"]);
    assert_eq!(texts(&record)[46..], ["c1=b1!", "b8-a7"]);
    assert_eq!(record.tags.get("Edition"), Some("4.8"));
    assert_eq!(record.tags.get("Setting"), Some("standard"));
    assert_eq!(record.preface, [""; 0], "the heads of the columns are no comment");
}

// rule 6.27, 6.29
#[test]
fn the_score_stands_below_the_last_block() {
    assert_eq!(read(&file("booklet-4.8-french.txt")).tags.get("Result"), Some("black"));
    for (score, result) in [("2 0", "white"), ("0 2", "black"), ("1 1", "draw")] {
        assert_eq!(read(&format!("1 a6-b6 h7-h6 2 a1-b1\n {score}")).tags.get("Result"), Some(result));
    }
    for (score, result) in [("1 0", "white"), ("0 1", "black"), ("1 1", "draw")] {
        let record = read_with(&format!("a5-b5=d7 i5-h5=f7\n{score}\n"), &of(Edition::V3_0));
        assert_eq!(record.tags.get("Result"), Some(result));
    }
    assert_eq!(read("1 a6-b6 h7-h6").tags.get("Result"), None);
    assert_eq!(code("1 a6-b6 h7-h6\n0 2\n2 a1-b1"), "behind-the-score");
}

// rule 6.38, 6.39, 6.40
#[test]
fn the_slips_of_the_booklets_are_named_with_place_and_remedy() {
    for (name, written, at, remedy) in [
        ("booklet-4.8-french.txt", "f6=d7!=e7", (9, 41), "f6=d7!-e7"),
        ("booklet-4.8-english.txt", "i6-i5=q6", (3, 37), "i6-i5=g6"),
    ] {
        let text = file(name);
        let record = read(&text);
        let fault = illegal(&record);
        assert_eq!(fault.written, written);
        assert_eq!(line_and_column(&text, fault.span.start), at, "{}", &text[fault.span.clone()]);
        assert_eq!(fault.remedy.as_deref(), Some(remedy));
        assert!(fault.nearest.contains(&remedy.to_owned()), "{:?}", fault.nearest);
        assert_eq!(record.turns[fault.turn].text, written);
    }
    let fault = illegal(&read(&file("booklet-4.8-french.txt")));
    assert_eq!((fault.turn, fault.code()), (31, "no-alternation"));
    let fault = illegal(&read(&file("booklet-4.8-english.txt")));
    assert_eq!((fault.turn, fault.code()), (19, "no-such-cell"));
    assert!(fault.say(Lang::EN).contains("rows go from a to i"), "{}", fault.say(Lang::EN));
}

// rule 6.43
#[test]
fn the_game_of_24_pairs_mended_ends_0_2_by_the_arrival_of_the_black_king() {
    let ends: Vec<String> = [
        ("booklet-4.8-french.txt", vec![("f6=d7!=e7", "f6=d7!-e7")]),
        (
            "booklet-4.8-english.txt",
            vec![("i6-i5=q6", "i6-i5=g6"), ("f6=d7!=e7", "f6=d7!-e7"), ("q3=q1-f1", "g3=g1-f1")],
        ),
    ]
    .into_iter()
    .map(|(name, slips)| {
        let record = read(&file(name));
        let replay = replay_mending(&record).unwrap();
        let mended: Vec<(&str, &str)> =
            replay.mended.iter().map(|mended| (mended.written.as_str(), mended.mended.as_str())).collect();
        assert_eq!(mended, slips);
        assert_eq!(replay.outcome(), Some(BLACK_ARRIVES));
        assert_eq!(replay.text(47), "b8-a7");
        assert_eq!(replay.notes, []);
        assert_eq!(record.result().unwrap().score(Edition::V4_8), "0 2");
        write_position(replay.end())
    })
    .collect();
    let author = played(&read(&file("Rulebook-example-2020-0330.txt")));
    assert_eq!(ends, [write_position(author.end()), write_position(author.end())]);
}

// rule 6.30
#[test]
fn the_author_numbers_every_turn_of_4_x_and_writes_lower_case_for_black() {
    let text = file("Rulebook-example-2020-0330.txt");
    assert_eq!(detect_layout(&text), Ok(Layout::Author4));
    let record = read(&text);
    assert_eq!(record.turns.len(), 48);
    assert_eq!(record.turns[5].text, "m:f3/m:f4");
    assert_eq!(played(&record).outcome(), Some(BLACK_ARRIVES));
    assert_eq!(played(&record).text(5), "M:f3/M:f4");

    let text = file("Fox-Lucas-2021-0425.txt");
    assert_eq!(detect_layout(&text), Ok(Layout::Author4));
    let replay = played(&read(&text));
    assert_eq!(replay.turns.len(), 61);
    assert_eq!(replay.outcome(), Some(Outcome::win(Color::White, Reason::KingArrived)));
    assert_eq!(replay.text(60), "f6=h7-i6");
}

// rule 6.30
#[test]
fn the_author_writes_comments_behind_a_hash() {
    let text = "# A game\n1 a6-b6 2 h7-h6 # well\n#c3\n3 b6-c6  # played";
    let record = read(text);
    assert_eq!(record.preface, ["A game"]);
    assert_eq!(texts(&record), ["a6-b6", "h7-h6", "b6-c6"]);
    assert_eq!(record.turns[1].comments, ["well", "c3"]);
    assert_eq!(record.turns[2].comments, ["played"]);
    assert_eq!(
        read("1 e2=g2!!-h2 #c3 /K:a2").turns[0].text,
        "e2=g2!!-h2 #c3 /K:a2",
        "a ransom is no comment"
    );
}

// rule 6.31
#[test]
fn the_author_tells_a_position_of_2_0_cell_by_cell_then_pairs_the_last_one_perhaps_half() {
    let text = file("game-fox-versus-lucas.txt");
    assert_eq!(detect_layout(&text), Ok(Layout::Author2));
    let record = read(&text);
    assert_eq!(record.tags.get("Edition"), Some("2.0"));
    assert_eq!(record.preface[..2], ["game fox versus lucas", "2019-07-14"]);
    assert_eq!(record.turns.len(), 45, "the last pair is half");
    let replay = played(&record);
    assert_eq!(replay.outcome(), Some(WHITE_TAKES));
    assert_eq!(replay.text(44), "c6=e8!!");
    let symmetrical = Position::start(Rules::new(Edition::V2_0), Setting::usual(Edition::V2_0));
    assert_eq!(replay.start, symmetrical, "bottom first");

    let replay = played(&read(&file("game-1-ai-certu-versus-lucas.txt")));
    assert_eq!(replay.outcome(), Some(BLACK_TAKES));
    assert_eq!(replay.text(29), "a5-a4!!");
}

// rule 6.32
#[test]
fn placements_alone_are_a_position() {
    let text = file("positions-at-move-19.txt");
    assert_eq!(detect_layout(&text), Ok(Layout::Author2));
    let record = read(&text);
    assert_eq!(record.turns, []);
    let position = "k-rcn-2/c-1k-2k-/4r-r-k-/4R-3/5r-3/4c-C-2/2CK4/2C-K-2/1R-N-RC1 w - - 1";
    assert_eq!(record.tags.get("Position"), Some(position));
    assert_eq!(write_position(played(&record).end()), position);
    let whole = file("game-fox-versus-lucas.txt");
    let game = played(&read(&whole));
    let board = |text: &str| text.split(' ').next().map(str::to_owned);
    let n = (0..=45).find(|&n| board(&write_position(game.position_after(n))) == board(position));
    assert_eq!(n, Some(18), "at move 19, 18 turns are played");
}

#[test]
fn a_bad_position_is_refused_with_all_reasons() {
    let error = read_record("a1:N a2:N b1:C b1:C b1:C i3:n", &Hint::default()).unwrap_err();
    assert_eq!(error.code(), "bad-position");
    assert!(error.to_string().contains("more than two") && error.to_string().contains("kunti"), "{error}");
    assert_eq!(error.span, 0..29);
    assert_eq!(code("a1:N a9:C"), "no-such-cell");
    assert_eq!(read_record("a1:N a2:C", &of(Edition::V4_8)).unwrap_err().code(), "no-such-letter");
    assert_eq!(code("a1:N i3:n a1-a2 b1:C"), "piece-behind-turns");
    assert_eq!(code("a1:N i3:n 1 a1-a2"), "unexpected-number");
}

// rule 6.33
#[test]
fn pieces_cell_by_cell_mean_2_0_and_placements_are_ambiguous() {
    assert_eq!(read(&file("positions-at-move-19.txt")).tags.get("Edition"), Some("2.0"));
    // The example of the booklet of 3.0, and that of 2.0: the same shapes in other letters.
    for (edition, text, left) in [
        (Edition::V3_0, "N:a3 N:i3 C:b1 C:h6 R:b2 R:h5 K:b3 K:h4", "CCCKKKRRRccckkkrrr"),
        (Edition::V2_0, "N:a3 N:i3 K:b1 K:h6 R:b2 R:h5 C:b3 C:h4", "KKKCCCRRRkkkcccrrr"),
    ] {
        let error = read_record(text, &Hint::default()).unwrap_err();
        assert_eq!(error.code(), "ambiguous-edition");
        assert_eq!(error.span, 0..4);
        let told = error.to_string();
        let (rock, scissors) = (edition.letter(Kind::Rock), edition.letter(Kind::Scissors));
        assert!(told.contains("2.0, 3.0, 4-draft"), "{told}");
        assert!(told.contains(&format!("{rock} is cukla in {edition}")), "{told}");
        assert!(told.contains(&format!("{rock} is kuctai in ")), "{told}");
        assert!(!told.contains(&format!("{scissors} is")), "one letter shows it: {told}");
        for end in ["", " ...", " …", "\n...\n"] {
            let setting = read_with(&format!("{text}{end}"), &of(edition));
            assert_eq!(setting.tags.get("Setting"), Some("free"));
            let fields = write_position(played(&setting).end());
            assert_eq!(fields.split(' ').nth(2), Some(left));
        }
    }
    // Dots say that nothing follows.
    let error = read_record("N:a3 N:i3 ... K:b1", &of(Edition::V2_0)).unwrap_err();
    assert_eq!((error.code(), error.span), ("no-turn-here", 10..13));
}

#[test]
fn an_impossible_score_is_blamed_where_it_stands() {
    for (text, score) in [
        ("a5-b5=d7  i5-h5=f7\nd7=e8-f7!  h6-g6\n3  0\n", "3  0"),
        ("a5-b5=d7  i5-h5=f7\n  5 5 # a comment\n", "5 5"),
        ("a5-b5=d7  i5-h5=f7\n2-2\n", "2-2"),
        ("1 a5-b5=d7  i5-h5=f7\n2 d7=e8-f7!  h6-g6\n 0 3", "0 3"),
    ] {
        let error = read_record(text, &of(Edition::V2_0)).unwrap_err();
        assert_eq!((error.code(), &text[error.span.clone()]), ("bad-score", score), "{text}");
    }
}

#[test]
fn a_score_of_another_scale_gets_a_note() {
    let text = file("booklet-2.0-english.txt");
    let notes = |text: &str, edition| {
        let record = read_with(text, &of(edition));
        played(&record)
            .notes
            .iter()
            .map(|note| (note.code(), text[note.span.clone()].to_owned()))
            .collect::<Vec<_>>()
    };
    assert_eq!(notes(&text, Edition::V2_0), []);
    let end = text.trim_end().rfind(char::is_numeric).expect("a score");
    let start = text[..end].rfind('1').expect("the winner's point");
    let other = format!("{}2{}", &text[..start], &text[start + 1..]);
    let found = notes(&other, Edition::V2_0);
    assert_eq!(found.len(), 1, "{found:?}");
    assert_eq!(found[0].0, "score-of-other-scale");
    let note = &played(&read_with(&other, &of(Edition::V2_0))).notes[0];
    assert!(
        note.say(Lang::EN).contains("2 0") && note.say(Lang::EN).contains("1 0"),
        "{}",
        note.say(Lang::EN)
    );
    // In our own format, too; and what is written again counts right.
    let jrn = "[JRN \"1\"]\n[Edition \"4.8\"]\n[Termination \"resignation\"]\n\n1. a2-b2=d3 h4-h3=f4 1 0";
    let record: Record = jrn.parse().unwrap();
    let replayed = played(&record);
    assert_eq!(
        replayed.notes.iter().map(jersi_rules::record::Note::code).collect::<Vec<_>>(),
        ["score-of-other-scale"]
    );
    assert_eq!(&jrn[replayed.notes[0].span.clone()], "1 0");
    let again: Record = write_jrn(&replayed.canonical(&record)).parse().unwrap();
    assert_eq!(played(&again).notes, []);
}

#[test]
fn the_mokca_among_the_placements_means_3_0_or_the_draft() {
    let text = "N:a3 N:i3 M:b1 M:h6";
    let error = read_record(text, &Hint::default()).unwrap_err();
    assert_eq!(error.code(), "ambiguous-edition");
    assert!(error.to_string().contains("3.0, 4-draft") && !error.to_string().contains("2.0"), "{error}");
    let record = read_with(text, &of(Edition::V3_0));
    assert_eq!(record.tags.get("Variant"), Some("mokca"));
    assert_eq!(played(&record).turns.len(), 4);
    assert_eq!(code("a1:M a3:N i3:n"), "ambiguous-edition");
}

// rule 6.34
#[test]
fn cells_drops_and_relocations_of_4_x_mean_4_8() {
    for text in [
        "a6-b6 h4-h3",
        "a2-b2 h8-g7",
        "M:d4/M:d5",
        "w:d4",
        "a2-b2 f1=h2!!/K:a2",
        "1 a2-b2 2 m:d4",
        "a2-b2 2 0",
    ] {
        assert_eq!(read(text).tags.get("Edition"), Some("4.8"), "{text}");
    }
    assert_eq!(read("M:d4").tags.get("Setting"), Some("standard"), "a drop, not a placement");
    assert_eq!(read_with("M:d4", &of(Edition::V4_16)).tags.get("Edition"), Some("4.16"));
}

// rule 6.35
#[test]
fn an_ambiguous_text_names_the_candidates_until_the_caller_says_the_edition() {
    let error = read_record(&file("booklet-2.0-english.txt"), &Hint::default()).unwrap_err();
    assert_eq!(error.code(), "ambiguous-edition");
    assert!(error.to_string().contains("2.0, 3.0, 4-draft;"), "{error}");
    let error = read_record("a2-b2=d3 h4-h3=f4 1 1", &Hint::default()).unwrap_err();
    assert!(error.to_string().contains("2.0, 3.0, 4-draft, 4.8, 4.16"), "{error}");
    for edition in Edition::ALL {
        let record = read_with("a2-b2=d3 h4-h3=f4 1 1", &of(edition));
        assert_eq!(record.tags.get("Edition"), Some(edition.id()));
    }
}

// rule 6.16, 6.17
#[test]
fn byte_order_marks_line_ends_hard_spaces_and_typographic_dashes_are_tolerated() {
    for name in ["booklet-4.8-french.txt", "Fox-Lucas-2021-0425.txt", "game-fox-versus-lucas.txt"] {
        let plain = file(name);
        let comments = |line: &str| line.starts_with('#');
        let odd: Vec<String> = plain
            .lines()
            .map(|line| {
                if comments(line) { line.to_owned() } else { line.replace('-', "–").replace(' ', "\u{A0}") }
            })
            .collect();
        let odd = format!("\u{FEFF}{}\r\n", odd.join("\r\n"));
        let (plain, record) = (read(&plain), read(&odd));
        assert_eq!(plain.tags, record.tags);
        assert_eq!(plain.preface, record.preface);
        let ends = [replay_mending(&plain), replay_mending(&record)];
        let [plain_end, end] = ends.map(|replay| *replay.unwrap().end());
        assert_eq!(plain_end, end);
    }
    let spaced = read("1 a6 - b6 = d7   h7 – h6");
    assert_eq!(texts(&spaced), ["a6 - b6 = d7", "h7 – h6"]);
    assert_eq!(played(&spaced).text(0), "a6-b6=d7");
}

// rule 6.15
#[test]
fn wrong_marks_are_reported_and_not_fatal() {
    let text = file("booklet-2.0-english.txt")
        .replace("f7!", "f7")
        .replace("g6!", "g6!!")
        .replace("h6-g6", "h6-g6!");
    let replay = played(&read_with(&text, &of(Edition::V2_0)));
    assert_eq!(replay.outcome(), Some(WHITE_TAKES));
    let marks: Vec<(usize, usize, usize)> = replay
        .notes
        .iter()
        .map(|note| match note.what {
            NoteKind::Mark { turn, written, should_be, .. } => (turn, written, should_be),
            ref other => panic!("{other:?}"),
        })
        .collect();
    assert_eq!(marks, [(2, 0, 1), (3, 1, 0), (4, 2, 1)]);
    assert_eq!(&text[replay.notes[1].span.clone()], "!");
    assert_eq!(
        replay.notes[2].say(Lang::EN),
        "e8-f7=g6!!: the step captures and is marked !, but !! is written"
    );
}

#[test]
fn letters_of_either_case_and_either_ransom_sign_are_read() {
    let hint = Hint { edition: Some(Edition::V4_8), ransom: Some(true), ..Hint::default() };
    let line = |tail: &str| {
        format!(
            "1 a2-b2=d3 h4-h3=f4 2 b3-b4=d5 f4=d3! 3 d5=d3!-e4 m:f3/M:f4 4 a4-a3=c2 i1-i2=g3 5 c2=e2 h1-h2=f1 6 e2=g2-h2 {tail}"
        )
    };
    let mut ends = Vec::new();
    for tail in
        ["f1=h2!!-g2!#b5/K:a2", "F1=H2!!-G2!$B5/k:A2", "f1=h2-g2/K:a2#b5", "f1 = h2 !!- g2 ! $ b5 / K : a2"]
    {
        let record = read_with(&line(tail), &hint);
        let replay = played(&record);
        assert_eq!(replay.text(11), "f1=h2!!-g2!#b5/K:a2");
        assert_eq!(replay.turns[11].decisions.len(), 3);
        assert_eq!(read(&line(tail)).tags.get("Variant"), Some("ransom"), "a ransom tells its variant");
        ends.push(*replay.end());
    }
    assert!(ends.windows(2).all(|pair| pair[0] == pair[1]));
}

#[test]
fn writers_are_canonical() {
    let record = read("1 A6–B6=d7  h7-h6\n2 m:d5/m:d4");
    let canonical = played(&record).canonical(&record);
    assert_eq!(texts(&canonical), ["a6-b6=d7", "h7-h6", "M:d4/M:d5"]);
    assert!(write_jrn(&canonical).ends_with("\n1. a6-b6=d7 h7-h6 2. M:d4/M:d5 *\n"));
}

// rule 6.24, 6.36
#[test]
fn printed_records_number_pairs_and_turns_are_counted_one_by_one() {
    let replay = played(&read(&file("Rulebook-example-2020-0330.txt")));
    assert_eq!(replay.turns.len(), 48);
    assert_eq!(replay.end().turn_number(), 49);
    let record = read(&file("Rulebook-example-2020-0330.txt"));
    assert!(write_jrn(&record).contains("24. c1=b1! b8-a7"));
    assert!(write_booklet(&record).unwrap().contains("24  c1=b1!"));
}

#[test]
fn numbers_must_run_without_a_gap() {
    assert_eq!(code("1 a6-b6 h7-h6 3 b6-c6"), "number-missing");
    assert_eq!(code("2 a6-b6 h7-h6"), "number-missing");
    assert_eq!(code("1 a6-b6 h7-h6 1 b6-c6"), "number-twice");
    assert_eq!(code("1 a6-b6 h7-h6 2 b6-c6 3 h6-g6 c6-d6"), "turn-missing");
    assert_eq!(code("1 a6-b6 h7-h6 b6-c6"), "turn-too-many");
    assert_eq!(code("1 a6-b6 h7-h6 2"), "turn-missing");
    assert_eq!(code("a6-b6 1 h7-h6 b6-c6"), "number-missing");
    assert_eq!(texts(&read("2. b6-c6\n1.a6-b6 h7-h6")), ["a6-b6", "h7-h6", "b6-c6"]);
}

#[test]
fn placements_stand_before_numbered_pairs_without_a_number() {
    let record = read_with("N:a3 N:i3\n1 a3-b3 i3-h3", &of(Edition::V2_0));
    assert_eq!(texts(&record), ["N:a3", "N:i3", "a3-b3", "i3-h3"]);
    assert_eq!(illegal(&record).turn, 2, "the setting is not over");
}

#[test]
fn other_texts_are_no_records() {
    for text in
        ["", " \n", "hello", "Dear all,\nhow are you?", "{\"turns\":[]}", "# nothing\n", "1 2 3", "2 0"]
    {
        assert_eq!(code(text), "no-record", "{text:?}");
    }
    assert_eq!(code("a6-b6 h7-h6\nhello"), "no-turn-here");
    assert_eq!(code("a6-b6 hello"), "no-turn-here");
    assert_eq!(code("[White \"Ada\"]\na6-b6"), "no-version");
    let record = read("Une partie\nde juin\nn° tours de Blanc et Noir\n1 a6-b6 h7-h6");
    assert_eq!(record.preface, ["Une partie", "de juin"]);
}

#[test]
fn a_record_with_reserve_unless_the_caller_says_otherwise() {
    let text = file("booklet-4.8-french.txt");
    assert!(read(&text).rules().unwrap().reserve());
    let hint = Hint { reserve: Some(false), ..Hint::default() };
    let record = read_with(&text, &hint);
    assert_eq!(record.tags.get("Variant"), Some("no-reserve"));
    assert_eq!(illegal(&record).written, "M:f3/M:f4");
    let hint = Hint { reserve: Some(false), ..of(Edition::V2_0) };
    assert_eq!(read_record("a2-b2", &hint).unwrap_err().code(), "no-such-variant");
    let hint = Hint { ransom: Some(true), ..of(Edition::V2_0) };
    assert_eq!(read_record("a2-b2", &hint).unwrap_err().code(), "no-such-variant");
    let hint = Hint { setting: Some("standard-mokca".to_owned()), ..of(Edition::V3_0) };
    assert_eq!(read_with("a2-b2", &hint).tags.get("Setting"), Some("standard-mokca"));
}

#[test]
fn the_caller_must_not_contradict_a_jrn_record() {
    let text = "[JRN \"1\"][Edition \"4.8\"] 1. a2-b2 *";
    assert_eq!(read_with(text, &of(Edition::V4_8)), read(text));
    assert_eq!(read_record(text, &of(Edition::V2_0)).unwrap_err().code(), "hint-contradicts");
    let hint = Hint { reserve: Some(false), ..Hint::default() };
    assert_eq!(read_record(text, &hint).unwrap_err().code(), "hint-contradicts");
    let bare = read_with("[JRN \"1\"] 1. a2-b2 *", &of(Edition::V3_0));
    assert_eq!(bare.tags.get("Edition"), Some("3.0"));
    assert_eq!(
        replay(&read("[JRN \"1\"] a2-b2")).unwrap_err().to_string().split(';').next(),
        Some("the record names no edition")
    );
}

#[test]
fn turns_behind_the_end_are_faults() {
    let text = file("booklet-2.0-english.txt").replace("g6=i4!-i3!!", "g6=i4!-i3!! h5-g5");
    let fault = illegal(&read_with(&text, &of(Edition::V2_0)));
    assert_eq!((fault.turn, fault.code()), (7, "game-over"));
    assert_eq!(&text[fault.span], "h5-g5");
    assert_eq!(fault.nearest, [""; 0]);
}

#[test]
fn a_written_end_that_the_turns_do_not_bear_out_is_noted() {
    let with = |result: &str, termination: &str, turns: &str| {
        let text = format!(
            "[JRN \"1\"][Edition \"2.0\"][Result \"{result}\"][Termination \"{termination}\"] {turns}"
        );
        let codes: Vec<&str> =
            played(&read(&text)).notes.iter().map(jersi_rules::record::Note::code).collect();
        codes.join(" ")
    };
    let game = "a5-b5=d7 i5-h5=f7 d7=e8-f7! h6-g6 e8-f7=g6! i2-h3=f5 g6=i4!-i3!!";
    assert_eq!(with("white", "king-captured", game), "");
    assert_eq!(with("black", "king-captured", game), "result-contradicts");
    assert_eq!(with("*", "king-captured", game), "result-contradicts");
    assert_eq!(with("white", "exhaustion", game), "termination-contradicts");
    assert_eq!(with("white", "resignation", game), "termination-contradicts");
    assert_eq!(with("white", "resignation", "a5-b5=d7"), "");
    assert_eq!(with("white", "king-captured", "a5-b5=d7"), "result-contradicts termination-contradicts");
    assert_eq!(with("*", "aborted", "a5-b5=d7"), "");
    assert_eq!(with("1-0", "boredom", "a5-b5=d7"), "result-contradicts termination-contradicts");
    for termination in Termination::OUTSIDE_THE_RULES {
        assert_eq!(Termination::from_id(termination.id()), Some(termination));
    }
    assert_eq!(Termination::from_id("king-arrived"), Some(Termination::Rules(Reason::KingArrived)));
    let notes = played(&read_with("a5-b5=d7 1 0", &of(Edition::V2_0))).notes;
    assert_eq!(notes[0].say(Lang::EN), "the record says: White wins; the turns say: the game is not over");
}

#[test]
fn variations_are_judged_from_the_turn_that_they_replace() {
    let text = "[JRN \"1\"][Edition \"4.8\"] 1. a2-b2=d3 (1. b3-b4=d5 h4-h3=f4 (1... h5=h6 a1-b1) 2. a4-a3) h4-h3=f4 (1... a1-b1) *";
    let record = read(text);
    let replay = played(&record);
    let faults = replay.variation_faults();
    let told: Vec<(usize, &str, &str)> =
        faults.iter().map(|fault| (fault.turn, &text[fault.span.clone()], fault.code())).collect();
    assert_eq!(told, [(1, "h5", "no-stack"), (1, "a1", "not-yours")]);
    // There may be thousands: nothing is looked for in their place unless somebody asks.
    assert!(faults.iter().all(|fault| fault.remedy.is_none() && fault.nearest.is_empty()));
    assert!(jersi_rules::record::remedy(&faults[0].before, &faults[0].written).is_some());
}

#[test]
fn tags_tell_how_the_game_begins() {
    for edition in Edition::ALL {
        let usual = Position::start(Rules::new(edition), Setting::usual(edition));
        let bare = read(&format!("[JRN \"1\"][Edition \"{edition}\"] *"));
        assert_eq!(bare.start(), Ok(usual), "without a setting the usual one is meant");
        for facts in edition.facts().settings {
            let setting = Setting::named(edition, facts.id, 77, false).unwrap();
            let record = Record::with_setting(Rules::new(edition), setting);
            assert_eq!(
                read_jrn(&write_jrn(&record)).unwrap().start(),
                Ok(Position::start(Rules::new(edition), setting))
            );
        }
        let record = Record::with_position(&usual);
        assert_eq!(read(&write_jrn(&record)).start(), Ok(usual));
    }
    let mokca = Setting::named(Edition::V3_0, "free", 0, true).unwrap();
    let record = Record::with_setting(Rules::new(Edition::V3_0), mokca);
    assert_eq!(record.tags.get("Variant"), Some("mokca"));
    assert_eq!(record.start(), Ok(Position::start(Rules::new(Edition::V3_0), mokca)));
    for (reserve, ransom) in [(false, false), (false, true), (true, true)] {
        let rules = Rules::with(Edition::V4_16, Variant { reserve, ransom }).unwrap();
        assert_eq!(Record::with_setting(rules, Setting::usual(Edition::V4_16)).rules(), Ok(rules));
    }
}

#[test]
fn bad_tags_are_refused_with_their_place() {
    for (tags, expected, at) in [
        ("[Edition \"9.9\"]", "no-such-edition", "9.9"),
        ("[Edition \"2.0\"][Variant \"ransom\"]", "no-such-variant", "ransom"),
        ("[Edition \"2.0\"][Variant \"no-reserve\"]", "no-such-variant", "no-reserve"),
        ("[Edition \"4.8\"][Variant \"mokca\"]", "no-such-variant", "mokca"),
        ("[Edition \"4.8\"][Variant \"sideways\"]", "no-such-variant", "sideways"),
        ("[Edition \"4.8\"][Setting \"free\"]", "no-such-setting", "free"),
        ("[Edition \"2.0\"][Setting \"random\"]", "seed-missing", "random"),
        ("[Edition \"2.0\"][Setting \"random\"][Seed \"x\"]", "bad-seed", "x"),
        ("[Edition \"4.8\"][Position \"7/8/x w - 0 1\"]", "bad-position", "7/8/x"),
        (
            "[Edition \"4.8\"][Position \"7/8/7/8/9/8/7/8/7 w - 0 1\"]",
            "bad-position",
            "7/8/7/8/9/8/7/8/7 w - 0 1",
        ),
        (
            "[Edition \"2.0\"][Setting \"symmetrical\"][Position \"2n-2/6/7/8/9/8/7/6/2N-2 w - - 1\"]",
            "setting-contradicts",
            "2n-2/6/7/8/9/8/7/6/2N-2 w - - 1",
        ),
    ] {
        let text = format!("[JRN \"1\"]{tags} *");
        let Err(ReplayError::Start(error)) = replay(&read(&text)) else { panic!("{tags} must be refused") };
        assert_eq!((error.code(), &text[error.span.clone()]), (expected, at), "{error}");
    }
}

#[test]
fn booklets_are_written_and_read_again() {
    for (name, edition) in [
        ("booklet-2.0-english.txt", Edition::V2_0),
        ("booklet-4-draft-french.txt", Edition::Draft4),
        ("booklet-4.8-french.txt", Edition::V4_8),
        ("Rulebook-example-2020-0330.txt", Edition::V4_8),
        ("Fox-Lucas-2021-0425.txt", Edition::V4_8),
        ("game-fox-versus-lucas.txt", Edition::V2_0),
    ] {
        let record = read_with(&file(name), &of(edition));
        let text = write_booklet(&record).unwrap();
        let mut again = read_with(&text, &of(edition));
        again.preface.clone_from(&record.preface);
        // The players and the day stand in the preface, which the booklet's table has not.
        for name in ["Date", "White", "Black"] {
            if let Some(value) = record.tags.get(name) {
                again.tags.set(name, value);
            }
        }
        assert_eq!(again, record, "{text}");
    }
    let pairs = write_booklet(&read_with(&file("booklet-4-draft-french.txt"), &of(Edition::V2_0))).unwrap();
    let printed =
        "a5-b5=d7     i5-h5=f7\nd7=e8-f7!    h6-g6\ne8-f7=g6!    i2-h3=f5\ng6=i4!-i3!!\n1            0\n";
    assert_eq!(pairs, printed);
    let blocks = write_booklet(&read(&file("booklet-4.8-french.txt"))).unwrap();
    let cells = |text: &str| -> Vec<Vec<String>> {
        text.lines().map(|line| line.split_whitespace().map(str::to_owned).collect()).collect()
    };
    assert_eq!(
        cells(&blocks),
        cells(&file("booklet-4.8-french.txt"))[1..],
        "as in the booklet, but for the heading"
    );
}

#[test]
fn a_free_setting_is_written_in_the_booklets_way() {
    let text = "N:a3 N:i3 C:b1 C:h6 R:b2 R:h5 K:b3 K:h4\nC:b4\n";
    let record = read_with(text, &of(Edition::V3_0));
    assert_eq!(write_booklet(&record).unwrap(), text);
    let mut with_turns = record.clone();
    with_turns.turns.push(WrittenTurn::new("a3-b3"));
    assert_eq!(write_booklet(&with_turns).unwrap(), format!("{text}\na3-b3\n"));
}

#[test]
fn what_a_booklet_cannot_tell_is_refused() {
    let position = read(&file("positions-at-move-19.txt"));
    assert_eq!(write_booklet(&position).unwrap_err().code(), "not-in-booklet");
    let random = Setting::named(Edition::V2_0, "random", 7, false).unwrap();
    let random = Record::with_setting(Rules::new(Edition::V2_0), random);
    assert_eq!(write_booklet(&random).unwrap_err().code(), "not-in-booklet");
    assert_eq!(write_booklet(&Record::default()).unwrap_err().code(), "edition-missing");
}

// rule 6.37
#[test]
fn every_layout_survives_as_jrn() {
    for name in [
        "booklet-4.8-french.txt",
        "Rulebook-example-2020-0330.txt",
        "Fox-Lucas-2021-0425.txt",
        "game-fox-versus-lucas.txt",
        "game-1-ai-certu-versus-lucas.txt",
        "positions-at-move-19.txt",
    ] {
        let record = read(&file(name));
        assert_eq!(read_jrn(&write_jrn(&record)), Ok(record));
    }
}

#[test]
fn an_outcome_is_told_where_the_record_is_silent() {
    let mut record = read(&file("Fox-Lucas-2021-0425.txt"));
    let outcome = played(&record).outcome().unwrap();
    record.tell_outcome(outcome);
    assert_eq!(record.tags.get("Result"), Some("white"));
    assert_eq!(record.termination(), Some(Termination::Rules(Reason::KingArrived)));
    assert_eq!(played(&record).notes, []);
}

/// The examples of the page on the format.
fn examples() -> Vec<String> {
    let page = std::fs::read_to_string(format!("{}/../../docs/jrn.md", env!("CARGO_MANIFEST_DIR"))).unwrap();
    page.split("```jrn\n").skip(1).map(|rest| rest.split("```").next().unwrap().to_owned()).collect()
}

#[test]
fn the_examples_of_the_page_on_jrn_are_legal_and_canonical() {
    let examples = examples();
    assert_eq!(examples.len(), 3);
    for example in &examples {
        let record = read(example);
        assert_eq!(&write_jrn(&record), example);
        let replay = played(&record);
        assert_eq!(replay.notes, []);
        assert_eq!(replay.variation_faults(), []);
        assert_eq!(replay.canonical(&record), record);
    }
    let record = read(&examples[0]);
    assert_eq!(record.tags.get("Black"), Some("Léo \"the fool\" B."));
    assert_eq!(record.turns[0].mark("clk"), Some("0:09:41"));
    assert_eq!(record.termination(), Some(Termination::Resignation));
}

const FILES: [&str; 9] = [
    "booklet-2.0-english.txt",
    "booklet-4-draft-french.txt",
    "booklet-4.8-english.txt",
    "booklet-4.8-french.txt",
    "Rulebook-example-2020-0330.txt",
    "Fox-Lucas-2021-0425.txt",
    "game-fox-versus-lucas.txt",
    "game-1-ai-certu-versus-lucas.txt",
    "positions-at-move-19.txt",
];

/// Reads and replays a text in every way; the places that are told must be places of the text.
fn nothing_breaks(text: &str) {
    let place =
        |span: &std::ops::Range<usize>| assert!(text.get(span.clone()).is_some(), "{span:?} of {text:?}");
    let _ = detect_layout(text);
    let hints = Edition::ALL.into_iter().map(of).chain([Hint::default()]);
    for hint in hints {
        let record = match read_record(text, &hint) {
            Ok(record) => record,
            Err(error) => {
                place(&error.span);
                continue;
            }
        };
        for turn in &record.turns {
            assert_eq!(
                text[turn.span.clone()].replace('"', "").is_empty(),
                turn.text.replace('"', "").is_empty()
            );
        }
        for replay in [replay(&record), replay_mending(&record)] {
            match replay {
                Ok(replay) => {
                    replay.notes.iter().for_each(|note| place(&note.span));
                    replay.mended.iter().for_each(|mended| place(&mended.span));
                    for fault in replay.variation_faults() {
                        place(&fault.span);
                    }
                    let canonical = replay.canonical(&record);
                    let again = played(&canonical);
                    assert_eq!(again.end(), replay.end());
                    assert_eq!(again.canonical(&canonical), canonical);
                }
                Err(ReplayError::Turn(fault)) => place(&fault.span),
                Err(ReplayError::Start(error)) => place(&error.span),
            }
        }
        if let Ok(booklet) = write_booklet(&record) {
            let _ = read_record(&booklet, &hint);
        }
    }
}

/// Pieces of records, and other things.
fn scrap() -> impl Strategy<Value = String> {
    prop_oneof![
        "[a-iq][0-9l](-|=|–)[a-i][1-9]!?(-|=)?",
        "[A-Z]:[a-i][1-9]/?",
        "[a-i][1-9]:[NKCRMnkcr]",
        "[0-9]{1,3}[.)]{0,3}",
        "[ \n\t#\u{A0}\u{FEFF}\u{200B}*$/!-]{1,3}",
        "(2 0|1 1|0 1|/K:a2|#c3)",
        any::<String>(),
    ]
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(128))]

    #[test]
    fn any_text_is_read_or_refused(text in any::<String>()) {
        nothing_breaks(&text);
    }

    #[test]
    fn scraps_of_records_are_read_or_refused(scraps in prop::collection::vec((scrap(), " ?"), 0..40)) {
        let text: String = scraps.into_iter().map(|(scrap, space)| scrap + &space).collect();
        nothing_breaks(&text);
    }

    #[test]
    fn spoilt_records_are_read_or_refused(
        name in prop::sample::select(FILES.to_vec()),
        jrn in any::<bool>(),
        spoils in prop::collection::vec((any::<prop::sample::Index>(), scrap(), 0..4_usize), 1..4),
    ) {
        let mut text = file(name);
        if jrn {
            text = write_jrn(&read_with(&text, &Hint { edition: (name.contains("2.0") || name.contains("draft")).then_some(Edition::V2_0), ..Hint::default() }));
        }
        for (at, odd, gone) in spoils {
            let chars: Vec<char> = text.chars().collect();
            let at = at.index(chars.len());
            let end = (at + gone).min(chars.len());
            text = chars[..at].iter().copied().chain(odd.chars()).chain(chars[end..].iter().copied()).collect();
        }
        nothing_breaks(&text);
    }
}
