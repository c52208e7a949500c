//! The same types in TypeScript: one file, written by a test and compared by it ever after.

use std::fmt::Write;
use std::path::Path;

use ts_rs::{Config, TS};

use super::GameOutline;
use super::puzzle::{PuzzleReply, PuzzleTry};
use super::{
    Acts, AnalysisView, Answer, ArrowView, BlockedCell, BoardAction, BoardFigure, Both, CellPlace, CellStand,
    CellView, Choice, ClockView, Color, ControlView, CorrespondenceConfig, CorrespondenceView, Count,
    CountKind, EditionView, Effect, EndingView, Entered, EntryView, Fault, FigureAnatomy, FigureCell,
    GameConfig, GameRequest, Hand, JudgedTurn, Judgement, Kind, KindView, Leg, LegAct, LicenceView, LineView,
    Lines, LinesRequest, Look, Looked, NextChoice, OfferAnswer, OnTray, Opponent, Part, Piece, PlanState,
    PlanView, PlayerConfig, PlayerView, Prompt, Received, Relation, Saved, SavedClock, SavedCorrespondence,
    SavedMoment, ScoreKind, SettingView, SlipView, Stage, StudyTree, StudyTurn, TallyView, ThinkRequest,
    Thought, Trail, Tray, TriedView, TryRequest, TurnLinkView, TurnView, VariantView, View, Way,
};
use super::{Candidate, Diagnosis, FigureRequest, Found, Glimpse, ImportHint, TagView, Trouble, TurnAt};
use super::{Comparison, Drawn, EditorView, PaletteKind, PositionFaultView, TurnChange};
use super::{GoalView, KeyRow, LojbanView};

const HEAD: &str = "\
// biome-ignore-all format: made by a test
// What goes between the page and WebAssembly. Made from crates/jersi-view/src/wire by
// `JERSI_WRITE=1 cargo test -p jersi-view wire`; do not edit.
";

fn add<T: TS + 'static>(text: &mut String) {
    let config = Config::new();
    let docs = T::docs().unwrap_or_default();
    let whole = format!("{docs}export {}", T::decl(&config));
    writeln!(text, "\n{}", tidy(&whole)).expect("writing to a string does not fail");
}

/// Comments of one line on one line, fields indented, no blanks at the end of a line.
fn tidy(whole: &str) -> String {
    let one_line = whole.replace("/**\n * ", "/** ").replace("\n */", " */").replace("*/ ", "*/\n");
    let mut lines = one_line.replace(", }", ",\n}").replace("{ \"type\"", "{\n\"type\"");
    lines = lines.replace("} | {", "}\n| {");
    let mut indented = String::new();
    for line in lines.lines().map(str::trim_end) {
        let inside = !(line.starts_with("export") || line.starts_with(['}', '|']) || indented.is_empty());
        let comment_of_type = !indented.contains("export");
        let indent = if inside && !comment_of_type { "  " } else { "" };
        indented.push_str(indent);
        indented.push_str(line);
        indented.push('\n');
    }
    indented.trim_end().to_owned()
}

macro_rules! all {
    ($($name:ty),+ $(,)?) => {{
        let mut text = HEAD.to_owned();
        $(add::<$name>(&mut text);)+
        text
    }};
}

fn written() -> String {
    all![
        Color,
        Kind,
        Piece,
        Both<Color>,
        Fault,
        Answer,
        OfferAnswer,
        Part,
        CellStand,
        LegAct,
        Leg,
        Trail,
        Choice,
        Effect,
        NextChoice,
        BoardAction,
        Entered,
        Prompt,
        EntryView,
        Stage,
        Acts,
        ControlView,
        CellView,
        BlockedCell,
        OnTray,
        Tray,
        CountKind,
        Count,
        TurnView,
        EndingView,
        PlanState,
        PlanView,
        PlayerView,
        ClockView,
        GoalView,
        Hand,
        CorrespondenceView,
        View,
        KeyRow,
        Opponent,
        PlayerConfig,
        CorrespondenceConfig,
        GameConfig,
        SavedMoment,
        SavedClock,
        SavedCorrespondence,
        Saved,
        Relation,
        TurnLinkView,
        Received,
        CellPlace,
        LojbanView,
        KindView,
        Way,
        SettingView,
        VariantView,
        LicenceView,
        EditionView,
        ThinkRequest,
        ScoreKind,
        Thought,
        FigureCell,
        FigureAnatomy,
        BoardFigure,
        Found,
        Trouble,
        TagView,
        Candidate,
        Diagnosis,
        Glimpse,
        GameOutline,
        ImportHint,
        FigureRequest,
        TurnAt,
        PaletteKind,
        PositionFaultView,
        EditorView,
        TurnChange,
        Comparison,
        ArrowView,
        Drawn,
        StudyTurn,
        StudyTree,
        Look,
        Judgement,
        SlipView,
        JudgedTurn,
        TallyView,
        AnalysisView,
        LinesRequest,
        LineView,
        Lines,
        GameRequest,
        Looked,
        TryRequest,
        TriedView,
        PuzzleTry,
        PuzzleReply,
    ]
}

#[test]
fn the_wire_types_of_the_page_are_these() {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../web/src/wire/index.ts");
    let written = written();
    if std::env::var_os("JERSI_WRITE").is_some() {
        std::fs::create_dir_all(path.parent().expect("the path has a folder")).expect("a folder is made");
        std::fs::write(&path, &written).expect("the types are written");
    }
    let found = std::fs::read_to_string(&path).unwrap_or_default();
    assert!(
        found == written,
        "web/src/wire/index.ts is stale; run JERSI_WRITE=1 cargo test -p jersi-view wire"
    );
}
