//! What a game at the command line says: line by line, and about files.

use std::io;
use std::path::Path;

use jersi_engine::{Score, Verdict};
use jersi_rules::notation::write_position;
use jersi_rules::{Color, Kind, Position, Stage};

use super::table::name;
use super::{English, LANG};
use crate::{Deed, FaultWords, FileNews, PlayWords, TableWords, Trouble, kind_plural};

impl PlayWords for English {
    fn sits(&self, color: Color, who: &str) -> String {
        format!("{}: {who}", name(color))
    }

    fn seeded(&self, who: &str, seed: u64) -> String {
        format!("{who} (seed {seed})")
    }

    fn welcome(&self) -> String {
        "Type a turn such as a2-b2, or a word: turns, why, hint, undo, help, quit. Tab completes.".to_owned()
    }

    fn help(&self) -> String {
        HELP.to_owned()
    }

    fn line_prompt(&self, position: &Position) -> String {
        let who = name(position.decider());
        match position.stage() {
            Stage::Setting => format!("{who} places> "),
            Stage::Turn => format!("{who} {}> ", position.turn_label().pair()),
            Stage::Gift(_) => format!("{who} gives> "),
            Stage::Relocation => format!("{who} relocates> "),
        }
    }

    fn line_prompt_over(&self) -> String {
        "game over> ".to_owned()
    }

    fn ask_gift(&self, position: &Position, kind: Kind, choices: &str) -> String {
        let (who, kinds) = (name(position.decider()), kind_plural(position.edition(), kind, LANG));
        format!("The ransom: {who} decides which of his {kinds} he gives: {choices}")
    }

    fn ask_relocation(&self, position: &Position, choices: &str) -> String {
        let who = name(position.decider());
        format!("The ransom is given: {who} decides where the captured king goes: {choices}")
    }

    fn plays(&self, color: Color, turn: &str) -> String {
        format!("{} plays {turn}", name(color))
    }

    fn legal(&self, turn: &str) -> String {
        format!("Legal: {turn}")
    }

    fn marks(&self, turn: &str) -> String {
        format!("The capture marks are otherwise: {turn}")
    }

    fn no(&self, line_number: Option<usize>) -> String {
        line_number.map_or("No: ".to_owned(), |number| format!("Line {number} is refused: "))
    }

    fn unknown_line(&self, word: &str) -> String {
        format!("{word:?} is neither a turn nor a word of this game; `help` lists them")
    }

    fn over_line(&self, reopens: bool) -> String {
        let text = match reopens {
            true => "the game is over; `undo` or `new` go on",
            false => "the game is over; `new` begins another",
        };
        text.to_owned()
    }

    fn score_line(&self, white: u8, black: u8) -> String {
        format!("Score: {white} {black}")
    }

    fn draw_word(&self) -> String {
        "`draw`".to_owned()
    }

    fn last_turn(&self, player: Color, turn: &str) -> String {
        format!("last turn: {} {turn}", name(player))
    }

    fn position(&self, position: &Position) -> String {
        format!("position: {}", write_position(position))
    }

    fn yes_or_no(&self) -> String {
        "[Y/n]".to_owned()
    }

    fn score(&self, score: Score) -> String {
        match score.verdict() {
            Verdict::Units(units) => format!("{units:+} units"),
            Verdict::WinIn(1) => "wins with this turn".to_owned(),
            Verdict::WinIn(turns) => format!("wins in {turns} turns"),
            Verdict::LossIn(turns) => format!("loses in {turns} turns"),
        }
    }

    fn stands(&self, player: Color, score: Score, chance: f64) -> String {
        format!("{}: {}, winning chance {}", name(player), self.score(score), self.percent(chance))
    }

    fn file(&self, news: FileNews, path: &Path) -> String {
        let path = path.display();
        match news {
            FileNews::Saved => format!("Saved in {path}"),
            FileNews::Loaded => format!("Loaded from {path}"),
            FileNews::Record => format!("The record is kept in {path}"),
            FileNews::Unfinished => {
                format!("The game is kept in {path}; `jersi play --continue` goes on with it.")
            }
            FileNews::Offered => format!("An unfinished game is kept in {path}; --continue goes on with it."),
            FileNews::Declined => format!("The game stays kept in {path}; `jersi games` lists all of them."),
            FileNews::Busy => format!("The game in {path} is being played elsewhere."),
            FileNews::InTheWay => {
                format!("{path} is there already, and it is no record that may be replaced")
            }
        }
    }

    fn would_replace(&self, name: &str) -> String {
        format!("{name} is there already; `save! {name}` replaces it")
    }

    fn replace_question(&self, path: &Path) -> String {
        format!("Replace the game that is in {}?", path.display())
    }

    fn mend_question(&self, why: &str, slips: &[(String, String)]) -> String {
        format!(
            "{why}\nIt can be mended: {}. Open the mended game? The file stays as it is.",
            slips_said(slips)
        )
    }

