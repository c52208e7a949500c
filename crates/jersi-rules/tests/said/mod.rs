//! An example of everything that is said.

use jersi_rules::notation::{Field, PositionSyntax, PositionTextError, Syntax, TurnFaultKind};
use jersi_rules::record::{Limit, NoteKind, RecordFault};
use jersi_rules::{
    Action, BadPosition, Cell, CellSet, Color, Edition, HouseFault, HouseKey, Kind, KindSet, NoSuchSetting,
    NoSuchVariant, Outcome, Piece, PositionFault, Reason, Refusal, SpecFault, Stage, Wanted,
};

/// One example of each variant of an enum; one that is left out does not compile.
macro_rules! every {
    ($($pattern:pat => $example:expr),* $(,)?) => {{
        let _all_are_here = |fault: &_| match fault { $($pattern => ()),* };
        vec![$({
            let example = $example;
            assert!(matches!(&example, $pattern), "{example:?} is an example of something else");
            example
        }),*]
    }};
}

/// A cell of every board.
fn cell() -> Cell {
    Cell::at(0, 3).expect("a cell of every board")
}

pub fn setups() -> Vec<PositionFault> {
    let cell = cell();
    every![
        PositionFault::NoSuchCell(_) => PositionFault::NoSuchCell(cell),
        PositionFault::NoSuchKind(_) => PositionFault::NoSuchKind(Kind::Guardian),
        PositionFault::TooHigh(_) => PositionFault::TooHigh(cell),
        PositionFault::OnKing(_) => PositionFault::OnKing(cell),
        PositionFault::MixedStack(_) => PositionFault::MixedStack(cell),
        PositionFault::MountainOnTop(_) => PositionFault::MountainOnTop(cell),
        PositionFault::TooMany(..) => PositionFault::TooMany(Color::White, Kind::Rock, 5, 4),
        PositionFault::NoKings => PositionFault::NoKings,
        PositionFault::NotInReserve(..) => PositionFault::NotInReserve(Color::Black, Kind::Rock),
        PositionFault::ReserveNotPlayed => PositionFault::ReserveNotPlayed,
        PositionFault::ClockMissing => PositionFault::ClockMissing,
        PositionFault::ClockTooHigh(..) => PositionFault::ClockTooHigh(41, 40),
        PositionFault::TurnZero => PositionFault::TurnZero,
        PositionFault::OutsideRows(_) => PositionFault::OutsideRows(cell),
        PositionFault::NotAnArmy(_) => PositionFault::NotAnArmy(Color::White),
        PositionFault::NotInTurn => PositionFault::NotInTurn,
        PositionFault::SettingClock => PositionFault::SettingClock,
    ]
}

pub fn syntaxes() -> Vec<PositionSyntax> {
    let edition = Edition::V4_8;
    let mut all = every![
        PositionSyntax::Missing(_) => PositionSyntax::Missing(Field::Board),
        PositionSyntax::TooManyFields => PositionSyntax::TooManyFields,
        PositionSyntax::BadSide(_) => PositionSyntax::BadSide("x".to_owned()),
        PositionSyntax::BadClock => PositionSyntax::BadClock,
        PositionSyntax::BadTurnNumber => PositionSyntax::BadTurnNumber,
        PositionSyntax::RowCount(_) => PositionSyntax::RowCount(3),
        PositionSyntax::EmptyRun => PositionSyntax::EmptyRun,
        PositionSyntax::HalfCell => PositionSyntax::HalfCell,
        PositionSyntax::RowTooLong { .. } => PositionSyntax::RowTooLong { edition, row: 0 },
        PositionSyntax::RowTooShort { .. } => PositionSyntax::RowTooShort { edition, row: 0, cells: 3 },
        PositionSyntax::NoSuchLetter(..) => PositionSyntax::NoSuchLetter('x', edition),
        PositionSyntax::TooManyInReserve => PositionSyntax::TooManyInReserve,
        PositionSyntax::NoPartial => PositionSyntax::NoPartial,
    ];
    let fields = every![
        Field::Board => Field::Board,
        Field::Side => Field::Side,
        Field::Reserve => Field::Reserve,
        Field::Clock => Field::Clock,
        Field::TurnNumber => Field::TurnNumber,
    ];
    all.extend(fields.into_iter().skip(1).map(PositionSyntax::Missing));
    all
}

