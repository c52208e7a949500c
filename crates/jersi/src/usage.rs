//! What is wrong with the arguments, in words of our own: what the library that reads them would say is never printed.

use std::ffi::OsString;

use clap::Command;
use clap::error::{ContextKind, ContextValue, Error, ErrorKind};
use jersi_words::{Advice, UsageFault, ValueFault};

use crate::failure::Failure;
use crate::lang;

/// The failure that an error of the arguments means; none for what is an answer, such as the help. The command is the one
/// whose help tells more.
pub fn failure(error: &Error, command: &str) -> Option<Failure> {
    let (id, fault) = fault(error)?;
    let words = lang::words();
    let failure = Failure::bad_input(id, words.usage_fault(&fault));
    let failure = match &fault {
        UsageFault::BadValue { wanted: ValueFault::Player(_), .. } => {
            failure.help(words.advice(&Advice::PlayerForms))
        }
        _ => failure,
    };
    Some(failure.help(words.advice(&Advice::AskForHelp(command.to_owned()))))
}

fn fault(error: &Error) -> Option<(&'static str, UsageFault)> {
    let text = |kind| texts(error, kind).into_iter().next().unwrap_or_default();
    let option = || bare(&text(ContextKind::InvalidArg));
    Some(match error.kind() {
        ErrorKind::DisplayHelp
        | ErrorKind::DisplayHelpOnMissingArgumentOrSubcommand
        | ErrorKind::DisplayVersion => return None,
        ErrorKind::InvalidValue | ErrorKind::ValueValidation => {
            let value = text(ContextKind::InvalidValue);
            let known = texts(error, ContextKind::ValidValue);
            let wanted = match wanted(error) {
                Some(fault) => fault,
                // An option at the end, or before another one.
                None if value.is_empty() => {
                    return Some(("missing-value", UsageFault::NoValue(option())));
                }
                None if known.is_empty() => ValueFault::Other,
                None => ValueFault::OneOf(known),
            };
            ("bad-value", UsageFault::BadValue { option: option(), value, wanted })
        }
        ErrorKind::UnknownArgument => {
            let near = texts(error, ContextKind::SuggestedArg);
            ("unknown-option", UsageFault::NotKnown { word: text(ContextKind::InvalidArg), near })
        }
        ErrorKind::InvalidSubcommand => {
            let near = texts(error, ContextKind::SuggestedSubcommand);
            let word = text(ContextKind::InvalidSubcommand);
            ("unknown-command", UsageFault::NoSuchCommand { word, near })
        }
        ErrorKind::MissingSubcommand => ("no-command", UsageFault::NoCommand),
        ErrorKind::NoEquals => ("missing-value", UsageFault::NoValue(option())),
        ErrorKind::TooManyValues => ("needless-value", UsageFault::NeedsNoValue(option())),
        ErrorKind::TooFewValues | ErrorKind::WrongNumberOfValues => {
            ("missing-value", UsageFault::NoValue(option()))
        }
        ErrorKind::ArgumentConflict => {
            let with =
                texts(error, ContextKind::PriorArg).iter().map(|other| bare(other)).collect::<Vec<_>>();
            let option = option();
            if with.contains(&option) {
                ("twice", UsageFault::Twice(option))
            } else {
                ("conflict", UsageFault::Conflict { option, with })
            }
        }
        ErrorKind::MissingRequiredArgument => {
            ("missing", UsageFault::Missing(texts(error, ContextKind::InvalidArg)))
        }
        ErrorKind::InvalidUtf8 => ("bad-encoding", UsageFault::NotText),
        _ => ("bad-arguments", UsageFault::Other),
    })
}

/// What our own readers of values want.
fn wanted(error: &Error) -> Option<ValueFault> {
    std::error::Error::source(error)?.downcast_ref::<ValueFault>().cloned()
}

/// What an error tells of one kind, as texts.
fn texts(error: &Error, kind: ContextKind) -> Vec<String> {
    match error.get(kind) {
        Some(ContextValue::String(text)) => vec![text.clone()],
        Some(ContextValue::Strings(texts)) => texts.clone(),
        _ => vec![],
    }
}

/// An option without the names of its values: `--after <N>` is `--after`.
fn bare(option: &str) -> String {
    match option.split_once([' ', '=']) {
        Some((name, _)) if name.starts_with('-') => name.trim_end_matches('[').to_owned(),
        _ => option.to_owned(),
    }
}

/// The command that the arguments name, as it is asked for its help: `jersi why`.
pub fn named(jersi: &Command, arguments: &[OsString]) -> String {
    let known = |word: &OsString| jersi.get_subcommands().find(|command| word == command.get_name());
    match arguments.iter().skip(1).find_map(known) {
        Some(command) => format!("jersi {}", command.get_name()),
        None => "jersi".to_owned(),
    }
}
