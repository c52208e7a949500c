//! What is wrong with a setup, in English and in French.

use super::{BadPosition, PositionFault};
use crate::edition::{Edition, Lang};
use crate::piece::Kind;
use crate::refusal::{Speaker, color_name};

impl BadPosition {
    /// Everything that is wrong, in the words of the edition.
    pub fn say(&self, lang: Lang) -> String {
        let said: Vec<String> = self.reasons.iter().map(|reason| reason.say(self.edition, lang)).collect();
        said.join(match lang {
            Lang::En => "; ",
            Lang::Fr => " ; ",
        })
    }
}

impl PositionFault {
    /// What is wrong, in the words and cell names of an edition.
    pub fn say(self, edition: Edition, lang: Lang) -> String {
        let speaker = Speaker { edition };
        match lang {
            Lang::En => self.english(&speaker),
            Lang::Fr => self.french(&speaker),
        }
    }

    fn english(self, speaker: &Speaker) -> String {
        let (edition, lang) = (speaker.edition, Lang::En);
        let king = speaker.name(Kind::King, lang);
        match self {
            PositionFault::NoSuchCell(cell) => {
                format!("edition {edition} has no cell {cell:?} of the large board")
            }
            PositionFault::NoSuchKind(kind) => format!("edition {edition} has no {}", Kind::id(kind)),
            PositionFault::TooHigh(cell) => format!("more than two pieces stand on {}", speaker.cell(cell)),
            PositionFault::OnKing(cell) => {
                format!("a piece stands on the {king} on {}", speaker.cell(cell))
            }
            PositionFault::MixedStack(cell) => {
                format!(
                    "the stack on {} has two colours, and its lower piece is no mountain",
                    speaker.cell(cell)
                )
            }
            PositionFault::MountainOnTop(cell) => format!(
                "the mountain on {} stands on something else than a mountain of its colour",
                speaker.cell(cell)
            ),
            PositionFault::TooMany(color, kind, count) => format!(
                "{} has {count} pieces of the kind {}, at most {} are allowed",
                color_name(color, lang),
                speaker.name(kind, lang),
                edition.count(kind)
            ),
            PositionFault::NoKings => format!("neither {king} is on the board"),
            PositionFault::NotInReserve(color, kind) => format!(
                "{} has a {} in reserve, where there is never one",
                color_name(color, lang),
                speaker.name(kind, lang)
            ),
            PositionFault::ReserveNotPlayed => {
                "mountains and wise men are not used in the variant without reserve".to_owned()
            }
            PositionFault::ClockMissing => "the number of turns since the last capture is missing".to_owned(),
            PositionFault::ClockTooHigh(clock, most) => {
                format!("the clock is {clock}, at most {most} is possible")
            }
            PositionFault::TurnZero => "turns are numbered from 1".to_owned(),
            PositionFault::OutsideRows(cell) => format!(
                "during the setting, a shape stands on {}, outside its player's two rows",
                speaker.cell(cell)
            ),
            PositionFault::NotAnArmy(color) => format!(
                "during the setting, {}'s shapes on the board and to be placed are no whole army",
                color_name(color, lang)
            ),
            PositionFault::NotInTurn => {
                "during the setting, the players place one shape each in turn, White first".to_owned()
            }
            PositionFault::SettingClock => {
                "during the setting, the clock does not run and the turn number is 1".to_owned()
            }
        }
    }

    fn french(self, speaker: &Speaker) -> String {
        let (edition, lang) = (speaker.edition, Lang::Fr);
        let king = speaker.name(Kind::King, lang);
        match self {
            PositionFault::NoSuchCell(cell) => {
                format!("l'édition {edition} n'a pas la case {cell:?} du grand plateau")
            }
            PositionFault::NoSuchKind(kind) => format!("l'édition {edition} n'a pas « {} »", Kind::id(kind)),
            PositionFault::TooHigh(cell) => format!("il y a plus de deux pièces sur {}", speaker.cell(cell)),
            PositionFault::OnKing(cell) => {
                format!("une pièce est posée sur le {king}, sur {}", speaker.cell(cell))
            }
            PositionFault::MixedStack(cell) => format!(
                "la pile de {} a deux couleurs, et sa pièce du dessous n'est pas une montagne",
                speaker.cell(cell)
            ),
            PositionFault::MountainOnTop(cell) => format!(
                "la montagne de {} est posée sur autre chose qu'une montagne de sa couleur",
                speaker.cell(cell)
            ),
            PositionFault::TooMany(color, kind, count) => format!(
                "{} a {count} pièces « {} », {} au plus sont permises",
                color_name(color, lang),
                speaker.name(kind, lang),
                edition.count(kind)
            ),
            PositionFault::NoKings => format!("aucun {king} n'est sur le plateau"),
            PositionFault::NotInReserve(color, kind) => format!(
                "{} a « {} » en réserve, où il n'y en a jamais",
                color_name(color, lang),
                speaker.name(kind, lang)
            ),
            PositionFault::ReserveNotPlayed => {
                "les montagnes et les sages ne servent pas dans la variante sans réserve".to_owned()
            }
            PositionFault::ClockMissing => {
                "il manque le nombre de tours depuis la dernière capture".to_owned()
            }
            PositionFault::ClockTooHigh(clock, most) => {
                format!("le compteur est à {clock}, mais il va jusqu'à {most} au plus")
            }
            PositionFault::TurnZero => "les tours sont numérotés à partir de 1".to_owned(),
            PositionFault::OutsideRows(cell) => format!(
                "pendant la pose, une forme est sur {}, hors des deux rangées de son joueur",
                speaker.cell(cell)
            ),
            PositionFault::NotAnArmy(color) => format!(
                "pendant la pose, les formes de {} sur le plateau et à poser ne font pas une armée entière",
                color_name(color, lang)
            ),
            PositionFault::NotInTurn => {
                "pendant la pose, les joueurs posent une forme chacun à leur tour, Blanc d'abord".to_owned()
            }
            PositionFault::SettingClock => {
                "pendant la pose, le compteur ne tourne pas et le numéro du tour est 1".to_owned()
            }
        }
    }
}
