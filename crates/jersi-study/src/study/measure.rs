//! How large the record of a study is, measured in one walk through the tree.

use jersi_rules::record::{Limit, WrittenTurn};
use jersi_rules::steps;

use super::{NodeId, Study, StudyError};

/// What the record of a study holds.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct Measure {
    turns: usize,
    variations: usize,
    /// How many variations lie in one another at the most.
    nesting: usize,
}

impl Measure {
    /// Whether the record could be read again.
    pub fn check(self) -> Result<(), StudyError> {
        if self.nesting > Limit::Nesting.most() {
            Err(StudyError::TooDeep)
        } else if self.turns > Limit::Turns.most() || self.variations > Limit::Variations.most() {
            Err(StudyError::TooLarge)
        } else {
            Ok(())
        }
    }

    /// Counts a line that cannot be played, which stands so deep.
    fn add_stray(&mut self, line: &[WrittenTurn], nesting: usize) {
        self.nesting = self.nesting.max(nesting);
        for turn in line {
            steps::more(1);
            self.turns += 1;
            self.variations += turn.variations.len();
            turn.variations.iter().for_each(|variation| self.add_stray(variation, nesting + 1));
        }
    }
}

impl Study {
    /// How large the record is that would be written.
    pub(super) fn measure(&self) -> Measure {
        let mut measure = Measure::default();
        let mut open = vec![(NodeId::START, 0)];
        while let Some((id, nesting)) = open.pop() {
            steps::more(1);
            let node = self.at(id);
            measure.nesting = measure.nesting.max(nesting);
            measure.turns += usize::from(id != NodeId::START);
            measure.variations += node.children.len().saturating_sub(1);
            let branches = node.children.iter().enumerate();
            open.extend(branches.map(|(n, &child)| (child, nesting + usize::from(n > 0))));
            // The first line that cannot be played ends a variation where nothing else goes on; at the end of the game
            // itself, each repeats its last turn.
            let (ends, main) = (node.children.is_empty(), nesting == 0);
            for (n, stray) in node.strays.iter().enumerate() {
                let beside = n > 0 || !ends || main;
                measure.variations += usize::from(beside);
                measure.turns += usize::from(ends && main);
                measure.add_stray(stray, nesting + usize::from(beside));
            }
        }
        measure
    }
}
