//! What the other commands say: editions, figures, analyses, options.

use jersi_engine::Judgement;
use jersi_rules::{BoxFacts, Color, Edition, Lojban, Position, Score, TurnLabel, Way};
use jersi_table::{Forfeit, ForfeitKind};

use super::table::name;
use super::{French, LANG};
use crate::{
    ArenaColumn, ArenaFault, ArenaNote, BotFault, BotNews, Column, CommandWords, FaultWords, ForfeitWords,
    Heading, LabFault, LabNews, MatchLine, RecordLine, ServeFault, ServeNote, Solved, StoreNews,
    StoreTrouble,
};
use crate::{LabReportFault, LabReportNews};

impl CommandWords for French {
    fn slip(&self, judgement: Judgement) -> String {
        let text = match judgement {
            Judgement::Inaccuracy => "Imprécision :",
            Judgement::Mistake => "Erreur :",
            Judgement::Blunder => "Gaffe :",
        };
        text.to_owned()
    }

    fn chance_falls(&self, from: f64, to: f64) -> String {
        format!("les chances de gain tombent de {from} % à {to} %.")
    }

    fn of_player(&self, player: Color) -> String {
        format!("{} :", name(player))
    }

    fn accuracy(&self, who: &str, accuracy: &str, [inaccuracies, mistakes, blunders]: [usize; 3]) -> String {
        format!(
            "{who} : précision {accuracy} %, imprécisions {inaccuracies}, erreurs {mistakes}, gaffes {blunders}"
        )
    }

    fn bad_position(&self) -> String {
        "les règles ne permettent pas cette position".to_owned()
    }

    fn legal_turn(&self, turn: &str, end: Option<&str>) -> String {
        match end {
            None => format!("légal : {turn}"),
            Some(end) => format!("légal : {turn} ; {end}"),
        }
    }

    fn illegal_turn(&self, which: &str, written: &str, why: &str) -> String {
        format!("{which}, {written}, est illégal : {why}")
    }

    fn illegal_in_variation(&self, written: &str, why: &str) -> String {
        format!("dans une variante, {written} : {why}")
    }

    fn mended(&self, which: &str, written: &str, mended: &str, place: &str) -> String {
        format!("{which} : {written} lu {mended}, à {place}")
    }

    fn at_place(&self, what: &str, place: &str) -> String {
        format!("{what}, à {place}")
    }

    fn record_line(&self, line: RecordLine) -> String {
        let text = match line {
            RecordLine::Layout => "format",
            RecordLine::Edition => "édition",
            RecordLine::Player(Color::White) => "blanc",
            RecordLine::Player(Color::Black) => "noir",
            RecordLine::Turns => "tours",
            RecordLine::Result => "résultat",
            RecordLine::Final => "fin",
            RecordLine::Mended => "corrigé",
            RecordLine::Note => "note",
        };
        text.to_owned()
    }

    fn all_legal(&self, turns: usize) -> String {
        format!("{turns}, tous légaux")
    }

    fn not_over(&self) -> String {
        "la partie n’est pas finie".to_owned()
    }

    fn as_told(&self) -> String {
        "d’après le texte".to_owned()
    }

    fn booklet_lacks(&self) -> String {
        "note : le tableau du livret n’a pas de place pour les noms, les commentaires et les variantes"
            .to_owned()
    }

    fn solved(&self, solved: Solved) -> String {
        let turns = |count: u32| if count == 1 { "1 tour".to_owned() } else { format!("{count} tours") };
        match solved {
            Solved::Win(count) => format!("gain en {}", turns(count)),
            Solved::Loss(count) => format!("perte en {}", turns(count)),
            Solved::NotProved(count) => format!("rien de prouvé en {}", turns(count)),
            Solved::Stopped(0) => "interrompu ; pas même un tour n’a été examiné".to_owned(),
            Solved::Stopped(count) => format!("interrompu ; ni gain ni perte en {}", turns(count)),
        }
    }

    fn speed(&self, seconds: f64, millions: u64) -> String {
        format!("{seconds:.3} s, {millions} millions par seconde")
    }

    fn pages_written(&self, count: usize, first: &str, last: &str) -> String {
        format!("{count} pages : de {first} à {last}")
    }

    fn match_line(&self, line: MatchLine) -> String {
        let text = match line {
            MatchLine::First => "premier",
            MatchLine::Second => "second",
            MatchLine::Games => "parties",
            MatchLine::Result => "résultat",
            MatchLine::Score => "score",
            MatchLine::Elo => "elo",
            MatchLine::Sprt => "sprt",
            MatchLine::Forfeits => "forfaits",
            MatchLine::Speed => "vitesse",
        };
        text.to_owned()
    }

    fn match_games(&self, games: u32, kept: usize) -> String {
        match kept {
            0 => games.to_string(),
            kept => format!("{games}, dont {kept} jouées auparavant"),
        }
    }

    fn match_result(&self, [won, tied, lost, forfeited]: [u32; 4]) -> String {
        format!("{won} gagnées, {tied} nulles, {lost} perdues par le premier ; {forfeited} forfaits")
    }

