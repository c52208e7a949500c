//! The positions of the bench: starts, middles and ends of games of all editions.

/// A position to search.
pub struct Task {
    /// The edition.
    pub edition: &'static str,
    /// Its variants, as records name them.
    pub variant: &'static str,
    /// The position.
    pub position: &'static str,
    /// How deep to search it.
    pub depth: u32,
}

const fn task(edition: &'static str, variant: &'static str, depth: u32, position: &'static str) -> Task {
    Task { edition, variant, position, depth }
}

/// What is searched. Whoever changes anything here changes the signature.
pub static POSITIONS: [Task; 15] = [
    task("2.0", "", 7, "k-rcn-rkc-/c-r-k-c-r-k-/7/8/9/8/7/K-R-C-K-R-C-/C-RKN-RCK- w - - 1"),
    task("2.0", "", 8, "1cc1rc1/1k-knr-1k-/1R-5/1C-6/9/3k-r-3/7/1C-1KNK-1/1KC1RR1 w - - 13"),
    task("2.0", "", 7, "3cn1/rrRCkcr-2/4r-2/8/4K-4/1K-6/2K-4/3CN1RR/3C-1 w - - 21"),
    task("2.0", "", 7, "5/6/7/8/9/8/7/6/5 w NKKKKCCCCRRRRnkkkkccccrrrr - 1"),
    task("3.0", "", 8, "rckm3/2c-1rn1/2kr4/4c-2ck/3k-K-4/3RC4/7/2KNC-R-K-/1R-1KMRC w - - 15"),
    task("4-draft", "", 8, "1rk1rc1/3kn1c-/C-1rcc-3/2K-5/2R-6/3r-4/3R-C-2/3CNR-K-/3RKC- w - - 17"),
    task(
        "4.8",
        "",
        7,
        "p-r-s-k-r-s-p-/f-s-p-r-s-p-r-f-/7/8/9/8/7/F-R-P-S-R-P-S-F-/P-S-R-K-S-R-P- w MMMMWWmmmmww 0 1",
    ),
    task(
        "4.8",
        "",
        7,
        "p-r-s-k-r-s-p-/2p-r-s-p-r-f-/7/8/s-8/RP7/7/2P-S-R-P-S-F-/SF1R-K-S-R-P- w MMMMWWmmmmww 5 15",
    ),
    task(
        "4.8",
        "no-reserve",
        7,
        "p-r-s-k-r-s-p-/f-s-p-r-s-p-r-f-/7/8/9/8/7/F-R-P-S-R-P-S-F-/P-S-R-K-S-R-P- w - 0 1",
    ),
    task("4.8", "no-reserve", 8, "p-5s-/1rsp-rks-p-r-1/4P-2/5r-2/9/8/7/F-R-P-S-R-3/2RK1S-R-PF w - 4 25"),
    task("4.8", "no-reserve", 7, "7/3pk4/r-5s-/1s-p-s-4/4r-1R-2/8/F-R-P-R-2F-/5S-P-1/3K-3 w - 0 61"),
    task(
        "4.8",
        "no-reserve ransom",
        7,
        "p-4r-s-/1rsp-r-1p-1P-/3k-s-2/5r-2/9/6F-1/5P-1/F-R-P-S-R-3/2RK1S-R-1 w - 4 25",
    ),
    task("4.8", "ransom", 8, "7/8/7/8/3R-k-4/8/2r-3r-/8/3K-3 w MW 5 11"),
    task("4.16", "", 7, "p-r-s-k-r-s-p-/8/6f-/8/9/4F-3/7/2P-S-R-P-S-F-/S-1R-K-S-R-P- w MMMMWWmmmmww 1 61"),
    task(
        "4.16",
        "ransom",
        7,
        "p-r-s-k-r-s-p-/5p-r-f-/7/8/3s-5/1F-6/7/2P-S-R-P-S-F-/1S-R-K-S-R-P- w MMMMWWmmmmww 5 41",
    ),
];
