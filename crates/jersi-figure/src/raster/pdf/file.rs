//! The objects of a PDF file.

use std::fmt::Write as _;
use std::io::Write as _;

use flate2::Compression;
use flate2::write::ZlibEncoder;

use super::content::Content;

/// Numbers of the first objects, which every file has.
const CATALOG: usize = 1;
const PAGES: usize = 2;
const PAGE: usize = 3;
const INFO: usize = 4;
const CONTENTS: usize = 5;

/// A file in the making: objects that are streams, beside those that every file has.
pub(super) struct File {
    streams: Vec<Vec<u8>>,
}

impl File {
    pub(super) fn new() -> File {
        File { streams: vec![] }
    }

    /// Adds a stream with its entries, and gives its number.
    pub(super) fn stream(&mut self, entries: &str, content: &Content) -> usize {
        let entries = format!("{entries} /Resources {}", content.resources());
        self.streams.push(stream(&entries, content.operators()));
        CONTENTS + self.streams.len()
    }

    /// The file with its one page.
    pub(super) fn finish(self, page: &Content, (width, height): (f32, f32), title: &str) -> Vec<u8> {
        let (width, height) = (number(width), number(height));
        let objects = [
            format!("<< /Type /Catalog /Pages {PAGES} 0 R /ViewerPreferences << /DisplayDocTitle true >> >>"),
            format!("<< /Type /Pages /Kids [{PAGE} 0 R] /Count 1 >>"),
            format!(
                "<< /Type /Page /Parent {PAGES} 0 R /MediaBox [0 0 {width} {height}] /Contents {CONTENTS} 0 R \
                 /Group << /S /Transparency /CS /DeviceRGB >> /Resources {} >>",
                page.resources()
            ),
            format!("<< /Title {} /Producer (jersi) >>", text(title)),
        ];
        let contents = stream("", page.operators());
        let objects = objects.into_iter().map(String::into_bytes).chain([contents]).chain(self.streams);
        // The second line tells programs that this is no text.
        let mut out = b"%PDF-1.7\n%\xE2\xE3\xCF\xD3\n".to_vec();
        let mut places = vec![];
        for (n, object) in objects.enumerate() {
            places.push(out.len());
            out.extend_from_slice(format!("{} 0 obj\n", n + 1).as_bytes());
            out.extend_from_slice(&object);
            out.extend_from_slice(b"\nendobj\n");
        }
        let count = places.len() + 1;
        let table = out.len();
        let mut end = format!("xref\n0 {count}\n0000000000 65535 f \n");
        for place in places {
            writeln!(end, "{place:010} 00000 n ").expect("writing to a string does not fail");
        }
        write!(
            end,
            "trailer\n<< /Size {count} /Root {CATALOG} 0 R /Info {INFO} 0 R >>\nstartxref\n{table}\n%%EOF\n"
        )
        .expect("writing to a string does not fail");
        out.extend_from_slice(end.as_bytes());
        out
    }
}

fn stream(entries: &str, data: &str) -> Vec<u8> {
    let mut packer = ZlibEncoder::new(vec![], Compression::best());
    packer.write_all(data.as_bytes()).expect("writing to memory does not fail");
    let packed = packer.finish().expect("writing to memory does not fail");
    let mut out =
        format!("<< {entries} /Filter /FlateDecode /Length {} >>\nstream\n", packed.len()).into_bytes();
    out.extend_from_slice(&packed);
    out.extend_from_slice(b"\nendstream");
    out
}

/// A text in UTF-16, as PDF has it in hexadecimal digits.
fn text(text: &str) -> String {
    let mut out = "<FEFF".to_owned();
    for unit in text.encode_utf16() {
        write!(out, "{unit:04X}").expect("writing to a string does not fail");
    }
    out.push('>');
    out
}

/// A number with at most four digits behind the point.
pub(super) fn number(value: f32) -> String {
    let text = format!("{value:.4}");
    let text = text.trim_end_matches('0').trim_end_matches('.');
    if text == "-0" { "0".to_owned() } else { text.to_owned() }
}
