//! Pages of diagrams.

use std::collections::HashSet;

use jersi_figure::{Figure, Lettering, Sheet, Theme};
use jersi_rules::{Edition, Position, Rules, Setting};

fn board(edition: Edition) -> Figure {
    let start = Position::start(Rules::new(edition), Setting::usual(edition));
    Figure::of(&start).lettering(Lettering::Lines)
}

fn sheet(edition: Edition, diagrams: usize, columns: u8) -> Sheet {
    let sheet = Sheet::new(board(edition)).title("Title").columns(columns);
    (0..diagrams).fold(sheet, |sheet, number| sheet.diagram(board(edition), &format!("turn{number}")))
}

/// The captions of a page, in order.
fn captions(page: &str) -> Vec<String> {
    let document = roxmltree::Document::parse(page).expect("well-formed");
    let mut ids = HashSet::new();
    for id in document.descendants().filter_map(|node| node.attribute("id")) {
        assert!(ids.insert(id.to_owned()), "{id} twice");
    }
    for node in document.descendants().filter(|node| node.has_tag_name("use")) {
        let id = node.attribute("href").and_then(|href| href.strip_prefix('#')).expect("a name");
        assert!(ids.contains(id), "{id} is not defined");
    }
    let texts = document.descendants().filter(|node| node.has_tag_name("text"));
    texts.filter_map(|node| node.text()).filter(|text| text.starts_with("turn")).map(str::to_owned).collect()
}

#[test]
fn every_diagram_is_on_a_page_once_and_in_order() {
    for (diagrams, columns) in [(0, 3), (1, 1), (5, 1), (12, 3), (13, 3), (60, 4), (90, 8)] {
        let pages = sheet(Edition::V4_8, diagrams, columns).pages();
        assert!(!pages.is_empty());
        let found: Vec<String> = pages.iter().flat_map(|page| captions(page)).collect();
        let wanted: Vec<String> = (0..diagrams).map(|number| format!("turn{number}")).collect();
        assert_eq!(found, wanted, "{diagrams} in {columns} columns");
        for (number, page) in pages.iter().enumerate() {
            assert!(page.contains(&format!(">{} / {}</text>", number + 1, pages.len())));
            assert!(page.contains(r#"width="210mm" height="297mm""#));
        }
    }
}

#[test]
fn more_columns_take_fewer_pages() {
    let pages = |columns| sheet(Edition::V4_8, 60, columns).pages().len();
    assert!(pages(1) == 60 && pages(2) > pages(3) && pages(3) > pages(4) && pages(4) > pages(8));
}

/// Nothing may hang over the edge of the paper, however long the words are.
#[test]
fn everything_stays_on_the_paper() {
    for columns in 1..=8 {
        let long = "word ".repeat(40);
        let figure = board(Edition::V3_0).theme(Theme::PlainLight);
        let mut sheet = Sheet::new(figure.clone())
            .title(&long)
            .details(vec![long.clone(), "x".repeat(300)])
            .columns(columns);
        for _ in 0..9 {
            sheet = sheet.diagram(figure.clone(), &long);
        }
        for page in sheet.pages() {
            let document = roxmltree::Document::parse(&page).expect("well-formed");
            for text in document.descendants().filter(|node| node.has_tag_name("text")) {
                let number = |name| {
                    text.attribute(name).and_then(|value| value.parse::<f64>().ok()).expect("a number")
                };
                assert!((100.0..2900.0).contains(&number("y")), "{columns} columns: {text:?}");
                assert!((100.0..2000.0).contains(&number("x")), "{columns} columns: {text:?}");
            }
        }
    }
}

#[test]
fn words_from_a_record_cannot_break_a_page() {
    let hostile = "<script>&\"'</text>\u{0}";
    let sheet =
        Sheet::new(board(Edition::V4_8)).title(hostile).details(vec![hostile.to_owned()]).foot(hostile);
    let page = sheet.diagram(board(Edition::V4_8), hostile).pages().remove(0);
    let document = roxmltree::Document::parse(&page).expect("well-formed");
    assert!(!document.descendants().any(|node| node.has_tag_name("script")));
}
