//! What is wrong with a record, in English and in French.

use super::RecordFault;
use crate::edition::{Edition, Lang};
use crate::notation::letters;
use crate::record::{JRN_VERSION, MOST_NESTED};

impl RecordFault {
    /// What is wrong and what would be right.
    pub fn say(&self, lang: Lang) -> String {
        match lang {
            Lang::En => self.english(),
            Lang::Fr => self.french(),
        }
    }

    fn english(&self) -> String {
        match self {
            RecordFault::EditionMissing => format!(
                "the record names no edition; add a tag such as [Edition \"4.8\"]: {}",
                ids(&Edition::ALL)
            ),
            RecordFault::NoSuchEdition(id) => {
                format!("edition {id:?} is not known; known are {}", ids(&Edition::ALL))
            }
            RecordFault::NoReserveToLeaveOut(edition) => {
                format!("edition {edition} has no reserve that could be left out")
            }
            RecordFault::NoMokcaToChoose(edition) => {
                format!("edition {edition} has no mokca that could be chosen")
            }
            RecordFault::UnknownVariant(word) => {
                format!("the variant {word:?} is not known; known are no-reserve, ransom, mokca")
            }
            RecordFault::NoSuchVariant(why) => why.say(Lang::En),
            RecordFault::BadSeed(text) => {
                format!("a seed is a number from 0 to {}, not {text:?}", u64::MAX)
            }
            RecordFault::NoSuchSetting(why) => why.say(Lang::En),
            RecordFault::SeedMissing => {
                "a random setting needs the tag Seed or Position to be found again".to_owned()
            }
            RecordFault::SeedNotKept => {
                "a random setting cannot be found again from this layout; JRN keeps its seed".to_owned()
            }
            RecordFault::PositionTag(why) => format!("the tag Position: {}", why.say(Lang::En)),
            RecordFault::BadPosition(why) => why.say(Lang::En),
            RecordFault::SettingContradicts => {
                "the tag Position is not how the tag Setting begins; one of them is wrong".to_owned()
            }
            RecordFault::PieceBehindTurns => "the pieces on the board are told before the turns".to_owned(),
            RecordFault::UnexpectedNumber => {
                "the turns behind a position have no numbers in this layout".to_owned()
            }
            RecordFault::NoSuchCell { edition, row, number } => {
                format!("edition {edition} has no cell {}{number}", (b'a' + row) as char)
            }
            RecordFault::NoSuchLetter(edition, letter) => {
                format!("edition {edition} has no piece {letter:?}; its letters are {}", letters(*edition))
            }
            RecordFault::PositionNotInBooklet => {
                "the booklet's layout cannot tell that a game begins with this position; JRN can".to_owned()
            }
            RecordFault::RandomNotInBooklet => {
                "the booklet's layout cannot tell how a random setting came out; JRN can".to_owned()
            }
            RecordFault::TurnWithoutNumber => {
                "this turn has no number, but later ones have; number all turns or none".to_owned()
            }
            RecordFault::NumberTwice(number) => format!("number {number} stands here a second time"),
            RecordFault::NumberMissing { expected, before } => {
                format!("number {expected} is missing before {before}")
            }
            RecordFault::NumberWithoutTurn(number) => format!("number {number} has no turn"),
            RecordFault::TooManyTurns { number, found, most } => {
                format!("number {number} has {found} turns, {most} at the most are expected")
            }
            RecordFault::TooFewTurns { number, found, expected } => {
                format!("number {number} has {found} of {expected} turns; only the last may be half")
            }
            RecordFault::AmbiguousEdition(candidates) => {
                format!("this record can be of edition {}; say which one it is", ids(candidates))
            }
            RecordFault::NoTurnHere(word) => format!(
                "{word:?} is neither a turn such as d7=e8-f7!, nor a number, nor a score, nor a # comment"
            ),
            RecordFault::BehindTheScore => "nothing but comments follows the score".to_owned(),
            RecordFault::NoVersion => format!("a JRN record begins with the tag [JRN \"{JRN_VERSION}\"]"),
            RecordFault::TagTwice(name) => {
                format!("the tag {name} stands here a second time; each tag stands once")
            }
            RecordFault::NewerVersion(version) => format!(
                "this record is written in JRN {version}; this program reads JRN {JRN_VERSION}: a newer one \
                 is needed"
            ),
            RecordFault::BadVersion(version) => format!(
                "the version of JRN is {JRN_VERSION}, or {JRN_VERSION}.2 and the like, not {version:?}"
            ),
            RecordFault::BadScore => {
                "a score is 2 0, 0 2 or 1 1 (1 0, 0 1 or 1 1 before 4.8), or * for a game \
                                      that is not over"
                    .to_owned()
            }
            RecordFault::VariationTooEarly => {
                "a variation stands behind the turn that it replaces".to_owned()
            }
            RecordFault::TooDeep => format!("variations nest at most {MOST_NESTED} deep"),
            RecordFault::UnopenedVariation => "this ) closes no variation".to_owned(),
            RecordFault::VariationWithoutTurn => "a comment in a variation needs a turn in it".to_owned(),
            RecordFault::ScoreInVariation => {
                "the score ends the game, not a variation; a ) is missing before it".to_owned()
            }
            RecordFault::ScoreContradicts { score, told } => {
                format!("the score means {score}, but the tag Result says {told}; one of them is wrong")
            }
            RecordFault::UnclosedVariation => "the variation that begins here is not closed by )".to_owned(),
            RecordFault::TagNameMissing => tag_en("the name of the tag is missing"),
            RecordFault::TagValueMissing => tag_en("the value of the tag in quotation marks is missing"),
            RecordFault::UnclosedTag => tag_en("the tag is not closed by ]"),
            RecordFault::UnclosedQuote => "the quotation mark is not closed on its line; a line break is \
                                           written \\n, the mark itself \\\""
                .to_owned(),
            RecordFault::UnclosedComment => "the comment that begins here is not closed by }".to_owned(),
            RecordFault::TagBehindTurns => "tags stand before the turns, and a text holds one game: put a \
                                            second one into a text of its own"
                .to_owned(),
            RecordFault::Unexpected(c) => format!(
                "{c:?} has no place here; a number, a turn, {{a comment}}, (a variation) or the score is \
                 expected"
            ),
            RecordFault::BadEscape => "after a backslash stands one of \\ \" { } n r t s or u{2014}; a \
                                       backslash itself is written \\\\"
                .to_owned(),
            RecordFault::NoRecord => "no turn is written here; a record is JRN, which begins with \
                                      [JRN \"1\"], or turns such as a2-b2=d3 in pairs"
                .to_owned(),
            RecordFault::HintContradicts { tag, written, wanted } => {
                format!("the record's tag {tag} says {written}, but {wanted} was asked for")
            }
            RecordFault::VariantContradicts => {
                "the record's tag Variant, or its lack, says otherwise than what was asked for".to_owned()
            }
        }
    }

