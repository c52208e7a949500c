//! What the full screen of a terminal says.

use jersi_engine::Shortage;
use jersi_rules::{Color, EndClock};

use super::French;
use super::table::name;
use crate::{Field, HelpLine, Label, Note, Opinion, ScreenWords, Verb};

impl ScreenWords for French {
    fn verb(&self, verb: Verb) -> String {
        let word = match verb {
            Verb::Turns => "tours",
            Verb::Why => "pourquoi",
            Verb::Play => "jouer",
            Verb::Back => "retour",
            Verb::Hint => "conseil",
            Verb::Eval => "évaluer",
            Verb::Best => "meilleurs",
            Verb::Analyse => "analyser",
            Verb::Show => "voir",
            Verb::Undo => "annuler",
            Verb::Redo => "refaire",
            Verb::Save => "garder",
            Verb::Load => "charger",
            Verb::Open => "ouvrir",
            Verb::Draw => "nulle",
            Verb::Resign => "abandonner",
            Verb::Flip => "tourner",
            Verb::Review => "revoir",
            Verb::Pause => "pause",
            Verb::New => "nouvelle",
            Verb::Games => "parties",
            Verb::Continue => "continuer",
            Verb::Rename => "renommer",
            Verb::Delete => "supprimer",
            Verb::Export => "exporter",
            Verb::Import => "importer",
            Verb::Solution => "solution",
            Verb::Next => "suivant",
            Verb::Help => "aide",
            Verb::Quit => "quitter",
        };
        word.to_owned()
    }

    fn label(&self, label: Label) -> String {
        let text = match label {
            Label::PlayTurn => "[Entrée : jouer]",
            Label::TakeBack => "[Échap : reprendre]",
            Label::Reserve => "réserve",
            Label::Captured => "captures",
            Label::NoTurnYet => "Aucun tour.",
            Label::Type => "taper",
            Label::LightOrDark => "clair ou sombre",
            Label::Help => "Aide",
            Label::Resign => "Abandonner",
            Label::ResignYes => "[ Entrée : abandonner ]",
            Label::ResignNo => "[ Échap : jouer ]",
            Label::Tie => "Nulle",
            Label::TieYes => "[ o : accepter ]",
            Label::TieNo => "[ n : jouer ]",
            Label::Mend => "Partie abîmée",
            Label::MendYes => "[ o : ouvrir la partie réparée ]",
            Label::MendNo => "[ n : laisser ]",
            Label::Unfinished => "Partie inachevée",
            Label::UnfinishedYes => "[ Entrée : continuer ]",
            Label::UnfinishedNo => "[ n : nouvelle partie ]",
            Label::ReplaceYes => "[ o : remplacer ]",
            Label::ReplaceNo => "[ n : un autre nom ]",
            Label::Save => "Enregistrer",
            Label::SaveTo => "Écrire la partie dans :",
            Label::Open => "Ouvrir",
            Label::OpenFrom => "Lire la partie de :",
            Label::Games => "Parties gardées",
            Label::GamesContinue => "Entrée : jouer",
            Label::GamesName => "r : renommer",
            Label::GamesDeleteKey => "d : supprimer",
            Label::GamesExport => "e : exporter",
            Label::GamesImport => "i : importer",
            Label::GamesRename => "Nouveau nom :",
            Label::GamesDeleteYes => "o : supprimer",
            Label::GamesDeleteNo => "n : garder",
            Label::LegalTurns => "Tours légaux",
            Label::Why => "Pourquoi",
            Label::BestLines => "Meilleures suites",
            Label::Position => "Position",
            Label::Comment => "Commentaire",
            Label::Exercise => "Exercice",
            Label::Variations => "sinon :",
            Label::ReadOn => "c : lire la suite",
            Label::DialogScroll => "haut, bas : la suite",
            Label::NewGame => "Nouvelle partie",
            Label::DialogGo => "Entrée : valider",
            Label::DialogComplete => "Tab : compléter",
            Label::DialogBack => "Échap : revenir",
            Label::Yes => "oui",
            Label::No => "non",
            Label::ByChance => "au hasard",
            Label::NoClock => "aucune",
        };
        text.to_owned()
    }

