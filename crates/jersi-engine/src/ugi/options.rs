//! The options of our engine.

use jersi_rules::{
    Edition, GameSpec, HouseKey, HouseRules, Position, Rules, Setting, SpecError, SpecFault, SpecValue,
};

use super::announced::{Announced, OptionKind};
use crate::{BadEvalKind, EvalKind, Level};

/// The name of the setting that is whichever the edition recommends.
const USUAL: &str = "usual";

/// What stands where a house plays nothing otherwise.
const BY_THE_BOOKLET: &str = "none";

/// What the engine was told, each value one that its option takes. Together the values may still make no
/// sense, while a client changes one after another; [`Options::start`] judges that.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Options {
    /// The edition of the rules.
    pub edition: Edition,
    /// How a game begins; `None` is as the edition recommends.
    pub setting: Option<&'static str>,
    /// The free setting of 3.0 and 4-draft with the mokca.
    pub mokca: bool,
    /// What the random setting of 2.0 is shuffled by, and what the levels below the last one err by.
    pub seed: u64,
    /// 4.x with mountains and wise men.
    pub reserve: bool,
    /// 4.x with the ransom.
    pub ransom: bool,
    /// What a house plays otherwise than the booklet.
    pub house: HouseRules,
    /// Threads that search.
    pub threads: usize,
    /// The size of the table, in MiB.
    pub hash: usize,
    /// How many best lines are told.
    pub lines: usize,
    /// Strength.
    pub level: Level,
    /// Which evaluation is believed.
    pub eval: EvalKind,
}

impl Default for Options {
    fn default() -> Options {
        Options {
            edition: Edition::V4_8,
            setting: None,
            mokca: false,
            seed: 0,
            reserve: true,
            ransom: false,
            house: HouseRules::default(),
            threads: 1,
            hash: 64,
            lines: 1,
            level: Level::FULL,
            eval: EvalKind::default(),
        }
    }
}

/// What became of a change.
#[derive(Debug, PartialEq, Eq)]
pub(super) struct Changed {
    /// The options speak of another game now.
    pub(super) rules: bool,
    /// What changed along with it.
    pub(super) notes: Vec<String>,
}

impl Options {
    /// All options, with their defaults.
    pub fn announced() -> Vec<Announced> {
        let check =
            |name: &str, default| Announced { name: name.to_owned(), kind: OptionKind::Check { default } };
        let spin = |name: &str, default: u64, min: u64, max: u64| Announced {
            name: name.to_owned(),
            kind: OptionKind::Spin { default: default.into(), min: min.into(), max: max.into() },
        };
        let combo = |name: &str, default: &str, words: Vec<&str>| Announced {
            name: name.to_owned(),
            kind: OptionKind::Combo {
                default: default.to_owned(),
                words: words.into_iter().map(str::to_owned).collect(),
            },
        };
        let new = Options::default();
        let settings = std::iter::once(USUAL).chain(setting_ids()).collect();
        let mut all = vec![
            combo("Edition", new.edition.id(), Edition::ALL.map(Edition::id).to_vec()),
            combo("Setting", USUAL, settings),
            check("Mokca", new.mokca),
            spin("Seed", new.seed, 0, u64::MAX),
            check("Reserve", new.reserve),
            check("Ransom", new.ransom),
            Announced {
                name: "HouseRules".to_owned(),
                kind: OptionKind::Text { default: BY_THE_BOOKLET.to_owned() },
            },
            spin("Threads", new.threads as u64, 1, 256),
            spin("Hash", new.hash as u64, 1, 16_384),
            spin("MultiPV", new.lines as u64, 1, 64),
            spin("Level", new.level.number().into(), 1, Level::FULL.number().into()),
            combo("Eval", new.eval.id(), EvalKind::ALL.map(EvalKind::id).to_vec()),
        ];
        all.extend(tunable_options());
        all
    }

    /// Gives an option a value from inside, or tells why not.
    pub fn give(&mut self, name: &str, value: &str) -> Result<(), String> {
        self.set(name, value).map(|_| ())
    }

