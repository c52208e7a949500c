//! A club without a network: the server's fold and the tables of both pages and of somebody who watches.

use std::time::Duration;

use jersi_club::{Act, ActRefusal, Asked, Draft, Event, Millis, OnlineGame, What};
use jersi_game::TimeControl;
use jersi_rules::notation::{write_decisions, write_position};
use jersi_rules::record::write_jrn;
use jersi_rules::{ByColor, Color, Lang};
use jersi_view::Table;
use jersi_view::wire::{FollowedKind, MayView};
use jersi_wire::{EventMessage, FromServer, GameId, GameState, PlayerSeat};

pub const START: Millis = Millis(1_700_000_000_000);
const NAME: GameId = GameId::new([7; 10]);

pub struct Club {
    pub server: OnlineGame,
    pub events: Vec<Event>,
    control: TimeControl,
    pub now: Millis,
    pub pages: ByColor<Table>,
    pub watcher: Table,
}

fn names() -> ByColor<String> {
    ByColor { white: "Quiet Heron".to_owned(), black: "Brave Otter".to_owned() }
}

pub fn message(event: &Event) -> EventMessage {
    let (kind, color, text) = event.what.parts();
    EventMessage {
        seq: event.seq,
        kind: kind.to_owned(),
        color: color.map(|color| color.id().to_owned()),
        text: text.map(std::borrow::Cow::into_owned),
        at: event.at.0,
        next: event.next.0,
    }
}

/// As the socket brings it, with all that is around it there.
pub fn frame(event: &Event) -> String {
    let frame = FromServer::Event { game: NAME, event: message(event), clock: None, due: Some(1) };
    serde_json::to_string(&frame).expect("a message is JSON")
}

impl Club {
    pub fn new(spec: &str, time: &str) -> Club {
        let begun = Draft::at(What::Begun(spec.to_owned()), START).numbered(1);
        let control: TimeControl = time.parse().expect("a clock");
        let server = OnlineGame::begin(control, &names(), &begun).expect("a game");
        let events = vec![begun];
        let laid = |you| laid(&state(&server, &events, control, you));
        let pages = ByColor::from_fn(|color| laid(Some(color)));
        let watcher = laid(None);
        Club { server, events, control, now: START, pages, watcher }
    }

    pub fn wait(&mut self, seconds: u64) {
        self.now = self.now.after(Duration::from_secs(seconds));
    }

    /// The table of somebody who opens the page now.
    pub fn opened(&self, you: Option<Color>) -> Table {
        laid(&state(&self.server, &self.events, self.control, you))
    }

