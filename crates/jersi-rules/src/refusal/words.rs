//! Refusals in words: short sentences that name the rule, in English and in French.

use super::Refusal;
use crate::cell::{Cell, CellSet};
use crate::edition::{Aim, Edition, Lang};
use crate::outcome::{Outcome, Reason};
use crate::piece::{Color, Kind};
use crate::position::Stage;

impl Refusal {
    /// The rule that forbids the decision, in the words and cell names of an edition.
    pub fn say(&self, edition: Edition, lang: Lang) -> String {
        let speaker = Speaker { edition };
        match lang {
            Lang::En => speaker.english(self),
            Lang::Fr => speaker.french(self),
        }
    }
}

impl Outcome {
    /// How the game ended, in the words of an edition.
    pub fn say(&self, edition: Edition, lang: Lang) -> String {
        let king = Speaker { edition }.name(Kind::King, lang);
        let limit = match edition.facts().aim {
            Aim::HuntTheKing { exhaustion } => exhaustion,
            Aim::BringTheKingHome { quiet_limit, .. } => quiet_limit,
        };
        let winner = self.winner.map(|color| color_name(color, lang));
        match (lang, winner) {
            (Lang::En, Some(winner)) => format!("{winner} wins: {}", reason_en(self.reason, king, limit)),
            (Lang::En, None) => format!("a tie: {}", reason_en(self.reason, king, limit)),
            (Lang::Fr, Some(winner)) => format!("{winner} gagne : {}", reason_fr(self.reason, king, limit)),
            (Lang::Fr, None) => format!("partie nulle : {}", reason_fr(self.reason, king, limit)),
        }
    }
}

fn reason_en(reason: Reason, king: &str, limit: u8) -> String {
    match reason {
        Reason::KingCaptured => format!("the {king} is captured"),
        Reason::Exhaustion => format!("the last {limit} turns after exhaustion are played"),
        Reason::NoTurn => "the player to move has no legal turn".to_owned(),
        Reason::KingArrived => format!("the {king} has reached the far row"),
        Reason::KingNotRelocatable => format!("the captured {king} cannot be relocated"),
        Reason::NoRansom => "there is no cube to ask for as a ransom".to_owned(),
        Reason::NoCaptureLimit => format!("{limit} turns without a capture"),
    }
}

fn reason_fr(reason: Reason, king: &str, limit: u8) -> String {
    match reason {
        Reason::KingCaptured => format!("le {king} est capturé"),
        Reason::Exhaustion => format!("les {limit} derniers tours après épuisement sont joués"),
        Reason::NoTurn => "le joueur au trait ne peut rien jouer".to_owned(),
        Reason::KingArrived => format!("le {king} a atteint la rangée opposée"),
        Reason::KingNotRelocatable => format!("le {king} capturé ne peut pas être repositionné"),
        Reason::NoRansom => "il n'y a aucun cube à exiger en rançon".to_owned(),
        Reason::NoCaptureLimit => format!("{limit} tours sans capture"),
    }
}

/// A player's name in a sentence.
pub(crate) fn color_name(color: Color, lang: Lang) -> &'static str {
    match (lang, color) {
        (Lang::En, Color::White) => "White",
        (Lang::En, Color::Black) => "Black",
        (Lang::Fr, Color::White) => "Blanc",
        (Lang::Fr, Color::Black) => "Noir",
    }
}

/// Speaks with the names of one edition.
pub(crate) struct Speaker {
    pub(crate) edition: Edition,
}

