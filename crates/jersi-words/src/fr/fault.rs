//! What goes wrong at a terminal: files, options and their values, what commands cannot do.

use std::io;

use jersi_engine::BadNetwork;

use super::French;
use super::table::name;
use crate::{
    Advice, CommandFault, Deed, FaultWords, ForfeitWords, IoFault, SelfplayFault, TableWords, UsageFault,
    ValueFault,
};

impl FaultWords for French {
    fn error_label(&self) -> String {
        "erreur".to_owned()
    }

    fn help_label(&self) -> String {
        "aide".to_owned()
    }

    fn io_fault(&self, fault: &IoFault) -> String {
        let text = match fault {
            IoFault::NotFound => "aucun fichier ni dossier ne s’appelle ainsi",
            IoFault::NoPermission => "vous n’en avez pas le droit",
            IoFault::IsFolder => "c’est un dossier",
            IoFault::NotAFolder => "une partie du chemin n’est pas un dossier",
            IoFault::DiskFull => "le disque est plein",
            IoFault::ReadOnlyDisk => "on ne peut que lire ce disque",
            IoFault::Exists => "il y a déjà quelque chose à cet endroit",
            IoFault::Busy => "un autre programme s’en sert",
            IoFault::BadName => "aucun fichier ne peut s’appeler ainsi",
            IoFault::NotText => "ce n’est pas un texte en UTF-8",
            IoFault::EndsEarly => "il finit trop tôt",
            IoFault::TooLong => "cela prend trop de temps",
            IoFault::Gone => "l’autre côté n’est plus là",
            IoFault::NobodyListens => "personne ne répond à cet endroit",
            IoFault::AddressTaken => "un autre programme écoute déjà à cet endroit",
            IoFault::ForeignAddress => "cette machine n’a pas cette adresse",
            IoFault::NoMemory => "il n’y a pas assez de mémoire",
            IoFault::TooManyFiles => "trop de fichiers sont ouverts",
            IoFault::NotSupported => "ce système ne sait pas le faire",
            IoFault::BrokenOff => "cela a été interrompu",
            IoFault::Device => "l’appareil signale une panne",
            IoFault::Other(Some(number)) => return format!("le système le refuse, avec le numéro {number}"),
            IoFault::NoDataFolder => "ni JERSI_HOME, ni XDG_DATA_HOME, ni HOME ne nomme un dossier",
            IoFault::NoNameLeft => "il ne reste aucun nom pour le fichier",
            IoFault::Other(None) => "cela ne marche pas, sans que la raison soit dite",
        };
        text.to_owned()
    }

    fn file_fault(&self, deed: Deed, file: &str, error: &io::Error) -> String {
        let deed = match deed {
            Deed::Read => "de lire",
            Deed::Write => "d’écrire",
            Deed::MakeFolder => "de créer le dossier",
        };
        format!("impossible {deed} {file} : {}", self.io_fault(&error.into()))
    }

    fn not_utf8(&self, file: &str, line: usize, column: usize) -> String {
        format!(
            "{file} n’est pas en UTF-8 : à la ligne {line}, ce qui suit la colonne {column} n’est pas un caractère"
        )
    }

    fn standard_input(&self) -> String {
        "l’entrée standard".to_owned()
    }

