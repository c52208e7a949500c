//! Every puzzle is what its file says: proved again, named again by the rules, rated again by the fit, and like no other.

use std::collections::BTreeMap;
use std::path::Path;

use jersi_engine::{Dice, Engine, defend, winning_turns};
use jersi_engine::{Solution, StopSignal, solve};
use jersi_puzzle_lab::{Collection, Effort, Features, Fit, Goal, Motif, Proved, Puzzle, Shape, motifs};
use jersi_rules::notation::{write_position, write_turn};

/// Puzzles of each file that are proved unless all are asked for.
const SAMPLE: usize = 10;
/// More ways than this that win or hold are no puzzle.
const FEW: usize = 2;

fn all() -> Vec<Puzzle> {
    Collection::ALL.into_iter().flat_map(|one| one.puzzles().expect("a file of puzzles")).collect()
}

fn is_deep() -> bool {
    std::env::var_os("JERSI_DEEP").is_some_and(|value| value == "1")
}

/// All puzzles in a deep run, else some of each file, the same ones each time.
fn sample() -> Vec<Puzzle> {
    let of_collection = |collection: Collection| {
        let mut left = collection.puzzles().expect("a file of puzzles");
        let mut dice = Dice::seeded(17).nth(collection as u64);
        let count = if is_deep() { left.len() } else { SAMPLE.min(left.len()) };
        (0..count).map(|_| left.swap_remove(dice.below(left.len()))).collect::<Vec<_>>()
    };
    Collection::ALL.into_iter().flat_map(of_collection).collect()
}

fn proof(puzzle: &Puzzle) -> Proved {
    let proved = match puzzle.goal {
        Goal::Win => Proved::win(&puzzle.position, None),
        Goal::Hold => Proved::hold(&puzzle.position, FEW, None),
    };
    proved.unwrap_or_else(|| panic!("{} is no puzzle", puzzle.id))
}

#[test]
fn there_are_as_many_as_were_promised() {
    let least = [
        (Collection::HomePlain, 100),
        (Collection::Home, 80),
        (Collection::Hunt, 60),
        (Collection::Guarded, 60),
    ];
    for (collection, least) in least {
        let puzzles = collection.puzzles().expect("a file of puzzles");
        assert!(puzzles.len() >= least, "{}: {}", collection.file_name(), puzzles.len());
        assert!(puzzles.iter().all(|one| Collection::of(&one.position) == Some(collection)));
        assert!(puzzles.is_sorted_by_key(|one| one.rating), "easy ones first");
        assert_eq!(Collection::read(&Collection::write(&puzzles, "a test", 1)), Ok(puzzles));
    }
    let all = all();
    let with = |motif: Motif| all.iter().filter(|one| one.motifs.contains(&motif)).count();
    let common: Vec<Motif> = Motif::ALL.into_iter().filter(|&motif| with(motif) >= 10).collect();
    assert!(common.len() >= 8, "motifs with ten puzzles: {common:?}");
    for grade in 1..=5 {
        assert!(all.iter().filter(|one| one.grade() == grade).count() >= 10, "of grade {grade}");
    }
    let mut ids: Vec<&str> = all.iter().map(|one| one.id.as_str()).collect();
    ids.sort_unstable();
    ids.dedup();
    assert_eq!(ids.len(), all.len(), "each has a name of its own");
    let first = (1..=20).map(|n| format!("48-{n:02}"));
    let first = first.chain((1..=5).flat_map(|n| [format!("20-{n:02}"), format!("30-{n:02}")]));
    first.for_each(|id| assert!(ids.binary_search(&id.as_str()).is_ok(), "{id} stays"));
}

#[test]
fn every_field_is_in_form() {
    for puzzle in all() {
        let id = &puzzle.id;
        let digits = puzzle.position.edition().id().replace('.', "");
        assert!(id.strip_prefix(&digits).is_some_and(|rest| rest.starts_with('-')), "{id}");
        assert_eq!(puzzle.legal, puzzle.position.count_turns(), "{id}");
        assert_eq!(Puzzle::from_json(&puzzle.to_json()).as_ref(), Ok(&puzzle), "{id}");
        assert!(!puzzle.wins.is_empty() && puzzle.wins.is_sorted(), "{id}");
        assert!((1..=10).contains(&puzzle.level) && (400..=2400).contains(&puzzle.rating), "{id}");
        assert!(!puzzle.motifs.is_empty() && puzzle.motifs.is_sorted(), "{id}: the most telling first");
        assert_eq!(puzzle.motifs.contains(&Motif::OnlyDefence), puzzle.goal == Goal::Hold, "{id}");
        for (text, turn) in puzzle.wins.iter().zip(puzzle.winning_turns().expect("legal turns")) {
            assert_eq!(*text, write_turn(&puzzle.position, turn), "{id}");
        }
    }
}

