//! What a page, a pattern or a group is drawn by: operators, and the resources that they name.

use std::collections::BTreeMap;

use resvg::usvg::tiny_skia_path::{PathSegment, Transform};
use resvg::usvg::{Fill, FillRule, Group, LineCap, LineJoin, Node, Paint, PaintOrder, Path, Pattern, Stroke};

use super::file::{File, number};
use crate::raster::PictureError;

/// Operators and resources.
pub(super) struct Content {
    operators: String,
    /// Opacities of fills and strokes, in thousandths, by name.
    opacities: BTreeMap<u16, String>,
    /// Patterns, and groups that are blended as one.
    patterns: Vec<usize>,
    groups: Vec<usize>,
}

impl Content {
    fn new() -> Content {
        Content { operators: String::new(), opacities: BTreeMap::new(), patterns: vec![], groups: vec![] }
    }

    /// A page: y goes down in SVG and up in PDF.
    pub(super) fn of_page(
        root: &Group,
        scale: f32,
        height: f32,
        file: &mut File,
    ) -> Result<Content, PictureError> {
        let mut content = Content::new();
        let turned = Transform::from_row(scale, 0.0, 0.0, -scale, 0.0, height);
        content.transform(turned);
        content.group(root, turned, file)?;
        Ok(content)
    }

    pub(super) fn operators(&self) -> &str {
        &self.operators
    }

    /// The dictionary of what is named.
    pub(super) fn resources(&self) -> String {
        let states = self.opacities.iter().map(|(thousandths, name)| {
            let value = number(f32::from(*thousandths) / 1000.0);
            format!("/{name} << /ca {value} /CA {value} >>")
        });
        let states: Vec<String> = states.collect();
        let named = |letter: char, numbers: &[usize]| {
            let all = numbers.iter().enumerate().map(|(n, number)| format!("/{letter}{n} {number} 0 R"));
            all.collect::<Vec<_>>().join(" ")
        };
        format!(
            "<< /ExtGState << {} >> /Pattern << {} >> /XObject << {} >> >>",
            states.join(" "),
            named('P', &self.patterns),
            named('X', &self.groups)
        )
    }

    fn add(&mut self, operator: &str) {
        self.operators.push_str(operator);
        self.operators.push('\n');
    }

    fn transform(&mut self, by: Transform) {
        if !by.is_identity() {
            self.add(&format!("{} cm", row(by)));
        }
    }

    /// A group; `space` leads from it to the space of the whole content, which patterns refer to.
    fn group(&mut self, group: &Group, space: Transform, file: &mut File) -> Result<(), PictureError> {
        if group.clip_path().is_some() || group.mask().is_some() {
            return Err(PictureError::NotInPdf("a clipped group"));
        }
        let own = group.transform();
        let space = space.pre_concat(own);
        self.add("q");
        self.transform(own);
        let opacity = group.opacity().get();
        match group.children() {
            children if opacity >= 1.0 => {
                for child in children {
                    self.node(child, 1.0, space, file)?;
                }
            }
            // One fill or one stroke is blended by itself.
            [Node::Path(path)] if path.fill().is_none() || path.stroke().is_none() => {
                self.path(path, opacity, space, file)?;
            }
            children => {
                let mut inner = Content::new();
                for child in children {
                    inner.node(child, 1.0, Transform::identity(), file)?;
                }
                let seen = group.layer_bounding_box();
                let corners = [seen.left(), seen.top(), seen.right(), seen.bottom()].map(number).join(" ");
                let entries = format!(
                    "/Type /XObject /Subtype /Form /BBox [{corners}] /Group << /S /Transparency /CS /DeviceRGB >>"
                );
                self.groups.push(file.stream(&entries, &inner));
                self.blend(opacity);
                self.add(&format!("/X{} Do", self.groups.len() - 1));
            }
        }
        self.add("Q");
        Ok(())
    }

    fn node(
        &mut self,
        node: &Node,
        opacity: f32,
        space: Transform,
        file: &mut File,
    ) -> Result<(), PictureError> {
        match node {
            Node::Group(group) => self.group(group, space, file),
            Node::Path(path) => self.path(path, opacity, space, file),
            Node::Image(_) => Err(PictureError::NotInPdf("a picture in the drawing")),
            Node::Text(_) => Err(PictureError::NotInPdf("text")),
        }
    }

    fn path(
        &mut self,
        path: &Path,
        opacity: f32,
        space: Transform,
        file: &mut File,
    ) -> Result<(), PictureError> {
        if !path.is_visible() {
            return Ok(());
        }
        let fill_first = path.paint_order() == PaintOrder::FillAndStroke;
        for fills in [fill_first, !fill_first] {
            match (fills, path.fill(), path.stroke()) {
                (true, Some(fill), _) => self.fill(path, fill, opacity, space, file)?,
                (false, _, Some(stroke)) => self.stroke(path, stroke, opacity, space, file)?,
                _ => {}
            }
        }
        Ok(())
    }

