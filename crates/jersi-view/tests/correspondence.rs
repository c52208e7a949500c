//! Games by links: two tables that share nothing but the records they send each other.

mod common;

use common::{config, person};
use jersi_game::Game;
use jersi_rules::notation::write_decisions;
use jersi_rules::record::read_jrn;
use jersi_rules::{Color, Lang};
use jersi_view::wire::{Both, CorrespondenceConfig, GameConfig, Hand, Opponent, PlayerConfig, Relation};
use jersi_view::{Table, turn_link};
use proptest::prelude::*;

const ID: &str = "0123456789abcdef0123456789abcdef";
/// White's rock can capture the king on e5; Black has rocks on c3 and c7.
const RANSOM: &str = "7/8/7/8/3R-k-4/8/2r-3r-/8/3K-3 w MW 5 11";

fn far(mine: Color, config: GameConfig) -> GameConfig {
    let correspondence = Some(CorrespondenceConfig { game: ID.to_owned(), mine: mine.into() });
    let name = |name: &str| PlayerConfig { name: name.to_owned(), ..person() };
    GameConfig { correspondence, players: Both { white: name("Ada"), black: name("") }, ..config }
}

fn begin(config: &GameConfig) -> Table {
    Table::new(config, Lang::EN).unwrap_or_else(|fault| panic!("{}", fault.message))
}

fn hand(table: &Table) -> Hand {
    table.view().correspondence.expect("a game by links").hand
}

/// Hands the link on, as the page does after a press.
fn send(table: &mut Table) -> String {
    let record = table.link_record().expect("there is something to send");
    table.sent();
    record
}

fn relation(record: &str, table: &Table) -> Relation {
    turn_link(record, Some(table), Lang::EN).unwrap_or_else(|fault| panic!("{}", fault.message)).relation
}

fn take(table: &mut Table, record: &str) -> Relation {
    table.receive(record, false).unwrap_or_else(|fault| panic!("{}", fault.message)).relation
}

fn play(table: &mut Table, text: &str) {
    table.play_text(text).unwrap_or_else(|fault| panic!("{text}: {}", fault.message));
}

/// The page is loaded again.
fn reload(table: &Table) -> Table {
    let again = Table::restore(&table.save(), Lang::EN).expect("it was kept");
    assert_eq!(again.view(), table.view());
    again
}

fn texts(table: &Table) -> Vec<String> {
    table.view().turns.into_iter().map(|turn| turn.text).collect()
}

/// Ada has played and sent her first turn, and Léo has sat down.
fn two() -> (Table, Table) {
    let mut ada = begin(&far(Color::White, config("4.8")));
    play(&mut ada, "a2-b2=d3");
    let link = send(&mut ada);
    let leo = Table::join(&link, Color::Black, "Léo", Lang::EN).expect("an invitation");
    (ada, leo)
}

#[test]
fn a_turn_goes_there_and_another_comes_back() {
    let mut ada = begin(&far(Color::White, config("4.8")));
    let view = ada.view();
    assert_eq!((hand(&ada), view.correspondence.expect("far").invites), (Hand::Play, true));
    assert_eq!(view.players.black.opponent, Opponent::Remote);
    assert_eq!(ada.link_record(), None, "there is nothing to send yet");
    play(&mut ada, "a2-b2=d3");
    assert_eq!(hand(&ada), Hand::Send);
    assert!(ada.view().can_undo);
    assert_eq!(ada.play_text("h4-h3=f4").expect_err("it is the friend's").code, "not-your-turn");
    let link = send(&mut ada);
    assert_eq!((hand(&ada), ada.view().can_undo), (Hand::Wait, false));
    assert_eq!(ada.undo().expect_err("it is sent").code, "ask-first");

    let found = turn_link(&link, None, Lang::EN).expect("a link");
    assert_eq!((found.relation, found.players.white.as_str(), found.turns), (Relation::New, "Ada", 1));
    let mut leo = Table::join(&link, Color::Black, " Léo ", Lang::EN).expect("an invitation");
    assert_eq!((hand(&leo), relation(&link, &leo)), (Hand::Play, Relation::Same));
    play(&mut leo, "h4-h3=f4");
    let answer = send(&mut leo);
    assert_eq!(relation(&link, &leo), Relation::Older);
    assert_eq!(relation(&answer, &leo), Relation::Own);

    let mut ada = reload(&ada);
    assert_eq!(take(&mut ada, &answer), Relation::Next);
    assert_eq!(texts(&ada), ["a2-b2=d3", "h4-h3=f4"]);
    assert_eq!((hand(&ada), ada.view().players.black.name), (Hand::Play, "Léo".to_owned()));
    assert_eq!(take(&mut ada, &answer), Relation::Same);
    assert_eq!(relation(&link, &ada), Relation::Older);
}

