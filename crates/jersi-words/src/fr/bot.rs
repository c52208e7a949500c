//! What happens to a program that plays at a club.

use super::French;
use super::table::name;
use crate::{BotFault, BotNews, ForfeitWords as _, TableWords as _};

pub(super) fn news(news: &BotNews) -> String {
    match news {
        BotNews::Ready { name, server, engine } => format!("{name} est à {server} et joue avec {engine}."),
        BotNews::InTheClear => {
            "Le jeton voyage en clair : utilisez https:// pour les clubs d’autres machines.".to_owned()
        }
        BotNews::OutOfReach(server) => format!("{server} est hors d’atteinte. Nouvel essai."),
        BotNews::BackAgain => "Le club est de retour.".to_owned(),
        BotNews::Offered { spec, time, rated } => format!("Proposé : {}.", game(spec, time, *rated)),
        BotNews::NotOffered { spec, code } => format!("Le club refuse la proposition de {spec} : {code}."),
        BotNews::Begun { game: id, opponent, color, spec, time, rated } => {
            let color = name(*color);
            format!("Partie {id} contre {opponent}, avec {color} : {}.", game(spec, time, *rated))
        }
        BotNews::Over { game, opponent, ending, rules } => {
            format!("Partie {game} contre {opponent} : {}.", French.ending(*ending, *rules))
        }
        BotNews::EngineFailed { opponent, why, resigns } => {
            let then = if *resigns { "La partie est abandonnée" } else { "Il est relancé" };
            format!("Le programme a failli contre {opponent} : {}. {then}.", French.forfeit(why))
        }
        BotNews::TokenMade(name) => {
            format!("Le jeton de {name}, montré cette seule fois. Gardez-le où seul le robot peut le lire.")
        }
        BotNews::Revoked(name) => format!("{name} n’a plus de jeton."),
    }
}

pub(super) fn fault(fault: &BotFault) -> String {
    match fault {
        BotFault::NoToken => "aucun jeton n’est donné : --token-file FICHIER, ou JERSI_BOT_TOKEN".to_owned(),
        BotFault::NotAToken => "un jeton a 64 chiffres, comme `jersi admin bot NOM` l’écrit".to_owned(),
        BotFault::WrongToken => "le club ne connaît pas ce jeton".to_owned(),
        BotFault::NoClub(server) => format!("il n’y a pas de club à {server}"),
        BotFault::OtherProtocol { ours, theirs } => {
            format!("le club parle la version {theirs} du protocole, ce programme la version {ours}")
        }
        BotFault::Banned => "le club ne laisse plus jouer ce robot".to_owned(),
        BotFault::Engine(why) => format!("le programme ne peut pas jouer : {}", French.forfeit(why)),
        BotFault::CannotPlay { spec, why } => {
            format!("le programme ne peut pas jouer {spec} : {}", French.forfeit(why))
        }
        BotFault::NoSuchGame(why) => format!("il n’y a pas de telle partie : {why}"),
        BotFault::BadOffer(why) => format!("une proposition est une partie et son temps : {why}"),
        BotFault::RatedWithoutClock => "une partie classée a besoin d’une pendule".to_owned(),
        BotFault::BadOption => "une option d’un programme s’écrit NOM=VALEUR".to_owned(),
        BotFault::NothingToDo => "un robot propose des parties, ou rejoint celles des autres".to_owned(),
        BotFault::NameTaken(name) => format!("quelqu’un s’appelle déjà {name}"),
        BotFault::BadName => "un nom a de 1 à 24 caractères, sans signes de commande".to_owned(),
        BotFault::NoSuchBot(name) => format!("il n’y a pas de robot {name}"),
        BotFault::NobodyCalled(name) => format!("il n’y a ni compte ni robot {name}"),
    }
}

pub(super) fn advice(fault: &BotFault) -> Option<String> {
    let text = match fault {
        BotFault::BadOffer(_) | BotFault::NoSuchGame(_) => {
            "écrivez-la comme \"4.8 600+5\" ou \"2.0 setting=random 3d\""
        }
        BotFault::BadOption => "écrivez-la comme Level=3",
        BotFault::NothingToDo => "ajoutez --offer \"4.8 600+5\", ou --join any",
        BotFault::WrongToken => "`jersi admin bot NOM` en fait un nouveau",
        BotFault::RatedWithoutClock => "écrivez le temps comme 600+5 ou 3d",
        _ => return None,
    };
    Some(text.to_owned())
}

fn game(spec: &str, time: &str, rated: bool) -> String {
    let time = if time == "-" { "sans pendule" } else { time };
    let rated = if rated { ", classée" } else { "" };
    format!("{spec}, {time}{rated}")
}