    fn fill(
        &mut self,
        path: &Path,
        fill: &Fill,
        opacity: f32,
        space: Transform,
        file: &mut File,
    ) -> Result<(), PictureError> {
        self.add("q");
        self.blend(opacity * fill.opacity().get());
        match fill.paint() {
            Paint::Color(color) => self.add(&format!("{} rg", rgb(*color))),
            Paint::Pattern(pattern) => {
                let number = self.pattern(pattern, space, file)?;
                self.add(&format!("/Pattern cs /P{number} scn"));
            }
            _ => return Err(PictureError::NotInPdf("a gradient")),
        }
        self.segments(path);
        self.add(if fill.rule() == FillRule::EvenOdd { "f*" } else { "f" });
        self.add("Q");
        Ok(())
    }

    fn stroke(
        &mut self,
        path: &Path,
        stroke: &Stroke,
        opacity: f32,
        space: Transform,
        file: &mut File,
    ) -> Result<(), PictureError> {
        self.add("q");
        self.blend(opacity * stroke.opacity().get());
        match stroke.paint() {
            Paint::Color(color) => self.add(&format!("{} RG", rgb(*color))),
            Paint::Pattern(pattern) => {
                let number = self.pattern(pattern, space, file)?;
                self.add(&format!("/Pattern CS /P{number} SCN"));
            }
            _ => return Err(PictureError::NotInPdf("a gradient")),
        }
        let cap = match stroke.linecap() {
            LineCap::Butt => 0,
            LineCap::Round => 1,
            LineCap::Square => 2,
        };
        let join = match stroke.linejoin() {
            LineJoin::Miter | LineJoin::MiterClip => 0,
            LineJoin::Round => 1,
            LineJoin::Bevel => 2,
        };
        let (width, miter) = (number(stroke.width().get()), number(stroke.miterlimit().get()));
        self.add(&format!("{width} w {cap} J {join} j {miter} M"));
        if let Some(dashes) = stroke.dasharray() {
            let dashes: Vec<String> = dashes.iter().copied().map(number).collect();
            self.add(&format!("[{}] {} d", dashes.join(" "), number(stroke.dashoffset())));
        }
        self.segments(path);
        self.add("S");
        self.add("Q");
        Ok(())
    }

    fn blend(&mut self, opacity: f32) {
        let thousandths = (opacity.clamp(0.0, 1.0) * 1000.0).round() as u16;
        if thousandths < 1000 {
            let name = self.opacities.entry(thousandths).or_insert_with(|| format!("A{thousandths}")).clone();
            self.add(&format!("/{name} gs"));
        }
    }

    /// A tile that is repeated.
    fn pattern(
        &mut self,
        pattern: &Pattern,
        space: Transform,
        file: &mut File,
    ) -> Result<usize, PictureError> {
        let mut tile = Content::new();
        let matrix = space.pre_concat(pattern.transform());
        for child in pattern.root().children() {
            tile.node(child, 1.0, Transform::identity(), file)?;
        }
        let rect = pattern.rect();
        let corners = [rect.left(), rect.top(), rect.right(), rect.bottom()].map(number).join(" ");
        let entries = format!(
            "/Type /Pattern /PatternType 1 /PaintType 1 /TilingType 1 /BBox [{corners}] /XStep {} /YStep {} /Matrix [{}]",
            number(rect.width()),
            number(rect.height()),
            row(matrix)
        );
        self.patterns.push(file.stream(&entries, &tile));
        Ok(self.patterns.len() - 1)
    }

    fn segments(&mut self, path: &Path) {
        let mut last = resvg::usvg::tiny_skia_path::Point::zero();
        for segment in path.data().segments() {
            let line = match segment {
                PathSegment::MoveTo(to) => format!("{} m", points(&[to])),
                PathSegment::LineTo(to) => format!("{} l", points(&[to])),
                PathSegment::CubicTo(one, two, to) => format!("{} c", points(&[one, two, to])),
                PathSegment::QuadTo(by, to) => {
                    // A parabola as a cubic curve: its handles are two thirds of the way.
                    let third = |from: f32, by: f32| from + (by - from) * 2.0 / 3.0;
                    let handle = |from: resvg::usvg::tiny_skia_path::Point| {
                        resvg::usvg::tiny_skia_path::Point::from_xy(third(from.x, by.x), third(from.y, by.y))
                    };
                    format!("{} c", points(&[handle(last), handle(to), to]))
                }
                PathSegment::Close => "h".to_owned(),
            };
            if let PathSegment::MoveTo(to)
            | PathSegment::LineTo(to)
            | PathSegment::QuadTo(_, to)
            | PathSegment::CubicTo(_, _, to) = segment
            {
                last = to;
            }
            self.add(&line);
        }
    }
}

fn points(all: &[resvg::usvg::tiny_skia_path::Point]) -> String {
    all.iter().map(|point| format!("{} {}", number(point.x), number(point.y))).collect::<Vec<_>>().join(" ")
}

fn row(transform: Transform) -> String {
    let Transform { sx, ky, kx, sy, tx, ty } = transform;
    [sx, ky, kx, sy, tx, ty].map(number).join(" ")
}

fn rgb(color: resvg::usvg::Color) -> String {
    [color.red, color.green, color.blue].map(|part| number(f32::from(part) / 255.0)).join(" ")
}
