//! Positions from random games and from games of the engine, by all rules.

use crate::slow;
use jersi_engine::{Dice, Engine, Limits, Root, StopSignal};
use jersi_rules::notation::write_turn;
use jersi_rules::{
    ByColor, Cell, Color, Edition, Kind, Piece, Position, Rules, Setting, Setup, Stage, Turn, Variant,
};

/// Positions that the engine looks at for a turn.
const THOUGHT: u64 = 400;

/// What houses play otherwise: what is banned for both or for one, other ends, other reserves.
const HOUSES: [&str; 6] = [
    "4.8 no-reserve quiet-limit=4 ban=two-one",
    "4.8 mountains=1 wise=1 ban=double-drop,king-mounts",
    "4.8 ransom ban-white=building ban-black=drop",
    "4.16 ransom mountains=1 ban-white=one-two ban-black=double-capture",
    "2.0 exhaustion=3 ban=one-two",
    "3.0 ban-white=double-capture ban-black=two-one",
];

/// Every edition with every variant it has, and some house rules.
pub fn all_rules() -> Vec<Rules> {
    let variants = [(true, false), (false, false), (true, true), (false, true)];
    let all = Edition::ALL.into_iter().flat_map(|edition| {
        variants.map(|(reserve, ransom)| Rules::with(edition, Variant { reserve, ransom }).ok())
    });
    let mut rules: Vec<Rules> = all.flatten().collect();
    rules.dedup();
    rules.extend(HOUSES.map(|house| house.parse::<Rules>().unwrap_or_else(|why| panic!("{house}: {why}"))));
    rules
}

/// Unfinished positions of games: random ones, games of the engine, and a mixture; a third of them with few pieces left.
pub fn positions(rules: Rules, count: usize, dice: &mut Dice) -> Vec<Position> {
    let mut engine = Engine::new(1, 1);
    let mut found = Vec::new();
    while found.len() < count {
        let thoughtful = dice.below(4);
        let edition = rules.edition();
        let settings = edition.facts().settings;
        let id = settings[dice.below(settings.len())].id;
        let setting =
            Setting::named(edition, id, dice.seed(), dice.coin()).unwrap_or(Setting::usual(edition));
        let mut now = Position::start(rules, setting);
        let skip = dice.below(4);
        for number in 0..140 {
            let turns = now.turns();
            if turns.is_empty() || found.len() >= count {
                break;
            }
            if number % 4 == skip {
                found.push(now);
                let thin = (number % 8 == skip).then(|| thinned(&now, dice)).flatten();
                found.extend(thin);
            }
            let thinks = now.stage() == Stage::Turn && dice.below(4) < thoughtful;
            let thought = thinks.then(|| think(&mut engine, &now)).flatten();
            now = now.play(thought.unwrap_or(turns[dice.below(turns.len())])).expect("legal");
        }
    }
    found.truncate(count);
    found
}

fn think(engine: &mut Engine, position: &Position) -> Option<Turn> {
    let limits = Limits { nodes: Some(THOUGHT), ..Limits::default() };
    engine.search(&Root::new(*position), &limits, &StopSignal::new(), &mut ()).best()
}

/// Few pieces, kings and all, so that much happens within a few turns.
fn thinned(position: &Position, dice: &mut Dice) -> Option<Position> {
    if position.stage() != Stage::Turn {
        return None;
    }
    let mut setup = position.setup();
    let kept: usize = 3 + dice.below(9);
    while setup.pieces.len() > kept + 2 {
        let n = dice.below(setup.pieces.len());
        if setup.pieces[n].1.kind == Kind::King {
            continue;
        }
        setup.pieces.remove(n);
    }
    // A count at its end would have ended the game before.
    let clock = if position.edition().hunts() {
        dice.coin().then(|| 1 + dice.below(3) as u8)
    } else {
        setup.clock.map(|_| dice.below(position.rules().turn_limit().into()) as u8)
    };
    Position::new(&Setup { clock, ..setup }).ok().filter(|position| position.outcome().is_none())
}

