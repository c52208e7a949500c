//! What the player is asked for, in a short sentence.

use jersi_game::Choice;
use jersi_rules::{Kind, Lang, Position, Stage};

use super::Words;
use crate::wire::Prompt;

impl Words {
    /// What a prompt asks for in a position.
    pub fn prompt(self, prompt: Prompt, position: &Position) -> String {
        let king = self.kind(Kind::King);
        let text = match prompt {
            Prompt::None => "",
            Prompt::Begin if !position.reserve(position.to_move()).is_empty() => self.say(
                "Choose what moves, or a cube from the reserve.",
                "Choisissez ce qui bouge, ou un cube de la réserve.",
            ),
            Prompt::Begin => self.say("Choose what moves.", "Choisissez ce qui bouge."),
            Prompt::Target => self.say("Choose where it goes.", "Choisissez l'arrivée."),
            Prompt::SecondStep => {
                self.say("Play, or take a second step.", "Jouez, ou faites une seconde étape.")
            }
            Prompt::SecondStepOrKing => match (position.rules().ransom(), self.lang) {
                (true, Lang::En) => "Take a second step, or name the ransom.",
                (true, Lang::Fr) => "Faites une seconde étape, ou exigez la rançon.",
                (false, Lang::En) => return format!("Take a second step, or put the {king} back."),
                (false, Lang::Fr) => return format!("Faites une seconde étape, ou replacez le {king}."),
            },
            Prompt::Ransom => {
                self.say("Name the kind of cube you ask for.", "Choisissez la sorte de cube exigée.")
            }
            Prompt::Seat => {
                let row = if position.to_move() == jersi_rules::Color::White { 'i' } else { 'a' };
                return match self.lang {
                    Lang::En => format!("Put the captured {king} on row {row}."),
                    Lang::Fr => format!("Placez le {king} capturé sur la rangée {row}."),
                };
            }
            Prompt::Land => self.say("Choose where it lands.", "Choisissez où le poser."),
            Prompt::SecondDrop => {
                self.say("Play, or drop another cube.", "Jouez, ou parachutez un autre cube.")
            }
            Prompt::Gift => {
                let kind = match position.stage() {
                    Stage::Gift(kind) => self.kind(kind),
                    _ => "".into(),
                };
                return match self.lang {
                    Lang::En => format!("Choose the {kind} that you give."),
                    Lang::Fr => format!("Rançon ({kind}) : choisissez le cube que vous donnez."),
                };
            }
            Prompt::Place => self.say("Choose a shape to place.", "Choisissez une forme à poser."),
            Prompt::Play => self.say("Play the turn, or take it back.", "Jouez le tour, ou reprenez."),
        };
        text.to_owned()
    }

    /// What a choice is called on a button.
    pub fn button(self, choice: Choice, left: u8) -> String {
        match (choice, self.lang) {
            (Choice::Rest, Lang::En) => "No second step".to_owned(),
            (Choice::Rest, Lang::Fr) => "Pas de seconde étape".to_owned(),
            (Choice::Name(kind), _) => self.kind(kind).into_owned(),
            (Choice::Take(kind), Lang::En) => format!("{}, {left} left", self.kind(kind)),
            (Choice::Take(kind), Lang::Fr) if left == 1 => format!("{}, reste 1", self.kind(kind)),
            (Choice::Take(kind), Lang::Fr) => format!("{}, restent {left}", self.kind(kind)),
            (Choice::Lift(_, jersi_rules::Carry::One), Lang::En) => "Top cube".to_owned(),
            (Choice::Lift(_, jersi_rules::Carry::One), Lang::Fr) => "Cube du dessus".to_owned(),
            (Choice::Lift(..), Lang::En) => "Whole stack".to_owned(),
            (Choice::Lift(..), Lang::Fr) => "Pile entière".to_owned(),
            (Choice::Step(cell) | Choice::Seat(cell) | Choice::Land(cell) | Choice::Gift(cell), _) => {
                self.cell(cell)
            }
        }
    }
}
