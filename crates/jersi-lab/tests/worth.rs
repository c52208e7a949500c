//! Games in which one side may not use an action: it never does, the other one does, and both begin alike.

use jersi_lab::{Job, LabGame, Plan, Player, pieces};
use jersi_rules::notation::{read_position, read_turn};
use jersi_rules::{Color, GameSpec, Position, SpecValue};

const PLAN: &str = "seed = 4\nworth = { actions = [\"one-two,two-one\"], nodes = 40, pairs = 2 }\n\
    [[rules]]\nname = \"2.0\"\nedition = \"2.0\"\n";

/// Whether a turn has two steps, which only a double move has.
fn is_double(turn: &str) -> bool {
    turn.matches(['-', '=']).count() == 2
}

/// The position of a game by the rules that it was played by.
fn start(spec: &GameSpec, side: Color, game: &LabGame) -> Position {
    let mut bound = spec.clone();
    let key = if side == Color::White { "ban-white" } else { "ban-black" };
    bound.set(key, SpecValue::Text("one-two,two-one")).expect("a ban");
    read_position(bound.rules().expect("rules"), game.start.as_deref().expect("a start")).expect("a position")
}

#[test]
fn the_side_that_is_bound_goes_without() {
    let plan = Plan::read(PLAN).expect("a plan");
    let mut player = Player::new(&plan);
    let play = |piece| player.play_piece(&piece, "c", &|| false).expect("played").games;
    let games: Vec<LabGame> = pieces(&plan).into_iter().flat_map(play).collect();
    assert_eq!(games.iter().map(|game| game.swapped).collect::<Vec<_>>(), [false, true, false, true]);
    let mut free = 0;
    for game in &games {
        assert_eq!(game.job, Job::Worth { nodes: 40, action: "one-two,two-one".to_owned() });
        let side = if game.swapped { Color::Black } else { Color::White };
        let mut position = start(&plan.rules[0].spec, side, game);
        assert_eq!(position.turn_number(), 5, "after the opening");
        for decision in &game.decisions {
            let double = is_double(&decision.turn);
            assert!(!(double && position.to_move() == side), "{}: {side:?} is bound", decision.turn);
            free += u32::from(double);
            assert_eq!(position.count_turns(), u64::from(decision.legal));
            position = read_turn(&position, &decision.turn).expect("legal").after;
        }
    }
    assert!(free > 0, "the other side makes double moves");
    let placed = |game: &LabGame| game.start.as_deref().map(|text| text.split(' ').next().map(str::to_owned));
    assert_eq!(placed(&games[0]), placed(&games[1]), "a pair begins alike");
    assert_ne!(placed(&games[0]), placed(&games[2]));
}