    fn note(&self, note: Note) -> String {
        let text = match note {
            Note::NobodyOffers => "Personne ici pour proposer la nulle.",
            Note::NobodyResigns => "Personne ici pour abandonner.",
            Note::Paused => "En pause ; p reprend.",
            Note::GoesOn => "La partie continue.",
            Note::KeysAreTold => "? donne les touches.",
            Note::StacksWhole => "Les piles sont prises entières.",
            Note::StacksTop => "Des piles, on prend le cube du dessus.",
            Note::EarlierTurn => "Un tour antérieur est affiché ; g continue d’ici, Fin revient.",
        };
        text.to_owned()
    }

    fn help_key(&self, line: HelpLine) -> String {
        let text = match line {
            HelpLine::Arrows => "flèches, h j k l",
            HelpLine::Diagonals => "y u b n",
            HelpLine::Space => "espace",
            HelpLine::Tab => "Tab",
            HelpLine::Enter => "Entrée",
            HelpLine::Escape => "Échap",
            HelpLine::Numbers => "1 à 9",
            HelpLine::Mouse => "souris",
            HelpLine::Type => ":",
            HelpLine::Turns => ":tours  :pourquoi T",
            HelpLine::Stand => ":évaluer  :meilleurs N",
            HelpLine::Engine => "i  a",
            HelpLine::Undo => "z  Z",
            HelpLine::Programs => "s  p",
            HelpLine::Ends => "D  R",
            HelpLine::Steps => ",  .",
            HelpLine::Review => "r  g",
            HelpLine::Variations => "1 à 9  v  c",
            HelpLine::Files => "N  S  O  K",
            HelpLine::Looks => "f  T",
            HelpLine::Leave => "q  Ctrl-Z",
            HelpLine::Arrivals => "-●-  =◉=",
            HelpLine::Marks => "+  ×  ⊘",
            HelpLine::Traces => "∘  ◂  ░",
        };
        text.to_owned()
    }

    fn help_text(&self, line: HelpLine) -> String {
        let text = match line {
            HelpLine::Arrows => "le long de la rangée, en haut, en bas",
            HelpLine::Diagonals => "vers les quatre voisines en diagonale",
            HelpLine::Space => "choisir la case ; encore sur l’arrivée : jouer",
            HelpLine::Tab => "cube du dessus seul ou pile entière",
            HelpLine::Enter => "jouer le tour entré",
            HelpLine::Escape => "reprendre le dernier choix",
            HelpLine::Numbers => "réserve, sortes de rançon, pas de seconde étape",
            HelpLine::Mouse => "cliquer cases, choix, tours et mots",
            HelpLine::Type => "taper un tour ou un mot ; Tab complète",
            HelpLine::Turns => "tous les tours légaux ; pourquoi le tour T l’est ou non",
            HelpLine::Stand => "où vous en êtes ; les N meilleures suites",
            HelpLine::Engine => "conseil ; analyse ou non",
            HelpLine::Undo => "annuler, refaire",
            HelpLine::Programs => "jouer tout de suite ; pause",
            HelpLine::Ends => "proposer la nulle ; abandonner",
            HelpLine::Steps => "un tour en arrière, en avant ; Début, Fin",
            HelpLine::Review => "revoir ; continuer d’ici",
            HelpLine::Variations => "en revoyant : entrer dans une variante, en sortir ; tout le commentaire",
            HelpLine::Files => "nouvelle partie, enregistrer, ouvrir ; parties",
            HelpLine::Looks => "tourner le plateau ; clair ou sombre",
            HelpLine::Leave => "quitter, la partie est gardée ; suspendre",
            HelpLine::Arrivals => "un cube ou une pile peut y aller",
            HelpLine::Marks => "forme une pile ; capture ; arrêt interdit",
            HelpLine::Traces => "dernier tour : départ, arrivée ; gardée",
        };
        text.to_owned()
    }

    fn field(&self, field: Field) -> String {
        let text = match field {
            Field::Edition => "Édition",
            Field::Setting => "Préparation",
            Field::Seed => "Graine",
            Field::Guardian => "Gardien",
            Field::Reserve => "Réserve",
            Field::Ransom => "Rançon",
            Field::White => "Blanc",
            Field::Black => "Noir",
            Field::Lot => "Tirer Blanc au sort",
            Field::Clock => "Pendule",
            Field::Adjudicate => "Clore les parties sans fin",
            Field::Begin => "[ Commencer ]",
        };
        text.to_owned()
    }

