//! What goes wrong at a terminal: files, options and their values, what commands cannot do.

use std::io;

use jersi_engine::BadNetwork;

use super::English;
use super::table::name;
use crate::{
    Advice, CommandFault, Deed, FaultWords, ForfeitWords, IoFault, SelfplayFault, TableWords, UsageFault,
    ValueFault,
};

impl FaultWords for English {
    fn error_label(&self) -> String {
        "error".to_owned()
    }

    fn help_label(&self) -> String {
        "help".to_owned()
    }

    fn io_fault(&self, fault: &IoFault) -> String {
        let text = match fault {
            IoFault::NotFound => "there is no such file or folder",
            IoFault::NoPermission => "you are not allowed to",
            IoFault::IsFolder => "it is a folder",
            IoFault::NotAFolder => "a part of the path is no folder",
            IoFault::DiskFull => "the disk is full",
            IoFault::ReadOnlyDisk => "the disk can only be read",
            IoFault::Exists => "something is there already",
            IoFault::Busy => "another program uses it",
            IoFault::BadName => "no file can have this name",
            IoFault::NotText => "it is not text in UTF-8",
            IoFault::EndsEarly => "it ends too early",
            IoFault::TooLong => "it takes too long",
            IoFault::Gone => "the other side is gone",
            IoFault::NobodyListens => "nobody answers there",
            IoFault::AddressTaken => "another program listens there",
            IoFault::ForeignAddress => "this machine has no such address",
            IoFault::NoMemory => "there is not enough memory",
            IoFault::TooManyFiles => "too many files are open",
            IoFault::NotSupported => "this system cannot do that",
            IoFault::BrokenOff => "it was broken off",
            IoFault::Device => "the device reports a fault",
            IoFault::Other(Some(number)) => {
                return format!("the system refuses it, with the number {number}");
            }
            IoFault::NoDataFolder => "neither JERSI_HOME nor XDG_DATA_HOME nor HOME names a folder",
            IoFault::NoNameLeft => "no name is left for the file",
            IoFault::Other(None) => "it does not work, for a reason that is not told",
        };
        text.to_owned()
    }

    fn file_fault(&self, deed: Deed, file: &str, error: &io::Error) -> String {
        let deed = match deed {
            Deed::Read => "read",
            Deed::Write => "write",
            Deed::MakeFolder => "make the folder",
        };
        format!("cannot {deed} {file}: {}", self.io_fault(&error.into()))
    }

    fn not_utf8(&self, file: &str, line: usize, column: usize) -> String {
        format!("{file} is not UTF-8: in line {line}, what follows column {column} is no character")
    }

    fn standard_input(&self) -> String {
        "standard input".to_owned()
    }

    fn value_fault(&self, fault: &ValueFault) -> String {
        match fault {
            ValueFault::Whole { least, most: Some(most) } => {
                format!("write a whole number from {least} to {most}")
            }
            ValueFault::Whole { least, most: None } => format!("write a whole number from {least} on"),
            ValueFault::Decimal { least, most } => format!("write a number from {least} to {most}"),
            ValueFault::WholeOrOff(most) => format!("write a whole number from 1 to {most}, or off"),
            ValueFault::OneOf(words) => format!("write one of {}", words.join(", ")),
            ValueFault::Moment => {
                "write how many turns were played, such as 12; or the number of a pair and the player, \
                 such as 6b; +1 and +2 go on into a ransom, as in 12+1"
                    .to_owned()
            }
            ValueFault::Size => "write columns and lines, such as 80x24, from 1x1 to 500x200".to_owned(),
            ValueFault::Clock => {
                "write seconds and what each turn adds, such as 600+5; or days a turn, such as 3d".to_owned()
            }
            ValueFault::GameClock => "write seconds and what each turn adds, such as 60+0.5".to_owned(),
            ValueFault::Duration => {
                "write a length of time, such as 20s, 500ms or 2m, an hour at most".to_owned()
            }
            ValueFault::Shard => "write I/N, the part I of N, such as 2/8".to_owned(),
            ValueFault::Player(fault) => self.player_fault(fault),
            ValueFault::Word => {
                "write a word of at most 64 plain letters, digits and signs, without spaces".to_owned()
            }
            ValueFault::Text => "write it in UTF-8".to_owned(),
            ValueFault::Other => "write something else".to_owned(),
        }
    }

