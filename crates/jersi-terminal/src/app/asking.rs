//! What is only asked at the full screen: legal turns, why, how somebody stands, the best lines.

use jersi_engine::chance;
use jersi_words::{GameTrouble, KeptGame, Label, Trouble, sentence};

use super::{App, Wanted};
use crate::answers::{self, Asked};
use crate::dialog::{Asking, Dialog, GameDeed};
use crate::host::NotBegun;
use crate::line::Refused;
use crate::line::deed::Deed;
use crate::line::read::split_options;
use crate::mind;

/// Columns of a list in a dialog.
const COLUMNS: usize = 74;

impl App {
    /// What is asked about: the position that is shown.
    fn asked_about(&self) -> Asked {
        let view = self.view();
        let ending = view.game().ending().filter(|_| view.cursor() == view.game().turns().len());
        Asked { position: *view.shown(), ending }
    }

    pub(super) fn list_turns(&mut self, start: &str) {
        let turns = answers::turns(&self.asked_about(), start);
        if turns.is_empty() {
            return self.complain(self.words.trouble(Trouble::NoSuchTurns));
        }
        let text = answers::in_columns(&turns, COLUMNS).join("\n");
        self.dialog = Some(Dialog::text(Label::LegalTurns, text));
    }

    pub(super) fn why(&mut self, turn: &str) {
        match answers::why(self.words, &self.asked_about(), turn) {
            Ok(text) => self.dialog = Some(Dialog::text(Label::Why, text)),
            Err(refused) => self.refuse_line(&refused),
        }
    }

    /// The last turn and the position in words; the board is there already.
    pub(super) fn show_position(&mut self) {
        let text = crate::line::where_we_are(self.words, self.view());
        self.dialog = Some(Dialog::text(Label::Position, text));
    }

    /// Asks the engine about the position that is shown.
    pub(super) fn ask_engine(&mut self, wanted: Wanted) {
        if let Some(ending) = self.asked_about().ending {
            return self.complain(self.words.over(ending.reopens()));
        }
        if !matches!(self.asked, Some(Wanted::Tie(_))) {
            self.asked = Some(wanted);
        }
    }

    pub(super) fn ask_best(&mut self, count: &str) {
        match answers::line_count(self.words, count) {
            Ok(count) => self.ask_engine(Wanted::Best(count)),
            Err(refused) => self.refuse_line(&refused),
        }
    }

    /// The engine has thought: it is told how the player stands, or the best lines.
    pub(super) fn tell_thoughts(&mut self, wanted: Wanted, lines: &[mind::Line]) {
        self.asked = None;
        let decider = self.view().shown().decider();
        let scored = lines.iter().filter_map(|line| Some((line.score?, &line.turns)));
        match wanted {
            Wanted::Eval => {
                if let Some((score, _)) = scored.into_iter().next() {
                    self.tell(sentence(&self.words.stands(decider, score, chance(score))));
                }
            }
            Wanted::Best(_) => {
                let told = scored.enumerate();
                let told = told.map(|(n, (score, turns))| answers::best_line(self.words, n, score, turns));
                let text = told.collect::<Vec<_>>().join("\n");
                self.dialog = Some(Dialog::text(Label::BestLines, text));
            }
            Wanted::Turn(_) | Wanted::Hint | Wanted::Tie(_) | Wanted::Analysis => {}
        }
    }

    fn refuse_line(&mut self, refused: &Refused) {
        self.complain(sentence(refused.message()));
    }

    /// A new game by options as on the command line; without any it is asked for.
    pub(super) fn new_by_options(&mut self, options: &str) {
        if options.is_empty() {
            return self.new_dialog();
        }
        let Some(options) = split_options(options) else {
            return self.complain(sentence(&self.words.trouble(Trouble::OpenQuotation)));
        };
        match self.host.begin_with(options) {
            Ok(table) => self.seat(table),
            Err(NotBegun::Help(text)) => self.dialog = Some(Dialog::text(Label::NewGame, text)),
            Err(NotBegun::Refused(why)) => self.dialog = Some(Dialog::text(Label::NewGame, why)),
        }
    }

    /// The kept games, or something done with one of them; what must be asked first is asked in the list.
    pub(super) fn games_line(&mut self, text: &str) {
        self.list_games();
        let Some(Dialog::Kept(list)) = &mut self.dialog else { return };
        let Some(deed) = Deed::read(text) else {
            if !text.is_empty() {
                list.fault = Some(self.words.game_trouble(GameTrouble::Forms));
            }
            return;
        };
        let which = match &deed {
            Deed::Import(file) => return self.game_deed(GameDeed::Import(file.clone())),
            Deed::Continue(which) | Deed::Rename { which, .. } => which,
            Deed::Delete { which, .. } | Deed::Export { which, .. } => which,
        };
        let found = KeptGame::find(&list.games, which).map(|game| game.id.clone());
        let id = match found {
            Ok(id) => id,
            Err(why) => {
                list.fault = Some(self.words.no_such_game(which, &why));
                return;
            }
        };
        list.at = list.games.iter().position(|game| game.id == id).unwrap_or(0);
        match deed {
            Deed::Rename { name, .. } if name.is_empty() => {
                list.fault = Some(self.words.game_trouble(GameTrouble::WhichName));
            }
            Deed::Delete { insists: false, .. } => list.asking = Some(Asking::Delete),
            Deed::Rename { name, .. } => self.game_deed(GameDeed::Rename { id, name }),
            Deed::Export { file, insists, .. } => {
                self.game_deed(GameDeed::Export { id, file, replace: insists });
            }
            Deed::Delete { .. } => self.game_deed(GameDeed::Delete(id)),
            Deed::Continue(_) | Deed::Import(_) => self.game_deed(GameDeed::Continue(id)),
        }
    }
}
