//! The contract in TypeScript: one file of the page, written by a test and compared by it ever after.

use std::fmt::Write as _;
use std::path::Path;

use jersi_club::{Act, What};
use jersi_rules::Color;

use crate::typescript_text::{compare, declarations};
use crate::{
    ActDone, ClockNow, ClubInfo, Code, DeviceCode, EventMessage, Export, Farewell, FromClient, FromServer,
    GREETINGS, GameMade, GameRow, GameState, Join, Joined, Kind, LONGEST_BODY, LONGEST_FRAME, Leaderboard,
    Lobby, MakeGame, Me, MyGames, NewPassword, PROTOCOL, Passkey, PasskeyAsked, PasskeyShown, PasskeyWish,
    Player, PlayerSeat, Ranked, RatedGame, Rating, Refused, Register, Rename, Results, SUBPROTOCOL, Seat,
    SignIn, SignOut, UseDevice, Vacation, You,
};

/// Words that are texts in Rust, as a union of them.
fn words(name: &str, about: &str, words: &[&str]) -> String {
    let union: Vec<String> = words.iter().map(|word| format!("{word:?}")).collect();
    format!("\n/** {about} */\nexport type {name} = {};\n", union.join(" | "))
}

fn head() -> String {
    let mut text = String::from(
        "// biome-ignore-all format: made by a test\n\
         // What goes between the page and a club. Made from crates/jersi-wire by\n\
         // `JERSI_WRITE=1 cargo test -p jersi-wire typescript`; do not edit. docs/club.md tells it in words.\n",
    );
    for (about, name, value) in [
        ("The version of the contract.", "PROTOCOL", PROTOCOL.to_string()),
        ("The subprotocol of the socket.", "SUBPROTOCOL", format!("{SUBPROTOCOL:?}")),
        ("The longest message, in bytes.", "LONGEST_FRAME", LONGEST_FRAME.to_string()),
        ("The longest body, in bytes.", "LONGEST_BODY", LONGEST_BODY.to_string()),
        ("The longest name, in characters.", "LONGEST_NAME", jersi_club::LONGEST_NAME.to_string()),
    ] {
        writeln!(text, "\n/** {about} */\nexport const {name} = {value};").expect("a text takes more");
    }
    text += &words("Color", "A player.", &Color::BOTH.map(Color::id));
    text += &words("Status", "How far a game is.", &["open", "playing", "over"]);
    text += &words("ActWord", "What a player can do.", &Act::WORDS);
    text += &words("EventKind", "What can happen.", &What::KINDS);
    text += &words("Greeting", "What can be said.", &GREETINGS);
    text
}

fn written() -> String {
    declarations![head();
        Code,
        Refused,
        Kind,
        ClubInfo,
        Seat,
        MakeGame,
        GameMade,
        Join,
        Joined,
        ActDone,
        ClockNow,
        PlayerSeat,
        EventMessage,
        GameState,
        GameRow,
        Lobby,
        MyGames,
        Rename,
        You,
        DeviceCode,
        UseDevice,
        Register,
        SignIn,
        SignOut,
        NewPassword,
        Farewell,
        Vacation,
        PasskeyWish,
        PasskeyAsked,
        PasskeyShown,
        Passkey,
        Rating,
        RatedGame,
        Results,
        Me,
        Export,
        Player,
        Ranked,
        Leaderboard,
        FromClient,
        FromServer,
    ]
}

#[test]
fn the_contract_of_the_page_is_this() {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../web/src/wire/club.ts");
    compare(&path, &written(), "JERSI_WRITE=1 cargo test -p jersi-wire typescript");
}
