//! From collections of games to what a report is asked.

use std::collections::{BTreeMap, BTreeSet};

use super::asked::{Asked, AskedRules};
use crate::collection::Collection;
use crate::game::{Job, LabGame};

/// The games of a report, and what it is asked of them.
#[derive(Clone, Debug, Default)]
pub struct Sources {
    /// What is asked.
    pub asked: Asked,
    /// All games that are there.
    pub games: Vec<LabGame>,
}

/// Why collections make no report together.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum BadSources {
    /// Two plans have a rule set of this name.
    SameRules(String),
    /// No rule set that is compared with has the name of one that is reported.
    NothingInCommon,
}

impl Sources {
    /// The games of these collections, of a plan each, and of others to compare them with.
    ///
    /// Each rule set is compared with that of the same name in the others, which stands first: what is more is more than there.
    /// Where one side has a single rule set, all of the other are compared with it.
    pub fn new(own: &[Collection], against: &[Collection]) -> Result<Sources, BadSources> {
        let mut sources = Sources::default();
        let mut told = Told::default();
        for collection in own {
            let plan = told.add(collection);
            sources.add(collection, plan, str::to_owned)?;
            sources.asked.compare.extend(collection.plan().compare.iter().cloned());
        }
        let ours: Vec<String> = sources.asked.rules.iter().map(|rules| rules.name.clone()).collect();
        let mut theirs: Vec<(String, String)> = Vec::new();
        for collection in against {
            let named = |name: &str| {
                if ours.iter().any(|own| own == name) { format!("{name} (against)") } else { name.to_owned() }
            };
            let plan = told.add(collection);
            sources.add(collection, plan, named)?;
            theirs
                .extend(collection.plan().rules.iter().map(|rules| (rules.name.clone(), named(&rules.name))));
        }
        let alone = ours.len() == 1 || theirs.len() == 1;
        let named: Vec<(String, String)> = theirs
            .iter()
            .flat_map(|(name, told)| ours.iter().map(move |own| (name, told, own)))
            .filter(|(name, _, own)| alone || name == own)
            .map(|(_, told, own)| (told.clone(), own.clone()))
            .collect();
        if named.is_empty() && !against.is_empty() {
            return Err(BadSources::NothingInCommon);
        }
        sources.asked.compare.extend(named);
        sources.asked.title = told.titles.join(" · ");
        sources.asked.commit = told.commits.join(" ");
        sources.asked.plan = told.plans.join("\n");
        Ok(sources)
    }

    /// Rule sets that are to be compared, and have no games at one strength, of one rung or about one action.
    pub fn never_met(&self) -> Vec<(&str, &str)> {
        let mut played: BTreeMap<&str, BTreeSet<&Job>> = BTreeMap::new();
        for game in &self.games {
            played.entry(&game.rules).or_default().insert(&game.job);
        }
        let jobs = |name: &str| played.get(name).cloned().unwrap_or_default();
        let pairs = self.asked.compare.iter().map(|(a, b)| (a.as_str(), b.as_str()));
        pairs.filter(|(a, b)| jobs(a).is_disjoint(&jobs(b))).collect()
    }

    fn add(
        &mut self,
        collection: &Collection,
        number: usize,
        named: impl Fn(&str) -> String,
    ) -> Result<(), BadSources> {
        let plan = collection.plan();
        let mut missing = missing(collection);
        for (place, rules) in plan.rules.iter().enumerate() {
            let name = named(&rules.name);
            if self.asked.place(&name).is_some() {
                return Err(BadSources::SameRules(rules.name.clone()));
            }
            let missing = missing.remove(&place).unwrap_or_default();
            let spec = rules.spec.clone();
            self.asked.rules.push(AskedRules { name, spec, plan: number, sample: rules.sample, missing });
        }
        self.games
            .extend(collection.games().map(|game| LabGame { rules: named(&game.rules), ..game.clone() }));
        Ok(())
    }
}

/// What plans say of themselves, each thing once.
#[derive(Default)]
struct Told {
    titles: Vec<String>,
    commits: Vec<String>,
    plans: Vec<String>,
}

impl Told {
    /// Adds what this plan says; the plan's number.
    fn add(&mut self, collection: &Collection) -> usize {
        let plan = collection.plan();
        let commit = collection.commit().unwrap_or_default();
        for (list, text) in [
            (&mut self.titles, plan.title.as_str()),
            (&mut self.commits, commit),
            (&mut self.plans, plan.text.as_str()),
        ] {
            if !text.is_empty() && !list.iter().any(|there| there == text) {
                list.push(text.to_owned());
            }
        }
        self.plans.iter().position(|text| *text == plan.text).expect("it was added")
    }
}

