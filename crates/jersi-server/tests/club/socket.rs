//! The socket: what is watched is told, in order, once, and not before it is on disk.

use jersi_club::OnlineGame;
use jersi_rules::notation::write_decisions;
use jersi_rules::{ByColor, Color};
use serde_json::{Value, json};

use crate::house::{House, act, new_id};
use crate::line::Line;

/// The numbers of the events among messages.
fn numbers(messages: &[Value]) -> Vec<u64> {
    messages
        .iter()
        .filter(|message| message["is"] == "event")
        .filter_map(|event| event["seq"].as_u64())
        .collect()
}

/// A game as its messages tell it.
struct Followed {
    online: OnlineGame,
}

impl Followed {
    fn new(state: &Value) -> Followed {
        let names = ByColor { white: "Heron".to_owned(), black: "Otter".to_owned() };
        let control = state["time"].as_str().and_then(|time| time.parse().ok()).expect("a clock");
        let events: Vec<_> = state["events"].as_array().expect("events").iter().map(event).collect();
        Followed { online: OnlineGame::fold(control, &names, &events).expect("it folds") }
    }

    fn follow(&mut self, message: &Value) {
        self.online.apply(&event(message)).expect("it fits");
    }

    fn decision(&self) -> String {
        let position = self.online.game().position();
        let turns = position.turns();
        write_decisions(position, &[turns[turns.len() / 2]])
    }
}

fn event(message: &Value) -> jersi_club::Event {
    let text = |key: &str| message.get(key).and_then(Value::as_str);
    let what = jersi_club::What::read(text("kind").expect("a kind"), text("color"), text("text"));
    let at = |key: &str| jersi_club::Millis(message[key].as_u64().expect("a moment"));
    jersi_club::Event {
        seq: message["seq"].as_u64().expect("a number") as u32,
        what: what.expect("an event"),
        at: at("at"),
        next: at("next"),
    }
}

#[test]
fn both_and_a_spectator_see_the_same_game() {
    let house = House::open();
    let (white, black, game) = house.game("4.8 ransom", "600+5");
    let mut lines = [white.line(), black.line(), house.visitor().line()];
    let mut games: Vec<Followed> = lines.iter_mut().map(|line| Followed::new(&line.watch(&game))).collect();
    for turn in 0..30 {
        let online = &games[0].online;
        if online.game().ending().is_some() {
            break;
        }
        let (decider, after) = (usize::from(online.decider() == Color::Black), u64::from(online.placed()));
        let id = new_id();
        lines[decider].say(&act(&id, &game, after, "decide", &games[0].decision()));
        let done = lines[decider].hear_of("done");
        assert_eq!(done["id"], *id, "turn {turn}");
        for (line, followed) in lines.iter_mut().zip(&mut games) {
            let event = line.hear_of("event");
            assert_eq!(event["seq"], done["seq"]);
            followed.follow(&event);
        }
    }
    assert!(games.iter().all(|followed| followed.online == games[0].online));
    let state = Followed::new(&house.visitor().state(&game));
    assert_eq!(state.online, games[0].online, "what is on disk is what was told");
    house.end();
}

#[test]
fn a_state_is_told_first_and_then_what_is_missing() {
    let house = House::open();
    let (mut white, mut black, game) = house.game("4.8", "-");
    for (after, turn) in [(1, "a3-b3"), (2, "i3-h3")] {
        let player = if after == 1 { &mut white } else { &mut black };
        assert_eq!(player.act(&game, after, "decide", turn).status, 200);
    }
    let mut line = white.line();
    let state = line.watch(&game);
    assert_eq!((state["seq"].as_u64(), state["events"].as_array().map(Vec::len)), (Some(3), Some(3)));
    for (from, expected) in [(1, vec![2, 3]), (2, vec![3]), (3, vec![])] {
        line.say(&json!({ "is": "watch", "game": game, "from": from }));
        assert_eq!(numbers(&line.heard_so_far()), expected, "from {from}");
    }
    // A number that was never there: the page knows something that is not.
    line.say(&json!({ "is": "watch", "game": game, "from": 99 }));
    assert_eq!(line.hear_of("state")["seq"], 3);
    assert_eq!(white.act(&game, 3, "offer-draw", "").status, 200);
    assert_eq!(line.hear_of("event")["seq"], 4, "and it goes on behind it");
    line.say(&json!({ "is": "leave", "game": game }));
    assert!(line.heard_so_far().iter().all(|message| message["is"] != "refused"));
    assert_eq!(black.act(&game, 4, "decline-draw", "").status, 200);
    assert_eq!(numbers(&line.heard_so_far()), [] as [u64; 0], "who has left hears nothing");
    line.say(&json!({ "is": "watch", "game": "00ff10a0b1c2d3e4f506", "from": 0 }));
    assert_eq!(line.hear_of("refused")["code"], "no-such-game");
    house.end();
}

