//! Correction for many looks.

use super::real;

/// Which of many differences may be called so if at most `rate` of those called so are to be chance (Benjamini and Hochberg 1995), in
/// the order of the chances given.
pub fn benjamini_hochberg(chances: &[f64], rate: f64) -> Vec<bool> {
    let mut order: Vec<usize> = (0..chances.len()).collect();
    order.sort_by(|&a, &b| chances[a].total_cmp(&chances[b]));
    let all = real(chances.len());
    let last = order.iter().enumerate().rev().find(|&(rank, &n)| chances[n] <= rate * real(rank + 1) / all);
    let called = last.map_or(0, |(rank, _)| rank + 1);
    let mut seen = vec![false; chances.len()];
    for &n in &order[..called] {
        seen[n] = true;
    }
    seen
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_example_of_benjamini_and_hochberg() {
        // Their table of 15: at 5 % the four smallest are called.
        let chances = [
            0.0001, 0.0004, 0.0019, 0.0095, 0.0201, 0.0278, 0.0298, 0.0344, 0.0459, 0.3240, 0.4262, 0.5719,
            0.6528, 0.7590, 1.0,
        ];
        let called = benjamini_hochberg(&chances, 0.05);
        assert_eq!(called.iter().filter(|&&called| called).count(), 4);
        assert!(called[..4].iter().all(|&called| called));
    }

    #[test]
    fn a_later_one_carries_those_before_it() {
        // 0.04 alone exceeds 0.05/2 · 1, but 0.045 is below 0.05.
        assert_eq!(benjamini_hochberg(&[0.045, 0.04], 0.05), [true, true]);
        assert_eq!(benjamini_hochberg(&[0.06, 0.04], 0.05), [false, false]);
        assert!(benjamini_hochberg(&[], 0.05).is_empty());
    }
}
