//! Games of plans: always the same ones, with everything in them that metrics need.

use jersi_engine::StopSignal;
use jersi_lab::{Chunk, Collection, Job, LabGame, Plan, Player, costs, pieces, shard_file};
use jersi_rules::notation::{read_position, read_turn};
use jersi_rules::{GameSpec, Position, Stage};

fn plan(text: &str) -> Plan {
    Plan::read(text).unwrap_or_else(|bad| panic!("{bad:?} in\n{text}"))
}

fn small() -> Plan {
    plan(
        r#"
        seed = 7
        strengths = [{ nodes = 60, games = 3 }]
        sample = { decisions = 3, nodes = 300, lines = 4, games = 2 }
        ladder = { from = 30, to = 60, pairs = 1 }

        [[rules]]
        name = "3.0"
        edition = "3.0"

        [[rules]]
        name = "mokca"
        edition = "3.0"
        setting = "standard-mokca-revised"
        sample = false
        ladder = false
        "#,
    )
}

fn all(plan: &Plan, player: &mut Player<'_>) -> Vec<LabGame> {
    let play = |piece| player.play_piece(&piece, "c", &|| false).expect("nobody stops it").games;
    pieces(plan).into_iter().flat_map(play).collect()
}

/// Plays a game again, refereed; the last position.
fn replay(spec: &GameSpec, game: &LabGame) -> Position {
    let mut position = match &game.start {
        Some(text) => read_position(spec.rules().expect("rules"), text).expect("a position"),
        None => spec.start().expect("a start").position,
    };
    for decision in &game.decisions {
        assert_eq!(position.count_turns(), u64::from(decision.legal), "{}", decision.turn);
        position = read_turn(&position, &decision.turn).expect("a legal turn").after;
    }
    position
}

#[test]
fn games_depend_on_their_numbers_only() {
    let plan = small();
    let games = all(&plan, &mut Player::new(&plan));
    assert_eq!(games.len(), 8);
    let mut player = Player::new(&plan);
    for game in games.iter().rev() {
        let rules = plan.rules.iter().position(|rules| rules.name == game.rules).expect("of the plan");
        assert_eq!(player.play(rules, &game.job, game.number, &|| false).as_ref(), Some(game));
    }
    let other = Plan { seed: 8, ..plan.clone() };
    assert_ne!(games, all(&other, &mut Player::new(&other)), "another seed");
}

#[test]
fn games_can_be_played_again_and_end_as_they_say() {
    let plan = small();
    for game in all(&plan, &mut Player::new(&plan)) {
        let spec = &plan.rule_set(&game.rules).expect("of the plan").spec;
        let last = replay(spec, &game);
        match last.outcome() {
            Some(outcome) => {
                let points =
                    outcome.winner.map_or(1, |winner| 2 * u8::from(winner == jersi_rules::Color::White));
                assert_eq!((points, outcome.reason.id()), (game.points, game.reason.as_str()));
            }
            None => assert!(game.reason.starts_with("adjudicated-") && game.points == 1, "{}", game.reason),
        }
        let searched = game.decisions.iter().map(|decision| decision.value.is_some()).collect::<Vec<_>>();
        assert_eq!(searched.iter().filter(|&&searched| !searched).count(), 4, "the opening is not searched");
        assert!(searched.is_sorted());
        for sample in &game.samples {
            assert!(sample.at >= 4 && (sample.at as usize) < game.decisions.len());
            assert!(sample.near >= 1 && sample.second.is_none_or(|second| second <= sample.best));
        }
        let sampled = matches!(game.job, Job::Play { .. }) && game.rules == "3.0" && game.number < 2;
        assert_eq!(game.samples.len(), if sampled { 3 } else { 0 });
    }
}