/// Long enough that a ring of 64 has forgotten the begin.
#[test]
fn who_is_far_behind_gets_the_whole_game() {
    let house = House::open();
    let (mut white, mut black, game) = house.game("4.8", "600+5");
    // Offers come once a turn, but who claims and who is here can go on for long; both are events.
    assert_eq!(white.act(&game, 1, "decide", "a3-b3").status, 200);
    assert_eq!(black.act(&game, 2, "decide", "i3-h3").status, 200);
    let mut seq = 3;
    while seq < 70 {
        for (player, word) in [(0, "claim"), (1, "here")] {
            let answer = if player == 0 { &mut black } else { &mut white }.act(&game, 3, word, "");
            assert_eq!(answer.status, 200, "{answer:?}");
            seq = answer.json()["seq"].as_u64().expect("a number");
        }
    }
    let mut line = black.line();
    line.say(&json!({ "is": "watch", "game": game, "from": 2 }));
    assert_eq!(line.hear_of("state")["seq"], seq);
    line.say(&json!({ "is": "watch", "game": game, "from": seq - 3 }));
    assert_eq!(numbers(&line.heard_so_far()), [seq - 2, seq - 1, seq]);
    house.end();
}

#[test]
fn an_act_that_comes_by_two_sockets_is_done_once() {
    let house = House::open();
    let (white, _, game) = house.game("4.8", "600+5");
    let mut tabs = [white.line(), white.line()];
    for tab in &mut tabs {
        tab.watch(&game);
    }
    let message = act(&new_id(), &game, 1, "decide", "a3-b3");
    for tab in &mut tabs {
        tab.say(&message);
    }
    for tab in &mut tabs {
        assert_eq!(tab.hear_of("done")["seq"], 2);
    }
    for tab in &mut tabs {
        assert_eq!(numbers(&tab.heard_so_far()).iter().filter(|&&seq| seq > 2).count(), 0);
    }
    assert_eq!(white.clone().state(&game)["seq"], 2);
    let other = act(message["id"].as_str().expect("a name"), &game, 1, "decide", "a2-b2");
    tabs[0].say(&other);
    let refused = tabs[0].hear_of("refused");
    assert_eq!((&refused["code"], &refused["id"]), (&json!("id-reused"), &message["id"]));
    house.end();
}

#[test]
fn ones_own_games_are_told_wherever_one_looks() {
    let house = House::open();
    let (white, mut black, game) = house.game("4.8", "600+5");
    let mut tabs = [white.line(), white.line()];
    tabs[0].watch(&game);
    let mut stranger = house.visitor().line();
    assert_eq!(white.clone().act(&game, 1, "decide", "a3-b3").status, 200);
    for tab in &mut tabs {
        let row = tab.hear_of("mine");
        assert_eq!(
            (&row["game"], &row["you"], &row["decider"]),
            (&json!(game), &json!("white"), &json!("black"))
        );
    }
    assert_eq!(stranger.heard_so_far(), Vec::<Value>::new());
    // A game that somebody joins is told to its maker, who looks elsewhere.
    let open = black.make(&json!({}));
    let mut line = black.line();
    house.visitor().join(&open, "Late");
    let row = line.hear_of("mine");
    assert_eq!((&row["game"], &row["status"]), (&json!(open), &json!("playing")));
    house.end();
}

#[test]
fn who_waits_for_a_friend_sees_the_game_begin() {
    let house = House::open();
    let mut maker = house.visitor();
    let game = maker.make(&json!({ "spec": "2.0 setting=random", "seat": "lot" }));
    let mut line = maker.line();
    let state = line.watch(&game);
    assert_eq!((&state["status"], &state["watching"]), (&json!("open"), &json!(0)));
    assert!(state["link"].as_str().is_some_and(|link| link.ends_with(&game)), "{state}");
    house.visitor().join(&game, "Otter");
    let state = line.hear_of("state");
    assert_eq!((&state["status"], &state["seq"]), (&json!("playing"), &json!(1)));
    assert!(state["spec"].as_str().is_some_and(|spec| spec.contains("seed=")), "the server drew it: {state}");
    // One that is withdrawn is told too.
    let other = maker.make(&json!({}));
    line.watch(&other);
    assert_eq!(maker.act(&other, 0, "abort", "").status, 200);
    assert_eq!(line.hear_of("state")["status"], "over");
    house.end();
}

#[test]
fn who_comes_and_goes_is_told() {
    let house = House::open();
    let (white, black, game) = house.game("4.8", "600+5");
    let mut line = white.line();
    assert_eq!(line.watch(&game)["black"]["here"], false);
    let hear_until = |line: &mut Line, white: bool, black: bool, watching: u32| loop {
        let heard = line.hear_of("presence");
        if heard
            == json!({ "is": "presence", "game": game, "white": white, "black": black, "watching": watching })
        {
            return;
        }
    };
    let mut other = black.line();
    assert_eq!(other.watch(&game)["white"]["here"], true);
    hear_until(&mut line, true, true, 0);
    let mut spectators: Vec<Line> = (0..3).map(|_| house.visitor().line()).collect();
    for line in &mut spectators {
        line.watch(&game);
    }
    hear_until(&mut line, true, true, 3);
    drop((other, spectators.pop()));
    hear_until(&mut line, true, false, 2);
    assert_eq!(spectators[0].watch(&game)["watching"], 2);
    house.end();
}

