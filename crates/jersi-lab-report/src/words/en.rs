//! English.

use super::en_metrics::{metric, part};
use super::{PlotWords, Unit, Words};
use crate::{Heading, Method};

pub(super) static WORDS: Words = Words {
    id: "en",
    point: '.',
    colon: ": ",
    thousands: ',',
    large: [(1e12, "trillion", "trillion"), (1e9, "billion", "billion"), (1e6, "million", "million")],
    own_name: "English",
    kicker: "JERSI laboratory",
    lead: "{games} games of the engine against itself, {rules}. Every number comes with a range that holds its true value in 95 cases of 100.",
    lead_missing: "{missing} planned games are not in this report.",
    nothing: "This report holds no number yet.",
    rule_sets: "Rule sets",
    play: "Play by these rules",
    games_at: "{games} games at {nodes} positions a decision",
    missing: "{missing} missing",
    in_figures: "In figures",
    in_figures_note: "The main number of each metric, by the strongest play in the report, with its 95 % interval.",
    metric_column: "Metric",
    rules_column: "Rules",
    part_column: "What",
    positions: "{nodes} positions",
    value: "Value",
    games: "n {n}, {method}",
    to: " to ",
    compared: "Compared",
    compared_title: "{a} and {b}, at {nodes} positions",
    compared_pairs: "{a} and {b}: {metrics}",
    compared_paired: "Played in pairs: the same openings and seeds for both, so that chance in the opening cancels out.",
    compared_not: "Not compared, because decisions were not looked at more closely by the same numbers of positions and turns: {metrics}.",
    compared_unpaired: "Not paired: each rule set was played from openings of its own, so the intervals are wider.",
    difference_axis: "difference as a share of A, 95 % interval",
    all_other: "All other numbers compared",
    not_seen: "no difference seen (could be up to {most})",
    not_seen_at_all: "no difference seen in these games",
    more: "{b} has more",
    less: "{b} has less",
    off_scale: "beyond the scale",
    all_numbers: "All numbers of this metric",
    sampled: "Decisions of {rules}: the {lines} best turns of each at first sight were searched, by {nodes} positions for all of them together.",
    sampled_of: "{searched} of {all} decisions count; for the others the positions did not suffice to look further than one turn.",
    how_to_read: "How to read an interval",
    how_to_read_lines: &[
        "Each number was measured on a limited number of games, so another run would give a slightly different one. The interval behind it was made so that 95 of 100 such intervals hold the true value.",
        "Whole games are drawn anew to find it, never single positions: the positions of one game belong together.",
        "Two intervals that overlap may still belong to different values. Look at the difference itself and its own interval: a filled square misses zero after correction, an open one does not.",
        "Where many numbers are compared, some differ by chance alone. A difference is marked only if it survives the correction of Benjamini and Hochberg at 5 %.",
        "“No difference seen” does not mean that there is none. It says how large it could still be.",
    ],
    careful: "What these numbers cannot tell",
    careful_strength: [
        "The engine plays, not people, and here it plays at one strength. Most numbers change with strength: expect people to be somewhere else.",
        "The engine plays, not people. Most numbers change with strength, so they are given at several strengths: where these disagree, expect people to be somewhere else again.",
    ],
    careful_lines: &[
        "An engine that misjudges a rule shows its own taste, not the game.",
        "A tie by adjudication is not a tie by the rules: the laboratory stops games that go on for ever.",
    ],
    plan: "The plan, word for word",
    commit: "Played by the program of commit {commit}.",
    no_commit: "Nobody said which commit of the program played.",
    plot: PlotWords {
        forest: "The main number with its interval",
        histogram: "How long games last",
        histogram_x: "turns",
        histogram_y: "share of games",
        median: "median {n}",
        endings: "How games end",
        tenths: "Over the course of a game",
        tenths_x: "tenths of the game",
        actions: "What turns are made of",
        ladder: "Ladder of skill",
        ladder_x: "positions a decision",
        ladder_y: "Elo above the first rung",
        worth: "What an action is worth",
        worth_x: "Elo lost by the side that may not use it",
        pieces: "What cubes are worth",
        pieces_x: "mean of rock, paper and scissors: 1",
        heat: "Where cubes arrive",
        heat_of: "Where cubes arrive: {rules}",
        heat_none: "never",
        heat_never: "Never reached: {cells}.",
        heat_most: "{share} of arrivals",
        heat_cells: "Most often: {cells}.",
        heat_no_board: "This program does not know the board of these rules.",
        share_of_games: "share of games",
        share_of_turns: "share of turns",
        at_positions: "{nodes} positions a decision",
        none: "not seen in these games",
    },
    heading,
    method,
    metric,
    part,
    unit,
};

fn heading(heading: Heading) -> (&'static str, &'static str) {
    match heading {
        Heading::Decisiveness => ("Decisiveness", "Who wins, and how"),
        Heading::Drama => ("Drama", "How a game goes"),
        Heading::Depth => ("Depth", "How much there is to find out"),
        Heading::Clarity => ("Clarity", "How well one sees it"),
    }
}

fn method(method: Method) -> &'static str {
    match method {
        Method::Wilson => "Wilson",
        Method::Bootstrap => "bootstrap",
        Method::Pentanomial => "pentanomial",
        Method::None => "no interval",
    }
}

fn unit(unit: Unit, number: f64) -> &'static str {
    match unit {
        Unit::Turns if is_one(number) => " turn",
        Unit::Points if is_one(number) => " point",
        Unit::Share => "\u{202f}%",
        Unit::Points => " points",
        Unit::Elo => " Elo",
        Unit::Turns => " turns",
        Unit::Minutes => " min",
        Unit::Count | Unit::Plain => "",
    }
}

/// Numbers come as they are shown, so that one is exactly that.
fn is_one(number: f64) -> bool {
    number.to_bits() == 1.0_f64.to_bits()
}
