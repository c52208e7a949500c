//! What there is to say, as data: each has a sentence in every language.

use jersi_rules::{Color, Lang};

use crate::screen;

/// What is thought for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Opinion {
    /// A player's turn.
    Turn(Color),
    /// A hint.
    Hint,
    /// The position that is looked at.
    Analysis,
}

/// Declares words that can be typed, and the list of them all: a word cannot be left out of what tests look at.
macro_rules! verbs {
    ($(#[$of_all:meta])* pub enum Verb { $($(#[$of_one:meta])* $Name:ident,)* }) => {
        $(#[$of_all])*
        #[derive(Clone, Copy, Debug, PartialEq, Eq)]
        pub enum Verb {
            $($(#[$of_one])* $Name,)*
        }

        impl Verb {
            /// Every word.
            pub const ALL: &[Verb] = &[$(Verb::$Name),*];
        }
    };
}

verbs! {
    /// A word that can be typed instead of a turn.
    pub enum Verb {
        /// All legal turns.
        Turns,
        /// Whether a turn is legal.
        Why,
        /// Play what is entered press by press.
        Play,
        /// Take one press back.
        Back,
        /// The engine's best turn.
        Hint,
        /// How the player who decides stands.
        Eval,
        /// The best lines.
        Best,
        /// The engine's opinion of what is looked at, all the time.
        Analyse,
        /// The board.
        Show,
        /// The last turn back.
        Undo,
        /// A turn taken back is played again.
        Redo,
        /// Write the game into a file.
        Save,
        /// Go on with the game of a file.
        Load,
        /// The same at the full screen.
        Open,
        /// Offer a tie, or accept one.
        Draw,
        /// Give up.
        Resign,
        /// The board the other way round.
        Flip,
        /// Look at the game from its beginning.
        Review,
        /// Let the programs wait.
        Pause,
        /// Another game.
        New,
        /// The kept games.
        Games,
        /// Go on with a kept game.
        Continue,
        /// Give a kept game another name.
        Rename,
        /// Delete a kept game.
        Delete,
        /// Write a kept game into a file.
        Export,
        /// Keep the game of a file.
        Import,
        /// The solution of a puzzle, or how a task is done.
        Solution,
        /// The next puzzle or task.
        Next,
        /// What can be typed.
        Help,
        /// Leave.
        Quit,
    }
}

impl Verb {
    /// The word in every language.
    pub fn typed(self) -> impl Iterator<Item = String> {
        Lang::ALL.into_iter().map(move |lang| screen(lang).verb(self))
    }

    /// The one of these words that was typed, in whatever language.
    pub fn read(typed: &str, among: &[Verb]) -> Option<Verb> {
        let typed = typed.to_lowercase();
        among.iter().copied().find(|verb| verb.typed().any(|word| word == typed))
    }
}

/// A line of the form of a new game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Field {
    /// Which rules.
    Edition,
    /// How the game begins.
    Setting,
    /// The number that a random setting is shuffled by.
    Seed,
    /// With the mokca.
    Guardian,
    /// With mountains and wise men.
    Reserve,
    /// With the ransom.
    Ransom,
    /// Who plays White.
    White,
    /// Who plays Black.
    Black,
    /// Draw lots for White.
    Lot,
    /// How much time there is.
    Clock,
    /// Whether endless games are ended.
    Adjudicate,
    /// The button.
    Begin,
}

/// A fixed text on the screen: a title, a button, the name of something.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Label {
    /// The button that plays a turn.
    PlayTurn,
    /// The button that takes back a choice.
    TakeBack,
    /// Before the cubes in reserve.
    Reserve,
    /// Before the captured pieces.
    Captured,
    /// Instead of the list of turns.
    NoTurnYet,
    /// The key that opens the line for turns and words.
    Type,
    /// The key that changes the colours.
    LightOrDark,
    /// The title of the help.
    Help,
    /// The title of a question: resign?
    Resign,
    /// Its yes.
    ResignYes,
    /// Its no.
    ResignNo,
    /// The title of a question: is it a tie?
    Tie,
    /// Its yes.
    TieYes,
    /// Its no.
    TieNo,
    /// The title of a question: take the mended game?
    Mend,
    /// Its yes.
    MendYes,
    /// Its no.
    MendNo,
    /// The title of a question: go on with the kept game?
    Unfinished,
    /// Its yes.
    UnfinishedYes,
    /// Its no.
    UnfinishedNo,
    /// The yes of a question: replace the game of a file?
    ReplaceYes,
    /// Its no.
    ReplaceNo,
    /// The title of the dialog that writes a file.
    Save,
    /// What it asks for.
    SaveTo,
    /// The title of the dialog that reads a file.
    Open,
    /// What it asks for.
    OpenFrom,
    /// The title of the list of kept games.
    Games,
    /// A key of that list: goes on with a game.
    GamesContinue,
    /// The same: gives it another name.
    GamesName,
    /// The same: deletes it.
    GamesDeleteKey,
    /// The same: writes it into a file.
    GamesExport,
    /// The same: brings a file in.
    GamesImport,
    /// What it asks for before a game gets another name.
    GamesRename,
    /// The yes of a question: delete the game?
    GamesDeleteYes,
    /// Its no.
    GamesDeleteNo,
    /// The title of a list of legal turns.
    LegalTurns,
    /// The title of an answer: is a turn legal, and why?
    Why,
    /// The title of the best lines.
    BestLines,
    /// The title of the position in words.
    Position,
    /// The title of a comment.
    Comment,
    /// The title of what an exercise asks.
    Exercise,
    /// Before the variations of a turn.
    Variations,
    /// The key that shows the whole comment.
    ReadOn,
    /// The keys that scroll.
    DialogScroll,
    /// The title of the form of a new game.
    NewGame,
    /// What Enter does in a dialog.
    DialogGo,
    /// What Tab does where a file is named.
    DialogComplete,
    /// What Esc does in a dialog.
    DialogBack,
    /// An answer in a form.
    Yes,
    /// An answer in a form.
    No,
    /// No seed is given.
    ByChance,
    /// No clock is given.
    NoClock,
}

/// A message about what was done at the screen, or could not be.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Note {
    /// Two programs play.
    NobodyOffers,
    /// Two programs play.
    NobodyResigns,
    /// The programs wait.
    Paused,
    /// They do not wait any more.
    GoesOn,
    /// A key that does nothing.
    KeysAreTold,
    /// Of a stack all is taken first.
    StacksWhole,
    /// Of a stack the top is taken first.
    StacksTop,
    /// No turn can be entered at an earlier moment.
    EarlierTurn,
}
