//! What several shards made, put together again.

use std::collections::BTreeMap;
use std::collections::btree_map::Entry;

/// Results from several sources, each under its number. All must be made by the same terms, and none may be there twice:
/// a doubled result would count twice, and shards that overlap were not cut from the same work.
#[derive(Clone, Debug)]
pub struct Merge<T, M> {
    /// The terms, and who said so first.
    terms: Option<(T, String)>,
    made: BTreeMap<u64, (M, String)>,
}

/// Why something cannot be merged.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum MergeFault<T> {
    /// It was made by other terms.
    OtherTerms {
        /// Its own.
        terms: T,
        /// Those of the others.
        others: T,
        /// Where the others are told.
        first: String,
    },
    /// Its number is there already.
    Doubled {
        /// The number.
        piece: u64,
        /// Where it is.
        first: String,
    },
}

impl<T, M> Default for Merge<T, M> {
    fn default() -> Merge<T, M> {
        Merge { terms: None, made: BTreeMap::new() }
    }
}

impl<T: Clone + PartialEq, M> Merge<T, M> {
    /// Nothing yet.
    pub fn new() -> Merge<T, M> {
        Merge::default()
    }

    /// A source has results by these terms, or none, as a shard has that is cut smaller than one piece.
    pub fn agree(&mut self, source: &str, terms: T) -> Result<(), MergeFault<T>> {
        match &self.terms {
            None => self.terms = Some((terms, source.to_owned())),
            Some((others, first)) if *others != terms => {
                return Err(MergeFault::OtherTerms { terms, others: others.clone(), first: first.clone() });
            }
            Some(_) => {}
        }
        Ok(())
    }

    /// Adds a result from a source, such as a file.
    pub fn add(&mut self, source: &str, terms: T, piece: u64, made: M) -> Result<(), MergeFault<T>> {
        self.agree(source, terms)?;
        match self.made.entry(piece) {
            Entry::Occupied(entry) => Err(MergeFault::Doubled { piece, first: entry.get().1.clone() }),
            Entry::Vacant(entry) => {
                entry.insert((made, source.to_owned()));
                Ok(())
            }
        }
    }

    /// What all was made by, if there is anything.
    pub fn terms(&self) -> Option<&T> {
        self.terms.as_ref().map(|(terms, _)| terms)
    }

    /// The results by their numbers.
    pub fn results(&self) -> impl Iterator<Item = (u64, &M)> {
        self.made.iter().map(|(&piece, (made, _))| (piece, made))
    }

    /// How many numbers below the greatest one are not there.
    pub fn gaps(&self) -> u64 {
        self.made.last_key_value().map_or(0, |(&last, _)| last + 1 - self.made.len() as u64)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn parts_become_the_whole_in_any_order() {
        let mut merge = Merge::new();
        for piece in [4, 0, 2, 3, 1] {
            merge.add("a", "terms", piece, piece * 10).expect("new");
        }
        assert_eq!(merge.results().collect::<Vec<_>>(), [(0, &0), (1, &10), (2, &20), (3, &30), (4, &40)]);
        assert_eq!((merge.terms(), merge.gaps()), (Some(&"terms"), 0));
    }

    #[test]
    fn what_does_not_belong_together() {
        let mut merge = Merge::new();
        merge.add("a", "terms", 5, 'x').expect("the first");
        let doubled = MergeFault::Doubled { piece: 5, first: "a".to_owned() };
        assert_eq!(merge.add("b", "terms", 5, 'x'), Err(doubled));
        let other = MergeFault::OtherTerms { terms: "others", others: "terms", first: "a".to_owned() };
        assert_eq!(merge.add("b", "others", 6, 'y'), Err(other.clone()));
        assert_eq!(
            (merge.agree("c", "terms"), merge.agree("c", "others")),
            (Ok(()), Err(other)),
            "without results"
        );
        assert_eq!(merge.results().count(), 1, "what is refused is not there");
        assert_eq!((merge.gaps(), Merge::<(), ()>::new().gaps()), (5, 0));
    }
}