#[test]
fn each_is_proved_again_and_named_by_its_proof() {
    for puzzle in sample() {
        let proved = proof(&puzzle);
        let id = &puzzle.id;
        assert!(proved.ways() <= FEW, "{id}");
        assert_eq!((proved.goal, proved.turns), (puzzle.goal, puzzle.turns), "{id}");
        assert_eq!(proved.texts(&puzzle.position), puzzle.wins, "{id}");
        assert_eq!(motifs(&puzzle.position, &proved), puzzle.motifs, "{id}");
    }
}

/// The names follow from the first turns alone. `JERSI_WRITE=1 cargo test -p jersi-puzzle-lab --test puzzles all_named` writes them anew.
#[test]
fn all_named_by_the_rules() {
    let is_written = std::env::var_os("JERSI_WRITE").is_some();
    for collection in Collection::ALL {
        let mut puzzles = collection.puzzles().expect("a file of puzzles");
        for puzzle in &mut puzzles {
            let turns_that_do = puzzle.winning_turns().expect("legal turns");
            let proved = Proved { goal: puzzle.goal, turns: puzzle.turns, turns_that_do };
            let named = motifs(&puzzle.position, &proved);
            assert!(is_written || named == puzzle.motifs, "{}: {named:?}", puzzle.id);
            puzzle.motifs = named;
        }
        if is_written {
            let data: serde_json::Value = serde_json::from_str(collection.text()).expect("JSON");
            let made_by = data["made_by"].as_str().expect("a text");
            let text = Collection::write(&puzzles, made_by, data["seed"].as_u64().expect("a number"));
            let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../web/src/puzzles");
            std::fs::write(folder.join(collection.file_name()), text).expect("the file is written");
        }
    }
}

#[test]
fn what_does_not_hold_loses_as_it_says() {
    for puzzle in sample().into_iter().filter(|one| one.goal == Goal::Hold) {
        let holding = puzzle.winning_turns().expect("legal turns");
        for turn in puzzle.position.turns() {
            let next = puzzle.position.play_legal(turn);
            let found = solve(&next, puzzle.turns, &StopSignal::new(), None);
            let loses = matches!(found, Solution::Win(_));
            assert_eq!(
                loses,
                !holding.contains(&turn),
                "{} {}",
                puzzle.id,
                write_turn(&puzzle.position, turn)
            );
        }
    }
}

#[test]
fn a_right_turn_is_answered_and_a_wrong_one_refuted() {
    let mut engine = Engine::new(1, 1);
    for puzzle in sample().into_iter().filter(|one| one.goal == Goal::Win && one.turns == 3) {
        let (id, position) = (&puzzle.id, &puzzle.position);
        let hero = position.decider();
        let winning = puzzle.winning_turns().expect("legal turns");
        let others: Vec<_> = position.turns().into_iter().filter(|turn| !winning.contains(turn)).collect();
        // A few wrong turns, so that the test is quick.
        let wrong = others.iter().copied().step_by(others.len().div_ceil(4));
        for turn in winning.iter().copied().chain(wrong) {
            let next = position.play_legal(turn);
            if next.outcome().is_some() {
                continue;
            }
            let defence = defend(&mut engine, &next, 2, &StopSignal::new(), None).expect("an answer");
            assert_eq!(defence.escapes, !winning.contains(&turn), "{id} {}", write_turn(position, turn));
            let after = next.play(defence.turn).expect("the answer is legal");
            let wins = winning_turns(&after, 1, &StopSignal::new(), None).expect("nobody stops it");
            assert_eq!(wins.is_empty(), defence.escapes, "{id} {}", write_turn(&next, defence.turn));
            assert!(after.outcome().is_none_or(|end| end.winner != Some(hero)), "{id}");
        }
    }
}

