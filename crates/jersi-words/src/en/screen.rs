//! What the full screen of a terminal says.

use jersi_engine::Shortage;
use jersi_rules::{Color, EndClock};

use super::English;
use super::table::name;
use crate::{Field, HelpLine, Label, Note, Opinion, ScreenWords, Verb};

impl ScreenWords for English {
    fn verb(&self, verb: Verb) -> String {
        let word = match verb {
            Verb::Turns => "turns",
            Verb::Why => "why",
            Verb::Play => "play",
            Verb::Back => "back",
            Verb::Hint => "hint",
            Verb::Eval => "eval",
            Verb::Best => "best",
            Verb::Analyse => "analyse",
            Verb::Show => "show",
            Verb::Undo => "undo",
            Verb::Redo => "redo",
            Verb::Save => "save",
            Verb::Load => "load",
            Verb::Open => "open",
            Verb::Draw => "draw",
            Verb::Resign => "resign",
            Verb::Flip => "flip",
            Verb::Review => "review",
            Verb::Pause => "pause",
            Verb::New => "new",
            Verb::Games => "games",
            Verb::Continue => "continue",
            Verb::Rename => "rename",
            Verb::Delete => "delete",
            Verb::Export => "export",
            Verb::Import => "import",
            Verb::Solution => "solution",
            Verb::Next => "next",
            Verb::Help => "help",
            Verb::Quit => "quit",
        };
        word.to_owned()
    }

    fn label(&self, label: Label) -> String {
        let text = match label {
            Label::PlayTurn => "[Enter: play]",
            Label::TakeBack => "[Esc: back]",
            Label::Reserve => "reserve",
            Label::Captured => "captured",
            Label::NoTurnYet => "No turn yet.",
            Label::Type => "type",
            Label::LightOrDark => "light or dark",
            Label::Help => "Help",
            Label::Resign => "Resign",
            Label::ResignYes => "[ Enter: resign ]",
            Label::ResignNo => "[ Esc: play on ]",
            Label::Tie => "Tie",
            Label::TieYes => "[ y: agree ]",
            Label::TieNo => "[ n: play on ]",
            Label::Mend => "Damaged record",
            Label::MendYes => "[ y: open the mended game ]",
            Label::MendNo => "[ n: leave it ]",
            Label::Unfinished => "Unfinished game",
            Label::UnfinishedYes => "[ Enter: continue ]",
            Label::UnfinishedNo => "[ n: new game ]",
            Label::ReplaceYes => "[ y: replace ]",
            Label::ReplaceNo => "[ n: another name ]",
            Label::Save => "Save",
            Label::SaveTo => "Write the game to:",
            Label::Open => "Open",
            Label::OpenFrom => "Read the record of:",
            Label::Games => "Kept games",
            Label::GamesContinue => "Enter: continue",
            Label::GamesName => "r: rename",
            Label::GamesDeleteKey => "d: delete",
            Label::GamesExport => "e: export",
            Label::GamesImport => "i: import",
            Label::GamesRename => "New name:",
            Label::GamesDeleteYes => "y: delete it",
            Label::GamesDeleteNo => "n: keep it",
            Label::LegalTurns => "Legal turns",
            Label::Why => "Why",
            Label::BestLines => "Best lines",
            Label::Position => "Position",
            Label::Comment => "Comment",
            Label::Exercise => "Exercise",
            Label::Variations => "instead:",
            Label::ReadOn => "c: read on",
            Label::DialogScroll => "up, down: more",
            Label::NewGame => "New game",
            Label::DialogGo => "Enter: go",
            Label::DialogComplete => "Tab: complete",
            Label::DialogBack => "Esc: back",
            Label::Yes => "yes",
            Label::No => "no",
            Label::ByChance => "by chance",
            Label::NoClock => "none",
        };
        text.to_owned()
    }

