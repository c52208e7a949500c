//! What the rules say of names in a report: editions and kinds of cubes.

use jersi_rules::{Edition, GameSpec, Kind, Lang};

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
