//! How much a text from elsewhere may hold. Every reader of records asks here, so that nothing that is brought takes work
//! beyond measure.

use super::RecordFault;

/// Something that a text may hold so much of, and no more.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Limit {
    /// Bytes of the text.
    Bytes,
    /// Turns, those of variations included.
    Turns,
    /// Variations, those within others included.
    Variations,
    /// Tags, without those that a program of ours may set.
    Tags,
    /// Variations within one another.
    Nesting,
}

impl Limit {
    /// All of them.
    pub const ALL: [Limit; 5] = [Limit::Bytes, Limit::Turns, Limit::Variations, Limit::Tags, Limit::Nesting];

    /// How much there may be.
    pub const fn most(self) -> usize {
        match self {
            Limit::Bytes => 5_000_000,
            Limit::Turns => 10_000,
            Limit::Variations => 5_000,
            Limit::Tags => 200,
            Limit::Nesting => 100,
        }
    }

    /// So much was found by somebody who has counted to the end.
    pub(crate) fn check(self, found: usize) -> Result<(), RecordFault> {
        match found > self.most() {
            true => Err(RecordFault::TooLarge { limit: self, found: Some(found as u64) }),
            false => Ok(()),
        }
    }

    /// So much was found so far by somebody who stops here.
    pub(crate) fn check_so_far(self, found: usize) -> Result<(), RecordFault> {
        self.check(found).map_err(|_| RecordFault::TooLarge { limit: self, found: None })
    }
}
