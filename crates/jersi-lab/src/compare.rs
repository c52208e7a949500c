//! Rule sets compared: how each number of one differs from that of another, and what may be said of it.

use jersi_lab_report::{Difference, Metric, Verdict};

use crate::analysis::{
    Asked, AskedRules, FEWEST, Ladder, Population, Unit, in_threads, ladders, nodes, place,
};
use crate::metrics::{Interval, Quantity};
use crate::plan::SampleTerms;
use crate::stats::{Draws, Resamples, Units, benjamini_hochberg};

/// Differences marked at most so often by chance, of all that are marked.
const RATE: f64 = 0.05;
/// What the resamples of comparisons come from; others than those of rows.
const SEED: u64 = 0x6A65_7273_695F_6162;

/// All differences that are asked for, with one correction over all of them.
pub(crate) fn differences(asked: &Asked, populations: &[Population]) -> Vec<Difference> {
    let mut found = Vec::new();
    for (a, b) in &asked.compare {
        let (Some(place_a), Some(place_b)) = (asked.place(a), asked.place(b)) else { continue };
        let of = |place: usize| populations.iter().filter(move |population| population.rules == place);
        let terms = Terms::of(asked, place_a, place_b);
        let meet: Vec<Meeting<'_>> = of(place_a)
            .filter_map(|one| Some(Meeting::new(one, of(place_b).find(|other| other.job == one.job)?, terms)))
            .collect();
        let mut own: Vec<Difference> = meet.iter().flat_map(Meeting::differences).collect();
        own.extend(span(populations, place_a, place_b, &meet));
        own.sort_by_key(|difference| (place(difference.metric), difference.nodes));
        found.extend(own.into_iter().map(|difference| Difference {
            a: a.clone(),
            b: b.clone(),
            ..difference
        }));
    }
    mark(&mut found);
    found
}

/// Says of each difference what may be said once all looks are counted.
fn mark(differences: &mut [Difference]) {
    let chances: Vec<f64> = differences.iter().map(|difference| difference.p).collect();
    for (difference, seen) in differences.iter_mut().zip(benjamini_hochberg(&chances, RATE)) {
        if seen {
            difference.verdict = if difference.difference > 0.0 { Verdict::More } else { Verdict::Less };
        }
    }
}

/// What two rule sets have in common, whatever was played.
#[derive(Clone, Copy)]
struct Terms {
    /// They come from one plan, so that games with one number draw their openings by the same chance.
    same_plan: bool,
    /// Decisions were looked at as closely in both.
    sampled_alike: bool,
}

impl Terms {
    fn of(asked: &Asked, a: usize, b: usize) -> Terms {
        let (one, other) = (&asked.rules[a], &asked.rules[b]);
        let closely =
            |rules: &AskedRules| rules.sample.map(|SampleTerms { nodes, lines, .. }| (nodes, lines));
        Terms { same_plan: one.plan == other.plan, sampled_alike: closely(one) == closely(other) }
    }
}

/// The same job of two rule sets.
struct Meeting<'a> {
    a: &'a Population,
    b: &'a Population,
    draws_a: Resamples,
    draws_b: Resamples,
    paired: bool,
    sampled_alike: bool,
}

impl<'a> Meeting<'a> {
    fn new(a: &'a Population, b: &'a Population, terms: Terms) -> Meeting<'a> {
        let units = units(a, b, terms.same_plan);
        // Every strength has draws of its own: the rungs of a ladder, added up, must not go up and down together.
        let (draws_a, draws_b) = Resamples::of_two(&units, SEED ^ u64::from(nodes(&a.job)));
        // A few games that are missing on one side do not part the others.
        let paired =
            2 * units.together.len() >= a.units.len().max(b.units.len()) && !units.together.is_empty();
        Meeting { a, b, draws_a, draws_b, paired, sampled_alike: terms.sampled_alike }
    }

    fn differences(&self) -> Vec<Difference> {
        let both: Vec<(&Quantity, &Quantity)> = self
            .a
            .quantities
            .iter()
            .filter(|one| one.compared && (self.sampled_alike || !one.metric.is_sampled()))
            .filter_map(|one| {
                let same = |other: &&Quantity| other.metric == one.metric && other.part == one.part;
                Some((one, self.b.quantities.iter().find(same)?))
            })
            .collect();
        in_threads(&both, |(one, other)| self.difference(one, other)).into_iter().flatten().collect()
    }

    fn difference(&self, one: &Quantity, other: &Quantity) -> Option<Difference> {
        let value_a = one.statistic.of_all(self.a.units.len())?;
        let value_b = other.statistic.of_all(self.b.units.len())?;
        let nothing = one.zero_is_nothing && value_a == 0.0 && value_b == 0.0;
        // Two numbers without chance differ or do not: no chance is to be told of that.
        let is_certain = one.interval == Interval::Repeated && other.interval == Interval::Repeated;
        let units = one.n.min(other.n);
        if nothing || is_certain || units < FEWEST {
            return None;
        }
        let draws = draws(other, &self.draws_b, value_b).less(&draws(one, &self.draws_a, value_a));
        Judged {
            metric: one.metric,
            part: &one.part,
            values: (value_a, value_b),
            draws,
            units,
            paired: self.paired,
        }
        .difference(nodes(&self.a.job))
    }
}

