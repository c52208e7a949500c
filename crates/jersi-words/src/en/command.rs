//! What the other commands say: editions, figures, analyses, options.

use jersi_engine::Judgement;
use jersi_rules::{BoxFacts, Color, Edition, Lojban, Position, Score, TurnLabel, Way};
use jersi_table::{Forfeit, ForfeitKind};

use super::table::name;
use super::{English, LANG};
use crate::{
    ArenaColumn, ArenaFault, ArenaNote, BotFault, BotNews, Column, CommandWords, FaultWords, ForfeitWords,
    Heading, LabFault, LabNews, MatchLine, RecordLine, ServeFault, ServeNote, Solved, StoreNews,
    StoreTrouble,
};
use crate::{LabReportFault, LabReportNews};

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

    fn legal_turn(&self, turn: &str, end: Option<&str>) -> String {
        match end {
            None => format!("legal: {turn}"),
            Some(end) => format!("legal: {turn}; {end}"),
        }
    }

    fn illegal_turn(&self, which: &str, written: &str, why: &str) -> String {
        format!("{which}, {written}, is illegal: {why}")
    }

    fn illegal_in_variation(&self, written: &str, why: &str) -> String {
        format!("in a variation, {written}: {why}")
    }

    fn mended(&self, which: &str, written: &str, mended: &str, place: &str) -> String {
        format!("{which}: {written} read as {mended} at {place}")
    }

    fn at_place(&self, what: &str, place: &str) -> String {
        format!("{what} at {place}")
    }

    fn record_line(&self, line: RecordLine) -> String {
        let text = match line {
            RecordLine::Layout => "layout",
            RecordLine::Edition => "edition",
            RecordLine::Player(Color::White) => "white",
            RecordLine::Player(Color::Black) => "black",
            RecordLine::Turns => "turns",
            RecordLine::Result => "result",
            RecordLine::Final => "final",
            RecordLine::Mended => "mended",
            RecordLine::Note => "note",
        };
        text.to_owned()
    }

    fn all_legal(&self, turns: usize) -> String {
        format!("{turns}, all legal")
    }

    fn not_over(&self) -> String {
        "the game is not over".to_owned()
    }

    fn as_told(&self) -> String {
        "as the record tells".to_owned()
    }

    fn booklet_lacks(&self) -> String {
        "note: the booklet's table has no place for names, comments and variations".to_owned()
    }

    fn solved(&self, solved: Solved) -> String {
        let turns = |count: u32| if count == 1 { "1 turn".to_owned() } else { format!("{count} turns") };
        match solved {
            Solved::Win(count) => format!("win in {}", turns(count)),
            Solved::Loss(count) => format!("loss in {}", turns(count)),
            Solved::NotProved(count) => format!("not proved within {}", turns(count)),
            Solved::Stopped(0) => "stopped; not even one turn was looked through".to_owned(),
            Solved::Stopped(count) => format!("stopped; neither win nor loss within {}", turns(count)),
        }
    }

    fn speed(&self, seconds: f64, millions: u64) -> String {
        format!("{seconds:.3} s, {millions} million a second")
    }

    fn pages_written(&self, count: usize, first: &str, last: &str) -> String {
        format!("{count} pages: {first} to {last}")
    }

    fn match_line(&self, line: MatchLine) -> String {
        let text = match line {
            MatchLine::First => "first",
            MatchLine::Second => "second",
            MatchLine::Games => "games",
            MatchLine::Result => "result",
            MatchLine::Score => "score",
            MatchLine::Elo => "elo",
            MatchLine::Sprt => "sprt",
            MatchLine::Forfeits => "forfeits",
            MatchLine::Speed => "speed",
        };
        text.to_owned()
    }

    fn match_games(&self, games: u32, kept: usize) -> String {
        match kept {
            0 => games.to_string(),
            kept => format!("{games}, {kept} of them kept from before"),
        }
    }

    fn match_result(&self, [won, tied, lost, forfeited]: [u32; 4]) -> String {
        format!("{won} won, {tied} tied, {lost} lost by the first; {forfeited} forfeited")
    }

    fn match_opening_ends(&self) -> String {
        "The opening ends here.".to_owned()
    }

    fn match_forfeits(&self, name: &str, why: &Forfeit) -> String {
        format!("{name} forfeits: {}", self.forfeit(why))
    }

    fn match_score(&self, share: f64, pairs: &str) -> String {
        format!("{share:.1} % (pairs with 0, ½, 1, 1½, 2 points: {pairs})")
    }

    fn match_verdict(&self, llr: f64, (low, high): (f64, f64), accepted: Option<&str>) -> String {
        let found = accepted.map_or("not decided".to_owned(), |what| format!("{what} is accepted"));
        format!("LLR {llr:.2} between {low:.2} and {high:.2}: {found}")
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
        format!("{games} games, {made} of them made now")
    }

    fn selfplay_exported(&self, positions: u64, decisions: u64, doubled: u64) -> String {
        format!("{positions} positions of {decisions} decisions; {doubled} more were there already")
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
            TurnLabel::Placement { .. } => format!("the setting, {who} to play"),
            TurnLabel::Turn { pair, .. } => format!("turn {pair}, {who} to play"),
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
            Way::Free if guardian => "--mokca adds the guardian.",
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

    fn store_trouble(&self, file: Option<&str>, trouble: &StoreTrouble) -> String {
        let file = file.unwrap_or("club.db");
        match trouble {
            StoreTrouble::NoFolder => {
                "no data folder is known: neither JERSI_HOME nor HOME is set".to_owned()
            }
            StoreTrouble::NoAddress(why) => {
                format!(
                    "--store is no address of a PostgreSQL database, as in postgres://club@db.example/jersi: {why}"
                )
            }
            StoreTrouble::InUse => format!("{file} is in use by another jersi"),
            StoreTrouble::NotAStore => format!("{file} holds something else than games of a club"),
            StoreTrouble::Newer => format!("{file} was written by a newer jersi"),
            StoreTrouble::Older => {
                format!("{file} was written by an older jersi; serve it once with this one")
            }
            StoreTrouble::Refused(fault) => format!("cannot use {file}: {}", self.io_fault(fault)),
            StoreTrouble::Broken(said) => format!("cannot use {file}: the database says: {said}"),
            StoreTrouble::DamagedCopy => format!("{file} is damaged; the store stays as it is"),
            StoreTrouble::Exists => format!("{file} is there already, and nothing is written over"),
            StoreTrouble::NotEmpty => format!("{file} holds games already, and nothing is written over"),
            StoreTrouble::Differs(table) => {
                format!("{file} is not the same as what was copied (table {table}); do not use it")
            }
            StoreTrouble::NotDurable(setting) => {
                format!("cannot use {file}: it would lose what it confirms ({setting})")
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
            ServeFault::NoAddress => "an address begins with http:// or https:// and a host",
            ServeFault::UserInAddress => "an address has no name and no password in it",
            ServeFault::LongAddress => "an address ends with its path",
            ServeFault::NoProxy => "a proxy is told by its address",
        };
        text.to_owned()
    }

    fn serve_advice(&self, fault: ServeFault) -> String {
        let text = match fault {
            ServeFault::NoAddress | ServeFault::UserInAddress => "write it like https://club.example",
            ServeFault::LongAddress => "write it like https://club.example/jersi",
            ServeFault::NoProxy => "write it like 127.0.0.1 or ::1",
        };
        text.to_owned()
    }

    fn serve_note(&self, note: &ServeNote) -> String {
        match note {
            ServeNote::KeptIn(file) => format!("games between people are kept in {file}"),
            ServeNote::NoClub { file, why } => {
                let why = self.store_trouble(file.as_deref(), why);
                format!(
                    "no games between people: {why}. Everything else works; --store FILE names another file"
                )
            }
            ServeNote::FriendsAt(address) => format!("friends find the page at {address}"),
            ServeNote::NoTrustedProxy => "behind a proxy all visitors share the limits of one address; \
                                          --trusted-proxy IP names the proxy that tells them apart"
                .to_owned(),
            ServeNote::OpsAt(address) => format!("health and metrics are at {address}"),
            ServeNote::FewerConnections(count) => {
                format!("the system allows {count} connections at once, fewer than were asked for")
            }
        }
    }
}
