//! What a puzzle is about, by name.

/// What the proof of a puzzle shows. Listed from the most telling to the most common: a puzzle names its motifs in this order.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Motif {
    /// Every turn but those of the solution loses by force.
    OnlyDefence,
    /// The enemy king is captured and finds no cell to come back on.
    RelocationDenied,
    /// The opponent is left without a legal turn.
    NoTurn,
    /// The first turn brings cubes from the reserve.
    Drop,
    /// Without the active guardians the solution would fail.
    Guardian,
    /// The first turn captures with both of its steps.
    DoubleCapture,
    /// The enemy king is captured on the way, and relocated.
    KingSentBack,
    /// A stack of two falls to a step on its top.
    TopTaken,
    /// The first turn captures nothing and ends nothing.
    Quiet,
    /// The first turn needs both steps.
    DoubleStep,
    /// The enemy kunti is captured (2.0, 3.0).
    KuntiCaught,
    /// The own king arrives on the far row (4.x).
    KingArrives,
}

impl Motif {
    /// All of them, the most telling first.
    pub const ALL: [Motif; 12] = [
        Motif::OnlyDefence,
        Motif::RelocationDenied,
        Motif::NoTurn,
        Motif::Drop,
        Motif::Guardian,
        Motif::DoubleCapture,
        Motif::KingSentBack,
        Motif::TopTaken,
        Motif::Quiet,
        Motif::DoubleStep,
        Motif::KuntiCaught,
        Motif::KingArrives,
    ];

    /// Its name in files.
    pub const fn id(self) -> &'static str {
        match self {
            Motif::OnlyDefence => "only-defence",
            Motif::RelocationDenied => "relocation-denied",
            Motif::NoTurn => "no-turn",
            Motif::Drop => "drop",
            Motif::Guardian => "guardian",
            Motif::DoubleCapture => "double-capture",
            Motif::KingSentBack => "king-sent-back",
            Motif::TopTaken => "top-taken",
            Motif::Quiet => "quiet",
            Motif::DoubleStep => "double-step",
            Motif::KuntiCaught => "kunti-caught",
            Motif::KingArrives => "king-arrives",
        }
    }

    /// The motif with this name.
    pub fn from_id(id: &str) -> Option<Motif> {
        Motif::ALL.into_iter().find(|motif| motif.id() == id)
    }
}
