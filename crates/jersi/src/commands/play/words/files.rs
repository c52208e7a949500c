//! What is said about files.

use std::path::Path;

use jersi_rules::Lang;

use super::Words;
use crate::foreign_text;

/// What happened to a file.
#[derive(Clone, Copy, Debug)]
pub enum FileNews {
    /// By `save`.
    Saved,
    /// By `load`.
    Loaded,
    /// The game is over and kept there.
    Record,
    /// The game is not over and kept there.
    Unfinished,
    /// A game that could be gone on with.
    Offered,
    /// A game that another process plays.
    Busy,
    /// A file that is no record and must not be written over.
    InTheWay,
}

impl Words {
    /// Something was written into a file or read from it.
    pub fn file(self, what: FileNews, path: &Path) -> String {
        let path = shown(path);
        match (what, self.0) {
            (FileNews::Saved, Lang::En) => format!("Saved in {path}"),
            (FileNews::Saved, Lang::Fr) => format!("Enregistrée dans {path}"),
            (FileNews::Loaded, Lang::En) => format!("Loaded from {path}"),
            (FileNews::Loaded, Lang::Fr) => format!("Chargée depuis {path}"),
            (FileNews::Record, Lang::En) => format!("The record is kept in {path}"),
            (FileNews::Record, Lang::Fr) => format!("La partie est gardée dans {path}"),
            (FileNews::Unfinished, Lang::En) => {
                format!("The game is kept in {path}; `jersi play --continue` goes on with it.")
            }
            (FileNews::Unfinished, Lang::Fr) => {
                format!("La partie est gardée dans {path} ; « jersi play --continue » la reprend.")
            }
            (FileNews::Offered, Lang::En) => {
                format!("An unfinished game is kept in {path}; --continue goes on with it.")
            }
            (FileNews::Offered, Lang::Fr) => {
                format!("Une partie inachevée est gardée dans {path} ; --continue la reprend.")
            }
            (FileNews::InTheWay, Lang::En) => {
                format!("{path} is there already, and it is no record that may be replaced")
            }
            (FileNews::InTheWay, Lang::Fr) => {
                format!("{path} existe déjà, et ce n'est pas une partie que l'on peut remplacer")
            }
            (FileNews::Busy, Lang::En) => format!("The game in {path} is being played elsewhere."),
            (FileNews::Busy, Lang::Fr) => format!("La partie de {path} se joue ailleurs."),
        }
    }

    /// A record is where a game should be saved; how to insist.
    pub fn would_replace(self, name: &str) -> String {
        let name = foreign_text::line(name);
        match self.0 {
            Lang::En => format!("{name} is there already; `save! {name}` replaces it"),
            Lang::Fr => format!("{name} existe déjà ; « garder! {name} » le remplace"),
        }
    }

    /// The same as a question.
    pub fn replace_question(self, path: &Path) -> String {
        let path = shown(path);
        match self.0 {
            Lang::En => format!("Replace the game that is in {path}?"),
            Lang::Fr => format!("Remplacer la partie qui est dans {path} ?"),
        }
    }

    /// A file cannot be read or written.
    pub fn cannot_do(
        self,
        en: &'static str,
        fr: &'static str,
        path: &Path,
        error: &std::io::Error,
    ) -> String {
        format!("{} {}{} {error}", self.say(en, fr), shown(path), self.say(":", " :"))
    }

    /// Games cannot be kept.
    pub fn cannot_keep(self, path: Option<&Path>, why: &str) -> String {
        match (path.map(shown), self.0) {
            (Some(path), Lang::En) => {
                format!("Warning: games cannot be kept in {path}: {why}. The game goes on without.")
            }
            (Some(path), Lang::Fr) => {
                format!(
                    "Attention : impossible de garder les parties dans {path} : {why}. La partie continue sans."
                )
            }
            (None, Lang::En) => format!("Warning: games cannot be kept: {why}. The game goes on without."),
            (None, Lang::Fr) => {
                format!("Attention : impossible de garder les parties : {why}. La partie continue sans.")
            }
        }
    }

    /// A kept game cannot be read and was put aside.
    pub fn damaged(self, path: &Path, why: &str, aside: &Path) -> String {
        let (path, aside) = (shown(path), shown(aside));
        match self.0 {
            Lang::En => {
                format!("Warning: {path} is damaged: {why}. It is not lost: it was put aside as {aside}.")
            }
            Lang::Fr => {
                format!(
                    "Attention : {path} est endommagé : {why}. Rien n'est perdu : il a été mis de côté, sous {aside}."
                )
            }
        }
    }
}

/// A path as people see it.
pub fn shown(path: &Path) -> String {
    foreign_text::line(&path.display().to_string())
}