#[test]
fn what_was_not_sent_is_taken_back_with_the_offer_that_it_answered() {
    let (mut ada, mut leo) = two();
    play(&mut leo, "h4-h3=f4");
    assert_eq!(leo.offer_tie().fault, None);
    let offered = send(&mut leo);
    assert_eq!(take(&mut ada, &offered), Relation::Next);
    assert_eq!(ada.view().offer, Some(Color::Black.into()));
    play(&mut ada, "b3-b4=d5");
    assert_eq!(ada.view().offer, None);
    ada.undo().expect("it was not sent");
    assert_eq!((ada.view().offer, hand(&ada)), (Some(Color::Black.into()), Hand::Play));
    assert_eq!(ada.undo().expect_err("the rest is known").code, "ask-first");
    assert_eq!(ada.accept_tie(Color::Black).expect_err("he is not here").code, "nobody-here");
    ada.accept_tie(Color::White).expect("it was offered");
    assert_eq!(hand(&ada), Hand::Send);
    let agreed = send(&mut ada);
    assert_eq!(hand(&ada), Hand::Over);
    assert_eq!(take(&mut leo, &agreed), Relation::Next);
    assert!(leo.view().ending.is_some_and(|ending| ending.tie));
    assert_eq!((hand(&leo), relation(&offered, &ada)), (Hand::Over, Relation::Older));
}

#[test]
fn who_waits_says_nothing_and_who_resigns_sends_it() {
    let (mut ada, mut leo) = two();
    assert_eq!(ada.view().speaker, None);
    assert_eq!(ada.resign().expect_err("she waits").code, "not-your-turn");
    assert_eq!(ada.offer_tie().fault.expect("she waits").code, "not-your-turn");
    leo.resign().expect("it is his turn");
    let link = send(&mut leo);
    assert_eq!(take(&mut ada, &link), Relation::Next);
    assert_eq!(ada.view().ending.and_then(|ending| ending.winner), Some(Color::White.into()));
    assert_eq!((hand(&ada), hand(&leo)), (Hand::Over, Hand::Over));
}

#[test]
fn a_ransom_goes_from_hand_to_hand() {
    let position = Some(RANSOM.to_owned());
    let mut ada = begin(&far(Color::White, GameConfig { position, ransom: true, ..config("4.8") }));
    play(&mut ada, "e4-e5!!#R");
    let named = send(&mut ada);
    let mut leo = Table::join(&named, Color::Black, "Léo", Lang::EN).expect("an invitation");
    assert_eq!(hand(&leo), Hand::Play);
    play(&mut leo, "#c3");
    leo.undo().expect("the gift was not sent");
    assert_eq!(relation(&named, &leo), Relation::Same);
    play(&mut leo, "#c7");
    let given = send(&mut reload(&leo));
    let mut ada = reload(&ada);
    assert_eq!(take(&mut ada, &given), Relation::Next);
    play(&mut ada, "/K:i4");
    ada.undo().expect("only the relocation is taken back");
    assert_eq!((hand(&ada), texts(&ada).len()), (Hand::Play, 0));
    play(&mut ada, "/K:i4");
    assert_eq!(texts(&ada), ["e4-e5!!#c7/K:i4"]);
    leo.sent();
    let seated = send(&mut ada);
    assert_eq!(take(&mut leo, &seated), Relation::Next);
    assert_eq!(texts(&leo), texts(&ada));
}

