//! Ce qui se dit du laboratoire.

use crate::{LabFault, LabNews, LabWanted};

pub(super) fn fault(fault: &LabFault) -> String {
    match fault {
        LabFault::NotToml(why) => format!("cela ne se lit pas comme du TOML\u{202f}: {why}"),
        LabFault::Twice => "cette clé est déjà là".to_owned(),
        LabFault::UnknownKey { key, near: Some(near), .. } => {
            format!("il n’y a pas de clé {key} ici ; vouliez-vous dire {near} ?")
        }
        LabFault::UnknownKey { key, near: None, known } => {
            format!("il n’y a pas de clé {key} ici ; il y a {}", known.join(", "))
        }
        LabFault::Wanted { key, wanted } => format!("{key} demande {}", takes(wanted)),
        LabFault::Missing { key, wanted } => {
            format!("la clé {key} manque ici\u{202f}: elle demande {}", takes(wanted))
        }
        LabFault::NotAbove { key, example } => format!(
            "des règles ne font que choisir dans {key} du plan entier, et il n’y en a pas\u{202f}: écrivez-le au-dessus des règles, comme {key} = {example}"
        ),
        LabFault::TooManyFiles { key, files, most } => format!(
            "{key} est trop grand\u{202f}: les parties de ce plan feraient {files} fichiers, et {most} sont le maximum"
        ),
        LabFault::SameName(name) => format!("{name} est déjà là ; chacun n’y est qu’une fois"),
        LabFault::SameFiles { action, there } => format!(
            "les fichiers de {action} porteraient les noms de ceux de {there}\u{202f}: mettez-le dans un plan à part"
        ),
        LabFault::NoSuchRules { name, near: Some(near), .. } => {
            format!("le plan n’a pas de règles {name} ; vouliez-vous dire {near} ?")
        }
        LabFault::NoSuchRules { name, near: None, known } => {
            format!("le plan n’a pas de règles {name} ; il a {}", known.join(", "))
        }
        LabFault::WhichRules(known) => format!(
            "le plan a plusieurs règles\u{202f}: nommez-en une après un #, comme FICHIER#{}\u{202f}; il a {}",
            known[0],
            known.join(", ")
        ),
        LabFault::Game(error) => error.say(super::LANG),
        LabFault::OtherPlan => {
            "les parties qui s’y trouvent sont d’un autre plan : prenez un autre dossier".to_owned()
        }
        LabFault::OtherCommit { there, here } => format!(
            "les parties qui s’y trouvent viennent du commit {there}, et ce programme de {here} : prenez un autre dossier"
        ),
        LabFault::Packing => "le fichier est abîmé : il est tronqué, ou ne se décompresse pas".to_owned(),
        LabFault::NotGames => "ce n’est pas un fichier de parties de jersi lab".to_owned(),
        LabFault::Checksum => "le fichier est abîmé : sa somme de contrôle est autre".to_owned(),
        LabFault::Line(line) => format!("la ligne {line} n’est pas une partie de ce fichier"),
        LabFault::OtherPiece => "le fichier a d’autres parties que son nom ne le dit".to_owned(),
    }
}

fn takes(wanted: &LabWanted) -> String {
    let text = match wanted {
        LabWanted::Text => "un texte, comme \"un titre\"",
        LabWanted::Name => "un nom de 1 à 40 minuscules, chiffres et + - . _, comme \"4.8-ransom\"",
        LabWanted::Number { least, most: Some(most) } => {
            return format!("un nombre entier de {least} à {most}");
        }
        LabWanted::Number { least, most: None } => return format!("un nombre entier à partir de {least}"),
        LabWanted::Flag => "true ou false",
        LabWanted::Texts => "une liste de textes, un au moins, comme [\"one-two\", \"two-one\"]",
        LabWanted::Table => "une table, comme { nodes = 2000, games = 100 }",
        LabWanted::Tables => "une liste de tables, une au moins",
        LabWanted::Pairs => "une liste de paires de noms différents, comme [[\"2.0\", \"3.0\"]]",
    };
    text.to_owned()
}

/// Tant de choses, au singulier jusqu’à une.
fn counted(number: u64, thing: &str) -> String {
    let ending = if number < 2 { "" } else { "s" };
    format!("{number} {thing}{ending}")
}

fn positions(millions: u64) -> String {
    format!("{} de positions", counted(millions, "million"))
}

pub(super) fn news(news: &LabNews) -> String {
    match news {
        LabNews::Games { games, planned, made } => {
            format!("{games} parties sur {planned}, dont {made} viennent d’être jouées")
        }
        LabNews::SoFar { made, all, left } => format!("{made} parties sur {all}, encore {left} s environ"),
        LabNews::Cost { rules, job, games, millions } => {
            format!("{rules} {job} : {}, environ {}", counted(*games, "partie"), positions(*millions))
        }
        LabNews::CostOfAll { files, games, millions } => {
            let (games, files) = (counted(*games, "partie"), counted(*files, "fichier"));
            format!("en tout : {games} dans {files}, environ {}", positions(*millions))
        }
        LabNews::Speed(thousands) => {
            format!("{thousands} milliers de positions par seconde et par fil")
        }
    }
}
