//! Makes a book of even openings: a line each, for `jersi match --book`.
//!
//! `cargo run --release -p jersi-match --example make_book -- COUNT SEED OTHERS GAME > book.txt`
//!
//! GAME is a game as every command reads it, such as `4.8 no-reserve`. OTHERS are files of books, separated by
//! commas, or `-`: no opening is like one of theirs, not even in a mirror, with other shapes or other colours.
#![allow(clippy::print_stdout, clippy::print_stderr, reason = "a tool for a terminal")]

use std::collections::BTreeSet;
use std::error::Error;

use jersi_match::{Beginning, Book, BookMaker, BookOrder};
use jersi_rules::GameSpec;

fn main() -> Result<(), Box<dyn Error>> {
    let words: Vec<String> = std::env::args().skip(1).collect();
    let [count, seed, others, game @ ..] = &words[..] else {
        return Err("it wants COUNT SEED OTHERS GAME".into());
    };
    let (count, seed): (u32, u64) = (count.parse()?, seed.parse()?);
    let spec: GameSpec = game.join(" ").parse()?;
    let start = spec.start()?;
    let setting = start.setting.ok_or("a book begins with a setting")?;
    let beginning = Beginning::Setting(start.rules(), setting);
    let mut known = BTreeSet::new();
    for file in others.split(',').filter(|&file| file != "-") {
        let book = Book::read(&std::fs::read_to_string(file)?, &beginning);
        known.extend(book.map_err(|bad| format!("{file}: {bad:?}"))?.likenesses());
    }
    let order = BookOrder { turns: 6..=9, balance: 60, nodes: 30_000, seed };
    let mut maker = BookMaker::new(start.position, order, known);
    println!(
        "# {count} openings of 6 to 9 random turns that both sides think even: within 60 by 30000 positions, seed {seed}"
    );
    println!("game {spec}");
    for made in 1..=count {
        println!("{}", maker.next_line());
        if made % 50 == 0 {
            eprintln!("{made} of {} that were tried", maker.tried());
        }
    }
    Ok(())
}
