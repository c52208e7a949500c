//! What the other commands say: editions, figures, analyses, options.

use jersi_engine::Judgement;
use jersi_rules::{BoxFacts, Color, Edition, Lojban, Position, Score, Stage, Way};

use super::table::name;
use super::{French, LANG};
use crate::{Column, CommandWords, Heading};

impl CommandWords for French {
    fn slip(&self, judgement: Judgement) -> String {
        let text = match judgement {
            Judgement::Inaccuracy => "Imprécision :",
            Judgement::Mistake => "Erreur :",
            Judgement::Blunder => "Gaffe :",
        };
        text.to_owned()
    }

    fn chance_falls(&self, from: f64, to: f64) -> String {
        format!("les chances de gain tombent de {from} % à {to} %.")
    }

    fn of_player(&self, player: Color) -> String {
        format!("{} :", name(player))
    }

    fn accuracy(&self, who: &str, accuracy: &str, [inaccuracies, mistakes, blunders]: [usize; 3]) -> String {
        format!(
            "{who} : précision {accuracy} %, imprécisions {inaccuracies}, erreurs {mistakes}, gaffes {blunders}"
        )
    }

    fn bad_position(&self) -> String {
        "les règles ne permettent pas cette position".to_owned()
    }

    fn moment(&self, position: &Position) -> String {
        let who = name(position.decider());
        match position.stage() {
            Stage::Setting => format!("la mise en place, à {who} de jouer"),
            _ => format!("tour {}, à {who} de jouer", position.turn_number()),
        }
    }

    fn colon(&self) -> String {
        "\u{a0}: ".to_owned()
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
            "JERSI, un jeu abstrait pour deux joueurs de {author}. Le nom vient du lojban : {word} /{sound}/, \
             « {meaning} »."
        )
    }

    fn usual_edition(&self, edition: Edition) -> [String; 2] {
        [
            format!("Sans autre indication, on joue la {edition}."),
            format!("Tout à son sujet : jersi editions {edition} --lang fr"),
        ]
    }

    fn date_and_cells(&self, date: &str, cells: u32) -> String {
        format!("{date}, {cells} cases")
    }

    fn settings(&self, ids: &str) -> String {
        format!("préparations : {ids}")
    }

    fn variants(&self, ids: &str) -> String {
        format!("variantes : {ids}")
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
        format!("En réserve au début : {kinds}.")
    }

    fn board_key(&self) -> String {
        "Lettres majuscules pour Blanc, minuscules pour Noir ; le sommet d'une pile vient en premier."
            .to_owned()
    }

    fn setting_option(&self, way: Way, guardian: bool) -> Option<String> {
        let text = match way {
            Way::Random => "--seed N la reproduit.",
            Way::Free if guardian => "--mokca ajoute le mokca.",
            Way::Free | Way::Fixed(_) => return None,
        };
        Some(text.to_owned())
    }

    fn scoring(&self, Score { win, tie, loss }: Score) -> String {
        format!("Score : {win} au gagnant, {loss} au perdant, {tie} à chacun pour une nulle.")
    }

    fn beats_nothing(&self) -> String {
        "rien".to_owned()
    }
}