    /// Gives an option a value, or tells why not.
    pub(super) fn set(&mut self, name: &str, value: &str) -> Result<Changed, String> {
        let all = Options::announced();
        let Some(option) = all.iter().find(|option| option.name.eq_ignore_ascii_case(name)) else {
            let names: Vec<&str> = all.iter().map(|option| option.name.as_str()).collect();
            return Err(format!("there is no option {name:?}; there are {}", names.join(", ")));
        };
        option.accepts(value)?;
        let before = self.clone();
        let mut notes = Vec::new();
        match option.name.as_str() {
            "Edition" => {
                self.edition = pick(Edition::ALL, value).unwrap_or(self.edition);
                if self.edition != before.edition {
                    notes = self.forget_what_the_edition_lacks();
                }
            }
            "Setting" => self.setting = setting_ids().into_iter().find(|id| id.eq_ignore_ascii_case(value)),
            "Mokca" => self.mokca = value == "true",
            "Reserve" => self.reserve = value == "true",
            "Ransom" => self.ransom = value == "true",
            "HouseRules" => self.house = house(value)?,
            "Seed" => self.seed = number(value)?,
            "Threads" => self.threads = number(value)?,
            "Hash" => self.hash = number(value)?,
            "MultiPV" => self.lines = number(value)?,
            "Level" => self.level = number(value)?,
            "Eval" => self.eval = value.parse().map_err(|bad: BadEvalKind| bad.to_string())?,
            name => set_tunable(name, value)?,
        }
        Ok(Changed { rules: self.game() != before.game(), notes })
    }

    /// The rules.
    pub fn rules(&self) -> Result<Rules, String> {
        let rules = self.spec().and_then(|spec| spec.rules());
        rules.map_err(|error| format!("{error}; set Edition, Ransom or HouseRules"))
    }

    /// The start of a game.
    pub fn start(&self) -> Result<Position, String> {
        self.game().map(|(rules, setting)| Position::start(rules, setting))
    }

    /// Which game is played. Options that mean nothing to it have no part in this.
    fn game(&self) -> Result<(Rules, Setting), String> {
        let rules = self.rules()?;
        let setting = self.spec().and_then(|spec| spec.setting());
        Ok((rules, setting.map_err(|error| format!("{error}; set Setting or Mokca"))?))
    }

    /// The same in the words of every other form.
    fn spec(&self) -> Result<GameSpec, SpecError> {
        let setting = self.setting.unwrap_or(Setting::usual(self.edition).facts().id);
        let mut spec = GameSpec::from_keys([
            ("edition", SpecValue::Text(self.edition.id())),
            ("reserve", SpecValue::Flag(self.reserve)),
            ("ransom", SpecValue::Flag(self.ransom)),
            ("setting", SpecValue::Text(setting)),
            ("mokca", SpecValue::Flag(self.mokca)),
        ])?
        .with_house(self.house);
        // The seed is there for the levels too; only a shuffled setting wants it.
        if spec.is_shuffled() {
            spec.set("seed", SpecValue::Number(self.seed))?;
        }
        Ok(spec)
    }

    /// With another edition, options that it does not know go back to their defaults.
    fn forget_what_the_edition_lacks(&mut self) -> Vec<String> {
        let edition = self.edition;
        let mut notes = Vec::new();
        if let Some(id) = self.setting.filter(|id| edition.setting(id).is_none()) {
            self.setting = None;
            notes.push(format!("edition {edition} has no setting {id}, so Setting is {USUAL} again"));
        }
        if self.ransom && !edition.has_reserve() {
            self.ransom = false;
            notes.push(format!("edition {edition} has no ransom, so Ransom is false again"));
        }
        let house = |error: SpecError| matches!(error.fault, SpecFault::House(_));
        if self.spec().and_then(|spec| spec.rules()).is_err_and(house) {
            notes.push(format!(
                "edition {edition} cannot be played with {}, so HouseRules is none again",
                self.house
            ));
            self.house = HouseRules::default();
        }
        if self.mokca && !edition.facts().guardian_optional {
            self.mokca = false;
            notes
                .push(format!("edition {edition} leaves no choice of the guardian, so Mokca is false again"));
        }
        notes
    }
}

/// In a tuning build, an option for each margin and weight.
#[cfg(feature = "tune")]
fn tunable_options() -> Vec<Announced> {
    let option = |tunable: crate::tune::Tunable| {
        let (min, max) = (i128::from(*tunable.range.start()), i128::from(*tunable.range.end()));
        let kind = OptionKind::Spin { default: tunable.default.into(), min, max };
        Announced { name: tunable.name, kind }
    };
    crate::tune::all().into_iter().map(option).collect()
}

#[cfg(feature = "tune")]
fn set_tunable(name: &str, value: &str) -> Result<(), String> {
    if crate::tune::set(name, number(value)?) { Ok(()) } else { Err(format!("there is no option {name:?}")) }
}

/// Margins and weights are options in a tuning build only.
#[cfg(not(feature = "tune"))]
fn tunable_options() -> Vec<Announced> {
    Vec::new()
}

#[cfg(not(feature = "tune"))]
fn set_tunable(name: &str, _: &str) -> Result<(), String> {
    Err(format!("there is no option {name:?}"))
}

