//! What a link is to the game that is kept here, and the game with what the friend has decided.

use jersi_game::Game;
use jersi_rules::record::Termination;
use jersi_rules::{Color, Turn};

use super::Correspondence;
use super::turn_link::{TurnLink, begins_alike, short_name};
use crate::Table;
use crate::wire::Relation;

/// What a link is to a game that is kept here. A table without a friend far away is a stranger to all links.
pub(crate) fn relation(link: &TurnLink, kept: &Table) -> Relation {
    let Some(far) = kept.far() else { return Relation::Foreign };
    let game = kept.game();
    if link.id() != far.game || !begins_alike(&link.game, game) {
        return Relation::Foreign;
    }
    let here = |told: &Game| link.tells(told);
    if here(game) || far.known.as_ref().is_some_and(|known| here(&known.game)) {
        return if link.sender == far.mine { Relation::Own } else { Relation::Same };
    }
    let (theirs, ours) = (link.decisions(), game.decisions().collect::<Vec<_>>());
    if ours.starts_with(&theirs) && link.game.ending().is_none() && is_behind(link, game, ours.len()) {
        return Relation::Older;
    }
    if taken_in(link, kept).is_none() {
        return Relation::Foreign;
    }
    let more = &theirs[ours.len()..];
    if is_friends(link, far, game, more) {
        Relation::Next
    } else if is_own(link, far, game, more) {
        Relation::Ahead
    } else {
        Relation::Foreign
    }
}

/// Whether a link that tells nothing else tells less: fewer decisions, or nothing of the end. Of one moment there is only one
/// link, so another offer in it is none of ours.
fn is_behind(link: &TurnLink, game: &Game, ours: usize) -> bool {
    link.decisions().len() < ours || game.ending().is_some()
}

/// Whether the friend alone can have brought a game to where the link has it.
fn is_friends(link: &TurnLink, far: &Correspondence, game: &Game, more: &[Turn]) -> bool {
    link.sender == far.friend()
        && deciders(game, more).all(|decider| decider == far.friend())
        && (!more.is_empty() || game.position().decider() == far.friend())
        && match link.declared().map(jersi_game::Ending::termination) {
            // Only what was offered from here can be agreed to there.
            Some(Termination::Agreement) => game.offer() == Some(far.mine),
            _ => true,
        }
}

/// Whether the person here has a part in it: a decision, or an end that was declared elsewhere.
fn is_own(link: &TurnLink, far: &Correspondence, game: &Game, more: &[Turn]) -> bool {
    let declared = link.sender == far.mine && link.declared().is_some();
    declared || deciders(game, more).any(|decider| decider == far.mine)
}

/// Who takes these decisions.
fn deciders<'a>(game: &Game, more: &'a [Turn]) -> impl Iterator<Item = Color> + use<'a> {
    let mut position = *game.position();
    more.iter().map(move |&decision| {
        let decider = position.decider();
        position = position.play_legal(decision);
        decider
    })
}

/// The table with what a link tells beyond it; none if the link tells something else.
pub(crate) fn taken_in(link: &TurnLink, kept: &Table) -> Option<Table> {
    let mut table = kept.clone();
    let (friend, name) = {
        let far = kept.far()?;
        (far.friend(), short_name(&link.game.players()[far.friend()].name))
    };
    let theirs = link.decisions();
    let ours = kept.game().decisions().count();
    for &decision in theirs.get(ours..)? {
        table.table.decide(decision).ok()?;
    }
    if let Some(ending) = link.declared() {
        let declared = match ending.termination() {
            Termination::Resignation => jersi_table::Declared::Resigned(ending.winner()?.other()),
            Termination::Agreement => jersi_table::Declared::TieAgreed,
            _ => return None,
        };
        table.table.declare(declared).ok()?;
    } else if link.game.offer() != table.game().offer() {
        if let Some(standing) = table.game().offer() {
            table.table.decline_tie(standing.other()).ok()?;
        }
        if let Some(by) = link.game.offer() {
            table.table.offer_tie_by(by).ok()?;
        }
    }
    if !link.tells(table.game()) {
        return None;
    }
    table.table.look_live();
    if !name.is_empty() {
        table.table.rename(friend, &name);
    }
    table.far_mut()?.known = Some(link.clone());
    Some(table)
}
