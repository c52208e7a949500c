//! The table of an edition's pieces.

use jersi_rules::lang::Said;
use jersi_rules::{Edition, Kind, KindFacts, Lang};
use jersi_words::{Column, CommandWords};

/// A row for each kind under a row of headings.
pub fn table(edition: Edition, words: &dyn CommandWords) -> Vec<Vec<String>> {
    let lang = words.lang();
    let kinds = edition.facts().kinds;
    let columns = Columns {
        lojban: kinds.iter().any(|facts| facts.lojban.is_some()),
        plain: kinds.iter().any(|facts| plain_name(edition, *facts, lang).is_some()),
    };
    let head = columns.row(
        &words.column(Column::Letter),
        &words.column(Column::Number),
        &words.column(Column::Name),
        Lang::ALL.map(|plain| Some(words.column(Column::In(plain)).into())),
        words.column(Column::Beats),
    );
    let body = kinds.iter().map(|facts| {
        let plain = Lang::ALL.map(|lang| plain_name(edition, *facts, lang));
        columns.row(
            &facts.letter,
            &number(edition, *facts),
            &edition.kind_name(facts.kind, lang),
            plain,
            prey(edition, *facts, words),
        )
    });
    std::iter::once(head).chain(body).collect()
}

/// Which columns the edition's words fill.
struct Columns {
    lojban: bool,
    plain: bool,
}

impl Columns {
    fn row(
        &self,
        letter: &dyn std::fmt::Display,
        number: &dyn std::fmt::Display,
        name: &str,
        plain: [Option<Said>; Lang::ALL.len()],
        beats: String,
    ) -> Vec<String> {
        let mut row = vec![letter.to_string(), number.to_string()];
        if self.lojban {
            row.push(name.to_owned());
        }
        if self.plain {
            row.extend(plain.map(|name| name.unwrap_or_default().into_owned()));
        }
        row.push(beats);
        row
    }
}

/// What the kind is called in plain words: its name, or beside a Lojban name the alias.
fn plain_name(edition: Edition, facts: KindFacts, lang: Lang) -> Option<Said> {
    if facts.lojban.is_some() {
        edition.kind_alias(facts.kind, lang)
    } else {
        Some(edition.kind_name(facts.kind, lang))
    }
}

/// How many a player has, as a range where the players may leave the kind out.
fn number(edition: Edition, facts: KindFacts) -> String {
    let (least, most) = (edition.army(false).get(facts.kind), edition.army(true).get(facts.kind));
    if least == most { most.to_string() } else { format!("{least}–{most}") }
}

/// The kinds that a kind beats.
fn prey(edition: Edition, facts: KindFacts, words: &dyn CommandWords) -> String {
    let beats = edition.beats(facts.kind);
    let mut prey: Vec<&KindFacts> =
        edition.facts().kinds.iter().filter(|other| beats.has(other.kind)).collect();
    // The king falls to everyone who fights: what tells the kinds apart comes first.
    prey.sort_by_key(|other| other.kind == Kind::King);
    let names: Vec<Said> = prey.iter().map(|other| edition.kind_name(other.kind, words.lang())).collect();
    if names.is_empty() { words.beats_nothing() } else { names.join(", ") }
}
