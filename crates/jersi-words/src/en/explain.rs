//! Turns explained: the most telling claims about a turn, in a sentence or two.

use jersi_explain::{Claim, Explanation, Forced, Stand, WhyNot};
use jersi_rules::lang::Said;
use jersi_rules::notation::write_turn;
use jersi_rules::{Cell, Color, Edition, Kind, Position, Reason};

use super::table::name;
use super::{English, LANG};
use crate::explain::{Course, Named, Parts, dropped, is_quiet, is_the_last, phrases, shared};
use crate::sentence::list;
use crate::{ExplainWords, kind_name, kind_plural};

impl ExplainWords for English {
    fn explained(&self, explanation: &Explanation) -> String {
        said("It", explanation)
    }

    fn explained_turn(&self, turn: &str, explanation: &Explanation) -> String {
        said(turn, explanation)
    }

    fn why_not(&self, why: &WhyNot) -> String {
        let Some(reply) = &why.reply else { return said("It", &why.tried) };
        let player = name(why.tried.player());
        let turn = reply.decisions.first().map(|&turn| write_turn(&reply.position, turn)).unwrap_or_default();
        if why.at_once && why.wins_late() {
            return format!("After {turn}, {player} can still win, but a turn too late.");
        }
        let answer = said("The answer", reply);
        if why.at_once {
            return format!("After {turn}, {player} has no turn that wins at once any more. {answer}");
        }
        format!("After {turn}, {player} does not win in time any more. {answer}")
    }
}

/// How a hunt ends when the last turns are played.
const BY_COUNT: &str = "by the count after the last turns";

/// The sentences about a turn.
fn said(subject: &str, about: &Explanation) -> String {
    let Parts { end, good, bad } = Parts::of(about);
    let told = |claims: &[&Claim]| -> Vec<String> {
        let mut all: Vec<String> = claims.iter().map(|claim| phrase(about, claim)).collect();
        // Two cubes on one cell are one phrase.
        all.dedup();
        shared(shared(all, "takes ", "and"), "drops ", "and")
    };
    let mut subject = subject;
    let mut sentences = Vec::new();
    let good = if is_quiet(about, &good) {
        vec!["is a quiet turn: neither side can take anything".to_owned()]
    } else {
        told(&good)
    };
    let bad = told(&bad);
    let end: Vec<String> = end.map(|claim| phrase(about, claim)).into_iter().collect();
    for group in [end, good] {
        if !group.is_empty() {
            sentences.push(format!("{subject} {}.", phrases(&group, "and")));
            subject = "It";
        }
    }
    if !bad.is_empty() {
        let start = if sentences.is_empty() { subject } else { "But it" };
        sentences.push(format!("{start} {}.", phrases(&bad, "and")));
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
        Claim::Wins { reason: Reason::Exhaustion } => format!("wins {BY_COUNT}"),
        Claim::Wins { reason } => format!("wins: it {}", deed(edition, *reason, me, false)),
        Claim::Ties { reason: Reason::NoCaptureLimit } => {
            "ends the game in a tie, after too many turns without a capture".to_owned()
        }
        Claim::Ties { .. } => "ends the game in a tie".to_owned(),
        Claim::Loses { reason: Reason::Exhaustion } => format!("loses: {} wins {BY_COUNT}", name(other)),
        Claim::Loses { reason } => format!("loses: it {}", deed(edition, *reason, other, false)),
        Claim::Forces(forced) => {
            let how = deed(edition, forced.reason, me, false);
            match turns(&about.after, forced).as_slice() {
                [reply, turn] if forced.in_turns == 2 => {
                    format!("wins by force; after {reply}, for example, {turn} {how}")
                }
                all => format!("wins by force, for example by {}, which {how}", all.join(" ")),
            }
        }
        Claim::LosesTo(forced) => {
            let how = deed(edition, forced.reason, other, false);
            let force = if forced.in_turns > 1 { "loses by force to" } else { "loses to" };
            format!("{force} {}, which {how}", line(&about.after, forced))
        }
        Claim::Missed(forced) => {
            let how = deed(edition, forced.reason, me, true);
            let forced_win = if forced.in_turns > 1 { "a forced win, for example " } else { "" };
            format!("misses {forced_win}{}, which {how}", line(&about.position, forced))
        }
        Claim::Threat { threat, .. } => {
            let how = deed(edition, threat.reason, other, true);
            format!("stops {}, which {how}", line(&passed(&about.position), threat))
        }
        Claim::Threatens(forced) => {
            let how = deed(edition, forced.reason, me, true);
            format!("threatens {}, which {how}", line(&passed(&about.after), forced))
        }
        Claim::OnlyTurn => "is the only legal turn".to_owned(),
        Claim::OnlyDefence => {
            format!("is the only turn after which {} does not win at once", name(other))
        }
        Claim::Takes(stand) => takes(about, stand),
        Claim::Relocates { to } => format!("sends the king back to {}", at(*to)),
        Claim::Asks { kind } if is_the_last(about, *kind) => {
            format!("asks for the {} as a ransom", kind_name(edition, *kind, LANG))
        }
        Claim::Asks { kind } => {
            format!("asks for one of the {} as a ransom", kind_plural(edition, *kind, LANG))
        }
        Claim::Gives { kind, cell } => {
            let gives = if about.is_asked() { "gives" } else { "gets" };
            format!("{gives} the {} on {} as a ransom", kind_name(edition, *kind, LANG), at(*cell))
        }
        Claim::Drops { kind, cell } if dropped(about, claim) > 1 => {
            format!("drops two {} on {}", kind_plural(edition, *kind, LANG), at(*cell))
        }
        Claim::Drops { kind, cell } => {
            format!("drops a {} on {}", kind_name(edition, *kind, LANG), at(*cell))
        }
        Claim::TakesNothing => "takes nothing".to_owned(),
        Claim::Attacks(all) => {
            let all = Named::attacked(all);
            let attacks = if all.fresh { "attacks" } else { "goes on attacking" };
            format!("{attacks} {}", stands(edition, &all, "and"))
        }
        Claim::Protects(all) => {
            format!("keeps {} from being taken", stands(edition, &Named::protected(about, all), "and"))
        }
        Claim::Escapes { kind, from, to } => {
            let kind = kind_name(edition, *kind, LANG);
            format!("brings the {kind} from {} to safety on {}", at(*from), at(*to))
        }
        Claim::Hangs(all) => {
            let all = Named::hanging(all);
            let lets = if all.fresh { "lets" } else { "still lets" };
            let back =
                if all.guarded { format!(", though {} can then take back", name(me)) } else { String::new() };
            format!("{lets} {} take {}{back}", name(other), stands(edition, &all, "or"))
        }
        Claim::NothingHangs => "leaves nothing to be taken".to_owned(),
        Claim::King { color, before, after } => {
            let king = format!("{}'s king", name(*color));
            let turns = after.open.map(count).unwrap_or_default();
            match Course::of(*before, *after) {
                Course::Closed => format!("leaves {king} no way to come home by itself in three turns"),
                Course::Nearer if *color == me => {
                    format!("brings {king} within {turns} of home, counting its own turns alone")
                }
                Course::Nearer => format!("opens {king} a way home in {turns} of its own"),
                Course::Open => format!("leaves {king} {turns} from home, counting its own turns alone"),
                Course::Farther if *color == me => {
                    format!("sets {king} back to {turns} from home, counting its own turns alone")
                }
                Course::Farther => format!("keeps {king} {turns} from home, counting its own turns alone"),
            }
        }
    }
}