#[test]
fn rule_sets_share_openings_where_they_can() {
    let plan = small();
    let games = all(&plan, &mut Player::new(&plan));
    let of = |rules: &'static str| {
        games.iter().filter(move |game| game.rules == rules && matches!(game.job, Job::Play { .. }))
    };
    let mut shared = 0;
    for (one, other) in of("3.0").zip(of("mokca")) {
        assert_eq!(one.number, other.number);
        let opening = |game: &LabGame| {
            game.decisions[..4].iter().map(|decision| decision.turn.clone()).collect::<Vec<_>>()
        };
        if other.shared_opening {
            assert_eq!(opening(one), opening(other));
            shared += 1;
        }
        assert!(one.shared_opening && one.opening_surprise.is_some() && one.first_turns.is_some());
    }
    assert!(shared > 0, "the mokca hinders few openings");
}

#[test]
fn pairs_share_openings_too() {
    let text = "seed = 7\nladder = { from = 10, to = 20, pairs = 1 }\n\
        worth = { actions = [\"one-two\"], nodes = 10, pairs = 1 }\ncompare = [[\"usual\", \"ransom\"]]\n\
        [[rules]]\nname = \"usual\"\n[[rules]]\nname = \"ransom\"\nransom = true\n\
        [[rules]]\nname = \"other\"\nedition = \"2.0\"\n";
    let plan = plan(text);
    let games = all(&plan, &mut Player::new(&plan));
    let of = |rules: &'static str| games.iter().filter(move |game| game.rules == rules);
    let mut shared = 0;
    for (one, other) in of("usual").zip(of("ransom")) {
        assert_eq!((&one.job, one.number), (&other.job, other.number));
        assert!(one.shared_opening);
        let turns = |game: &LabGame| game.decisions[..4].iter().map(|at| at.turn.clone()).collect::<Vec<_>>();
        if other.shared_opening && matches!(one.job, Job::Rung { .. }) {
            assert_eq!(turns(one), turns(other));
            shared += 1;
        }
    }
    assert!(shared > 0, "a ransom forbids no turn");
    assert!(of("other").all(|game| !game.shared_opening), "its board is another");
}

#[test]
fn pairs_swap_sides_after_the_same_opening() {
    let plan = small();
    let games = all(&plan, &mut Player::new(&plan));
    let rungs: Vec<_> = games.iter().filter(|game| matches!(game.job, Job::Rung { nodes: 30 })).collect();
    assert_eq!(rungs.iter().map(|game| game.swapped).collect::<Vec<_>>(), [false, true]);
    assert_eq!(rungs[0].decisions[..4], rungs[1].decisions[..4]);
}

#[test]
fn shuffled_and_free_settings_begin_with_a_position_of_their_own() {
    let text = "seed = 3\nstrengths = [{ nodes = 20, games = 2 }]\n\
        [[rules]]\nname = \"random\"\nedition = \"2.0\"\nsetting = \"random\"\n\
        [[rules]]\nname = \"free\"\nedition = \"2.0\"\nsetting = \"free\"\n\
        [[rules]]\nname = \"seven\"\nedition = \"2.0\"\nsetting = \"random\"\nseed = 7\n";
    let plan = plan(text);
    let games = all(&plan, &mut Player::new(&plan));
    let starts = |rules: &str| {
        let of: Vec<_> =
            games.iter().filter(|game| game.rules == rules).map(|game| game.start.clone()).collect();
        of
    };
    for rules in ["random", "free"] {
        let starts = starts(rules);
        assert!(starts.iter().all(Option::is_some) && starts[0] != starts[1], "{rules}: {starts:?}");
    }
    assert_eq!(starts("seven"), [None, None], "a seed of the plan fixes it");
    for game in &games {
        let spec = plan.rule_set(&game.rules).expect("of the plan").spec.clone();
        let spec = if game.start.is_some() { spec.without_position() } else { spec };
        replay(&spec, game);
        if let Some(start) = &game.start {
            let position = read_position(spec.rules().expect("rules"), start).expect("a position");
            assert_eq!(position.stage(), Stage::Turn, "placements are over");
        }
    }
}

