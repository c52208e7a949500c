//! French.

use super::{LangId, Language, Said};
use crate::piece::Color;
use crate::rules::NoSuchVariant;
use crate::setting::{self, NoSuchSetting};

/// French.
pub struct French;

impl Language for French {
    fn id(&self) -> LangId {
        LangId("fr")
    }

    fn own_name(&self) -> Said {
        "français".into()
    }

    fn color(&self, color: Color) -> Said {
        match color {
            Color::White => "Blanc".into(),
            Color::Black => "Noir".into(),
        }
    }

    fn no_such_variant(&self, NoSuchVariant { edition, variant }: &NoSuchVariant) -> String {
        format!("l'édition {edition} n'a pas la variante « {variant} » ; 4.8 et 4.16 l'ont")
    }

    fn no_such_setting(&self, why: &NoSuchSetting) -> String {
        match why {
            NoSuchSetting::Unknown { edition } => {
                format!("l'édition {edition} n'a pas cette mise en place ; elle a {}", setting::ids(*edition))
            }
            NoSuchSetting::Guardian => {
                "le mokca n'est au choix que dans la mise en place libre de 3.0 et de 4-draft".to_owned()
            }
        }
    }
}
