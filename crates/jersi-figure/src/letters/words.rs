//! The rest of the alphabet, for captions in words. Behind the feature `raster`: the page writes turns alone under its boards.

/// A letter as it is put together: its width, its lines, and an accent with where that goes.
pub(super) type Parts = (f64, &'static str, Option<(&'static str, f64, f64)>);

/// Each letter with its width and its lines, as those that turns are made of.
#[rustfmt::skip]
pub(super) const LETTERS: &[(char, f64, &str)] = &[
    ('j', 14.0, "M11 -48L11 8C11 17 7 21 0 21M11 -68L11 -68.3"),
    ('k', 36.0, "M2 -72L2 0M33 -48L2 -19M12.5 -28L35 0"),
    ('l', 6.0, "M3 -72L3 0"),
    ('m', 60.0, "M2 -48L2 0M2 -27C2 -41 8 -49 17.5 -49C26.5 -49 30 -42 30 -31L30 0M30 -27C30 -41 36 -49 45.5 -49C54.5 -49 58 -42 58 -31L58 0"),
    ('n', 37.0, "M2 -48L2 0M2 -26C2 -40 9 -49 20 -49C30 -49 35 -42 35 -31L35 0"),
    ('o', 40.0, "M38 -24C38 -37.8 29.7 -49 19.5 -49C9.3 -49 1 -37.8 1 -24C1 -10.2 9.3 1 19.5 1C29.7 1 38 -10.2 38 -24"),
    ('p', 39.0, "M2 -48L2 22M2 -24C2 -37.8 10.3 -49 20.5 -49C30.7 -49 39 -37.8 39 -24C39 -10.2 30.7 1 20.5 1C10.3 1 2 -10.2 2 -24"),
    ('q', 39.0, "M37 -48L37 22M37 -24C37 -37.8 28.7 -49 18.5 -49C8.3 -49 0 -37.8 0 -24C0 -10.2 8.3 1 18.5 1C28.7 1 37 -10.2 37 -24"),
    ('r', 25.0, "M2 -48L2 0M2 -26C2 -40 9 -49 23 -48"),
    ('s', 32.0, "M28 -39C26 -45.5 22 -49 15.5 -49C8.5 -49 4 -44.5 4 -37.5C4 -21 30 -30 30 -12.5C30 -4.5 24 1 15.5 1C8 1 3 -3 1.5 -10"),
    ('t', 24.0, "M10 -64L10 -13C10 -4 14 0 23 -1M0 -47L22 -47"),
    ('u', 37.0, "M2 -48L2 -18C2 -7 7 1 17 1C28 1 35 -8 35 -22M35 -48L35 0"),
    ('v', 38.0, "M2 -48L19 0L36 -48"),
    ('w', 56.0, "M2 -48L15.5 0L28 -44L40.5 0L54 -48"),
    ('x', 36.0, "M3 -48L33 0M33 -48L3 0"),
    ('y', 38.0, "M2 -48L19.5 0M36 -48L16 14C14 19.5 10 22 4 21"),
    ('z', 34.0, "M3 -48L31 -48L2 0L33 0"),
    ('A', 54.0, "M2 0L27 -72L52 0M11 -24L43 -24"),
    ('B', 44.0, "M3 -38L3 -72L21 -72C31 -72 37.5 -65.5 37.5 -55C37.5 -44.5 31 -38 21 -38L3 -38L3 0L23 0C34.5 0 41.5 -7.5 41.5 -19C41.5 -30.5 34.5 -38 23 -38"),
    ('D', 50.0, "M3 0L3 -72L20 -72C37 -72 48 -58 48 -36C48 -14 37 0 20 0L3 0"),
    ('E', 40.0, "M38 -72L3 -72L3 0L39 0M3 -38L33 -38"),
    ('G', 52.0, "M45 -62.3C35.1 -75.7 19.6 -75.1 10.1 -61.2C0.6 -47.2 0.6 -24.8 10.1 -10.8C19.6 3.1 37 3.7 47 -11L47 -33L30 -33"),
    ('H', 50.0, "M3 -72L3 0M47 -72L47 0M3 -38L47 -38"),
    ('I', 6.0, "M3 -72L3 0"),
    ('J', 30.0, "M27 -72L27 -17C27 -6 22 0 13.5 0C6 0 2 -4 1 -12"),
    ('L', 38.0, "M3 -72L3 0L36 0"),
    ('O', 56.0, "M54 -36C54 -55.9 42.4 -72 28 -72C13.6 -72 2 -55.9 2 -36C2 -16.1 13.6 0 28 0C42.4 0 54 -16.1 54 -36"),
    ('Q', 56.0, "M54 -36C54 -55.9 42.4 -72 28 -72C13.6 -72 2 -55.9 2 -36C2 -16.1 13.6 0 28 0C42.4 0 54 -16.1 54 -36M36 -17L55 4"),
    ('T', 46.0, "M2 -72L44 -72M23 -72L23 0"),
    ('U', 50.0, "M3 -72L3 -25C3 -9 11 0 25 0C39 0 47 -9 47 -25L47 -72"),
    ('V', 52.0, "M2 -72L26 0L50 -72"),
    ('X', 48.0, "M4 -72L44 0M44 -72L4 0"),
    ('Y', 48.0, "M3 -72L24 -34L45 -72M24 -34L24 0"),
    ('Z', 46.0, "M4 -72L42 -72L3 0L44 0"),
    (',', 8.0, "M5 -2L2 11"),
    (';', 8.0, "M5 -42L5 -41.7M5 -2L2 11"),
    ('?', 36.0, "M2.5 -58C3.5 -67 9 -72 17 -72C27 -72 33 -66 33 -56.5C33 -43 17.5 -42 17.5 -24M17.5 -2L17.5 -1.7"),
    ('\'', 6.0, "M3 -72L3 -54"),
    ('"', 18.0, "M3 -72L3 -54M15 -72L15 -54"),
    ('(', 18.0, "M16 -80C5 -66 2 -48 2 -32C2 -16 5 2 16 16"),
    (')', 18.0, "M2 -80C13 -66 16 -48 16 -32C16 -16 13 2 2 16"),
    ('+', 40.0, "M3 -27L37 -27M20 -44L20 -10"),
    ('%', 62.0, "M50 -72L12 0M26 -54C26 -64 21.5 -72 14.5 -72C7.5 -72 3 -64 3 -54C3 -44 7.5 -36 14.5 -36C21.5 -36 26 -44 26 -54M59 -18C59 -28 54.5 -36 47.5 -36C40.5 -36 36 -28 36 -18C36 -8 40.5 0 47.5 0C54.5 0 59 -8 59 -18"),
    ('&', 56.0, "M54 0L15 -47C9 -54 9 -61 13 -66.5C18 -73 29 -73 33.5 -66.5C37.5 -61 36 -54 29 -49L11 -36C-1 -27 0 -10 9 -3.5C20 4 37 0 48 -26"),
    ('–', 46.0, "M3 -27L43 -27"),
    ('«', 36.0, "M17 -42L3 -26L17 -10M33 -42L19 -26L33 -10"),
    ('»', 36.0, "M3 -42L17 -26L3 -10M19 -42L33 -26L19 -10"),
    ('*', 32.0, "M16 -72L16 -46M4 -66L28 -52M28 -66L4 -52"),
    ('ı', 6.0, "M3 -48L3 0"),
];

