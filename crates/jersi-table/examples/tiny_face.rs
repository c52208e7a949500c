//! The smallest face: two machines at a table, their turns printed.

#![allow(clippy::print_stdout, reason = "an example says what it does")]

use jersi_engine::{Limits, StopSignal};
use jersi_game::Game;
use jersi_rules::{ByColor, Color, Edition, Rules, Setting};
use jersi_table::{Mind, Next, Seat, Table};

fn main() {
    let edition = Edition::V4_8;
    let game = Game::new(Rules::new(edition), Setting::usual(edition), ByColor::default());
    let mut table =
        Table::new(game, ByColor::from_fn(|color| Seat::Random(1 + u64::from(color == Color::Black))));
    let (mut mind, limits, stop) = (Mind::new(1, 1), Limits::default(), StopSignal::new());
    while let Next::Machine(color) = table.next() {
        let Some(turn) = mind.decide(&table.seats()[color], &table.live_root(), &limits, &stop, &mut ())
        else {
            break;
        };
        let played = table.decide(turn).expect("a legal turn");
        if played.turn_over {
            println!("{color} {}", table.game().turns().last().expect("just played").text());
        }
    }
    println!("{:?}", table.game().ending());
}