    fn note(&self, note: Note) -> String {
        let text = match note {
            Note::NobodyOffers => "Nobody is here to offer a tie.",
            Note::NobodyResigns => "Nobody is here to resign.",
            Note::Paused => "Paused; p goes on.",
            Note::GoesOn => "The game goes on.",
            Note::KeysAreTold => "? tells the keys.",
            Note::StacksWhole => "Stacks are taken whole.",
            Note::StacksTop => "Of stacks the top is taken.",
            Note::EarlierTurn => "An earlier turn is shown; g goes on from here, End comes back.",
        };
        text.to_owned()
    }

    fn help_key(&self, line: HelpLine) -> String {
        let text = match line {
            HelpLine::Arrows => "arrows, h j k l",
            HelpLine::Diagonals => "y u b n",
            HelpLine::Space => "space",
            HelpLine::Tab => "Tab",
            HelpLine::Enter => "Enter",
            HelpLine::Escape => "Esc",
            HelpLine::Numbers => "1 to 9",
            HelpLine::Mouse => "mouse",
            HelpLine::Type => ":",
            HelpLine::Turns => ":turns  :why T",
            HelpLine::Stand => ":eval  :best N",
            HelpLine::Engine => "i  a",
            HelpLine::Undo => "z  Z",
            HelpLine::Programs => "s  p",
            HelpLine::Ends => "D  R",
            HelpLine::Steps => ",  .",
            HelpLine::Review => "r  g",
            HelpLine::Variations => "1 to 9  v  c",
            HelpLine::Files => "N  S  O  K",
            HelpLine::Looks => "f  T",
            HelpLine::Leave => "q  Ctrl-Z",
            HelpLine::Arrivals => "-●-  =◉=",
            HelpLine::Marks => "+  ×  ⊘",
            HelpLine::Traces => "∘  ◂  ░",
        };
        text.to_owned()
    }

    fn help_text(&self, line: HelpLine) -> String {
        let text = match line {
            HelpLine::Arrows => "along the row, up and down",
            HelpLine::Diagonals => "to the four diagonal neighbours",
            HelpLine::Space => "choose the cell; again on the arrival: play",
            HelpLine::Tab => "top cube alone or whole stack",
            HelpLine::Enter => "play the turn that is entered",
            HelpLine::Escape => "take back the last choice",
            HelpLine::Numbers => "reserve, kinds of a ransom, no second step",
            HelpLine::Mouse => "click cells, choices, turns and words",
            HelpLine::Type => "type a turn or a word; Tab completes it",
            HelpLine::Turns => "all legal turns; why the turn T is legal or not",
            HelpLine::Stand => "how you stand; the N best lines",
            HelpLine::Engine => "hint; analysis on or off",
            HelpLine::Undo => "undo, redo",
            HelpLine::Programs => "play at once; pause",
            HelpLine::Ends => "offer a tie; resign",
            HelpLine::Steps => "step back and forward; Home, End",
            HelpLine::Review => "review; go on from here",
            HelpLine::Variations => "in a review: into a variation, out of it; the whole comment",
            HelpLine::Files => "new game, save, open a record; kept games",
            HelpLine::Looks => "flip the board; light or dark",
            HelpLine::Leave => "quit, the game is kept; suspend",
            HelpLine::Arrivals => "one cube or a stack can go there",
            HelpLine::Marks => "makes a stack; captures; a stack cannot stop",
            HelpLine::Traces => "the last turn: from, to; guarded",
        };
        text.to_owned()
    }

    fn field(&self, field: Field) -> String {
        let text = match field {
            Field::Edition => "Edition",
            Field::Setting => "Setting",
            Field::Seed => "Seed",
            Field::Guardian => "Guardian",
            Field::Reserve => "Reserve",
            Field::Ransom => "Ransom",
            Field::White => "White",
            Field::Black => "Black",
            Field::Lot => "Draw lots for White",
            Field::Clock => "Clock",
            Field::Adjudicate => "End endless games",
            Field::Begin => "[ Begin ]",
        };
        text.to_owned()
    }