impl Speaker {
    pub(crate) fn name(&self, kind: Kind, lang: Lang) -> &'static str {
        self.edition.kind_facts(kind).map_or(Kind::id(kind), |facts| facts.name.get(lang))
    }

    fn plural(&self, kind: Kind, lang: Lang) -> &'static str {
        self.edition.kind_facts(kind).map_or(Kind::id(kind), |facts| facts.plural.get(lang))
    }

    pub(crate) fn cell(&self, cell: Cell) -> String {
        if self.edition.facts().cells.has(cell) {
            self.edition.cell_name(cell).to_string()
        } else {
            format!("{cell:?}")
        }
    }

    fn cells(&self, cells: CellSet) -> String {
        let names: Vec<String> = cells.into_iter().map(|cell| self.cell(cell)).collect();
        names.join(", ")
    }

    /// In French the cubes of 4.x take an article; the Lojban names of the shapes do not.
    fn french_the(&self, kind: Kind) -> String {
        let name = self.name(kind, Lang::Fr);
        if self.edition.hunts() {
            return name.to_owned();
        }
        match kind {
            Kind::Rock | Kind::Paper | Kind::Mountain => format!("la {name}"),
            Kind::Scissors => format!("les {name}"),
            _ => format!("le {name}"),
        }
    }

    fn english(&self, refusal: &Refusal) -> String {
        let lang = Lang::En;
        let king = self.name(Kind::King, lang);
        match *refusal {
            Refusal::GameOver(outcome) => format!("the game is over; {}", outcome.say(self.edition, lang)),
            Refusal::WrongStage(stage) => match stage {
                Stage::Setting => {
                    "the pieces are still being placed; write a placement such as N:a3".to_owned()
                }
                Stage::Turn => "it is time for a turn".to_owned(),
                Stage::Gift(kind) => {
                    format!(
                        "the ransom comes first: the opponent gives one of his {}",
                        self.plural(kind, lang)
                    )
                }
                Stage::Relocation => format!("the captured {king} must be relocated first"),
            },
            Refusal::NoSuchCell(cell) => format!("the board has no cell {}", self.cell(cell)),
            Refusal::NothingThere(cell) => format!("nothing stands on {}", self.cell(cell)),
            Refusal::NotYours(cell, color) => {
                format!("{} belongs to {}", self.cell(cell), color_name(color, lang))
            }
            Refusal::Rooted(cell) => {
                format!("mountains are rooted: the one on {} never moves", self.cell(cell))
            }
            Refusal::OnMountain(cell) => {
                format!("on {} a mountain is below: only the top cube moves, by step \"-\"", self.cell(cell))
            }
            Refusal::NoStack(cell) => {
                format!("{} holds a single piece; \"=\" moves a stack", self.cell(cell))
            }
            Refusal::NotBeside(from, to) => {
                format!(
                    "a single piece moves by one cell; {} is not next to {}",
                    self.cell(to),
                    self.cell(from)
                )
            }
            Refusal::NotInReach(from, to) => format!(
                "a stack moves by one or two cells in a straight line; {} is not so from {}",
                self.cell(to),
                self.cell(from)
            ),
            Refusal::JumpsOver(cell) => {
                format!("a stack jumps over nothing, and {} is occupied", self.cell(cell))
            }
            Refusal::Merges(cell) => {
                format!("a stack never merges, and {} holds a piece of the same colour", self.cell(cell))
            }
            Refusal::Full(cell) => format!("a stack is two high, and {} holds two already", self.cell(cell)),
            Refusal::OnKing(cell) => {
                format!("nothing is put on the {king}, and it stands on {}", self.cell(cell))
            }
            Refusal::StackOnMountain(cell) => {
                format!("a stack cannot move onto a mountain, and there is one on {}", self.cell(cell))
            }
            Refusal::StackTakesOnMountain(cell) => {
                format!("a stack cannot capture a cube on a mountain, as on {}", self.cell(cell))
            }
            Refusal::MountainUntakeable(cell) => {
                format!("a mountain is never captured, and two make a wall on {}", self.cell(cell))
            }
            Refusal::DoesNotBeat(mover, met, cell) => {
                let verb = if self.name(mover, lang) == "scissors" { "do" } else { "does" };
                format!(
                    "{} {verb} not beat {}, which stands on {}",
                    self.name(mover, lang),
                    self.name(met.kind, lang),
                    self.cell(cell)
                )
            }
            Refusal::Blocked { cell, guardian, color } => format!(
                "{} is blocked for stacks by {}'s {} on {}",
                self.cell(cell),
                color_name(color, lang),
                self.name(Kind::Guardian, lang),
                self.cell(guardian)
            ),
            Refusal::NoSecondStep(cell) => format!(
                "there is no second step: one piece moved to {}, and it made no stack that could move on",
                self.cell(cell)
            ),
            Refusal::OverBeforeSecond(cell) => {
                format!(
                    "the {king} falls on {} and the game is over: there is no second step",
                    self.cell(cell)
                )
            }
            Refusal::NothingToRelocate => format!("no {king} is captured, so there is none to relocate"),
            Refusal::MustRelocate(cells) => {
                format!("the captured {king} must be relocated at the end of the turn: {}", self.cells(cells))
            }
            Refusal::NowhereToRelocate => {
                format!("the captured {king} has nowhere to go: the turn wins without a relocation")
            }
            Refusal::BadSeat(cell) => format!(
                "the captured {king} cannot be put on {}: it needs an empty cell, a single cube of its colour \
                 or a single mountain on its first row",
                self.cell(cell)
            ),
            Refusal::RansomNotPlayed => "the ransom variant is not played".to_owned(),
            Refusal::NoRansomDue => format!("no {king} is captured, so there is no ransom"),
            Refusal::MustNameRansom => {
                format!("the {king} is captured: ask for a ransom by its letter, such as #R")
            }
            Refusal::RelocatesTooEarly => {
                format!("the {king} is relocated only after the ransom is given")
            }
            Refusal::CannotName(kind) => format!(
                "{} cannot be asked for: the opponent has none on top or alone on the board",
                self.name(kind, lang)
            ),
            Refusal::BadGift(cell, kind) => format!(
                "{} does not hold {} of the captured {king}'s side on top",
                self.cell(cell),
                self.name(kind, lang)
            ),
            Refusal::NoReserve => "there is no reserve to drop from".to_owned(),
            Refusal::NotInReserve(kind) => {
                format!("the reserve has no more {} to drop", self.plural(kind, lang))
            }
            Refusal::NeverDropped(kind) => {
                format!("only mountains and wise men are dropped, never a {}", self.name(kind, lang))
            }
            Refusal::DropsOnEnemy(cell) => {
                format!(
                    "cubes are dropped on empty cells or own cubes, and {} is the opponent's",
                    self.cell(cell)
                )
            }
            Refusal::MountainDropsOn(cell) => format!(
                "a mountain is dropped on the ground or on an own mountain, and {} holds another cube",
                self.cell(cell)
            ),
            Refusal::DropsApart(one, other) => format!(
                "two cubes are dropped on the same cell or side by side; {} and {} are apart",
                self.cell(one),
                self.cell(other)
            ),
            Refusal::NoSuchKind(kind) => format!("edition {} has no {}", self.edition, Kind::id(kind)),
            Refusal::AllPlaced(kind) => format!("every {} is placed already", self.name(kind, lang)),
            Refusal::OutsideRows(cell) => {
                format!("shapes are placed on one's own two rows, and {} is outside", self.cell(cell))
            }
            Refusal::SettingOver => "all shapes are placed; the game is on".to_owned(),
        }
    }

    fn french(&self, refusal: &Refusal) -> String {
        let lang = Lang::Fr;
        let king = self.name(Kind::King, lang);
        match *refusal {
            Refusal::GameOver(outcome) => {
                format!("la partie est finie ; {}", outcome.say(self.edition, lang))
            }
            Refusal::WrongStage(stage) => match stage {
                Stage::Setting => "la pose n'est pas finie ; notez une pose comme N:a3".to_owned(),
                Stage::Turn => "c'est le moment de jouer un tour".to_owned(),
                Stage::Gift(kind) => format!(
                    "la rançon d'abord : l'adversaire donne un cube parmi ses {}",
                    self.plural(kind, lang)
                ),
                Stage::Relocation => format!("le {king} capturé doit d'abord être repositionné"),
            },
            Refusal::NoSuchCell(cell) => format!("le plateau n'a pas de case {}", self.cell(cell)),
            Refusal::NothingThere(cell) => format!("il n'y a rien sur {}", self.cell(cell)),
            Refusal::NotYours(cell, color) => {
                format!("{} est occupée par {}", self.cell(cell), color_name(color, lang))
            }
            Refusal::Rooted(cell) => {
                format!("les montagnes sont enracinées : celle de {} ne bouge jamais", self.cell(cell))
            }
            Refusal::OnMountain(cell) => format!(
                "sur {} il y a une montagne en dessous : seul le cube du sommet bouge, par « - »",
                self.cell(cell)
            ),
            Refusal::NoStack(cell) => {
                format!("{} porte une seule pièce ; « = » déplace une pile", self.cell(cell))
            }
            Refusal::NotBeside(from, to) => format!(
                "une pièce seule avance d'une case ; {} n'est pas voisine de {}",
                self.cell(to),
                self.cell(from)
            ),
            Refusal::NotInReach(from, to) => format!(
                "une pile avance d'une ou deux cases en ligne droite ; ce n'est pas le cas de {} à {}",
                self.cell(from),
                self.cell(to)
            ),
            Refusal::JumpsOver(cell) => {
                format!("une pile ne saute par-dessus rien, et {} est occupée", self.cell(cell))
            }
            Refusal::Merges(cell) => format!(
                "une pile ne s'ajoute à rien, et {} porte une pièce de la même couleur",
                self.cell(cell)
            ),
            Refusal::Full(cell) => {
                format!("une pile a deux étages, et {} en porte déjà deux", self.cell(cell))
            }
            Refusal::OnKing(cell) => {
                format!("rien ne se pose sur le {king}, et il est sur {}", self.cell(cell))
            }
            Refusal::StackOnMountain(cell) => {
                format!("une pile ne monte pas sur une montagne, et il y en a une sur {}", self.cell(cell))
            }
            Refusal::StackTakesOnMountain(cell) => format!(
                "une pile ne capture pas un cube au sommet d'une montagne, comme sur {}",
                self.cell(cell)
            ),
            Refusal::MountainUntakeable(cell) => format!(
                "une montagne n'est jamais capturée, et deux montagnes font un mur sur {}",
                self.cell(cell)
            ),
            Refusal::DoesNotBeat(mover, met, cell) => {
                let verb = if self.name(mover, lang) == "ciseaux" { "battent" } else { "bat" };
                format!(
                    "{} ne {verb} pas {}, sur {}",
                    self.french_the(mover),
                    self.french_the(met.kind),
                    self.cell(cell)
                )
            }
            Refusal::Blocked { cell, guardian, color } => format!(
                "{} est interdite aux piles par le {} de {} sur {}",
                self.cell(cell),
                self.name(Kind::Guardian, lang),
                color_name(color, lang),
                self.cell(guardian)
            ),
            Refusal::NoSecondStep(cell) => format!(
                "pas de seconde étape : une pièce est arrivée sur {} sans former de pile qui puisse repartir",
                self.cell(cell)
            ),
            Refusal::OverBeforeSecond(cell) => format!(
                "le {king} tombe sur {} et la partie est finie : pas de seconde étape",
                self.cell(cell)
            ),
            Refusal::NothingToRelocate => {
                format!("aucun {king} n'est capturé : il n'y a rien à repositionner")
            }
            Refusal::MustRelocate(cells) => {
                format!("le {king} capturé doit être repositionné en fin de tour : {}", self.cells(cells))
            }
            Refusal::NowhereToRelocate => {
                format!("le {king} capturé n'a plus de place : le tour gagne sans repositionnement")
            }
            Refusal::BadSeat(cell) => format!(
                "le {king} capturé ne peut pas aller sur {} : il lui faut, sur sa première rangée, une case \
                 vide, un cube seul de sa couleur ou une montagne seule",
                self.cell(cell)
            ),
            Refusal::RansomNotPlayed => "la variante de la rançon n'est pas jouée".to_owned(),
            Refusal::NoRansomDue => format!("aucun {king} n'est capturé : il n'y a pas de rançon"),
            Refusal::MustNameRansom => {
                format!("le {king} est capturé : exigez une rançon par sa lettre, comme #R")
            }
            Refusal::RelocatesTooEarly => {
                format!("le {king} est repositionné seulement après le don de la rançon")
            }
            Refusal::CannotName(kind) => format!(
                "on ne peut pas exiger « {} » : l'adversaire n'en a aucun au sommet ou seul sur le plateau",
                self.name(kind, lang)
            ),
            Refusal::BadGift(cell, kind) => format!(
                "{} ne porte pas au sommet « {} » du camp du {king} capturé",
                self.cell(cell),
                self.name(kind, lang)
            ),
            Refusal::NoReserve => "il n'y a pas de réserve à parachuter".to_owned(),
            Refusal::NotInReserve(kind) => {
                format!("la réserve n'a plus de {} à parachuter", self.plural(kind, lang))
            }
            Refusal::NeverDropped(kind) => format!(
                "seuls les montagnes et les sages se parachutent, jamais « {} »",
                self.name(kind, lang)
            ),
            Refusal::DropsOnEnemy(cell) => format!(
                "on parachute sur une case vide ou sur ses propres cubes, et {} est à l'adversaire",
                self.cell(cell)
            ),
            Refusal::MountainDropsOn(cell) => format!(
                "une montagne se pose au sol ou sur une montagne de sa couleur, et {} porte un autre cube",
                self.cell(cell)
            ),
            Refusal::DropsApart(one, other) => format!(
                "deux cubes parachutés atterrissent sur la même case ou côte à côte ; {} et {} sont séparées",
                self.cell(one),
                self.cell(other)
            ),
            Refusal::NoSuchKind(kind) => format!("l'édition {} n'a pas « {} »", self.edition, Kind::id(kind)),
            Refusal::AllPlaced(kind) => format!("tous les {} sont déjà posés", self.plural(kind, lang)),
            Refusal::OutsideRows(cell) => {
                format!("on pose sur ses deux rangées, et {} est en dehors", self.cell(cell))
            }
            Refusal::SettingOver => "toutes les formes sont posées ; la partie a commencé".to_owned(),
        }
    }
}