pub fn records() -> Vec<RecordFault> {
    let edition = Edition::V2_0;
    let text = || "x".to_owned();
    let syntax = PositionTextError::Syntax { span: 0..0, what: PositionSyntax::EmptyRun };
    let bad = BadPosition { edition, reasons: vec![PositionFault::NoKings] };
    every![
        RecordFault::EditionMissing => RecordFault::EditionMissing,
        RecordFault::NoSuchEdition(_) => RecordFault::NoSuchEdition(text()),
        RecordFault::NoReserveToLeaveOut(_) => RecordFault::NoReserveToLeaveOut(edition),
        RecordFault::NoMokcaToChoose(_) => RecordFault::NoMokcaToChoose(edition),
        RecordFault::UnknownVariant(_) => RecordFault::UnknownVariant(text()),
        RecordFault::NoSuchVariant(_) => {
            RecordFault::NoSuchVariant(NoSuchVariant { edition, variant: "ransom" })
        },
        RecordFault::BadSeed(_) => RecordFault::BadSeed(text()),
        RecordFault::NoSuchSetting(_) => RecordFault::NoSuchSetting(NoSuchSetting::Unknown { edition }),
        RecordFault::SeedMissing => RecordFault::SeedMissing,
        RecordFault::SeedNotKept => RecordFault::SeedNotKept,
        RecordFault::PositionTag(_) => RecordFault::PositionTag(Box::new(syntax)),
        RecordFault::BadPosition(_) => RecordFault::BadPosition(bad),
        RecordFault::SettingContradicts => RecordFault::SettingContradicts,
        RecordFault::PieceBehindTurns => RecordFault::PieceBehindTurns,
        RecordFault::UnexpectedNumber => RecordFault::UnexpectedNumber,
        RecordFault::NoSuchCell { .. } => RecordFault::NoSuchCell { edition, row: 0, number: 9 },
        RecordFault::NoSuchLetter(..) => RecordFault::NoSuchLetter(edition, 'x'),
        RecordFault::PositionNotInBooklet => RecordFault::PositionNotInBooklet,
        RecordFault::RandomNotInBooklet => RecordFault::RandomNotInBooklet,
        RecordFault::HouseNotInBooklet => RecordFault::HouseNotInBooklet,
        RecordFault::House(_) => RecordFault::House(HouseFault::Twice(HouseKey::Wise)),
        RecordFault::TurnWithoutNumber => RecordFault::TurnWithoutNumber,
        RecordFault::NumberTwice(_) => RecordFault::NumberTwice(3),
        RecordFault::NumberMissing { .. } => RecordFault::NumberMissing { expected: 2, before: 3 },
        RecordFault::NumberWithoutTurn(_) => RecordFault::NumberWithoutTurn(3),
        RecordFault::TooManyTurns { .. } => RecordFault::TooManyTurns { number: 3, found: 3, most: 2 },
        RecordFault::TooFewTurns { .. } => RecordFault::TooFewTurns { number: 3, found: 1, expected: 2 },
        RecordFault::AmbiguousEdition { .. } => {
            RecordFault::AmbiguousEdition { candidates: &Edition::ALL, letter: Some('K') }
        },
        RecordFault::NoTurnHere(_) => RecordFault::NoTurnHere(text()),
        RecordFault::BehindTheScore => RecordFault::BehindTheScore,
        RecordFault::NoVersion => RecordFault::NoVersion,
        RecordFault::TagTwice(_) => RecordFault::TagTwice(text()),
        RecordFault::NewerVersion(_) => RecordFault::NewerVersion(text()),
        RecordFault::BadVersion(_) => RecordFault::BadVersion(text()),
        RecordFault::BadScore => RecordFault::BadScore,
        RecordFault::VariationTooEarly => RecordFault::VariationTooEarly,
        RecordFault::TooDeep => RecordFault::TooDeep,
        RecordFault::TooLarge { .. } => RecordFault::TooLarge { limit: Limit::Turns, found: None },
        RecordFault::UnopenedVariation => RecordFault::UnopenedVariation,
        RecordFault::VariationWithoutTurn => RecordFault::VariationWithoutTurn,
        RecordFault::ScoreInVariation => RecordFault::ScoreInVariation,
        RecordFault::ScoreContradicts { .. } => RecordFault::ScoreContradicts { score: "*", told: text() },
        RecordFault::UnclosedVariation => RecordFault::UnclosedVariation,
        RecordFault::TagNameMissing => RecordFault::TagNameMissing,
        RecordFault::TagValueMissing => RecordFault::TagValueMissing,
        RecordFault::UnclosedTag => RecordFault::UnclosedTag,
        RecordFault::UnclosedQuote => RecordFault::UnclosedQuote,
        RecordFault::UnclosedComment => RecordFault::UnclosedComment,
        RecordFault::TagBehindTurns => RecordFault::TagBehindTurns,
        RecordFault::Unexpected(_) => RecordFault::Unexpected('x'),
        RecordFault::BadEscape => RecordFault::BadEscape,
        RecordFault::NoRecord => RecordFault::NoRecord,
        RecordFault::HintContradicts { .. } => {
            RecordFault::HintContradicts { tag: "Edition", written: "x".into(), wanted: "x".into() }
        },
        RecordFault::VariantContradicts => RecordFault::VariantContradicts,
    ]
}

