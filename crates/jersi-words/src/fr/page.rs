//! What the page says: labels of cells and buttons, turns in words, and what is wrong with a request.

use jersi_game::{Choice, Effect, Ending, Leg, LegAct};
use jersi_rules::lang::Said;
use jersi_rules::record::Layout;
use jersi_rules::{Aim, Carry, Cell, CellContent, Color, Edition, EndClock, Kind, Piece, Rules, TurnLabel};

use super::table::name;
use super::{French, LANG, club, end};
use crate::sentence::list;
use crate::{ClubNews, Done, LeftOut, PageFault, PageWords, PlanNews, kind_name, kind_plural, king_row};

impl PageWords for French {
    fn edition(&self, edition: Edition) -> String {
        format!("Édition {edition}")
    }

    fn goal(&self, edition: Edition, player: Color) -> String {
        let king = kind(edition, Kind::King);
        match edition.facts().booklet_aim {
            Aim::BringTheKingHome { .. } => format!("But : votre {king} sur la rangée {}", king_row(player)),
            Aim::HuntTheKing { .. } => format!("But : prendre le {king} adverse"),
        }
    }

    fn goal_in_short(&self, edition: Edition, player: Color) -> String {
        let king = kind(edition, Kind::King);
        match edition.facts().booklet_aim {
            Aim::BringTheKingHome { .. } => format!("{king} à la rangée {}", king_row(player)),
            Aim::HuntTheKing { .. } => format!("prendre le {king}"),
        }
    }

    fn takes(&self, edition: Edition, takes: Kind, taken: &[Kind]) -> String {
        let the = match gender(edition, takes) {
            Gender::Masculine => "Le",
            Gender::Feminine => "La",
            Gender::Plural => "Les",
        };
        format!("{the} {} {}.", kind(edition, takes), take(edition, takes, taken))
    }

    fn held_takes(&self, edition: Edition, takes: Kind, on_stack: bool, taken: &[Kind]) -> String {
        let (its, it) = match gender(edition, takes) {
            Gender::Masculine => ("Son", "Il"),
            Gender::Feminine => ("Sa", "Elle"),
            Gender::Plural => ("Ses", "Ils"),
        };
        let what = take(edition, takes, taken);
        if on_stack { format!("{its} {} {what}.", kind(edition, takes)) } else { format!("{it} {what}.") }
    }

    fn key_note(&self, edition: Edition, noted: Kind, player: Color, safe_from: &[Kind]) -> Option<String> {
        match (noted, edition.facts().booklet_aim) {
            (Kind::King, Aim::BringTheKingHome { .. }) => {
                Some(format!("rien ; gagne sur la rangée {}", king_row(player)))
            }
            (Kind::King, Aim::HuntTheKing { .. }) => Some("rien ; sans lui, vous perdez".to_owned()),
            (Kind::Mountain, _) => Some("ne bouge pas, n’est pas prise".to_owned()),
            (Kind::Guardian, _) => Some("n’est pas pris ; aucune pile ne s’arrête à côté".to_owned()),
            (Kind::Wise, _) => {
                let safe: Vec<String> = safe_from
                    .iter()
                    .map(|&kind| format!("les {}", kind_plural(edition, kind, LANG)))
                    .collect();
                Some(format!("rien ; ne craint pas {}", list(&safe, "et")))
            }
            (Kind::Rock | Kind::Paper | Kind::Scissors | Kind::Fool, _) => None,
        }
    }