fn draws(quantity: &Quantity, resamples: &Resamples, value: f64) -> Draws {
    let draws = quantity.statistic.draws(resamples);
    if quantity.interval == Interval::UnbiasedBootstrap { draws.unbiased(value) } else { draws }
}

/// Which games belong together: those of one plan with one number, if they have the same opening.
fn units(a: &Population, b: &Population, same_plan: bool) -> Units {
    let at = |units: &[Unit], number: u32| units.binary_search_by_key(&number, |unit| unit.number).ok();
    let mut units = Units::default();
    let mut taken = vec![false; b.units.len()];
    for (n, unit) in a.units.iter().enumerate() {
        match at(&b.units, unit.number).filter(|&n| same_plan && b.units[n].opening == unit.opening) {
            Some(other) => {
                taken[other] = true;
                units.together.push((n, other));
            }
            None => units.only_a.push(n),
        }
    }
    units.only_b = (0..b.units.len()).filter(|&n| !taken[n]).collect();
    units
}

/// The difference of whole ladders, where both have the same rungs.
fn span(populations: &[Population], a: usize, b: usize, meet: &[Meeting<'_>]) -> Option<Difference> {
    let ladders = ladders(populations);
    let of = |place: usize| ladders.iter().find(|ladder| ladder.rules == place);
    let (one, other) = (of(a)?, of(b)?);
    let jobs = |ladder: &Ladder<'_>| ladder.rungs.iter().map(|rung| rung.job.clone()).collect::<Vec<_>>();
    if jobs(one) != jobs(other) {
        return None;
    }
    let mut values = (0.0, 0.0);
    let mut units = u32::MAX;
    let mut all: Option<Draws> = None;
    let mut paired = true;
    for rung in &one.rungs {
        let met = meet.iter().find(|met| met.a.job == rung.job)?;
        let (first, second) = (met.a.quantities.first()?, met.b.quantities.first()?);
        let value = (first.statistic.of_all(met.a.units.len())?, second.statistic.of_all(met.b.units.len())?);
        let draws = draws(second, &met.draws_b, value.1).less(&draws(first, &met.draws_a, value.0));
        all = Some(match all {
            Some(all) => all.plus(&draws),
            None => draws,
        });
        values = (values.0 + value.0, values.1 + value.1);
        units = units.min(first.n).min(second.n);
        paired &= met.paired;
    }
    let judged = Judged { metric: Metric::SkillLadder, part: "span", values, draws: all?, units, paired };
    if units < FEWEST { None } else { judged.difference(one.top()) }
}

/// A difference that is yet to be judged.
struct Judged<'a> {
    metric: Metric,
    part: &'a str,
    values: (f64, f64),
    draws: Draws,
    units: u32,
    paired: bool,
}

impl Judged<'_> {
    fn difference(self, nodes: u32) -> Option<Difference> {
        let difference = self.values.1 - self.values.0;
        let (low, high) = self.draws.interval(difference)?;
        Some(Difference {
            a: String::new(),
            b: String::new(),
            nodes,
            metric: self.metric,
            part: self.part.to_owned(),
            value_a: self.values.0,
            value_b: self.values.1,
            difference,
            low,
            high,
            p: self.draws.p(difference, self.units as usize)?,
            paired: self.paired,
            verdict: Verdict::NotSeen { up_to: low.abs().max(high.abs()) },
        })
    }
}

#[cfg(test)]
mod tests;