pub fn settings() -> Vec<NoSuchSetting> {
    every![
        NoSuchSetting::Unknown { .. } => NoSuchSetting::Unknown { edition: Edition::V3_0 },
        NoSuchSetting::Guardian => NoSuchSetting::Guardian,
    ]
}

pub fn notes() -> Vec<NoteKind> {
    let outcome = |winner| Outcome { winner, reason: Reason::NoTurn };
    let mut notes = Vec::new();
    for (written, should_be) in [(0, 1), (1, 2), (1, 0)] {
        notes.push(NoteKind::Mark { turn: 0, text: "a2-b2".to_owned(), written, should_be });
    }
    for (written, outcome) in [
        ("white", None),
        ("*", Some(outcome(None))),
        ("black", Some(outcome(Some(Color::White)))),
        ("nobody", Some(outcome(Some(Color::Black)))),
    ] {
        notes.push(NoteKind::Result { written: written.to_owned(), outcome });
        notes.push(NoteKind::Termination { written: written.to_owned(), outcome });
    }
    notes.push(NoteKind::Scale { written: "2 0".to_owned(), should_be: "1 0".to_owned() });
    notes
}

pub fn outcomes() -> Vec<Outcome> {
    let winners = [None, Some(Color::White), Some(Color::Black)];
    let all = Reason::ALL.into_iter().flat_map(|reason| winners.map(|winner| Outcome { winner, reason }));
    all.collect()
}

pub fn syntaxes_of_turns() -> Vec<Syntax> {
    every![
        Syntax::Empty => Syntax::Empty,
        Syntax::Unexpected(_) => Syntax::Unexpected('x'),
        Syntax::CellExpected => Syntax::CellExpected,
        Syntax::NumberExpected => Syntax::NumberExpected,
        Syntax::StepExpected => Syntax::StepExpected,
        Syntax::LetterExpected => Syntax::LetterExpected,
        Syntax::ColonExpected => Syntax::ColonExpected,
        Syntax::RansomExpected => Syntax::RansomExpected,
        Syntax::ThreeSteps => Syntax::ThreeSteps,
        Syntax::ThreeDrops => Syntax::ThreeDrops,
        Syntax::Twice => Syntax::Twice,
    ]
}

