//! A file of weights (`.jnet`): those of one neuron of each group, quantised; the others follow by symmetry.

use super::layers::{HIDDEN, Hidden};
use super::networks::Aim;
use super::symmetry::Symmetry;
use super::{BUCKETS, GROUPS, INPUTS, Network};

const MAGIC: &[u8; 8] = b"JERSINN1";
const HEADER: usize = 16;
const SUM: usize = 8;
/// The length of a file.
const LENGTH: usize = HEADER + INPUTS * GROUPS + 2 * GROUPS + BUCKETS * 2 * GROUPS + 4 * BUCKETS + SUM;

/// The greatest weight of the hidden layer. More than sixty inputs are never active at once, so that neither these nor the
/// bias bring a sum to the end of an `i16`.
const MOST_WEIGHT: i8 = 126;
const MOST_BIAS: i16 = 16_383;

/// Why something is no network.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum BadNetwork {
    /// It does not begin as one.
    #[error("this is no network: it does not begin with JERSINN1")]
    Magic,
    /// It is a network of another shape.
    #[error(
        "this network has another shape than the engine's: {INPUTS} inputs, {GROUPS} groups, {BUCKETS} buckets"
    )]
    Shape,
    /// There is no such aim.
    #[error("this network is for an aim with the number {0}; 0 is home, 1 is hunt, 2 is reserve")]
    Aim(u8),
    /// It has another length.
    #[error("this network has {0} bytes instead of {LENGTH}")]
    Length(usize),
    /// It was damaged.
    #[error("this network is damaged: its checksum does not fit")]
    Sum,
    /// A weight of the hidden layer is so large that sums in 16 bits might not hold it.
    #[error(
        "this network has a weight beyond {MOST_WEIGHT}, or a bias beyond {MOST_BIAS}, in its hidden layer"
    )]
    Weight,
}

impl Network {
    /// Reads a file of weights.
    pub fn read(bytes: &[u8]) -> Result<Network, BadNetwork> {
        let mut rest = Rest(bytes);
        if rest.take(MAGIC.len()) != Some(MAGIC) {
            return Err(BadNetwork::Magic);
        }
        let header: [u8; 8] = rest.array().ok_or(BadNetwork::Length(bytes.len()))?;
        let [aim, buckets, groups @ .., _, _, _, _] = header;
        let inputs = u32::from_le_bytes([header[4], header[5], header[6], header[7]]);
        let shape = (usize::from(buckets), usize::from(u16::from_le_bytes(groups)), inputs as usize);
        if shape != (BUCKETS, GROUPS, INPUTS) {
            return Err(BadNetwork::Shape);
        }
        let aim = Aim::ALL.get(usize::from(aim)).copied().ok_or(BadNetwork::Aim(aim))?;
        if bytes.len() != LENGTH {
            return Err(BadNetwork::Length(bytes.len()));
        }
        let (body, sum) = bytes.split_at(LENGTH - SUM);
        let checksum = fnv1a(body);
        if checksum.to_le_bytes() != sum {
            return Err(BadNetwork::Sum);
        }
        let network = rest.weights(aim, checksum).ok_or(BadNetwork::Length(bytes.len()))?;
        let fits = |weight: &i8| (-MOST_WEIGHT..=MOST_WEIGHT).contains(weight);
        let light = |bias: &i16| (-MOST_BIAS..=MOST_BIAS).contains(bias);
        if !network.columns.iter().flatten().all(fits) || !network.bias.0.iter().all(light) {
            return Err(BadNetwork::Weight);
        }
        Ok(network)
    }
}

/// What is still to be read.
struct Rest<'a>(&'a [u8]);

