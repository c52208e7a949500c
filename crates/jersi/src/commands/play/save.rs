//! Writing a game into a file that somebody names, without ever replacing another game unasked.

use std::path::{Path, PathBuf};
use std::{fs, io};

use jersi_game::Game;
use jersi_rules::record::write_jrn;
use jersi_terminal::NotSaved;
use jersi_words::FileNews;

use super::Words;
use super::files::typed_path;
use crate::whole_file;

/// Writes a game into files, and knows what it wrote last.
#[derive(Debug, Default)]
pub struct Saver {
    last: Option<(PathBuf, String)>,
}

impl Saver {
    /// Writes a game into the file that was typed; tells which file it is. A record that is there is replaced if that
    /// is wanted, or if it is still what was saved of this game before; anything else is never replaced.
    pub fn save(
        &mut self,
        name: &str,
        game: &Game,
        replace: bool,
        words: Words,
    ) -> Result<PathBuf, NotSaved> {
        let text = write_jrn(&game.record());
        let ours = typed_path(name, words).is_ok_and(|path| self.is_ours(&path));
        let path = write(name, &text, replace || ours, words)?;
        self.last = Some((path.clone(), text));
        Ok(path)
    }

    /// Another game is played: what was saved before is not its own.
    pub fn forget(&mut self) {
        self.last = None;
    }

    /// Whether a file holds exactly what was saved of this game.
    fn is_ours(&self, path: &Path) -> bool {
        let Some((known, text)) = &self.last else { return false };
        fs::canonicalize(path).is_ok_and(|path| path == *known)
            && crate::bounded::read_bytes(path).is_ok_and(|bytes| bytes == text.as_bytes())
    }
}

/// Writes a record into the file that was typed; tells which file it is. A record that is there is replaced if that is
/// wanted; anything else never is.
pub fn write(name: &str, text: &str, replace: bool, words: Words) -> Result<PathBuf, NotSaved> {
    let path = typed_path(name, words).map_err(NotSaved::Refused)?;
    may_be_replaced(&path, words).map_err(NotSaved::Refused)?;
    let path = fs::canonicalize(&path).unwrap_or(path);
    let written = match replace {
        true => whole_file::write(&path, text),
        false => whole_file::write_new(&path, text),
    };
    written.map_err(|error| match error.kind() {
        io::ErrorKind::AlreadyExists => NotSaved::Exists(path.clone()),
        _ => NotSaved::Refused(words.cannot_write(&path, &error)),
    })?;
    Ok(fs::canonicalize(&path).unwrap_or(path))
}

/// A file that is something else than a record is not written over.
fn may_be_replaced(path: &Path, words: Words) -> Result<(), String> {
    let Ok(known) = fs::metadata(path) else { return Ok(()) };
    let is_record = known.is_file()
        && crate::bounded::read_bytes(path)
            .is_ok_and(|bytes| bytes.is_empty() || bytes.starts_with(b"[JRN "));
    if is_record && !known.permissions().readonly() {
        return Ok(());
    }
    Err(words.file(FileNews::InTheWay, path))
}

#[cfg(test)]
#[allow(clippy::disallowed_methods, reason = "a test puts files where somebody else would")]
mod tests {
    use super::*;
    use jersi_rules::{ByColor, Edition, Lang, Rules, Setting};

    #[test]
    fn what_somebody_changed_since_is_not_ours_any_more() {
        let folder = std::env::temp_dir().join(format!("jersi-save-{}", std::process::id()));
        fs::create_dir_all(&folder).expect("a folder for the test");
        let name = folder.join("game.jrn").display().to_string();
        let edition = Edition::V4_8;
        let game = Game::new(Rules::new(edition), Setting::usual(edition), ByColor::default());
        let words = jersi_words::play(Lang::EN);
        let mut saver = Saver::default();
        saver.save(&name, &game, false, words).expect("nothing is there");
        saver.save(&name, &game, false, words).expect("it is ours");
        fs::write(&name, "[JRN \"1\"]\n[Edition \"2.0\"]\n\n*\n").expect("written");
        assert!(matches!(saver.save(&name, &game, false, words), Err(NotSaved::Exists(_))));
        saver.save(&name, &game, true, words).expect("it is wanted");
        saver.forget();
        assert!(matches!(saver.save(&name, &game, false, words), Err(NotSaved::Exists(_))));
        fs::remove_dir_all(folder).expect("removed");
    }
}