pub fn turn_faults() -> Vec<TurnFaultKind> {
    let mut all = every![
        TurnFaultKind::Syntax(_) => TurnFaultKind::Syntax(Syntax::Empty),
        TurnFaultKind::UnknownCell(..) => TurnFaultKind::UnknownCell(0, 9),
        TurnFaultKind::UnknownLetter(_) => TurnFaultKind::UnknownLetter('x'),
        TurnFaultKind::Alternation => TurnFaultKind::Alternation,
        TurnFaultKind::AfterTheEnd => TurnFaultKind::AfterTheEnd,
        TurnFaultKind::RelocatesOther(_) => TurnFaultKind::RelocatesOther('x'),
        TurnFaultKind::Refused(_) => TurnFaultKind::Refused(Refusal::NoReserve),
    ];
    all.push(TurnFaultKind::UnknownCell(20, 1));
    all
}

pub fn refusals() -> Vec<Refusal> {
    let (cell, other) = (cell(), Cell::at(4, 5).expect("the middle"));
    let king = Piece::new(Color::White, Kind::King);
    let mut all = every![
        Refusal::GameOver(_) => Refusal::GameOver(Outcome::tie(Reason::Exhaustion)),
        Refusal::WrongStage(_) => Refusal::WrongStage(Stage::Setting),
        Refusal::NoSuchCell(_) => Refusal::NoSuchCell(cell),
        Refusal::NothingThere(_) => Refusal::NothingThere(cell),
        Refusal::NotYours(..) => Refusal::NotYours(cell, Color::White),
        Refusal::Rooted(_) => Refusal::Rooted(cell),
        Refusal::OnMountain(_) => Refusal::OnMountain(cell),
        Refusal::NoStack(_) => Refusal::NoStack(cell),
        Refusal::SameCell(_) => Refusal::SameCell(cell),
        Refusal::NotBeside(..) => Refusal::NotBeside(cell, other),
        Refusal::NotInReach(..) => Refusal::NotInReach(cell, other),
        Refusal::JumpsOver(_) => Refusal::JumpsOver(cell),
        Refusal::Merges(_) => Refusal::Merges(cell),
        Refusal::Full(_) => Refusal::Full(cell),
        Refusal::OnKing(_) => Refusal::OnKing(cell),
        Refusal::StackOnMountain(_) => Refusal::StackOnMountain(cell),
        Refusal::StackTakesOnMountain(_) => Refusal::StackTakesOnMountain(cell),
        Refusal::MountainUntakeable(_) => Refusal::MountainUntakeable(cell),
        Refusal::DoesNotBeat(..) => Refusal::DoesNotBeat(Kind::Scissors, king, cell),
        Refusal::Blocked { .. } => Refusal::Blocked { cell, guardian: other, color: Color::Black },
        Refusal::NoSecondStep(_) => Refusal::NoSecondStep(cell),
        Refusal::OverBeforeSecond(_) => Refusal::OverBeforeSecond(cell),
        Refusal::NothingToRelocate => Refusal::NothingToRelocate,
        Refusal::NeverRelocated => Refusal::NeverRelocated,
        Refusal::MustRelocate(_) => Refusal::MustRelocate(CellSet::of(cell)),
        Refusal::NowhereToRelocate => Refusal::NowhereToRelocate,
        Refusal::BadSeat(_) => Refusal::BadSeat(cell),
        Refusal::RansomNotPlayed => Refusal::RansomNotPlayed,
        Refusal::NoRansomDue => Refusal::NoRansomDue,
        Refusal::MustNameRansom(_) => Refusal::MustNameRansom(KindSet::of(&[Kind::Rock, Kind::Paper])),
        Refusal::NoRansomLeft => Refusal::NoRansomLeft,
        Refusal::RelocatesTooEarly => Refusal::RelocatesTooEarly,
        Refusal::CannotName(_) => Refusal::CannotName(Kind::Rock),
        Refusal::NeverRansomed(_) => Refusal::NeverRansomed(Kind::Mountain),
        Refusal::NothingToGive(_) => Refusal::NothingToGive(cell),
        Refusal::BadGift(..) => Refusal::BadGift(cell, Kind::Rock),
        Refusal::NoReserve => Refusal::NoReserve,
        Refusal::NotInReserve(_) => Refusal::NotInReserve(Kind::Mountain),
        Refusal::NeverDropped(_) => Refusal::NeverDropped(Kind::Rock),
        Refusal::DropsOnEnemy(_) => Refusal::DropsOnEnemy(cell),
        Refusal::MountainDropsOn(_) => Refusal::MountainDropsOn(cell),
        Refusal::DropsApart(..) => Refusal::DropsApart(cell, other),
        Refusal::NoSuchKind(_) => Refusal::NoSuchKind(Kind::Guardian),
        Refusal::AllPlaced(_) => Refusal::AllPlaced(Kind::Rock),
        Refusal::NotInGame(_) => Refusal::NotInGame(Kind::Guardian),
        Refusal::OutsideRows(_) => Refusal::OutsideRows(cell),
        Refusal::SettingOver => Refusal::SettingOver,
        Refusal::NoPlacements => Refusal::NoPlacements,
        Refusal::Banned(_) => Refusal::Banned(Action::OneTwo),
    ];
    all.extend([Stage::Turn, Stage::Gift(Kind::Rock), Stage::Relocation].map(Refusal::WrongStage));
    all
}

