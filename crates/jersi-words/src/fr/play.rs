//! What a game at the command line says: line by line, and about files.

use std::io;
use std::path::Path;

use jersi_engine::{Score, Verdict};
use jersi_rules::notation::write_position;
use jersi_rules::{Color, Kind, Position, Stage};

use super::table::name;
use super::{French, LANG};
use crate::{Deed, FaultWords, FileNews, PlayWords, TableWords, Trouble, kind_plural};

impl PlayWords for French {
    fn sits(&self, color: Color, who: &str) -> String {
        format!("{} : {who}", name(color))
    }

    fn seeded(&self, who: &str, seed: u64) -> String {
        format!("{who} (graine {seed})")
    }

    fn welcome(&self) -> String {
        "Tapez un tour comme a2-b2, ou un mot : tours, pourquoi, conseil, annuler, aide, quitter. Tab complète."
            .to_owned()
    }

    fn help(&self) -> String {
        HELP.to_owned()
    }

    fn line_prompt(&self, position: &Position) -> String {
        let who = name(position.decider());
        match position.stage() {
            Stage::Setting => format!("{who} pose> "),
            Stage::Turn => format!("{who} {}> ", position.turn_label().pair()),
            Stage::Gift(_) => format!("{who} donne> "),
            Stage::Relocation => format!("{who} repositionne> "),
        }
    }

    fn line_prompt_over(&self) -> String {
        "partie finie> ".to_owned()
    }

    fn ask_gift(&self, position: &Position, kind: Kind, choices: &str) -> String {
        let (who, kinds) = (name(position.decider()), kind_plural(position.edition(), kind, LANG));
        format!("La rançon : {who} décide, parmi ses {kinds}, ce qu’il donne : {choices}")
    }

    fn ask_relocation(&self, position: &Position, choices: &str) -> String {
        let who = name(position.decider());
        format!("La rançon est donnée : {who} décide où va le roi capturé : {choices}")
    }

    fn plays(&self, color: Color, turn: &str) -> String {
        format!("{} joue {turn}", name(color))
    }

    fn legal(&self, turn: &str) -> String {
        format!("Légal : {turn}")
    }

    fn marks(&self, turn: &str) -> String {
        format!("Les signes de capture sont autres : {turn}")
    }

    fn no(&self, line_number: Option<usize>) -> String {
        line_number.map_or("Non : ".to_owned(), |number| format!("Ligne {number} refusée : "))
    }

    fn unknown_line(&self, word: &str) -> String {
        format!("{word:?} n’est ni un tour ni un mot de ce jeu ; « aide » en donne la liste")
    }

    fn over_line(&self, reopens: bool) -> String {
        let text = match reopens {
            true => "la partie est finie ; « annuler » ou « nouvelle » continuent",
            false => "la partie est finie ; « nouvelle » en commence une autre",
        };
        text.to_owned()
    }

    fn score_line(&self, white: u8, black: u8) -> String {
        format!("Score : {white} {black}")
    }

    fn draw_word(&self) -> String {
        "« nulle »".to_owned()
    }

    fn last_turn(&self, player: Color, turn: &str) -> String {
        format!("dernier tour : {} {turn}", name(player))
    }

    fn position(&self, position: &Position) -> String {
        format!("position : {}", write_position(position))
    }

    fn yes_or_no(&self) -> String {
        "[O/n]".to_owned()
    }

    fn score(&self, score: Score) -> String {
        match score.verdict() {
            Verdict::Units(units) => format!("{units:+} unités"),
            Verdict::WinIn(1) => "gagne avec ce tour".to_owned(),
            Verdict::WinIn(turns) => format!("gagne en {turns} tours"),
            Verdict::LossIn(turns) => format!("perd en {turns} tours"),
        }
    }

    fn stands(&self, player: Color, score: Score, chance: f64) -> String {
        format!("{} : {}, chances de gain {}", name(player), self.score(score), self.percent(chance))
    }

    fn file(&self, news: FileNews, path: &Path) -> String {
        let path = path.display();
        match news {
            FileNews::Saved => format!("Enregistrée dans {path}"),
            FileNews::Loaded => format!("Chargée depuis {path}"),
            FileNews::Record => format!("La partie est gardée dans {path}"),
            FileNews::Unfinished => {
                format!("La partie est gardée dans {path} ; « jersi play --continue » la reprend.")
            }
            FileNews::Offered => {
                format!("Une partie inachevée est gardée dans {path} ; --continue la reprend.")
            }
            FileNews::Declined => {
                format!("La partie reste gardée dans {path} ; « jersi games » les donne toutes.")
            }
            FileNews::Busy => format!("La partie de {path} se joue ailleurs."),
            FileNews::InTheWay => {
                format!("{path} existe déjà, et ce n’est pas une partie que l’on peut remplacer")
            }
        }
    }

    fn would_replace(&self, name: &str) -> String {
        format!("{name} existe déjà ; « garder! {name} » le remplace")
    }

    fn replace_question(&self, path: &Path) -> String {
        format!("Remplacer la partie qui est dans {} ?", path.display())
    }

    fn mend_question(&self, why: &str, slips: &[(String, String)]) -> String {
        format!(
            "{why}\nOn peut la réparer : {}. Ouvrir la partie réparée ? Le fichier reste comme il est.",
            slips_said(slips)
        )
    }

    fn would_mend(&self, slips: &[(String, String)], typed: &str) -> String {
        format!("on peut la réparer : {} ; « {typed} » prend la partie réparée", slips_said(slips))
    }

