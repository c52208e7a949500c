//! What is drawn.

use std::collections::HashSet;

use jersi_figure::{Coordinates, Figure, Live, Mark, Path, Style, Theme, Token, Tone, face};
use jersi_rules::{
    ByColor, Carry, Cell, CellContent, CellSet, Color, Edition, Kind, Piece, Placement, Position, Rules,
    Setting, Turn,
};

fn start(edition: Edition) -> Position {
    Position::start(Rules::new(edition), Setting::usual(edition))
}

fn cell(edition: Edition, row: u8, number: u8) -> Cell {
    edition.cell(row, number).expect("a cell of the edition")
}

/// Parses a drawing and checks that everything it refers to is there, and that no name is given twice.
fn parse(svg: &str) -> roxmltree::Document<'_> {
    let document = roxmltree::Document::parse(svg).expect("well-formed");
    let mut ids = HashSet::new();
    for id in document.descendants().filter_map(|node| node.attribute("id")) {
        assert!(ids.insert(id.to_owned()), "{id} twice");
    }
    for node in document.descendants() {
        for attribute in node.attributes() {
            let value = attribute.value();
            let referred = if attribute.name() == "href" {
                value.strip_prefix('#')
            } else {
                value.strip_prefix("url(#").and_then(|rest| rest.strip_suffix(')'))
            };
            if let Some(id) = referred {
                assert!(ids.contains(id), "{id} is not defined");
            }
            assert!(!value.contains("NaN") && !value.contains("inf"), "{value}");
        }
    }
    document
}

/// What is put on the board, in order.
fn uses<'a>(document: &'a roxmltree::Document<'_>) -> Vec<&'a str> {
    let shown = document.root_element().children().filter(|node| node.has_tag_name("use"));
    shown.filter_map(|node| node.attribute("href")).collect()
}

/// A position with everything marked that can be.
fn busy(edition: Edition) -> Figure {
    let middle = cell(edition, 4, 5);
    let path = Path {
        from: Some(cell(edition, 4, 1)),
        steps: vec![(Carry::Two, cell(edition, 4, 3)), (Carry::One, cell(edition, 4, 4))],
        falls: vec![cell(edition, 2, 2)],
    };
    let guardians = ByColor { white: CellSet::of(middle), black: CellSet::of(cell(edition, 5, 5)) };
    let mut figure = Figure::of(&start(edition))
        .reserves(true)
        .page(true)
        .title("e4 <= \"4.8\" & more")
        .guardians(guardians)
        .last(path.clone())
        .pending(path.clone())
        .arrow(path, Tone::Play);
    for &mark in Mark::ALL {
        figure = figure.mark(middle, mark);
    }
    figure
}

#[test]
fn every_figure_is_well_formed() {
    for edition in Edition::ALL {
        for style in Style::ALL {
            for theme in Theme::ALL {
                for (coordinates, flipped) in Coordinates::ALL.into_iter().zip([false, true, false]) {
                    let svg = busy(edition)
                        .style(style)
                        .theme(theme)
                        .coordinates(coordinates)
                        .flipped(flipped)
                        .svg();
                    parse(&svg);
                    assert!(!svg.contains("var("), "colours are literal");
                }
            }
        }
    }
}

#[test]
fn a_live_board_is_well_formed_and_leaves_colours_to_the_theme() {
    let shapes = Live::shapes();
    for edition in Edition::ALL {
        let live = Live::new(edition, false);
        let whole = format!("<svg>{shapes}{}{}{}</svg>", live.board, live.labels, live.row_labels);
        parse(&whole);
        for theme in Theme::ALL {
            assert!(!whole.contains(Token::Maple.value(theme)));
        }
        assert!(!whole.contains("style="), "a strict page forbids style attributes");
        for token in Token::ALL {
            let used = whole.contains(&format!("var({})", token.variable()));
            let elsewhere = ["page", "ink", "ink-soft", "tray", "hole"].contains(&token.name());
            assert!(used || elsewhere, "{} is never used", token.name());
        }
    }
}

#[test]
fn the_shapes_have_every_piece_of_every_edition_in_both_styles() {
    let shapes = Live::shapes();
    for style in Style::ALL {
        for color in Color::BOTH {
            for kind in Kind::ALL {
                for storey in ["", "-top", "-under"] {
                    let id = format!("id=\"jersi-{}-{}-{}{storey}\"", style.id(), color.id(), kind.id());
                    assert!(shapes.contains(&id), "{id}");
                }
            }
        }
    }
}

#[test]
fn every_piece_of_the_start_is_drawn_once() {
    for edition in Edition::ALL {
        for style in Style::ALL {
            let position = start(edition);
            let svg = Figure::of(&position).style(style).svg();
            let document = parse(&svg);
            let drawn = uses(&document);
            for color in Color::BOTH {
                for facts in edition.facts().kinds {
                    let name = format!("#{}-{}-{}", style.id(), color.id(), facts.kind.id());
                    let storeys = [name.clone(), format!("{name}-top"), format!("{name}-under")];
                    let count = drawn.iter().filter(|href| storeys.iter().any(|each| each == *href)).count();
                    assert_eq!(count, usize::from(position.on_board(color).get(facts.kind)), "{name}");
                }
            }
        }
    }
}

