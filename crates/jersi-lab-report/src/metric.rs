//! What is measured. The definitions are those of docs/laboratory.md; names follow Ludii's where there is one.

use serde::{Deserialize, Serialize};

/// A metric. Its parts are listed behind each; `""` is the main number.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Metric {
    /// `""` White's mean score (0 to 1), `elo` the same in Elo.
    FirstPlayerScore,
    /// `""` the share of ties; else the same of one reason, by the name of the reason.
    Ties,
    /// The share of each reason of an end, by its name.
    Endings,
    /// `median`, `q25`, `q75`, `q90` in turns; `minutes` the median in minutes; `bin-000`, `bin-010`, … the share of games that last so many
    /// turns or up to nine more.
    Length,
    /// `capture`, `king-capture`, `drop`: the median turn of the first one; `capture-share`: the mean of the first capture's turn by the length.
    FirstContact,
    /// `""` the mean number of legal decisions; `tenth-01` … `tenth-10` by tenths of the game; `log10-product` the size of the tree.
    Branching,
    /// `""` how many turns are within 25 units of the best one.
    RealChoices,
    /// `""` the mean of the best turn's chance less the second one's; `free` and `forced` the shares of decisions below 0.02 and above 0.10.
    DecisionWeight,
    /// `""` how far below one half the later winner was; `comeback` the share of games that the winner had all but lost (a quarter).
    Drama,
    /// `""` changes of the lead a game; `per-ten-turns`.
    LeadChanges,
    /// `""` the mean share of the game after which the winner never was below 0.8; `median`.
    PointOfNoReturn,
    /// `""` the mean over the game; `tenth-01` … `tenth-10`.
    Uncertainty,
    /// `""` the mean change of the chance from one decision to the next; `swings` the share above 0.2.
    Volatility,
    /// The worth of a cube by its kind, the mean of rock, paper and scissors being 1.
    PieceValues,
    /// The share of turns that are `one`, `two`, `one-two`, `two-one`, `drop`, `double-drop`, and of those that bring a `capture`,
    /// `double-capture`, `king-capture` or `building` of a stack, the king that mounts (`king-mounts`) among them.
    ActionUse,
    /// Elo that a side loses that may not use an action, by the action's name.
    ActionWorth,
    /// `visited` the share of cells, `entropy` of arrivals (1: all alike), `never-moved` the share of cubes; `cell-…` the share of arrivals on a
    /// cell, by its name in the edition.
    BoardUse,
    /// `lines` the effective number of lines after four turns; `first-turns` those within 25 units of the best.
    OpeningDiversity,
    /// `250-500`, `500-1000`, … Elo of twice the positions; `span` the sum, `classes` the span by 200.
    SkillLadder,
    /// `one-turn` the share of decisions in which a look one turn ahead finds the best turn; `spearman` of static and searched values.
    Clarity,
}

/// What the metrics of a report are put under.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Heading {
    /// Who wins, and how.
    Decisiveness,
    /// How a game goes.
    Drama,
    /// How much there is to find out.
    Depth,
    /// How well one sees it.
    Clarity,
}

impl Metric {
    /// Whether it is found from decisions that were looked at more closely, so that it depends on how closely.
    pub fn is_sampled(self) -> bool {
        matches!(self, Metric::RealChoices | Metric::DecisionWeight | Metric::Clarity)
    }

    /// All metrics, in the order of a report.
    pub const ALL: [Metric; 20] = [
        Metric::FirstPlayerScore,
        Metric::Ties,
        Metric::Endings,
        Metric::Length,
        Metric::FirstContact,
        Metric::PointOfNoReturn,
        Metric::Drama,
        Metric::LeadChanges,
        Metric::Uncertainty,
        Metric::Volatility,
        Metric::Branching,
        Metric::RealChoices,
        Metric::DecisionWeight,
        Metric::OpeningDiversity,
        Metric::SkillLadder,
        Metric::ActionUse,
        Metric::ActionWorth,
        Metric::PieceValues,
        Metric::BoardUse,
        Metric::Clarity,
    ];

    /// Where it stands in a report.
    pub fn heading(self) -> Heading {
        use Metric as M;
        match self {
            M::FirstPlayerScore | M::Ties | M::Endings | M::Length | M::FirstContact | M::PointOfNoReturn => {
                Heading::Decisiveness
            }
            M::Drama | M::LeadChanges | M::Uncertainty | M::Volatility => Heading::Drama,
            M::Branching | M::RealChoices | M::DecisionWeight | M::OpeningDiversity | M::SkillLadder => {
                Heading::Depth
            }
            M::ActionUse | M::ActionWorth | M::PieceValues | M::BoardUse | M::Clarity => Heading::Clarity,
        }
    }

    /// The name in files, such as `first-player-score`.
    pub fn id(self) -> String {
        match serde_json::to_value(self) {
            Ok(serde_json::Value::String(id)) => id,
            _ => unreachable!("a metric is written as its name"),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_metric_has_its_name_and_its_place() {
        let ids: std::collections::BTreeSet<String> = Metric::ALL.into_iter().map(Metric::id).collect();
        assert_eq!(ids.len(), Metric::ALL.len());
        for metric in Metric::ALL {
            let read: Metric = serde_json::from_str(&format!("{:?}", metric.id())).expect("its own name");
            assert_eq!(read, metric);
        }
        assert_eq!(Metric::FirstPlayerScore.id(), "first-player-score");
    }
}
