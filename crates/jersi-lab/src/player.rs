//! Who plays the games of a plan. Each depends on the plan and its own number, never on those before it.

use jersi_engine::{Dice, Root, StopSignal};
use jersi_rules::notation::{write_position, write_turn};
use jersi_rules::{Color, Position, Turn};

use crate::ending::{End, Referee};
use crate::family::drawn_by;
use crate::game::{Decision, Job, LabGame};
use crate::opening::{self, Opening};
use crate::piece::{Piece, in_pairs, job_name};
use crate::plan::{Plan, RuleSet};
use crate::sampling::samples;
use crate::shard_file::{Chunk, FORMAT, Heading, checksum};
use crate::start::{Beginning, ban_key, beginning, bound, by_rules_of};
use crate::think::{Thinker, for_white};

/// Plays the games of a plan, one after the other.
pub struct Player<'a> {
    plan: &'a Plan,
    /// For each rule set, the one that its openings are drawn by.
    drawn_by: Vec<usize>,
    /// Who plays White and Black; one for both, unless they differ in strength.
    thinkers: [Thinker; 2],
}

/// What a game is played with: who may look at how many positions, and who thinks.
struct Sides {
    nodes: [u32; 2],
    thinkers: [usize; 2],
    /// Whether the positions are wanted afterwards.
    keeps: bool,
}

/// How a game opens.
struct Opened {
    /// What this rule set drew.
    own: Opening,
    /// The turns that are played: its own, or those of the rule set that it shares openings with.
    turns: Vec<Turn>,
    /// Whether others have them too.
    shared: bool,
}

/// A game from where its own turns begin.
struct Played {
    /// Before each decision, with its number.
    roots: Vec<(u32, Root)>,
    decisions: Vec<Decision>,
    end: End,
}

