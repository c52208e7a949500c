//! From a language to its words.

use jersi_rules::Lang;

#[cfg(not(target_family = "wasm"))]
use crate::MadeUp;
use crate::en::English;
use crate::fr::French;
use crate::{CommandWords, ExplainWords, PageWords, PlayWords, ScreenWords, TableWords};

/// Every language, the usual one first; what one lacks of a catalogue, the compiler names. The made-up one is there for
/// tests and translators; the page does without, which would have to carry it.
macro_rules! languages {
    () => {
        &[
            &English,
            &French,
            #[cfg(not(target_family = "wasm"))]
            &MadeUp,
        ]
    };
}

/// The words of a language, or of the usual one where a catalogue does not know it.
fn of<W: TableWords + ?Sized>(lang: Lang, all: &[&'static W]) -> &'static W {
    all.iter().find(|words| words.lang() == lang).unwrap_or(&all[0])
}

/// What every face says.
pub fn table(lang: Lang) -> &'static dyn TableWords {
    of(lang, languages!())
}

/// What the full screen says.
pub fn screen(lang: Lang) -> &'static dyn ScreenWords {
    of(lang, languages!())
}

/// What a game at the command line says.
pub fn play(lang: Lang) -> &'static dyn PlayWords {
    of(lang, languages!())
}

/// What the page says.
pub fn page(lang: Lang) -> &'static dyn PageWords {
    of(lang, languages!())
}

/// What the other commands say.
pub fn command(lang: Lang) -> &'static dyn CommandWords {
    of(lang, languages!())
}

/// What a turn does and threatens, said by every face.
pub fn explain(lang: Lang) -> &'static dyn ExplainWords {
    of(lang, languages!())
}
