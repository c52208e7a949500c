//! The editions in short.

use jersi_rules::{AUTHOR, Edition, JERSI, Lang};

use crate::page::Page;
use crate::rule_options::RuleOptions;

/// Writes a few lines about each edition.
pub fn write(page: &mut Page, lang: Lang) {
    let (word, sound, meaning) = (JERSI.word(), JERSI.sound(), JERSI.meaning(lang));
    page.paragraph(&match lang {
        Lang::En => format!(
            "JERSI, an abstract game for two players by {AUTHOR}. The name is Lojban: {word} /{sound}/, \
             \"{meaning}\"."
        ),
        Lang::Fr => format!(
            "JERSI, un jeu abstrait pour deux joueurs de {AUTHOR}. Le nom vient du lojban : {word} /{sound}/, \
             « {meaning} »."
        ),
    });
    let mut rows = Vec::new();
    for edition in Edition::ALL {
        rows.push(vec![String::new()]);
        let mut id = edition.id();
        for line in lines(edition, lang) {
            rows.push(vec![std::mem::take(&mut id).to_owned(), line]);
        }
    }
    page.table(0, &rows);
    page.space();
    let usual = RuleOptions::default().edition();
    let (played, more) = match lang {
        Lang::En => (
            format!("Unless told otherwise, {usual} is played."),
            format!("All about it: jersi editions {usual}"),
        ),
        Lang::Fr => (
            format!("Sans autre indication, on joue la {usual}."),
            format!("Tout à son sujet : jersi editions {usual} --lang fr"),
        ),
    };
    page.paragraph(&played);
    page.paragraph(&more);
}

fn lines(edition: Edition, lang: Lang) -> Vec<String> {
    let (facts, about) = (edition.facts(), edition.about(lang));
    let (date, cells) = (about.date, facts.cells.len());
    let settings: Vec<&str> = facts.settings.iter().map(|setting| setting.id).collect();
    let variants: Vec<&str> = about.variants.iter().map(|variant| variant.id).collect();
    let (board, colon, set, varied) = match lang {
        Lang::En => ("cells", ":", "settings", "variants"),
        Lang::Fr => ("cases", " :", "préparations", "variantes"),
    };
    let mut lines = vec![
        format!("{date}, {cells} {board}"),
        about.summary.into_owned(),
        format!("{set}{colon} {}", settings.join(", ")),
    ];
    if !variants.is_empty() {
        lines.push(format!("{varied}{colon} {}", variants.join(", ")));
    }
    lines
}
