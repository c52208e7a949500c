//! What the page says, once a language: the compiler sees to it that no sentence is missing in one of them.

mod en;
mod en_metrics;
mod fr;
mod fr_metrics;

use jersi_rules::Lang;

use crate::{Heading, Method, Metric};

/// The sentences of a language. What stands in braces is filled in by [`fill`].
pub(crate) struct Words {
    pub id: &'static str,
    /// Between the whole part of a number and its fraction.
    pub point: char,
    /// Between what something is and its number.
    pub colon: &'static str,
    /// Between thousands.
    pub thousands: char,
    /// What a million and its like are called, one of them and several, from the greatest down.
    pub large: [(f64, &'static str, &'static str); 3],
    pub own_name: &'static str,
    pub kicker: &'static str,
    pub lead: &'static str,
    pub lead_missing: &'static str,
    pub nothing: &'static str,
    pub rule_sets: &'static str,
    pub play: &'static str,
    pub games_at: &'static str,
    pub missing: &'static str,
    pub in_figures: &'static str,
    pub in_figures_note: &'static str,
    pub metric_column: &'static str,
    pub rules_column: &'static str,
    pub part_column: &'static str,
    pub positions: &'static str,
    pub value: &'static str,
    pub games: &'static str,
    pub to: &'static str,
    pub compared: &'static str,
    pub compared_title: &'static str,
    pub compared_pairs: &'static str,
    pub compared_paired: &'static str,
    pub compared_unpaired: &'static str,
    pub compared_not: &'static str,
    pub difference_axis: &'static str,
    pub all_other: &'static str,
    pub not_seen: &'static str,
    pub not_seen_at_all: &'static str,
    pub more: &'static str,
    pub less: &'static str,
    pub off_scale: &'static str,
    pub all_numbers: &'static str,
    /// How closely decisions were looked at, and how many of them count.
    pub sampled: &'static str,
    pub sampled_of: &'static str,
    pub how_to_read: &'static str,
    pub how_to_read_lines: &'static [&'static str],
    pub careful: &'static str,
    /// Where the numbers have one strength each, and where some have several.
    pub careful_strength: [&'static str; 2],
    pub careful_lines: &'static [&'static str],
    pub plan: &'static str,
    pub commit: &'static str,
    pub no_commit: &'static str,
    pub plot: PlotWords,
    pub heading: fn(Heading) -> (&'static str, &'static str),
    pub method: fn(Method) -> &'static str,
    pub metric: fn(Metric) -> MetricWords,
    pub part: fn(Metric, &str) -> Option<&'static str>,
    /// What stands behind a number, as it is shown and without its sign: one turn, two turns.
    pub unit: fn(Unit, f64) -> &'static str,
}

/// What stands in and under plots.
pub(crate) struct PlotWords {
    pub forest: &'static str,
    pub histogram: &'static str,
    pub histogram_x: &'static str,
    pub histogram_y: &'static str,
    pub median: &'static str,
    pub endings: &'static str,
    pub tenths: &'static str,
    pub tenths_x: &'static str,
    pub actions: &'static str,
    pub ladder: &'static str,
    pub ladder_x: &'static str,
    pub ladder_y: &'static str,
    pub worth: &'static str,
    pub worth_x: &'static str,
    pub pieces: &'static str,
    pub pieces_x: &'static str,
    pub heat: &'static str,
    pub heat_of: &'static str,
    pub heat_none: &'static str,
    pub heat_never: &'static str,
    pub heat_most: &'static str,
    pub heat_cells: &'static str,
    pub heat_no_board: &'static str,
    pub share_of_games: &'static str,
    pub share_of_turns: &'static str,
    pub at_positions: &'static str,
    pub none: &'static str,
}

/// What is said of a metric: its name, two sentences, and how one says that the second of two rule sets has more or less of it.
pub(crate) struct MetricWords {
    pub name: &'static str,
    pub about: &'static str,
    pub more: &'static str,
    pub less: &'static str,
}

/// What a number counts.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Unit {
    /// A share of a whole, shown in per cent.
    Share,
    /// A difference of shares, in points of a hundred.
    Points,
    /// Elo.
    Elo,
    /// Single turns.
    Turns,
    /// Minutes.
    Minutes,
    /// Something counted.
    Count,
    /// A number without a unit.
    Plain,
}

