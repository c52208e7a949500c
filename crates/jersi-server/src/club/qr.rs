//! A link as a drawing that a phone reads.

use qrcode::QrCode;
use qrcode::render::svg;

/// The drawing, in SVG. Our links are far shorter than what such a drawing holds.
pub fn of(link: &str) -> String {
    let drawn = QrCode::new(link).map(|code| {
        let (dark, light) = (svg::Color("#000"), svg::Color("#fff"));
        code.render().min_dimensions(240, 240).dark_color(dark).light_color(light).build()
    });
    // A public address of kilobytes would not fit; the link itself is beside it.
    drawn.unwrap_or_default()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_link_is_drawn() {
        let drawing = of("https://club.example/#/club/00ff10a0b1c2d3e4f506");
        assert!(drawing.contains("<svg") && drawing.contains("</svg>"), "{drawing}");
        assert_eq!(of(&"x".repeat(10_000)), "");
    }
}
