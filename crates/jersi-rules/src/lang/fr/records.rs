//! What is wrong with a record.

use super::{house, names, positions, starts};
use crate::edition::Edition;
use crate::lang::tell;
use crate::lang::tell::grouped;
use crate::record::{JRN_VERSION, Limit, RecordFault};

/// What is wrong with a record and what would be right.
pub(super) fn fault(fault: &RecordFault) -> String {
    match fault {
        RecordFault::EditionMissing => format!(
            "la partie ne nomme pas son édition ; ajoutez une étiquette comme [Edition \"4.8\"] : {}",
            tell::editions(&Edition::ALL)
        ),
        RecordFault::NoSuchEdition(id) => {
            format!("l’édition {id:?} est inconnue ; on connaît {}", tell::editions(&Edition::ALL))
        }
        RecordFault::NoReserveToLeaveOut(edition) => {
            format!("l’édition {edition} n’a pas de réserve dont on puisse se passer")
        }
        RecordFault::NoMokcaToChoose(edition) => {
            format!("l’édition {edition} ne laisse pas le choix du gardien")
        }
        RecordFault::UnknownVariant(word) => {
            format!("la variante {word:?} est inconnue ; on connaît no-reserve, ransom, mokca")
        }
        RecordFault::NoSuchVariant(why) => starts::no_such_variant(why),
        RecordFault::House(why) => house::fault(why),
        RecordFault::HouseNotInBooklet => {
            "la présentation des livrets n’a pas de place pour des règles maison".to_owned()
        }
        RecordFault::BadSeed(text) => {
            format!("une graine est un nombre de 0 à {}, pas {text:?}", u64::MAX)
        }
        RecordFault::NoSuchSetting(why) => starts::no_such_setting(*why),
        RecordFault::SeedMissing => "pour être retrouvée, une préparation aléatoire demande l’étiquette \
                                     Seed ou Position"
            .to_owned(),
        RecordFault::SeedNotKept => "cette présentation ne permet pas de retrouver une préparation \
                                     aléatoire ; JRN en garde la graine"
            .to_owned(),
        RecordFault::PositionTag(why) => format!("l’étiquette Position : {}", positions::text(why)),
        RecordFault::BadPosition(why) => positions::bad(why),
        RecordFault::SettingContradicts => "l’étiquette Position n’est pas le début que dit l’étiquette \
                                            Setting ; l’une des deux est fausse"
            .to_owned(),
        RecordFault::PieceBehindTurns => "les pièces du plateau sont données avant les tours".to_owned(),
        RecordFault::UnexpectedNumber => {
            "dans cette présentation, les tours qui suivent une position n’ont pas de numéro".to_owned()
        }
        RecordFault::NoSuchCell { edition, row, number } => {
            format!("l’édition {edition} n’a pas de case {}{number}", (b'a' + row) as char)
        }
        RecordFault::NoSuchLetter(edition, letter) => format!(
            "l’édition {edition} n’a pas de pièce {letter:?} ; ses lettres sont {}",
            tell::letters(*edition)
        ),
        RecordFault::PositionNotInBooklet => "la présentation du livret ne peut pas dire qu’une partie \
                                              commence par cette position ; JRN le peut"
            .to_owned(),
        RecordFault::RandomNotInBooklet => "la présentation du livret ne peut pas dire ce qu’a donné une \
                                            préparation aléatoire ; JRN le peut"
            .to_owned(),
        RecordFault::TurnWithoutNumber => "ce tour n’a pas de numéro alors que d’autres, plus loin, en \
                                           ont un ; numérotez tous les tours ou aucun"
            .to_owned(),
        RecordFault::NumberTwice(number) => format!("le numéro {number} est ici une seconde fois"),
        RecordFault::NumberMissing { expected, before } => {
            format!("il manque le numéro {expected} avant {before}")
        }
        RecordFault::NumberWithoutTurn(number) => format!("le numéro {number} n’a pas de tour"),
        RecordFault::TooManyTurns { number, found, most } => {
            format!("le numéro {number} a {found} tours, {most} au plus sont attendus")
        }
        RecordFault::TooFewTurns { number, found, expected } => {
            format!("le numéro {number} a {found} tour sur {expected} ; seul le dernier peut être incomplet")
        }
        RecordFault::AmbiguousEdition { candidates, letter } => {
            let told = format!(
                "cette partie peut être de l’édition {} ; dites laquelle",
                tell::editions(candidates)
            );
            let reading = |edition: &Edition, letter: &char| {
                let kind = edition.kind_of(*letter)?;
                Some(format!("{letter} est {} en {edition}", names::kind(kind, *edition)))
            };
            let readings = letter
                .iter()
                .flat_map(|letter| candidates.iter().filter_map(move |edition| reading(edition, letter)));
            let readings: Vec<String> = readings.collect();
            if readings.is_empty() { told } else { format!("{told} : {}", readings.join(", ")) }
        }
        RecordFault::NoTurnHere(word) => format!(
            "{word:?} n’est ni un tour comme d7=e8-f7!, ni un numéro, ni un score, ni un commentaire \
             après #"
        ),
        RecordFault::BehindTheScore => "rien ne suit le score, sauf des commentaires".to_owned(),
        RecordFault::NoVersion => {
            format!("une partie en JRN commence par l’étiquette [JRN \"{JRN_VERSION}\"]")
        }
        RecordFault::TagTwice(name) => {
            format!("l’étiquette {name} est ici une seconde fois ; chacune ne figure qu’une fois")
        }
        RecordFault::NewerVersion(version) => format!(
            "cette partie est écrite en JRN {version} ; ce programme lit JRN {JRN_VERSION} : il en faut \
             un plus récent"
        ),
        RecordFault::BadVersion(version) => format!(
            "la version de JRN est {JRN_VERSION}, ou {JRN_VERSION}.2 et ainsi de suite, pas {version:?}"
        ),
        RecordFault::BadScore => "un score est 2 0, 0 2 ou 1 1 (1 0, 0 1 ou 1 1 avant 4.8), ou * pour une \
                                  partie qui n’est pas finie"
            .to_owned(),
        RecordFault::VariationTooEarly => "une variante suit le tour qu’elle remplace".to_owned(),
        RecordFault::TooDeep => {
            format!("les variantes s’emboîtent sur {} niveaux au plus", Limit::Nesting.most())
        }
        RecordFault::TooLarge { limit, found } => {
            let most = grouped(limit.most() as u64, ' ');
            let found = found.map_or_else(|| format!("plus de {most}"), |found| grouped(found, ' '));
            let things = match limit {
                Limit::Bytes => "octets",
                Limit::Turns => "tours",
                Limit::Variations => "variantes",
                Limit::Tags => "étiquettes",
                Limit::Nesting => "variantes emboîtées",
            };
            format!("le texte a {found} {things} ; on en lit {most} au plus")
        }
        RecordFault::UnopenedVariation => "cette ) ne ferme aucune variante".to_owned(),
        RecordFault::VariationWithoutTurn => {
            "un commentaire dans une variante demande qu’elle ait un tour".to_owned()
        }
        RecordFault::ScoreInVariation => {
            "le score finit la partie, pas une variante ; il manque une ) avant lui".to_owned()
        }
        RecordFault::ScoreContradicts { score, told } => {
            format!("le score veut dire {score}, mais l’étiquette Result dit {told} ; l’un des deux est faux")
        }
        RecordFault::UnclosedVariation => "la variante qui commence ici n’est pas fermée par )".to_owned(),
        RecordFault::TagNameMissing => tag("il manque le nom de l’étiquette"),
        RecordFault::TagValueMissing => tag("il manque la valeur de l’étiquette entre guillemets"),
        RecordFault::UnclosedTag => tag("l’étiquette n’est pas fermée par ]"),
        RecordFault::UnclosedQuote => "le guillemet n’est pas fermé sur sa ligne ; un saut de ligne s’écrit \
                                       \\n, le guillemet lui-même \\\""
            .to_owned(),
        RecordFault::UnclosedComment => "le commentaire qui commence ici n’est pas fermé par }".to_owned(),
        RecordFault::TagBehindTurns => "les étiquettes précèdent les tours, et un texte contient une seule \
                                        partie : mettez la seconde dans un texte à elle"
            .to_owned(),
        RecordFault::Unexpected(c) => format!(
            "{c:?} n’a pas de place ici ; on attend un numéro, un tour, {{un commentaire}}, (une \
             variante) ou le score"
        ),
        RecordFault::BadEscape => "après une barre oblique inverse vient \\ \" { } n r t s ou u{2014} ; la \
                                   barre elle-même s’écrit \\\\"
            .to_owned(),
        RecordFault::NoRecord => "aucun tour n’est noté ici ; une partie est en JRN, qui commence par \
                                  [JRN \"1\"], ou faite de tours comme a2-b2=d3, par paires"
            .to_owned(),
        RecordFault::HintContradicts { tag, written, wanted } => {
            format!("l’étiquette {tag} de la partie dit {written}, alors qu’on demande {wanted}")
        }
        RecordFault::VariantContradicts => {
            "l’étiquette Variant de la partie, ou son absence, contredit ce qu’on demande".to_owned()
        }
    }
}

fn tag(what: &str) -> String {
    format!("{what} ; une étiquette s’écrit [White \"Ada\"]")
}