/// The words of a language; English for one that has none here.
pub(crate) fn words(lang: Lang) -> &'static Words {
    if is_french(lang) { &fr::WORDS } else { &en::WORDS }
}

/// The one place that tells the languages of a report apart.
pub(crate) fn is_french(lang: Lang) -> bool {
    lang == Lang::FR
}

/// What a part is called; several actions that are forbidden together stand one after the other. A part without a name is itself.
pub(crate) fn named(words: &Words, metric: Metric, part: &str) -> String {
    let names: Vec<&str> = part.split(',').map(|one| (words.part)(metric, one).unwrap_or(one)).collect();
    names.join(" + ")
}

/// Puts values in the place of their names in braces. Values are taken as they stand: escape what is foreign.
pub(crate) fn fill(sentence: &str, values: &[(&str, &str)]) -> String {
    let mut filled = String::with_capacity(sentence.len() + 32);
    let mut rest = sentence;
    while let Some((before, after)) = rest.split_once('{') {
        filled.push_str(before);
        let (name, end) = after.split_once('}').unwrap_or((after, ""));
        filled.push_str(values.iter().find(|(key, _)| *key == name).map_or("", |(_, value)| value));
        rest = end;
    }
    filled.push_str(rest);
    filled
}

#[cfg(test)]
mod tests {
    use super::*;

    fn names(sentence: &str) -> Vec<&str> {
        let mut found: Vec<&str> = sentence
            .split('{')
            .skip(1)
            .filter_map(|rest| rest.split_once('}'))
            .map(|(name, _)| name)
            .collect();
        found.sort_unstable();
        found
    }

    #[test]
    fn values_stand_in_their_places() {
        assert_eq!(fill("{a} and {b}", &[("b", "{a}"), ("a", "1")]), "1 and {a}");
        assert_eq!(fill("{unknown}.", &[]), ".");
    }

    #[test]
    fn both_languages_are_filled_with_the_same() {
        let (en, fr) = (&en::WORDS, &fr::WORDS);
        let pairs = [
            (en.lead, fr.lead),
            (en.lead_missing, fr.lead_missing),
            (en.games_at, fr.games_at),
            (en.missing, fr.missing),
            (en.positions, fr.positions),
            (en.games, fr.games),
            (en.compared_title, fr.compared_title),
            (en.compared_pairs, fr.compared_pairs),
            (en.not_seen, fr.not_seen),
            (en.compared_not, fr.compared_not),
            (en.sampled, fr.sampled),
            (en.sampled_of, fr.sampled_of),
            (en.more, fr.more),
            (en.less, fr.less),
            (en.commit, fr.commit),
            (en.plot.median, fr.plot.median),
            (en.plot.heat_of, fr.plot.heat_of),
            (en.plot.heat_most, fr.plot.heat_most),
            (en.plot.heat_cells, fr.plot.heat_cells),
            (en.plot.at_positions, fr.plot.at_positions),
        ];
        for (one, other) in pairs {
            assert_eq!(names(one), names(other), "{one} / {other}");
        }
        for metric in Metric::ALL {
            let (one, other) = ((en.metric)(metric), (fr.metric)(metric));
            for (one, other) in [(one.more, other.more), (one.less, other.less)] {
                assert!(one.contains("{b}") && other.contains("{b}"), "{one} / {other}");
            }
        }
    }

    #[test]
    fn every_metric_is_explained_in_two_sentences() {
        for words in [&en::WORDS, &fr::WORDS] {
            for metric in Metric::ALL {
                let said = (words.metric)(metric);
                let sentences = said.about.matches(['.', '?']).count() - said.about.matches("0.").count();
                let ends = said.about.split_inclusive(". ").count();
                assert_eq!(ends, 2, "{}: {sentences}: {}", words.id, said.about);
                assert!(said.about.ends_with('.') && !said.name.is_empty());
            }
        }
    }

    #[test]
    fn french_is_not_english() {
        for metric in Metric::ALL {
            let (one, other) = ((en::WORDS.metric)(metric), (fr::WORDS.metric)(metric));
            assert_ne!(one.name, other.name);
            assert_ne!(one.about, other.about);
        }
    }
}
