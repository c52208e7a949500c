//! The files of the page, each with its compressed copies, type and lifetime.

use std::borrow::Cow;
use std::collections::BTreeMap;

use axum::body::Bytes;
use rust_embed::RustEmbed;

use crate::encoding::Coding;

/// What `cargo xtask web` has built; empty if it was not there when this crate was compiled.
#[derive(RustEmbed)]
#[folder = "../../web/dist"]
#[allow_missing = true]
struct Dist;

/// A file as it was built.
pub struct File {
    /// Where it lies, with `/` and without one in front.
    pub path: String,
    /// What is in it.
    pub data: Cow<'static, [u8]>,
    /// A hash of the data, for caches to compare.
    pub hash: [u8; 32],
}

/// The bytes of an asset in one coding.
#[derive(Clone, Debug)]
pub struct Copy {
    /// How they are coded.
    pub coding: Coding,
    /// The bytes.
    pub data: Bytes,
    /// What tells these bytes from all others, in quotes.
    pub etag: String,
}

/// A file of the page.
#[derive(Clone, Debug)]
pub struct Asset {
    /// Its content type.
    pub mime: &'static str,
    /// How long it may be kept, as `Cache-Control` has it.
    pub cache: &'static str,
    /// Plain first, then what the build compressed.
    pub copies: Vec<Copy>,
}

/// All files of the page.
#[derive(Clone, Debug, Default)]
pub struct Assets {
    by_path: BTreeMap<String, Asset>,
}

impl Assets {
    /// The page inside this binary; nothing if the binary was built without it.
    pub fn embedded() -> Assets {
        let file = |path: Cow<'static, str>| {
            let found = Dist::get(&path)?;
            Some(File { path: path.into_owned(), data: found.data, hash: found.metadata.sha256_hash() })
        };
        Assets::new(Dist::iter().filter_map(file))
    }

    /// The page of these files. One that ends in `.br` or `.gz` is a copy of the one without.
    pub fn new(files: impl IntoIterator<Item = File>) -> Assets {
        let (copies, plain): (Vec<File>, Vec<File>) =
            files.into_iter().partition(|file| compressed(&file.path).is_some());
        let mut by_path: BTreeMap<String, Asset> =
            plain.into_iter().map(|file| (file.path.clone(), Asset::plain(file))).collect();
        for file in copies {
            let Some((path, coding)) = compressed(&file.path) else { continue };
            if let Some(asset) = by_path.get_mut(path) {
                asset.copies.push(Copy::new(coding, file.data, &file.hash));
            }
        }
        Assets { by_path }
    }

    /// Whether there is a page to show.
    pub fn has_page(&self) -> bool {
        self.by_path.contains_key("index.html")
    }

    /// The asset of a path without a slash in front.
    pub fn get(&self, path: &str) -> Option<&Asset> {
        self.by_path.get(path)
    }
}

impl Asset {
    fn plain(file: File) -> Asset {
        let (mime, cache) = (mime(&file.path), cache(&file.path));
        Asset { mime, cache, copies: vec![Copy::new(Coding::Identity, file.data, &file.hash)] }
    }
}

impl Copy {
    fn new(coding: Coding, data: Cow<'static, [u8]>, hash: &[u8; 32]) -> Copy {
        let data = match data {
            Cow::Borrowed(data) => Bytes::from_static(data),
            Cow::Owned(data) => Bytes::from(data),
        };
        let digits = hash.first_chunk().map_or(0, |half| u128::from_be_bytes(*half));
        Copy { coding, data, etag: format!("\"{digits:032x}\"") }
    }
}

/// The path without the ending of a compressed copy, and its coding.
fn compressed(path: &str) -> Option<(&str, Coding)> {
    let (plain, ending) = path.rsplit_once('.')?;
    match ending {
        "br" => Some((plain, Coding::Brotli)),
        "gz" => Some((plain, Coding::Gzip)),
        _ => None,
    }
}

/// The content type of a path. Text is UTF-8 throughout.
fn mime(path: &str) -> &'static str {
    match path.rsplit_once('.').map(|(_, ending)| ending) {
        Some("html") => "text/html; charset=utf-8",
        Some("js" | "mjs") => "text/javascript; charset=utf-8",
        Some("css") => "text/css; charset=utf-8",
        Some("txt" | "ftl" | "md") => "text/plain; charset=utf-8",
        Some("json" | "map") => "application/json",
        Some("wasm") => "application/wasm",
        Some("webmanifest") => "application/manifest+json",
        Some("svg") => "image/svg+xml",
        Some("png") => "image/png",
        Some("webp") => "image/webp",
        Some("ico") => "image/x-icon",
        Some("woff2") => "font/woff2",
        _ => "application/octet-stream",
    }
}

/// How long a file may be kept: for ever with a hash in its name, else until the next question.
fn cache(path: &str) -> &'static str {
    if is_hashed(path) { "public, max-age=31536000, immutable" } else { "no-cache" }
}

/// Whether vite named the file: `assets/index-BxK3_a9Z.js`, `demand/home-BxK3_a9Z.jnet`.
fn is_hashed(path: &str) -> bool {
    const DIGITS: usize = 8;
    let folders = ["assets/", "demand/"];
    let Some(name) = folders.iter().find_map(|folder| path.strip_prefix(folder)) else { return false };
    let stem = name.split_once('.').map_or(name, |(stem, _)| stem);
    // The hash itself may hold a dash, so it is counted from the end.
    let Some(at) = stem.len().checked_sub(DIGITS + 1) else { return false };
    let (before, hash) = stem.as_bytes().split_at(at);
    let is_digit = |byte: &u8| byte.is_ascii_alphanumeric() || matches!(byte, b'-' | b'_');
    !before.is_empty() && hash[0] == b'-' && hash[1..].iter().all(is_digit)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_names_with_a_hash_are_kept_for_ever() {
        for path in [
            "assets/index-BxK3_a9Z.js",
            "assets/a-12345678.wasm",
            "assets/two-words--1_3-5-7.css",
            "demand/home-BxK3_a9Z.jnet",
        ] {
            assert!(is_hashed(path), "{path}");
        }
        for path in [
            "index.html",
            "sw.js",
            "assets/index.js",
            "assets/-12345678.js",
            "index-BxK3_a9Z.js",
            "assets/x",
            "demand/home.jnet",
        ] {
            assert!(!is_hashed(path), "{path}");
        }
    }

    #[test]
    fn a_copy_without_its_file_is_no_asset() {
        let file = |path: &str| File { path: path.to_owned(), data: Cow::Borrowed(b"x"), hash: [7; 32] };
        let assets = Assets::new([file("a.js.br"), file("b.js.gz"), file("b.js")]);
        assert!(assets.get("a.js").is_none() && assets.get("a.js.br").is_none());
        assert_eq!(assets.get("b.js").map(|asset| asset.copies.len()), Some(2));
        assert!(!assets.has_page());
    }
}
