//! Spearman's rank correlation of points that belong to units.

/// Points, ready to be ranked whatever units are drawn.
pub struct Spearman {
    unit: Vec<u32>,
    by_x: Vec<Ranked>,
    by_y: Vec<Ranked>,
}

/// A point in an order, and whether it ties with the one before.
struct Ranked {
    point: u32,
    ties: bool,
}

impl Spearman {
    /// From the two values of each point and the unit that it belongs to.
    pub fn new(points: &[(f64, f64, u32)]) -> Spearman {
        Spearman {
            unit: points.iter().map(|point| point.2).collect(),
            by_x: order(&points.iter().map(|point| point.0).collect::<Vec<_>>()),
            by_y: order(&points.iter().map(|point| point.1).collect::<Vec<_>>()),
        }
    }

    /// The correlation for units that were drawn so often each; none where all values of one kind are the same.
    pub fn of(&self, drawn: &[u8]) -> Option<f64> {
        let times: Vec<f64> = self.unit.iter().map(|&unit| f64::from(drawn[unit as usize])).collect();
        let (x, y) = (ranks(&self.by_x, &times), ranks(&self.by_y, &times));
        let all: f64 = times.iter().sum();
        // The mean of the ranks from 1 to n, whatever ties.
        let mean = f64::midpoint(all, 1.0);
        let [mut xy, mut xx, mut yy] = [0.0; 3];
        for ((x, y), times) in x.iter().zip(&y).zip(&times) {
            let (x, y) = (x - mean, y - mean);
            xy += times * x * y;
            xx += times * x * x;
            yy += times * y * y;
        }
        (xx > 0.0 && yy > 0.0).then(|| (xy / (xx * yy).sqrt()).clamp(-1.0, 1.0))
    }
}

fn order(values: &[f64]) -> Vec<Ranked> {
    let mut order: Vec<usize> = (0..values.len()).collect();
    order.sort_by(|&a, &b| values[a].total_cmp(&values[b]));
    let ties = |n: usize| n > 0 && values[order[n - 1]].total_cmp(&values[order[n]]).is_eq();
    (0..order.len()).map(|n| Ranked { point: order[n] as u32, ties: ties(n) }).collect()
}

/// The rank of each point, the mean of the ranks it shares with others; a point drawn twice shares with itself.
fn ranks(order: &[Ranked], times: &[f64]) -> Vec<f64> {
    let mut ranks = vec![0.0; order.len()];
    let mut before = 0.0;
    let mut group = 0;
    for end in 1..=order.len() {
        if end < order.len() && order[end].ties {
            continue;
        }
        let drawn: f64 = order[group..end].iter().map(|ranked| times[ranked.point as usize]).sum();
        for ranked in &order[group..end] {
            ranks[ranked.point as usize] = before + f64::midpoint(drawn, 1.0);
        }
        before += drawn;
        group = end;
    }
    ranks
}

#[cfg(test)]
mod tests {
    use super::*;

    fn of(points: &[(f64, f64)]) -> Option<f64> {
        let points: Vec<(f64, f64, u32)> = points.iter().zip(0..).map(|(&(x, y), n)| (x, y, n)).collect();
        Spearman::new(&points).of(&vec![1; points.len()])
    }

    #[test]
    fn known_correlations() {
        assert_eq!(of(&[(1.0, 10.0), (2.0, 20.0), (3.0, 1000.0)]), Some(1.0));
        assert_eq!(of(&[(1.0, 3.0), (2.0, 2.0), (3.0, 1.0)]), Some(-1.0));
        // Ranks 1 2 3 4 5 against 2 1 4 3 5: 1 − 6 · 4 / (5 · 24) = 0.8.
        let some = of(&[(1.0, 2.0), (2.0, 1.0), (3.0, 4.0), (4.0, 3.0), (5.0, 5.0)]).expect("they vary");
        assert!((some - 0.8).abs() < 1e-12);
        // Ties: x ranks 1.5 1.5 3, y ranks 1 2 3: covariance 1.5, variances 1.5 and 2.
        let ties = of(&[(1.0, 1.0), (1.0, 2.0), (2.0, 3.0)]).expect("they vary");
        assert!((ties - 1.5 / 3_f64.sqrt()).abs() < 1e-12);
        assert_eq!((of(&[(1.0, 1.0), (1.0, 2.0)]), of(&[(1.0, 1.0)]), of(&[])), (None, None, None));
    }

    #[test]
    fn a_unit_drawn_twice_counts_as_two() {
        let points = [(1.0, 2.0, 0), (2.0, 1.0, 1), (3.0, 4.0, 0), (4.0, 3.0, 2)];
        let twice = Spearman::new(&points).of(&[2, 1, 0]).expect("they vary");
        let written = of(&[(1.0, 2.0), (1.0, 2.0), (2.0, 1.0), (3.0, 4.0), (3.0, 4.0)]).expect("they vary");
        assert!((twice - written).abs() < 1e-12);
    }
}