    fn match_opening_ends(&self) -> String {
        "L’ouverture finit ici.".to_owned()
    }

    fn match_forfeits(&self, name: &str, why: &Forfeit) -> String {
        format!("{name} déclare forfait : {}", self.forfeit(why))
    }

    fn match_score(&self, share: f64, pairs: &str) -> String {
        format!("{share:.1} % (paires avec 0, ½, 1, 1½, 2 points : {pairs})")
    }

    fn match_verdict(&self, llr: f64, (low, high): (f64, f64), accepted: Option<&str>) -> String {
        let found = accepted.map_or("rien n’est décidé".to_owned(), |what| format!("{what} est retenu"));
        format!("LLR {llr:.2} entre {low:.2} et {high:.2} : {found}")
    }

    fn match_forfeited(&self, kind: ForfeitKind, games: u32) -> String {
        super::arena::forfeited(kind, games)
    }

    fn match_speed(&self, who: &str, speed: Option<u64>) -> String {
        super::arena::speed(who, speed)
    }

    fn arena_fault(&self, fault: &ArenaFault) -> String {
        super::arena::fault(fault)
    }

    fn arena_note(&self, note: ArenaNote) -> String {
        super::arena::note(note)
    }

    fn arena_column(&self, column: ArenaColumn) -> String {
        super::arena::column(column)
    }

    fn lab_fault(&self, fault: &LabFault) -> String {
        super::lab::fault(fault)
    }

    fn lab_news(&self, news: &LabNews) -> String {
        super::lab::news(news)
    }

    fn selfplay_made(&self, games: u64, made: u64) -> String {
        format!("{games} parties, dont {made} jouées maintenant")
    }

    fn selfplay_exported(&self, positions: u64, decisions: u64, doubled: u64) -> String {
        format!("{positions} positions de {decisions} décisions ; {doubled} autres y étaient déjà")
    }

    fn lab_report_fault(&self, fault: &LabReportFault) -> String {
        super::report::fault(fault)
    }

    fn lab_report_news(&self, news: &LabReportNews) -> String {
        super::report::news(news)
    }

    fn moment(&self, position: &Position) -> String {
        let who = name(position.decider());
        match position.turn_label() {
            TurnLabel::Placement { .. } => format!("la préparation, à {who} de jouer"),
            TurnLabel::Turn { pair, .. } => format!("tour {pair}, à {who} de jouer"),
        }
    }

    fn colon(&self) -> String {
        " : ".to_owned()
    }

    fn a_game(&self) -> String {
        "Une partie de JERSI".to_owned()
    }

    fn game_of_edition(&self, edition: Edition) -> String {
        format!("JERSI, édition {edition}")
    }

    fn foot(&self) -> String {
        "JERSI, un jeu de Lucas Borboleta".to_owned()
    }

    fn beginning(&self) -> String {
        "Le début".to_owned()
    }

    fn about_jersi(&self, author: &str, name: Lojban) -> String {
        let (word, sound, meaning) = (name.word(), name.sound(), name.meaning(LANG));
        format!(
            "JERSI, un jeu abstrait pour deux joueurs de {author}. Le nom vient du lojban : {word} /{sound}/, \
             « {meaning} »."
        )
    }

    fn usual_edition(&self, edition: Edition) -> [String; 2] {
        [
            format!("Sans autre indication, on joue la {edition}."),
            format!("Tout à son sujet : jersi editions {edition} --lang fr"),
        ]
    }

    fn date_and_cells(&self, date: &str, cells: u32) -> String {
        format!("{date}, {cells} cases")
    }

    fn settings(&self, ids: &str) -> String {
        format!("préparations : {ids}")
    }

    fn variants(&self, ids: &str) -> String {
        format!("variantes : {ids}")
    }

    fn heading(&self, heading: Heading) -> String {
        let text = match heading {
            Heading::Pieces => "Pièces de chaque joueur",
            Heading::Lojban => "Mots, empruntés au lojban",
            Heading::Settings => "Préparations (--setting)",
            Heading::Variants => "Variantes",
            Heading::Rules => "Les règles en bref",
            Heading::Source => "Source",
        };
        text.to_owned()
    }

    fn changes_since(&self, edition: &str) -> String {
        format!("Ce qui a changé depuis {edition}")
    }

    fn column(&self, column: Column) -> String {
        let text = match column {
            Column::Letter => "lettre",
            Column::Number => "nombre",
            Column::Name => "nom",
            Column::In(lang) => match lang.id() {
                "en" => "anglais",
                "fr" => "français",
                _ => return lang.own_name().into_owned(),
            },
            Column::Beats => "bat",
            Column::Author => "auteur",
            Column::Booklet => "livret",
            Column::Licence => "licence",
        };
        text.to_owned()
    }

    fn for_whom(&self, players: usize, on_box: Option<BoxFacts>) -> String {
        match on_box {
            None => format!("{players} joueurs."),
            Some(BoxFacts { age, minutes: (short, long) }) => {
                format!("{players} joueurs, dès {age} ans, {short} à {long} minutes.")
            }
        }
    }

