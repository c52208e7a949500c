//! Instructions instead of seconds: runs one scenario a number of times, to be counted from outside.
//!
//! `cargo xtask bench` runs it under valgrind once with few and once with many repetitions; the
//! difference does not depend on how busy the machine is.
#![allow(clippy::print_stdout, reason = "a bench tells its names")]

mod scenarios;

fn main() {
    let arguments: Vec<String> = std::env::args().skip(1).filter(|word| word != "--bench").collect();
    let [name, times] = arguments.as_slice() else {
        // Without a name it tells the names; cargo may run it so.
        for scenario in &scenarios::SCENARIOS {
            println!("{}", scenario.name);
        }
        return;
    };
    let scene = scenarios::Scene::new();
    let scenario = scenarios::SCENARIOS.iter().find(|scenario| scenario.name == name);
    let scenario = scenario.expect("a name from the list");
    for _ in 0..times.parse::<u32>().expect("a number of repetitions") {
        std::hint::black_box((scenario.run)(&scene));
    }
}
