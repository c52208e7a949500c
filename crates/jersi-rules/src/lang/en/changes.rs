//! What changed from one edition to the next, and why where the author tells.

use crate::edition::Change;

/// What changed.
pub(super) fn change(change: Change) -> &'static str {
    match change {
        Change::WholeBoard => {
            "The board gains a ring of cells and loses the hole in its middle: a publisher had asked why \
             it was cut in two, and the testers lacked room to prepare an attack and to build a defence."
        }
        Change::KuntiOnStacks => {
            "The kunti may stand on a stack, so that it can flee fast; in passing it learns to carry a shape."
        }
        Change::ReadySettings => {
            "A symmetrical and a random setting come beside the free one and spare beginners the delicate \
             placing in turn."
        }
        Change::EndByExhaustion => "A game in which a player has hardly any kinds left now comes to an end.",
        Change::SimplerCells => {
            "Cells have simpler names: a letter for the row and a number for the place in it."
        }
        Change::WhiteAndBlack => "White and Black play instead of blue and red.",
        Change::Guardian => {
            "A new shape, the guardian (mokca): two new players had found the double steps too strong. \
             They belong to JERSI, so the turn stayed as it was and the guardian tames the stacks around \
             it."
        }
        Change::GuardianFightsNobody => {
            "The guardian fights nobody, to keep the cycle of three simple; one for each player was found \
             to be enough."
        }
        Change::NoRandomSetting => {
            "The random setting is gone; a standard setting with the guardian comes beside the one without."
        }
        Change::LettersAnew => "Letters are given anew. Beware: C and K have changed places.",
        Change::SameRules => {
            "The rules are those of 3.0: where a list of changes should stand, the draft says that it is \
             still to be written."
        }
        Change::GuardianElsewhere => {
            "In the standard setting with the guardian, it stands on the outermost rock instead of \
             on scissors beside the kunti. 3.0 had said that its start positions needed running in, and \
             moved the guardian there itself three days after it came out."
        }
        Change::NotCommercial => {
            "From here on the booklets may not be used commercially without the author's permission."
        }
        Change::HuntTurnedRound => {
            "The hunt is turned round. Capturing the enemy king no longer wins: it is sent home, and \
             one's own king has to cross the board."
        }
        Change::NewCubes => {
            "The fool, the mountain and the wise man join the armies; the guardian is gone. Mountains and \
             wise men wait in a reserve and are dropped."
        }
        Change::LargerBoard => {
            "The board grows by eight cells at its corners, and every game starts from the same set-up, \
             without stacks."
        }
        Change::PlainNames => "Plain names and their letters replace the Lojban words.",
        Change::QuietTie => {
            "Quiet turns bring a tie, instead of the end by exhaustion. The booklet now says that a \
             player who cannot play loses, and a win is worth two ties."
        }
        Change::Variants => "Two variants are offered: without reserve and with ransom.",
        Change::Thanks => {
            "The author thanks for this a publisher who tested the game with his group, and the players \
             he met online."
        }
        Change::Wording => {
            "4.8 itself made the wording of 4.7 more exact and mentions simpler faces for the cubes."
        }
        Change::LoneKingIsQuiet => {
            "The capture of a king that stands alone or on a mountain no longer restarts the count of \
             quiet turns. Chasing a king that always comes back therefore no longer puts off the tie."
        }
        Change::LowerCaseInRecords => {
            "Records write Black's letters lower-case and the ransom as $. The readers here take both ways."
        }
        Change::RestAsIn48 => "Everything else is as in 4.8.",
    }
}