    fn enemy(&self, edition: Edition, there: &[Piece], takers: &[Kind], now_from: &[Cell]) -> String {
        let whose = there.last().map(|top| format!("{} : ", name(top.color))).unwrap_or_default();
        let it = match there.len() {
            0 | 1 if edition.hunts() => "cette forme",
            0 | 1 => "ce cube",
            _ => "cette pile",
        };
        let takers: Vec<Said> = takers.iter().map(|&kind| kind_plural(edition, kind, LANG)).collect();
        let taken = match takers.as_slice() {
            [] => format!("Rien ne prend {it}."),
            takers => format!("Vos {} prennent {it}.", list(takers, "et")),
        };
        let cells: Vec<String> = now_from.iter().map(|&cell| edition.cell_name(cell).to_string()).collect();
        let now = match cells.as_slice() {
            [] => String::new(),
            [first, second, third, _, ..] => {
                format!(" Possible maintenant de {first}, {second}, {third} et d’ailleurs.")
            }
            few => format!(" Possible maintenant de {}.", list(few, "ou")),
        };
        format!("{whose}{}. {taken}{now}", pieces(edition, there))
    }

    fn piece(&self, edition: Edition, piece: Piece) -> String {
        let color = match (piece.color, gender(edition, piece.kind)) {
            (Color::White, Gender::Masculine) => "blanc",
            (Color::White, Gender::Feminine) => "blanche",
            (Color::White, Gender::Plural) => "blancs",
            (Color::Black, Gender::Masculine) => "noir",
            (Color::Black, Gender::Feminine) => "noire",
            (Color::Black, Gender::Plural) => "noirs",
        };
        format!("{} {color}", kind(edition, piece.kind))
    }

    fn empty(&self) -> String {
        "vide".to_owned()
    }

    fn wall(&self, color: Color) -> String {
        let text = match color {
            Color::White => "mur de montagnes blanches",
            Color::Black => "mur de montagnes noires",
        };
        text.to_owned()
    }

    fn stack(&self, edition: Edition, bottom: Piece, top: Piece) -> String {
        let below = match (bottom.kind == Kind::Mountain, top.color == bottom.color) {
            (true, true) => format!("une {}", kind(edition, bottom.kind)),
            (true, false) => format!("une {}", self.piece(edition, bottom)),
            (false, _) => kind(edition, bottom.kind).into_owned(),
        };
        format!("{} sur {below}", self.piece(edition, top))
    }

    fn can(&self, edition: Edition, choice: Choice, effect: Effect) -> String {
        let text = match (choice, effect) {
            (Choice::Lift(..), _) => "peut bouger",
            (Choice::Gift(_), _) => "don possible",
            (Choice::Seat(_), _) => return format!("le {} peut aller ici", kind(edition, Kind::King)),
            (Choice::Land(_), Effect::Free) => "peut se poser ici",
            (Choice::Land(_), _) => "peut se poser dessus",
            (_, Effect::Free) => "peut aller ici",
            (_, Effect::Stack) => "peut former une pile ici",
            (_, Effect::Climb) => "montée possible",
            (_, Effect::Capture) => "capture possible",
            (_, Effect::King) => return format!("capture du {} possible", kind(edition, Kind::King)),
        };
        text.to_owned()
    }

    fn chosen(&self, carry: Carry, is_stack: bool) -> String {
        let text = match (carry, is_stack) {
            (_, false) => "sélection",
            (Carry::One, true) => "cube du dessus sélectionné",
            (Carry::Two, true) => "pile entière sélectionnée",
        };
        text.to_owned()
    }

    fn moved(&self) -> String {
        "déplacé, pas encore joué".to_owned()
    }

    fn blocked(&self, edition: Edition, guardians: &[Cell]) -> String {
        let cells: Vec<String> = guardians.iter().map(|&cell| edition.cell_name(cell).to_string()).collect();
        let guardian = kind(edition, Kind::Guardian);
        format!("Une pile ne peut s’arrêter ici : {guardian} en {}.", cells.join(" et "))
    }

    fn no_stack_here(&self) -> String {
        "une pile ne peut s’arrêter ici".to_owned()
    }

