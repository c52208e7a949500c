//! Which candidates become puzzles: as many different ideas as there are, from easy to hard, and no two from the
//! same game.

use jersi_rules::Edition;

use crate::candidate::Candidate;

/// So many puzzles of some kind.
struct Wanted {
    edition: Edition,
    reserve: bool,
    turns: u32,
    count: usize,
}

const WANTED: [Wanted; 8] = [
    Wanted { edition: Edition::V4_8, reserve: false, turns: 1, count: 4 },
    Wanted { edition: Edition::V4_8, reserve: true, turns: 1, count: 4 },
    Wanted { edition: Edition::V4_8, reserve: false, turns: 3, count: 6 },
    Wanted { edition: Edition::V4_8, reserve: true, turns: 3, count: 6 },
    Wanted { edition: Edition::V2_0, reserve: false, turns: 1, count: 2 },
    Wanted { edition: Edition::V2_0, reserve: false, turns: 3, count: 3 },
    Wanted { edition: Edition::V3_0, reserve: false, turns: 1, count: 2 },
    Wanted { edition: Edition::V3_0, reserve: false, turns: 3, count: 3 },
];

/// Ideas that are rare, and what they are worth.
const RARE: [(&str, i64); 7] = [
    ("no-seat", 12),
    ("no-turn", 4),
    ("drop", 10),
    ("double", 6),
    ("relocation", 6),
    ("mountain", 5),
    ("quiet", 3),
];

/// The puzzles with their names: the edition without its point, and a number from easy to hard.
pub fn choose(candidates: Vec<Candidate>) -> Vec<(String, Candidate)> {
    let mut left = candidates;
    let mut chosen: Vec<Candidate> = Vec::new();
    for wanted in &WANTED {
        for _ in 0..wanted.count {
            let fits = |one: &Candidate| {
                one.position.edition() == wanted.edition
                    && one.position.rules().reserve()
                        == (wanted.reserve && one.position.edition().has_reserve())
                    && one.turns == wanted.turns
                    && !chosen.iter().any(|other| other.game == one.game)
            };
            // The first of the best, so that the order of the games decides between equals.
            let best = (0..left.len())
                .filter(|&n| fits(&left[n]))
                .max_by_key(|&n| (worth(&left[n], &chosen), std::cmp::Reverse(n)));
            match best {
                Some(best) => chosen.push(left.swap_remove(best)),
                None => break,
            }
        }
    }
    named(chosen)
}

/// How much a candidate adds to those that are chosen.
fn worth(one: &Candidate, chosen: &[Candidate]) -> i64 {
    let rare: i64 = RARE.iter().filter(|(theme, _)| one.themes.contains(theme)).map(|(_, worth)| worth).sum();
    let kin = chosen.iter().filter(|other| {
        other.turns == one.turns && other.position.edition().hunts() == one.position.edition().hunts()
    });
    let mut alike = 0;
    let barred = |one: &Candidate| one.themes.contains(&"no-turn");
    for other in kin {
        alike += 8 * i64::from(barred(other) && barred(one));
        alike += 8 * i64::from(other.themes == one.themes);
        alike += 4 * i64::from(other.grade() == one.grade());
        alike += i64::from(other.position.to_move() == one.position.to_move());
    }
    let only = 6 * i64::from(one.winning.len() == 1);
    rare + only - alike
}

fn named(mut chosen: Vec<Candidate>) -> Vec<(String, Candidate)> {
    chosen.sort_by_key(|one| {
        let edition = one.position.edition();
        // The usual end comes before the unusual ones.
        let unusual = !one.themes.contains(&"arrival") && !one.themes.contains(&"hunt");
        (edition.hunts(), edition.id(), one.grade(), one.turns, unusual, one.level, one.legal)
    });
    let mut numbers = std::collections::HashMap::new();
    let name = |one: Candidate| {
        let edition = one.position.edition().id();
        let number = numbers.entry(edition).or_insert(0);
        *number += 1;
        (format!("{}-{number:02}", edition.replace('.', "")), one)
    };
    chosen.into_iter().map(name).collect()
}
