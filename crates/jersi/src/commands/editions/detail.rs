//! All about one edition, as text.

use jersi_rules::lang::Said;
use jersi_rules::notation::text_board;
use jersi_rules::{
    AUTHOR, About, CONTACT, Color, Edition, JERSI, Lang, Lojban, Position, Rules, Setting, Way,
};

use jersi_words::{Column, CommandWords, Heading, capital};

use super::pieces;
use crate::page::Page;

/// Writes all about an edition.
pub fn write(page: &mut Page, edition: Edition, words: &'static dyn CommandWords) {
    let mut writer = Writer { page, edition, words };
    writer.title();
    writer.pieces();
    writer.words();
    writer.settings();
    writer.variants();
    writer.rules();
    writer.changes();
    writer.source();
}

struct Writer<'a> {
    page: &'a mut Page,
    edition: Edition,
    words: &'static dyn CommandWords,
}

impl Writer<'_> {
    fn heading(&mut self, heading: Heading) {
        self.page.heading(&self.words.heading(heading));
    }

    fn title(&mut self) {
        let (facts, about) = (self.edition.facts(), self.edition.about(self.words.lang()));
        self.page.paragraph(&format!("JERSI {}, {}", self.edition, about.date));
        self.page.paragraph(&about.summary);
        self.page.space();
        let (players, cells) = (Color::BOTH.len(), facts.cells.len());
        let for_whom = self.words.for_whom(players, facts.box_facts);
        let board = self.words.board(cells);
        self.page.paragraph(&format!("{for_whom} {board}"));
    }

    fn pieces(&mut self) {
        self.heading(Heading::Pieces);
        self.page.table(2, &pieces::table(self.edition, self.words));
        let waiting: Vec<Said> = self
            .edition
            .facts()
            .kinds
            .iter()
            .filter(|facts| facts.in_reserve)
            .map(|facts| self.edition.kind_plural(facts.kind, self.words.lang()))
            .collect();
        if !waiting.is_empty() {
            self.page.item(2, "", &self.words.in_reserve(&waiting.join(", ")));
        }
    }

    /// Lojban is told where the names of the pieces come from it.
    fn words(&mut self) {
        let words: Vec<Lojban> = self.edition.facts().kinds.iter().filter_map(|facts| facts.lojban).collect();
        if words.is_empty() {
            return;
        }
        self.heading(Heading::Lojban);
        let rows: Vec<Vec<String>> = std::iter::once(JERSI)
            .chain(words)
            .map(|lojban| {
                let meaning = lojban.meaning(self.words.lang()).into_owned();
                vec![lojban.word().to_owned(), format!("/{}/", lojban.sound()), meaning]
            })
            .collect();
        self.page.table(2, &rows);
    }

    fn settings(&mut self) {
        self.heading(Heading::Settings);
        let settings = self.edition.facts().settings;
        for (n, setting) in settings.iter().enumerate() {
            self.page.item(2, "", setting.id);
            let name = capital(&setting.name(self.words.lang()));
            let what = setting.way.about(self.words.lang());
            match setting.way {
                Way::Fixed(_) if n == 0 => {
                    self.page.item(4, "", &format!("{name}. {}", self.words.board_key()));
                    self.board();
                }
                Way::Fixed(position) => {
                    self.page.item(4, "", &format!("{name}."));
                    self.page.verbatim(4, position);
                }
                Way::Random | Way::Free => {
                    let guardian = self.edition.facts().guardian_optional;
                    let option = self.words.setting_option(setting.way, guardian);
                    let option = option.map(|option| format!(" {option}")).unwrap_or_default();
                    self.page.item(4, "", &format!("{name}. {what}{option}"));
                }
            }
        }
    }

    /// The usual start. Only the rows of the text board: what is below them is told elsewhere.
    fn board(&mut self) {
        let start = Position::start(Rules::new(self.edition), Setting::usual(self.edition));
        let text = text_board(&start, Lang::EN);
        let rows = text.split("\n\n").next().unwrap_or_default();
        self.page.space();
        self.page.verbatim(8, rows);
        if self.edition.facts().settings.len() > 1 {
            self.page.space();
        }
    }

    fn variants(&mut self) {
        let variants = self.edition.about(self.words.lang()).variants;
        if variants.is_empty() {
            return;
        }
        self.heading(Heading::Variants);
        for variant in variants {
            let name = capital(&variant.name);
            self.page.item(2, "", &format!("--{}", variant.id));
            self.page.item(4, "", &format!("{name}. {}", variant.what));
        }
    }

    fn rules(&mut self) {
        self.heading(Heading::Rules);
        self.list(&self.edition.about(self.words.lang()).rules);
        let line = self.words.scoring(self.edition.facts().score);
        self.page.item(2, "- ", &line);
    }

    fn changes(&mut self) {
        let About { since, changes, .. } = self.edition.about(self.words.lang());
        self.page.heading(&self.words.changes_since(&since));
        self.list(&changes);
    }

    fn list(&mut self, texts: &[Said]) {
        for text in texts {
            self.page.item(2, "- ", text);
        }
    }

    fn source(&mut self) {
        let booklet = self.edition.about(self.words.lang()).booklet;
        let licence = self.edition.facts().licence;
        self.heading(Heading::Source);
        let rows = [
            (Column::Author, format!("{AUTHOR} ({CONTACT})")),
            (Column::Booklet, booklet.into_owned()),
            (Column::Licence, format!("{}, {}", licence.name, licence.link)),
        ];
        self.page.table(2, &rows.map(|(label, value)| vec![self.words.column(label), value]));
    }
}
