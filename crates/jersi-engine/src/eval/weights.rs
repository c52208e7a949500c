//! The weights of the features, in sixteenths of a unit.

use jersi_rules::Edition;

use super::FEATURES;

/// A unit is this much of a weight.
pub(super) const SCALE: i32 = 16;

/// The weights for an edition.
#[inline(always)]
pub(super) fn of(edition: Edition) -> &'static [i32; FEATURES] {
    if edition.hunts() { &HUNT } else { &HOME }
}

static HOME: [i32; FEATURES] = first_guess(false);
static HUNT: [i32; FEATURES] = first_guess(true);

const fn first_guess(hunt: bool) -> [i32; FEATURES] {
    let mut w = [0; FEATURES];
    let mut k = 1;
    while k <= 3 {
        w[k] = 1600;
        k += 1;
    }
    w[4] = 2000; // fool
    w[5] = 600; // wise
    w[6] = 100;
    w[7] = 1000;
    w[8 + 5] = 700;
    w[8 + 6] = 250;
    let mut n = 0;
    while n < 13 {
        if !hunt {
            w[16 + n] = 1600 - 400 * n as i32;
            if n >= 4 {
                w[16 + n] = -160 * (n as i32 - 4);
            }
        }
        n += 1;
    }
    w[29] = 160;
    w[30] = 80;
    w[31] = 100;
    let mut r = 0;
    while r < 9 {
        w[32 + r] = 40 * r as i32;
        r += 1;
    }
    w[41] = 160;
    w[42] = 120;
    w[43] = 60;
    w[44] = 60;
    w[45] = 40;
    w[46] = 160;
    w[47] = 160;
    w[48] = if hunt { 800 } else { 300 };
    w[49] = 8;
    w[50] = 8;
    w[51] = 16;
    w[52] = 200;
    w
}
