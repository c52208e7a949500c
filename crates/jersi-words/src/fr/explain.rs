//! Turns explained: the most telling claims about a turn, in a sentence or two.

use jersi_explain::{Claim, Explanation, Forced, Stand, WhyNot};
use jersi_rules::lang::Said;
use jersi_rules::notation::write_turn;
use jersi_rules::{Cell, Color, Edition, Kind, Position, Reason};

use super::page::{Gender, gender};
use super::table::name;
use super::{French, LANG};
use crate::explain::{Course, Named, Parts, dropped, is_quiet, is_the_last, phrases, shared};
use crate::sentence::list;
use crate::{ExplainWords, kind_name, kind_plural};

impl ExplainWords for French {
    fn explained(&self, explanation: &Explanation) -> String {
        said("Il", explanation)
    }

    fn explained_turn(&self, turn: &str, explanation: &Explanation) -> String {
        said(turn, explanation)
    }

    fn why_not(&self, why: &WhyNot) -> String {
        let Some(reply) = &why.reply else { return said("Il", &why.tried) };
        let player = name(why.tried.player());
        let turn = reply.decisions.first().map(|&turn| write_turn(&reply.position, turn)).unwrap_or_default();
        if why.at_once && why.wins_late() {
            return format!("Après {turn}, {player} peut encore gagner, mais un tour trop tard.");
        }
        let answer = said("La réponse", reply);
        if why.at_once {
            return format!("Après {turn}, plus aucun tour de {player} ne gagne aussitôt. {answer}");
        }
        format!("Après {turn}, {player} ne gagne plus à temps. {answer}")
    }
}

/// How a hunt ends when the last turns are played.
const BY_COUNT: &str = "au décompte des derniers tours";

/// The sentences about a turn.
fn said(subject: &str, about: &Explanation) -> String {
    let Parts { end, good, bad } = Parts::of(about);
    let told = |claims: &[&Claim]| -> Vec<String> {
        let mut all: Vec<String> = claims.iter().map(|claim| phrase(about, claim)).collect();
        // Two cubes on one cell are one phrase.
        all.dedup();
        shared(shared(all, "prend ", "et"), "parachute ", "et")
    };
    let mut subject = subject;
    let it = if subject == "La réponse" { "Elle" } else { "Il" };
    let mut sentences = Vec::new();
    let good = if is_quiet(about, &good) {
        vec!["est un tour tranquille : personne ne peut rien prendre".to_owned()]
    } else {
        told(&good)
    };
    let bad = told(&bad);
    let end: Vec<String> = end.map(|claim| phrase(about, claim)).into_iter().collect();
    for group in [end, good] {
        if !group.is_empty() {
            let told = phrases(&group, "et");
            // « Il est le seul tour légal » is no French.
            sentences.push(match told.strip_prefix("est ").filter(|_| subject == it) {
                Some(rest) => format!("C’est {rest}."),
                None => format!("{subject} {told}."),
            });
            subject = it;
        }
    }
    if !bad.is_empty() {
        let start =
            if sentences.is_empty() { subject.to_owned() } else { format!("Mais {}", it.to_lowercase()) };
        sentences.push(format!("{start} {}.", phrases(&bad, "et")));
    }
    sentences.join(" ")
}

