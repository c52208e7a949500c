//! The same types in TypeScript: one file, written by a test and compared by it ever after.

use std::path::Path;

use crate::typescript_text::{compare, declarations};

use super::GameOutline;
use super::puzzle::{PuzzleGoal, PuzzleReply, PuzzleTry};
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
use super::{
    BackRequest, ClaimView, DecisionView, DueKind, DueView, Followed, FollowedKind, MayView, OfferStands,
    OnlineView,
};
use super::{Candidate, Diagnosis, FigureRequest, Found, Glimpse, ImportHint, TagView, Trouble, TurnAt};
use super::{Comparison, Drawn, EditorView, PaletteKind, PositionFaultView, TurnChange};
use super::{ExplainAsk, ExplainRequest, Explained, FactCell, FactView, WayView};
use super::{GoalView, KeyRow, LojbanView};

const HEAD: &str = "\
// biome-ignore-all format: made by a test
// What goes between the page and WebAssembly. Made from crates/jersi-view/src/wire by
// `JERSI_WRITE=1 cargo test -p jersi-view wire`; do not edit.
";

fn written() -> String {
    declarations![HEAD;
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
        OfferStands,
        BackRequest,
        ClaimView,
        MayView,
        DueKind,
        DueView,
        OnlineView,
        FollowedKind,
        Followed,
        DecisionView,
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
        PuzzleGoal,
        PuzzleTry,
        PuzzleReply,
        ExplainAsk,
        ExplainRequest,
        FactCell,
        WayView,
        FactView,
        Explained,
    ]
}

#[test]
fn the_wire_types_of_the_page_are_these() {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../web/src/wire/index.ts");
    compare(&path, &written(), "JERSI_WRITE=1 cargo test -p jersi-view wire");
}