    fn usage_fault(&self, fault: &UsageFault) -> String {
        match fault {
            UsageFault::NoSuchCommand { word, near } => {
                format!("there is no command {word}{}", did_you_mean(near))
            }
            UsageFault::NoCommand => "say which command".to_owned(),
            UsageFault::NotKnown { word, near } if word.starts_with('-') => {
                format!("there is no option {word} here{}", did_you_mean(near))
            }
            UsageFault::NotKnown { word, near } => {
                format!("{word} is one word too many{}", did_you_mean(near))
            }
            UsageFault::Missing(what) => format!("{} must be there too", what.join(", ")),
            UsageFault::NoValue(option) => format!("{option} needs a value behind it"),
            UsageFault::NeedsNoValue(option) => format!("{option} takes no value"),
            UsageFault::Twice(option) => format!("{option} is there more than once"),
            UsageFault::Conflict { option, with } if with.is_empty() => {
                format!("{option} does not go together with the other options")
            }
            UsageFault::Conflict { option, with } => {
                format!("{option} and {} do not go together", with.join(", "))
            }
            UsageFault::BadValue { option, value, wanted } if value.is_empty() => {
                format!("{option} has an empty value: {}", self.value_fault(wanted))
            }
            UsageFault::BadValue { option, value, wanted } => {
                format!("{option} cannot be {value}: {}", self.value_fault(wanted))
            }
            UsageFault::NotText => "a word of the command is not UTF-8".to_owned(),
            UsageFault::Other => "the command cannot be understood".to_owned(),
        }
    }

    fn command_fault(&self, fault: &CommandFault) -> String {
        let text = match fault {
            CommandFault::NoSuchMoment { name, played, after } => {
                return format!("{name} holds {played} turns, so there is no position after {after}");
            }
            CommandFault::NoSuchTurn { name: file, pair, player } => {
                return format!("{file} holds no turn {pair} of {}", name(*player));
            }
            CommandFault::NoSuchDecision { after, decisions: 1 } => {
                return format!(
                    "with {after} played, the next turn is one decision, so there is nothing in the middle of it"
                );
            }
            CommandFault::NoSuchDecision { after, decisions } => {
                let last = decisions - 1;
                return format!(
                    "with {after} played, the next turn has {decisions} decisions, so +{last} is as far as it goes"
                );
            }
            CommandFault::NoTurnFollows(file) => {
                return format!("{file} ends there, so there is no turn to stop in the middle of");
            }
            CommandFault::NeedsRecord(option) => {
                return format!("{option} is for a record, and none is named");
            }
            CommandFault::Backwards { from, to } => return format!("--from {from} comes after --to {to}"),
            CommandFault::DelayWithoutAnimation => "--delay is for an animation",
            CommandFault::AnimationWithoutRecord => "an animation shows a game, so it needs a record",
            CommandFault::RangeOfOne => {
                "--from, --to and --every are for --sheet and --gif; one moment is --after N"
            }
            CommandFault::NotTogether(option) => {
                return format!("{option} is for one board, not for a whole game");
            }
            CommandFault::NothingBefore => "no turn leads to the beginning of a game",
            CommandFault::NoTurnToWrite => "--caption writes the turn that is shown, and there is none",
            CommandFault::NoLetter(letter) => {
                return format!("there is no letter for {letter:?} to write under a board");
            }
            CommandFault::LongCaption => "the line is too long to be read under a board",
            CommandFault::NoPicture(why) => return format!("the picture cannot be made: {why}"),
            CommandFault::BadMark => "this is no list of marked cells",
            CommandFault::BadArrow => "this is no arrow from cell to cell",
            CommandFault::NoSuchCell(cell) => return format!("no cell is called {cell}"),
            CommandFault::NoSuchColor(color) => return format!("there is no colour called {color}"),
            CommandFault::SheetIsSvg => "a sheet is SVG, to be printed or put into a document",
            CommandFault::AnimationIsGif(other) => return format!("--gif makes a GIF file, not {other}"),
            CommandFault::PictureAtTerminal => "a picture cannot be shown as text in a terminal",
            CommandFault::ManyPages(count) => {
                return format!("the sheet has {count} pages, which cannot all go to standard output");
            }
            CommandFault::NoSuffix(path) => {
                return format!("the name {path} does not tell what kind of file it is");
            }
            CommandFault::UnknownSuffix(suffix) => {
                return format!("there are no figures of the kind .{suffix}");
            }
            CommandFault::NoPlayer(why) => {
                return format!("this player is not there: {}", self.forfeit(why));
            }
            CommandFault::SprtWord(word) => {
                return format!("{word:?} is not a name with its value, such as elo1=10");
            }
            CommandFault::SprtNumber(value) => return format!("{value:?} is no number"),
            CommandFault::SprtElo => "an Elo difference is between -1000 and 1000 here",
            CommandFault::SprtChance(name) => return format!("{name} is a chance from 0.0001 to below 0.5"),
            CommandFault::SprtName(name) => {
                return format!("{name:?} is not known; known are elo0, elo1, alpha, beta");
            }
            CommandFault::SprtTwice(name) => return format!("{name} is there more than once"),
            CommandFault::SprtIncomplete => "the test needs elo0 and, greater than it, elo1",
            CommandFault::GameOver => "the game is over in this position",
            CommandFault::SavedGame { name, why } => return format!("{name}: {why}"),
            CommandFault::OtherMatch => "the game belongs to another match",
            CommandFault::NoResult => "the game has no result",
            CommandFault::NoInterrupt => "Ctrl-C cannot be listened to",
            CommandFault::Selfplay { name, fault } => return format!("{name}: {}", selfplay_fault(fault)),
        };
        text.to_owned()
    }