fn count(turns: u8) -> Said {
    match turns {
        1 => "one turn".into(),
        2 => "two turns".into(),
        3 => "three turns".into(),
        _ => format!("{turns} turns").into(),
    }
}

/// What ends the game: `brings White's king home`.
fn deed(edition: Edition, reason: Reason, winner: Color, would: bool) -> String {
    let loser = name(winner.other());
    let king = kind_name(edition, Kind::King, LANG);
    let verb = |third: &str, base: &str| if would { format!("would {base}") } else { third.to_owned() };
    match reason {
        Reason::KingArrived => format!("{} {}'s {king} home", verb("brings", "bring"), name(winner)),
        Reason::KingCaptured => format!("{} {loser}'s {king}", verb("catches", "catch")),
        Reason::KingNotRelocatable => {
            format!("{} {loser}'s {king}, with no cell left to come back to", verb("captures", "capture"))
        }
        Reason::NoRansom => {
            format!("{} {loser}'s {king}, with no cube left for a ransom", verb("captures", "capture"))
        }
        Reason::NoTurn => format!("{} {loser} without a legal turn", verb("leaves", "leave")),
        Reason::Exhaustion => {
            format!("{} {} win {BY_COUNT}", verb("makes", "make"), name(winner))
        }
        Reason::NoCaptureLimit => format!("{} the game", verb("ends", "end")),
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
        Some(to) if stand.pieces.len() == 1 => format!("takes {what} and sends it back to {to}"),
        Some(to) => format!("takes {what} and sends the king back to {to}"),
        None => format!("takes {what}"),
    }
}

/// `the rock on d4`, `the rock on paper on d4`.
fn the(edition: Edition, stand: &Stand) -> String {
    let kinds: Vec<Said> =
        stand.pieces.iter().rev().map(|piece| kind_name(edition, piece.kind, LANG)).collect();
    format!("the {} on {}", kinds.join(" on "), edition.cell_name(stand.cell))
}

fn stands(edition: Edition, all: &Named<'_>, last: &str) -> String {
    let mut texts: Vec<String> = all.stands.iter().map(|stand| the(edition, stand)).collect();
    match all.more {
        0 => {}
        2 => texts.push("two more".to_owned()),
        3 => texts.push("three more".to_owned()),
        more => texts.push(format!("{more} more")),
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
