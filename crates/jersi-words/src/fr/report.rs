//! What is said of reports of the laboratory.

use crate::{LabReportFault, LabReportNews};

pub(super) fn fault(fault: &LabReportFault) -> String {
    match fault {
        LabReportFault::Missing { files: 1, games, first } => {
            format!("il manque le fichier {first} avec {games} parties du plan")
        }
        LabReportFault::Missing { files, games, first } => {
            format!("il manque {files} fichiers avec {games} parties du plan, d’abord {first}")
        }
        LabReportFault::AllowMissing => {
            "jersi lab run fait ce qui manque ; --allow-missing s’en passe, et le rapport le dit".to_owned()
        }
        LabReportFault::RemoveDamaged => "supprimez le fichier abîmé, et jersi lab run le refait".to_owned(),
        LabReportFault::OtherCommit { there, others } => format!(
            "ces parties viennent du commit {there}, celles des autres de {others}\u{202f}: faites-en des rapports séparés, ou nommez-les derrière --against"
        ),
        LabReportFault::NoGames => "il n’y a pas de parties dont faire un rapport".to_owned(),
        LabReportFault::SameRules(name) => {
            format!(
                "deux plans ont des règles nommées {name} : nommez l’un de leurs dossiers derrière --against"
            )
        }
        LabReportFault::NothingInCommon => {
            "aucune règle derrière --against n’a le nom d’une règle d’avant : il n’y a rien à comparer"
                .to_owned()
        }
        LabReportFault::BadGame { rules, number, decision: Some(decision) } => {
            format!(
                "la partie {number} de {rules} ne peut être rejouée : la décision {decision} n’y est pas légale"
            )
        }
        LabReportFault::BadGame { rules, number, decision: None } => {
            format!(
                "la partie {number} de {rules} ne peut être rejouée : elle ne commence par aucune position de ces règles"
            )
        }
    }
}

pub(super) fn news(news: &LabReportNews) -> String {
    match news {
        LabReportNews::Written { rows, games } => format!("{rows} nombres de {games} parties"),
        LabReportNews::NothingMet { a, b } => {
            format!(
                "{a} et {b} ne sont pas comparés\u{202f}: il n’y a pas de parties des deux à une même force"
            )
        }
        LabReportNews::Compared { differences, seen } => {
            format!("{seen} différences sur {differences} dépassent le hasard, tous les regards comptés")
        }
    }
}
