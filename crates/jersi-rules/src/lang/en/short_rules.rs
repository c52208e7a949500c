//! The rules in short.

use crate::edition::ShortRule;

/// A rule in short.
pub(super) fn short_rule(rule: ShortRule) -> &'static str {
    match rule {
        ShortRule::HuntAim => "Whoever captures the enemy kunti wins at once.",
        ShortRule::HomeAim => {
            "A player wins when his king, alone or on a stack, stands on the far row at the end of his \
             own turn: row i for White, row a for Black."
        }
        ShortRule::Sides => {
            "Colours are drawn by lot. White sits at rows a and b, Black at rows h and i, and White begins."
        }
        ShortRule::HuntStacks => {
            "A cell holds one shape, or a stack of two of the same colour. Nothing is ever put on a kunti."
        }
        ShortRule::HomeStacks => {
            "A cell holds one cube, or a stack of two of the same colour. Nothing is ever put on a king."
        }
        ShortRule::HuntStep => {
            "One shape, alone or from the top of a stack, moves by one cell. It may land on a single \
             shape of its colour and build a stack."
        }
        ShortRule::HomeStep => {
            "One cube, alone or from the top of a stack, moves by one cell. It may land on a single cube \
             of its colour and build a stack."
        }
        ShortRule::StackStep => {
            "A stack moves by one or two cells in a straight line. It jumps over nothing and never merges."
        }
        ShortRule::HuntTurn => {
            "A turn is one such step, or two: build a stack and move it, or move a stack and unbuild it. \
             The second step starts where the first one ended, in any direction. Nobody may pass."
        }
        ShortRule::HomeTurn => {
            "A turn is a drop, or one such step, or two: build a stack and move it, or move a stack and \
             unbuild it. The second step starts where the first one ended, in any direction. Nobody may \
             pass."
        }
        ShortRule::HuntCapture => {
            "A step onto an enemy cell is allowed if the top shape that arrives beats the top shape that \
             is there. All that stood there is captured."
        }
        ShortRule::HomeCapture => {
            "A step onto an enemy cell is allowed if the top cube that arrives beats the top cube that is \
             there. All that stood there is captured. Only the top counts, not the height."
        }
        ShortRule::Strength => {
            "Only the top counts, not the height. The strengths run in a circle, as in rock, paper, scissors."
        }
        ShortRule::MokcaSafe => {
            "A guardian (mokca) beats nothing, and nothing beats it. Alone or on top it makes its cell safe; under \
             another shape it falls with its stack."
        }
        ShortRule::MokcaBlocks => {
            "No stack may arrive or be built on a cell next to a guardian that is alone or on top, whoever \
             owns it. Single shapes may, and stacks may pass over or leave such a cell."
        }
        ShortRule::MokcaExceptions => {
            "A stack with a guardian on top is stopped by the opponent's guardian only. A guardian uncovered \
             during a turn begins to block with the next one."
        }
        ShortRule::Exhaustion => {
            "Once a player has at most one kind left besides the kunti, 20 more turns are played, 10 each."
        }
        ShortRule::MokcaExhaustion => {
            "Once a player has at most one kind left besides kunti and guardian, 20 more turns are played, \
             10 each."
        }
        ShortRule::Conclusion => {
            "If no kunti falls in them, more kinds on the board win, else more shapes, else the game is a \
             tie."
        }
        ShortRule::NoTurn => "A player who cannot move loses. The booklet is silent here; later ones say so.",
        ShortRule::NoLimit => "The booklet sets no limit to a game without captures.",
        ShortRule::King => {
            "A captured king comes back at the end of the turn. The capturer relocates it on its own \
             first row: on an empty cell, on a single cube of its colour or on a single mountain."
        }
        ShortRule::Mountains => {
            "Mountains come by drop, never move again and are never captured. One stands on the ground or \
             on another of its colour; two make a wall."
        }
        ShortRule::Climbing => {
            "Any other cube may climb a single mountain of either colour, and leaves it by one cell. A \
             stack neither climbs a mountain nor captures a cube on one; a single cube may."
        }
        ShortRule::Drops => {
            "A drop puts one or two cubes from the reserve on empty cells or on one's own single cubes; \
             two land on the same cell or side by side."
        }
        ShortRule::OtherWins => {
            "A player also wins if the enemy king that he captured cannot be relocated, or if the \
             opponent cannot play."
        }
        ShortRule::Quiet => "After 40 turns without a capture, 20 each, the game is a tie.",
        ShortRule::LoneKing => {
            "The capture of a king that stands alone or on a mountain does not restart that count."
        }
    }
}
