//! Every act by everybody who may not do it, in every state of a game.

use super::club;
use crate::common::{Black, Club, White, answered, code, seconds};
use jersi_club::Act;
use jersi_store::Identity;
use jersi_wire::{Code, GameId};

fn all_acts() -> Vec<Act> {
    let text = |word: &str| if word == "decide" { "a3-b3" } else { "" };
    Act::WORDS.iter().map(|word| Act::read(word, text(word)).expect("an act")).collect()
}

/// A game in which everything can be done by somebody: offers and requests stand, and Black's time runs.
async fn tempting(club: &Club) -> GameId {
    let game = club.begin("4.8", "600+5").await;
    for text in ["a2-b2=d3", "h4-h3=f4", "a3-b3"] {
        club.plays(game, text).await;
    }
    for act in [Act::OfferDraw, Act::AskBack, Act::Claim] {
        club.does(White, game, act).await.expect("it is his right");
    }
    game
}

async fn over(club: &Club) -> GameId {
    let game = tempting(club).await;
    club.does(White, game, Act::Resign).await.expect("resigned");
    game
}

async fn strangers_do_nothing_in_any_game() {
    let club = club().await;
    let nobody = Identity { id: "0".repeat(20), name: "Nobody".to_owned(), kind: jersi_wire::Kind::Guest };
    let open = club.make("4.8", "600+5").await;
    let withdrawn = club.make("4.8", "600+5").await;
    club.act(&club.ada, withdrawn, Act::Abort, 0).await.expect("withdrawn");
    for game in [open, withdrawn, tempting(&club).await, over(&club).await] {
        let before = club.snapshot(game).await;
        for who in [&nobody, &club.eve] {
            for act in all_acts() {
                let after = before.online.as_ref().map_or(0, |online| answered(online, &act));
                assert_eq!(code(club.act(who, game, act.clone(), after).await), Code::NotSeated, "{act:?}");
            }
        }
        let now = club.snapshot(game).await;
        assert_eq!((now.events, now.listed), (before.events, before.listed));
    }
    let nowhere = GameId::new([7; 10]);
    for act in all_acts() {
        assert_eq!(code(club.act(&club.ada, nowhere, act, 0).await), Code::NoSuchGame);
    }
    assert_eq!(code(club.join(&nobody, open).await), Code::NotSignedIn);
    club.is_sound().await;
}

async fn the_wrong_side_does_nothing() {
    let club = club().await;
    let game = tempting(&club).await;
    let before = club.snapshot(game).await;
    let online = before.online.as_ref().expect("begun");
    // White has played, offered, asked and claimed: all the rest is Black's.
    for (act, why) in [
        (Act::Decide("a4-b4".to_owned()), Code::NotYourTurn),
        (Act::OfferDraw, Code::NotNow),
        (Act::AcceptDraw, Code::NotNow),
        (Act::DeclineDraw, Code::NotNow),
        (Act::AskBack, Code::NotNow),
        (Act::GiveBack, Code::NotNow),
        (Act::Keep, Code::NotNow),
        (Act::Abort, Code::NotNow),
        (Act::Claim, Code::NotNow),
        (Act::Here, Code::NotNow),
        (Act::Rematch, Code::NotOver),
    ] {
        let after = answered(online, &act);
        assert_eq!(code(club.act(&club.ada, game, act.clone(), after).await), why, "{act:?}");
    }
    for (act, why) in [
        (Act::Decide("h5-g5 ".repeat(40)), Code::Illegal),
        (Act::Decide("a3-b3".to_owned()), Code::Illegal),
        (Act::AskBack, Code::NotNow),
        (Act::Abort, Code::NotNow),
        (Act::Claim, Code::NotNow),
        (Act::Rematch, Code::NotOver),
    ] {
        let after = answered(online, &act);
        assert_eq!(code(club.act(&club.blaise, game, act.clone(), after).await), why, "{act:?}");
    }
    // What answers something else is answered with the same word, whoever asks.
    for who in [&club.ada, &club.blaise] {
        for act in all_acts() {
            if matches!(act, Act::Resign | Act::Here | Act::Rematch) {
                continue;
            }
            for after in [0, online.seq() + 1, u32::MAX] {
                assert_eq!(code(club.act(who, game, act.clone(), after).await), Code::Stale, "{act:?}");
            }
        }
    }
    assert_eq!(club.snapshot(game).await.events, before.events);
    club.clock.pass(seconds(1));
    club.does(Black, game, Act::Here).await.expect("Black is here");
    club.is_sound().await;
}

async fn what_is_over_is_over_for_its_players_too() {
    let club = club().await;
    let game = over(&club).await;
    let before = club.snapshot(game).await;
    for who in [&club.ada, &club.blaise] {
        for act in all_acts() {
            if act != Act::Rematch {
                let after = before.online.as_ref().map_or(0, |online| answered(online, &act));
                assert_eq!(code(club.act(who, game, act.clone(), after).await), Code::GameOver, "{act:?}");
            }
        }
    }
    assert_eq!(club.snapshot(game).await.events, before.events);
    let open = club.make("4.8", "-").await;
    for act in all_acts() {
        if act != Act::Abort {
            assert_eq!(code(club.act(&club.ada, open, act.clone(), 0).await), Code::NotNow, "{act:?}");
        }
    }
}

crate::on_every_ground![
    strangers_do_nothing_in_any_game,
    the_wrong_side_does_nothing,
    what_is_over_is_over_for_its_players_too
];