pub fn specs() -> Vec<SpecFault> {
    let edition = Edition::V2_0;
    let key = || "x".to_owned();
    let known = || vec!["edition", "no-reserve"];
    let syntax = PositionTextError::Syntax { span: 0..0, what: PositionSyntax::EmptyRun };
    let mut all = every![
        SpecFault::UnknownKey { .. } => {
            SpecFault::UnknownKey { key: key(), near: Some("edition"), known: known() }
        },
        SpecFault::UnknownWord { .. } => SpecFault::UnknownWord { word: key(), near: None, known: known() },
        SpecFault::BadValue { .. } => {
            SpecFault::BadValue { key: key(), wanted: Wanted::Flag, value: "3".to_owned() }
        },
        SpecFault::SaidTwice { .. } => SpecFault::SaidTwice { key: key() },
        SpecFault::Contradiction { .. } => SpecFault::Contradiction { one: "position", other: "setting" },
        SpecFault::NoSuchEdition { .. } => SpecFault::NoSuchEdition { name: key() },
        SpecFault::NoSuchVariant(_) => {
            SpecFault::NoSuchVariant(NoSuchVariant { edition, variant: "ransom" })
        },
        SpecFault::NoReserve { .. } => SpecFault::NoReserve { edition },
        SpecFault::NoSuchSetting { .. } => {
            let why = NoSuchSetting::Unknown { edition };
            SpecFault::NoSuchSetting { why, near: Some("random") }
        },
        SpecFault::NothingShuffled { .. } => SpecFault::NothingShuffled { edition, setting: None },
        SpecFault::House(_) => SpecFault::House(HouseFault::Number { key: HouseKey::Wise, given: "7".to_owned() }),
        SpecFault::Position(_) => SpecFault::Position(Box::new(syntax)),
    ];
    all.push(SpecFault::NothingShuffled { edition, setting: Some("free".to_owned()) });
    let wanted = every![
        Wanted::Flag => Wanted::Flag,
        Wanted::Text => Wanted::Text,
        Wanted::Word => Wanted::Word,
        Wanted::Number => Wanted::Number,
        Wanted::Texts => Wanted::Texts,
    ];
    let value = || "3".to_owned();
    all.extend(wanted.into_iter().skip(1).map(|wanted| SpecFault::BadValue {
        key: key(),
        wanted,
        value: value(),
    }));
    all
}