    fn was_mended(&self, slips: &[(String, String)]) -> String {
        format!("Réparé : {}. Le fichier reste comme il est.", slips_said(slips))
    }

    fn cannot_read(&self, path: &Path, error: &io::Error) -> String {
        self.file_fault(Deed::Read, &path.display().to_string(), error)
    }

    fn cannot_write(&self, path: &Path, error: &io::Error) -> String {
        self.file_fault(Deed::Write, &path.display().to_string(), error)
    }

    fn cannot_keep(&self, path: Option<&Path>, why: &str) -> String {
        let place = path.map(|path| format!(" dans {}", path.display())).unwrap_or_default();
        format!(
            "Attention : impossible de garder les parties{place} : {why}. La partie continue ; chaque tour réessaie."
        )
    }

    fn kept_again(&self, path: &Path) -> String {
        format!("Toute la partie est de nouveau gardée, dans {}.", path.display())
    }

    fn not_kept(&self, why: &str, kept: usize, turns: usize) -> String {
        let which = match (kept, turns) {
            (0, _) => "Elle n’est dans aucun fichier.".to_owned(),
            (1, turns) if turns > 1 => format!("Seul le premier de ses {turns} tours est dans un fichier."),
            (kept, turns) if kept < turns => {
                format!("Seuls les {kept} premiers de ses {turns} tours sont dans un fichier.")
            }
            _ => "Son dernier changement n’est dans aucun fichier.".to_owned(),
        };
        format!("Attention : cette partie n’est PAS gardée : {why}. {which} La voici en entier :")
    }

    fn cannot_look(&self, folder: &Path, error: &io::Error) -> String {
        format!(
            "impossible de chercher les parties gardées dans {} : {}",
            folder.display(),
            self.io_fault(&error.into())
        )
    }

    fn damaged(&self, path: &Path, why: &str, aside: &Path) -> String {
        let (path, aside) = (path.display(), aside.display());
        format!(
            "Attention : {path} est endommagé : {why}. Rien n’est perdu : il a été mis de côté, sous {aside}."
        )
    }

    fn file_not_utf8(&self, path: &Path, line: usize, column: usize) -> String {
        format!(
            "{}:{line}:{column} n’est pas en UTF-8 : l’octet à cet endroit ne commence aucun caractère",
            path.display()
        )
    }

    fn line_not_utf8(&self, column: usize) -> String {
        format!("la ligne n’est pas en UTF-8 : ce qui est à la colonne {column} n’est pas un caractère")
    }

    fn trouble(&self, trouble: Trouble) -> String {
        let text = match trouble {
            Trouble::NoSuchTurns => "Il n’y en a pas.",
            Trouble::WhyWhat => "notez le tour après « pourquoi »",
            Trouble::BestOfWhat => "« meilleurs » prend un nombre de suites de 1 à 20",
            Trouble::WhichFile => "notez le nom d’un fichier",
            Trouble::OpenQuotation => "un guillemet n’est pas fermé",
            Trouble::NobodyUndoes => "personne ici pour annuler un tour",
            Trouble::TooLong => "la ligne est trop longue pour un tour",
            Trouble::HowToLeave => "Ctrl-C encore, Ctrl-D ou « quitter » pour partir ; la partie est gardée.",
            Trouble::NothingToContinue => "il n’y a pas de partie inachevée à continuer",
            Trouble::NamesNoGame => "il ne désigne aucune partie",
            Trouble::NothingEntered => "rien n’est entré",
            Trouble::OnlyAtTheScreen => "ce mot est pour le plein écran ; ici, « voir » affiche le plateau",
        };
        text.to_owned()
    }
}

/// What is written, and what was meant.
fn slips_said(slips: &[(String, String)]) -> String {
    slips.iter().map(|(written, meant)| format!("{written} lu {meant}")).collect::<Vec<_>>().join(", ")
}

const HELP: &str = "\
Un tour    a2-b2          une pièce avance d’une case (sur une pièce à soi : une pile)
           b2=d3          une pile avance d’une ou deux cases en ligne droite
           a2-b2=d3       les deux : former une pile, puis la déplacer ; d3=f4-g4! déplacer, puis défaire
           M:d4/W:d5      4.x : parachuter un ou deux cubes de la réserve
           f1=h2!!/K:a2   4.x : le roi capturé est repositionné sur a2
           f1=h2!!#R      4.x avec rançon : exiger une pierre ; puis l’adversaire donne #c3, puis /K:a2
           N:a3           préparation libre : poser une pièce
           Les signes de capture (! et !!) sont facultatifs.
Ou bien    a2  b2  d3     case par case, comme sur un plateau ; M: prend une sorte, . est sans seconde étape
           jouer          joue ce qui est entré, comme la dernière case encore ; retour reprend un choix
tours [T]  tous les tours légaux, ou ceux qui commencent par T
pourquoi T légal, ou la règle qui l’interdit
conseil    le meilleur tour du moteur    évaluer  où vous en êtes    meilleurs N  les N meilleures suites
voir       le plateau       annuler, refaire  un tour en arrière, et en avant
nulle      proposer la nulle, ou l’accepter        abandonner
garder F   garder! F remplace    charger F  charger! F répare    nouvelle [options]  une autre partie ; « nouvelle --help » donne les options
parties    les parties gardées ; parties continuer N, renommer N NOM, supprimer N, exporter N F, importer F
quitter    partir ; la partie est gardée
";
