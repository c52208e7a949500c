//! Where things lie.

use jersi_figure::{Anatomy, CELL, Layout, Live, Point, WIDTH, Wood};
use jersi_rules::{Cell, Direction, Edition};

fn cells(edition: Edition) -> Vec<Cell> {
    edition.facts().cells.into_iter().collect()
}

fn near(a: f64, b: f64) -> bool {
    (a - b).abs() < 1e-6
}

#[test]
fn neighbours_are_one_width_apart_and_others_further() {
    for edition in Edition::ALL {
        for flipped in [false, true] {
            let layout = Layout::new(edition, flipped);
            for a in cells(edition) {
                for b in cells(edition) {
                    let far = layout.centre(a).distance(layout.centre(b));
                    if a.neighbours().has(b) {
                        assert!(near(far, WIDTH), "{a:?} {b:?} {far}");
                    } else if a != b {
                        assert!(far > 1.7 * WIDTH, "{a:?} {b:?} {far}");
                    }
                }
            }
        }
    }
}

#[test]
fn cells_do_not_overlap() {
    // Hexagons of the same direction are apart when their centres are further apart, across one of their
    // three pairs of sides, than they are wide.
    for edition in Edition::ALL {
        let layout = Layout::new(edition, false);
        for a in cells(edition) {
            for b in cells(edition).into_iter().filter(|&b| b != a) {
                let (from, to) = (layout.centre(a), layout.centre(b));
                let apart = [0.0_f64, 60.0, 120.0].into_iter().any(|degrees| {
                    let (sin, cos) = degrees.to_radians().sin_cos();
                    ((to.x - from.x) * cos + (to.y - from.y) * sin).abs() > WIDTH * CELL
                });
                assert!(apart, "{a:?} and {b:?} overlap");
            }
        }
    }
}

#[test]
fn flipping_turns_the_board_by_half() {
    for edition in Edition::ALL {
        let (straight, flipped) = (Layout::new(edition, false), Layout::new(edition, true));
        for cell in cells(edition) {
            let (here, there) = (straight.centre(cell), flipped.centre(cell));
            assert!(near(here.x, -there.x) && near(here.y, -there.y), "{cell:?}");
            let rotated = straight.centre(cell.rotated());
            assert!(near(rotated.x, there.x) && near(rotated.y, there.y), "{cell:?}");
        }
    }
}

#[test]
fn directions_are_those_that_the_eye_sees() {
    let angles = [
        (Direction::Right, 0.0),
        (Direction::UpRight, -60.0),
        (Direction::UpLeft, -120.0),
        (Direction::Left, 180.0),
        (Direction::DownLeft, 120.0),
        (Direction::DownRight, 60.0),
    ];
    for edition in Edition::ALL {
        for flipped in [false, true] {
            let layout = Layout::new(edition, flipped);
            for cell in cells(edition) {
                for (direction, angle) in angles {
                    let Some(next) = layout.beside(cell, direction) else { continue };
                    let seen = layout.centre(cell).angle_to(layout.centre(next));
                    let off = (seen - angle + 180.0).rem_euclid(360.0) - 180.0;
                    assert!(near(off, 0.0), "{cell:?} {direction:?} {seen}");
                }
            }
        }
    }
}

#[test]
fn rows_read_from_the_top_left() {
    for edition in Edition::ALL {
        for flipped in [false, true] {
            let layout = Layout::new(edition, flipped);
            let rows = layout.rows();
            assert_eq!(rows.iter().map(Vec::len).sum::<usize>(), edition.facts().cells.len() as usize);
            let reads = |a: Point, b: Point| a.y < b.y - 1e-6 || (near(a.y, b.y) && a.x < b.x);
            let order: Vec<Point> = rows.into_iter().flatten().map(|cell| layout.centre(cell)).collect();
            assert!(order.windows(2).all(|pair| reads(pair[0], pair[1])));
        }
    }
}

