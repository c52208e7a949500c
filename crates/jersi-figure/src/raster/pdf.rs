//! A drawing as a page of PDF: lines stay lines, sharp at every size, and no font is needed.
//!
//! Only what our drawings are made of is known: paths, plain colours, patterns, opacity. The soft shadow of the plate is a
//! blur, which PDF has not; it is left out.

mod content;
mod file;

use resvg::usvg::{Options, Tree};

use super::PictureError;
use content::Content;
use file::File;

/// Points of PDF for a pixel: 72 and 96 of them make an inch.
const POINT: f32 = 0.75;

/// Makes a PDF file of an SVG file, as large as that says it is, with a title for those who do not see it.
///
/// ```
/// use jersi_figure::raster::pdf;
/// use jersi_figure::{Figure, Lettering};
/// use jersi_rules::{Edition, Position, Rules};
///
/// let start = Position::initial(Rules::new(Edition::V4_8));
/// let file = pdf(&Figure::of(&start).lettering(Lettering::Lines).svg(), "how it begins")?;
/// assert!(file.starts_with(b"%PDF-1.7"));
/// # Ok::<(), jersi_figure::raster::PictureError>(())
/// ```
pub fn pdf(svg: &str, title: &str) -> Result<Vec<u8>, PictureError> {
    let tree = Tree::from_str(svg, &Options::default())?;
    let (width, height) = (tree.size().width() * POINT, tree.size().height() * POINT);
    let mut file = File::new();
    let page = Content::of_page(tree.root(), POINT, height, &mut file)?;
    Ok(file.finish(&page, (width, height), title))
}
