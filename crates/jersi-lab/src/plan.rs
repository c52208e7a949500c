//! A plan: which rule sets are played, how often, and at which strengths. Together with the program it fixes every game.

mod quick;
mod read;
mod rule_set;
mod table;

use jersi_rules::GameSpec;

pub use read::BadPlan;

/// What is to be played.
///
/// ```
/// use jersi_lab::Plan;
///
/// let text = r#"
/// title = "With and without reserve"
/// seed = 1
/// strengths = [{ nodes = 2000, games = 100 }]
/// compare = [["small", "usual"]]
///
/// [[rules]]
/// name = "small"
/// no-reserve = true
///
/// [[rules]]
/// name = "usual"
/// edition = "4.8"
/// "#;
/// let plan = Plan::read(text)?;
/// assert_eq!(plan.rules[0].spec.to_string(), "no-reserve");
/// assert_eq!(plan.compare, [("small".to_owned(), "usual".to_owned())]);
/// # Ok::<(), jersi_lab::BadPlan>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Plan {
    /// What it is called in a report.
    pub title: String,
    /// What all chance comes from.
    pub seed: u64,
    /// The rule sets, in the order of a report.
    pub rules: Vec<RuleSet>,
    /// Rule sets that are compared, by their names.
    pub compare: Vec<(String, String)>,
    /// The text that it was read from.
    pub text: String,
}

/// A rule set of a plan, and what is played by it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RuleSet {
    /// Its name, which is also a part of names of files.
    pub name: String,
    /// The game.
    pub spec: GameSpec,
    /// Games of one strength against itself.
    pub strengths: Vec<StrengthTerms>,
    /// How some decisions of those games are looked at more closely.
    pub sample: Option<SampleTerms>,
    /// Twice the positions against once.
    pub ladder: Option<LadderTerms>,
    /// One side without an action.
    pub worth: Option<WorthTerms>,
}

/// Games of one strength.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct StrengthTerms {
    /// Positions a decision.
    pub nodes: u32,
    /// Games.
    pub games: u32,
}

/// How decisions are looked at more closely.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct SampleTerms {
    /// Decisions a game, at the most.
    pub decisions: u32,
    /// Positions for each of them.
    pub nodes: u32,
    /// Turns that are searched for each of them.
    pub lines: u32,
    /// In the first so many games of each strength.
    pub games: u32,
}

/// A ladder of strengths.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct LadderTerms {
    /// The weakest, in positions a decision.
    pub from: u32,
    /// No rung's stronger side looks at more.
    pub to: u32,
    /// Pairs of games a rung.
    pub pairs: u32,
}

/// Games in which one side may not use an action.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct WorthTerms {
    /// The actions, by the names that bans have.
    pub actions: Vec<String>,
    /// Positions a decision.
    pub nodes: u32,
    /// Pairs of games for each action.
    pub pairs: u32,
}

impl LadderTerms {
    /// The weaker sides of the rungs.
    pub fn rungs(&self) -> impl Iterator<Item = u32> + use<> {
        let to = self.to;
        std::iter::successors(Some(self.from), |nodes| nodes.checked_mul(2))
            .take_while(move |nodes| nodes.checked_mul(2).is_some_and(|stronger| stronger <= to))
    }
}

/// The rules of a game as a file tells them: the keys of a `GameSpec`, or a plan, of which the rule set of this name or the only one is meant.
///
/// ```
/// use jersi_lab::read_game;
///
/// let game = read_game("edition = \"2.0\"\nban = [\"one-two\"]\n", None)?;
/// assert_eq!(game.to_string(), "2.0 ban=one-two");
/// let plan = "strengths = [{ nodes = 1, games = 1 }]\n[[rules]]\nname = \"small\"\nno-reserve = true\n";
/// assert_eq!(read_game(plan, Some("small"))?.to_string(), "no-reserve");
/// assert!(read_game(plan, Some("smal")).is_err());
/// # Ok::<(), jersi_lab::BadPlan>(())
/// ```
pub fn read_game(text: &str, name: Option<&str>) -> Result<GameSpec, BadPlan> {
    read::read_game(text, name)
}

impl Plan {
    /// Reads a plan; the first thing that is wrong with it is told with its place.
    pub fn read(text: &str) -> Result<Plan, BadPlan> {
        read::read(text)
    }

    /// A plan for a first look at one rule set: games of one strength, and closer looks at decisions of the first of them.
    ///
    /// ```
    /// use jersi_lab::Plan;
    ///
    /// let plan = Plan::quick(&"2.0 setting=random seed=7".parse()?, 2_000, 1_000, 100);
    /// assert_eq!(plan.rules[0].spec.to_string(), "2.0 setting=random seed=7");
    /// # Ok::<(), jersi_rules::SpecError>(())
    /// ```
    pub fn quick(spec: &GameSpec, nodes: u32, games: u32, sampled: u32) -> Plan {
        let text = quick::text(spec, nodes, games, sampled);
        Plan::read(&text).expect("a game that can begin can be written into a plan")
    }

    /// What tells this plan from others, in files of games: FNV-1a of its text.
    pub fn mark(&self) -> String {
        format!("{:016x}", crate::shard_file::checksum(self.text.as_bytes()))
    }

    /// The rule set with this name.
    pub fn rule_set(&self, name: &str) -> Option<&RuleSet> {
        self.rules.iter().find(|rules| rules.name == name)
    }
}
