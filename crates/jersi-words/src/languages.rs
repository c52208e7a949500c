//! From a language to its words.

use jersi_rules::Lang;

use crate::en::English;
use crate::fr::French;
use crate::{CommandWords, PageWords, PlayWords, ScreenWords, TableWords};

/// What every face says.
pub fn table(lang: Lang) -> &'static dyn TableWords {
    match lang {
        Lang::En => &English,
        Lang::Fr => &French,
    }
}

/// What the full screen says.
pub fn screen(lang: Lang) -> &'static dyn ScreenWords {
    match lang {
        Lang::En => &English,
        Lang::Fr => &French,
    }
}

/// What a game at the command line says.
pub fn play(lang: Lang) -> &'static dyn PlayWords {
    match lang {
        Lang::En => &English,
        Lang::Fr => &French,
    }
}

/// What the page says.
pub fn page(lang: Lang) -> &'static dyn PageWords {
    match lang {
        Lang::En => &English,
        Lang::Fr => &French,
    }
}

/// What the other commands say.
pub fn command(lang: Lang) -> &'static dyn CommandWords {
    match lang {
        Lang::En => &English,
        Lang::Fr => &French,
    }
}