    fn value_fault(&self, fault: &ValueFault) -> String {
        match fault {
            ValueFault::Whole { least, most: Some(most) } => {
                format!("écrivez un nombre entier de {least} à {most}")
            }
            ValueFault::Whole { least, most: None } => {
                format!("écrivez un nombre entier à partir de {least}")
            }
            ValueFault::Decimal { least, most } => format!("écrivez un nombre de {least} à {most}"),
            ValueFault::WholeOrOff(most) => format!("écrivez un nombre entier de 1 à {most}, ou off"),
            ValueFault::OneOf(words) => format!("écrivez l’un de ces mots : {}", words.join(", ")),
            ValueFault::Moment => {
                "écrivez combien de tours ont été joués, comme 12 ; ou le numéro d’une paire et le joueur, \
                 comme 6b pour Noir (6w pour Blanc) ; +1 et +2 avancent dans une rançon, comme 12+1"
                    .to_owned()
            }
            ValueFault::Size => "écrivez colonnes et lignes, comme 80x24, de 1x1 à 500x200".to_owned(),
            ValueFault::Clock => {
                "écrivez les secondes et ce que chaque tour ajoute, comme 600+5 ; ou les jours par tour, \
                 comme 3d"
                    .to_owned()
            }
            ValueFault::GameClock => {
                "écrivez des secondes et ce que chaque tour ajoute, comme 60+0.5".to_owned()
            }
            ValueFault::Duration => {
                "écrivez une durée, comme 20s, 500ms ou 2m, d’une heure au plus".to_owned()
            }
            ValueFault::Shard => "écrivez I/N, la part I de N, comme 2/8".to_owned(),
            ValueFault::Player(fault) => self.player_fault(fault),
            ValueFault::Word => {
                "écrivez un mot d’au plus 64 lettres simples, chiffres et signes, sans espace".to_owned()
            }
            ValueFault::Text => "écrivez-le en UTF-8".to_owned(),
            ValueFault::Other => "écrivez autre chose".to_owned(),
        }
    }

    fn usage_fault(&self, fault: &UsageFault) -> String {
        match fault {
            UsageFault::NoSuchCommand { word, near } => {
                format!("il n’y a pas de commande {word}{}", did_you_mean(near))
            }
            UsageFault::NoCommand => "dites quelle commande".to_owned(),
            UsageFault::NotKnown { word, near } if word.starts_with('-') => {
                format!("il n’y a pas d’option {word} ici{}", did_you_mean(near))
            }
            UsageFault::NotKnown { word, near } => format!("{word} est un mot de trop{}", did_you_mean(near)),
            UsageFault::Missing(what) => format!("il faut aussi {}", what.join(", ")),
            UsageFault::NoValue(option) => format!("{option} demande une valeur après elle"),
            UsageFault::NeedsNoValue(option) => format!("{option} ne prend pas de valeur"),
            UsageFault::Twice(option) => format!("{option} est là plus d’une fois"),
            UsageFault::Conflict { option, with } if with.is_empty() => {
                format!("{option} ne va pas avec les autres options")
            }
            UsageFault::Conflict { option, with } => {
                format!("{option} et {} ne vont pas ensemble", with.join(", "))
            }
            UsageFault::BadValue { option, value, wanted } if value.is_empty() => {
                format!("{option} a une valeur vide : {}", self.value_fault(wanted))
            }
            UsageFault::BadValue { option, value, wanted } => {
                format!("{option} ne peut pas être {value} : {}", self.value_fault(wanted))
            }
            UsageFault::NotText => "un mot de la commande n’est pas en UTF-8".to_owned(),
            UsageFault::Other => "la commande n’est pas compréhensible".to_owned(),
        }
    }

