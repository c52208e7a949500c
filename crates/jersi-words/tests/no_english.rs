//! What goes wrong with records and machines is data: in French nothing of it is English.
#![allow(missing_docs)]

use std::collections::BTreeSet;
use std::time::Duration;

use jersi_engine::ugi::{Client, ClientError, Timeouts};
use jersi_game::{Game, GameError, LoadError, Player, TagFault};
use jersi_rules::record::read_jrn;
use jersi_rules::{ByColor, Edition, Lang, Rules, Setting};
use jersi_table::{Absence, Forfeit, IllegalAnswer, PlayerFault};
use jersi_words::command;

/// Words of four letters and more.
fn words(text: &str) -> BTreeSet<String> {
    let words = text.split(|c: char| !c.is_alphabetic()).filter(|word| word.chars().count() > 3);
    words.map(str::to_lowercase).collect()
}

/// English and French share no word but these, which are data.
fn told_apart(english: &str, french: &str, data: &str) {
    let (data, french_words) = (words(data), words(french));
    let both: Vec<String> = words(english).intersection(&french_words).cloned().collect();
    assert!(both.iter().all(|word| data.contains(word)), "{both:?} in both:\n{english}\n{french}");
    assert!(!french.is_empty() && english != french, "{english}\n{french}");
}

fn load(error: &LoadError, data: &str) -> String {
    let said = |lang| command(lang).load_error(error);
    told_apart(&said(Lang::EN), &said(Lang::FR), data);
    said(Lang::FR)
}

fn forfeit(why: &Forfeit, data: &str) -> String {
    let said = |lang| command(lang).forfeit(why);
    told_apart(&said(Lang::EN), &said(Lang::FR), data);
    let [english, french] = Lang::ALL.map(|lang| command(lang).match_forfeits("mine", why));
    assert!(english.contains(&said(Lang::EN)) && french.contains(&said(Lang::FR)));
    said(Lang::FR)
}

fn read(tags: &[(&str, &str)], turns: &str) -> LoadError {
    let head: String = [("JRN", "1"), ("Edition", "4.8")]
        .iter()
        .chain(tags)
        .flat_map(|(name, value)| ["[", name, " \"", value, "\"]\n"])
        .collect();
    let record = read_jrn(&format!("{head}\n{turns}\n")).expect("a record");
    Game::from_record(&record).expect_err("it is no game")
}

#[test]
fn tags_of_records() {
    for why in TagFault::ALL {
        let error = read(&[(why.tag(), "flubb")], "1. a2-b2");
        assert!(matches!(&error, LoadError::Tag { why: told, .. } if *told == why), "{error:?}");
        let data = format!("flubb {} quiet repetitions white black draw resignation", why.tag());
        assert!(load(&error, &data).contains("écrivez "));
    }
}

#[test]
fn endings_that_contradict_the_turns() {
    let error = read(&[("Result", "white"), ("Termination", "king-arrived")], "1. a2-b2");
    assert!(load(&error, "white king-arrived").ends_with("mais ses tours ne la finissent pas ainsi"));
    let over = "7/7K-/7/8/3k-5/8/7/8/7 w - 0 29";
    let tags = [("Position", over), ("Result", "black"), ("Termination", "resignation")];
    let error = read(&tags, "h8-i7");
    let LoadError::Ending { found: Some(_), .. } = &error else { panic!("{error:?}") };
    assert!(load(&error, "black resignation").contains("finissent autrement : Blanc gagne"));
}

/// Every way to forfeit, from the client itself where it can be had.
#[test]
fn forfeits() {
    let start = |words: &[&str]| {
        let command: Vec<String> = words.iter().map(|&word| word.to_owned()).collect();
        let timeouts = Timeouts { start: Duration::from_secs(20), ..Timeouts::default() };
        Client::start(&command, timeouts).err().expect("it does not start")
    };
    let absent = start(&["./no-such-program"]);
    assert!(forfeit(&absent.into(), "such program").starts_with("impossible de lancer ./no-such-program : "));
    assert_eq!(forfeit(&start(&[]).into(), ""), "aucun programme n’est nommé");
    let ended = start(&["/bin/sh", "-c", "echo oh >&2; exit 3"]);
    assert!(matches!(ended, ClientError::Ended { .. }), "{ended:?}");
    let told = forfeit(&ended.into(), "ugiok code");
    assert_eq!(told, "il est tombé en panne avant ugiok, avec le code de sortie 3 : oh");
    let killed = start(&["/bin/sh", "-c", "kill -9 $$"]);
    assert_eq!(
        forfeit(&killed.into(), "ugiok signal"),
        "il est tombé en panne avant ugiok, arrêté par un signal"
    );

    let players = ByColor::from_fn(|color| Player::new(color.id(), "human"));
    let mut game = Game::new(Rules::new(Edition::V4_8), Setting::usual(Edition::V4_8), players);
    let refused: GameError = game.play("a2-b2=d4").expect_err("not legal");
    let illegal = |why| Forfeit::Illegal { text: "a2-b2=d4".to_owned(), why };
    for why in [
        illegal(IllegalAnswer::Refused(Box::new(refused))),
        illegal(IllegalAnswer::NotOver),
        illegal(IllegalAnswer::Several(vec!["a2-b2".to_owned()])),
        Forfeit::Absent(Absence::OpenQuote),
        Forfeit::Absent(Absence::Player(PlayerFault::NeedsSomebody)),
        Forfeit::Lacks { name: "Edition".to_owned(), value: "2.0".to_owned() },
        Forfeit::BrokeDown,
        Forfeit::NoTurn,
        Forfeit::Late(Duration::from_millis(1500)),
    ] {
        // Some words are the same in both.
        forfeit(&why, "edition option match");
    }
}
