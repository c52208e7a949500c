//! Names that only one may have.

use unicode_normalization::UnicodeNormalization as _;

/// What two names that read alike have in common: compatible forms, small letters, no blanks.
pub fn name_key(name: &str) -> String {
    let folded: String =
        name.nfkc().flat_map(char::to_lowercase).filter(|sign| !sign.is_whitespace()).collect();
    // Small letters may fall apart into parts that belong together again.
    folded.nfkc().collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_that_read_alike_are_one() {
        for name in ["Ada Heron", "ada heron", "AdaHeron", " ADA  HERON ", "Ａｄａ\u{2003}Heron"] {
            assert_eq!(name_key(name), "adaheron", "{name}");
        }
        assert_eq!(name_key("Zoe\u{308}"), name_key("ZOË"));
        assert_eq!(name_key("ﬁnch"), "finch");
        assert_ne!(name_key("Ada"), name_key("Ida"));
    }
}
