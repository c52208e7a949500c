//! What slips and players are called.

use jersi_engine::Judgement;
use jersi_rules::{Color, Lang};

/// What a slip is called.
pub fn judgement_name(judgement: Judgement, lang: Lang) -> &'static str {
    match (judgement, lang) {
        (Judgement::Inaccuracy, Lang::En) => "Inaccuracy",
        (Judgement::Mistake, Lang::En) => "Mistake",
        (Judgement::Blunder, Lang::En) => "Blunder",
        (Judgement::Inaccuracy, Lang::Fr) => "Imprécision",
        (Judgement::Mistake, Lang::Fr) => "Erreur",
        (Judgement::Blunder, Lang::Fr) => "Gaffe",
    }
}

/// `White`, `Noir`.
pub fn color_name(color: Color, lang: Lang) -> &'static str {
    match (color, lang) {
        (Color::White, Lang::En) => "White",
        (Color::Black, Lang::En) => "Black",
        (Color::White, Lang::Fr) => "Blanc",
        (Color::Black, Lang::Fr) => "Noir",
    }
}