/// What a claim says of the turn, without its subject.
fn phrase(about: &Explanation, claim: &Claim) -> String {
    let (me, other) = (about.player(), about.player().other());
    let edition = about.position.edition();
    let passed = |position: &Position| position.passed().unwrap_or(*position);
    let at = |cell: Cell| edition.cell_name(cell);
    match claim {
        Claim::Wins { reason: Reason::Exhaustion } => format!("gagne {BY_COUNT}"),
        Claim::Wins { reason } => format!("gagne : {}", end(edition, *reason, me)),
        Claim::Ties { reason: Reason::NoCaptureLimit } => {
            "finit la partie à égalité, après trop de tours sans capture".to_owned()
        }
        Claim::Ties { .. } => "finit la partie à égalité".to_owned(),
        Claim::Loses { reason: Reason::Exhaustion } => {
            format!("perd : {} gagne {BY_COUNT}", name(other))
        }
        Claim::Loses { reason } => format!("perd : {}", end(edition, *reason, other)),
        Claim::Forces(forced) => {
            let how = deed(edition, forced.reason, me, false);
            match turns(&about.after, forced).as_slice() {
                [reply, turn] if forced.in_turns == 2 => {
                    format!("gagne par force ; après {reply}, par exemple, {turn} {how}")
                }
                all => format!("gagne par force, par exemple par {}, qui {how}", all.join(" ")),
            }
        }
        Claim::LosesTo(forced) => {
            let how = deed(edition, forced.reason, other, false);
            let force = if forced.in_turns > 1 { "perd par force contre" } else { "perd contre" };
            format!("{force} {}, qui {how}", line(&about.after, forced))
        }
        Claim::Missed(forced) => {
            let how = deed(edition, forced.reason, me, true);
            let forced_win = if forced.in_turns > 1 { "un gain forcé, par exemple " } else { "" };
            format!("laisse échapper {forced_win}{}, qui {how}", line(&about.position, forced))
        }
        Claim::Threat { threat, .. } => {
            let how = deed(edition, threat.reason, other, true);
            format!("empêche {}, qui {how}", line(&passed(&about.position), threat))
        }
        Claim::Threatens(forced) => {
            let how = deed(edition, forced.reason, me, true);
            format!("menace {}, qui {how}", line(&passed(&about.after), forced))
        }
        Claim::OnlyTurn => "est le seul tour légal".to_owned(),
        Claim::OnlyDefence => format!("est le seul tour après lequel {} ne gagne pas aussitôt", name(other)),
        Claim::Takes(stand) => takes(about, stand),
        Claim::Relocates { to } => format!("renvoie le roi en {}", at(*to)),
        Claim::Asks { kind } if is_the_last(about, *kind) => {
            format!("demande {} en rançon", the_kind(edition, *kind))
        }
        Claim::Asks { kind } => {
            let one = if gender(edition, *kind) == Gender::Feminine { "une" } else { "un" };
            format!("demande {one} des {} en rançon", kind_plural(edition, *kind, LANG))
        }
        Claim::Gives { kind, cell } => {
            let gives = if about.is_asked() { "donne" } else { "obtient" };
            format!("{gives} {} en {} en rançon", the_kind(edition, *kind), at(*cell))
        }
        Claim::Drops { kind, cell } if dropped(about, claim) > 1 => {
            format!("parachute deux {} en {}", kind_plural(edition, *kind, LANG), at(*cell))
        }
        Claim::Drops { kind, cell } => {
            let one = if gender(edition, *kind) == Gender::Feminine { "une" } else { "un" };
            format!("parachute {one} {} en {}", kind_name(edition, *kind, LANG), at(*cell))
        }
        Claim::TakesNothing => "ne prend rien".to_owned(),
        Claim::Attacks(all) => {
            let all = Named::attacked(all);
            let attacks = if all.fresh { "attaque" } else { "continue d’attaquer" };
            format!("{attacks} {}", stands(edition, &all, "et"))
        }
        Claim::Protects(all) => {
            format!("met à l’abri {}", stands(edition, &Named::protected(about, all), "et"))
        }
        Claim::Escapes { kind, from, to } => {
            let kind = the_kind(edition, *kind);
            format!("met {kind} de {} à l’abri en {}", at(*from), at(*to))
        }
        Claim::Hangs(all) => {
            let all = Named::hanging(all);
            let still = if all.fresh { "" } else { "encore " };
            let back = if all.guarded {
                format!(", après quoi {} peut reprendre", name(me))
            } else {
                String::new()
            };
            format!("laisse {still}{} prendre {}{back}", name(other), stands(edition, &all, "ou"))
        }
        Claim::NothingHangs => "ne laisse rien à prendre".to_owned(),
        Claim::King { color, before, after } => {
            let king = format!("roi de {}", name(*color));
            let turns = after.open.map(count).unwrap_or_default();
            match Course::of(*before, *after) {
                Course::Closed => {
                    format!("ne laisse au {king} aucun moyen de rentrer seul chez lui en trois tours")
                }
                Course::Nearer if *color == me => {
                    format!("amène le {king} à {turns} de chez lui, à ne compter que les siens")
                }
                Course::Nearer => {
                    format!(
                        "ouvre au {king} un chemin de {turns} jusque chez lui, à ne compter que les siens"
                    )
                }
                Course::Open => {
                    format!("laisse le {king} à {turns} de chez lui, à ne compter que les siens")
                }
                Course::Farther if *color == me => {
                    format!("éloigne le {king} à {turns} de chez lui, à ne compter que les siens")
                }
                Course::Farther => {
                    format!("tient le {king} à {turns} de chez lui, à ne compter que les siens")
                }
            }
        }
    }
}

