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

impl Hidden {
    pub(super) const ZERO: Hidden = Hidden([0; HIDDEN]);
}

/// An input, as White sees it and as Black does.
pub(super) type Inputs = [u16; 2];

/// What an input adds to each neuron.
type Column = [i8; HIDDEN];

/// `to` becomes `from` with some columns added and some taken away, for both players.
#[cfg_attr(target_arch = "x86_64", multiversion::multiversion(targets("x86_64+avx2")))]
pub(super) fn update(
    to: &mut [Hidden; 2],
    from: &[Hidden; 2],
    columns: &[Column],
    added: &[Inputs],
    removed: &[Inputs],
) {
    let both = added.len().min(removed.len());
    for view in 0..2 {
        let column = |inputs: Inputs| &columns[usize::from(inputs[view])];
        let (to, from) = (&mut to[view].0, &from[view].0);
        // The first pass reads from one and writes to the other; of most turns it is the only one.
        let mut done = 0;
        match (&added[..both], &removed[..both]) {
            ([plus, plus2, ..], [minus, minus2, ..]) => {
                let (plus, minus, plus2, minus2) =
                    (column(*plus), column(*minus), column(*plus2), column(*minus2));
                for n in 0..HIDDEN {
                    to[n] = from[n] + i16::from(plus[n]) - i16::from(minus[n]) + i16::from(plus2[n])
                        - i16::from(minus2[n]);
                }
                done = 2;
            }
            ([plus], [minus]) => {
                let (plus, minus) = (column(*plus), column(*minus));
                for n in 0..HIDDEN {
                    to[n] = from[n] + i16::from(plus[n]) - i16::from(minus[n]);
                }
                done = 1;
            }
            _ => *to = *from,
        }
        for (&plus, &minus) in added[done..both].iter().zip(&removed[done..both]) {
            let (plus, minus) = (column(plus), column(minus));
            for n in 0..HIDDEN {
                to[n] += i16::from(plus[n]) - i16::from(minus[n]);
            }
        }
        for &plus in &added[both..] {
            let plus = column(plus);
            for n in 0..HIDDEN {
                to[n] += i16::from(plus[n]);
            }
        }
        for &minus in &removed[both..] {
            let minus = column(minus);
            for n in 0..HIDDEN {
                to[n] -= i16::from(minus[n]);
            }
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