    fn would_mend(&self, slips: &[(String, String)], typed: &str) -> String {
        format!("it can be mended: {}; `{typed}` takes the mended game", slips_said(slips))
    }

    fn was_mended(&self, slips: &[(String, String)]) -> String {
        format!("Mended: {}. The file stays as it is.", slips_said(slips))
    }

    fn cannot_read(&self, path: &Path, error: &io::Error) -> String {
        self.file_fault(Deed::Read, &path.display().to_string(), error)
    }

    fn cannot_write(&self, path: &Path, error: &io::Error) -> String {
        self.file_fault(Deed::Write, &path.display().to_string(), error)
    }

    fn cannot_keep(&self, path: Option<&Path>, why: &str) -> String {
        let place = path.map(|path| format!(" in {}", path.display())).unwrap_or_default();
        format!("Warning: games cannot be kept{place}: {why}. The game goes on; each turn tries again.")
    }

    fn kept_again(&self, path: &Path) -> String {
        format!("The whole game is kept again, in {}.", path.display())
    }

    fn not_kept(&self, why: &str, kept: usize, turns: usize) -> String {
        let which = match (kept, turns) {
            (0, _) => "It is in no file.".to_owned(),
            (1, turns) if turns > 1 => format!("Only the first of its {turns} turns is in a file."),
            (kept, turns) if kept < turns => {
                format!("Only the first {kept} of its {turns} turns are in a file.")
            }
            _ => "Its last change is in no file.".to_owned(),
        };
        format!("Warning: this game is NOT kept: {why}. {which} Here is its whole record:")
    }

    fn cannot_look(&self, folder: &Path, error: &io::Error) -> String {
        format!("cannot look for kept games in {}: {}", folder.display(), self.io_fault(&error.into()))
    }

    fn damaged(&self, path: &Path, why: &str, aside: &Path) -> String {
        let (path, aside) = (path.display(), aside.display());
        format!("Warning: {path} is damaged: {why}. It is not lost: it was put aside as {aside}.")
    }

    fn file_not_utf8(&self, path: &Path, line: usize, column: usize) -> String {
        format!("{}:{line}:{column} is not UTF-8: the byte there starts no character", path.display())
    }

    fn line_not_utf8(&self, column: usize) -> String {
        format!("the line is not UTF-8: what stands at column {column} is no character")
    }

    fn trouble(&self, trouble: Trouble) -> String {
        let text = match trouble {
            Trouble::NoSuchTurns => "There is none.",
            Trouble::WhyWhat => "write the turn behind `why`",
            Trouble::BestOfWhat => "`best` takes a number of lines from 1 to 20",
            Trouble::WhichFile => "write the name of a file",
            Trouble::OpenQuotation => "a quotation mark is not closed",
            Trouble::NobodyUndoes => "nobody is here to take a turn back",
            Trouble::TooLong => "the line is too long for a turn",
            Trouble::HowToLeave => "Ctrl-C again, Ctrl-D or `quit` leave; the game is kept.",
            Trouble::NothingToContinue => "there is no unfinished game to continue",
            Trouble::NamesNoGame => "it names no game",
            Trouble::NothingEntered => "nothing is entered",
            Trouble::OnlyAtTheScreen => "that word is for the full screen; here `show` prints the board",
        };
        text.to_owned()
    }
}

/// What is written, and what was meant.
fn slips_said(slips: &[(String, String)]) -> String {
    slips.iter().map(|(written, meant)| format!("{written} as {meant}")).collect::<Vec<_>>().join(", ")
}

const HELP: &str = "\
A turn     a2-b2          one piece moves by one cell (onto an own piece: a stack)
           b2=d3          a stack moves by one or two cells in a straight line
           a2-b2=d3       both: build a stack, then move it; d3=f4-g4! move one, then unbuild it
           M:d4/W:d5      4.x: drop one or two cubes from the reserve
           f1=h2!!/K:a2   4.x: the captured king is put back on a2
           f1=h2!!#R      4.x with ransom: ask for a rock; then the opponent gives #c3, then /K:a2
           N:a3           free setting: place a piece
           Capture marks (! and !!) may be left out.
Or press   a2  b2  d3     cell by cell, as on a board; M: takes a kind, . is no second step
           play           plays what is entered, as the last cell again does; back takes one press back
turns [T]  all legal turns, or those that begin with T
why TURN   legal, or the rule that forbids it
hint       the engine's best turn    eval  how you stand    best N  the N best lines
show       the board        undo, redo  turns back, and again
draw       offer a tie, or accept it        resign  give up
save FILE  save! FILE replaces one    load FILE  load! FILE mends slips    new [options]  another game; `new --help` tells the options
games      the kept games; games continue N, rename N NAME, delete N, export N FILE, import FILE
quit       leave; the game is kept
";
