//! Games to records and back.

use std::str::FromStr;

use jersi_rules::notation::write_decisions;
use jersi_rules::record::{GameResult, OWN_TAGS, Record, Tags, Termination, WrittenTurn};
use jersi_rules::{ByColor, Setting};

use super::Game;
use crate::ending::Ending;
use crate::error::{LoadError, SaidEnding, TagFault};
use crate::player::Player;

impl Game {
    /// The game as a record. A turn under way comes last, as far as it is decided.
    ///
    /// ```
    /// # use jersi_game::{Game, Player};
    /// # use jersi_rules::{ByColor, Color, Edition, Rules, Setting};
    /// # let players = ByColor::from_fn(|color| Player::new(color.id(), "human"));
    /// # let mut game = Game::new(Rules::new(Edition::V4_8), Setting::usual(Edition::V4_8), players);
    ///
    /// game.play("a2-b2=d3")?;
    /// let jrn = game.record().to_string();
    /// let again = Game::from_record(&jrn.parse().unwrap()).unwrap();
    /// assert_eq!(again.position(), game.position());
    /// # Ok::<(), jersi_game::GameError>(())
    /// ```
    pub fn record(&self) -> Record {
        let turns = self.turns.iter().map(|turn| turn.notes().written(turn.text()));
        let begun = (!self.begun.is_empty())
            .then(|| self.begun_notes.written(write_decisions(self.turn_start(), &self.begun)));
        Record {
            tags: self.all_tags(),
            preface: self.preface.clone(),
            turns: turns.chain(begun).collect(),
            other_scale: None,
        }
    }

    /// The tags in the order in which they were read; those of a new game in our own order.
    fn all_tags(&self) -> Tags {
        let beginning = match self.setting {
            Some(setting) => Record::with_setting(self.rules(), setting),
            None => Record::with_position(&self.start),
        };
        let was_read = self.tags.get("Edition").is_some();
        let mut tags = if was_read { self.tags.clone() } else { Tags::default() };
        for name in OWN_TAGS {
            match beginning.tags.get(name).map(str::to_owned).or_else(|| self.own_tag(name)) {
                Some(value) => tags.set(name, value),
                None => drop(tags.remove(name)),
            }
        }
        if !was_read {
            let others = self.tags.iter().filter(|(name, _)| !OWN_TAGS.contains(name));
            others.for_each(|(name, value)| tags.set(name, value));
        }
        tags
    }

    /// What a tag says of the players and the ending.
    fn own_tag(&self, name: &str) -> Option<String> {
        let said = |text: &str| (!text.is_empty() && text != "-").then(|| text.to_owned());
        match name {
            "White" => said(&self.players.white.name),
            "WhiteKind" => said(&self.players.white.kind),
            "Black" => said(&self.players.black.name),
            "BlackKind" => said(&self.players.black.kind),
            "TimeControl" => said(&self.time_control.to_string()),
            "Adjudication" => said(&self.adjudication.to_string()),
            "Result" => self.ending?.result().map(|result| result.id().to_owned()),
            "Termination" => Some(self.ending?.termination().id().to_owned()),
            _ => None,
        }
    }

    /// The game that a record tells. A result that neither the turns nor a `Termination` explain is taken
    /// for a resignation, a tie for an agreement.
    pub fn from_record(record: &Record) -> Result<Game, LoadError> {
        let tags = &record.tags;
        let mut game = begin(record)?;
        if let Some(control) = parsed(tags, TagFault::TimeControl)? {
            game.time_control = control;
        }
        if let Some(adjudication) = parsed(tags, TagFault::Adjudication)? {
            game.adjudication = adjudication;
        }
        game.tags = tags.clone();
        game.preface.clone_from(&record.preface);
        for turn in &record.turns {
            game.replay(turn)?;
        }
        game.take_ending(tags)?;
        Ok(game)
    }

    fn replay(&mut self, turn: &WrittenTurn) -> Result<(), LoadError> {
        let label = self.position().turn_label();
        let accepted = self.play(&turn.text).map_err(|error| LoadError::Turn {
            label,
            text: turn.text.clone(),
            span: turn.span.clone(),
            error,
        })?;
        match self.turns.last_mut() {
            Some(played) if accepted.turn_over => played.notes_mut().add(turn),
            _ => self.begun_notes.add(turn),
        }
        Ok(())
    }

    /// Takes over what the tags say of the ending, if it can be.
    fn take_ending(&mut self, tags: &Tags) -> Result<(), LoadError> {
        let result = match tags.get("Result") {
            None | Some("*") => None,
            Some(id) => Some(GameResult::from_id(id).ok_or_else(|| bad(tags, TagFault::Result))?),
        };
        let termination = match tags.get("Termination") {
            None => None,
            Some(id) => Some(Termination::from_id(id).ok_or_else(|| bad(tags, TagFault::Termination))?),
        };
        let said = SaidEnding { result, termination };
        match (self.ending, termination) {
            (Some(found), _) => {
                let agrees = result.is_none_or(|result| Some(result) == found.result())
                    && termination.is_none_or(|termination| termination == found.termination());
                if agrees { Ok(()) } else { Err(self.other_ending(said)) }
            }
            (None, Some(termination)) => {
                let ending = Ending::outside(termination, result).ok_or_else(|| self.other_ending(said))?;
                self.ending = Some(ending);
                Ok(())
            }
            (None, None) => {
                self.ending = result.map(|result| match result {
                    GameResult::Win(winner) => Ending::resignation(winner.other()),
                    GameResult::Draw => Ending::agreement(),
                });
                Ok(())
            }
        }
    }

    fn other_ending(&self, said: SaidEnding) -> LoadError {
        LoadError::Ending { said, found: self.ending, rules: self.rules() }
    }
}

/// The game before its first turn.
fn begin(record: &Record) -> Result<Game, LoadError> {
    let tags = &record.tags;
    let player = |name: &str, kind: &str| {
        Player::new(tags.get(name).unwrap_or_default(), tags.get(kind).unwrap_or_default())
    };
    let players = ByColor { white: player("White", "WhiteKind"), black: player("Black", "BlackKind") };
    let start = record.start()?;
    let setting = match (record.setting()?, tags.get("Position")) {
        // A random setting without its seed is only known by its position.
        (Some(setting), Some(_)) if setting.seed().is_some() && tags.get("Seed").is_none() => None,
        (None, Some(_)) => None,
        (named, _) => Some(named.unwrap_or(Setting::usual(record.edition()?))),
    };
    Ok(Game { setting, ..Game::from_position(start, players) })
}

fn parsed<T: FromStr>(tags: &Tags, tag: TagFault) -> Result<Option<T>, LoadError> {
    tags.get(tag.tag()).map(|text| text.parse().map_err(|_| bad(tags, tag))).transpose()
}

fn bad(tags: &Tags, why: TagFault) -> LoadError {
    let value = tags.get(why.tag()).unwrap_or_default().to_owned();
    LoadError::Tag { value, span: tags.span(why.tag()), why }
}
