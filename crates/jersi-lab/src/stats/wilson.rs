//! Wilson's score interval of a share.

use super::TWO_SIDED_95;

/// The 95 % interval of a share that was seen `hits` times in `n`, both possibly not whole; all of 0 to 1 without any.
pub fn wilson(hits: f64, n: f64) -> (f64, f64) {
    if n <= 0.0 {
        return (0.0, 1.0);
    }
    let (share, z2) = (hits / n, TWO_SIDED_95 * TWO_SIDED_95);
    let middle = (share + z2 / (2.0 * n)) / (1.0 + z2 / n);
    let reach = TWO_SIDED_95 / (1.0 + z2 / n) * (share * (1.0 - share) / n + z2 / (4.0 * n * n)).sqrt();
    // Rounding must not leave the share itself outside.
    ((middle - reach).max(0.0).min(share), (middle + reach).min(1.0).max(share))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn known_intervals() {
        let near = |(low, high): (f64, f64), (l, h): (f64, f64)| {
            assert!((low - l).abs() < 1e-4 && (high - h).abs() < 1e-4, "{low} {high}");
        };
        // Newcombe 1998, table I: 81 of 263, 15 of 148, 0 of 20, 1 of 29.
        near(wilson(81.0, 263.0), (0.2553, 0.3662));
        near(wilson(15.0, 148.0), (0.0624, 0.1605));
        near(wilson(0.0, 20.0), (0.0, 0.1611));
        near(wilson(1.0, 29.0), (0.0061, 0.1718));
        assert_eq!(wilson(0.0, 0.0), (0.0, 1.0));
        let (low, high) = wilson(1.0, 1.0);
        assert!(low > 0.2 && (high - 1.0).abs() < 1e-12);
    }
}