    fn command_fault(&self, fault: &CommandFault) -> String {
        let text = match fault {
            CommandFault::NoSuchMoment { name, played, after } => {
                return format!("{name} contient {played} tours ; il n’y a pas de position après {after}");
            }
            CommandFault::NoSuchTurn { name: file, pair, player } => {
                return format!("{file} ne contient pas de tour {pair} de {}", name(*player));
            }
            CommandFault::NoSuchDecision { after, decisions: 1 } => {
                return format!(
                    "après {after}, le tour suivant est une seule décision ; il n’a pas de milieu"
                );
            }
            CommandFault::NoSuchDecision { after, decisions } => {
                let last = decisions - 1;
                return format!(
                    "après {after}, le tour suivant a {decisions} décisions ; on ne va pas plus loin que +{last}"
                );
            }
            CommandFault::NoTurnFollows(file) => {
                return format!("{file} finit là ; il n’y a pas de tour au milieu duquel s’arrêter");
            }
            CommandFault::NeedsRecord(option) => {
                return format!("{option} est pour une partie écrite, et aucune n’est nommée");
            }
            CommandFault::Backwards { from, to } => return format!("--from {from} vient après --to {to}"),
            CommandFault::DelayWithoutAnimation => "--delay est pour une animation",
            CommandFault::AnimationWithoutRecord => "une animation montre une partie : il lui en faut une",
            CommandFault::RangeOfOne => {
                "--from, --to et --every sont pour --sheet et --gif ; un seul moment se dit --after N"
            }
            CommandFault::NotTogether(option) => {
                return format!("{option} est pour un seul plateau, pas pour une partie entière");
            }
            CommandFault::NothingBefore => "aucun tour ne mène au début d’une partie",
            CommandFault::NoTurnToWrite => "--caption écrit le tour montré, et il n’y en a pas",
            CommandFault::NoLetter(letter) => {
                return format!("il n’y a pas de lettre « {letter} » à écrire sous un plateau");
            }
            CommandFault::LongCaption => "la ligne est trop longue pour être lue sous un plateau",
            CommandFault::NoPicture(why) => return format!("l’image ne peut pas être faite : {why}"),
            CommandFault::BadMark => "ce n’est pas une liste de cases marquées",
            CommandFault::BadArrow => "ce n’est pas une flèche de case en case",
            CommandFault::NoSuchCell(cell) => return format!("aucune case ne s’appelle {cell}"),
            CommandFault::NoSuchColor(color) => return format!("aucune couleur ne s’appelle {color}"),
            CommandFault::SheetIsSvg => "une planche est en SVG, à imprimer ou à mettre dans un document",
            CommandFault::AnimationIsGif(other) => return format!("--gif fait un fichier GIF, pas {other}"),
            CommandFault::PictureAtTerminal => {
                "une image ne peut pas être montrée comme du texte dans un terminal"
            }
            CommandFault::ManyPages(count) => {
                return format!("la planche a {count} pages, trop pour la sortie standard");
            }
            CommandFault::NoSuffix(path) => {
                return format!("le nom {path} ne dit pas de quelle sorte de fichier il s’agit");
            }
            CommandFault::UnknownSuffix(suffix) => {
                return format!("il n’y a pas de figures de la sorte .{suffix}");
            }
            CommandFault::NoPlayer(why) => {
                return format!("ce joueur n’est pas là : {}", self.forfeit(why));
            }
            CommandFault::SprtWord(word) => {
                return format!("« {word} » n’est pas un nom avec sa valeur, comme elo1=10");
            }
            CommandFault::SprtNumber(value) => return format!("« {value} » n’est pas un nombre"),
            CommandFault::SprtElo => "ici, une différence Elo est entre -1000 et 1000",
            CommandFault::SprtChance(name) => {
                return format!("{name} est une chance de 0.0001 à moins de 0.5");
            }
            CommandFault::SprtName(name) => {
                return format!("« {name} » est inconnu ; il y a elo0, elo1, alpha et beta");
            }
            CommandFault::SprtTwice(name) => return format!("{name} est là plus d’une fois"),
            CommandFault::SprtIncomplete => "le test demande elo0 et, plus grand que lui, elo1",
            CommandFault::GameOver => "dans cette position, la partie est finie",
            CommandFault::SavedGame { name, why } => return format!("{name} : {why}"),
            CommandFault::OtherMatch => "la partie est d’un autre match",
            CommandFault::NoResult => "la partie n’a pas de résultat",
            CommandFault::NoInterrupt => "impossible d’écouter Ctrl-C",
            CommandFault::Selfplay { name, fault } => return format!("{name} : {}", selfplay_fault(fault)),
        };
        text.to_owned()
    }

