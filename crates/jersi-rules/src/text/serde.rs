//! `serde`: everything goes as the text that `Display` writes and `FromStr` reads, so what is stored is notation,
//! never bits, and reads well in JSON, TOML or a database.
//!
//! A [`Turn`](crate::Turn) alone is not here: its notation tells what it captures, and cells are named by the edition,
//! so it needs its position. Keep a [`TurnText`], made by [`TurnText::new`], and resolve it when it is read.

use std::fmt;
use std::str::FromStr;

use serde::de::{self, Deserialize, Deserializer, Visitor};
use serde::ser::{Serialize, Serializer};

use crate::notation::TurnText;
use crate::record::{GameResult, Record, Termination};
use crate::{CellName, Color, Counts, Edition, Kind, Outcome, Piece, Position, Reason, Rules};

/// Reads a string by `FromStr`.
struct Text<T>(std::marker::PhantomData<T>, &'static str);

impl<T> Visitor<'_> for Text<T>
where
    T: FromStr,
    T::Err: fmt::Display,
{
    type Value = T;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.1)
    }

    fn visit_str<E: de::Error>(self, text: &str) -> Result<T, E> {
        text.parse().map_err(E::custom)
    }
}

macro_rules! as_text {
    ($($kind:ty, $expected:literal;)*) => {$(
        impl Serialize for $kind {
            fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                serializer.collect_str(self)
            }
        }

        impl<'de> Deserialize<'de> for $kind {
            fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<$kind, D::Error> {
                deserializer.deserialize_str(Text(std::marker::PhantomData, $expected))
            }
        }
    )*};
}

as_text! {
    Edition, "an edition such as 4.8";
    Rules, "rules such as 4.8 no-reserve";
    Kind, "a kind of piece such as rock";
    Piece, "a piece such as white rock";
    Counts, "numbers of pieces such as wise:2 mountain:4";
    CellName, "a cell such as e4";
    Position, "rules and a position string";
    TurnText, "a turn in notation";
    Reason, "what ended a game";
    Outcome, "how a game ended, such as white king-arrived";
    GameResult, "white, black or draw";
    Termination, "what ended a game";
    Record, "a game in JRN";
}

/// By its identifier, as everything else: `white`, where `Display` writes a name for people.
impl Serialize for Color {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(self.id())
    }
}

impl<'de> Deserialize<'de> for Color {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Color, D::Error> {
        deserializer.deserialize_str(Text(std::marker::PhantomData, "white or black"))
    }
}