impl<'a> Rest<'a> {
    fn take(&mut self, count: usize) -> Option<&'a [u8]> {
        let (taken, rest) = self.0.split_at_checked(count)?;
        self.0 = rest;
        Some(taken)
    }

    fn array<const N: usize>(&mut self) -> Option<[u8; N]> {
        self.take(N)?.try_into().ok()
    }

    /// The weights, with those of the tied neurons written out.
    fn weights(&mut self, aim: Aim, checksum: u64) -> Option<Network> {
        let hidden = self.take(INPUTS * GROUPS)?;
        let mut columns = vec![[0; HIDDEN]; INPUTS];
        for (input, column) in columns.iter_mut().enumerate() {
            for (symmetry, neurons) in Symmetry::all().zip(column.chunks_exact_mut(GROUPS)) {
                let first = symmetry.image(input) * GROUPS;
                for (neuron, &byte) in neurons.iter_mut().zip(&hidden[first..]) {
                    *neuron = byte.cast_signed();
                }
            }
        }
        let mut bias = [0; GROUPS];
        for neuron in &mut bias {
            *neuron = i16::from_le_bytes(self.array()?);
        }
        let mut output = vec![[[0; HIDDEN]; 2]; BUCKETS];
        for side in output.iter_mut().flatten() {
            let weights = self.take(GROUPS)?;
            *side = std::array::from_fn(|neuron| i16::from(weights[neuron % GROUPS].cast_signed()));
        }
        let mut output_bias = [0; BUCKETS];
        for bias in &mut output_bias {
            *bias = i32::from_le_bytes(self.array()?);
        }
        let bias = Hidden(std::array::from_fn(|neuron| bias[neuron % GROUPS]));
        Some(Network { aim, checksum, columns, bias, output, output_bias })
    }
}

/// The checksum of a file: FNV-1a of 64 bits.
fn fnv1a(bytes: &[u8]) -> u64 {
    bytes
        .iter()
        .fold(0xcbf2_9ce4_8422_2325, |sum, &byte| (sum ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3))
}

#[cfg(test)]
pub(super) mod tests {
    use super::*;
    use crate::Dice;

    /// A network whose weights are by chance, as a file.
    pub(in super::super) fn random_file(aim: Aim, seed: u64) -> Vec<u8> {
        let mut dice = Dice::seeded(seed);
        let mut bytes = MAGIC.to_vec();
        bytes.extend([aim as u8, BUCKETS as u8]);
        bytes.extend((GROUPS as u16).to_le_bytes());
        bytes.extend((INPUTS as u32).to_le_bytes());
        bytes.extend((0..INPUTS * GROUPS).map(|_| (dice.below(41) as i8 - 20).cast_unsigned()));
        bytes.extend((0..GROUPS).flat_map(|_| (dice.below(101) as i16 - 20).to_le_bytes()));
        bytes.extend((0..2 * BUCKETS * GROUPS).map(|_| (dice.below(255) as i16 - 127) as u8));
        bytes.extend((0..BUCKETS).flat_map(|_| (dice.below(2_000_001) as i32 - 1_000_000).to_le_bytes()));
        let sum = fnv1a(&bytes);
        bytes.extend(sum.to_le_bytes());
        bytes
    }

    #[test]
    fn what_is_no_network_is_told() {
        let file = random_file(Aim::Hunt, 1);
        assert_eq!(Network::read(&file).expect("a network").aim(), Aim::Hunt);
        let fault = |change: &dyn Fn(&mut Vec<u8>)| {
            let mut file = file.clone();
            change(&mut file);
            Network::read(&file).expect_err("it is none")
        };
        assert_eq!(fault(&|file| file[0] = b'X'), BadNetwork::Magic);
        assert_eq!(fault(&Vec::clear), BadNetwork::Magic);
        assert_eq!(fault(&|file| file[9] = 7), BadNetwork::Shape);
        assert_eq!(fault(&|file| file[12] = 1), BadNetwork::Shape);
        assert_eq!(fault(&|file| file[8] = 3), BadNetwork::Aim(3));
        assert_eq!(fault(&|file| file.truncate(100)), BadNetwork::Length(100));
        assert_eq!(fault(&|file| file.push(0)), BadNetwork::Length(LENGTH + 1));
        assert_eq!(fault(&|file| file[5_000] ^= 1), BadNetwork::Sum);
        // Sound but for a number that is too great.
        let summed = |place: usize, value: u8| {
            let mut file = file.clone();
            file[place] = value;
            let body = LENGTH - SUM;
            let sum = fnv1a(&file[..body]);
            file[body..].copy_from_slice(&sum.to_le_bytes());
            Network::read(&file).map(|network| network.aim())
        };
        let bias = HEADER + INPUTS * GROUPS + 1;
        assert_eq!(summed(5_000, 126), Ok(Aim::Hunt));
        assert_eq!(summed(5_000, 127), Err(BadNetwork::Weight));
        assert_eq!(summed(5_000, 0x80), Err(BadNetwork::Weight));
        assert_eq!(summed(bias, 0x3e), Ok(Aim::Hunt));
        assert_eq!(summed(bias, 0x40), Err(BadNetwork::Weight));
        assert_eq!(summed(bias, 0x80), Err(BadNetwork::Weight));
    }
}
