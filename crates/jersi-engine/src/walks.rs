//! Positions from random games, for tests.

use jersi_rules::{Edition, Position, Rules, Setting, Variant};

use crate::dice::Dice;

/// Every edition with every variant it has.
pub(crate) fn all_rules() -> Vec<Rules> {
    let variants = [(true, false), (false, false), (true, true), (false, true)];
    let all = Edition::ALL.into_iter().flat_map(|edition| {
        variants.map(|(reserve, ransom)| Rules::with(edition, Variant { reserve, ransom }).ok())
    });
    let mut rules: Vec<Rules> = all.flatten().collect();
    rules.dedup();
    rules
}

/// Every edition with house rules: something that one player or both may not do, and short limits.
pub(crate) fn house_rules() -> Vec<Rules> {
    let bans = [
        "ban=one",
        "ban-white=two,one-two",
        "ban=one-two,two-one",
        "ban-black=building",
        "ban=double-capture,king-mounts",
    ];
    let limits = |edition: Edition| if edition.hunts() { "exhaustion=3" } else { "quiet-limit=12" };
    let all = Edition::ALL.into_iter().flat_map(|edition| {
        bans.map(|bans| format!("{edition} {} {bans}", limits(edition)).parse().expect("house rules"))
    });
    all.collect()
}

/// Unfinished positions, one from each of so many random games.
pub(crate) fn positions(rules: Rules, count: usize, seed: u64) -> Vec<Position> {
    let mut dice = Dice::seeded(seed);
    let edition = rules.edition();
    let mut found = Vec::new();
    while found.len() < count {
        let settings = edition.facts().settings;
        let id = settings[dice.below(settings.len())].id;
        let setting =
            Setting::named(edition, id, dice.seed(), dice.coin()).unwrap_or(Setting::usual(edition));
        let length = dice.below(160);
        let mut position = Position::start(rules, setting);
        let mut before = position;
        for _ in 0..length {
            let turns = position.turns();
            if turns.is_empty() {
                break;
            }
            before = position;
            position = position.play_legal(turns[dice.below(turns.len())]);
        }
        found.push(if position.outcome().is_some() { before } else { position });
    }
    found
}