    fn about_field(&self, field: Field) -> String {
        let text = match field {
            Field::Edition | Field::Reserve | Field::Ransom => "",
            Field::White | Field::Black => {
                "human, human:NOM, engine:1 à 9, engine, minimax:2, random, cmd:PROGRAMME"
            }
            Field::Clock => "600+5 : dix minutes et 5 s par tour ; 3d : trois jours",
            Field::Seed => "Le même nombre mélange pareil.",
            Field::Adjudicate => "Nulle après 100 tours calmes ou trois répétitions ; hors règles.",
            Field::Setting | Field::Guardian | Field::Lot | Field::Begin => {
                "Gauche et droite changent, Entrée commence."
            }
        };
        text.to_owned()
    }

    fn wrong_field(&self, field: Field) -> String {
        let text = match field {
            Field::Seed => "Une graine est un nombre entier.",
            Field::Clock => "Une pendule est 600+5 en secondes, 3d en jours par tour, ou - pour aucune.",
            Field::White | Field::Black => {
                "Un joueur est human, human:NOM, engine, engine:1 à 10, minimax:1 à 20, random, random:GRAINE ou \
                 cmd:PROGRAMME."
            }
            Field::Edition
            | Field::Setting
            | Field::Guardian
            | Field::Reserve
            | Field::Ransom
            | Field::Lot
            | Field::Adjudicate
            | Field::Begin => "",
        };
        text.to_owned()
    }

    fn turn_of(&self, color: Color, alone: bool) -> String {
        if alone { "À vous de jouer.".to_owned() } else { format!("{} joue.", name(color)) }
    }

    fn thinking(&self, color: Color) -> String {
        format!("{} réfléchit.", name(color))
    }

    fn opinion(&self, opinion: Opinion, done: bool) -> String {
        match (opinion, done) {
            (Opinion::Turn(color), false) => format!("{} réfléchit", name(color)),
            (Opinion::Turn(color), true) => format!("{} pensait", name(color)),
            (Opinion::Hint, _) => "Conseil".to_owned(),
            (Opinion::Analysis, _) => "Analyse".to_owned(),
        }
    }

    fn count(&self, clock: EndClock) -> Option<String> {
        match clock {
            EndClock::Stopped => None,
            EndClock::Quiet { turns, limit } => Some(format!("{turns} sur {limit} tours calmes")),
            EndClock::LastTurns { left, of } => Some(format!("épuisement : reste {left} sur {of}")),
        }
    }

    fn points(&self, white: u8, black: u8) -> String {
        format!("Score {white}–{black}.")
    }

    fn over(&self, reopens: bool) -> String {
        let text = match reopens {
            true => "La partie est finie ; z annule, N en commence une autre.",
            false => "La partie est finie ; N en commence une autre.",
        };
        text.to_owned()
    }

    fn part(&self, whole: bool) -> String {
        if whole { "Tab : cube du dessus seul" } else { "Tab : pile entière" }.to_owned()
    }

    fn looking(&self, after: Option<&str>) -> String {
        format!("{} : , et . avancent ; g continue d’ici ; Fin revient.", looked_at(after))
    }

    fn looking_aside(&self, after: Option<&str>) -> String {
        format!("{}, une variante : , et . avancent ; v en sort ; Fin revient.", looked_at(after))
    }

    fn shortage(&self, shortage: Shortage) -> String {
        match shortage {
            Shortage::Hash { asked, got } => format!(
                "La mémoire manque pour une table de {asked} Mio ; le moteur continue avec {got} Mio."
            ),
            Shortage::Threads { asked, got } => {
                format!("Impossible d’avoir {asked} fils d’exécution ; le moteur continue avec {got}.")
            }
        }
    }

    fn resigns(&self, color: Color) -> String {
        format!("{} abandonne la partie ?", name(color))
    }

    fn tie_question(&self, by: Color) -> String {
        format!("{} propose la nulle. {} accepte ?", name(by), name(by.other()))
    }

    fn considers(&self, machine: Color) -> String {
        format!("{} réfléchit à la nulle…", name(machine))
    }

    fn evaluation(&self, value: &str) -> String {
        format!("évaluation {value}")
    }

    fn unknown(&self, word: &str) -> String {
        format!("« {word} » n’est ni un tour ni un mot comme annuler, conseil, garder, ouvrir, quitter.")
    }

    fn too_small(&self, width: u16, height: u16) -> String {
        format!("La fenêtre fait {width}×{height} ; il faut 80×24 pour le plateau. Agrandissez-la.")
    }
}

fn looked_at(after: Option<&str>) -> String {
    after.map_or_else(|| "Le début".to_owned(), |turn| format!("Après {turn}"))
}
