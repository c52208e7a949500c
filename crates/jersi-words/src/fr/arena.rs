//! What is said of matches and tournaments beyond their score.

use jersi_engine::ugi::{Announced, OptionKind};
use jersi_table::ForfeitKind;

use crate::{ArenaColumn, ArenaFault, ArenaNote};

pub(super) fn forfeited(kind: ForfeitKind, games: u32) -> String {
    let why = match kind {
        ForfeitKind::Absent => "il n’a pas pu être lancé",
        ForfeitKind::Ended => "il est tombé en panne",
        ForfeitKind::Lacks => "il ne sait pas jouer selon les règles ou les options",
        ForfeitKind::NoTurn => "il n’a trouvé aucun coup",
        ForfeitKind::Late => "il n’a pas répondu à temps",
        ForfeitKind::Time => "son temps était écoulé",
        ForfeitKind::Illegal => "il a joué ce qui n’est pas permis",
        ForfeitKind::Untold => "ses parties ne disent pas pourquoi",
    };
    format!("{games} × {why}")
}

pub(super) fn speed(who: &str, speed: Option<u64>) -> String {
    match speed {
        Some(speed) => format!("{who} : {speed} positions par seconde de processeur"),
        None => format!("{who} : inconnue"),
    }
}

pub(super) fn note(note: ArenaNote) -> String {
    match note {
        ArenaNote::BrokenOff(games) => format!("Interrompu : ce qui suit vient de {games} parties."),
        ArenaNote::BookRepeats { openings, pairs } => {
            format!("Le livre a {openings} ouvertures pour {pairs} paires ; certaines reviennent donc.")
        }
    }
}

pub(super) fn column(column: ArenaColumn) -> String {
    let text = match column {
        ArenaColumn::Player => "joueur",
        ArenaColumn::Games => "parties",
        ArenaColumn::Result => "gains nulles pertes",
        ArenaColumn::Score => "score",
        ArenaColumn::Elo => "Elo",
    };
    text.to_owned()
}

pub(super) fn fault(fault: &ArenaFault) -> String {
    match fault {
        ArenaFault::OtherRules { here, wanted } => {
            format!("cette ouverture suit les règles {here}, et le match {wanted}")
        }
        ArenaFault::Shuffled => {
            "la mise en place est mélangée à chaque paire, des tours seuls ne veulent rien dire : \
             écrivez une position, ou un jeu avec sa graine, devant moves"
                .to_owned()
        }
        ArenaFault::OpeningOver => "la partie est finie ici, ce n’est donc pas une ouverture".to_owned(),
        ArenaFault::HalfATurn => "l’ouverture s’arrête au milieu d’un tour".to_owned(),
        ArenaFault::EmptyBook => "le livre n’a aucune ouverture : écrivez-en une par ligne".to_owned(),
        ArenaFault::NoFrozenBook(games) => {
            format!("ce jeu n’a pas de tel livre ; il y a des livres pour {}", games.join(", "))
        }
        ArenaFault::BadOption => "une option d’un programme s’écrit NOM=VALEUR".to_owned(),
        ArenaFault::NoSuchPlayer { players } => {
            format!("écrivez le numéro d’un joueur de 1 à {players}, deux-points, puis NOM=VALEUR")
        }
        ArenaFault::NoSuchOption { name, known } if known.is_empty() => {
            format!("il n’y a pas d’option {name} : ce joueur n’en a aucune")
        }
        ArenaFault::NoSuchOption { name, known } => {
            format!("il n’y a pas d’option {name} ; ce joueur annonce {}", known.join(", "))
        }
        ArenaFault::OptionRefused { announced, value } => {
            format!("{} prend {}, pas {value}", announced.name, takes(announced))
        }
        ArenaFault::FewPlayers => "un tournoi a deux joueurs ou plus".to_owned(),
        ArenaFault::NoTournament => {
            "dites qui rencontre qui : --tournament round-robin ou gauntlet".to_owned()
        }
        ArenaFault::NotANameAndNumber { word, known } => {
            format!("{word} n’est rien de {}, avec un nombre entier derrière =", known.join(", "))
        }
        ArenaFault::TooLittle { name, least } => format!("{name} vaut au moins {least}"),
        ArenaFault::SprtOfTournament => {
            "un test séquentiel est pour deux joueurs ; ceux-ci font un tournoi".to_owned()
        }
        ArenaFault::NamesMissing(names) => {
            format!("écrivez aussi {}, chacun avec son nombre", names.join(", "))
        }
        ArenaFault::NoResultFile => "ce n’est pas le résultat d’un match : --result en écrit un".to_owned(),
        ArenaFault::OtherResults { first } => {
            format!("c’est le résultat d’un autre match que {first}")
        }
        ArenaFault::Doubled { game, first } => format!("la partie {game} est déjà dans {first}"),
        ArenaFault::GamesMissing { missing, first } => {
            format!(
                "{missing} parties ne sont dans aucun fichier, à partir de la partie {first} : \
                 donnez les résultats de toutes les parts"
            )
        }
    }
}

fn takes(announced: &Announced) -> String {
    match &announced.kind {
        OptionKind::Check { .. } => "true ou false".to_owned(),
        OptionKind::Spin { min, max, .. } => format!("un nombre entier de {min} à {max}"),
        OptionKind::Combo { words, .. } => words.join(", "),
        OptionKind::Text { .. } => "n’importe quel texte".to_owned(),
        OptionKind::Button => "aucune valeur".to_owned(),
    }
}
