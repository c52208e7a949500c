//! What is said of kept games: the list of them, and what can be done with one.

use jersi_rules::Color;

use super::French;
use super::table::name;
use crate::{GameDone, GameTrouble, Held, KeptGame, KeptWords, NoSuchGame, TableWords};

impl KeptWords for French {
    fn kept_game(&self, kept: &KeptGame) -> String {
        let mut parts = Vec::new();
        match &kept.game {
            Err(why) => parts.push(format!("illisible : {why}")),
            Ok(game) => {
                let edition = game.rules().edition();
                let [white, black] = Color::BOTH.map(|color| match game.players()[color].name.as_str() {
                    "" => name(color).into_owned(),
                    known => known.to_owned(),
                });
                parts.extend(kept.name().map(|name| format!("« {name} »")));
                parts.push(format!("{white} – {black}"));
                parts.push(format!("JERSI {edition}"));
                parts.push(match game.turns().len() {
                    0 => "aucun tour".to_owned(),
                    1 => "1 tour".to_owned(),
                    turns => format!("{turns} tours"),
                });
                parts.push(match game.ending() {
                    Some(ending) => self.ending(ending, game.rules()),
                    None => format!("à {}", name(game.position().decider())),
                });
                parts.extend(game.tag("Date").map(str::to_owned));
            }
        }
        match kept.held {
            Held::Nobody => {}
            Held::Here => parts.push("sur ce plateau".to_owned()),
            Held::Elsewhere => parts.push("jouée ailleurs".to_owned()),
        }
        parts.join(", ")
    }

    fn no_such_game(&self, which: &str, why: &NoSuchGame) -> String {
        match why {
            NoSuchGame::None => {
                format!(
                    "aucune partie gardée ne s’appelle {which:?} ; la liste donne leurs numéros, noms et identifiants"
                )
            }
            NoSuchGame::Several(numbers) => {
                let numbers: Vec<String> = numbers.iter().map(usize::to_string).collect();
                format!("{which:?} désigne plusieurs parties : {} ; donnez son numéro", numbers.join(", "))
            }
        }
    }

    fn game_done(&self, done: GameDone, game: &str) -> String {
        match done {
            GameDone::Renamed => format!("La partie s’appelle maintenant {game}."),
            GameDone::Deleted => format!("Supprimée : {game}"),
            GameDone::Imported => format!("Importée, c’est {game}"),
        }
    }

    fn game_trouble(&self, trouble: GameTrouble) -> String {
        let text = match trouble {
            GameTrouble::NoneKept => "Aucune partie n’est gardée.",
            GameTrouble::IsHere => "cette partie est sur le plateau",
            GameTrouble::IsElsewhere => "un autre programme joue cette partie ; attendez qu’il la laisse",
            GameTrouble::Forms => {
                "notez « parties », ou derrière : continuer N, renommer N NOM, supprimer N, exporter N FICHIER, importer FICHIER"
            }
            GameTrouble::WhichName => "notez le nouveau nom derrière la partie",
            GameTrouble::WhichToContinue => {
                "plusieurs parties inachevées sont gardées ; notez son numéro derrière --continue"
            }
            GameTrouble::DeleteUnasked => "personne ici pour répondre ; --yes supprime la partie",
            GameTrouble::NoFolder => {
                "ni JERSI_HOME, ni XDG_DATA_HOME, ni HOME ne désignent un dossier pour les parties"
            }
        };
        text.to_owned()
    }

    fn delete_question(&self, game: &str) -> String {
        format!("Supprimer cette partie pour de bon ? {game}")
    }

    fn would_delete(&self, game: &str, typed: &str) -> String {
        format!("« {typed} » supprime cette partie pour de bon : {game}")
    }

    fn would_overwrite(&self, file: &str, typed: &str) -> String {
        format!("{file} existe déjà ; « {typed} » le remplace")
    }

    fn no_or_yes(&self) -> String {
        "[o/N]".to_owned()
    }
}
