//! The key: what each kind of this game is and takes, and what a player is after.

use jersi_rules::{Cell, Color, Kind};
use jersi_words::kind_name;

use crate::convert::name;
use crate::table::Table;
use crate::wire::{Both, GoalView, KeyRow};

impl Table {
    /// The kinds of this game for one player.
    pub fn key(&self, player: Color) -> Vec<KeyRow> {
        let captures =
            if self.table.shown().to_move() == player { self.table.captures() } else { Vec::new() };
        let row = |kind: Kind| {
            let taken = self.taken_by(kind);
            let mut prey: Vec<Cell> =
                captures.iter().filter(|one| one.by == kind).map(|one| one.on).collect();
            prey.dedup();
            KeyRow {
                kind: kind.into(),
                name: self.key_name(kind),
                note: self.words().key_note(kind, player, &self.harmless_to(kind)),
                sentence: self.words().takes(kind, &taken),
                takes: taken.into_iter().map(Into::into).collect(),
                prey: prey.into_iter().map(|cell| name(self.edition(), cell)).collect(),
            }
        };
        self.kinds().into_iter().map(row).collect()
    }

    /// The kinds of this game: those that take something, then the others.
    fn kinds(&self) -> Vec<Kind> {
        let mut kinds = self.table.kinds();
        kinds.sort_by_key(|&kind| (self.edition().beats(kind).is_empty(), kind));
        kinds
    }

    /// What each player is after.
    pub(super) fn goals(&self) -> Both<GoalView> {
        let goal = |player| {
            let [title, short] = self.words().goal(player);
            GoalView { title, short }
        };
        Both { white: goal(Color::White), black: goal(Color::Black) }
    }

    /// What a kind takes of those in this game.
    pub(crate) fn taken_by(&self, kind: Kind) -> Vec<Kind> {
        let beats = self.edition().beats(kind);
        self.kinds().into_iter().filter(|&other| beats.has(other)).collect()
    }

    /// What takes a kind in this game.
    fn takers_of(&self, kind: Kind) -> Vec<Kind> {
        let kinds = self.kinds().into_iter();
        kinds.filter(|&other| self.edition().beats(other).has(kind)).collect()
    }

    /// The kinds that take others, and not this one.
    fn harmless_to(&self, kind: Kind) -> Vec<Kind> {
        let takers = self.takers_of(kind);
        let fights = |other: &Kind| !self.taken_by(*other).is_empty() && !takers.contains(other);
        self.kinds().into_iter().filter(fights).collect()
    }

    /// A kind as a title, with the booklet's own word where people say another: "Guardian (mokca)".
    fn key_name(&self, kind: Kind) -> String {
        let title = self.words().kind_title(kind);
        let said = kind_name(self.edition(), kind, self.lang);
        let word =
            self.edition().kind_facts(kind).and_then(|facts| facts.lojban).map(jersi_rules::Lojban::word);
        match word.filter(|word| *word != said) {
            Some(word) => format!("{title} ({word})"),
            None => title,
        }
    }

    /// What stands on an enemy's cell, what takes it, and from where that can be done now.
    pub(crate) fn told_enemy(&self, cell: Cell) -> Option<String> {
        let content = self.table.shown().content(cell);
        let takers = self.takers_of(content.top()?.kind);
        let captures = self.table.captures();
        let mut from: Vec<Cell> = captures.iter().filter(|one| one.on == cell).map(|one| one.from).collect();
        from.sort_unstable();
        from.dedup();
        let pieces: Vec<_> = content.pieces().collect();
        Some(self.words().enemy(&pieces, &takers, &from))
    }
}