#[test]
fn files_in_any_order_are_the_same_games() {
    let plan = small();
    let mut player = Player::new(&plan);
    let chunks: Vec<(String, Chunk)> = pieces(&plan)
        .into_iter()
        .map(|piece| (piece.file.clone(), player.play_piece(&piece, "c", &|| false).expect("played")))
        .collect();
    let collect = |chunks: &mut dyn Iterator<Item = &(String, Chunk)>| {
        let mut collection = Collection::new(plan.clone());
        chunks.for_each(|(file, chunk)| collection.add(file, &shard_file::write(chunk)));
        assert_eq!((collection.missing().count(), collection.damaged().count()), (0, 0));
        collection.games().cloned().collect::<Vec<_>>()
    };
    let games = collect(&mut chunks.iter());
    assert_eq!(games, collect(&mut chunks.iter().rev()));
    assert_eq!(games.len(), 8);

    let mut collection = Collection::new(plan.clone()).by_commit("d");
    let (file, chunk) = &chunks[0];
    collection.add(file, &shard_file::write(chunk));
    collection.add(&chunks[1].0, &shard_file::write(chunk));
    let other = shard_file::Fault::OtherCommit("c".to_owned());
    assert!(collection.damaged().all(|(_, fault)| *fault == other));
    let mut collection = Collection::new(plan.clone());
    collection.add(&chunks[1].0, &shard_file::write(chunk));
    let damaged: Vec<_> = collection.damaged().collect();
    assert_eq!(damaged, [(chunks[1].0.as_str(), &shard_file::Fault::OtherPiece)]);
    let mut collection = Collection::new(Plan { text: plan.text.clone() + "\n", ..plan.clone() });
    collection.add(file, &shard_file::write(chunk));
    assert_eq!(collection.damaged().next(), Some((file.as_str(), &shard_file::Fault::OtherPlan)));
}

#[test]
fn a_run_that_is_stopped_keeps_no_half_piece() {
    let plan = small();
    let asked = std::cell::Cell::new(0);
    let stop = || asked.replace(asked.get() + 1) > 40;
    assert_eq!(Player::new(&plan).play_piece(&pieces(&plan)[0], "c", &stop), None);
}

/// Somebody who thinks for hours hears at once that it shall leave off: in an opening, in a game and in what is looked at closely.
#[test]
fn a_search_is_left_as_soon_as_it_is_told() {
    use std::time::{Duration, Instant};

    const LONG: &str = "1000000000";
    let rules = "[[rules]]\nname = \"2.0\"\nedition = \"2.0\"\n";
    let opening = format!("strengths = [{{ nodes = {LONG}, games = 1 }}]\n{rules}");
    let closely = format!(
        "strengths = [{{ nodes = 1, games = 1 }}]\nsample = {{ decisions = 2, nodes = {LONG} }}\n{rules}"
    );
    for text in [opening, closely] {
        let plan = plan(&text);
        let stop = StopSignal::new();
        let mut player = Player::until(&plan, &stop);
        let begun = std::thread::scope(|scope| {
            let other = stop.clone();
            scope.spawn(move || {
                std::thread::sleep(Duration::from_millis(500));
                other.stop();
            });
            let begun = Instant::now();
            assert_eq!(player.play_piece(&pieces(&plan)[0], "c", &|| false), None, "{text}");
            begun
        });
        assert!(begun.elapsed() < Duration::from_secs(20), "{:?}: {text}", begun.elapsed());
    }
}

#[test]
fn costs_are_about_right() {
    let plan =
        plan("strengths = [{ nodes = 500, games = 6 }]\n[[rules]]\nname = \"2.0\"\nedition = \"2.0\"\n");
    let mut player = Player::new(&plan);
    all(&plan, &mut player);
    let (looked_at, expected) = (player.take_looked_at(), costs(&plan)[0].positions);
    // Weak players make short games.
    assert!(looked_at < 2 * expected && expected < 3 * looked_at, "{looked_at} for {expected}");
}
