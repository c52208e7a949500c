//! The tags at the head of a record.

use crate::notation::Span;
use crate::steps;

/// Names and values, in the order written. A name stands at most once.
///
/// ```
/// use jersi_rules::record::Record;
///
/// let mut record = Record::default();
/// record.tags.set("Event", "a rainy Sunday");
/// assert_eq!(record.tags.get("Event"), Some("a rainy Sunday"));
/// ```
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Tags(Vec<Tag>);

#[derive(Clone, Debug)]
struct Tag {
    name: String,
    value: String,
    /// Where the value stands in the text it was read from; empty if a program set it.
    span: Span,
}

/// The tags that a game writes itself, in their order.
pub const OWN_TAGS: [&str; 13] = [
    "Edition",
    "Variant",
    "Setting",
    "Seed",
    "Position",
    "White",
    "WhiteKind",
    "Black",
    "BlackKind",
    "TimeControl",
    "Adjudication",
    "Result",
    "Termination",
];

/// What programs of ours add to a game: its name on the shelf, its day, its place in a match, and what a game by links is known
/// by, with who sends it and who offers a tie.
const ADDED_TAGS: [&str; 7] = ["Event", "Date", "Round", "Match", "Correspondence", "Sender", "Offer"];

/// Whether a program of ours may set a tag. Such tags are not counted among those that a record may have, so that whatever
/// was read can be played on, named, written and read again.
pub(crate) fn is_ours(name: &str) -> bool {
    OWN_TAGS.contains(&name) || ADDED_TAGS.contains(&name)
}

/// Two tags are the same if they say the same, wherever they stand.
impl PartialEq for Tag {
    fn eq(&self, other: &Tag) -> bool {
        (&self.name, &self.value) == (&other.name, &other.value)
    }
}

impl Eq for Tag {}

impl Tags {
    fn find(&self, name: &str) -> Option<&Tag> {
        self.0.iter().inspect(|_| steps::more(1)).find(|tag| tag.name == name)
    }

    /// The value of a tag.
    pub fn get(&self, name: &str) -> Option<&str> {
        self.find(name).map(|tag| tag.value.as_str())
    }

    /// Where the value of a tag stands in the text it was read from; empty if there is none.
    pub fn span(&self, name: &str) -> Span {
        self.find(name).map_or(0..0, |tag| tag.span.clone())
    }

    /// Sets a tag; a new one comes last.
    pub fn set(&mut self, name: impl Into<String>, value: impl Into<String>) {
        self.set_at(name, value, 0..0);
    }

    /// Sets a tag that stands at this place of a text.
    pub(crate) fn set_at(&mut self, name: impl Into<String>, value: impl Into<String>, span: Span) {
        let tag = Tag { name: name.into(), value: value.into(), span };
        match self.0.iter_mut().find(|known| known.name == tag.name) {
            Some(known) => *known = tag,
            None => self.0.push(tag),
        }
    }

    /// Adds a tag that is known to be new.
    pub(crate) fn push(&mut self, name: String, value: String, span: Span) {
        self.0.push(Tag { name, value, span });
    }

    /// Takes a tag away.
    pub fn remove(&mut self, name: &str) -> Option<String> {
        let place = self.0.iter().position(|tag| tag.name == name)?;
        Some(self.0.remove(place).value)
    }

    /// All tags in their order.
    pub fn iter(&self) -> impl Iterator<Item = (&str, &str)> {
        self.0.iter().map(|tag| (tag.name.as_str(), tag.value.as_str()))
    }

    /// Whether there is none.
    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }
}
