//! The examples do what they say. `jersi ugi-check` puts the engine through the whole protocol, see
//! `crates/jersi/tests/ugi.rs`.

#[path = "../examples/ugi_engine.rs"]
#[allow(dead_code, reason = "its main is not called here")]
mod ugi_engine;

fn talk(lines: &str) -> String {
    let mut out = Vec::new();
    ugi_engine::serve(lines.as_bytes(), &mut out).expect("nothing can go wrong in memory");
    String::from_utf8(out).expect("UTF-8")
}

#[test]
fn the_engine_says_who_it_is() {
    let hello = talk("ugi\nisready\nquit\n");
    assert!(hello.starts_with("id name "), "{hello}");
    assert!(hello.contains("default 4.8 var 2.0 var 3.0 "), "{hello}");
    assert!(hello.trim_end().ends_with("ugiok\nreadyok"), "{hello}");
}

#[test]
fn the_engine_wins_when_it_can() {
    let lines = "position fen 7/3K-4/7/3k-4/9/8/7/8/7 w - 0 29\ngo depth 1\n\
                 position fen 7/3K-4/7/3k-4/9/8/7/8/7 w - 0 29 moves h4-i4\nquery result\ngo nodes 9\n";
    let answers = talk(lines);
    let answers: Vec<&str> = answers.lines().filter(|line| !line.is_empty()).collect();
    assert!(answers[0] == "bestmove h4-i4" || answers[0] == "bestmove h4-i3", "{answers:?}");
    assert_eq!(answers[1..], ["response p1win", "bestmove none"]);
}

#[test]
fn an_endless_search_waits_for_stop() {
    let answers = talk("position startpos moves a2-b2=d3\ngo infinite\nisready\nstop\nquery p1turn\nquit\n");
    let answers: Vec<&str> = answers.lines().collect();
    assert_eq!((answers[0], answers[2]), ("readyok", "response false"));
    assert!(answers[1].starts_with("bestmove "), "{answers:?}");
}

#[test]
fn the_engine_complains_and_stands_as_it_was() {
    let answers = talk("position startpos moves a2-b2=d4\nquery islegal a2-b2=d3\nsing a song\nquit\n");
    let answers: Vec<&str> = answers.lines().collect();
    assert!(answers[0].starts_with("info string position: a2-b2=d4: "), "{answers:?}");
    assert_eq!(answers[1..], ["response true"]);
}
