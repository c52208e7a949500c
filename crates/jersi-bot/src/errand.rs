//! What is asked by HTTP, beside the socket, so that no turn waits for it.

use jersi_wire::{ActDone, FromClient, GameId, GameMade, Join, Joined, Lobby, MakeGame, MyGames};
use tokio::sync::mpsc::{UnboundedReceiver, UnboundedSender, unbounded_channel};

use crate::http::{Answer, Http};

/// What is asked.
#[derive(Clone, Debug)]
pub enum Errand {
    /// One's own games.
    Mine,
    /// The games of others.
    Lobby,
    /// A game is offered: which of the offers.
    Make(usize, MakeGame),
    /// A game is joined.
    Join(GameId, Join),
    /// An offer is taken back.
    Withdraw(usize, FromClient),
}

/// What came of it.
#[derive(Debug)]
pub enum Back {
    /// One's own games.
    Mine(Answer<MyGames>),
    /// The games of others.
    Lobby(Answer<Lobby>),
    /// Of an offer.
    Made(usize, Answer<GameMade>),
    /// Of joining a game.
    Joined(GameId, Answer<Joined>),
    /// Of taking an offer back.
    Withdrawn(usize, Answer<ActDone>),
}

/// Those who go and ask.
pub struct Errands {
    http: Http,
    tell: UnboundedSender<Back>,
    told: UnboundedReceiver<Back>,
}

impl Errands {
    /// By these requests.
    pub fn new(http: Http) -> Errands {
        let (tell, told) = unbounded_channel();
        Errands { http, tell, told }
    }

    /// Sends somebody.
    pub fn send(&self, errand: Errand) {
        let (http, tell) = (self.http.clone(), self.tell.clone());
        tokio::spawn(async move {
            // Nobody waits for it any more: the bot has gone.
            let _ = tell.send(run(&http, errand).await);
        });
    }

    /// Who comes back next.
    pub async fn back(&mut self) -> Back {
        loop {
            // It cannot end: the other side is held here too.
            if let Some(back) = self.told.recv().await {
                return back;
            }
        }
    }
}

/// Asks, and waits for the answer.
pub async fn run(http: &Http, errand: Errand) -> Back {
    match errand {
        Errand::Mine => Back::Mine(http.get("api/me/games").await),
        Errand::Lobby => Back::Lobby(http.get("api/lobby").await),
        Errand::Make(offer, make) => Back::Made(offer, http.post("api/games", &make).await),
        Errand::Join(game, join) => {
            Back::Joined(game, http.post(&format!("api/games/{game}/join"), &join).await)
        }
        Errand::Withdraw(offer, act) => {
            let FromClient::Act { game, .. } = &act else {
                return Back::Withdrawn(offer, Answer::Strange);
            };
            Back::Withdrawn(offer, http.post(&format!("api/games/{game}/acts"), &act).await)
        }
    }
}