/// How many games are not there, by rule set and job.
fn missing(collection: &Collection) -> BTreeMap<usize, BTreeMap<Job, u32>> {
    let whole: BTreeSet<u64> = collection.whole().collect();
    let mut missing: BTreeMap<usize, BTreeMap<Job, u32>> = BTreeMap::new();
    for (_, piece) in (0..).zip(collection.pieces()).filter(|(number, _)| !whole.contains(number)) {
        *missing.entry(piece.rules).or_default().entry(piece.job.clone()).or_default() += piece.games;
    }
    missing
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::game::LabGame;
    use crate::plan::Plan;
    use crate::shard_file::{self, Chunk, FORMAT, Heading};

    const PLAN: &str =
        "title = \"one\"\nstrengths = [{ nodes = 1, games = 40 }]\n[[rules]]\nname = \"usual\"\n";

    /// A collection with the files of these numbers.
    fn collection(text: &str, there: &[usize]) -> Collection {
        let plan = Plan::read(text).expect("a plan");
        let mut collection = Collection::new(plan.clone());
        for &number in there {
            let piece = collection.pieces()[number].clone();
            let rules = plan.rules[piece.rules].name.clone();
            let game = |number| LabGame {
                rules: rules.clone(),
                job: piece.job.clone(),
                number,
                swapped: false,
                start: None,
                shared_opening: true,
                points: 1,
                reason: "adjudicated-length".to_owned(),
                decisions: vec![],
                opening_surprise: None,
                first_turns: None,
                samples: vec![],
            };
            let heading = Heading {
                format: FORMAT.to_owned(),
                plan: plan.mark(),
                commit: "abc".to_owned(),
                rules: rules.clone(),
                job: piece.job.clone(),
                first: piece.first,
                games: piece.games,
            };
            let games = (piece.first..piece.first + piece.games).map(game).collect();
            collection.add(&piece.file, &shard_file::write(&Chunk { heading, games }));
        }
        assert_eq!(collection.damaged().count(), 0);
        collection
    }

    fn names(sources: &Sources) -> Vec<&str> {
        sources.asked.rules.iter().map(|rules| rules.name.as_str()).collect()
    }

    #[test]
    fn what_is_missing_is_counted_whatever_the_order_of_the_files() {
        let both = Sources::new(&[collection(PLAN, &[1, 0])], &[]).expect("a report");
        assert_eq!((both.games.len(), both.asked.rules[0].missing.len()), (40, 0));
        let again = Sources::new(&[collection(PLAN, &[0, 1])], &[]).expect("a report");
        assert_eq!((&both.asked, &both.games), (&again.asked, &again.games));
        let one = Sources::new(&[collection(PLAN, &[0])], &[]).expect("a report");
        assert_eq!(one.asked.rules[0].missing, BTreeMap::from([(Job::Play { nodes: 1 }, 8)]));
        assert_eq!(
            (one.asked.title.as_str(), one.asked.commit.as_str(), one.asked.plan.as_str()),
            ("one", "abc", PLAN)
        );
    }

    #[test]
    fn rule_sets_of_one_name_are_compared_and_told_apart() {
        let same = Sources::new(&[collection(PLAN, &[0])], &[collection(PLAN, &[0, 1])]).expect("a report");
        assert_eq!(names(&same), ["usual", "usual (against)"]);
        assert_eq!(same.asked.compare, [("usual (against)".to_owned(), "usual".to_owned())]);
        let plans = |sources: &Sources| -> Vec<usize> {
            sources.asked.rules.iter().map(|rules| rules.plan).collect()
        };
        assert_eq!((same.games.len(), plans(&same)), (72, vec![0, 0]), "one plan, the same openings");
        assert_eq!((same.asked.title.as_str(), same.asked.plan.as_str()), ("one", PLAN), "each thing once");
        let seed = format!("seed = 9\n{PLAN}");
        let other = Sources::new(&[collection(PLAN, &[0])], &[collection(&seed, &[0])]).expect("a report");
        assert_eq!(plans(&other), [0, 1], "the openings of another plan are others");
    }

    #[test]
    fn rule_sets_without_a_common_strength_are_told() {
        let text = "compare = [[\"weak\", \"strong\"], [\"weak\", \"both\"]]\n\
            strengths = [{ nodes = 1, games = 2 }, { nodes = 2, games = 2 }]\n[[rules]]\nname = \"both\"\n\
            [[rules]]\nname = \"weak\"\nstrengths = [{ nodes = 1, games = 2 }]\n\
            [[rules]]\nname = \"strong\"\nstrengths = [{ nodes = 2, games = 2 }]\n";
        let sources = Sources::new(&[collection(text, &[0, 1, 2, 3])], &[]).expect("a report");
        assert_eq!(sources.never_met(), [("weak", "strong")]);
    }

    #[test]
    fn what_makes_no_report_is_refused() {
        let seed = format!("seed = 9\n{PLAN}");
        let twice = Sources::new(&[collection(PLAN, &[]), collection(&seed, &[])], &[]);
        assert_eq!(twice.expect_err("two of one name"), BadSources::SameRules("usual".to_owned()));
        let two = |first: &str, second: &str| {
            format!(
                "strengths = [{{ nodes = 1, games = 2 }}]\n[[rules]]\nname = \"{first}\"\n[[rules]]\nname = \"{second}\"\n"
            )
        };
        let (ours, theirs) = (two("a", "b"), two("c", "d"));
        let none = Sources::new(&[collection(&ours, &[])], &[collection(&theirs, &[])]);
        assert_eq!(none.expect_err("no name in common"), BadSources::NothingInCommon);
        let with_one =
            Sources::new(&[collection(&ours, &[])], &[collection(PLAN, &[])]).expect("one against two");
        let pairs: Vec<(&str, &str)> =
            with_one.asked.compare.iter().map(|(a, b)| (a.as_str(), b.as_str())).collect();
        assert_eq!(pairs, [("usual", "a"), ("usual", "b")]);
    }
}
