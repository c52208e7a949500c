//! Which coding of a file a browser takes: `Accept-Encoding`, as RFC 9110 has it.

/// How the bytes of a file are coded on their way.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Coding {
    /// As they are.
    Identity,
    /// Compressed by gzip.
    Gzip,
    /// Compressed by brotli.
    Brotli,
}

impl Coding {
    /// The word of `Content-Encoding`; none for bytes as they are.
    pub const fn word(self) -> Option<&'static str> {
        match self {
            Coding::Identity => None,
            Coding::Gzip => Some("gzip"),
            Coding::Brotli => Some("br"),
        }
    }

    /// Which one to prefer among those that are equally welcome: the smaller.
    const fn rank(self) -> u8 {
        match self {
            Coding::Identity => 0,
            Coding::Gzip => 1,
            Coding::Brotli => 2,
        }
    }
}

/// The most welcome of the codings at hand; none if all are refused. Without a header only plain bytes are safe.
pub fn choose(header: Option<&str>, at_hand: impl Iterator<Item = Coding>) -> Option<Coding> {
    let wishes: Vec<(String, u16)> = header.unwrap_or("identity").split(',').filter_map(read_wish).collect();
    at_hand
        .map(|coding| (weight(&wishes, coding), coding))
        .filter(|&(weight, _)| weight > 0)
        .max_by_key(|&(weight, coding)| (weight, coding.rank()))
        .map(|(_, coding)| coding)
}

/// How welcome a coding is, in thousandths. Plain bytes are fine unless they are refused by name or by `*`.
fn weight(wishes: &[(String, u16)], coding: Coding) -> u16 {
    let find = |words: &[&str]| {
        wishes.iter().find(|(word, _)| words.contains(&word.as_str())).map(|&(_, weight)| weight)
    };
    let star = find(&["*"]);
    match coding {
        // One thousandth: below all that is asked for.
        Coding::Identity => find(&["identity"]).or(star.filter(|&weight| weight == 0)).unwrap_or(1),
        Coding::Gzip => find(&["gzip", "x-gzip"]).or(star).unwrap_or(0),
        Coding::Brotli => find(&["br"]).or(star).unwrap_or(0),
    }
}

/// `gzip;q=0.5`: the word in small letters and its weight. A weight that cannot be read is none.
fn read_wish(text: &str) -> Option<(String, u16)> {
    let mut parts = text.split(';').map(str::trim);
    let word = parts.next().filter(|word| !word.is_empty())?.to_ascii_lowercase();
    let quality = parts.find_map(|part| part.strip_prefix("q=").or_else(|| part.strip_prefix("Q=")));
    match quality {
        None => Some((word, 1000)),
        Some(text) => match text.trim().parse::<f32>() {
            Ok(quality) if (0.0..=1.0).contains(&quality) => Some((word, (quality * 1000.0) as u16)),
            _ => None,
        },
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn chosen(header: &str) -> Option<Coding> {
        choose(Some(header), [Coding::Identity, Coding::Gzip, Coding::Brotli].into_iter())
    }

    #[test]
    fn the_smallest_of_the_welcome_ones_is_sent() {
        assert_eq!(chosen("gzip, deflate, br, zstd"), Some(Coding::Brotli));
        assert_eq!(chosen("gzip, deflate"), Some(Coding::Gzip));
        assert_eq!(chosen("GZIP"), Some(Coding::Gzip));
        assert_eq!(chosen("*"), Some(Coding::Brotli));
        assert_eq!(chosen(""), Some(Coding::Identity));
        assert_eq!(chosen("deflate"), Some(Coding::Identity));
        assert_eq!(choose(None, [Coding::Identity, Coding::Brotli].into_iter()), Some(Coding::Identity));
        assert_eq!(choose(Some("br"), [Coding::Identity].into_iter()), Some(Coding::Identity));
    }

    #[test]
    fn weights_are_heeded() {
        assert_eq!(chosen("br;q=0.5, gzip;q=0.8"), Some(Coding::Gzip));
        assert_eq!(chosen("br;q=0, gzip;q=0.1"), Some(Coding::Gzip));
        assert_eq!(chosen("br;q=0, *;q=0.1"), Some(Coding::Gzip));
        assert_eq!(chosen("identity, br;q=0.5"), Some(Coding::Identity));
        assert_eq!(chosen("br; q=1.0 , gzip"), Some(Coding::Brotli));
        assert_eq!(chosen("br;q=much"), Some(Coding::Identity));
    }

    #[test]
    fn everything_may_be_refused() {
        assert_eq!(chosen("*;q=0"), None);
        assert_eq!(chosen("identity;q=0, deflate"), None);
        assert_eq!(chosen("identity;q=0, gzip"), Some(Coding::Gzip));
        assert_eq!(chosen("*;q=0, identity"), Some(Coding::Identity));
    }
}