#[test]
fn foreign_links_are_told_and_change_nothing() {
    let (ada, leo) = two();
    let answer = |leo: &Table, text: &str| {
        let mut leo = leo.clone();
        play(&mut leo, text);
        send(&mut leo)
    };
    let one = answer(&leo, "h4-h3=f4");
    let mut ahead = ada.clone();
    take(&mut ahead, &one);
    let before = ahead.save();
    let other_id = one.replace(ID, &ID.replace('0', "f"));
    let other_rules = one.replace("[Edition \"4.8\"]", "[Edition \"4.16\"]");
    let forged = one.replace("[Sender \"black\"]", "[Sender \"white\"]").replace("1. ", "1. a2-b2 h4-h3 ");
    for (link, told) in [
        (answer(&leo, "h4-h3"), "another turn than the one that is known"),
        (other_id, "another game"),
        (other_rules, "other rules"),
    ] {
        assert_eq!(take(&mut ahead, &link), Relation::Foreign, "{told}");
        assert_eq!(ahead.save(), before, "{told}");
    }
    for broken in [
        forged,
        one.replace("h4-h3=f4", "h4-h3=f5"),
        one.replace("[Sender \"black\"]", ""),
        one.replace("[Sender \"black\"]", "[Sender \"white\"]"),
        one.replace(ID, "../../etc"),
        one.replace("[Sender", "[Result \"black\"]\n[Termination \"time\"]\n[Sender"),
        one.replace("[Sender", "[Result \"black\"]\n[Termination \"resignation\"]\n[Sender"),
        "[JRN \"1\"]\n[Edition \"4.8\"]\n\n1. a2-b2 *".to_owned(),
        String::new(),
    ] {
        ahead.receive(&broken, true).expect_err(&broken);
        assert_eq!(ahead.save(), before, "{broken}");
    }
}

#[test]
fn turns_of_ones_own_that_were_played_elsewhere_wait_for_a_word() {
    let (mut ada, mut leo) = two();
    let mut at_home = ada.clone();
    play(&mut leo, "h4-h3=f4");
    let first = send(&mut leo);
    take(&mut ada, &first);
    play(&mut ada, "b3-b4=d5");
    let own = send(&mut ada);
    take(&mut leo, &own);
    play(&mut leo, "f4=e4");
    let second = send(&mut leo);
    for link in [&own, &second] {
        let mut at_home = at_home.clone();
        assert_eq!(take(&mut at_home, link), Relation::Ahead);
        assert_eq!(texts(&at_home).len(), 1, "nothing has changed");
    }
    at_home.receive(&second, true).expect("a sound link");
    assert_eq!((texts(&at_home).len(), hand(&at_home)), (4, Hand::Play));
    // The same device may have gone another way meanwhile: that is not overwritten.
    let mut astray = two().0;
    take(&mut astray, &first);
    play(&mut astray, "b3-b4");
    assert_eq!(astray.receive(&second, true).expect("a sound link").relation, Relation::Foreign);
}

#[test]
fn a_link_brings_no_program_no_clock_and_no_note() {
    let (_, mut leo) = two();
    play(&mut leo, "h4-h3=f4");
    let link = send(&mut leo)
        .replace(
            "[WhiteKind \"human\"]",
            "[WhiteKind \"cmd:./mine\"]\n[TimeControl \"60+0\"]\n[Adjudication \"quiet=1\"]",
        )
        .replace("1. ", "{note} 1. ")
        .replace("Ada", &"A".repeat(99));
    let table = Table::join(&link, Color::White, "", Lang::EN).expect("a link");
    let record = table.record();
    for word in ["cmd", "note", "TimeControl", "Adjudication", "Sender"] {
        assert!(!record.contains(word), "{word}: {record}");
    }
    assert!(record.contains(&format!("[Correspondence \"{ID}\"]")));
    assert_eq!(table.view().players.white.name.len(), 40);
    assert_eq!(table.clock(), None);
}

#[test]
fn a_game_by_links_has_people_no_clock_and_a_name() {
    let with = |change: &dyn Fn(&mut GameConfig)| {
        let mut config = far(Color::White, config("4.8"));
        change(&mut config);
        Table::new(&config, Lang::EN).map(drop).map_err(|fault| fault.code)
    };
    assert_eq!(with(&|_| ()), Ok(()));
    assert_eq!(with(&|config| config.time_control = "60+0".to_owned()), Err("bad-time-control".to_owned()));
    let engine = Opponent::Engine { level: 1, seed: 1 };
    assert_eq!(with(&|config| config.players.black.opponent = engine), Err("bad-request".to_owned()));
    let id = |config: &mut GameConfig| {
        config.correspondence.as_mut().expect("a game by links").game.truncate(31);
    };
    assert_eq!(with(&id), Err("bad-request".to_owned()));
}

