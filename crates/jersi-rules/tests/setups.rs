//! Positions that are being set up: written down whether they are valid or not, with what is wrong and where.

use jersi_rules::notation::{read_setup, write_position, write_setup};
use jersi_rules::{Edition, Position, Rules, Setting};

#[test]
fn a_setup_is_written_as_its_position_is_and_also_where_it_is_none() {
    for edition in Edition::ALL {
        let start = Position::start(Rules::new(edition), Setting::usual(edition));
        assert_eq!(write_setup(&start.setup()), write_position(&start));
    }
    let rules = Rules::new(Edition::V4_8);
    let text = "7/8/7/8/KF3Rr3K-/8/7/8/7 w MMMMM 41 0";
    let (setup, _) = read_setup(rules, text).expect("it can be read");
    assert_eq!(write_setup(&setup), text);
    let bad = Position::new(&setup).expect_err("much is wrong");
    let told: Vec<(&str, u32)> =
        bad.reasons.iter().map(|fault| (fault.code(), fault.cells(&setup).len())).collect();
    assert_eq!(
        told,
        [
            ("on-king", 1),
            ("mixed-stack", 1),
            ("too-many", 2),
            ("too-many", 0),
            ("clock-too-high", 0),
            ("turn-zero", 0)
        ]
    );
}