#[test]
fn no_two_are_alike() {
    let all = all();
    let shapes: Vec<Shape> = all.iter().map(Shape::new).collect();
    for (n, shape) in shapes.iter().enumerate() {
        for (other, earlier) in shapes[..n].iter().enumerate() {
            assert!(!shape.is_like(earlier), "{} and {}", all[n].id, all[other].id);
        }
    }
}

#[test]
fn ratings_are_those_of_the_fit() {
    let efforts = efforts();
    let all = all();
    assert_eq!(efforts.len(), all.len());
    let by_id: BTreeMap<&str, &Puzzle> = all.iter().map(|one| (one.id.as_str(), one)).collect();
    let measured: Vec<(Features, Effort)> =
        efforts.iter().map(|(id, effort)| (Features::new(by_id[id.as_str()], effort), *effort)).collect();
    let fit = Fit::new(&measured);
    for ((id, effort), rating) in efforts.iter().zip(&fit.ratings) {
        let puzzle = by_id[id.as_str()];
        // The last digit of a logarithm may differ from machine to machine.
        assert!((puzzle.rating - rating).abs() <= 1, "{id}: {} and {rating}", puzzle.rating);
        assert_eq!(puzzle.level, effort.level(), "{id}");
    }
    assert!(fit.held_out.model < fit.held_out.by_level, "{:?}", fit.held_out);
    assert!(fit.held_out.model < fit.held_out.overall, "{:?}", fit.held_out);
}

/// What was measured, in the order of the fit.
fn efforts() -> Vec<(String, Effort)> {
    let data: serde_json::Value = serde_json::from_str(include_str!("../data/efforts.json")).expect("JSON");
    let data = data.as_object().expect("by name").clone();
    data.iter().map(|(id, value)| (id.clone(), Effort::from_json(value).expect("an effort"))).collect()
}

/// The measurements that are kept are those of the engine of their time, which a stronger one does not repeat; but each engine
/// measures the same again.
#[test]
fn measurements_are_repeated() {
    let count = if is_deep() { usize::MAX } else { 4 };
    for puzzle in sample().iter().step_by(SAMPLE / 2 + 1).take(count) {
        let [first, again] = [(); 2].map(|()| Effort::of(puzzle, &mut Engine::new(4, 1)));
        assert_eq!(first, again, "{}", puzzle.id);
    }
}

#[test]
fn images_of_a_puzzle_are_alike_and_a_stranger_is_not() {
    let all = Collection::HomePlain.puzzles().expect("a file of puzzles");
    let puzzle = all.iter().find(|one| one.id == "48-12").expect("it stays");
    let shape = Shape::new(puzzle);
    for image in images(puzzle) {
        assert_ne!(write_position(&image.position), write_position(&puzzle.position));
        assert!(Shape::new(&image).is_like(&shape), "{}", write_position(&image.position));
    }
    assert_eq!(all.iter().filter(|other| Shape::new(other).is_like(&shape)).count(), 1);
}

/// A puzzle seen in a mirror, and one with rock, scissors and paper cycled.
fn images(puzzle: &Puzzle) -> [Puzzle; 2] {
    use jersi_rules::{Cell, Kind, Piece, Position, Turn, TurnParts, lattice};
    let mirror = |cell: Cell| {
        let length = lattice::LENGTHS[usize::from(cell.row())];
        Cell::at(cell.row(), length + 1 - cell.number()).expect("rows are symmetrical")
    };
    let cycle = |kind: Kind| match kind {
        Kind::Rock => Kind::Scissors,
        Kind::Scissors => Kind::Paper,
        Kind::Paper => Kind::Rock,
        other => other,
    };
    let changed = |cell: &dyn Fn(Cell) -> Cell, kind: &dyn Fn(Kind) -> Kind| {
        let mut setup = puzzle.position.setup();
        for (place, piece) in &mut setup.pieces {
            *place = cell(*place);
            *piece = Piece::new(piece.color, kind(piece.kind));
        }
        let position = Position::new(&setup).expect("a position like the first");
        let turns = puzzle.winning_turns().expect("legal turns");
        let image = |turn: &Turn| {
            let TurnParts::Steps { steps, .. } = turn.parts() else { panic!("steps") };
            Turn::steps(cell(steps.from), steps.first, steps.via.map(cell), cell(steps.to))
        };
        let wins = turns.iter().map(|turn| write_turn(&position, image(turn))).collect();
        Puzzle { position, wins, ..puzzle.clone() }
    };
    [changed(&mirror, &|kind| kind), changed(&|cell| cell, &cycle)]
}