/// One of the decisions that can be taken now, in notation.
fn some_turn(table: &Table, chance: usize) -> String {
    let game = Game::from_record(&read_jrn(&table.record()).expect("a record")).expect("a game");
    let turns = game.position().turns();
    write_decisions(game.position(), &[turns[chance % turns.len()]])
}

/// What a player does while the game is in his hand, until it is in nobody's or to be sent.
fn act(table: &mut Table, mine: Color, chances: &mut impl Iterator<Item = usize>) -> Option<()> {
    if table.view().offer == Some(mine.other().into()) && chances.next()? % 4 == 0 {
        table.accept_tie(mine).expect("it was offered");
    } else if chances.next()? % 40 == 0 {
        table.resign().expect("the game is in his hand");
    }
    while hand(table) == Hand::Play {
        let turn = some_turn(table, chances.next()?);
        play(table, &turn);
        if table.view().can_undo && chances.next()? % 5 == 0 {
            table.undo().expect("it was not sent");
        }
    }
    let open = table.view().ending.is_none();
    if open && table.view().offer.is_none() && chances.next()? % 6 == 0 {
        assert_eq!(table.offer_tie().fault, None);
    }
    Some(())
}

/// Where a game stands, told without saying to whom.
fn state(table: &Table) -> impl PartialEq + std::fmt::Debug {
    let view = table.view();
    (view.position, view.ending.map(|ending| (ending.code, ending.winner)), view.offer)
}

/// Plays a game by links as long as chance lasts, and looks at every link from both sides after each of them.
fn whole_game(config: &GameConfig, chances: &[usize]) -> Option<()> {
    let mut chances = chances.iter().copied();
    let mut sides = vec![begin(config)];
    let mut links: Vec<(Color, String)> = Vec::new();
    let first = if hand(&sides[0]) == Hand::Play { Color::White } else { Color::Black };
    for sender in [first, first.other()].into_iter().cycle() {
        let at = usize::from(sender != first);
        let before = sides[at].clone();
        act(&mut sides[at], sender, &mut chances)?;
        sides[at] = reload(&sides[at]);
        let link = send(&mut sides[at]);
        assert!(matches!(hand(&sides[at]), Hand::Wait | Hand::Over));
        links.push((sender, link.clone()));
        if sides.len() == 1 {
            sides.push(Table::join(&link, first.other(), "Léo", Lang::EN).expect("an invitation"));
        } else {
            let known = sides[1 - at].clone();
            let ours = texts(&known);
            assert_eq!(take(&mut sides[1 - at], &link), Relation::Next);
            assert!(texts(&sides[1 - at]).starts_with(&ours));
            // Another answer of the same player is none any more.
            let mut other = before;
            if act(&mut other, sender, &mut chances).is_some() {
                let other = send(&mut other);
                let told = relation(&other, &sides[1 - at]);
                let same = relation(&other, &sides[at]) == Relation::Own;
                assert_eq!(told, if same { Relation::Same } else { Relation::Foreign });
            }
        }
        assert_eq!(state(&sides[0]), state(&sides[1]));
        for (n, (by, link)) in links.iter().enumerate() {
            for (color, side) in [(first, &sides[0]), (first.other(), &sides[1])] {
                let told = relation(link, side);
                let wanted = match (n + 1 == links.len(), *by == color) {
                    (false, _) => Relation::Older,
                    (true, true) => Relation::Own,
                    (true, false) => Relation::Same,
                };
                assert_eq!(told, wanted, "link {n} of {} by {by:?}, seen by {color:?}", links.len());
            }
        }
        if hand(&sides[0]) == Hand::Over {
            assert_eq!(hand(&sides[1]), Hand::Over);
            return Some(());
        }
    }
    None
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(24))]

    #[test]
    fn every_link_is_known_for_what_it_is(
        which in 0..4_usize,
        black in any::<bool>(),
        chances in prop::collection::vec(0..10_000_usize, 20..120),
    ) {
        let mine = if black { Color::Black } else { Color::White };
        let config = match which {
            0 => config("4.8"),
            1 => GameConfig { position: Some(RANSOM.to_owned()), ransom: true, ..config("4.8") },
            2 => GameConfig { setting: Some("free".to_owned()), ..config("2.0") },
            _ => GameConfig { ransom: true, ..config("4.16") },
        };
        whole_game(&far(mine, config), &chances);
    }
}
