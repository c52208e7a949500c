//! `jersi figure`, with the binary itself.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, Output};

fn data(name: &str) -> String {
    format!("{}/../jersi-rules/tests/data/records/{name}", env!("CARGO_MANIFEST_DIR"))
}

/// An empty folder.
fn scratch(name: &str) -> PathBuf {
    let folder = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join("figure").join(name);
    if folder.exists() {
        fs::remove_dir_all(&folder).expect("emptied");
    }
    fs::create_dir_all(&folder).expect("a folder");
    folder
}

fn figure(folder: &Path, arguments: &[&str]) -> Output {
    let mut command = Command::new(env!("CARGO_BIN_EXE_jersi"));
    command.arg("figure").args(arguments).current_dir(folder).env_clear();
    let output = command.output().expect("the binary starts");
    assert!(!String::from_utf8_lossy(&output.stderr).contains("panicked"), "{output:?}");
    output
}

/// What goes to standard output when all is well.
fn drawn(folder: &Path, arguments: &[&str]) -> Vec<u8> {
    let output = figure(folder, arguments);
    assert_eq!(output.status.code(), Some(0), "{arguments:?}: {}", String::from_utf8_lossy(&output.stderr));
    output.stdout
}

fn svg(arguments: &[&str]) -> String {
    String::from_utf8(drawn(Path::new("."), arguments)).expect("UTF-8")
}

/// What is said, and the exit code; nothing may be drawn.
fn refused(folder: &Path, arguments: &[&str]) -> (String, i32) {
    let output = figure(folder, arguments);
    assert!(output.stdout.is_empty(), "{arguments:?}");
    (String::from_utf8(output.stderr).expect("UTF-8"), output.status.code().expect("no signal"))
}

fn files(folder: &Path) -> Vec<String> {
    let entries = fs::read_dir(folder).expect("the folder");
    let mut names: Vec<String> =
        entries.map(|entry| entry.expect("an entry").file_name().to_string_lossy().into_owned()).collect();
    names.sort();
    names
}

fn count(text: &str, part: &str) -> usize {
    text.matches(part).count()
}

#[test]
fn a_position_is_drawn_to_standard_output() {
    let text = svg(&[]);
    assert!(text.starts_with("<svg ") && text.ends_with("</svg>"));
    assert!(text.contains("<title>JERSI 4.8, turn 1, White to play</title>"), "{}", &text[..400]);
    assert_eq!(text, svg(&["-o", "-"]));
    assert_eq!(text, svg(&["--format", "svg", "--style", "simple", "--theme", "wood-light"]));
    assert!(!text.contains("<text"), "nothing depends on a font");
}

#[test]
fn every_edition_setting_style_and_theme_is_drawn() {
    let games: [&[&str]; 9] = [
        &["--edition", "2.0"],
        &["--edition", "2.0", "--setting", "random", "--seed", "5"],
        &["--edition", "2.0", "--setting", "free", "--reserves"],
        &["--edition", "3.0", "--setting", "standard-mokca", "--zones"],
        &["--edition", "4-draft", "--setting", "standard-mokca"],
        &["--edition", "4.8", "--reserves", "--captured"],
        &["--edition", "4.8", "--no-reserve", "--ransom"],
        &["--edition", "4.16", "--ransom"],
        &["--position", "7/8/7/8/3R-k-4/8/7/8/3K-3 w - 4 31"],
    ];
    for game in games {
        let mut seen = std::collections::HashSet::new();
        for style in ["dots", "simple"] {
            for theme in ["wood-light", "wood-dark", "plain-light", "plain-dark"] {
                let words = ["--style", style, "--theme", theme, "--coordinates", "--flip"];
                assert!(seen.insert(svg(&[game, &words].concat())), "{game:?} {style} {theme}");
            }
        }
    }
}

