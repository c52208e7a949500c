//! All about one edition, as text.

use jersi_rules::lang::Said;
use jersi_rules::notation::text_board;
use jersi_rules::{
    AUTHOR, About, BoxFacts, CONTACT, Color, Edition, JERSI, Lang, Lojban, Position, Rules, Setting, Text,
    Way,
};

use super::pieces;
use crate::page::Page;

/// Writes all about an edition.
pub fn write(page: &mut Page, edition: Edition, lang: Lang) {
    let mut writer = Writer { page, edition, lang };
    writer.title();
    writer.pieces();
    writer.words();
    writer.settings();
    writer.variants();
    writer.rules();
    writer.changes();
    writer.source();
}

/// How to read the board.
const KEY: Text = Text {
    en: "White's letters are upper-case, Black's lower-case; of a stack, the top comes first.",
    fr: "Lettres majuscules pour Blanc, minuscules pour Noir ; le sommet d'une pile vient en premier.",
};

struct Writer<'a> {
    page: &'a mut Page,
    edition: Edition,
    lang: Lang,
}

impl Writer<'_> {
    /// One of two words, by language.
    fn say(&self, en: &'static str, fr: &'static str) -> &'static str {
        Text { en, fr }.get(self.lang)
    }

    fn heading(&mut self, en: &'static str, fr: &'static str) {
        let heading = self.say(en, fr);
        self.page.heading(heading);
    }

    fn title(&mut self) {
        let (facts, about) = (self.edition.facts(), self.edition.about(self.lang));
        self.page.paragraph(&format!("JERSI {}, {}", self.edition, about.date));
        self.page.paragraph(&about.summary);
        self.page.space();
        let (players, cells) = (Color::BOTH.len(), facts.cells.len());
        let for_whom = match (self.lang, facts.box_facts) {
            (Lang::En, None) => format!("{players} players."),
            (Lang::Fr, None) => format!("{players} joueurs."),
            (Lang::En, Some(BoxFacts { age, minutes: (short, long) })) => {
                format!("{players} players, from {age} years, {short} to {long} minutes.")
            }
            (Lang::Fr, Some(BoxFacts { age, minutes: (short, long) })) => {
                format!("{players} joueurs, dès {age} ans, {short} à {long} minutes.")
            }
        };
        let board = match self.lang {
            Lang::En => format!("A board of {cells} hexagonal cells."),
            Lang::Fr => format!("Un plateau de {cells} cases hexagonales."),
        };
        self.page.paragraph(&format!("{for_whom} {board}"));
    }

    fn pieces(&mut self) {
        self.heading("Pieces of each player", "Pièces de chaque joueur");
        self.page.table(2, &pieces::table(self.edition, self.lang));
        let waiting: Vec<Said> = self
            .edition
            .facts()
            .kinds
            .iter()
            .filter(|facts| facts.in_reserve)
            .map(|facts| self.edition.kind_plural(facts.kind, self.lang))
            .collect();
        if !waiting.is_empty() {
            let label = self.say("In reserve at the start:", "En réserve au début :");
            self.page.item(2, "", &format!("{label} {}.", waiting.join(", ")));
        }
    }

    /// Lojban is told where the names of the pieces come from it.
    fn words(&mut self) {
        let words: Vec<Lojban> = self.edition.facts().kinds.iter().filter_map(|facts| facts.lojban).collect();
        if words.is_empty() {
            return;
        }
        self.heading("Words, taken from Lojban", "Mots, empruntés au lojban");
        let rows: Vec<Vec<String>> = std::iter::once(JERSI)
            .chain(words)
            .map(|lojban| {
                let meaning = lojban.meaning(self.lang).into_owned();
                vec![lojban.word().to_owned(), format!("/{}/", lojban.sound()), meaning]
            })
            .collect();
        self.page.table(2, &rows);
    }

    fn settings(&mut self) {
        self.heading("Settings (--setting)", "Préparations (--setting)");
        let settings = self.edition.facts().settings;
        for (n, setting) in settings.iter().enumerate() {
            self.page.item(2, "", setting.id);
            let name = capitalized(&setting.name(self.lang));
            let what = setting.way.about(self.lang);
            match setting.way {
                Way::Fixed(_) if n == 0 => {
                    self.page.item(4, "", &format!("{name}. {}", KEY.get(self.lang)));
                    self.board();
                }
                Way::Fixed(position) => {
                    self.page.item(4, "", &format!("{name}."));
                    self.page.verbatim(4, position);
                }
                Way::Random | Way::Free => {
                    self.page.item(4, "", &format!("{name}. {what}{}", self.setting_option(setting.way)));
                }
            }
        }
    }

    /// What the command line leaves to choose in a setting.
    fn setting_option(&self, way: Way) -> &'static str {
        match way {
            Way::Random => self.say(" --seed N repeats it.", " --seed N la reproduit."),
            Way::Free if self.edition.facts().guardian_optional => {
                self.say(" --mokca adds the mokca.", " --mokca ajoute le mokca.")
            }
            Way::Free | Way::Fixed(_) => "",
        }
    }

    /// The usual start. Only the rows of the text board: what is below them is told elsewhere.
    fn board(&mut self) {
        let start = Position::start(Rules::new(self.edition), Setting::usual(self.edition));
        let text = text_board(&start, Lang::En);
        let rows = text.split("\n\n").next().unwrap_or_default();
        self.page.space();
        self.page.verbatim(8, rows);
        if self.edition.facts().settings.len() > 1 {
            self.page.space();
        }
    }

    fn variants(&mut self) {
        let variants = self.edition.about(self.lang).variants;
        if variants.is_empty() {
            return;
        }
        self.heading("Variants", "Variantes");
        for variant in variants {
            let name = capitalized(&variant.name);
            self.page.item(2, "", &format!("--{}", variant.id));
            self.page.item(4, "", &format!("{name}. {}", variant.what));
        }
    }

    fn rules(&mut self) {
        self.heading("Rules in short", "Les règles en bref");
        self.list(&self.edition.about(self.lang).rules);
        let score = self.edition.facts().score;
        let (win, loss, tie) = (score.win, score.loss, score.tie);
        let line = match self.lang {
            Lang::En => format!("Score: {win} for the winner, {loss} for the loser, {tie} each for a tie."),
            Lang::Fr => {
                format!("Score : {win} au gagnant, {loss} au perdant, {tie} à chacun pour une nulle.")
            }
        };
        self.page.item(2, "- ", &line);
    }

    fn changes(&mut self) {
        let About { since, changes, .. } = self.edition.about(self.lang);
        self.page.heading(&format!("{} {since}", self.say("What changed since", "Ce qui a changé depuis")));
        self.list(&changes);
    }

    fn list(&mut self, texts: &[Said]) {
        for text in texts {
            self.page.item(2, "- ", text);
        }
    }

    fn source(&mut self) {
        let (booklet, licence) = (self.edition.about(self.lang).booklet, self.edition.facts().licence);
        self.heading("Source", "Source");
        let rows = [
            (self.say("author", "auteur"), format!("{AUTHOR} ({CONTACT})")),
            (self.say("booklet", "livret"), booklet.into_owned()),
            (self.say("licence", "licence"), format!("{}, {}", licence.name, licence.link)),
        ];
        self.page.table(2, &rows.map(|(label, value)| vec![label.to_owned(), value]));
    }
}

fn capitalized(text: &str) -> String {
    let mut letters = text.chars();
    letters.next().map_or_else(String::new, |first| first.to_uppercase().chain(letters).collect())
}