    fn french(&self) -> String {
        match self {
            RecordFault::EditionMissing => format!(
                "la partie ne nomme pas son édition ; ajoutez une étiquette comme [Edition \"4.8\"] : {}",
                ids(&Edition::ALL)
            ),
            RecordFault::NoSuchEdition(id) => {
                format!("l'édition {id:?} est inconnue ; on connaît {}", ids(&Edition::ALL))
            }
            RecordFault::NoReserveToLeaveOut(edition) => {
                format!("l'édition {edition} n'a pas de réserve dont on puisse se passer")
            }
            RecordFault::NoMokcaToChoose(edition) => {
                format!("l'édition {edition} ne laisse pas le choix du mokca")
            }
            RecordFault::UnknownVariant(word) => {
                format!("la variante {word:?} est inconnue ; on connaît no-reserve, ransom, mokca")
            }
            RecordFault::NoSuchVariant(why) => why.say(Lang::Fr),
            RecordFault::BadSeed(text) => {
                format!("une graine est un nombre de 0 à {}, pas {text:?}", u64::MAX)
            }
            RecordFault::NoSuchSetting(why) => why.say(Lang::Fr),
            RecordFault::SeedMissing => {
                "pour être retrouvée, une mise en place aléatoire demande l'étiquette \
                                         Seed ou Position"
                    .to_owned()
            }
            RecordFault::SeedNotKept => "cette présentation ne permet pas de retrouver une mise en place \
                                         aléatoire ; JRN en garde la graine"
                .to_owned(),
            RecordFault::PositionTag(why) => format!("l'étiquette Position : {}", why.say(Lang::Fr)),
            RecordFault::BadPosition(why) => why.say(Lang::Fr),
            RecordFault::SettingContradicts => "l'étiquette Position n'est pas le début que dit l'étiquette \
                                                Setting ; l'une des deux est fausse"
                .to_owned(),
            RecordFault::PieceBehindTurns => "les pièces du plateau sont données avant les tours".to_owned(),
            RecordFault::UnexpectedNumber => {
                "dans cette présentation, les tours qui suivent une position n'ont pas de numéro".to_owned()
            }
            RecordFault::NoSuchCell { edition, row, number } => {
                format!("l'édition {edition} n'a pas de case {}{number}", (b'a' + row) as char)
            }
            RecordFault::NoSuchLetter(edition, letter) => format!(
                "l'édition {edition} n'a pas de pièce {letter:?} ; ses lettres sont {}",
                letters(*edition)
            ),
            RecordFault::PositionNotInBooklet => "la présentation du livret ne peut pas dire qu'une partie \
                                                  commence par cette position ; JRN le peut"
                .to_owned(),
            RecordFault::RandomNotInBooklet => {
                "la présentation du livret ne peut pas dire ce qu'a donné une \
                                                mise en place aléatoire ; JRN le peut"
                    .to_owned()
            }
            RecordFault::TurnWithoutNumber => "ce tour n'a pas de numéro alors que d'autres, plus loin, en \
                                               ont un ; numérotez tous les tours ou aucun"
                .to_owned(),
            RecordFault::NumberTwice(number) => format!("le numéro {number} est ici une seconde fois"),
            RecordFault::NumberMissing { expected, before } => {
                format!("il manque le numéro {expected} avant {before}")
            }
            RecordFault::NumberWithoutTurn(number) => format!("le numéro {number} n'a pas de tour"),
            RecordFault::TooManyTurns { number, found, most } => {
                format!("le numéro {number} a {found} tours, {most} au plus sont attendus")
            }
            RecordFault::TooFewTurns { number, found, expected } => format!(
                "le numéro {number} a {found} tour sur {expected} ; seul le dernier peut être incomplet"
            ),
            RecordFault::AmbiguousEdition(candidates) => {
                format!("cette partie peut être de l'édition {} ; dites laquelle", ids(candidates))
            }
            RecordFault::NoTurnHere(word) => format!(
                "{word:?} n'est ni un tour comme d7=e8-f7!, ni un numéro, ni un score, ni un commentaire \
                 après #"
            ),
            RecordFault::BehindTheScore => "rien ne suit le score, sauf des commentaires".to_owned(),
            RecordFault::NoVersion => {
                format!("une partie en JRN commence par l'étiquette [JRN \"{JRN_VERSION}\"]")
            }
            RecordFault::TagTwice(name) => {
                format!("l'étiquette {name} est ici une seconde fois ; chacune ne figure qu'une fois")
            }
            RecordFault::NewerVersion(version) => format!(
                "cette partie est écrite en JRN {version} ; ce programme lit JRN {JRN_VERSION} : il en faut \
                 un plus récent"
            ),
            RecordFault::BadVersion(version) => format!(
                "la version de JRN est {JRN_VERSION}, ou {JRN_VERSION}.2 et ainsi de suite, pas {version:?}"
            ),
            RecordFault::BadScore => {
                "un score est 2 0, 0 2 ou 1 1 (1 0, 0 1 ou 1 1 avant 4.8), ou * pour une \
                                      partie qui n'est pas finie"
                    .to_owned()
            }
            RecordFault::VariationTooEarly => "une variante suit le tour qu'elle remplace".to_owned(),
            RecordFault::TooDeep => {
                format!("les variantes s'emboîtent sur {MOST_NESTED} niveaux au plus")
            }
            RecordFault::UnopenedVariation => "cette ) ne ferme aucune variante".to_owned(),
            RecordFault::VariationWithoutTurn => {
                "un commentaire dans une variante demande qu'elle ait un tour".to_owned()
            }
            RecordFault::ScoreInVariation => {
                "le score finit la partie, pas une variante ; il manque une ) avant lui".to_owned()
            }
            RecordFault::ScoreContradicts { score, told } => format!(
                "le score veut dire {score}, mais l'étiquette Result dit {told} ; l'un des deux est faux"
            ),
            RecordFault::UnclosedVariation => {
                "la variante qui commence ici n'est pas fermée par )".to_owned()
            }
            RecordFault::TagNameMissing => tag_fr("il manque le nom de l'étiquette"),
            RecordFault::TagValueMissing => tag_fr("il manque la valeur de l'étiquette entre guillemets"),
            RecordFault::UnclosedTag => tag_fr("l'étiquette n'est pas fermée par ]"),
            RecordFault::UnclosedQuote => {
                "le guillemet n'est pas fermé sur sa ligne ; un saut de ligne s'écrit \
                                           \\n, le guillemet lui-même \\\""
                    .to_owned()
            }
            RecordFault::UnclosedComment => {
                "le commentaire qui commence ici n'est pas fermé par }".to_owned()
            }
            RecordFault::TagBehindTurns => {
                "les étiquettes précèdent les tours, et un texte contient une seule \
                                            partie : mettez la seconde dans un texte à elle"
                    .to_owned()
            }
            RecordFault::Unexpected(c) => format!(
                "{c:?} n'a pas de place ici ; on attend un numéro, un tour, {{un commentaire}}, (une \
                 variante) ou le score"
            ),
            RecordFault::BadEscape => {
                "après une barre oblique inverse vient \\ \" { } n r t s ou u{2014} ; la \
                                       barre elle-même s'écrit \\\\"
                    .to_owned()
            }
            RecordFault::NoRecord => "aucun tour n'est noté ici ; une partie est en JRN, qui commence par \
                                      [JRN \"1\"], ou faite de tours comme a2-b2=d3, par paires"
                .to_owned(),
            RecordFault::HintContradicts { tag, written, wanted } => {
                format!("l'étiquette {tag} de la partie dit {written}, alors qu'on demande {wanted}")
            }
            RecordFault::VariantContradicts => {
                "l'étiquette Variant de la partie, ou son absence, contredit ce qu'on demande".to_owned()
            }
        }
    }
}

fn ids(editions: &[Edition]) -> String {
    let ids: Vec<&str> = editions.iter().map(|edition| edition.id()).collect();
    ids.join(", ")
}

fn tag_en(what: &str) -> String {
    format!("{what}; a tag is written [White \"Ada\"]")
}

fn tag_fr(what: &str) -> String {
    format!("{what} ; une étiquette s'écrit [White \"Ada\"]")
}
