//! Whole games of every edition, variant and setting through the store, all at the same time, by random play.

use super::club;
use crate::common::{Dice, Nodes, act_id, answered};
use jersi_club::{Act, OnlineGame, Terms};
use jersi_rules::notation::write_decisions;
use jersi_rules::{Color, Edition};
use jersi_store::{ActFault, ActRequest, Identity, JoinRequest, NewGame, Snapshot};
use jersi_wire::{GameId, Seat};

/// So many decisions, then somebody gives up.
const LONGEST: usize = 260;

/// Every game that can be proposed.
fn every_game() -> Vec<String> {
    let mut games = Vec::new();
    for edition in Edition::ALL {
        for variant in ["", " no-reserve", " ransom", " no-reserve ransom"] {
            for setting in edition.facts().settings {
                for mokca in ["", " mokca"] {
                    let spec = format!("{}{variant} setting={}{mokca}", edition.id(), setting.id);
                    if let Ok(terms) = Terms::propose(&spec, "-") {
                        games.push(terms.spec());
                    }
                }
            }
        }
    }
    games.sort();
    games.dedup();
    games
}

/// One side of a game, as a page has it.
struct Page {
    store: Nodes,
    game: GameId,
    players: [Identity; 2],
    online: OnlineGame,
    dice: Dice,
}

impl Page {
    /// What happened meanwhile.
    async fn catch_up(&mut self) {
        let events = self.store.events_after(self.game, self.online.seq()).await.expect("it can be read");
        for event in events {
            self.online.apply(&event).expect("what the store tells fits");
        }
    }

    async fn act(&mut self, color: Color, act: Act) -> Result<u32, ActFault> {
        let request = ActRequest {
            who: self.players[usize::from(color == Color::Black)].id.clone(),
            game: self.game,
            id: act_id(),
            after: answered(&self.online, &act),
            act,
            credit: std::time::Duration::ZERO,
            opponent_here: false,
        };
        // Now and then it goes out twice.
        let done = if self.dice.roll().is_multiple_of(8) {
            let (first, second) = tokio::join!(self.store.act(request.clone()), self.store.act(request));
            assert_eq!(first.as_ref().ok(), second.as_ref().ok(), "one act, one answer");
            first
        } else {
            self.store.act(request).await
        };
        self.catch_up().await;
        done
    }

    async fn play(mut self) {
        for _ in 0..LONGEST {
            if self.online.game().ending().is_some() {
                break;
            }
            let decider = self.online.decider();
            match self.dice.roll() % 40 {
                0 => drop(self.act(decider, Act::OfferDraw).await),
                1 => drop(self.act(decider.other(), Act::DeclineDraw).await),
                2 => drop(self.act(decider.other(), Act::AskBack).await),
                3 => drop(self.act(decider, Act::GiveBack).await),
                _ => {
                    let position = self.online.game().position();
                    let turns = position.turns();
                    let Some(turn) = turns.get(self.dice.roll() % turns.len().max(1)) else { break };
                    let text = write_decisions(position, &[*turn]);
                    self.act(decider, Act::Decide(text)).await.expect("a legal decision");
                }
            }
        }
        if self.online.game().ending().is_none() {
            self.act(Color::White, Act::Resign).await.expect("resigned");
        }
        let Snapshot { online, .. } =
            self.store.snapshot(self.game).await.expect("it can be read").expect("it is there");
        assert_eq!(
            online.expect("it began").game().record(),
            self.online.game().record(),
            "all see the same"
        );
    }
}

async fn every_edition_variant_and_setting_is_played_to_its_end() {
    let mut club = club().await;
    let games = every_game();
    assert!(games.len() >= 15, "{games:?}");
    let mut played = Vec::new();
    for (number, spec) in games.iter().enumerate() {
        let time = ["-", "600+5", "3d"][number % 3];
        let terms = Terms::propose(spec, time).expect("such a game");
        let new = NewGame {
            who: club.ada.id.clone(),
            id: act_id(),
            terms,
            seat: Seat::Lot,
            listed: false,
            rated: false,
        };
        let game = club.store.make(new).await.expect("made");
        let join = JoinRequest { who: club.blaise.id.clone(), game, id: act_id() };
        let (color, _) = club.store.join(join).await.expect("joined");
        let (ada, blaise) = (club.ada.clone(), club.blaise.clone());
        let players = if color == Color::Black { [ada, blaise] } else { [blaise, ada] };
        let online = club.online(game).await;
        let dice = Dice(0x9E37_79B9_7F4A_7C15 ^ (number as u64 + 1) << 20);
        played.push(tokio::spawn(Page { store: club.store.clone(), game, players, online, dice }.play()));
    }
    for game in played {
        game.await.expect("it was played");
    }
    let checked = club.is_sound().await;
    assert_eq!(checked.games, games.len() as u64);
    assert!(checked.events > 40 * checked.games, "{checked:?}");
    club.restart().await;
    let list = club.store.games_of(&club.ada.id, None, 500).await.expect("lists").expect("a list");
    assert!(list.games.iter().all(|listed| listed.record.repeats.result.is_some()));
}

crate::on_every_ground![threads every_edition_variant_and_setting_is_played_to_its_end];