    fn about_field(&self, field: Field) -> String {
        let text = match field {
            Field::Edition | Field::Reserve | Field::Ransom => "",
            Field::White | Field::Black => {
                "human, human:NAME, engine:1 to 9, engine, minimax:2, random, cmd:PROGRAM"
            }
            Field::Clock => "600+5: ten minutes and 5 s a turn; 3d: three days a turn",
            Field::Seed => "The same number shuffles alike.",
            Field::Adjudicate => "A tie after 100 quiet turns or a third repetition; no rule.",
            Field::Setting | Field::Guardian | Field::Lot | Field::Begin => {
                "Left and right change, Enter begins."
            }
        };
        text.to_owned()
    }

    fn wrong_field(&self, field: Field) -> String {
        let text = match field {
            Field::Seed => "A seed is a whole number.",
            Field::Clock => "A clock is 600+5 in seconds, 3d in days a turn, or - for none.",
            Field::White | Field::Black => {
                "A player is human, human:NAME, engine, engine:1 to 10, minimax:1 to 20, random, random:SEED or \
                 cmd:PROGRAM."
            }
            Field::Edition
            | Field::Setting
            | Field::Guardian
            | Field::Reserve
            | Field::Ransom
            | Field::Lot
            | Field::Adjudicate
            | Field::Begin => "",
        };
        text.to_owned()
    }

    fn turn_of(&self, color: Color, alone: bool) -> String {
        if alone { "Your turn.".to_owned() } else { format!("{}'s turn.", name(color)) }
    }

    fn thinking(&self, color: Color) -> String {
        format!("{} is thinking.", name(color))
    }

    fn opinion(&self, opinion: Opinion, done: bool) -> String {
        match (opinion, done) {
            (Opinion::Turn(color), false) => format!("{} thinks", name(color)),
            (Opinion::Turn(color), true) => format!("{} thought", name(color)),
            (Opinion::Hint, _) => "Hint".to_owned(),
            (Opinion::Analysis, _) => "Analysis".to_owned(),
        }
    }

    fn count(&self, clock: EndClock) -> Option<String> {
        match clock {
            EndClock::Stopped => None,
            EndClock::Quiet { turns, limit } => Some(format!("{turns} of {limit} quiet turns")),
            EndClock::LastTurns { left, of } => Some(format!("exhaustion: {left} of {of} left")),
        }
    }

    fn points(&self, white: u8, black: u8) -> String {
        format!("Score {white}–{black}.")
    }

    fn over(&self, reopens: bool) -> String {
        let text = match reopens {
            true => "The game is over; z takes turns back, N begins another.",
            false => "The game is over; N begins another.",
        };
        text.to_owned()
    }

    fn part(&self, whole: bool) -> String {
        if whole { "Tab: top cube alone" } else { "Tab: whole stack" }.to_owned()
    }

    fn looking(&self, after: Option<&str>) -> String {
        format!("{}: , and . step; g goes on from here; End comes back.", looked_at(after))
    }

    fn looking_aside(&self, after: Option<&str>) -> String {
        format!("{}, a variation: , and . step; v leaves it; End comes back.", looked_at(after))
    }

    fn shortage(&self, shortage: Shortage) -> String {
        match shortage {
            Shortage::Hash { asked, got } => {
                format!("There is no memory for a table of {asked} MiB; the engine goes on with {got} MiB.")
            }
            Shortage::Threads { asked, got } => {
                format!("{asked} threads cannot be had; the engine goes on with {got}.")
            }
        }
    }

    fn resigns(&self, color: Color) -> String {
        format!("{} resigns this game?", name(color))
    }

    fn tie_question(&self, by: Color) -> String {
        format!("{} offers a tie. Does {} agree?", name(by), name(by.other()))
    }

    fn considers(&self, machine: Color) -> String {
        format!("{} thinks about the tie…", name(machine))
    }

    fn evaluation(&self, value: &str) -> String {
        format!("evaluation {value}")
    }

    fn unknown(&self, word: &str) -> String {
        format!("\"{word}\" is neither a turn nor a word such as why, undo, hint, save, open, quit.")
    }

    fn too_small(&self, width: u16, height: u16) -> String {
        format!("The window is {width}×{height}; the board needs 80×24. Make it larger.")
    }
}

fn looked_at(after: Option<&str>) -> String {
    after.map_or_else(|| "The start".to_owned(), |turn| format!("After {turn}"))
}
