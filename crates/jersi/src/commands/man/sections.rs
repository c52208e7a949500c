//! The sections of a manual page that do not come from its options.

use std::io::Write;

use clap_mangen::roff::{Inline, Roff, bold, roman};

/// What the environment says, and who listens.
const ENVIRONMENT: [(&str, &str); 11] = [
    (
        "LC_ALL, LC_MESSAGES, LANG",
        "The language to speak, unless --lang tells it: the first one that is set decides.",
    ),
    ("JERSI_HOME", "The folder in which games are kept."),
    ("XDG_DATA_HOME", "The user's data folder; games are kept in its folder jersi if JERSI_HOME is not set."),
    ("HOME", "The user's folder; ~/.local/share is the data folder if XDG_DATA_HOME is not set."),
    ("NO_COLOR", "If it is set and not empty, the full screen has no colours unless --colors asks for them."),
    ("COLORTERM", "truecolor and 24bit tell that the terminal has all colours."),
    ("TERM", "The terminal: dumb ones get line mode, and names that end in -direct have all colours."),
    ("COLORFGBG", "Whether the terminal is light or dark."),
    ("BROWSER", "What jersi serve --open shows the page with."),
    ("DISPLAY", "Whether there is a screen that a browser could be shown on."),
    ("WAYLAND_DISPLAY", "The same."),
];

/// Files that are read and written without being named.
const FILES: [(&str, &str); 1] = [(
    "$JERSI_HOME, $XDG_DATA_HOME/jersi, ~/.local/share/jersi",
    "Games that jersi play keeps after every turn, as JRN, and club.db with the games between people that jersi serve \
     keeps; the first of these that can be. Nothing else is read or written without being asked for.",
)];

/// What exit codes mean.
const EXIT_STATUS: [(&str, &str); 4] = [
    ("0", "It is done, or the answer is yes."),
    ("1", "The question was understood, and the answer is no: a turn is not legal, a check failed."),
    (
        "2",
        "The question was not understood, or a file could not be read or written. Standard error tells why.",
    ),
    ("130", "Ctrl-C ended it; what was found so far is told."),
];

/// What closes the help: paragraphs that are filled, and examples, each with what it does.
pub fn of_help(help: &str, out: &mut dyn Write) -> std::io::Result<()> {
    let mut roff = Roff::new();
    let mut is_first = true;
    for paragraph in help.split("\n\n").filter(|paragraph| !paragraph.trim().is_empty()) {
        match paragraph.strip_prefix("Examples:\n") {
            Some(examples) => {
                roff.control("SH", ["EXAMPLES"]);
                examples.lines().for_each(|line| example(&mut roff, line));
            }
            None => {
                roff.control(if is_first { "SH" } else { "PP" }, is_first.then_some("NOTES"));
                is_first = false;
                roff.text([roman(paragraph.split_whitespace().collect::<Vec<_>>().join(" "))]);
            }
        }
    }
    roff.to_writer(out)
}

/// A command, and indented under it what stands beside it in the help.
fn example(roff: &mut Roff, line: &str) {
    let line = line.trim();
    let (command, about) = line.split_once("   ").unwrap_or((line, ""));
    roff.control("HP", ["4"]);
    roff.text([bold(command)]);
    if !about.trim().is_empty() {
        roff.control("br", []);
        roff.text([roman(about.trim())]);
    }
}

/// What is the same for every command.
pub fn of_every_page(out: &mut dyn Write) -> std::io::Result<()> {
    let mut roff = Roff::new();
    list(&mut roff, "EXIT STATUS", &EXIT_STATUS);
    list(&mut roff, "ENVIRONMENT", &ENVIRONMENT);
    list(&mut roff, "FILES", &FILES);
    roff.control("SH", ["SEE ALSO"]);
    roff.text([roman("docs/ and README.md of the sources; jersi COMMAND --help.")]);
    roff.to_writer(out)
}

fn list(roff: &mut Roff, heading: &str, rows: &[(&str, &str)]) {
    roff.control("SH", [heading]);
    for (name, about) in rows {
        roff.control("TP", []);
        roff.text([bold(*name)]);
        roff.text([Inline::Roman((*about).to_owned())]);
    }
}
