//! A server that goes away sends its people to others first, and loses nothing.

use std::time::Duration;

use jersi_server::Limits;
use serde_json::json;

use crate::house::{House, Setup};
use crate::line::Line;
use crate::ops::ask;

/// For as long as it drains it is not ready, opens no socket, says goodbye, and still answers.
#[test]
fn while_it_drains_it_goes_on_answering() {
    let limits =
        Limits { drain: Duration::from_hours(1), goodbyes: Duration::from_millis(50), ..Limits::default() };
    let house = House::with(Setup { limits, ..Setup::default() });
    let (mut white, mut black, game) = house.game("4.8", "600+5");
    let mut lines: Vec<Line> = (0..5).map(|_| white.line()).collect();
    lines[0].watch(&game);
    assert_eq!(ask(house.ops, "/readyz").0, 200);
    let ops = house.ops;
    // It stays until the test is over.
    house.begin_to_end();
    for line in &mut lines {
        line.hear_of("bye");
        assert_eq!(line.closed(), Some(1012));
    }
    assert_eq!(ask(ops, "/readyz"), (503, "not ready: draining\n".to_owned()));
    assert_eq!(ask(ops, "/healthz").0, 200, "it works, it is only not for new visitors");
    assert!(Line::open(&black).is_err_and(|status| status == 503));
    assert_eq!(white.act(&game, 1, "decide", "a3-b3").json(), json!({ "seq": 2 }));
    assert_eq!(black.act(&game, 2, "decide", "i3-h3").json(), json!({ "seq": 3 }));
    assert_eq!(white.state(&game)["seq"], 3);
}