#[test]
fn greetings_are_four_words_of_the_seated() {
    let house = House::open();
    let (white, black, game) = house.game("4.8", "600+5");
    let (mut line, mut other, mut stranger) = (white.line(), black.line(), house.visitor().line());
    for line in [&mut line, &mut other, &mut stranger] {
        line.watch(&game);
    }
    let greet = |word: &str| json!({ "is": "greet", "game": game, "word": word });
    stranger.say(&greet("hello"));
    assert_eq!(stranger.hear_of("refused")["code"], "not-seated");
    line.say(&greet("you fool"));
    assert_eq!(line.hear_of("refused")["code"], "malformed");
    line.say(&greet("good-luck"));
    let expected = json!({ "is": "greet", "game": game, "color": "white", "word": "good-luck" });
    for line in [&mut line, &mut other, &mut stranger] {
        assert_eq!(line.hear_of("greet"), expected);
    }
    line.say(&greet("hello"));
    assert_eq!(line.hear_of("refused")["code"], "too-many");
    assert_eq!(white.clone().state(&game)["seq"], 1, "nothing of it is kept");
    house.end();
}

#[test]
fn a_live_game_is_claimed_only_from_who_is_away() {
    let house = House::open();
    let (mut white, mut black, game) = house.game("4.8", "600+5");
    assert_eq!(white.act(&game, 1, "decide", "a3-b3").status, 200);
    assert_eq!(black.act(&game, 2, "decide", "i3-h3").status, 200);
    let mut line = black.line();
    line.watch(&game);
    let mut other = white.line();
    let claim = |line: &mut Line| {
        line.say(&act(&new_id(), &game, 3, "claim", ""));
        loop {
            let heard = line.hear();
            if heard["is"] == "done" || heard["is"] == "refused" {
                return heard;
            }
        }
    };
    other.watch(&game);
    assert_eq!(claim(&mut line)["code"], "opponent-here");
    // Who is connected but looks elsewhere is away from this game.
    other.say(&json!({ "is": "leave", "game": game }));
    other.heard_so_far();
    assert_eq!(claim(&mut line)["is"], "done");
    other.say(&act(&new_id(), &game, 3, "here", ""));
    assert_eq!(other.hear_of("done")["seq"], 5);
    house.end();
}

#[test]
fn what_is_not_understood_is_refused_and_the_talk_goes_on() {
    let house = House::open();
    let (white, _, game) = house.game("4.8", "600+5");
    let mut line = white.line();
    for text in [
        "",
        "garbage",
        "{}",
        "[]",
        "{\"is\":\"dance\"}",
        "{\"is\":\"watch\"}",
        "{\"is\":\"watch\",\"game\":\"x\",\"from\":0}",
    ] {
        line.socket.send(text.into()).expect("it listens");
        let refused = line.hear_of("refused");
        assert_eq!((&refused["code"], refused.get("id")), (&json!("malformed"), None), "{text}");
    }
    line.say(&act(&new_id(), &game, 1, "cheat", ""));
    assert_eq!(line.hear_of("refused")["code"], "malformed");
    line.say(&act(&new_id(), &game, 1, "resign", "a3-b3"));
    assert_eq!(line.hear_of("refused")["code"], "malformed");
    line.say(&json!({ "is": "ping", "n": 7, "seen": { (game.clone()): 1 }, "more": [1] }));
    let pong = line.hear_of("pong");
    assert_eq!((&pong["n"], &pong["seq"]), (&json!(7), &json!({})), "what is not watched is not told");
    line.watch(&game);
    line.say(&json!({ "is": "ping", "n": 8, "seen": {} }));
    let pong = line.hear_of("pong");
    assert_eq!(pong["seq"], json!({ (game.clone()): 1 }));
    assert!(pong["time"].as_u64().is_some());
    house.end();
}

#[test]
fn both_want_another_game_and_watchers_follow() {
    let house = House::open();
    let (white, black, game) = house.game("4.8", "600+5");
    let mut lines = [white.line(), black.line(), house.visitor().line()];
    for line in &mut lines {
        line.watch(&game);
    }
    lines[0].say(&act(&new_id(), &game, 1, "resign", ""));
    lines[0].hear_of("done");
    for n in [0, 1] {
        lines[n].say(&act(&new_id(), &game, 1, "rematch", ""));
        lines[n].hear_of("done");
    }
    for line in &mut lines {
        let made = loop {
            let event = line.hear_of("event");
            if event["kind"] == "rematch-made" {
                break event;
            }
        };
        let next = made["text"].as_str().expect("a name").to_owned();
        let state = line.watch(&next);
        assert_eq!((&state["white"]["name"], &state["black"]["name"]), (&json!("Otter"), &json!("Heron")));
        assert_eq!((&state["score"], &state["rematch_of"]), (&json!([1, 0, 0]), &json!(game)));
    }
    house.end();
}
