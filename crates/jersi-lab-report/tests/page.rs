//! The page: well-formed, complete in both languages, safe from what strangers wrote.

mod common;

use std::collections::BTreeSet;

use common::{empty, report};
use jersi_lab_report::{Heading, Metric, Report, fragment, html};
use jersi_rules::Lang;
use roxmltree::{Document, Node, ParsingOptions};

/// Parses a page; anything that is not well-formed fails.
fn parsed(text: &str) -> Document<'_> {
    let options = ParsingOptions { allow_dtd: true, ..ParsingOptions::default() };
    Document::parse_with_options(text, options).expect("well-formed")
}

fn check(report: &Report) -> String {
    let page = html(report);
    let document = parsed(&page);
    let mut ids = BTreeSet::new();
    for node in document.descendants().filter(Node::is_element) {
        let name = node.tag_name().name();
        assert!(
            !["script", "img", "link", "iframe", "object", "foreignObject", "use", "image"].contains(&name),
            "{name}"
        );
        for attribute in node.attributes() {
            assert!(!attribute.name().starts_with("on") && attribute.name() != "style", "{attribute:?}");
            assert!(
                !attribute.value().contains("NaN") && !attribute.value().contains("inf "),
                "{attribute:?}"
            );
            if attribute.name() == "href" {
                assert!(attribute.value().starts_with('#'), "{attribute:?}");
            }
        }
        if let Some(id) = node.attribute("id") {
            assert!(ids.insert(id.to_owned()), "twice: {id}");
        }
        match name {
            "table" => {
                assert!(
                    node.children().any(|child| child.has_tag_name("caption")),
                    "a table without a caption"
                );
                let heads = node.descendants().filter(|cell| cell.has_tag_name("th"));
                assert!(
                    heads.clone().count() > 0 && heads.into_iter().all(|cell| cell.has_attribute("scope"))
                );
            }
            "svg" if node.attribute("aria-hidden").is_none() => {
                assert_eq!(node.attribute("role"), Some("img"));
                for part in ["title", "desc"] {
                    let said = node.children().find(|child| child.has_tag_name(part));
                    assert!(said.is_some(), "a plot without {part}");
                }
            }
            _ => {}
        }
    }
    for link in document.descendants().filter_map(|node| node.attribute("href")) {
        assert!(ids.contains(&link[1..]), "a link to nowhere: {link}");
    }
    for text in ["NaN", "inf", "None"] {
        let said = document.descendants().filter(Node::is_text).filter_map(|node| node.text());
        let wrong: Vec<&str> = said.filter(|said| said.split_whitespace().any(|word| word == text)).collect();
        assert!(wrong.is_empty(), "{wrong:?}");
    }
    page
}

#[test]
fn any_number_of_rule_sets_makes_a_page() {
    check(&empty());
    for count in [1, 2, 6] {
        let page = check(&report(count));
        for metric in Metric::ALL {
            // The made-up report has numbers for all of them.
            assert!(page.contains(&format!("id=\"en-{}\"", metric.id())), "{}", metric.id());
            assert!(page.contains(&format!("id=\"fr-{}\"", metric.id())), "{}", metric.id());
        }
        assert!(page.contains(".lab-compared"), "its looks are always there");
        assert_eq!(page.contains("class=\"lab-compared\""), count > 1);
    }
}

#[test]
fn a_page_without_a_title_is_called_after_its_rule_sets() {
    let untitled = Report { title: String::new(), ..report(2) };
    let page = check(&untitled);
    let document = parsed(&page);
    // Plots have titles as well.
    let heads = ["head", "header"];
    let is_head = |node: &Node<'_, '_>| {
        node.parent_element().is_some_and(|parent| heads.contains(&parent.tag_name().name()))
    };
    let told = |name: &str| -> Vec<&str> {
        let found = document.descendants().filter(|node| node.tag_name().name() == name);
        found.filter(is_head).filter_map(|node| node.text()).collect()
    };
    assert_eq!(told("title"), ["JERSI laboratory: 4.8, 4.8 without reserve"]);
    let french = "Le laboratoire de JERSI\u{202f}: 4.8, 4.8 without reserve";
    assert_eq!(told("h1"), ["JERSI laboratory: 4.8, 4.8 without reserve", french]);
    assert!(check(&Report { title: " ".to_owned(), ..empty() }).contains("<title>JERSI laboratory</title>"));
}

