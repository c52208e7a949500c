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
    0, 2004, 2028, 2029, 1932, 755, -45, 0, 0, 0, 0, 0, 0, 640, 45, 0, 0, 1495, 1463, 2152, 1422, 778, 419,
    -367, -515, -854, -625, 287, -414, -448, 220, 194, -48, 44, 5, -92, -263, -472, -1061, -1342, -1667,
    -273, 255, 388, 130, 210, 495, -289, 1576, -6, 0, 154, 39,
];

static HUNT: [i32; FEATURES] = [
    0, 905, 934, 876, 0, 0, 0, 1579, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, -394, 28,
    2373, 1505, 1904, 2184, 2257, 2222, 1962, 1859, 1720, 1278, 925, 1123, 583, 348, 329, 718, 302, 897, -81,
    387, -51, 88,
];
