//! Late turns are searched less deep.

/// How much less deep a late turn is searched: by the logarithms of depth and place, in tenths.
pub(super) fn reduce(depth: i32, n: usize) -> i32 {
    let log = |n: u32| LOGARITHMS[n.min(63) as usize];
    (600 + log(depth.max(1) as u32) * log(n.max(1) as u32) / 2200) / 1000
}

/// A thousand times the natural logarithm, nearly: the bits of a number and where it lies between them.
const LOGARITHMS: [i32; 64] = {
    let mut table = [0; 64];
    let mut n = 1;
    while n < 64 {
        let bits = (n as u32).ilog2();
        let rest = (n as i32 * 1000 >> bits) - 1000;
        table[n] = 693 * bits as i32 + rest * 693 / 1000;
        n += 1;
    }
    table
};
