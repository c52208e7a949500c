//! The text form: `engine:5:77`.

use std::ops::Range;
use std::str::FromStr;

use jersi_rules::SpecValue;

use super::keys::keys_of;
use super::{BadPlayerSpec, PlayerFault, PlayerSpec};

impl FromStr for PlayerSpec {
    type Err = BadPlayerSpec;

    fn from_str(text: &str) -> Result<PlayerSpec, BadPlayerSpec> {
        let (word, rest) = text.split_once(':').map_or((text, None), |(word, rest)| (word, Some(rest)));
        // Of a player whom nobody knows the rest is of no interest.
        let (player, keys) = keys_of(word).unwrap_or_default();
        let mut pairs = vec![("type", SpecValue::Word(word))];
        let mut places: Vec<(&str, Range<usize>)> = vec![("type", 0..word.len())];
        let mut at = word.len() + 1;
        let mut rest = rest;
        for (n, &key) in keys.iter().enumerate() {
            let Some(behind) = rest else { break };
            // Names and commands may hold colons; of numbers each has its own.
            let whole = matches!(key, "name" | "command");
            let (part, next) = match behind.split_once(':') {
                Some((part, next)) if !whole => (part, Some(next)),
                _ => (behind, None),
            };
            if n + 1 == keys.len() && next.is_some() {
                let span = at + part.len()..text.len();
                return Err(BadPlayerSpec { fault: PlayerFault::TooMuch(player), span });
            }
            pairs.push((key, SpecValue::Word(part)));
            places.push((key, at..at + part.len()));
            at += part.len() + 1;
            rest = next;
        }
        PlayerSpec::from_pairs(&pairs).map_err(|(fault, key)| {
            let place = places.iter().find(|(name, _)| *name == key).map(|(_, place)| place.clone());
            // What is missing is missing at the end.
            BadPlayerSpec { fault, span: place.unwrap_or(text.len()..text.len()) }
        })
    }
}