    pub fn asked<'a>(&self, color: Color, act: &'a Act) -> Asked<'a> {
        let after = self.server.answered_by(act);
        Asked { color, act, after, arrived: self.now, credit: Duration::ZERO, opponent_here: false }
    }

    /// An act as the server does it, and what comes of it at every table.
    pub fn act(&mut self, color: Color, act: &Act) -> Result<Event, ActRefusal> {
        let counts = self.server.counts_at(&self.asked(color, act));
        while let Some(fallen) = self.server.fallen(counts) {
            self.happen(fallen);
        }
        let draft = self.server.judge(&self.asked(color, act))?;
        Ok(self.happen(draft))
    }

    /// Plays a decision by entering it at the table of who decides, as a page does.
    pub fn play(&mut self, text: &str) -> Event {
        let color = self.server.decider();
        let table = &mut self.pages[color];
        table.go_to(usize::MAX);
        table.enter_text(text).unwrap_or_else(|fault| panic!("{text}: {}", fault.message));
        let decision = table.decision().expect("it is complete");
        assert_eq!((decision.text.as_str(), decision.after), (text, self.server.placed()));
        assert_eq!(self.pages[color.other()].decision(), None, "the other side decides nothing");
        assert_eq!(self.watcher.decision(), None);
        self.act(color, &Act::Decide(decision.text)).expect("the club takes it")
    }

    pub fn happen(&mut self, draft: Draft) -> Event {
        let event = draft.numbered(self.server.seq() + 1);
        self.server.apply(&event).expect("what was judged fits");
        self.now = self.now.max(event.next);
        let text = frame(&event);
        let later = Event { seq: event.seq + 1, ..event.clone() };
        for table in [&mut self.pages.white, &mut self.pages.black, &mut self.watcher] {
            let kind = |table: &mut Table, text: &str| table.follow(text).expect("it fits").kind;
            assert_eq!(kind(table, &frame(&later)), FollowedKind::Gap);
            let told = table.follow(&text).expect("it fits");
            assert_eq!(told.kind, FollowedKind::Next);
            assert!(told.said.ends_with('.'), "{:?} says {:?}", event.what, told.said);
            assert_eq!(kind(table, &text), FollowedKind::Known);
        }
        self.events.push(event.clone());
        self.check();
        event
    }

    /// All see the same.
    fn check(&self) {
        let game = self.server.game();
        let (record, position) = (write_jrn(&game.record()), write_position(game.position()));
        #[allow(clippy::cast_precision_loss, reason = "milliseconds of this century")]
        let now = self.now.0 as f64;
        let left = |color| self.server.clock().remaining(color, Duration::from_millis(self.now.0));
        for (you, table) in self.tables() {
            let (mut live, opened) = (table.clone(), self.opened(you));
            live.go_to(usize::MAX);
            let (view, standing) = (live.view(), table.standing(now).expect("a game of a club"));
            assert_eq!((table.record(), view.position), (record.clone(), position.clone()));
            assert_eq!((standing.seq, standing.after), (self.server.seq(), self.server.placed()));
            let clock = standing.clock.as_ref().map(|clock| [clock.left.white, clock.left.black]);
            let millis = Color::BOTH.map(|color| left(color).map(|left| left.as_millis() as u32));
            assert_eq!(clock, millis[0].zip(millis[1]).map(|(white, black)| [white, black]));
            let code = view.ending.map(|ending| ending.code);
            assert_eq!(code, game.ending().map(|ending| ending.termination().id().to_owned()));
            let away = [standing.away.white, standing.away.black];
            assert_eq!(away, Color::BOTH.map(|color| self.server.away(color).map(|until| until.0)));
            assert_eq!(standing.due.map(|due| due.at), self.server.due().map(|due| due.0));
            assert_eq!(Some(&standing), opened.standing(now).as_ref());
            assert_eq!(view.turns, opened.view().turns);
            assert!(!view.can_undo && !view.can_redo);
            self.check_buttons(you, standing.may);
        }
    }

    /// A button is there if the server does what it asks for, and only then.
    fn check_buttons(&self, you: Option<Color>, may: MayView) {
        let buttons = [
            (Act::Abort, may.abort),
            (Act::Resign, may.resign),
            (Act::OfferDraw, may.offer_draw),
            (Act::AskBack, may.ask_back),
            (Act::Claim, may.claim),
            (Act::Rematch, may.rematch),
        ];
        for (act, there) in buttons {
            let done = you.is_some_and(|you| {
                let asked = self.asked(you, &act);
                self.server.fallen(self.server.counts_at(&asked)).is_none()
                    && self.server.judge(&asked).is_ok()
            });
            assert_eq!(there, done, "{act:?} of {you:?}");
        }
    }

    fn tables(&self) -> [(Option<Color>, &Table); 3] {
        [
            (Some(Color::White), &self.pages.white),
            (Some(Color::Black), &self.pages.black),
            (None, &self.watcher),
        ]
    }

    pub fn legal(&self) -> Vec<String> {
        let position = self.server.game().position();
        position.turns().into_iter().map(|turn| write_decisions(position, &[turn])).collect()
    }

    /// The first legal decision that holds this text.
    pub fn legal_with(&self, holds: &str) -> String {
        self.legal().into_iter().find(|text| text.contains(holds)).expect("there is such a decision")
    }
}

fn state(server: &OnlineGame, events: &[Event], control: TimeControl, you: Option<Color>) -> GameState {
    let seat = |color: Color| {
        Some(PlayerSeat {
            name: names()[color].clone(),
            here: true,
            you: you == Some(color),
            ..PlayerSeat::default()
        })
    };
    let over = server.game().ending().is_some();
    let json = serde_json::json!({
        "game": NAME.to_string(),
        "seq": server.seq(),
        "status": if over { "over" } else { "playing" },
        "spec": "",
        "time": control.to_string(),
        "white": seat(Color::White),
        "black": seat(Color::Black),
        "events": events.iter().map(message).collect::<Vec<_>>(),
    });
    serde_json::from_value(json).expect("a state")
}

fn laid(state: &GameState) -> Table {
    let frame = serde_json::to_string(&FromServer::State(Box::new(state.clone()))).expect("JSON");
    Table::online(&frame, Lang::EN).unwrap_or_else(|fault| panic!("{}", fault.message))
}
