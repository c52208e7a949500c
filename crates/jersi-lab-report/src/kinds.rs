//! What the rules say of names in a report: editions and kinds of cubes.

use jersi_rules::{Edition, GameSpec, Kind, Lang};

use crate::sheet::Sheet;

/// The edition of a game; none if these rules are not known to this program.
pub(crate) fn edition(game: &str) -> Option<Edition> {
    game.parse::<GameSpec>().ok().map(|game| game.edition())
}

/// What an edition calls the kind with this identifier; the identifier itself if it is none.
pub(crate) fn kind_name(edition: Edition, id: &str, lang: Lang) -> String {
    match id.parse::<Kind>() {
        Ok(kind) => edition.kind_name(kind, lang).into_owned(),
        Err(_) => id.to_owned(),
    }
}

/// What these rule sets call a kind: one name, or several where their editions differ.
pub(crate) fn kind_names(sheet: Sheet<'_>, id: &str, rules: &[&str], lang: Lang) -> String {
    let mut names: Vec<String> = Vec::new();
    for rules in sheet.report.rules.iter().filter(|known| rules.contains(&known.name.as_str())) {
        let name = kind_name(edition(&rules.game).unwrap_or(Edition::V4_8), id, lang);
        if !names.contains(&name) {
            names.push(name);
        }
    }
    if names.is_empty() { kind_name(Edition::V4_8, id, lang) } else { names.join(" / ") }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_are_those_of_the_edition() {
        let edition = edition("2.0").expect("an edition");
        assert_eq!(kind_name(edition, "king", Lang::EN), "kunti");
        assert_eq!(kind_name(Edition::V4_8, "rock", Lang::ALL[1]), "pierre");
        assert_eq!(kind_name(Edition::V4_8, "elephant", Lang::EN), "elephant");
        assert_eq!(super::edition("9.9 with elephants"), None);
    }
}
