//! French.

use super::fr_metrics::{metric, part};
use super::{PlotWords, Unit, Words};
use crate::{Heading, Method};

pub(super) static WORDS: Words = Words {
    id: "fr",
    point: ',',
    colon: " : ",
    thousands: '\u{202f}',
    large: [(1e12, "billion", "billions"), (1e9, "milliard", "milliards"), (1e6, "million", "millions")],
    own_name: "Français",
    kicker: "Le laboratoire de JERSI",
    lead: "{games} parties du moteur contre lui-même, {rules}. Chaque nombre est donné avec une plage qui contient sa vraie valeur dans 95 cas sur 100.",
    lead_missing: "{missing} parties prévues manquent dans ce rapport.",
    nothing: "Ce rapport ne contient encore aucun nombre.",
    rule_sets: "Les règles comparées",
    play: "Jouer avec ces règles",
    games_at: "{games} parties à {nodes} positions par décision",
    missing: "{missing} manquantes",
    in_figures: "En chiffres",
    in_figures_note: "Le nombre principal de chaque mesure, au jeu le plus fort du rapport, avec son intervalle à 95 %.",
    metric_column: "Mesure",
    rules_column: "Règles",
    part_column: "Quoi",
    positions: "{nodes} positions",
    value: "Valeur",
    games: "n {n}, {method}",
    to: " à ",
    compared: "Comparaison",
    compared_title: "{a} et {b}, à {nodes} positions",
    compared_pairs: "{a} et {b}\u{202f}: {metrics}",
    compared_paired: "Parties jouées par paires : mêmes ouvertures et mêmes graines pour les deux, si bien que le hasard de l’ouverture s’annule.",
    compared_not: "Non comparés, car les décisions n’ont pas été examinées avec les mêmes nombres de positions et de tours\u{202f}: {metrics}.",
    compared_unpaired: "Sans paires\u{202f}: chaque jeu de règles a été joué depuis ses propres ouvertures, et les intervalles sont donc plus larges.",
    difference_axis: "différence en part de A, intervalle à 95 %",
    all_other: "Tous les autres nombres comparés",
    not_seen: "aucune différence vue (elle pourrait aller jusqu’à {most})",
    not_seen_at_all: "aucune différence vue dans ces parties",
    more: "{b} en a plus",
    less: "{b} en a moins",
    off_scale: "hors de l’échelle",
    all_numbers: "Tous les nombres de cette mesure",
    sampled: "Décisions de {rules}\u{202f}: les {lines} meilleurs tours de chacune au premier regard ont été cherchés, avec {nodes} positions pour tous ensemble.",
    sampled_of: "{searched} décisions sur {all} comptent\u{202f}; pour les autres, les positions n’ont pas suffi pour voir plus loin qu’un tour.",
    how_to_read: "Comment lire un intervalle",
    how_to_read_lines: &[
        "Chaque nombre a été mesuré sur un nombre limité de parties : une autre série en donnerait un autre, un peu différent. L’intervalle est fait pour que 95 intervalles sur 100 contiennent la vraie valeur.",
        "Pour le trouver, on retire au sort des parties entières, jamais des positions isolées : les positions d’une partie vont ensemble.",
        "Deux intervalles qui se recouvrent peuvent venir de valeurs différentes. Regardez la différence et son propre intervalle : un carré plein évite zéro après correction, un carré vide non.",
        "Quand on compare beaucoup de nombres, certains diffèrent par pur hasard. Une différence n’est signalée que si elle résiste à la correction de Benjamini et Hochberg à 5 %.",
        "« Aucune différence vue » ne veut pas dire qu’il n’y en a pas. La phrase dit jusqu’où elle pourrait aller.",
    ],
    careful: "Ce que ces nombres ne disent pas",
    careful_strength: [
        "C’est le moteur qui joue, pas des personnes, et ici à une seule force. La plupart des nombres changent avec la force : attendez-vous à trouver les humains ailleurs.",
        "C’est le moteur qui joue, pas des personnes. La plupart des nombres changent avec la force, et sont donc donnés à plusieurs forces : là où elles divergent, attendez-vous à trouver les humains ailleurs encore.",
    ],
    careful_lines: &[
        "Un moteur qui comprend mal une règle montre son propre goût, pas le jeu.",
        "Une partie nulle par arbitrage n’est pas nulle par les règles : le laboratoire arrête les parties sans fin.",
    ],
    plan: "Le plan, mot pour mot",
    commit: "Joué par le programme du commit {commit}.",
    no_commit: "Personne n’a dit quel commit du programme a joué.",
    plot: PlotWords {
        forest: "Le nombre principal et son intervalle",
        histogram: "La durée des parties",
        histogram_x: "tours",
        histogram_y: "part des parties",
        median: "médiane {n}",
        endings: "Comment finissent les parties",
        tenths: "Au fil de la partie",
        tenths_x: "dixièmes de la partie",
        actions: "De quoi sont faits les tours",
        ladder: "L’échelle des forces",
        ladder_x: "positions par décision",
        ladder_y: "Elo au-dessus du premier échelon",
        worth: "Ce que vaut une action",
        worth_x: "Elo perdus par le camp qui n’y a pas droit",
        pieces: "Ce que valent les cubes",
        pieces_x: "moyenne de pierre, feuille et ciseaux : 1",
        heat: "Où arrivent les cubes",
        heat_of: "Où arrivent les cubes : {rules}",
        heat_none: "jamais",
        heat_never: "Jamais atteintes : {cells}.",
        heat_most: "{share} des arrivées",
        heat_cells: "Le plus souvent : {cells}.",
        heat_no_board: "Ce programme ne connaît pas le plateau de ces règles.",
        share_of_games: "part des parties",
        share_of_turns: "part des tours",
        at_positions: "{nodes} positions par décision",
        none: "pas vu dans ces parties",
    },
    heading,
    method,
    metric,
    part,
    unit,
};

fn heading(heading: Heading) -> (&'static str, &'static str) {
    match heading {
        Heading::Decisiveness => ("Le dénouement", "Qui gagne, et comment"),
        Heading::Drama => ("Le suspense", "Comment va la partie"),
        Heading::Depth => ("La profondeur", "Tout ce qu’il y a à découvrir"),
        Heading::Clarity => ("La clarté", "Ce que l’on en voit"),
    }
}

fn method(method: Method) -> &'static str {
    match method {
        Method::Wilson => "Wilson",
        Method::Bootstrap => "bootstrap",
        Method::Pentanomial => "pentanomiale",
        Method::None => "sans intervalle",
    }
}

fn unit(unit: Unit, number: f64) -> &'static str {
    match unit {
        Unit::Turns if number < 2.0 => " tour",
        Unit::Points if number < 2.0 => " point",
        Unit::Share => "\u{202f}%",
        Unit::Points => " points",
        Unit::Elo => " Elo",
        Unit::Turns => " tours",
        Unit::Minutes => " min",
        Unit::Count | Unit::Plain => "",
    }
}