const ACUTE: &str = "M-5 -58L6 -69";
const GRAVE: &str = "M5 -58L-6 -69";
const CIRCUMFLEX: &str = "M-9 -58L0 -69L9 -58";
const DIAERESIS: &str = "M-8 -64L-8 -64.3M8 -64L8 -64.3";
const TILDE: &str = "M-11 -60C-7 -68 -3 -66 0 -63C3 -60 7 -59 11 -67";
const CEDILLA: &str = "M1 2L0 8C9 8 9 20 -6 19";

/// Letters that are others with something over or under them.
#[rustfmt::skip]
const ACCENTED: &[(char, char, &str)] = &[
    ('é', 'e', ACUTE), ('è', 'e', GRAVE), ('ê', 'e', CIRCUMFLEX), ('ë', 'e', DIAERESIS),
    ('á', 'a', ACUTE), ('à', 'a', GRAVE), ('â', 'a', CIRCUMFLEX), ('ä', 'a', DIAERESIS), ('ã', 'a', TILDE),
    ('í', 'ı', ACUTE), ('ì', 'ı', GRAVE), ('î', 'ı', CIRCUMFLEX), ('ï', 'ı', DIAERESIS),
    ('ó', 'o', ACUTE), ('ò', 'o', GRAVE), ('ô', 'o', CIRCUMFLEX), ('ö', 'o', DIAERESIS), ('õ', 'o', TILDE),
    ('ú', 'u', ACUTE), ('ù', 'u', GRAVE), ('û', 'u', CIRCUMFLEX), ('ü', 'u', DIAERESIS),
    ('ñ', 'n', TILDE), ('ç', 'c', CEDILLA), ('ÿ', 'y', DIAERESIS),
    ('É', 'E', ACUTE), ('È', 'E', GRAVE), ('Ê', 'E', CIRCUMFLEX), ('Ë', 'E', DIAERESIS),
    ('À', 'A', GRAVE), ('Â', 'A', CIRCUMFLEX), ('Ä', 'A', DIAERESIS), ('Î', 'I', CIRCUMFLEX), ('Ï', 'I', DIAERESIS),
    ('Ô', 'O', CIRCUMFLEX), ('Ö', 'O', DIAERESIS), ('Ù', 'U', GRAVE), ('Û', 'U', CIRCUMFLEX), ('Ü', 'U', DIAERESIS),
    ('Ñ', 'N', TILDE), ('Ç', 'C', CEDILLA),
];

/// A letter with its accent; the accents of capitals are higher, and nothing moves what hangs below.
pub(super) fn accented(c: char) -> Option<Parts> {
    let &(_, base, accent) = ACCENTED.iter().find(|(known, ..)| *known == c)?;
    let (width, lines) = super::letter(base)?;
    let higher = if base.is_uppercase() && accent != CEDILLA { -22.0 } else { 0.0 };
    Some((width, lines, Some((accent, width / 2.0, higher))))
}

/// The same text in letters that there are: typographers' signs as plain ones, ligatures as two letters.
pub(super) fn plain(text: &str) -> String {
    let mut out = String::with_capacity(text.len());
    for c in text.chars() {
        match c {
            'œ' => out.push_str("oe"),
            'Œ' => out.push_str("OE"),
            'æ' => out.push_str("ae"),
            'Æ' => out.push_str("AE"),
            '’' | '‘' => out.push('\''),
            '“' | '”' => out.push('"'),
            '—' => out.push('–'),
            '\u{a0}' | '\u{202f}' => out.push(' '),
            c => out.push(c),
        }
    }
    out
}
