//! What is wrong with a record.

use super::{house, names, positions, starts};
use crate::edition::Edition;
use crate::lang::tell;
use crate::lang::tell::grouped;
use crate::record::{JRN_VERSION, Limit, RecordFault};

/// What is wrong with a record and what would be right.
pub(super) fn fault(fault: &RecordFault) -> String {
    match fault {
        RecordFault::EditionMissing => format!(
            "the record names no edition; add a tag such as [Edition \"4.8\"]: {}",
            tell::editions(&Edition::ALL)
        ),
        RecordFault::NoSuchEdition(id) => {
            format!("edition {id:?} is not known; known are {}", tell::editions(&Edition::ALL))
        }
        RecordFault::NoReserveToLeaveOut(edition) => {
            format!("edition {edition} has no reserve that could be left out")
        }
        RecordFault::NoMokcaToChoose(edition) => {
            format!("edition {edition} has no guardian that could be chosen")
        }
        RecordFault::UnknownVariant(word) => {
            format!("the variant {word:?} is not known; known are no-reserve, ransom, mokca")
        }
        RecordFault::NoSuchVariant(why) => starts::no_such_variant(why),
        RecordFault::House(why) => house::fault(why),
        RecordFault::HouseNotInBooklet => "the booklets' layout has no place for house rules".to_owned(),
        RecordFault::BadSeed(text) => {
            format!("a seed is a number from 0 to {}, not {text:?}", u64::MAX)
        }
        RecordFault::NoSuchSetting(why) => starts::no_such_setting(*why),
        RecordFault::SeedMissing => {
            "a random setting needs the tag Seed or Position to be found again".to_owned()
        }
        RecordFault::SeedNotKept => {
            "a random setting cannot be found again from this layout; JRN keeps its seed".to_owned()
        }
        RecordFault::PositionTag(why) => format!("the tag Position: {}", positions::text(why)),
        RecordFault::BadPosition(why) => positions::bad(why),
        RecordFault::SettingContradicts => {
            "the tag Position is not how the tag Setting begins; one of them is wrong".to_owned()
        }
        RecordFault::PieceBehindTurns => "the pieces on the board are told before the turns".to_owned(),
        RecordFault::UnexpectedNumber => {
            "the turns behind a position have no numbers in this layout".to_owned()
        }
        RecordFault::NoSuchCell { edition, row, number } => {
            format!("edition {edition} has no cell {}{number}", (b'a' + row) as char)
        }
        RecordFault::NoSuchLetter(edition, letter) => {
            format!("edition {edition} has no piece {letter:?}; its letters are {}", tell::letters(*edition))
        }
        RecordFault::PositionNotInBooklet => {
            "the booklet's layout cannot tell that a game begins with this position; JRN can".to_owned()
        }
        RecordFault::RandomNotInBooklet => {
            "the booklet's layout cannot tell how a random setting came out; JRN can".to_owned()
        }
        RecordFault::TurnWithoutNumber => {
            "this turn has no number, but later ones have; number all turns or none".to_owned()
        }
        RecordFault::NumberTwice(number) => format!("number {number} stands here a second time"),
        RecordFault::NumberMissing { expected, before } => {
            format!("number {expected} is missing before {before}")
        }
        RecordFault::NumberWithoutTurn(number) => format!("number {number} has no turn"),
        RecordFault::TooManyTurns { number, found, most } => {
            format!("number {number} has {found} turns, {most} at the most are expected")
        }
        RecordFault::TooFewTurns { number, found, expected } => {
            format!("number {number} has {found} of {expected} turns; only the last may be half")
        }
        RecordFault::AmbiguousEdition { candidates, letter } => {
            let told =
                format!("this record can be of edition {}; say which one it is", tell::editions(candidates));
            let reading = |edition: &Edition, letter: &char| {
                let kind = edition.kind_of(*letter)?;
                Some(format!("{letter} is {} in {edition}", names::kind(kind, *edition)))
            };
            let readings = letter
                .iter()
                .flat_map(|letter| candidates.iter().filter_map(move |edition| reading(edition, letter)));
            let readings: Vec<String> = readings.collect();
            if readings.is_empty() { told } else { format!("{told}: {}", readings.join(", ")) }
        }
        RecordFault::NoTurnHere(word) => format!(
            "{word:?} is neither a turn such as d7=e8-f7!, nor a number, nor a score, nor a # comment"
        ),
        RecordFault::BehindTheScore => "nothing but comments follows the score".to_owned(),
        RecordFault::NoVersion => format!("a JRN record begins with the tag [JRN \"{JRN_VERSION}\"]"),
        RecordFault::TagTwice(name) => {
            format!("the tag {name} stands here a second time; each tag stands once")
        }
        RecordFault::NewerVersion(version) => format!(
            "this record is written in JRN {version}; this program reads JRN {JRN_VERSION}: a newer one \
             is needed"
        ),
        RecordFault::BadVersion(version) => {
            format!("the version of JRN is {JRN_VERSION}, or {JRN_VERSION}.2 and the like, not {version:?}")
        }
        RecordFault::BadScore => "a score is 2 0, 0 2 or 1 1 (1 0, 0 1 or 1 1 before 4.8), or * for a game \
                                  that is not over"
            .to_owned(),
        RecordFault::VariationTooEarly => "a variation stands behind the turn that it replaces".to_owned(),
        RecordFault::TooDeep => format!("variations nest at most {} deep", Limit::Nesting.most()),
        RecordFault::TooLarge { limit, found } => {
            let most = grouped(limit.most() as u64, ',');
            let found = found.map_or_else(|| format!("more than {most}"), |found| grouped(found, ','));
            let things = match limit {
                Limit::Bytes => "bytes",
                Limit::Turns => "turns",
                Limit::Variations => "variations",
                Limit::Tags => "tags",
                Limit::Nesting => "variations within one another",
            };
            format!("the text has {found} {things}; at most {most} are read")
        }
        RecordFault::UnopenedVariation => "this ) closes no variation".to_owned(),
        RecordFault::VariationWithoutTurn => "a comment in a variation needs a turn in it".to_owned(),
        RecordFault::ScoreInVariation => {
            "the score ends the game, not a variation; a ) is missing before it".to_owned()
        }
        RecordFault::ScoreContradicts { score, told } => {
            format!("the score means {score}, but the tag Result says {told}; one of them is wrong")
        }
        RecordFault::UnclosedVariation => "the variation that begins here is not closed by )".to_owned(),
        RecordFault::TagNameMissing => tag("the name of the tag is missing"),
        RecordFault::TagValueMissing => tag("the value of the tag in quotation marks is missing"),
        RecordFault::UnclosedTag => tag("the tag is not closed by ]"),
        RecordFault::UnclosedQuote => "the quotation mark is not closed on its line; a line break is \
                                       written \\n, the mark itself \\\""
            .to_owned(),
        RecordFault::UnclosedComment => "the comment that begins here is not closed by }".to_owned(),
        RecordFault::TagBehindTurns => "tags stand before the turns, and a text holds one game: put a \
                                        second one into a text of its own"
            .to_owned(),
        RecordFault::Unexpected(c) => format!(
            "{c:?} has no place here; a number, a turn, {{a comment}}, (a variation) or the score is \
             expected"
        ),
        RecordFault::BadEscape => "after a backslash stands one of \\ \" { } n r t s or u{2014}; a \
                                   backslash itself is written \\\\"
            .to_owned(),
        RecordFault::NoRecord => "no turn is written here; a record is JRN, which begins with \
                                  [JRN \"1\"], or turns such as a2-b2=d3 in pairs"
            .to_owned(),
        RecordFault::HintContradicts { tag, written, wanted } => {
            format!("the record's tag {tag} says {written}, but {wanted} was asked for")
        }
        RecordFault::VariantContradicts => {
            "the record's tag Variant, or its lack, says otherwise than what was asked for".to_owned()
        }
    }
}

fn tag(what: &str) -> String {
    format!("{what}; a tag is written [White \"Ada\"]")
}
