//! English.

use super::{LangId, Language, Said};
use crate::piece::Color;
use crate::rules::NoSuchVariant;
use crate::setting::{self, NoSuchSetting};

/// English.
pub struct English;

impl Language for English {
    fn id(&self) -> LangId {
        LangId("en")
    }

    fn own_name(&self) -> Said {
        "English".into()
    }

    fn color(&self, color: Color) -> Said {
        match color {
            Color::White => "White".into(),
            Color::Black => "Black".into(),
        }
    }

    fn no_such_variant(&self, NoSuchVariant { edition, variant }: &NoSuchVariant) -> String {
        format!("edition {edition} has no {variant} variant; 4.8 and 4.16 have it")
    }

    fn no_such_setting(&self, why: &NoSuchSetting) -> String {
        match why {
            NoSuchSetting::Unknown { edition } => {
                format!("edition {edition} has no such setting; it has {}", setting::ids(*edition))
            }
            NoSuchSetting::Guardian => {
                "the mokca is a choice of the free setting of 3.0 and 4-draft only".to_owned()
            }
        }
    }
}
