//! Faces of large cubes, drawn with the dots of Braille signs.

use jersi_rules::Kind;

/// A face of so many lines, twice as many columns wide, so that it is a square.
pub(super) fn dots(kind: Kind, lines: u16) -> Vec<Vec<char>> {
    let side = f32::from(4 * lines);
    let is_set = |x: u16, y: u16| {
        let scaled = |n: u16| (2.0 * f32::from(n) + 1.0) / side - 1.0;
        is_drawn(kind, scaled(x), scaled(y), 2.0 / side)
    };
    (0..lines)
        .map(|line| {
            (0..2 * lines).map(|column| braille(|x, y| is_set(2 * column + x, 4 * line + y))).collect()
        })
        .collect()
}

/// The Braille sign with the dots that are set, in two columns and four rows.
fn braille(is_set: impl Fn(u16, u16) -> bool) -> char {
    const BITS: [[u32; 2]; 4] = [[0x01, 0x08], [0x02, 0x10], [0x04, 0x20], [0x40, 0x80]];
    let mut bits = 0;
    for (y, row) in (0..).zip(BITS) {
        for (x, bit) in (0..).zip(row) {
            if is_set(x, y) {
                bits |= bit;
            }
        }
    }
    char::from_u32(0x2800 + bits).unwrap_or(' ')
}

/// Whether a point of a face is drawn. The face goes from -1 to 1 in both directions, `dot` is the size of a dot.
fn is_drawn(kind: Kind, x: f32, y: f32, dot: f32) -> bool {
    let (ax, ay) = (x.abs(), y.abs());
    let far = ax.max(ay);
    let radius = x.hypot(y);
    let stroke = 0.75 * dot;
    match kind {
        // A crown of brass: three points on a band.
        Kind::King => {
            let from_point = ax.min((ax - 0.78).abs()) / 0.39;
            ax < 0.84 && y < 0.8 && y > 0.8 * from_point - 0.9
        }
        Kind::Rock => (radius - 0.72).abs() < stroke,
        Kind::Paper => (far - 0.68).abs() < stroke,
        Kind::Scissors => (ax - ay).abs() < stroke && far < 0.78,
        Kind::Guardian => radius < 0.34,
        // Three bars where a spiral would be too small.
        Kind::Fool if dot > 0.2 => far < 0.8 && (ay < 0.6 * dot || (ay - 0.62).abs() < 0.4 * dot),
        Kind::Fool => {
            // A spiral of a turn and three quarters.
            let turn = y.atan2(x) / std::f32::consts::TAU;
            let arm = 0.46;
            [0.0, 1.0, 2.0].into_iter().any(|n: f32| {
                let reach = arm * (turn + 0.25 + n);
                reach > 0.0 && reach < 0.86 && (radius - reach).abs() < 0.6 * dot
            })
        }
        // Two triangles, back to back.
        Kind::Mountain => ay > 0.16 && ay < 0.86 && ax < 0.84 * (0.98 - ay) / 0.82,
        Kind::Wise => {
            let ring = ((ax - 0.42).hypot(y) - 0.36).abs();
            ring < stroke
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_kind_has_a_face_of_its_own() {
        for lines in [2, 3] {
            let faces: Vec<Vec<Vec<char>>> = Kind::ALL.into_iter().map(|kind| dots(kind, lines)).collect();
            for (n, face) in faces.iter().enumerate() {
                assert_eq!(face.len(), usize::from(lines));
                assert!(face.iter().flatten().any(|&sign| sign != '\u{2800}'), "{:?}", Kind::ALL[n]);
                assert!(!faces[..n].contains(face), "{:?}", Kind::ALL[n]);
            }
        }
    }

    #[test]
    fn the_king_is_a_solid_shape() {
        for lines in [2, 3] {
            let dots_of = |line: &Vec<char>| -> u32 {
                line.iter().map(|&sign| (u32::from(sign) - 0x2800).count_ones()).sum()
            };
            let set: u32 = dots(Kind::King, lines).iter().map(dots_of).sum();
            let all = u32::from(16 * lines * lines);
            assert!(set * 5 > all * 2, "{set} of {all} dots are set");
            let hollow: u32 = dots(Kind::Paper, lines).iter().map(dots_of).sum();
            assert!(set > hollow, "a king of {set} dots and a paper of {hollow}");
        }
    }

    #[test]
    fn a_sign_has_its_dots_where_they_are_set() {
        assert_eq!(braille(|_, _| false), '⠀');
        assert_eq!(braille(|_, _| true), '⣿');
        assert_eq!(braille(|x, y| x == 0 && y == 3), '⡀');
    }
}
