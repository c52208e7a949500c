//! What is put together from words and needs no language of its own.

use jersi_game::Game;
use jersi_rules::lang::Said;
use jersi_rules::{Color, Edition, Kind, Lang, Rules};

use crate::TableWords;

/// What a piece is called.
pub fn kind_name(edition: Edition, kind: Kind, lang: Lang) -> Said {
    edition.kind_name(kind, lang)
}

/// What several pieces are called.
pub fn kind_plural(edition: Edition, kind: Kind, lang: Lang) -> Said {
    edition.kind_plural(kind, lang)
}

/// The row that a player's king must reach, and on which a captured one is put back.
pub(crate) const fn king_row(player: Color) -> char {
    match player {
        Color::White => 'i',
        Color::Black => 'a',
    }
}

/// The names of the variants that are played, and what a house plays otherwise than the booklet.
pub fn variant_names(rules: Rules, lang: Lang) -> impl Iterator<Item = Said> {
    let played = rules.variant_words();
    let is_played = move |id: &str| played.split(' ').any(|word| word == id);
    rules
        .edition()
        .about(lang)
        .variants
        .into_iter()
        .filter(move |variant| is_played(variant.id))
        .map(|variant| variant.name)
        .chain(rules.house().map(|house| lang.catalogue().house_rules(house)))
}

/// The rules and the setting: `JERSI 2.0, random setting 7`.
pub fn game_title(words: &dyn TableWords, game: &Game) -> String {
    let (rules, lang) = (game.rules(), words.lang());
    let mut parts = vec![format!("JERSI {}", rules.edition())];
    parts.extend(variant_names(rules, lang).map(Said::into_owned));
    match game.setting() {
        None => parts.push(words.from_a_position()),
        // The only setting of an edition needs no name.
        Some(_) if rules.edition().facts().settings.len() < 2 => {}
        Some(setting) => {
            let mut name = setting.facts().name(lang).into_owned();
            if let Some(seed) = setting.seed() {
                name = format!("{name} {seed}");
            }
            if setting.guardian() {
                name = format!("{name} {}", words.with_guardian());
            }
            parts.push(name);
        }
    }
    parts.join(", ")
}
