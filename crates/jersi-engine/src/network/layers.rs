//! The arithmetic of the layers: plain loops over arrays of a known length, which compilers turn into vectors. Natively
//! the widest that the processor has are chosen at run time; in WebAssembly they are those of simd128.
#![allow(
    clippy::needless_range_loop,
    reason = "loops over several arrays of one length become vectors as they stand"
)]

/// Neurons in the hidden layer.
pub(super) const HIDDEN: usize = 6 * super::GROUPS;

/// The hidden layer of one player before its activation.
#[derive(Clone, Copy)]
#[repr(align(64))]
pub(super) struct Hidden(pub(super) [i16; HIDDEN]);

/// The greatest activation.
const ONE: i16 = super::HIDDEN_ONE as i16;

/// `to` becomes `from` with some columns added and some taken away.
#[cfg_attr(target_arch = "x86_64", multiversion::multiversion(targets("x86_64+avx2")))]
pub(super) fn update(
    to: &mut Hidden,
    from: &Hidden,
    columns: &[[i8; HIDDEN]],
    added: &[u16],
    removed: &[u16],
) {
    let column = |input: u16| &columns[usize::from(input)];
    let mut pairs = added.iter().zip(removed);
    // The first pass reads from one and writes to the other.
    match pairs.next() {
        Some((&plus, &minus)) => {
            let (plus, minus) = (column(plus), column(minus));
            for n in 0..HIDDEN {
                to.0[n] = from.0[n] + i16::from(plus[n]) - i16::from(minus[n]);
            }
        }
        None => to.0 = from.0,
    }
    for (&plus, &minus) in pairs {
        let (plus, minus) = (column(plus), column(minus));
        for n in 0..HIDDEN {
            to.0[n] += i16::from(plus[n]) - i16::from(minus[n]);
        }
    }
    let both = added.len().min(removed.len());
    for &plus in &added[both..] {
        let plus = column(plus);
        for n in 0..HIDDEN {
            to.0[n] += i16::from(plus[n]);
        }
    }
    for &minus in &removed[both..] {
        let minus = column(minus);
        for n in 0..HIDDEN {
            to.0[n] -= i16::from(minus[n]);
        }
    }
}

/// What both hidden layers, squared and clipped (`SCReLU`), add up to with their weights.
#[cfg_attr(target_arch = "x86_64", multiversion::multiversion(targets("x86_64+avx2")))]
pub(super) fn output(
    own: &Hidden,
    own_weights: &[i16; HIDDEN],
    other: &Hidden,
    other_weights: &[i16; HIDDEN],
) -> i32 {
    let mut sum = 0;
    for n in 0..HIDDEN {
        let active = own.0[n].clamp(0, ONE);
        // At most 127 times 127, which fits; the product of 16 bits by 16 bits is one instruction with the sum.
        sum += i32::from(active * own_weights[n]) * i32::from(active);
    }
    for n in 0..HIDDEN {
        let active = other.0[n].clamp(0, ONE);
        sum += i32::from(active * other_weights[n]) * i32::from(active);
    }
    sum
}
