//! Positions with known answers: the solver proves each answer, and the engine has to find it.

use jersi_engine::{
    Engine, Fate, Limits, Report, Root, Score, Solution, StopSignal, Verdict, fates, solve, solve_decisions,
};
use jersi_rules::notation::{read_position, write_turn};
use jersi_rules::{Edition, Position, Rules, Turn, Variant};
use serde_json::Value;

/// A position with a known answer.
struct Tactic {
    position: Position,
    theme: String,
    /// Proving it takes long.
    deep: bool,
    answer: Answer,
}

/// Decisions are in canonical notation; each player's turn counts one.
enum Answer {
    /// These decisions, and no others, force a win in so many turns, and nothing wins sooner.
    Win { in_turns: u32, best: Vec<String> },
    /// Every decision loses, the best defence in so many turns.
    Loss { in_turns: u32 },
    /// All decisions but these lose within so many turns.
    Only { within: u32, defences: Vec<String> },
    /// These captures lose within so many turns, but not every decision does.
    Avoid { within: u32, captures: Vec<String> },
}

fn tactics() -> Vec<Tactic> {
    include_str!("data/tactics.jsonl").lines().map(read).collect()
}

fn read(line: &str) -> Tactic {
    let line: Value = serde_json::from_str(line).expect("a JSON line");
    let text = |key: &str| line[key].as_str().unwrap_or_else(|| panic!("{key} in {line}"));
    let flag = |key: &str| line[key].as_bool().unwrap_or(false);
    let edition = Edition::from_id(text("edition")).expect("an edition");
    let variant = Variant { reserve: flag("reserve"), ransom: flag("ransom") };
    let rules: Rules = Rules::with(edition, variant).expect("rules");
    let answer = &line["answer"];
    let number = |key: &str| answer[key].as_u64().unwrap_or_else(|| panic!("{key} in {line}")) as u32;
    let list = |key: &str| -> Option<Vec<String>> {
        let turns = answer[key].as_array()?.iter();
        Some(turns.map(|turn| turn.as_str().expect("a turn").to_owned()).collect())
    };
    let answer = match (list("best"), list("only"), list("avoid"), answer.get("loss_in_turns")) {
        (Some(best), None, None, None) => Answer::Win { in_turns: number("win_in_turns"), best },
        (None, None, None, Some(_)) => Answer::Loss { in_turns: number("loss_in_turns") },
        (None, Some(defences), None, None) => Answer::Only { within: number("within_turns"), defences },
        (None, None, Some(captures), None) => Answer::Avoid { within: number("within_turns"), captures },
        _ => panic!("one kind of answer in {line}"),
    };
    Tactic {
        position: read_position(rules, text("position")).expect("a position"),
        theme: text("theme").to_owned(),
        deep: flag("deep"),
        answer,
    }
}

fn deep() -> bool {
    std::env::var_os("JERSI_DEEP").is_some_and(|value| value == "1")
}

#[test]
fn there_are_enough_of_every_edition_and_theme() {
    let all = tactics();
    assert!(all.len() >= 60, "{}", all.len());
    for edition in Edition::ALL {
        let themes = |words: &str| {
            let of = all.iter().filter(|tactic| tactic.position.edition() == edition);
            of.filter(|tactic| tactic.theme.contains(words)).count()
        };
        let goals: &[&str] =
            if edition.hunts() { &["kunti capture"] } else { &["king arrival", "relocation denied"] };
        for goal in goals {
            for turns in ["in 1", "in 3"] {
                assert!(themes(&format!("{goal} {turns}")) > 0, "{edition}: {goal} {turns}");
            }
        }
        assert!(themes("in 5") > 0 && themes("only defence") > 1 && themes("trap") > 1, "{edition}");
        assert!(themes("lost in 2") > 1, "{edition}");
        // Only after exhaustion can a turn of the other one end a game that one wins.
        assert!(!edition.hunts() || themes("exhaustion in 2") > 4, "{edition}");
    }
}

#[test]
fn the_solver_proves_every_answer() {
    for tactic in tactics().iter().filter(|tactic| deep() || !tactic.deep) {
        let Tactic { position, theme, answer, .. } = tactic;
        let all = |turns| fates(position, turns, &StopSignal::new(), None).expect("nobody stops it");
        let with = |fates: &[(Turn, Fate)], wanted: Fate| {
            let chosen = fates.iter().filter(|(_, fate)| *fate == wanted);
            let mut texts: Vec<String> = chosen.map(|(turn, _)| write_turn(position, *turn)).collect();
            texts.sort();
            texts
        };
        match answer {
            Answer::Win { in_turns, best } => {
                let solution = solve(position, *in_turns, &StopSignal::new(), None);
                let Solution::Win(proof) = solution else { panic!("{theme}: {solution:?}, {position:?}") };
                assert_eq!(proof.in_turns, *in_turns, "{theme}: {position:?}");
                assert_eq!(&with(&all(*in_turns), Fate::Wins), best, "{theme}: {position:?}");
            }
            Answer::Loss { in_turns } => {
                let solution = solve(position, *in_turns, &StopSignal::new(), None);
                let Solution::Loss(proof) = solution else { panic!("{theme}: {solution:?}, {position:?}") };
                assert_eq!(proof.in_turns, *in_turns, "{theme}: {position:?}");
                assert_eq!(with(&all(*in_turns), Fate::Loses).len(), position.turns().len());
            }
            Answer::Only { within, defences } => {
                let fates = all(*within);
                assert_eq!(&with(&fates, Fate::Open), defences, "{theme}: {position:?}");
                assert!(fates.len() > defences.len() && with(&fates, Fate::Wins).is_empty());
            }
            Answer::Avoid { within, captures } => {
                let fates = all(*within);
                let losing = with(&fates, Fate::Loses);
                assert!(captures.iter().all(|turn| losing.contains(turn)), "{theme}: {position:?}");
                assert!(!captures.is_empty() && losing.len() < fates.len(), "{theme}: {position:?}");
            }
        }
    }
}

