//! What the other commands say: editions, figures, analyses, options.

use jersi_engine::Judgement;
use jersi_rules::{BoxFacts, Color, Edition, Lojban, Position, Score, Stage, Way};

use super::table::name;
use super::{English, LANG};
use crate::{Column, CommandWords, Heading};

impl CommandWords for English {
    fn slip(&self, judgement: Judgement) -> String {
        let text = match judgement {
            Judgement::Inaccuracy => "Inaccuracy:",
            Judgement::Mistake => "Mistake:",
            Judgement::Blunder => "Blunder:",
        };
        text.to_owned()
    }

    fn chance_falls(&self, from: f64, to: f64) -> String {
        format!("the winning chance falls from {from}% to {to}%.")
    }

    fn of_player(&self, player: Color) -> String {
        format!("{}:", name(player))
    }

    fn accuracy(&self, who: &str, accuracy: &str, [inaccuracies, mistakes, blunders]: [usize; 3]) -> String {
        format!(
            "{who}: accuracy {accuracy}%, inaccuracies {inaccuracies}, mistakes {mistakes}, blunders {blunders}"
        )
    }

    fn bad_position(&self) -> String {
        "the rules do not allow this position".to_owned()
    }

    fn moment(&self, position: &Position) -> String {
        let who = name(position.decider());
        match position.stage() {
            Stage::Setting => format!("the setting, {who} to play"),
            _ => format!("turn {}, {who} to play", position.turn_number()),
        }
    }

    fn colon(&self) -> String {
        ": ".to_owned()
    }

    fn a_game(&self) -> String {
        "A game of JERSI".to_owned()
    }

    fn game_of_edition(&self, edition: Edition) -> String {
        format!("JERSI, edition {edition}")
    }

    fn foot(&self) -> String {
        "JERSI, a game by Lucas Borboleta".to_owned()
    }

    fn beginning(&self) -> String {
        "The beginning".to_owned()
    }

    fn about_jersi(&self, author: &str, name: Lojban) -> String {
        let (word, sound, meaning) = (name.word(), name.sound(), name.meaning(LANG));
        format!(
            "JERSI, an abstract game for two players by {author}. The name is Lojban: {word} /{sound}/, \
             \"{meaning}\"."
        )
    }

    fn usual_edition(&self, edition: Edition) -> [String; 2] {
        [
            format!("Unless told otherwise, {edition} is played."),
            format!("All about it: jersi editions {edition}"),
        ]
    }

    fn date_and_cells(&self, date: &str, cells: u32) -> String {
        format!("{date}, {cells} cells")
    }

    fn settings(&self, ids: &str) -> String {
        format!("settings: {ids}")
    }

    fn variants(&self, ids: &str) -> String {
        format!("variants: {ids}")
    }

    fn heading(&self, heading: Heading) -> String {
        let text = match heading {
            Heading::Pieces => "Pieces of each player",
            Heading::Lojban => "Words, taken from Lojban",
            Heading::Settings => "Settings (--setting)",
            Heading::Variants => "Variants",
            Heading::Rules => "Rules in short",
            Heading::Source => "Source",
        };
        text.to_owned()
    }

    fn changes_since(&self, edition: &str) -> String {
        format!("What changed since {edition}")
    }

    fn column(&self, column: Column) -> String {
        let text = match column {
            Column::Letter => "letter",
            Column::Number => "number",
            Column::Name => "name",
            Column::In(lang) => match lang.id() {
                "en" => "English",
                "fr" => "French",
                _ => return lang.own_name().into_owned(),
            },
            Column::Beats => "beats",
            Column::Author => "author",
            Column::Booklet => "booklet",
            Column::Licence => "licence",
        };
        text.to_owned()
    }

    fn for_whom(&self, players: usize, on_box: Option<BoxFacts>) -> String {
        match on_box {
            None => format!("{players} players."),
            Some(BoxFacts { age, minutes: (short, long) }) => {
                format!("{players} players, from {age} years, {short} to {long} minutes.")
            }
        }
    }

    fn board(&self, cells: u32) -> String {
        format!("A board of {cells} hexagonal cells.")
    }

    fn in_reserve(&self, kinds: &str) -> String {
        format!("In reserve at the start: {kinds}.")
    }

    fn board_key(&self) -> String {
        "White's letters are upper-case, Black's lower-case; of a stack, the top comes first.".to_owned()
    }

    fn setting_option(&self, way: Way, guardian: bool) -> Option<String> {
        let text = match way {
            Way::Random => "--seed N repeats it.",
            Way::Free if guardian => "--mokca adds the mokca.",
            Way::Free | Way::Fixed(_) => return None,
        };
        Some(text.to_owned())
    }

    fn scoring(&self, Score { win, tie, loss }: Score) -> String {
        format!("Score: {win} for the winner, {loss} for the loser, {tie} each for a tie.")
    }

    fn beats_nothing(&self) -> String {
        "nothing".to_owned()
    }
}