    fn advice(&self, advice: &Advice) -> String {
        let text = match advice {
            Advice::AskForHelp(command) => return format!("`{command} --help` tells more"),
            Advice::PlayerForms => return self.player_forms(),
            Advice::SaveAsUtf8 => "save the file as UTF-8",
            Advice::NameEdition => "say it with --edition E",
            Advice::Near(turns) => return format!("legal and near: {turns}"),
            Advice::Mend(turn) => return format!("with --mend it is read as {turn}"),
            Advice::AddGif => "add --gif",
            Advice::NameRecord => "name it with --record FILE",
            Advice::LaterMoment => "--last needs --after 1 or more",
            Advice::AddTurn => "add --turn TURN, or --last for a record; or write your own, --caption TEXT",
            Advice::MarkForm => "write cells and, behind a colon, their colour: --mark e5,f6:red",
            Advice::ArrowForm => {
                "write cells with - for one piece or = for a stack, and perhaps a colour: --arrow e5-f6=h7:red"
            }
            Advice::Colors(colors) => return format!("the colours are {colors}"),
            Advice::EndIn(suffix) => return format!("name the file with {suffix}"),
            Advice::NameFile => "name a file with -o",
            Advice::NameFileOrFewer => "name a file with -o, or take more --columns or --every 2",
            Advice::Endings(endings) => return format!("end it in {endings}, or say --format svg"),
            Advice::RemoveOrElsewhere => "remove the file to play this game again, or save to another folder",
            Advice::MatchThere(terms) => return format!("there: {terms}"),
            Advice::MatchHere(terms) => return format!("here: {terms}"),
        };
        text.to_owned()
    }
}

fn did_you_mean(near: &[String]) -> String {
    match near {
        [] => String::new(),
        near => format!("; did you mean {}?", near.join(" or ")),
    }
}

fn selfplay_fault(fault: &SelfplayFault) -> String {
    let text = match fault {
        SelfplayFault::NotGames => "this is no file of games of jersi selfplay",
        SelfplayFault::Length => "the file is cut off, or goes on after its end",
        SelfplayFault::Checksum => "the file is damaged: its checksum is another",
        SelfplayFault::Terms(line) => return format!("the line {line:?} of its terms is missing or wrong"),
        SelfplayFault::Game(game) => {
            return format!("game {game} has a start, a result or an end that there is not");
        }
        SelfplayFault::NoSuchTurn(game, decision) => {
            return format!(
                "game {game} has no such turn as its decision {decision}; the rules of this program may be others"
            );
        }
        SelfplayFault::OtherEnd(game) => {
            return format!("game {game} ends in another position; the rules of this program may be others");
        }
        SelfplayFault::OtherResult(game) => return format!("game {game} ends otherwise by the rules"),
        SelfplayFault::OtherGames { first, games } => {
            return format!("its name does not fit: it has {games} games from number {first} on");
        }
        SelfplayFault::OtherTerms => "the games there were made by other terms",
        SelfplayFault::Nothing => "there are no games",
        SelfplayFault::Network(BadNetwork::Magic) => "this is no network",
        SelfplayFault::Network(BadNetwork::Shape) => "this network has another shape than the engine's",
        SelfplayFault::Network(BadNetwork::Aim(_)) => "this network is for an aim that there is not",
        SelfplayFault::Network(BadNetwork::Length(_)) => "this network is cut off, or goes on after its end",
        SelfplayFault::Network(BadNetwork::Sum) => "this network is damaged: its checksum is another",
        SelfplayFault::Network(BadNetwork::Weight) => "a number of this network's hidden layer is too great",
        SelfplayFault::NetworkUnused => "a network is for --eval network",
        SelfplayFault::NoNetwork(aim) => return format!("the mix needs a network for the aim {aim}"),
    };
    text.to_owned()
}