    fn button(&self, edition: Edition, choice: Choice, left: u8) -> String {
        match choice {
            Choice::Rest => "Pas de seconde étape".to_owned(),
            Choice::Name(named) => kind(edition, named).into_owned(),
            Choice::Take(taken) if left == 1 => format!("{}, reste 1", kind(edition, taken)),
            Choice::Take(taken) => format!("{}, restent {left}", kind(edition, taken)),
            Choice::Lift(_, Carry::One) => "Cube du dessus".to_owned(),
            Choice::Lift(_, Carry::Two) => "Pile entière".to_owned(),
            Choice::Step(cell) | Choice::Seat(cell) | Choice::Land(cell) | Choice::Gift(cell) => {
                edition.cell_name(cell).to_string()
            }
        }
    }

    fn turn(&self, edition: Edition, player: Color, legs: &[Leg]) -> String {
        let parts: Vec<String> = legs.iter().map(|leg| movement(edition, leg)).collect();
        format!("{} : {}.", name(player), parts.join(" ; puis "))
    }

    fn turns_without_capture(&self, clock: EndClock) -> Option<String> {
        match clock {
            EndClock::Stopped => None,
            EndClock::Quiet { turns, limit } => {
                let s = if turns < 2 { "" } else { "s" };
                Some(format!("{turns} tour{s} sur {limit} sans capture"))
            }
            EndClock::LastTurns { left, of } => {
                Some(format!("{} des {of} derniers tours joués", of.saturating_sub(left)))
            }
        }
    }

    fn done(&self, done: Done) -> String {
        let text = match done {
            Done::TurnTakenBack => "tour repris",
            Done::GoesOnFromHere => "la partie continue d’ici",
        };
        text.to_owned()
    }

    fn fault(&self, fault: PageFault) -> String {
        let text = match fault {
            PageFault::TooLarge => "l’étude aurait plus de tours ou de variantes qu’on ne peut en relire",
            PageFault::NoSuchPlayer => "ce joueur n’existe pas",
            PageFault::NoSuchCell => "le plateau n’a pas cette case",
            PageFault::NoSuchMark => "ce signe n’existe pas",
            PageFault::NoTurnLink => "ce lien ne contient pas de tour d’une partie par liens",
            PageFault::NoSuchTheme => "ces couleurs n’existent pas",
            PageFault::BadTimeControl => "cette cadence n’existe pas",
            PageFault::GameOver => "la partie est finie",
            PageFault::BadTurn => "ce tour ne peut pas être joué",
            PageFault::CannotTry => "cela ne peut pas être essayé ici",
            PageFault::OtherGame => "c’est une autre partie",
            PageFault::NoSuchTurn => "ce tour n’est pas dans l’étude",
            PageFault::Start => "c’est le début, pas un tour",
            PageFault::Illegal => "ce tour n’est pas légal ici",
            PageFault::TooDeep => "les variantes sont trop imbriquées",
            PageFault::Unfit => "ce que dit le club ne va pas avec cette partie",
            PageFault::DecidedElsewhere => "dans une partie du club, cela se demande au club",
        };
        text.to_owned()
    }

    fn over_by(&self, how: &str) -> String {
        format!("la partie est finie : {how}")
    }

    fn end_reason(&self, ending: Ending, rules: Rules, me: Option<Color>) -> String {
        end::reason(ending, rules, me)
    }

    fn plan(&self, news: &PlanNews) -> String {
        end::plan(news)
    }

    fn club(&self, news: ClubNews) -> String {
        club::news(news)
    }

    fn left_out(&self, what: LeftOut) -> String {
        let text = match what {
            LeftOut::Reserve => "la réserve est laissée de côté",
            LeftOut::QuietTurns => "le compte des tours sans capture est laissé de côté",
            LeftOut::CountDown => "le décompte d’un camp épuisé est laissé de côté",
            LeftOut::Pieces(1) => "une pièce est laissée de côté : ces règles n’ont pas sa case ou sa sorte",
            LeftOut::Pieces(n) => {
                return format!(
                    "{n} pièces sont laissées de côté : ces règles n’ont pas leurs cases ou leurs sortes"
                );
            }
        };
        text.to_owned()
    }

