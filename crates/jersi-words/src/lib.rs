//! Every sentence that the faces of the game say to people, once for each language.
//!
//! A catalogue is a trait whose methods are the messages; a language implements it. What a language lacks, the compiler
//! names. [`en`] and [`fr`] have the same files in the same order, to be read side by side. The referee's own
//! sentences, such as why a turn is refused, are those of `jersi-rules`.
//!
//! A face gets its catalogue at the door, from the language that was asked for, and hands it down:
//!
//! ```
//! use jersi_rules::{Color, Edition, Lang};
//!
//! let words = jersi_words::screen(Lang::FR);
//! assert_eq!(words.aim(Edition::V4_8, Color::White), "Amenez votre roi sur la rangée i.");
//! ```

#![forbid(unsafe_code)]
#![cfg_attr(not(test), deny(clippy::disallowed_methods))]

mod arena;
mod asked;
mod bot;
mod club;
mod command;
mod data;
pub mod en;
mod explain;
mod fault;
mod fluent;
mod forfeit;
pub mod fr;
mod io_fault;
mod kept;
mod lab;
mod languages;
mod made_up;
mod names;
mod page;
mod play;
mod practice;
mod report;
mod screen;
mod selfplay;
mod sentence;
mod table;

pub use arena::{ArenaColumn, ArenaFault, ArenaNote};
pub use asked::Asked;
pub use bot::{BotFault, BotNews};
pub use club::{ServeFault, ServeNote, StoreNews, StoreTrouble};
pub use command::{Column, CommandWords, Heading, MatchLine, RecordLine, Solved};
pub use data::{Field, Label, Note, Opinion, Verb};
pub use explain::ExplainWords;
pub use fault::{Advice, CommandFault, FaultWords, UsageFault, ValueFault};
pub use forfeit::ForfeitWords;
pub use io_fault::{Deed, IoFault};
pub use kept::{GameDone, GameTrouble, Held, KeptGame, KeptWords, NAME_TAG, NoSuchGame};
pub use lab::{LabFault, LabNews, LabWanted};
pub use languages::{command, explain, page, play, screen, table};
pub use made_up::MadeUp;
use names::king_row;
pub use names::{game_title, kind_name, kind_plural, variant_names};
pub use page::{ClubNews, Done, LeftOut, PageFault, PageWords, PlanNews, Waited};
pub use play::{FileNews, PlayWords, Trouble};
pub use practice::{
    LessonNews, LessonPart, PracticeKind, PracticeTrouble, PracticeWords, PuzzleHint, PuzzleNews,
};
pub use report::{LabReportFault, LabReportNews};
pub use screen::{HelpLine, ScreenWords};
pub use selfplay::SelfplayFault;
pub use sentence::{capital, sentence};
pub use table::TableWords;