#[test]
fn every_cell_lies_within_the_view_box() {
    let seen = Layout::view_box();
    for edition in Edition::ALL {
        for cell in cells(edition) {
            let at = Layout::new(edition, true).centre(cell);
            assert!(at.x - WIDTH / 2.0 > seen.x && at.x + WIDTH / 2.0 < seen.x + seen.width);
            assert!(at.y - 0.58 * WIDTH > seen.y && at.y + 0.58 * WIDTH < seen.y + seen.height);
        }
    }
}

#[test]
fn live_cells_have_the_names_of_the_edition() {
    for edition in Edition::ALL {
        for flipped in [false, true] {
            let live = Live::new(edition, flipped);
            let layout = Layout::new(edition, flipped);
            for (named, cell) in live.rows.iter().flatten().zip(layout.rows().into_iter().flatten()) {
                assert_eq!(named.name, edition.cell_name(cell).to_string());
                assert_eq!(named.around.iter().flatten().count(), {
                    (cell.neighbours() & edition.facts().cells).len() as usize
                });
                assert!(live.labels.contains(&format!(">{}</text>", named.name)));
            }
        }
    }
}

#[test]
fn woods_are_those_of_the_author() {
    let dark = |edition: Edition| -> Vec<String> {
        let named = |cell: &Cell| Wood::of(edition, *cell) == Wood::Walnut;
        cells(edition).into_iter().filter(named).map(|cell| edition.cell_name(cell).to_string()).collect()
    };
    let home = ["c3", "c4", "c5", "d3", "d6", "e3", "e5", "e7", "f3", "f6", "g3", "g4", "g5"];
    assert_eq!(dark(Edition::V4_8), home);
    assert_eq!(dark(Edition::V4_16), home);
    for edition in [Edition::V2_0, Edition::V3_0, Edition::Draft4] {
        assert_eq!(dark(edition).len(), 18);
        let mahogany = cells(edition).into_iter().filter(|&cell| Wood::of(edition, cell) == Wood::Mahogany);
        assert_eq!(mahogany.count(), 19);
    }
    for edition in Edition::ALL {
        for cell in cells(edition) {
            assert_eq!(Wood::of(edition, cell), Wood::of(edition, cell.rotated()), "{cell:?}");
        }
    }
}

#[test]
fn cubes_and_stacks_fit_their_cell() {
    let a = Anatomy::CUBES;
    for (half, top, bottom) in [
        (a.single / 2.0, a.single_y - a.single / 2.0, a.single_y + a.single / 2.0 + a.lip),
        (a.stacked / 2.0, a.top_y - a.stacked / 2.0, a.under_y + a.stacked / 2.0 + a.lip),
    ] {
        // The slanted sides of the hexagon: |x| / sqrt 3 + |y| at most its reach.
        let reach = WIDTH / 3.0_f64.sqrt();
        assert!(half / 3.0_f64.sqrt() + top.abs().max(bottom.abs()) <= reach);
    }
    assert!(a.split_y > a.top_y + a.stacked / 2.0);
}

#[test]
fn arrow_heads_end_outside_of_what_stands_there() {
    let a = Anatomy::CUBES;
    for angle in 0..360 {
        let degrees = f64::from(angle);
        let (sin, cos) = degrees.to_radians().sin_cos();
        for (height, half, top, bottom) in [
            (1, a.single / 2.0, a.single_y - a.single / 2.0, a.single_y + a.single / 2.0 + a.lip),
            (2, a.stacked / 2.0, a.top_y - a.stacked / 2.0, a.under_y + a.stacked / 2.0 + a.lip),
        ] {
            let rim = a.rim(height, degrees);
            let (x, y) = (rim * cos, rim * sin);
            let on_a_side = near(x.abs(), half) || near(y, top) || near(y, bottom);
            assert!(on_a_side && x.abs() <= half + 1e-6 && y >= top - 1e-6 && y <= bottom + 1e-6, "{angle}");
        }
    }
}
