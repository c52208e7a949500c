//! From shares of the points to Elo and back, by the logistic curve.

/// The share of the points that a player this many Elo stronger is expected to get.
pub fn expected_share(elo: f64) -> f64 {
    1.0 / (1.0 + 10_f64.powf(-elo / 400.0))
}

/// How many Elo stronger a player is who gets this share of the points. All or nothing has no such number.
pub fn elo_of_share(share: f64) -> Option<f64> {
    (share > 0.0 && share < 1.0).then(|| 400.0 * (share / (1.0 - share)).log10())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[track_caller]
    fn near(found: f64, expected: f64) {
        assert!((found - expected).abs() < 1e-3, "{found} is not {expected}");
    }

    #[test]
    fn known_values() {
        near(expected_share(0.0), 0.5);
        // 10^(1/2) to 1.
        near(expected_share(200.0), 0.759_747);
        // 10 to 1.
        near(expected_share(400.0), 10.0 / 11.0);
        near(elo_of_share(0.75).expect("finite"), 190.848);
        near(elo_of_share(0.6).expect("finite"), 70.437);
        near(elo_of_share(0.25).expect("finite"), -190.848);
        assert_eq!((elo_of_share(0.0), elo_of_share(1.0)), (None, None));
    }

    #[test]
    fn there_and_back() {
        for elo in [-350.0, -10.0, 0.0, 3.5, 800.0] {
            near(elo_of_share(expected_share(elo)).expect("finite"), elo);
        }
    }
}
