//! What a link says: a game, who has sent it, and whether a tie is offered with it.

use jersi_game::{Ending, Game, Player};
use jersi_rules::record::{GameResult, Record, Termination, read_jrn, write_jrn};
use jersi_rules::{Color, Lang, Turn, foreign_text};
use jersi_words::PageFault;

use crate::convert::both;
use crate::wire::{Fault, Relation, TurnLinkView};
use crate::words::{Words, sentence};

/// The tag that both sides know a game by.
pub(crate) const GAME_TAG: &str = "Correspondence";
const SENDER_TAG: &str = "Sender";
const OFFER_TAG: &str = "Offer";

/// What a link may tell of a game. Everything else in it is left out: nobody looks at comments and other tags before
/// they are kept here.
const TAGS: [&str; 11] = [
    "Edition",
    "Variant",
    "Setting",
    "Seed",
    "Position",
    "White",
    "Black",
    "Result",
    "Termination",
    "Date",
    GAME_TAG,
];

/// The longest name of a player, in characters, as in the form of a new game.
const LONGEST_NAME: usize = 40;

/// Whether a text can be what a game is known by: 32 digits, hexadecimal.
pub(crate) fn is_game_id(text: &str) -> bool {
    text.len() == 32 && text.bytes().all(|byte| matches!(byte, b'0'..=b'9' | b'a'..=b'f'))
}

/// What a link says. The game in it is refereed, and in the state in which a hand is passed on.
#[derive(Clone, Debug)]
pub(crate) struct TurnLink {
    pub sender: Color,
    pub game: Game,
}

impl TurnLink {
    /// What is sent of a game.
    pub fn of(game: &Game, sender: Color) -> TurnLink {
        TurnLink { sender, game: game.clone() }
    }

    /// What the game is known by.
    pub fn id(&self) -> &str {
        self.game.tag(GAME_TAG).unwrap_or_default()
    }

    /// In JRN.
    pub fn write(&self) -> String {
        let mut record = self.game.record();
        record.tags.set(SENDER_TAG, self.sender.id());
        if let Some(by) = self.game.offer() {
            record.tags.set(OFFER_TAG, by.id());
        }
        write_jrn(&record)
    }

    /// Reads and referees what a link brings.
    pub fn read(text: &str, lang: Lang) -> Result<TurnLink, Fault> {
        let none = || Fault::of(PageFault::NoTurnLink, lang);
        let mut record = read_jrn(text).map_err(|error| Fault::of_record(&error, text, lang))?;
        let color = |name: &str| {
            let said = record.tags.get(name)?;
            Color::BOTH.into_iter().find(|color| color.id() == said)
        };
        let (sender, offer) = (color(SENDER_TAG).ok_or_else(none)?, color(OFFER_TAG));
        if !record.tags.get(GAME_TAG).is_some_and(is_game_id) {
            return Err(none());
        }
        strip(&mut record);
        let mut game = Game::from_record(&record).map_err(|error| Fault::of_load(&error, text, lang))?;
        for color in Color::BOTH {
            let name = short_name(&game.players()[color].name);
            game.set_player(color, Player::new(name, "human"));
        }
        if let Some(by) = offer {
            game.offer_draw(by).map_err(|_| none())?;
        }
        let link = TurnLink { sender, game };
        if link.passes_the_hand() { Ok(link) } else { Err(none()) }
    }

    /// Whether it is sent when a hand is passed on: the other one decides, or the game is over in a way that the sender
    /// can have brought about.
    fn passes_the_hand(&self) -> bool {
        let Some(ending) = self.game.ending() else { return self.game.position().decider() != self.sender };
        match ending.termination() {
            Termination::Rules(_) | Termination::Agreement => true,
            Termination::Resignation => ending.result() == Some(GameResult::Win(self.sender.other())),
            _ => false,
        }
    }

    /// Whether it tells all of a game: what is decided, how it ended, what is offered.
    pub fn tells(&self, game: &Game) -> bool {
        let state = |game: &Game| (game.ending(), game.offer());
        begins_alike(&self.game, game)
            && self.decisions() == game.decisions().collect::<Vec<_>>()
            && state(&self.game) == state(game)
    }

    pub fn decisions(&self) -> Vec<Turn> {
        self.game.decisions().collect()
    }

    /// How it ended, if people have said so and no rule.
    pub fn declared(&self) -> Option<Ending> {
        self.game.ending().filter(|ending| !ending.reopens())
    }

    pub fn view(&self, relation: Relation, lang: Lang) -> TurnLinkView {
        let (game, edition) = (&self.game, self.game.rules().edition());
        let words = jersi_words::page(lang);
        TurnLinkView {
            game: self.id().to_owned(),
            sender: self.sender.into(),
            players: both(game.players(), |player| foreign_text::line(&player.name)),
            edition: edition.id().to_owned(),
            rules: Words::new(edition, lang).rules(game.rules()),
            turns: game.turns().len() as u32,
            invites: game.decisions().next().is_none(),
            ending: game
                .ending()
                .map(|ending| sentence(&words.ending(ending, game.rules())))
                .unwrap_or_default(),
            relation,
        }
    }
}

/// Whether two games begin alike, by the same rules.
pub(crate) fn begins_alike(one: &Game, other: &Game) -> bool {
    one.start() == other.start() && one.setting() == other.setting()
}

/// A name as the form of a new game would take it.
pub(crate) fn short_name(name: &str) -> String {
    name.trim().chars().take(LONGEST_NAME).collect()
}

/// Leaves out of a record what a link may not bring.
fn strip(record: &mut Record) {
    let others: Vec<String> = record
        .tags
        .iter()
        .map(|(name, _)| name)
        .filter(|name| !TAGS.contains(name))
        .map(str::to_owned)
        .collect();
    for name in others {
        record.tags.remove(&name);
    }
    record.preface.clear();
    for turn in &mut record.turns {
        turn.comments.clear();
        turn.variations.clear();
    }
}