    fn board(&self, cells: u32) -> String {
        format!("Un plateau de {cells} cases hexagonales.")
    }

    fn in_reserve(&self, kinds: &str) -> String {
        format!("En réserve au début : {kinds}.")
    }

    fn board_key(&self) -> String {
        "Lettres majuscules pour Blanc, minuscules pour Noir ; le sommet d’une pile vient en premier."
            .to_owned()
    }

    fn setting_option(&self, way: Way, guardian: bool) -> Option<String> {
        let text = match way {
            Way::Random => "--seed N la reproduit.",
            Way::Free if guardian => "--mokca ajoute le gardien.",
            Way::Free | Way::Fixed(_) => return None,
        };
        Some(text.to_owned())
    }

    fn scoring(&self, Score { win, tie, loss }: Score) -> String {
        format!("Score : {win} au gagnant, {loss} au perdant, {tie} à chacun pour une nulle.")
    }

    fn beats_nothing(&self) -> String {
        "rien".to_owned()
    }

    fn store_trouble(&self, file: Option<&str>, trouble: &StoreTrouble) -> String {
        let file = file.unwrap_or("club.db");
        match trouble {
            StoreTrouble::NoFolder => {
                "aucun dossier de données n’est connu : ni JERSI_HOME ni HOME n’est défini".to_owned()
            }
            StoreTrouble::NoAddress(why) => format!(
                "--store n’est pas l’adresse d’une base PostgreSQL, comme postgres://club@db.example/jersi : {why}"
            ),
            StoreTrouble::InUse => format!("un autre jersi utilise {file}"),
            StoreTrouble::NotAStore => format!("{file} contient autre chose que des parties d’un club"),
            StoreTrouble::Newer => format!("{file} a été écrit par un jersi plus récent"),
            StoreTrouble::Older => {
                format!("{file} a été écrit par un jersi plus ancien ; servez-le une fois avec celui-ci")
            }
            StoreTrouble::Refused(fault) => {
                format!("impossible d’utiliser {file} : {}", self.io_fault(fault))
            }
            StoreTrouble::Broken(said) => {
                format!("impossible d’utiliser {file} : la base de données répond : {said}")
            }
            StoreTrouble::DamagedCopy => format!("{file} est abîmé ; rien n’est remplacé"),
            StoreTrouble::Exists => format!("{file} existe déjà, et rien n’est remplacé"),
            StoreTrouble::NotEmpty => format!("{file} contient déjà des parties, et rien n’est remplacé"),
            StoreTrouble::Differs(table) => {
                format!("{file} n’est pas identique à ce qui a été copié (table {table}) ; ne l’utilisez pas")
            }
            StoreTrouble::NotDurable(setting) => {
                format!("impossible d’utiliser {file} : ce qu’il confirme pourrait se perdre ({setting})")
            }
        }
    }

    fn store_news(&self, news: &StoreNews) -> String {
        super::club::store_news(news)
    }

    fn bot_news(&self, news: &BotNews) -> String {
        super::bot::news(news)
    }

    fn bot_fault(&self, fault: &BotFault) -> String {
        super::bot::fault(fault)
    }

    fn bot_advice(&self, fault: &BotFault) -> Option<String> {
        super::bot::advice(fault)
    }

    fn serve_fault(&self, fault: ServeFault) -> String {
        let text = match fault {
            ServeFault::NoAddress => "une adresse commence par http:// ou https:// et un hôte",
            ServeFault::UserInAddress => "une adresse ne contient ni nom ni mot de passe",
            ServeFault::LongAddress => "une adresse finit par son chemin",
            ServeFault::NoProxy => "un mandataire se nomme par son adresse",
        };
        text.to_owned()
    }

    fn serve_advice(&self, fault: ServeFault) -> String {
        let text = match fault {
            ServeFault::NoAddress | ServeFault::UserInAddress => "écrivez-la comme https://club.example",
            ServeFault::LongAddress => "écrivez-la comme https://club.example/jersi",
            ServeFault::NoProxy => "écrivez-la comme 127.0.0.1 ou ::1",
        };
        text.to_owned()
    }

    fn serve_note(&self, note: &ServeNote) -> String {
        match note {
            ServeNote::KeptIn(file) => format!("les parties entre personnes sont gardées dans {file}"),
            ServeNote::NoClub { file, why } => {
                let why = self.store_trouble(file.as_deref(), why);
                format!(
                    "pas de parties entre personnes : {why}. Tout le reste fonctionne ; --store FICHIER nomme un autre fichier"
                )
            }
            ServeNote::FriendsAt(address) => format!("vos amis trouvent la page à l’adresse {address}"),
            ServeNote::NoTrustedProxy => {
                "derrière un mandataire, tous les visiteurs partagent les limites d’une seule \
                                          adresse ; --trusted-proxy IP nomme celui qui les distingue"
                    .to_owned()
            }
            ServeNote::OpsAt(address) => format!("santé et mesures se trouvent à l’adresse {address}"),
            ServeNote::FewerConnections(count) => {
                format!("le système permet {count} connexions à la fois, moins que demandé")
            }
        }
    }
}