    fn layout(&self, layout: Layout) -> String {
        let text = match layout {
            Layout::Jrn => "JRN, le format de ce logiciel",
            Layout::BookletPairs => "Paires de tours, comme dans les livrets de 2.0 et 3.0",
            Layout::BookletBlocks => "Paires numérotées, comme dans le livret de 4.8",
            Layout::Author4 => "Tours numérotés, comme les écrit le programme de l’auteur pour 4.x",
            Layout::Author2 => "Pièces case par case, comme les écrit le programme de l’auteur pour 2.0",
        };
        text.to_owned()
    }

    fn turn_name(&self, label: TurnLabel) -> String {
        match label {
            TurnLabel::Placement { number, player } => format!("Pose {number}, {}", name(player)),
            TurnLabel::Turn { pair, player } => format!("Tour {pair}, {}", name(player)),
        }
    }

    fn in_variation(&self, turn: &str, why: &str) -> String {
        format!("dans une variante, {turn} n’est pas légal : {why}")
    }
}

fn kind(edition: Edition, kind: Kind) -> Said {
    kind_name(edition, kind, LANG)
}

/// That a kind takes others: `prend ciseaux, fou et roi`.
fn take(edition: Edition, takes: Kind, taken: &[Kind]) -> String {
    let many = gender(edition, takes) == Gender::Plural;
    let names: Vec<Said> = taken.iter().map(|&one| kind(edition, one)).collect();
    match (many, names.is_empty()) {
        (false, true) => "ne prend rien".to_owned(),
        (true, true) => "ne prennent rien".to_owned(),
        (false, false) => format!("prend {}", list(&names, "et")),
        (true, false) => format!("prennent {}", list(&names, "et")),
    }
}

/// How a noun bends its adjectives.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Gender {
    Masculine,
    Feminine,
    Plural,
}

/// The names of the older editions are all masculine.
pub(super) fn gender(edition: Edition, kind: Kind) -> Gender {
    match kind {
        _ if edition.hunts() => Gender::Masculine,
        Kind::Rock | Kind::Paper | Kind::Mountain => Gender::Feminine,
        Kind::Scissors => Gender::Plural,
        _ => Gender::Masculine,
    }
}

/// One movement of a turn.
fn movement(edition: Edition, leg: &Leg) -> String {
    let to = edition.cell_name(leg.to);
    let what = pieces(edition, &leg.pieces);
    let ended = |participle: &str| {
        let gender = leg.pieces.first().map_or(Gender::Masculine, |piece| gender(edition, piece.kind));
        match gender {
            Gender::Masculine => participle.to_owned(),
            Gender::Feminine => format!("{participle}e"),
            Gender::Plural => format!("{participle}s"),
        }
    };
    match leg.act {
        LegAct::Step { from, .. } => {
            let met = met(edition, leg).map(|met| format!(", {met}")).unwrap_or_default();
            format!("{what} de {} à {to}{met}", edition.cell_name(from))
        }
        LegAct::Drop => format!("{what} {} en {to}", ended("parachuté")),
        LegAct::Place => format!("{what} {} en {to}", ended("posé")),
        LegAct::Gift => format!("{what} {} en {to}", ended("donné")),
        LegAct::Relocate => format!("{what} capturé repositionné en {to}"),
    }
}

/// What a step meets where it arrives.
fn met(edition: Edition, leg: &Leg) -> Option<String> {
    if !leg.captured.is_empty() {
        return Some(format!("capture {}", pieces(edition, &leg.captured)));
    }
    let content = leg.after.last().map_or(CellContent::EMPTY, |&(_, content)| content);
    let below = content.bottom().filter(|_| leg.pieces.len() == 1)?;
    let text = match below.kind {
        Kind::Mountain => "gravit une montagne",
        _ => "forme une pile",
    };
    Some(text.to_owned())
}

/// Pieces without their colour, the top first: `pierre sur feuille`.
fn pieces(edition: Edition, pieces: &[Piece]) -> String {
    let names: Vec<Said> = pieces.iter().rev().map(|piece| kind(edition, piece.kind)).collect();
    names.join(" sur ")
}