fn pick<const N: usize>(editions: [Edition; N], value: &str) -> Option<Edition> {
    editions.into_iter().find(|edition| edition.id().eq_ignore_ascii_case(value))
}

/// `quiet-limit=60 ban=one-two`, or the word that says nothing.
fn house(value: &str) -> Result<HouseRules, String> {
    let mut spec = GameSpec::default();
    for word in value.split_whitespace().filter(|&word| word != BY_THE_BOOKLET) {
        let (key, value) = word.split_once('=').unwrap_or((word, ""));
        if HouseKey::from_id(key).is_none() {
            let known = HouseKey::ALL.map(HouseKey::id);
            return Err(SpecError::unknown_key(key, &known).to_string());
        }
        spec.set(key, SpecValue::Word(value)).map_err(|error| error.to_string())?;
    }
    Ok(spec.house())
}

fn number<T: std::str::FromStr>(value: &str) -> Result<T, String> {
    value.parse().map_err(|_| format!("{value:?} is no number that fits"))
}

/// The settings of all editions, each once.
fn setting_ids() -> Vec<&'static str> {
    let mut ids: Vec<&str> = Vec::new();
    for setting in Edition::ALL.iter().flat_map(|edition| edition.facts().settings) {
        if !ids.contains(&setting.id) {
            ids.push(setting.id);
        }
    }
    ids
}

#[cfg(test)]
mod tests {
    use super::*;

    fn set(options: &mut Options, name: &str, value: &str) -> Changed {
        options.set(name, value).expect(name)
    }

    #[test]
    fn what_is_announced_is_what_is_there() {
        for option in Options::announced() {
            let read = Announced::read(option.to_string().strip_prefix("option ").expect("the word option"));
            assert_eq!(read, Ok(option.clone()));
            let mut options = Options::default();
            let changed = set(&mut options, &option.name, &option.default_value().expect("no buttons"));
            assert_eq!((changed.rules, options), (false, Options::default()), "{}", option.name);
        }
    }

    #[test]
    fn every_start_of_every_edition() {
        for edition in Edition::ALL {
            for setting in edition.facts().settings {
                let mut options = Options::default();
                set(&mut options, "setting", setting.id);
                set(&mut options, "EDITION", edition.id());
                let usual = Setting::named(edition, setting.id, 0, false).expect("its own");
                assert_eq!(options.start(), Ok(Position::start(Rules::new(edition), usual)));
            }
        }
    }

    #[test]
    fn the_order_of_options_does_not_matter() {
        let wanted = [("Edition", "3.0"), ("Setting", "free"), ("Mokca", "true")];
        for order in [[0, 1, 2], [0, 2, 1], [1, 0, 2], [1, 2, 0], [2, 0, 1], [2, 1, 0]] {
            let mut options = Options::default();
            for (name, value) in order.map(|n| wanted[n]) {
                set(&mut options, name, value);
            }
            assert_eq!(options.start().map(|start| start.turns().len()), Ok(55), "{order:?}");
        }
    }

    #[test]
    fn only_what_means_another_game_begins_one() {
        let mut options = Options::default();
        for (name, value, another) in [
            ("Seed", "5", false),
            ("Level", "3", false),
            ("Edition", "2.0", true),
            ("Reserve", "false", false),
            ("Setting", "symmetrical", false),
            ("Setting", "random", true),
            ("Seed", "6", true),
        ] {
            assert_eq!(set(&mut options, name, value).rules, another, "{name} {value}");
        }
    }

    #[test]
    fn another_edition_forgets_what_it_lacks_and_says_so() {
        let mut options = Options::default();
        set(&mut options, "Ransom", "true");
        let changed = set(&mut options, "Edition", "2.0");
        assert!(changed.rules && changed.notes[0].contains("Ransom is false"), "{changed:?}");
        set(&mut options, "Setting", "random");
        let changed = set(&mut options, "Edition", "4.16");
        assert!(changed.notes[0].contains("Setting is usual"), "{changed:?}");
        assert!(options.start().is_ok());
    }

    #[test]
    fn bad_values_are_told_and_change_nothing() {
        let mut options = Options::default();
        for (name, value) in [
            ("Edition", "9.9"),
            ("Setting", ""),
            ("Mokca", "yes"),
            ("Seed", "-1"),
            ("Threads", "0"),
            ("Hash", "1e3"),
            ("MultiPV", "99999999999999999999999999999999999999999999"),
            ("Level", "11"),
            ("Hush", "1"),
            ("", ""),
        ] {
            let fault = options.set(name, value).expect_err(name);
            assert!(fault.contains(name), "{fault}");
        }
        assert_eq!(options, Options::default());
    }
}
