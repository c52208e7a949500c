//! Rule sets that begin alike, and so can share openings.

use jersi_engine::Dice;
use jersi_rules::{GameSpec, Kind};

use crate::plan::Plan;
use crate::start::beginning;

/// For each rule set the first of the plan that begins alike: the same board with the same pieces on it, those
/// left out that a variant adds. Openings drawn by one can often be played by the other.
pub(crate) fn drawn_by(plan: &Plan) -> Vec<usize> {
    let looks: Vec<String> = plan.rules.iter().map(|rules| look(&rules.spec)).collect();
    looks
        .iter()
        .map(|look| looks.iter().position(|other| other == look).expect("itself at the latest"))
        .collect()
}

/// How games of a rule set look at their beginning, as a text.
fn look(spec: &GameSpec) -> String {
    let position = beginning(spec, &mut Dice::seeded(0)).position;
    let added = [Kind::Guardian, Kind::Mountain, Kind::Wise];
    let setup = position.setup();
    let pieces = setup.pieces.iter().filter(|(_, piece)| !added.contains(&piece.kind));
    format!(
        "{:?} {} {:?}",
        setup.rules.facts().cells,
        setup.rules.edition().hunts(),
        pieces.collect::<Vec<_>>()
    )
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn variants_begin_alike_and_other_settings_do_not() {
        let games = [
            "4.8",
            "3.0",
            "4.8 no-reserve",
            "4.16 ransom",
            "3.0 setting=standard-mokca-revised",
            "3.0 setting=free",
            "2.0",
        ];
        let rules = |(n, game): (usize, &&str)| {
            let keys: Vec<String> = game
                .split(' ')
                .skip(1)
                .map(|word| match word.split_once('=') {
                    Some((key, value)) => format!("{key} = \"{value}\"\n"),
                    None => format!("{word} = true\n"),
                })
                .collect();
            let edition = game.split(' ').next().expect("an edition");
            format!("[[rules]]\nname = \"{n}\"\nedition = \"{edition}\"\n{}", keys.concat())
        };
        let rules: String = games.iter().enumerate().map(rules).collect();
        let plan = Plan::read(&format!("strengths = [{{ nodes = 1, games = 1 }}]\n{rules}")).expect("a plan");
        // 3.0 took over the setting of 2.0.
        assert_eq!(drawn_by(&plan), [0, 1, 0, 0, 1, 5, 1]);
    }
}
