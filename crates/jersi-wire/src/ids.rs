//! Names of games and acts that nobody can guess.

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Deserializer, Serialize, Serializer, de};

/// A text that is no name of this sort.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{0:?} is no name of {1} bytes in hexadecimal digits")]
pub struct BadId(String, usize);

/// Makes a name out of random bytes, written as hexadecimal digits.
macro_rules! id {
    ($(#[$doc:meta])* $name:ident, $bytes:literal) => {
        $(#[$doc])*
        #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
        pub struct $name([u8; $bytes]);

        impl $name {
            /// From bytes that were drawn or computed.
            pub const fn new(bytes: [u8; $bytes]) -> $name {
                $name(bytes)
            }

            /// The bytes.
            pub const fn bytes(self) -> [u8; $bytes] {
                self.0
            }
        }

        impl fmt::Display for $name {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                self.0.iter().try_for_each(|byte| write!(f, "{byte:02x}"))
            }
        }

        impl FromStr for $name {
            type Err = BadId;

            fn from_str(text: &str) -> Result<$name, BadId> {
                read(text).map($name).ok_or_else(|| BadId(text.chars().take(64).collect(), $bytes))
            }
        }

        impl Serialize for $name {
            fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                serializer.collect_str(self)
            }
        }

        impl<'de> Deserialize<'de> for $name {
            fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<$name, D::Error> {
                String::deserialize(deserializer)?.parse().map_err(de::Error::custom)
            }
        }

        #[cfg(feature = "openapi")]
        impl utoipa::PartialSchema for $name {
            fn schema() -> utoipa::openapi::RefOr<utoipa::openapi::Schema> {
                let digits = format!("^[0-9a-f]{{{}}}$", 2 * $bytes);
                utoipa::openapi::ObjectBuilder::new()
                    .schema_type(utoipa::openapi::schema::Type::String)
                    .pattern(Some(digits))
                    .into()
            }
        }

        #[cfg(feature = "openapi")]
        impl utoipa::ToSchema for $name {}
    };
}

id! {
    /// The name of a game: 80 bits. Who knows it may watch.
    GameId, 10
}
id! {
    /// The name of an act: 128 bits, drawn by who does it before the first try. The same act again has the same name.
    ActId, 16
}

/// Lower-case digits only: a name has one spelling.
fn read<const N: usize>(text: &str) -> Option<[u8; N]> {
    let digits = text.as_bytes();
    if digits.len() != 2 * N {
        return None;
    }
    let digit = |byte: u8| match byte {
        b'0'..=b'9' => Some(byte - b'0'),
        b'a'..=b'f' => Some(byte - b'a' + 10),
        _ => None,
    };
    let mut bytes = [0; N];
    for (byte, pair) in bytes.iter_mut().zip(digits.chunks_exact(2)) {
        *byte = digit(pair[0])? << 4 | digit(pair[1])?;
    }
    Some(bytes)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_name_has_one_spelling() {
        let text = "00ff10a0b1c2d3e4f506";
        assert_eq!(text.parse::<GameId>().map(|id| id.to_string()), Ok(text.to_owned()));
        for bad in [
            "",
            "00",
            "00FF10A0B1C2D3E4F506",
            "00ff10a0b1c2d3e4f5060",
            "zzff10a0b1c2d3e4f506",
            "é0ff10a0b1c2d3e4f506",
        ] {
            assert!(bad.parse::<GameId>().is_err(), "{bad}");
        }
    }
}
