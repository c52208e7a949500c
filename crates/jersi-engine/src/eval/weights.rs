//! The weights of the features, in sixteenths of a unit, fitted to games by `examples/fit.rs`.

use jersi_rules::Edition;

use super::FEATURES;

/// A unit is this much of a weight.
pub(super) const SCALE: i32 = 16;

/// The weights for an edition.
#[inline(always)]
pub(super) fn of(edition: Edition) -> &'static [i32; FEATURES] {
    if edition.hunts() { &HUNT } else { &HOME }
}

static HOME: [i32; FEATURES] = [
    0, 2811, 2748, 2837, 2108, 333, -137, 0, 0, 0, 0, 0, 0, 649, 137, 0, 0, 2593, 3443, 3203, 1729, 670,
    -321, -652, -536, -356, 338, -1480, 301, 0, 2593, 3443, 3203, 1729, 670, -321, -652, -536, -356, 338,
    -1480, 301, -123, 220, 764, 209, 386, 577, 455, 276, -29, -182, -703, -1273, 1332, 572, 223, 106, 189,
    779, 779, -307, -307, -1250, -1250, -62, 0, 172, 5, 153,
];

static HUNT: [i32; FEATURES] = [
    0, 905, 934, 876, 0, 0, 0, 1579, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, -394, 28, 2373, 1505, 1904, 2184, 2257, 2222, 1962, 1859, 1720, 1278, 925,
    1123, 583, 348, 329, 718, 718, 302, 302, 897, 897, -81, 387, -51, 0, 88,
];