#[test]
fn what_did_not_occur_is_not_said_to_be_against_the_rules() {
    let mut without = report(2);
    without.rows.retain(|row| row.metric != Metric::ActionUse || row.part != "one-two" || row.rules != "4.8");
    let page = check(&without);
    assert!(page.contains("4.8: not seen in these games") && page.contains("pas vu dans ces parties"));
    assert!(!page.contains("not in these rules"));
}

/// What lies in the table is as wide as the table, and a phone shows a part of it.
#[test]
fn the_note_of_the_summary_stands_before_what_scrolls() {
    let page = check(&report(6));
    let (note, scroll) = ("The main number of each metric", "class=\"lab-scroll\"");
    assert!(page.find(note).expect("it is there") < page.find(scroll).expect("it scrolls"));
    for (at, _) in page.match_indices("<table class=\"lab-summary\"") {
        assert!(page[at..].starts_with("<table class=\"lab-summary\"><caption class=\"lab-unseen\">"));
    }
}

#[test]
fn it_is_told_how_closely_decisions_were_looked_at() {
    let mut report = report(3);
    let part = |report: &Report, metric: Metric| {
        let page = fragment(report, Lang::EN, "#");
        let begin = page.find(&format!("id=\"lab-{}\"", metric.id())).expect("it is there");
        page[begin..].split("<section").next().expect("a section").to_owned()
    };
    let told = part(&report, Metric::Clarity);
    let expected = "Decisions of 4.8 without reserve, 2.0: the 16 best turns of each at first sight were searched, \
        by 20,000 positions for all of them together. 1,996 of 1,998 decisions count";
    assert!(told.contains(expected), "{told}");
    assert!(part(&report, Metric::RealChoices).contains("20,000 positions"));
    assert!(!part(&report, Metric::Ties).contains("positions for all of them"));
    let not_compared = "Not compared, because decisions were not looked at more closely by the same numbers of positions and turns: \
        Real choices, Weight of a decision, Clarity.";
    assert!(!html(&report).contains(not_compared));
    report.rules[2].sampling.as_mut().expect("it has one").nodes = 300;
    assert!(html(&report).contains(not_compared));
    let told = part(&report, Metric::Clarity);
    assert!(told.contains("by 20,000 positions") && told.contains("by 300 positions"), "{told}");
}

#[test]
fn both_languages_tell_the_same_numbers() {
    let page = check(&report(2));
    let document = parsed(&page);
    let article = |lang: &str| {
        document
            .descendants()
            .find(|node| node.has_tag_name("article") && node.attribute("lang") == Some(lang))
    };
    let shape = |lang: &str| -> Vec<String> {
        let article = article(lang).expect("an article for each language");
        article.descendants().filter(Node::is_element).map(|node| node.tag_name().name().to_owned()).collect()
    };
    assert_eq!(shape("en"), shape("fr"));
    let text = |lang: &str| -> String {
        article(lang).into_iter().flat_map(|a| a.descendants()).filter_map(|n| n.text()).collect()
    };
    assert!(text("en").contains("52.5\u{202f}%") && text("fr").contains("52,5\u{202f}%"));
    assert!(
        !text("fr").contains("4.8: ") && text("en").contains("4.8: ") && text("fr").contains("4.8\u{202f}: ")
    );
    assert!(text("en").contains("First player’s score") && text("fr").contains("Score du premier joueur"));
}

#[test]
fn several_strengths_are_told_only_where_there_are_several() {
    let one = "here it plays at one strength";
    let several = "so they are given at several";
    let whole = report(2);
    let strongest = whole.rows.iter().map(|row| row.nodes).max().expect("rows");
    let mut weak = whole.clone();
    weak.rows.retain(|row| row.nodes == strongest);
    assert!(weak.rows.len() < whole.rows.len(), "it has two strengths");
    for (report, told, untold) in [(&whole, several, one), (&weak, one, several)] {
        let page = fragment(report, Lang::EN, "#");
        assert!(page.contains(told) && !page.contains(untold), "{told}");
        let french = fragment(report, Lang::FR, "#");
        assert_eq!(french.contains("à une seule force"), told == one);
    }
}