impl Tactic {
    /// Whether the answer shows within two decisions.
    fn is_near(&self) -> bool {
        let turns = match self.answer {
            Answer::Win { in_turns: turns, .. }
            | Answer::Loss { in_turns: turns }
            | Answer::Only { within: turns, .. }
            | Answer::Avoid { within: turns, .. } => turns,
        };
        turns <= 2 && !self.position.rules().ransom()
    }

    /// What the engine chooses, and what it announces, after so many positions as the answer deserves.
    fn engine(&self) -> (Turn, Score) {
        self.engine_and(|_| ())
    }

    /// The same, and what it announces meanwhile.
    fn engine_and(&self, mut announced: impl FnMut(Score)) -> (Turn, Score) {
        let nodes = if self.is_near() { 30_000 } else { 100_000 };
        let limits = Limits { nodes: Some(nodes), ..Limits::default() };
        let root = Root::new(self.position);
        let mut report = |report: &Report| report.lines.iter().for_each(|line| announced(line.score));
        let answer = Engine::new(4, 1).search(&root, &limits, &StopSignal::new(), &mut report);
        answer.best().zip(answer.score()).expect("the game is not over")
    }
}

#[test]
fn the_engine_finds_the_answers() {
    let all = tactics();
    let (near, far): (Vec<&Tactic>, Vec<&Tactic>) = all.iter().partition(|tactic| tactic.is_near());
    let failed = near.iter().filter_map(|tactic| fault(tactic)).collect::<Vec<_>>();
    assert!(failed.is_empty(), "{} of {} near ones:\n{}", failed.len(), near.len(), failed.join("\n"));
    // Those that show later are a matter of how much time there is: these few need more positions (docs/strength.md).
    let failed = far.iter().filter_map(|tactic| fault(tactic)).collect::<Vec<_>>();
    assert!(failed.len() <= 5, "{} of {} far ones:\n{}", failed.len(), far.len(), failed.join("\n"));
}

/// What the engine does wrong.
fn fault(tactic: &Tactic) -> Option<String> {
    let Tactic { position, theme, answer, .. } = tactic;
    let (turn, score) = tactic.engine();
    let text = write_turn(position, turn);
    let good = match answer {
        // A longer way that wins for sure will do.
        Answer::Win { best, .. } => best.contains(&text) || matches!(score.verdict(), Verdict::WinIn(_)),
        // There is nothing to find but that all is lost.
        Answer::Loss { .. } => matches!(score.verdict(), Verdict::LossIn(_)),
        Answer::Only { defences, .. } => defences.contains(&text),
        Answer::Avoid { captures, .. } => !captures.contains(&text),
    };
    let variant = position.rules().variant_words();
    (!good).then(|| format!("{theme}: {text} ({:?}) in {variant} {position:?}", score.verdict()))
}

#[test]
fn the_engine_announces_only_what_the_solver_proves() {
    let longest = if deep() { 5 } else { 3 };
    let (mut wins, mut losses) = (0, 0);
    let mut refuted = Vec::new();
    for tactic in tactics().iter().filter(|tactic| deep() || !tactic.deep) {
        let Tactic { position, theme, .. } = tactic;
        let mut told = Vec::new();
        let (_, last) = tactic.engine_and(|score| told.push(score));
        told.push(last);
        told.dedup();
        for score in told {
            let (within, win) = match score.verdict() {
                Verdict::WinIn(within) if within <= longest => (within, true),
                Verdict::LossIn(within) if within <= longest => (within, false),
                _ => continue,
            };
            *if win { &mut wins } else { &mut losses } += 1;
            let proved = match solve_decisions(position, within, &StopSignal::new(), None) {
                Solution::Win(_) => Some(true),
                Solution::Loss(_) => Some(false),
                Solution::NotProved | Solution::Stopped { .. } => None,
            };
            if proved != Some(win) {
                refuted.push(format!("{theme}: {:?}, proved {proved:?} in {position:?}", score.verdict()));
            }
        }
    }
    assert!(wins > 60 && losses > 15, "{wins} wins and {losses} losses are announced");
    assert!(refuted.is_empty(), "{}", refuted.join("\n"));
}