/// Positions with few pieces.
pub fn few_pieces(rules: Rules, count: usize, dice: &mut Dice) -> Vec<Position> {
    let many = positions(rules, 3 * count, dice);
    let few = many.iter().filter_map(|position| thinned(position, dice));
    few.filter(|position| position.count_turns() <= 60).take(count).collect()
}

/// Positions before the turn that won a game: who is to play wins at once. There are rules by which hardly any game is won.
pub fn before_the_end(rules: Rules, count: usize, dice: &mut Dice) -> Vec<Position> {
    let mut engine = Engine::new(1, 1);
    let mut found = Vec::new();
    for _ in 0..count {
        let mut now = Position::start(rules, Setting::usual(rules.edition()));
        for _ in 0..200 {
            let turns = now.turns();
            let Some(any) = dice.pick(&turns) else { break };
            let thought = if dice.below(3) > 0 { think(&mut engine, &now) } else { None };
            let next = now.play(thought.unwrap_or(any)).expect("legal");
            if next.outcome().is_some_and(|end| end.winner == Some(now.decider())) {
                found.push(now);
            }
            now = next;
        }
    }
    found
}

/// A whole turn to explain, often one that takes something; now and then only the first decision of one.
pub fn turn(position: &Position, dice: &mut Dice) -> Vec<Turn> {
    let mut now = *position;
    let mut decisions = Vec::new();
    loop {
        let defence = if decisions.is_empty() && dice.coin() { defence(position) } else { None };
        let turn = defence.or_else(|| some_turn(&now, dice)).expect("the game goes on");
        decisions.push(turn);
        now = now.play_legal(turn);
        if now.ransom_so_far().is_none() || now.outcome().is_some() || dice.below(5) == 0 {
            return decisions;
        }
    }
}

/// A legal turn, often one that takes something.
pub fn some_turn(position: &Position, dice: &mut Dice) -> Option<Turn> {
    let turns = position.turns();
    let taking: Vec<Turn> =
        turns.iter().copied().filter(|&turn| write_turn(position, turn).contains('!')).collect();
    let from = if taking.is_empty() || dice.below(3) > 0 { &turns } else { &taking };
    dice.pick(from)
}

/// Where the other player would win if the turn were passed, a turn after which he does not win at once.
fn defence(position: &Position) -> Option<Turn> {
    let other = position.to_move().other();
    let threatened = position.passed().is_some_and(|passed| slow::wins(&passed, 1, other));
    let holds = |turn: &Turn| !slow::wins(&position.play_legal(*turn), 1, other);
    if threatened { position.turns().into_iter().find(holds) } else { None }
}

/// Positions with a king alone who is closed in but for one way out.
pub fn only_turns(rules: Rules, count: usize, dice: &mut Dice) -> Vec<Position> {
    let cells: Vec<Cell> = rules.facts().cells.into_iter().collect();
    let mut found = Vec::new();
    for _ in 0..TRIES {
        if found.len() == count {
            break;
        }
        found.extend(closed_in(rules, &cells, dice).filter(|position| position.turns().len() == 1));
    }
    found
}

/// Positions that are set up to find those with a single turn.
const TRIES: usize = 4_000;

/// A king alone, most of whose neighbours are taken by the other side.
fn closed_in(rules: Rules, cells: &[Cell], dice: &mut Dice) -> Option<Position> {
    let kinds = [Kind::Rock, Kind::Paper, Kind::Scissors];
    let (king, other) = (dice.pick(cells)?, dice.pick(cells)?);
    let mut pieces = vec![(king, Piece::new(Color::White, Kind::King))];
    for &cell in cells {
        if cell == other && cell != king {
            pieces.push((cell, Piece::new(Color::Black, Kind::King)));
        } else if king.neighbours().has(cell) && dice.below(4) > 0 {
            pieces.push((cell, Piece::new(Color::Black, kinds[dice.below(kinds.len())])));
        }
    }
    let clock = (!rules.edition().hunts()).then_some(0);
    let setup =
        Setup { rules, pieces, to_move: Color::White, reserve: ByColor::default(), clock, turn_number: 31 };
    Position::new(&setup).ok().filter(|position| position.outcome().is_none())
}
