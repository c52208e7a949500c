//! The options that say which position is meant: the beginning of a game, a position that is written out, or a moment of a
//! record.

use clap::Args;
use jersi_engine::Root;
use jersi_rules::Position;
use jersi_words::{Advice, CommandFault};

use crate::failure::Failure;
use crate::moment::{self, After};
use crate::record_file::Course;
use crate::rule_options::RuleOptions;

/// Which position is meant.
#[derive(Args, Clone, Debug, Default)]
pub struct PositionOptions {
    /// A moment of this record, in any layout; - is standard input
    #[arg(long, value_name = "FILE", help_heading = "Record", conflicts_with_all = ["position", "seed", "mokca"])]
    pub record: Option<String>,
    /// The moment after so many players' turns, such as 12; 6w and 6b count by pairs, 12+1 and 12+2 stop in the
    /// middle of a ransom [default: the end]
    #[arg(long, value_name = "N", help_heading = "Record", value_parser = moment::parser())]
    pub after: Option<After>,
    /// Mend slips of the record for which there is exactly one remedy
    #[arg(long, help_heading = "Record")]
    pub mend: bool,
    /// Which game.
    #[command(flatten)]
    pub rules: RuleOptions,
}

impl PositionOptions {
    /// The position.
    pub fn position(&self) -> Result<Position, Failure> {
        Ok(self.root()?.position)
    }

    /// The record, if one is named, played through.
    pub fn course(&self) -> Result<Option<Course>, Failure> {
        match (&self.record, self.after, self.mend) {
            (Some(path), ..) => Ok(Some(Course::read(path, &self.rules.hint(), self.mend)?)),
            (None, None, false) => Ok(None),
            (None, Some(_), _) => Err(no_record("--after")),
            (None, None, true) => Err(no_record("--mend")),
        }
    }

    /// The position, with what was there before it.
    pub fn root(&self) -> Result<Root, Failure> {
        let Some(course) = self.course()? else { return Ok(Root::new(self.rules.start()?)) };
        let moment = course.moment(self.after)?;
        Ok(Root::after(course.replay.start, &course.decisions_before(moment)))
    }
}

/// An option that means nothing without a record.
fn no_record(option: &str) -> Failure {
    let fault = CommandFault::NeedsRecord(option.to_owned());
    Failure::of_command("no-record", &fault).advice(&Advice::NameRecord)
}
