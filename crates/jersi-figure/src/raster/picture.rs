//! A drawing in pixels.

use resvg::tiny_skia::{Pixmap, Transform};
use resvg::usvg::{Options, Tree};
use thiserror::Error;

/// The largest width and height: more would be gigabytes of memory.
const LARGEST: f32 = 16_384.0;

/// Why there is no picture.
#[derive(Debug, Error)]
pub enum PictureError {
    /// The drawing is not SVG as it should be.
    #[error("the drawing cannot be read: {0}")]
    Drawing(#[from] resvg::usvg::Error),
    /// The picture would be too large.
    #[error("a picture of {0} by {1} pixels is too large; at most {LARGEST} each way will do")]
    TooLarge(f32, f32),
    /// The PNG file cannot be made.
    #[error("the PNG file cannot be made: {0}")]
    Png(#[from] png::EncodingError),
    /// The GIF file cannot be made.
    #[error("the GIF file cannot be made: {0}")]
    Gif(#[from] gif::EncodingError),
    /// The drawing has something that no page of PDF is made of here.
    #[error("{0} cannot be put into a PDF file")]
    NotInPdf(&'static str),
    /// The frames of an animation are not equally large.
    #[error("the frames of an animation must be equally large")]
    UnevenFrames,
    /// An animation of nothing.
    #[error("an animation needs a frame")]
    NoFrames,
}

/// Red, green, blue, and how much of them is seen.
pub type Pixel = [u8; 4];

/// Pixels, row by row from the top.
///
/// ```
/// use jersi_figure::raster::Picture;
/// use jersi_figure::{Figure, Lettering};
/// use jersi_rules::{Edition, Position, Rules};
///
/// let start = Position::initial(Rules::new(Edition::V4_8));
/// let svg = Figure::of(&start).lettering(Lettering::Lines).pixels(10.0).svg();
/// let png = Picture::draw(&svg)?.png()?;
/// assert!(png.starts_with(b"\x89PNG"));
/// # Ok::<(), jersi_figure::raster::PictureError>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Picture {
    width: u16,
    height: u16,
    pixels: Vec<Pixel>,
}

impl Picture {
    /// Draws an SVG file as large as it says it is.
    pub fn draw(svg: &str) -> Result<Picture, PictureError> {
        let tree = Tree::from_str(svg, &Options::default())?;
        let (wide, high) = (tree.size().width(), tree.size().height());
        // Whole pixels: the drawing is stretched to them by less than half of one.
        let (width, height) = (wide.round().max(1.0), high.round().max(1.0));
        let too_large = || PictureError::TooLarge(wide, high);
        if width > LARGEST || height > LARGEST {
            return Err(too_large());
        }
        let (across, down) = (width as u16, height as u16);
        let mut canvas = Pixmap::new(across.into(), down.into()).ok_or_else(too_large)?;
        resvg::render(&tree, Transform::from_scale(width / wide, height / high), &mut canvas.as_mut());
        let pixels = canvas.pixels().iter().map(|pixel| {
            let color = pixel.demultiply();
            [color.red(), color.green(), color.blue(), color.alpha()]
        });
        Ok(Picture { width: across, height: down, pixels: pixels.collect() })
    }

    /// How wide it is.
    pub fn width(&self) -> u16 {
        self.width
    }

    /// How high it is.
    pub fn height(&self) -> u16 {
        self.height
    }

    /// Its pixels, row by row from the top.
    pub fn pixels(&self) -> &[Pixel] {
        &self.pixels
    }

    /// The picture as a PNG file.
    pub fn png(&self) -> Result<Vec<u8>, PictureError> {
        let opaque = self.pixels.iter().all(|pixel| pixel[3] == u8::MAX);
        let channels = if opaque { 3 } else { 4 };
        let data: Vec<u8> = self.pixels.iter().flat_map(|pixel| &pixel[..channels]).copied().collect();
        let mut file = Vec::new();
        let mut encoder = png::Encoder::new(&mut file, self.width.into(), self.height.into());
        encoder.set_color(if opaque { png::ColorType::Rgb } else { png::ColorType::Rgba });
        encoder.set_depth(png::BitDepth::Eight);
        encoder.set_compression(png::Compression::High);
        let mut writer = encoder.write_header()?;
        writer.write_image_data(&data)?;
        writer.finish()?;
        Ok(file)
    }
}