fn count(turns: u8) -> Said {
    match turns {
        1 => "un tour".into(),
        2 => "deux tours".into(),
        3 => "trois tours".into(),
        _ => format!("{turns} tours").into(),
    }
}

/// How the game ends, as a sentence of its own.
fn end(edition: Edition, reason: Reason, winner: Color) -> String {
    format!("ce tour {}", deed(edition, reason, winner, false))
}

/// What ends the game: `amène le roi de Blanc chez lui`.
fn deed(edition: Edition, reason: Reason, winner: Color, would: bool) -> String {
    let (winner, loser) = (name(winner), name(winner.other()));
    let king = kind_name(edition, Kind::King, LANG);
    let verb = |present: &'static str, conditional: &'static str| if would { conditional } else { present };
    match reason {
        Reason::KingArrived => format!("{} le {king} de {winner} chez lui", verb("amène", "amènerait")),
        Reason::KingCaptured => format!("{} le {king} de {loser}", verb("prend", "prendrait")),
        Reason::KingNotRelocatable => {
            format!("{} le {king} de {loser}, sans case où revenir", verb("prend", "prendrait"))
        }
        Reason::NoRansom => {
            format!("{} le {king} de {loser}, sans cube pour la rançon", verb("prend", "prendrait"))
        }
        Reason::NoTurn => format!("{} {loser} sans tour légal", verb("laisse", "laisserait")),
        Reason::Exhaustion => {
            format!("{} gagner {winner} {BY_COUNT}", verb("fait", "ferait"))
        }
        Reason::NoCaptureLimit => format!("{} la partie", verb("finit", "finirait")),
    }
}

/// What is captured, and where a king comes back.
fn takes(about: &Explanation, stand: &Stand) -> String {
    let edition = about.position.edition();
    let what = the(edition, stand);
    let back = about.claims.iter().find_map(|claim| match claim {
        Claim::Relocates { to } => Some(edition.cell_name(*to)),
        _ => None,
    });
    match back.filter(|_| stand.top().is_some_and(|top| top.kind == Kind::King)) {
        Some(to) if stand.pieces.len() == 1 => format!("prend {what} et le renvoie en {to}"),
        Some(to) => format!("prend {what} et renvoie le roi en {to}"),
        None => format!("prend {what}"),
    }
}

/// `la pierre`.
fn the_kind(edition: Edition, kind: Kind) -> String {
    let the = match gender(edition, kind) {
        Gender::Masculine => "le",
        Gender::Feminine => "la",
        Gender::Plural => "les",
    };
    format!("{the} {}", kind_name(edition, kind, LANG))
}

/// `la pierre en d4`, `la pierre sur feuille en d4`.
fn the(edition: Edition, stand: &Stand) -> String {
    let mut kinds = stand.pieces.iter().rev().map(|piece| piece.kind);
    let top = kinds.next().map(|kind| the_kind(edition, kind)).unwrap_or_default();
    let below =
        kinds.next().map(|kind| format!(" sur {}", kind_name(edition, kind, LANG))).unwrap_or_default();
    format!("{top}{below} en {}", edition.cell_name(stand.cell))
}

fn stands(edition: Edition, all: &Named<'_>, last: &str) -> String {
    let mut texts: Vec<String> = all.stands.iter().map(|stand| the(edition, stand)).collect();
    match all.more {
        0 => {}
        2 => texts.push("deux autres".to_owned()),
        3 => texts.push("trois autres".to_owned()),
        more => texts.push(format!("{more} autres")),
    }
    list(&texts, last)
}

/// A line in notation.
fn line(position: &Position, forced: &Forced) -> String {
    turns(position, forced).join(" ")
}

/// Its turns.
fn turns(position: &Position, forced: &Forced) -> Vec<String> {
    let mut now = *position;
    let mut texts = Vec::new();
    for &turn in &forced.line {
        texts.push(write_turn(&now, turn));
        now = now.play_legal(turn);
    }
    texts
}