#[test]
fn a_plot_shows_every_kind_of_number() {
    let page = check(&report(2));
    for plot in ["forest", "histogram", "categories", "tenths", "ladder", "heat", "compare"] {
        assert!(page.contains(&format!("lab-plot {plot}")), "{plot}");
    }
    let document = parsed(&page);
    let cells = document.descendants().filter(|node| {
        node.attribute("class").is_some_and(|class| class.starts_with("cell h"))
            && node.has_tag_name("polygon")
    });
    // Two boards of 69 cells in two languages.
    assert_eq!(cells.count(), 2 * 2 * 69);
}

#[test]
fn what_strangers_wrote_stays_text() {
    let mut hostile = report(2);
    let nasty = "</title><script>alert(1)</script><b onload='x'>\"&\u{202e}\u{0}";
    hostile.title = nasty.to_owned();
    hostile.plan = nasty.to_owned();
    hostile.commit = nasty.to_owned();
    for row in &mut hostile.rows {
        if row.rules == "4.8" {
            row.rules = nasty.to_owned();
        }
        if row.part == "one-two" {
            row.part = nasty.to_owned();
        }
    }
    for one in &mut hostile.differences {
        one.a = nasty.to_owned();
        if one.part == "one-two" {
            one.part = nasty.to_owned();
        }
    }
    hostile.rules[0].name = nasty.to_owned();
    hostile.rules[0].game = nasty.to_owned();
    let page = check(&hostile);
    assert!(!page.contains("<script") && page.contains("&lt;script&gt;"));
    for lang in Lang::ALL {
        let part = fragment(&hostile, lang, "#/lab/file/");
        parsed(&part);
        assert!(!part.contains("<script"));
    }
}

#[test]
fn numbers_that_are_none_do_not_break_a_drawing() {
    let mut broken = report(2);
    for (at, row) in broken.rows.iter_mut().enumerate() {
        match at % 4 {
            0 => row.value = f64::NAN,
            1 => row.high = Some(f64::INFINITY),
            2 => (row.low, row.high) = (None, None),
            _ => {}
        }
    }
    for (at, one) in broken.differences.iter_mut().enumerate() {
        match at % 3 {
            0 => one.value_a = 0.0,
            1 => one.high = f64::INFINITY,
            _ => one.difference = f64::NAN,
        }
    }
    check(&broken);
}

#[test]
fn numbers_of_any_size_do_not_break_a_drawing() {
    // JSON can write these, unlike what is none.
    for (low, high) in [(-1e308, 1e308), (1e307, 1e308), (-1e-308, 1e-308), (9e18, 9.000_000_000_000_001e18)]
    {
        let mut wide = report(2);
        for (at, row) in wide.rows.iter_mut().enumerate() {
            row.value = if at % 2 == 0 { low } else { high };
            (row.low, row.high) = (Some(low), Some(high));
        }
        for (at, one) in wide.differences.iter_mut().enumerate() {
            (one.value_a, one.value_b) = if at % 2 == 0 { (low, high) } else { (high, low) };
            (one.low, one.difference, one.high) = (low, high, high);
        }
        check(&wide);
    }
}

#[test]
fn a_part_for_another_page_has_its_addresses_and_its_games() {
    let part = fragment(&report(2), Lang::FR, "#/lab/first/");
    let document = parsed(&part);
    let games: Vec<&str> = document.descendants().filter_map(|node| node.attribute("data-game")).collect();
    assert_eq!(games, ["4.8", "4.8 no-reserve"]);
    assert!(part.contains("href=\"#/lab/first/ties\"") && part.contains("id=\"lab-ties\""));
    assert!(!html(&report(2)).contains("data-game"));
}

#[test]
fn the_four_headings_hold_all_metrics() {
    let page = html(&report(1));
    let places: Vec<usize> = ["Decisiveness", "Drama", "Depth", "Clarity"]
        .iter()
        .map(|name| page.find(&format!("<h2>{name} <span>")).expect("each heading"))
        .collect();
    assert!(places.is_sorted());
    assert!(Metric::ALL.iter().any(|metric| metric.heading() == Heading::Depth));
}