    fn advice(&self, advice: &Advice) -> String {
        let text = match advice {
            Advice::AskForHelp(command) => return format!("`{command} --help` en dit plus"),
            Advice::PlayerForms => return self.player_forms(),
            Advice::SaveAsUtf8 => "enregistrez le fichier en UTF-8",
            Advice::NameEdition => "dites-la avec --edition E",
            Advice::Near(turns) => return format!("légal et proche : {turns}"),
            Advice::Mend(turn) => return format!("avec --mend, c’est lu {turn}"),
            Advice::AddGif => "ajoutez --gif",
            Advice::NameRecord => "nommez-la avec --record FICHIER",
            Advice::LaterMoment => "--last demande --after 1 ou plus",
            Advice::AddTurn => {
                "ajoutez --turn TOUR, ou --last pour une partie écrite ; ou écrivez la vôtre, --caption TEXTE"
            }
            Advice::MarkForm => "écrivez des cases et, après deux-points, leur couleur : --mark e5,f6:red",
            Advice::ArrowForm => {
                "écrivez des cases avec - pour une pièce ou = pour une pile, et peut-être une couleur : \
                 --arrow e5-f6=h7:red"
            }
            Advice::Colors(colors) => return format!("les couleurs sont {colors}"),
            Advice::EndIn(suffix) => return format!("donnez au fichier un nom en {suffix}"),
            Advice::NameFile => "nommez un fichier avec -o",
            Advice::NameFileOrFewer => "nommez un fichier avec -o, ou prenez plus de --columns ou --every 2",
            Advice::Endings(endings) => return format!("finissez-le par {endings}, ou dites --format svg"),
            Advice::RemoveOrElsewhere => {
                "supprimez le fichier pour rejouer cette partie, ou gardez-les dans un autre dossier"
            }
            Advice::MatchThere(terms) => return format!("là-bas : {terms}"),
            Advice::MatchHere(terms) => return format!("ici : {terms}"),
        };
        text.to_owned()
    }
}

fn did_you_mean(near: &[String]) -> String {
    match near {
        [] => String::new(),
        near => format!(" ; vouliez-vous dire {} ?", near.join(" ou ")),
    }
}

fn selfplay_fault(fault: &SelfplayFault) -> String {
    let text = match fault {
        SelfplayFault::NotGames => "ce n’est pas un fichier de parties de jersi selfplay",
        SelfplayFault::Length => "le fichier est tronqué, ou continue après sa fin",
        SelfplayFault::Checksum => "le fichier est abîmé : sa somme de contrôle est autre",
        SelfplayFault::Terms(line) => {
            return format!("la ligne {line:?} de ses conditions manque ou est fausse");
        }
        SelfplayFault::Game(game) => {
            return format!("la partie {game} a un début, un résultat ou une fin qui n’existe pas");
        }
        SelfplayFault::NoSuchTurn(game, decision) => {
            return format!(
                "la partie {game} n’a pas de coup pour sa décision {decision} ; les règles de ce programme sont peut-être autres"
            );
        }
        SelfplayFault::OtherEnd(game) => {
            return format!(
                "la partie {game} finit dans une autre position ; les règles de ce programme sont peut-être autres"
            );
        }
        SelfplayFault::OtherResult(game) => {
            return format!("la partie {game} finit autrement selon les règles");
        }
        SelfplayFault::OtherGames { first, games } => {
            return format!("son nom ne convient pas : il a {games} parties à partir du numéro {first}");
        }
        SelfplayFault::OtherTerms => "les parties qui s’y trouvent ont d’autres conditions",
        SelfplayFault::Nothing => "il n’y a pas de parties",
        SelfplayFault::Network(BadNetwork::Magic) => "ce n’est pas un réseau",
        SelfplayFault::Network(BadNetwork::Shape) => "ce réseau a une autre forme que celui du moteur",
        SelfplayFault::Network(BadNetwork::Aim(_)) => "ce réseau est pour un but qui n’existe pas",
        SelfplayFault::Network(BadNetwork::Length(_)) => "ce réseau est tronqué, ou continue après sa fin",
        SelfplayFault::Network(BadNetwork::Sum) => "ce réseau est abîmé : sa somme de contrôle est autre",
        SelfplayFault::Network(BadNetwork::Weight) => {
            "un nombre de la couche cachée de ce réseau est trop grand"
        }
        SelfplayFault::NetworkUnused => "un réseau va avec --eval network",
        SelfplayFault::NoNetwork(aim) => return format!("ce mélange a besoin d’un réseau pour le but {aim}"),
    };
    text.to_owned()
}
