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

/// A chance of winning of 73 % is worth this many units.
pub(crate) const HOME_UNITS_OF_CHANCE: i32 = 198;

static HOME: [i32; FEATURES] = [
    0, 1587, 1606, 1607, 1530, 598, -36, 0, 0, 0, 0, 0, 0, 507, 36, 0, 0, 1184, 1159, 1704, 1126, 616, 332,
    -291, -408, -676, -495, 227, -328, -355, 174, 154, -38, 35, 4, -73, -208, -374, -840, -1063, -1320, -216,
    202, 307, 103, 166, 392, -229, 1248, -5, 0, 122, 31,
];

/// A chance of winning of 73 % is worth this many units.
pub(crate) const HUNT_UNITS_OF_CHANCE: i32 = 442;

static HUNT: [i32; FEATURES] = [
    0, 1600, 1651, 1549, 0, 0, 0, 2791, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, -696,
    49, 4196, 2661, 3367, 3862, 3991, 3928, 3468, 3287, 3041, 2260, 1636, 1985, 1031, 615, 582, 1269, 534,
    1586, -143, 685, -91, 155,
];
