//! The colours of an animation: at most 256, chosen once for all its frames, so that what stays is the same in each.

use std::collections::HashMap;

use super::picture::{Picture, Pixel};

/// Red, green and blue.
pub type Rgb = [u8; 3];

/// The most colours beside the one that means "as before".
const MOST: usize = 255;

/// Colours, and which of them stands for which colour of the pictures.
#[derive(Clone, Debug)]
pub struct Palette {
    colors: Vec<Rgb>,
    nearest: HashMap<Rgb, u8>,
}

/// Colours that will share one, each with how often it is seen.
struct Group(Vec<(Rgb, u64)>);

impl Palette {
    /// The colours that serve some pictures best. What shines through is taken as opaque.
    pub fn of<'a>(pictures: impl IntoIterator<Item = &'a Picture>) -> Palette {
        let mut seen: HashMap<Rgb, u64> = HashMap::new();
        for picture in pictures {
            // Most pixels are like the one before; counting runs saves most of the work.
            for run in picture.pixels().chunk_by(|one, other| one == other) {
                *seen.entry(rgb(run[0])).or_default() += run.len() as u64;
            }
        }
        let mut all: Vec<(Rgb, u64)> = seen.into_iter().collect();
        // A fixed order: the same frames make the same file.
        all.sort_unstable();
        let mut groups = vec![Group(all)];
        // Split the group whose colours differ most, until there are enough.
        while groups.len() < MOST {
            let spread = |(at, group): (usize, &Group)| (group.spread().0, std::cmp::Reverse(at));
            let Some((_, std::cmp::Reverse(worst))) = groups.iter().enumerate().map(spread).max() else {
                break;
            };
            match groups.swap_remove(worst).split() {
                (one, Some(other)) => groups.extend([one, other]),
                (one, None) => {
                    groups.push(one);
                    break;
                }
            }
        }
        let mut palette = Palette { colors: vec![], nearest: HashMap::new() };
        for (number, group) in groups.iter().filter(|group| !group.0.is_empty()).enumerate() {
            palette.colors.push(group.mean());
            palette.nearest.extend(group.0.iter().map(|&(color, _)| (color, number as u8)));
        }
        palette
    }

    /// The colours.
    pub fn colors(&self) -> &[Rgb] {
        &self.colors
    }

    /// The numbers of a picture's pixels.
    pub fn numbers(&self, picture: &Picture) -> Vec<u8> {
        let mut numbers = Vec::with_capacity(picture.pixels().len());
        for run in picture.pixels().chunk_by(|one, other| one == other) {
            numbers.resize(numbers.len() + run.len(), self.number(run[0]));
        }
        numbers
    }

    /// The number of the colour that stands for a pixel.
    pub fn number(&self, pixel: Pixel) -> u8 {
        let color = rgb(pixel);
        let known = self.nearest.get(&color).copied();
        known.unwrap_or_else(|| {
            let far =
                |other: &Rgb| (0..3).map(|i| u32::from(color[i].abs_diff(other[i])).pow(2)).sum::<u32>();
            let near = self.colors.iter().enumerate().min_by_key(|(_, other)| far(other));
            near.map_or(0, |(number, _)| number as u8)
        })
    }
}

fn rgb(pixel: Pixel) -> Rgb {
    [pixel[0], pixel[1], pixel[2]]
}

impl Group {
    /// How much is lost if one colour stands for all of them, and along which of red, green and blue they differ most.
    /// What is seen a thousand times does not count a thousand times as much: edges are few, but the eye looks at them.
    fn spread(&self) -> (u64, usize) {
        let mut most = (0, 0);
        for channel in 0..3 {
            let weight = |count: u64| count.isqrt();
            let total: u64 = self.0.iter().map(|&(_, count)| weight(count)).sum();
            let sum: u64 =
                self.0.iter().map(|&(color, count)| u64::from(color[channel]) * weight(count)).sum();
            let mean = sum / total.max(1);
            let lost = self
                .0
                .iter()
                .map(|&(color, count)| u64::from(color[channel]).abs_diff(mean).pow(2) * weight(count));
            most = most.max((lost.sum(), channel));
        }
        most
    }

    /// In two at the mean of the channel in which the colours differ most. Not at all if they do not.
    fn split(self) -> (Group, Option<Group>) {
        let (lost, channel) = self.spread();
        if lost == 0 {
            return (self, None);
        }
        let weight = |count: u64| count.isqrt();
        let total: u64 = self.0.iter().map(|&(_, count)| weight(count)).sum();
        let sum: u64 = self.0.iter().map(|&(color, count)| u64::from(color[channel]) * weight(count)).sum();
        let mean = sum / total.max(1);
        let (low, high): (Vec<_>, Vec<_>) =
            self.0.into_iter().partition(|&(color, _)| u64::from(color[channel]) <= mean);
        if high.is_empty() { (Group(low), None) } else { (Group(low), Some(Group(high))) }
    }

    /// The colour that stands for all of them.
    fn mean(&self) -> Rgb {
        let total: u64 = self.0.iter().map(|&(_, count)| count).sum();
        std::array::from_fn(|channel| {
            let sum: u64 = self.0.iter().map(|&(color, count)| u64::from(color[channel]) * count).sum();
            ((sum + total / 2) / total.max(1)) as u8
        })
    }
}
