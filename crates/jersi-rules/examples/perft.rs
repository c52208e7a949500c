//! Counts all games to a depth: `cargo run --release --example perft -- 3 "4.8 no-reserve"`. Any position will do:
//! `perft -- 3 "2.0 k-rcn-rkc-/c-r-k-c-r-k-/7/8/9/8/7/K-R-C-K-R-C-/C-RKN-RCK- w - - 1"`.
//! With `--divide` it tells what each first turn contributes, to find out which of two generators is wrong.

#![allow(clippy::print_stdout, reason = "an example prints what it found")]

use std::error::Error;
use std::time::Instant;

use jersi_rules::{Position, Rules, perft, perft_after};

fn main() -> Result<(), Box<dyn Error>> {
    let (flags, words): (Vec<String>, Vec<String>) =
        std::env::args().skip(1).partition(|word| word.starts_with("--"));
    let depth: u32 = words.first().map_or("3", String::as_str).parse()?;
    let text = words.get(1).map_or("4.8 no-reserve", String::as_str);
    let position = match text.parse::<Rules>() {
        Ok(rules) => Position::initial(rules),
        Err(_) => text.parse()?,
    };

    if flags.iter().any(|flag| flag == "--divide") && depth > 0 {
        let mut lines: Vec<String> = position
            .turns()
            .into_iter()
            .map(|turn| format!("{} {}", turn.display(&position), perft_after(&position, turn, depth)))
            .collect();
        lines.sort();
        println!("{}", lines.join("\n"));
    }
    let begun = Instant::now();
    let leaves = perft(&position, depth);
    println!("{leaves} in {:.3} s", begun.elapsed().as_secs_f64());
    Ok(())
}
