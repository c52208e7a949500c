//! Refusals: short sentences that name the rule.

use super::{endings, house, names};
use crate::edition::Edition;
use crate::lang::tell;
use crate::piece::Kind;
use crate::position::Stage;
use crate::refusal::Refusal;

/// The rule that forbids a decision, in the words and cell names of an edition.
pub(super) fn refusal(refusal: &Refusal, edition: Edition) -> String {
    let at = |cell| tell::cell(edition, cell);
    let name = |kind| names::kind(kind, edition);
    let plural = |kind| names::kinds(kind, edition);
    let the = |kind| with_article(kind, edition);
    let king = name(Kind::King);
    match *refusal {
        Refusal::GameOver(outcome) => {
            format!("la partie est finie ; {}", endings::told(outcome, edition, None))
        }
        Refusal::WrongStage(stage) => match stage {
            Stage::Setting => "la pose n’est pas finie ; notez une pose comme N:a3".to_owned(),
            Stage::Turn => "c’est le moment de jouer un tour".to_owned(),
            Stage::Gift(kind) => {
                format!("la rançon d’abord : l’adversaire donne un cube parmi ses {}", plural(kind))
            }
            Stage::Relocation => format!("le {king} capturé doit d’abord être repositionné"),
        },
        Refusal::NoSuchCell(cell) => format!("le plateau n’a pas de case {}", at(cell)),
        Refusal::NothingThere(cell) => format!("il n’y a rien sur {}", at(cell)),
        Refusal::NotYours(cell, color) => {
            format!("{} est occupée par {}", at(cell), names::color(color))
        }
        Refusal::Rooted(cell) => {
            format!("les montagnes sont enracinées : celle de {} ne bouge jamais", at(cell))
        }
        Refusal::OnMountain(cell) => format!(
            "sur {} il y a une montagne en dessous : seul le cube du sommet bouge, par « - »",
            at(cell)
        ),
        Refusal::NoStack(cell) => {
            format!("{} porte une seule pièce ; « = » déplace une pile", at(cell))
        }
        Refusal::SameCell(cell) => {
            format!("une étape mène à une autre case, et celle-ci part de {}", at(cell))
        }
        Refusal::NotBeside(from, to) => {
            format!("une pièce seule avance d’une case ; {} n’est pas voisine de {}", at(to), at(from))
        }
        Refusal::NotInReach(from, to) => format!(
            "une pile avance d’une ou deux cases en ligne droite ; ce n’est pas le cas de {} à {}",
            at(from),
            at(to)
        ),
        Refusal::JumpsOver(cell) => {
            format!("une pile ne saute par-dessus rien, et {} est occupée", at(cell))
        }
        Refusal::Merges(cell) => {
            format!("une pile ne s’ajoute à rien, et {} porte une pièce de la même couleur", at(cell))
        }
        Refusal::Full(cell) => {
            format!("une pile a deux étages, et {} en porte déjà deux", at(cell))
        }
        Refusal::OnKing(cell) => {
            format!("rien ne se pose sur le {king}, et il est sur {}", at(cell))
        }
        Refusal::StackOnMountain(cell) => {
            format!("une pile ne monte pas sur une montagne, et il y en a une sur {}", at(cell))
        }
        Refusal::StackTakesOnMountain(cell) => {
            format!("une pile ne capture pas un cube au sommet d’une montagne, comme sur {}", at(cell))
        }
        Refusal::MountainUntakeable(cell) => {
            format!("une montagne n’est jamais capturée, et deux montagnes font un mur sur {}", at(cell))
        }
        Refusal::DoesNotBeat(mover, met, cell) => {
            let verb = if name(mover) == "ciseaux" { "battent" } else { "bat" };
            format!("{} ne {verb} pas {}, sur {}", the(mover), the(met.kind), at(cell))
        }
        Refusal::Blocked { cell, guardian, color } => format!(
            "{} est interdite aux piles par le {} de {} sur {}",
            at(cell),
            name(Kind::Guardian),
            names::color(color),
            at(guardian)
        ),
        Refusal::NoSecondStep(cell) => format!(
            "pas de seconde étape : une pièce est arrivée sur {} sans former de pile qui puisse repartir",
            at(cell)
        ),
        Refusal::OverBeforeSecond(cell) => {
            format!("le {king} tombe sur {} et la partie est finie : pas de seconde étape", at(cell))
        }
        Refusal::NothingToRelocate => {
            format!("aucun {king} n’est capturé : il n’y a rien à repositionner")
        }
        Refusal::NeverRelocated => {
            format!("l’édition {edition} ne repositionne pas le {king} : sa capture finit la partie")
        }
        Refusal::MustRelocate(cells) => {
            format!(
                "le {king} capturé doit être repositionné en fin de tour : {}",
                tell::cells(edition, cells)
            )
        }
        Refusal::NowhereToRelocate => {
            format!("le {king} capturé n’a plus de place : le tour gagne sans repositionnement")
        }
        Refusal::BadSeat(cell) => format!(
            "le {king} capturé ne peut pas aller sur {} : il lui faut, sur sa première rangée, une case \
             vide, un cube seul de sa couleur ou une montagne seule",
            at(cell)
        ),
        Refusal::RansomNotPlayed => "la variante de la rançon n’est pas jouée".to_owned(),
        Refusal::NoRansomDue => format!("aucun {king} n’est capturé : il n’y a pas de rançon"),
        Refusal::MustNameRansom(kinds) => format!(
            "le {king} est capturé : exigez une rançon par sa lettre : {}",
            tell::ransoms(edition, kinds)
        ),
        Refusal::NoRansomLeft => {
            format!("il n’y a rien à exiger pour le {king} capturé : le tour gagne sans repositionnement")
        }
        Refusal::RelocatesTooEarly => {
            format!("le {king} est repositionné seulement après le don de la rançon")
        }
        Refusal::CannotName(kind) => format!(
            "on ne peut pas exiger « {} » : l’adversaire n’en a aucun au sommet ou seul sur le plateau",
            name(kind)
        ),
        Refusal::NeverRansomed(kind) => format!("une rançon n’est jamais « {} »", name(kind)),
        Refusal::NothingToGive(cell) => {
            format!("{} ne porte au sommet aucun cube du camp du {king} capturé", at(cell))
        }
        Refusal::BadGift(cell, kind) => {
            format!("{} ne porte pas au sommet « {} » du camp du {king} capturé", at(cell), name(kind))
        }
        Refusal::NoReserve => "il n’y a pas de réserve à parachuter".to_owned(),
        Refusal::NotInReserve(kind) => {
            format!("la réserve n’a plus de {} à parachuter", plural(kind))
        }
        Refusal::NeverDropped(kind) => {
            format!("seuls les montagnes et les sages se parachutent, jamais « {} »", name(kind))
        }
        Refusal::DropsOnEnemy(cell) => format!(
            "on parachute sur une case vide ou sur ses propres cubes, et {} est à l’adversaire",
            at(cell)
        ),
        Refusal::MountainDropsOn(cell) => format!(
            "une montagne se pose au sol ou sur une montagne de sa couleur, et {} porte un autre cube",
            at(cell)
        ),
        Refusal::DropsApart(one, other) => format!(
            "deux cubes parachutés atterrissent sur la même case ou côte à côte ; {} et {} sont séparées",
            at(one),
            at(other)
        ),
        Refusal::NoSuchKind(kind) => format!("l’édition {} n’a pas « {} »", edition, Kind::id(kind)),
        Refusal::AllPlaced(kind) => format!("tous les {} sont déjà posés", plural(kind)),
        Refusal::NotInGame(kind) => format!("cette partie se joue sans {}", name(kind)),
        Refusal::OutsideRows(cell) => {
            format!("on pose sur ses deux rangées, et {} est en dehors", at(cell))
        }
        Refusal::SettingOver => "toutes les formes sont posées ; la partie a commencé".to_owned(),
        Refusal::NoPlacements => {
            format!("l’édition {edition} n’a pas de préparation libre : on n’y pose rien")
        }
        Refusal::Banned(action) => {
            format!("règles maison : il est interdit de {}", house::action(action, edition))
        }
    }
}

/// The cubes of 4.x take an article; the Lojban names of the shapes do not.
fn with_article(kind: Kind, edition: Edition) -> String {
    let name = names::kind(kind, edition);
    if edition.hunts() {
        return name.to_owned();
    }
    match kind {
        Kind::Rock | Kind::Paper | Kind::Mountain => format!("la {name}"),
        Kind::Scissors => format!("les {name}"),
        _ => format!("le {name}"),
    }
}
