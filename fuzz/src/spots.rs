//! Positions to try texts and bits on, told apart by one byte: `0` is the first of them, `1` the second, …

use std::sync::LazyLock;

use jersi_rules::notation::read_position;
use jersi_rules::{Edition, Position, Rules, Variant};

/// The edition, whether there are a reserve and a ransom, and the position.
type Spot = (Edition, bool, bool, &'static str);

const SPOTS: [Spot; 16] = [
    (Edition::V2_0, false, false, "k-rcn-rkc-/c-r-k-c-r-k-/7/8/9/8/7/K-R-C-K-R-C-/C-RKN-RCK- w - - 1"),
    (Edition::V2_0, false, false, "5/6/7/8/9/8/7/6/5 w NKKKKCCCCRRRRnkkkkccccrrrr - 1"),
    (Edition::V2_0, false, false, "2n-2/6/7/6r-1/3C-k-1r-2/3N-3k-/6R-/5C-/1K-3 b - - 70"),
    (Edition::V3_0, false, false, "rckmn-rck-/k-r-c-k-r-c-/7/8/9/8/7/C-R-K-C-R-K-/K-RCN-KMRC w - - 1"),
    (Edition::V3_0, false, false, "cmr-1c-1/1K-3c-/k-2R-1c-1/8/2C-K-5/3n-4/7/4R-K-/2CNRKCM w - - 33"),
    (Edition::Draft4, false, false, "cmrkn-rck-/k-r-c-k-r-c-/7/8/9/8/7/C-R-K-C-R-K-/K-RCN-RKCM w - - 1"),
    (Edition::V4_8, true, false, START),
    (Edition::V4_8, true, false, "p-1s-k-3/8/7/8/2m-m-p-2rs1/3r-p-M-S-1/SR3P-RP1/8/P-2K-3 b MMMWWmmww 0 36"),
    (Edition::V4_8, false, false, "k-3RS2/5r-2/r-1R-4/8/9/S-4P-2/2p-4/4pr1s-1/1K-3p-P- w - 10 121"),
    (Edition::V4_16, true, false, START),
    (Edition::V4_8, false, false, HUNTED),
    (Edition::V4_8, false, true, HUNTED),
    (
        Edition::V4_8,
        false,
        true,
        "p-s-rs4/5f-2/3p-s-2/S-P-1k-4/9/5S-2/1S-3P-1/5RK1FP/P-1R-4 w - 7 53 f1-f2=f4!!#S",
    ),
    (
        Edition::V4_8,
        false,
        true,
        "p-s-rs4/5f-2/3p-s-2/S-P-1k-4/9/5S-2/1S-3P-1/5RK1FP/P-1R-4 w - 7 53 f1-f2=f4!!#i2",
    ),
    (
        Edition::V4_16,
        true,
        true,
        "3r-s-2/8/3m-f-S-1/3m-1R-2/1rk4m-2/S-7/s-m-M-2MMW-/3MP4/2R-K-SFRWP- w - 1 57",
    ),
    (
        Edition::V4_8,
        true,
        true,
        "2rkr-2p-/1pr4psf-/2M-1M-2/1m-3M-2/2m-m-3S-1/1P-sp2M-2/1m-5/F-PR2PSSR2/3K-2P- b - 7 64",
    ),
];

const START: &str =
    "p-r-s-k-r-s-p-/f-s-p-r-s-p-r-f-/7/8/9/8/7/F-R-P-S-R-P-S-F-/P-S-R-K-S-R-P- w MMMMWWmmmmww 0 1";

/// The black king on f4 can be captured.
const HUNTED: &str = "p-s-rs4/5f-2/3p-s-2/S-P-1k-4/9/5S-2/1S-3P-1/5RK1FP/P-1R-4 w - 7 53";

static POSITIONS: LazyLock<Vec<Position>> = LazyLock::new(|| {
    let read = |(edition, reserve, ransom, text): &Spot| {
        let rules = Rules::with(*edition, Variant { reserve: *reserve, ransom: *ransom });
        read_position(rules.expect("only 4.x has variants here"), text).expect("the spots are positions")
    };
    SPOTS.iter().map(read).collect()
});

/// The position that the first byte stands for, and the bytes after it.
pub fn spot(data: &[u8]) -> Option<(&'static Position, &[u8])> {
    let (first, rest) = data.split_first()?;
    let index = usize::from(first.wrapping_sub(b'0')) % POSITIONS.len();
    Some((&POSITIONS[index], rest))
}