impl<'a> Player<'a> {
    /// Somebody for this plan.
    pub fn new(plan: &'a Plan) -> Player<'a> {
        Player::until(plan, &StopSignal::new())
    }

    /// The same, who leaves off within a search as soon as the signal is given; the game it belongs to is not made.
    pub fn until(plan: &'a Plan, stop: &StopSignal) -> Player<'a> {
        let thinkers = [(); 2].map(|()| Thinker::until(stop.clone()));
        Player { drawn_by: drawn_by(plan), plan, thinkers }
    }

    /// How many positions were looked at since this was asked last.
    pub fn take_looked_at(&mut self) -> u64 {
        self.thinkers.iter_mut().map(|thinker| std::mem::take(&mut thinker.looked_at)).sum()
    }

    /// Plays the games of a piece; none if it was told to stop meanwhile.
    pub fn play_piece(&mut self, piece: &Piece, commit: &str, stop: &dyn Fn() -> bool) -> Option<Chunk> {
        let numbers = piece.first..piece.first + piece.games;
        let games: Option<Vec<LabGame>> =
            numbers.map(|number| self.play(piece.rules, &piece.job, number, stop)).collect();
        let heading = Heading {
            format: FORMAT.to_owned(),
            plan: self.plan.mark(),
            commit: commit.to_owned(),
            rules: self.plan.rules[piece.rules].name.clone(),
            job: piece.job.clone(),
            first: piece.first,
            games: piece.games,
        };
        Some(Chunk { heading, games: games? })
    }

    /// Plays the game with this number; none if it was told to stop before its end.
    pub fn play(&mut self, rules: usize, job: &Job, number: u32, stop: &dyn Fn() -> bool) -> Option<LabGame> {
        match job {
            Job::Play { nodes } => self.play_alike(rules, *nodes, job, number, stop),
            Job::Rung { nodes } => self.play_rung(rules, *nodes, job, number, stop),
            Job::Worth { nodes, action } => self.play_worth(rules, *nodes, action, job, number, stop),
        }
    }

    /// The chance of a game, by what it is for: the beginning, the opening, and which decisions are looked at.
    /// Games of a pair have the same, and so have games of other rule sets.
    fn dice(&self, job: &Job, number: u32) -> [Dice; 3] {
        let number = u64::from(if in_pairs(job) { number / 2 } else { number });
        let seed = Dice::seeded(self.plan.seed ^ checksum(job_name(job).as_bytes())).roll();
        [0, 1, 2].map(|part| Dice::seeded(seed).nth(3 * number + part))
    }

    fn rule_set(&self, rules: usize) -> &'a RuleSet {
        &self.plan.rules[rules]
    }

    /// Forgets what was thought in other games.
    fn forget(&mut self) {
        self.thinkers.iter_mut().for_each(Thinker::forget);
    }

    /// A game of a strength against itself.
    fn play_alike(
        &mut self,
        rules: usize,
        nodes: u32,
        job: &Job,
        number: u32,
        stop: &dyn Fn() -> bool,
    ) -> Option<LabGame> {
        let set = self.rule_set(rules);
        let [to_begin, to_open, mut to_sample] = self.dice(job, number);
        let Beginning { position, is_drawn } = beginning(&set.spec, &mut to_begin.clone());
        let Opened { own, turns, shared } = self.opened(rules, position, nodes, (to_begin, to_open))?;
        let terms = set.sample.filter(|terms| number < terms.games);
        let sides = Sides { nodes: [nodes; 2], thinkers: [0, 0], keeps: terms.is_some() };
        let Played { roots, decisions, end } = self.finish(position, &turns, &sides, stop)?;
        let samples = match terms {
            Some(terms) => samples(&roots, terms, &mut self.thinkers[0], &mut to_sample)?,
            None => vec![],
        };
        Some(LabGame {
            rules: set.name.clone(),
            job: job.clone(),
            number,
            swapped: false,
            start: is_drawn.then(|| write_position(&position)),
            shared_opening: shared,
            points: end.points,
            reason: end.reason.to_owned(),
            decisions,
            opening_surprise: Some(own.surprise),
            first_turns: Some(own.first_turns),
            samples,
        })
    }

    /// A game of twice the positions, White in even games, against once.
    fn play_rung(
        &mut self,
        rules: usize,
        nodes: u32,
        job: &Job,
        number: u32,
        stop: &dyn Fn() -> bool,
    ) -> Option<LabGame> {
        let set = self.rule_set(rules);
        let swapped = number % 2 == 1;
        let [to_begin, to_open, _] = self.dice(job, number);
        let Beginning { position, is_drawn } = beginning(&set.spec, &mut to_begin.clone());
        let Opened { turns, shared, .. } = self.opened(rules, position, nodes, (to_begin, to_open))?;
        let nodes = if swapped { [nodes, 2 * nodes] } else { [2 * nodes, nodes] };
        let Played { decisions, end, .. } =
            self.finish(position, &turns, &Sides { nodes, thinkers: [0, 1], keeps: false }, stop)?;
        let start = is_drawn.then(|| write_position(&position));
        let game = paired(set, job, number, start, decisions, &end);
        Some(LabGame { shared_opening: shared, ..game })
    }

    /// A game in which White, in even games, or Black may not use an action; its opening is drawn and played as if both might.
    fn play_worth(
        &mut self,
        rules: usize,
        nodes: u32,
        action: &str,
        job: &Job,
        number: u32,
        stop: &dyn Fn() -> bool,
    ) -> Option<LabGame> {
        let set = self.rule_set(rules);
        let side = if number % 2 == 1 { Color::Black } else { Color::White };
        let spec = bound(&set.spec, ban_key(side), action).expect("the plan was read");
        let [to_begin, to_open, _] = self.dice(job, number);
        let free = beginning(&set.spec, &mut to_begin.clone()).position;
        let Opened { turns, shared, .. } = self.opened(rules, free, nodes, (to_begin, to_open))?;
        let opened = opening::replay(free, &turns).expect("these rules allow it").position;
        let position = by_rules_of(&opened, &spec).expect("a ban takes no position away");
        let sides = Sides { nodes: [nodes; 2], thinkers: [0, 0], keeps: false };
        let Played { decisions, end, .. } = self.finish(position, &[], &sides, stop)?;
        let game = paired(set, job, number, Some(write_position(&position)), decisions, &end);
        Some(LabGame { shared_opening: shared, ..game })
    }

    /// The opening of a game that begins with this position, unless it was told to leave off; the dice are those of its beginning and its opening.
    fn opened(
        &mut self,
        rules: usize,
        position: Position,
        nodes: u32,
        (mut to_begin, mut to_open): (Dice, Dice),
    ) -> Option<Opened> {
        let own = self.open(position, nodes, &mut to_open.clone())?;
        let (mut turns, mut shared) = (own.turns.clone(), self.is_shared(rules));
        if self.drawn_by[rules] != rules {
            let other = beginning(&self.rule_set(self.drawn_by[rules]).spec, &mut to_begin).position;
            let drawn = self.open(other, nodes, &mut to_open)?.turns;
            shared = opening::replay(position, &drawn).is_some();
            if shared {
                turns = drawn;
            }
        }
        self.forget();
        Some(Opened { own, turns, shared })
    }

    fn open(&mut self, position: Position, nodes: u32, dice: &mut Dice) -> Option<Opening> {
        self.forget();
        opening::draw(position, nodes, &mut self.thinkers[0], dice)
    }

    /// Whether others draw their openings by this rule set.
    fn is_shared(&self, rules: usize) -> bool {
        self.drawn_by.iter().enumerate().any(|(other, &by)| by == rules && other != rules)
    }

    /// Plays an opening, and then on to the end.
    fn finish(
        &mut self,
        start: Position,
        opening: &[Turn],
        sides: &Sides,
        stop: &dyn Fn() -> bool,
    ) -> Option<Played> {
        let mut root = Root::new(start);
        let mut referee = Referee::default();
        let mut played =
            Played { roots: Vec::new(), decisions: Vec::new(), end: End { points: 1, reason: "" } };
        let mut opening = opening.iter();
        loop {
            if let Some(end) = referee.reach(&root.position) {
                return Some(Played { end, ..played });
            }
            if stop() {
                return None;
            }
            let (position, decider) = (root.position, root.position.decider());
            let (turn, value) = match opening.next() {
                Some(&turn) => (turn, None),
                None => {
                    let side = decider as usize;
                    let thinker = &mut self.thinkers[sides.thinkers[side]];
                    let best = thinker.best(&root, sides.nodes[side]).expect("the referee saw no end");
                    if thinker.is_stopped() {
                        return None;
                    }
                    if sides.keeps {
                        played.roots.push((played.decisions.len() as u32, root.clone()));
                    }
                    (best.turn, Some(for_white(best.value, decider)))
                }
            };
            let legal = u32::try_from(position.count_turns()).expect("fewer turns than that");
            played.decisions.push(Decision { turn: write_turn(&position, turn), legal, value });
            root.play(turn);
        }
    }
}

/// A game of a pair.
fn paired(
    set: &RuleSet,
    job: &Job,
    number: u32,
    start: Option<String>,
    decisions: Vec<Decision>,
    end: &End,
) -> LabGame {
    LabGame {
        rules: set.name.clone(),
        job: job.clone(),
        number,
        swapped: number % 2 == 1,
        start,
        shared_opening: false,
        points: end.points,
        reason: end.reason.to_owned(),
        decisions,
        opening_surprise: None,
        first_turns: None,
        samples: vec![],
    }
}