#[test]
fn reserves_have_a_place_for_every_cube() {
    let position = start(Edition::V4_8);
    let drop = Turn::drop(Placement { kind: Kind::Mountain, cell: cell(Edition::V4_8, 4, 5) });
    let after = position.play(drop).expect("a mountain may be dropped on an empty cell");
    for (position, holes) in [(position, 0), (after, 1)] {
        let svg = Figure::of(&position).reserves(true).svg();
        let document = parse(&svg);
        let dashed = |node: &roxmltree::Node<'_, '_>| {
            node.has_tag_name("rect") && node.attribute("stroke-dasharray").is_some()
        };
        assert_eq!(document.descendants().filter(dashed).count(), holes);
        let waiting = uses(&document).iter().filter(|href| href.ends_with("-top")).count();
        assert_eq!(waiting, 12 - holes, "the start has no stacks");
    }
}

#[test]
fn the_free_setting_shows_what_is_still_to_be_placed() {
    for (edition, guardian, each) in [(Edition::V2_0, false, 13), (Edition::V3_0, true, 14)] {
        let setting = Setting::named(edition, "free", 0, guardian).expect("a free setting");
        let position = Position::start(Rules::new(edition), setting);
        let svg = Figure::of(&position).reserves(true).svg();
        assert_eq!(uses(&parse(&svg)).len(), 2 * each);
    }
}

#[test]
fn faces_differ_within_a_style_and_between_styles() {
    for style in Style::ALL {
        let faces: HashSet<String> = Kind::ALL.into_iter().map(|kind| face(style, kind)).collect();
        assert_eq!(faces.len(), Kind::COUNT);
    }
    let same = |kind: &Kind| face(Style::Dots, *kind) == face(Style::Simple, *kind);
    let alike: Vec<Kind> = Kind::ALL.into_iter().filter(same).collect();
    assert_eq!(alike, [Kind::King, Kind::Mountain], "the booklets draw these alike");
}

#[test]
fn faces_stay_in_their_box() {
    for style in Style::ALL {
        for kind in Kind::ALL {
            let svg = format!("<svg>{}</svg>", face(style, kind));
            let document = parse(&svg);
            for circle in document.descendants().filter(|node| node.has_tag_name("circle")) {
                let number = |name| {
                    circle.attribute(name).and_then(|text| text.parse::<f64>().ok()).expect("a number")
                };
                for centre in [number("cx"), number("cy")] {
                    assert!(centre - number("r") >= 5.0 && centre + number("r") <= 95.0);
                }
            }
        }
    }
}

#[test]
fn a_chosen_top_cube_rises_over_a_veil() {
    let rock = Piece::new(Color::White, Kind::Rock);
    let middle = cell(Edition::V4_8, 4, 5);
    let stack = CellContent::stack(rock, rock).expect("a stack");
    let figure =
        Figure::empty(Edition::V4_8).put(middle, stack).mark(middle, Mark::Selected).mark(middle, Mark::Veil);
    let svg = figure.svg();
    let document = parse(&svg);
    let hrefs = uses(&document);
    assert_eq!(hrefs, ["#mark-selected", "#simple-white-rock-under", "#mark-veil", "#simple-white-rock-top"]);
    assert!(svg.contains(r##"href="#simple-white-rock-top" transform="translate(0 -5)""##));
}

#[test]
fn a_path_is_drawn_like_its_notation() {
    let at = |row, number| cell(Edition::V4_8, row, number);
    let rock = CellContent::single(Piece::new(Color::White, Kind::Rock));
    let turn = Turn::steps(at(4, 2), Carry::Two, Some(at(4, 4)), at(4, 5));
    let figure = Figure::empty(Edition::V4_8).put(at(4, 5), rock).last(Path::of(turn, Some(at(0, 1))));
    let svg = figure.svg();
    let document = parse(&svg);
    let hrefs = uses(&document);
    let tints = ["#mark-last", "#mark-last", "#mark-last-to", "#mark-last-to"];
    let lines = ["#path-history-two", "#path-history-one", "#path-history-via", "#path-history-from"];
    let rest = ["#simple-white-rock", "#path-history-head", "#path-history-fall"];
    assert_eq!(hrefs, [&tints[..], &lines[..], &rest[..]].concat());
}

#[test]
fn names_are_kept_apart_by_a_prefix() {
    let svg = busy(Edition::V3_0).prefix("one\"><-").svg();
    let document = parse(&svg);
    assert!(document.descendants().filter_map(|node| node.attribute("id")).all(|id| id.starts_with("one-")));
}

#[test]
fn identifiers_lead_back() {
    for theme in Theme::ALL {
        assert_eq!(Theme::from_id(theme.id()), Some(theme));
    }
    for style in Style::ALL {
        assert_eq!(Style::from_id(style.id()), Some(style));
    }
    for coordinates in Coordinates::ALL {
        assert_eq!(Coordinates::from_id(coordinates.id()), Some(coordinates));
    }
    assert_eq!(Theme::from_id("neon"), None);
}