#[test]
fn options_change_what_they_say() {
    let plain = svg(&[]);
    assert!(svg(&["--coordinates"]).contains("names-maple"));
    assert!(!plain.contains("names-maple"));
    assert!(svg(&["--coordinates=rows"]).len() < svg(&["--coordinates=cells"]).len());
    assert_eq!(svg(&["--coordinates=hidden"]), plain);
    assert_ne!(svg(&["--flip"]), plain);
    assert!(svg(&["--size", "320"]).contains(r#"width="320""#));
    assert!(plain.contains(r#"width="800""#));
    assert_eq!(count(&svg(&["--reserves"]), "-mountain-top\" transform"), 8);
    assert!(svg(&["--title", "<Ada> & Léo"]).contains("<title>&lt;Ada&gt; &amp; Léo</title>"));
    let french = svg(&["--lang", "fr", "--turn", "a2-b2"]);
    assert!(french.contains("<title>JERSI 4.8, tour 1, à Blanc de jouer\u{202f}: a2-b2</title>"));
    assert!(plain.contains("#EDF0F1") && !svg(&["--transparent"]).contains("#EDF0F1"));
}

#[test]
fn a_turn_is_drawn_on_the_position_before_it() {
    let text = svg(&["--turn", "a2-b2=d3", "--caption"]);
    for part in ["path-play-one", "path-play-two", "path-play-head", "path-play-from"] {
        assert_eq!(count(&text, &format!("href=\"#{part}\"")), 1, "{part}");
    }
    assert_eq!(count(&text, "href=\"#simple-white-scissors\""), 4, "the scissors are still on a2");
    let drops = svg(&["--turn", "M:d4/W:d5"]);
    assert_eq!(count(&drops, "href=\"#path-play-fall\""), 2);
    let ransom = "3k-3/8/7/8/3R-k-4/8/7/8/3K-3 w - 4 31";
    assert!(refused(Path::new("."), &["--position", ransom, "--ransom"]).0.contains("king"));
}

#[test]
fn captures_gifts_and_the_relocated_king_are_marked() {
    let position = "7/8/7/8/3R-k-p-3/8/7/8/3K-3 w - 4 31";
    let text = svg(&["--position", position, "--turn", "e4-e5!!/K:i3"]);
    assert_eq!(count(&text, "href=\"#mark-captured\""), 1);
    assert_eq!(count(&text, "href=\"#path-play-fall\""), 1);
    let text = svg(&["--position", position, "--ransom", "--turn", "e4-e5!!#e6/K:i3"]);
    assert_eq!(count(&text, "href=\"#mark-captured\""), 2, "the king and the paper that is given");
}

#[test]
fn a_moment_of_a_record_is_drawn() {
    let record = data("Fox-Lucas-2021-0425.txt");
    let after = |words: &[&str]| svg(&[&["--record", record.as_str()], words].concat());
    assert_eq!(after(&["--after", "0"]), svg(&[]));
    assert_ne!(after(&["--after", "1"]), after(&["--after", "2"]));
    assert!(after(&[]).contains("White wins: the king has reached the far row"));
    let last = after(&["--after", "3", "--last"]);
    assert!(last.contains("path-history-head") && last.contains("(d8=f7-f6!)"), "{}", &last[..600]);
    assert_eq!(count(&last, "href=\"#mark-taken\""), 1);
    assert!(!after(&["--after", "3"]).contains("href=\"#path-history-head\""));
    let captured = after(&["--after", "3", "--captured"]);
    assert_eq!(count(&captured, "scale(0.62)"), 2, "a stack was captured");
    let mended = data("booklet-4.8-english.txt");
    assert!(svg(&["--record", &mended, "--mend", "--edition", "4.8"]).contains("Black wins"));
}

#[test]
fn a_picture_is_written_whole_over_an_older_one() {
    let folder = scratch("png");
    fs::write(folder.join("x.png"), "old").expect("written");
    assert!(drawn(&folder, &["--size", "184", "-o", "x.png"]).is_empty());
    let reader =
        png::Decoder::new(std::io::BufReader::new(fs::File::open(folder.join("x.png")).expect("a file")));
    let reader = reader.read_info().expect("a PNG file");
    assert_eq!((reader.info().width, reader.info().height), (184, 166));
    assert_eq!(files(&folder), ["x.png"], "no draft is left");
    let piped = drawn(&folder, &["--size", "184", "--format", "png"]);
    assert_eq!(piped, fs::read(folder.join("x.png")).expect("a file"));
    drawn(&folder, &["--format", "svg", "-o", "strange.name"]);
    assert!(fs::read_to_string(folder.join("strange.name")).expect("a file").starts_with("<svg"));
}

#[test]
fn a_record_becomes_pages() {
    let folder = scratch("sheet");
    let record = data("Fox-Lucas-2021-0425.txt");
    let output = figure(&folder, &["--record", &record, "--sheet", "-o", "game.svg"]);
    assert_eq!(output.status.code(), Some(0), "{output:?}");
    let pages = files(&folder);
    assert!(pages.len() > 3 && pages[0] == "game-1.svg", "{pages:?}");
    assert!(String::from_utf8_lossy(&output.stderr).contains("pages: game-1.svg to game-"));
    let text: String =
        pages.iter().map(|page| fs::read_to_string(folder.join(page)).expect("a page")).collect();
    assert!(text.contains(">The beginning<") && text.contains(">1.\u{a0}b8-b7=d8<"), "the first captions");
    assert!(text.contains(">31.\u{a0}f6=h7-i6<"), "the last caption");
    assert_eq!(count(&text, "href=\"#board\""), 62, "the beginning and 61 turns");
    // Pairs, in one page.
    let words = ["--record", &record, "--sheet", "--every", "2", "--columns", "6", "--lang", "fr", "-o", "-"];
    let page = String::from_utf8(drawn(&folder, &words)).expect("UTF-8");
    assert_eq!(count(&page, "href=\"#board\""), 32);
    assert!(
        page.contains("Une partie de JERSI") && page.contains("Blanc gagne\u{202f}: le roi"),
        "in French"
    );
    let (told, code) = refused(&folder, &["--record", &record, "--sheet"]);
    assert_eq!(code, 2);
    assert!(told.contains("pages") && told.contains("-o"), "{told}");
}

#[test]
fn players_and_events_head_the_page() {
    let folder = scratch("head");
    let game = "[JRN \"1\"]\n[Edition \"4.8\"]\n[White \"Ada\"]\n[Black \"Léo <B.>\"]\n[Event \"Evening\"]\n\
        [Date \"2020-09-26\"]\n[Result \"black\"]\n[Termination \"resignation\"]\n\n1. a2-b2=d3 h4-h3=f4 0 2\n";
    fs::write(folder.join("game.jrn"), game).expect("written");
    let page = String::from_utf8(drawn(&folder, &["--record", "game.jrn", "--sheet"])).expect("UTF-8");
    assert!(page.contains(">Ada – Léo &lt;B.&gt;</text>"), "{page}");
    assert!(page.contains(">JERSI, edition 4.8 · Evening · 2020-09-26</text>"), "{page}");
    assert!(page.contains(">Black wins: "), "{page}");
}

/// The frames of a GIF file, as a viewer shows them.
fn frames(gif: &[u8]) -> Vec<Vec<[u8; 3]>> {
    let mut options = gif::DecodeOptions::new();
    options.set_color_output(gif::ColorOutput::RGBA);
    let mut decoder = options.read_info(gif).expect("a GIF file");
    let width = usize::from(decoder.width());
    let mut screen = vec![[0; 3]; width * usize::from(decoder.height())];
    let mut frames = vec![];
    while let Some(frame) = decoder.read_next_frame().expect("a frame") {
        for (place, pixel) in frame.buffer.chunks(4).enumerate().filter(|(_, pixel)| pixel[3] > 0) {
            let (x, y) = (place % usize::from(frame.width), place / usize::from(frame.width));
            screen[(y + usize::from(frame.top)) * width + x + usize::from(frame.left)] =
                [pixel[0], pixel[1], pixel[2]];
        }
        frames.push(screen.clone());
    }
    frames
}

fn pixels(png: &[u8]) -> Vec<[u8; 3]> {
    let mut reader = png::Decoder::new(std::io::Cursor::new(png)).read_info().expect("a PNG file");
    let mut data = vec![0; reader.output_buffer_size().expect("a size")];
    reader.next_frame(&mut data).expect("pixels");
    data.chunks(3).map(|pixel| [pixel[0], pixel[1], pixel[2]]).collect()
}

/// The mean difference of a channel.
fn distance(one: &[[u8; 3]], other: &[[u8; 3]]) -> f64 {
    assert_eq!(one.len(), other.len());
    let pairs = one.iter().flatten().zip(other.iter().flatten());
    let sum: u32 = pairs.map(|(one, other)| u32::from(one.abs_diff(*other))).sum();
    f64::from(sum) / f64::from(u32::try_from(3 * one.len()).expect("a small picture"))
}

#[test]
fn a_record_becomes_an_animation_of_the_same_pictures() {
    let folder = scratch("gif");
    let record = data("Fox-Lucas-2021-0425.txt");
    let look = ["--record", record.as_str(), "--size", "184", "--theme", "plain-light", "--captured"];
    let film = ["--gif", "--from", "2", "--to", "6", "--delay", "0.5", "-o", "x.gif"];
    drawn(&folder, &[&look[..], &film[..]].concat());
    let frames = frames(&fs::read(folder.join("x.gif")).expect("a file"));
    assert_eq!(frames.len(), 5);
    for (frame, after) in frames.iter().zip(2..) {
        let after = after.to_string();
        let words = ["--format", "png", "--last", "--after", after.as_str()];
        let picture = pixels(&drawn(&folder, &[&look[..], &words[..]].concat()));
        let own = distance(frame, &picture);
        assert!(own < 2.0, "after {after}: {own}");
    }
    assert!(distance(&frames[0], &frames[1]) > 0.5, "a turn is seen");
}

#[test]
fn a_game_that_is_still_in_its_setting_is_one_frame() {
    let folder = scratch("free");
    let game = "[JRN \"1\"]\n[Edition \"2.0\"]\n[Setting \"free\"]\n\nN:a3 N:i3 C:b1 *\n";
    fs::write(folder.join("free.jrn"), game).expect("written");
    drawn(&folder, &["--record", "free.jrn", "--reserves", "--caption", "--size", "92", "-o", "x.gif"]);
    assert_eq!(frames(&fs::read(folder.join("x.gif")).expect("a file")).len(), 1, "no turn was played yet");
}

#[test]
fn bad_questions_are_answered_clearly() {
    let folder = scratch("bad");
    fs::create_dir(folder.join("folder.svg")).expect("a folder");
    fs::write(folder.join("kept.svg"), "kept").expect("written");
    let record = data("Fox-Lucas-2021-0425.txt");
    let record = record.as_str();
    let cases: [(&[&str], i32, &str); 41] = [
        (&["-o", "x.jpg"], 2, "there are no figures of the kind .jpg"),
        (&["-o", "x"], 2, "does not tell what kind of file it is"),
        (&["-o", "no/such/x.svg"], 2, "cannot write no/such/x.svg"),
        (&["-o", "folder.svg"], 2, "it is a folder"),
        (&["--record", record, "--after", "62"], 2, "holds 61 turns, so there is no position after 62"),
        (&["--record", record, "--sheet", "--to", "99"], 2, "holds 61 turns"),
        (&["--record", record, "--gif", "--from", "9", "--to", "3"], 2, "--from 9 comes after --to 3"),
        (&["--record", record, "--from", "9"], 2, "one moment is --after N"),
        (&["--record", "nowhere.jrn"], 2, "cannot read nowhere.jrn"),
        (&["--record", record, "--after", "0", "--last"], 2, "no turn leads to the beginning"),
        (
            &["--turn", "a2-b2=d4", "-o", "kept.svg"],
            1,
            "a stack moves by one or two cells in a straight line",
        ),
        (&["--turn", "a2+b2"], 2, "^"),
        (&["--last"], 2, "--record"),
        (&["--caption"], 2, "--caption writes the turn that is shown"),
        (&["--gif", "-o", "x.gif"], 2, "--record"),
        (&["-o", "x.gif"], 2, "an animation shows a game"),
        (&["--record", record, "--gif", "-o", "x.png"], 2, "--gif makes a GIF file, not PNG"),
        (&["--record", record, "--sheet", "-o", "x.png"], 2, "a sheet is SVG"),
        (&["--record", record, "--sheet", "-o", "x.gif"], 2, "a sheet is SVG"),
        (&["--record", record, "--after", "3", "-o", "x.gif"], 2, "--after is for one board"),
        (&["--record", record, "--transparent", "-o", "x.gif"], 2, "--transparent is for one board"),
        (&["--record", record, "--delay", "2"], 2, "--delay is for an animation"),
        (&["--record", record, "--gif", "--delay", "0"], 2, "from 0.02 to 60"),
        (&["--columns", "4"], 2, "--sheet"),
        (&["--record", record, "--sheet", "--columns", "9"], 2, "from 1 to 8"),
        (&["--style", "cubist"], 2, "dots, simple"),
        (&["--theme", "neon"], 2, "plain-dark"),
        (&["--size", "9"], 2, "from 80 to 8192"),
        (&["--size", "wide"], 2, "--size"),
        (&["--mark", "e5,x9"], 2, "no cell is called x9"),
        (&["--mark", "e5,"], 2, "write cells"),
        (&["--mark", "e5:mauve"], 2, "the colours are blue, red"),
        (&["--arrow", "e5"], 2, "this is no arrow"),
        (&["--arrow", "e5-e5"], 2, "this is no arrow"),
        (&["--arrow", "e5=f5-k1:red"], 2, "      ^^"),
        (&["--caption=囲碁"], 2, "no letter for '囲'"),
        (&["--record", record, "--sheet", "--mark", "e5"], 2, "do not go together"),
        (&["--record", record, "--mark", "e5", "-o", "x.gif"], 2, "for one board"),
        (&["--record", record, "--sheet", "-o", "x.pdf"], 2, "a sheet is SVG"),
        (&["--position", "7/8/7 w - 0 1"], 2, "9 rows"),
        (&["--edition", "3.0", "--ransom"], 2, "ransom"),
    ];
    for (arguments, wanted, word) in cases {
        let (told, code) = refused(&folder, arguments);
        assert_eq!(code, wanted, "{arguments:?}: {told}");
        assert!(told.contains(word), "{arguments:?}: {told}");
    }
    assert_eq!(files(&folder), ["folder.svg", "kept.svg"], "nothing was written");
    assert_eq!(fs::read_to_string(folder.join("kept.svg")).expect("it is there"), "kept");
}

#[test]
fn a_reader_that_leaves_early_hears_nothing_more() {
    let (reader, writer) = std::io::pipe().expect("a pipe");
    drop(reader);
    let mut command = Command::new(env!("CARGO_BIN_EXE_jersi"));
    let output = command.arg("figure").stdout(writer).stderr(std::process::Stdio::piped());
    let output = output.spawn().and_then(std::process::Child::wait_with_output).expect("it ends");
    assert_eq!((output.status.code(), output.stderr.len()), (Some(0), 0), "{output:?}");
}

#[test]
fn own_marks_arrows_and_words() {
    let plain = svg(&["--coordinates"]);
    let shown = svg(&[
        "--mark",
        "e5,f6:red",
        "--mark",
        "a1",
        "--arrow",
        "e5-f6=h7:green",
        "--caption=Où va-t-il ?",
        "--coordinates",
    ]);
    assert_eq!(count(&shown, "href=\"#ring-red\""), 2);
    assert_eq!(count(&shown, "href=\"#ring-blue\""), 1);
    assert_eq!((count(&shown, "#path-green-one"), count(&shown, "#path-green-two")), (1, 1));
    assert_eq!(count(&shown, "#path-green-head"), 1);
    assert!(!plain.contains("ring-") && !plain.contains("path-green"), "only what is asked for is defined");
    let height = |svg: &str| -> f64 {
        let text = svg.split("height=\"").nth(1).and_then(|rest| rest.split('"').next());
        text.and_then(|text| text.parse().ok()).expect("a height")
    };
    assert!(height(&shown) > height(&plain));
    assert_eq!(svg(&["--caption", "Où va-t-il ?"]), svg(&["--caption=Où va-t-il ?"]));
    let long = svg(&[&format!("--caption={}", "A long story. ".repeat(12).trim_end())]);
    assert!(height(&long) > height(&shown), "broken into lines");
    // An arrow need not be a legal turn, but its cells must be there.
    assert!(svg(&["--edition", "2.0", "--arrow", "a1-i5:purple"]).contains("#path-purple-head"));
}

#[test]
fn a_page_of_pdf() {
    let folder = scratch("pdf");
    let arguments = ["--caption=Black's king", "--mark", "i4:red", "--reserves", "--title", "Le début", "-o"];
    drawn(&folder, &[&arguments[..], &["one.pdf"]].concat());
    drawn(&folder, &[&arguments[..], &["two.pdf"]].concat());
    let one = fs::read(folder.join("one.pdf")).expect("a file");
    assert_eq!(one, fs::read(folder.join("two.pdf")).expect("a file"), "the same question, the same file");
    assert!(one.starts_with(b"%PDF-1.7\n") && one.ends_with(b"%%EOF\n"));
    // The title in UTF-16: "Le début".
    let title = "/Title <FEFF004C00650020006400E9006200750074>";
    assert!(String::from_utf8_lossy(&one).contains(title));
    assert_eq!(files(&folder), ["one.pdf", "two.pdf"]);
}
