//! A panic leaves the terminal sane, and what it says can be read.
#![cfg(target_os = "linux")]
#![allow(missing_docs)]

#[path = "../../jersi/tests/pty/mod.rs"]
mod pty;

use pty::Pty;

#[test]
fn a_panic_gives_the_terminal_back() {
    // Examples are built with the tests, beside them.
    let tests = std::env::current_exe().expect("this test is a file");
    let example = tests.parent().and_then(|deps| deps.parent()).expect("a folder").join("examples/panics");
    let mut pty = Pty::start(&example, &[], &[], (80, 24));
    pty.wait_for("taken over");
    pty.must_be_taken();
    pty.keys("x");
    assert_ne!(pty.end().exit_code(), 0);
    pty.must_be_sane();
    pty.wait_for("on purpose");
}
