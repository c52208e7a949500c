//! Pictures one after the other, as a GIF file that repeats itself. Of each frame only what differs from the one
//! before is kept.

use std::borrow::Cow;

use super::palette::Palette;
use super::picture::{Picture, PictureError};

/// A picture and how long it is shown.
#[derive(Clone, Debug)]
pub struct Frame {
    /// What is shown.
    pub picture: Picture,
    /// How long, in hundredths of a second.
    pub delay: u16,
}

/// Frames of one size.
///
/// ```
/// use jersi_figure::raster::{Animation, Frame, Picture};
/// use jersi_figure::{Figure, Lettering};
/// use jersi_rules::{Edition, Position, Rules};
///
/// let mut position = Position::initial(Rules::new(Edition::V4_8));
/// let mut frames = Vec::new();
/// for turn in ["a2-b2=d3", "h4-h3=f4"] {
///     position = position.play_text(turn).unwrap();
///     let svg = Figure::of(&position).lettering(Lettering::Lines).page(true).pixels(5.0).svg();
///     frames.push(Frame { picture: Picture::draw(&svg)?, delay: 120 });
/// }
/// assert!(Animation::new(frames)?.gif()?.starts_with(b"GIF89a"));
/// # Ok::<(), jersi_figure::raster::PictureError>(())
/// ```
#[derive(Clone, Debug)]
pub struct Animation {
    frames: Vec<Frame>,
    size: (u16, u16),
}

/// A part of a frame, in numbers of colours.
struct Part {
    left: u16,
    top: u16,
    width: u16,
    height: u16,
    numbers: Vec<u8>,
}

impl Animation {
    /// Frames in their order.
    pub fn new(frames: Vec<Frame>) -> Result<Animation, PictureError> {
        let first = &frames.first().ok_or(PictureError::NoFrames)?.picture;
        let size = (first.width(), first.height());
        if frames.iter().any(|Frame { picture, .. }| (picture.width(), picture.height()) != size) {
            return Err(PictureError::UnevenFrames);
        }
        Ok(Animation { frames, size })
    }

    /// The animation as a GIF file, shown again and again.
    pub fn gif(&self) -> Result<Vec<u8>, PictureError> {
        let palette = Palette::of(self.frames.iter().map(|frame| &frame.picture));
        // The last number means "as before".
        let as_before = palette.colors().len() as u8;
        let mut colors: Vec<u8> = palette.colors().concat();
        colors.extend([0; 3]);
        let mut file = Vec::new();
        let mut encoder = gif::Encoder::new(&mut file, self.size.0, self.size.1, &colors)?;
        encoder.set_repeat(gif::Repeat::Infinite)?;
        let mut before: Option<Vec<u8>> = None;
        for Frame { picture, delay } in &self.frames {
            let numbers = palette.numbers(picture);
            let part = match &before {
                None => self.whole(&numbers),
                Some(before) => self.difference(before, &numbers, as_before),
            };
            encoder.write_frame(&gif::Frame {
                delay: *delay,
                dispose: gif::DisposalMethod::Keep,
                transparent: before.is_some().then_some(as_before),
                left: part.left,
                top: part.top,
                width: part.width,
                height: part.height,
                buffer: Cow::Owned(part.numbers),
                ..gif::Frame::default()
            })?;
            before = Some(numbers);
        }
        drop(encoder);
        Ok(file)
    }

    fn whole(&self, numbers: &[u8]) -> Part {
        Part { left: 0, top: 0, width: self.size.0, height: self.size.1, numbers: numbers.to_vec() }
    }

    /// The smallest rectangle around what changed; what did not change in it is marked so. Where nothing changed,
    /// one pixel, because a frame cannot be empty.
    fn difference(&self, before: &[u8], after: &[u8], as_before: u8) -> Part {
        let width = usize::from(self.size.0);
        let changed = |at: usize| before[at] != after[at];
        let places = (0..after.len()).filter(|&at| changed(at)).map(|at| (at % width, at / width));
        let bounds = places.fold(None, |bounds: Option<[usize; 4]>, (x, y)| {
            let [left, top, right, bottom] = bounds.unwrap_or([x, y, x, y]);
            Some([left.min(x), top.min(y), right.max(x), bottom.max(y)])
        });
        let [left, top, right, bottom] = bounds.unwrap_or([0; 4]);
        let numbers = (top..=bottom)
            .flat_map(|y| (left..=right).map(move |x| y * width + x))
            .map(|at| if changed(at) { after[at] } else { as_before })
            .collect();
        Part {
            left: left as u16,
            top: top as u16,
            width: (right - left + 1) as u16,
            height: (bottom - top + 1) as u16,
            numbers,
        }
    }
}
