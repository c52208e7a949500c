//! How long the referee takes: `cargo bench --bench time`. Compare figures of one run only.

mod scenarios;

use divan::Bencher;

fn main() {
    divan::main();
}

#[divan::bench(args = names())]
fn referee(bencher: Bencher<'_, '_>, name: &str) {
    let scene = scenarios::Scene::new();
    let scenario = scenarios::SCENARIOS.iter().find(|scenario| scenario.name == name);
    let scenario = scenario.expect("the name comes from the list");
    bencher.bench_local(|| (scenario.run)(&scene));
}

fn names() -> impl Iterator<Item = &'static str> {
    scenarios::SCENARIOS.iter().map(|scenario| scenario.name)
}

/// Leaves a second, one thread: the figure of the README.
#[divan::bench(sample_count = 3, sample_size = 1)]
fn perft_4_of_4_8_without_reserve(bencher: Bencher<'_, '_>) {
    use jersi_rules::{Edition, Position, Rules, Setting, Variant, perft};
    let rules =
        Rules::with(Edition::V4_8, Variant { reserve: false, ransom: false }).expect("4.8 has variants");
    let start = Position::start(rules, Setting::usual(Edition::V4_8));
    bencher.counter(divan::counter::ItemsCount::new(2_911_286_637_u64)).bench(|| perft(&start, 4));
}
