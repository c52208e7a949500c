//! What several tests need.
#![allow(dead_code, missing_docs)]

use jersi_game::{Game, Player};
use jersi_rules::notation::read_position;
use jersi_rules::{ByColor, Edition, Rules, Setting, Turn, Variant, Way};

/// The game of seven turns in the booklet of 2.0.
pub const BOOKLET: [&str; 7] =
    ["a5-b5=d7", "i5-h5=f7", "d7=e8-f7!", "h6-g6", "e8-f7=g6!", "i2-h3=f5", "g6=i4!-i3!!"];

pub fn players() -> ByColor<Player> {
    ByColor { white: Player::new("Ada", "human"), black: Player::new("Bo", "random:7") }
}

pub fn new_game(edition: Edition) -> Game {
    Game::new(Rules::new(edition), Setting::usual(edition), players())
}

pub fn booklet_game(turns: usize) -> Game {
    let mut game = new_game(Edition::V2_0);
    for text in &BOOKLET[..turns] {
        game.play(text).expect(text);
    }
    game
}

/// A game of 4.8 with ransom in which White captures the king by e4-e5.
pub fn ransom_game() -> Game {
    let rules = Rules::with(Edition::V4_8, Variant { reserve: true, ransom: true }).expect("4.8 has it");
    let text = "7/8/7/8/3R-k-4/8/2r-3r-/8/3K-3 w MW 5 11";
    Game::from_position(read_position(rules, text).expect("the rules allow this"), players())
}

/// Every edition, variant and setting.
pub fn all_games() -> Vec<Game> {
    let mut games = Vec::new();
    for edition in Edition::ALL {
        for reserve in [true, false] {
            for ransom in [false, true] {
                let Ok(rules) = Rules::with(edition, Variant { reserve, ransom }) else { continue };
                for facts in edition.facts().settings {
                    for guardian in [false, true] {
                        let seed = if facts.way == Way::Random { 11 } else { 0 };
                        if let Ok(setting) = Setting::named(edition, facts.id, seed, guardian) {
                            games.push(Game::new(rules, setting, players()));
                        }
                    }
                }
            }
        }
    }
    games
}

/// Numbers by chance, the same for the same seed.
pub struct Chance(pub u64);

impl Chance {
    pub fn below(&mut self, end: usize) -> usize {
        self.0 = self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        ((self.0 >> 33) as usize) % end
    }

    pub fn decision(&mut self, game: &Game) -> Turn {
        let turns = game.position().turns();
        turns[self.below(turns.len())]
    }
}
