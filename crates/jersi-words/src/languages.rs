//! From a language to its words.

use jersi_rules::Lang;

use crate::en::English;
use crate::fr::French;
use crate::{CommandWords, MadeUp, PageWords, PlayWords, ScreenWords, TableWords};

/// Everything that the faces say. What a language lacks of it, the compiler names.
trait Words: ScreenWords + PlayWords + PageWords + CommandWords {}

impl<T: ScreenWords + PlayWords + PageWords + CommandWords> Words for T {}

/// Every language, the usual one first.
static ALL: [&dyn Words; 3] = [&English, &French, &MadeUp];

/// The words of a language, in English where the faces do not speak it.
fn of(lang: Lang) -> &'static dyn Words {
    ALL.into_iter().find(|words| words.lang() == lang).unwrap_or(&English)
}

/// What every face says.
pub fn table(lang: Lang) -> &'static dyn TableWords {
    of(lang)
}

/// What the full screen says.
pub fn screen(lang: Lang) -> &'static dyn ScreenWords {
    of(lang)
}

/// What a game at the command line says.
pub fn play(lang: Lang) -> &'static dyn PlayWords {
    of(lang)
}

/// What the page says.
pub fn page(lang: Lang) -> &'static dyn PageWords {
    of(lang)
}

/// What the other commands say.
pub fn command(lang: Lang) -> &'static dyn CommandWords {
    of(lang)
}
