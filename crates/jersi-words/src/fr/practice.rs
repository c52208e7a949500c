//! What is said at puzzles and in the first lesson.

use std::collections::BTreeMap;
use std::sync::LazyLock;

use jersi_puzzles::{Goal, Mark, Motif, Puzzle, Task};
use jersi_rules::Color;

use super::French;
use super::table::name;
use crate::fluent;
use crate::practice::about;
use crate::sentence::list;
use crate::{LessonNews, LessonPart, PracticeKind, PracticeTrouble, PracticeWords, PuzzleHint, PuzzleNews};

static LESSON: LazyLock<BTreeMap<String, String>> =
    LazyLock::new(|| fluent::messages(include_str!("../../../../web/src/words/fr/lesson.ftl")));
static PUZZLES: LazyLock<BTreeMap<String, String>> =
    LazyLock::new(|| fluent::messages(include_str!("../../../../web/src/words/fr/puzzles.ftl")));

fn in_turns(turns: u32) -> &'static str {
    if turns == 1 { "un" } else { "deux" }
}

impl PracticeWords for French {
    fn puzzle_title(&self, puzzle: &Puzzle) -> String {
        let id = &puzzle.id;
        match puzzle.goal {
            Goal::Win => format!("Problème {id} : gain en {}", in_turns(puzzle.turns)),
            Goal::Hold if puzzle.wins.len() == 1 => format!("Problème {id} : la seule défense"),
            Goal::Hold => format!("Problème {id} : tenir bon"),
        }
    }

    fn puzzle_ask(&self, puzzle: &Puzzle, hero: Color) -> String {
        let (who, other) = (name(hero), name(hero.other()));
        match (puzzle.goal, puzzle.turns) {
            (Goal::Win, 1) => format!("{who} gagne en un tour. Comment ?"),
            (Goal::Win, _) => format!("{who} gagne en deux tours, quoi que fasse {other}. Comment ?"),
            (Goal::Hold, 1) => {
                format!("{who} est en danger : presque tout tour perd aussitôt. Lequel tient ?")
            }
            (Goal::Hold, _) => format!(
                "{who} est en danger : après presque tout tour, {other} gagne en deux tours au plus. Lequel tient ?"
            ),
        }
    }

    fn puzzle_facts(&self, puzzle: &Puzzle) -> String {
        let reserve = if puzzle.edition == "4.8" && !puzzle.reserve { ", sans réserve" } else { "" };
        format!(
            "Édition {}{reserve} ; difficulté {} sur 5, cote {} ; {} tours légaux.",
            puzzle.edition,
            puzzle.grade(),
            puzzle.rating,
            puzzle.legal
        )
    }

    fn puzzle_hint(&self, hint: &PuzzleHint) -> String {
        match hint {
            PuzzleHint::Cell(cell) => format!("Cela commence en {cell}."),
            PuzzleHint::Reserve(kind) => format!("Cela commence par la réserve : {kind}."),
        }
    }

    fn motif(&self, motif: Motif) -> String {
        let text = match motif {
            Motif::KingArrives => "le roi arrive",
            Motif::RelocationDenied => "repositionnement impossible",
            Motif::NoTurn => "plus de tour légal",
            Motif::KuntiCaught => "le kunti est pris",
            Motif::TopTaken => "une pile prise par le dessus",
            Motif::DoubleStep => "les deux étapes",
            Motif::Drop => "un parachutage",
            Motif::OnlyDefence => "une défense",
            Motif::DoubleCapture => "deux captures",
            Motif::KingSentBack => "le roi est renvoyé",
            Motif::Quiet => "un tour tranquille",
            Motif::Guardian => "un gardien bloque",
        };
        text.to_owned()
    }

    fn motif_why(&self, puzzle: &Puzzle, motif: Motif) -> String {
        if motif == Motif::OnlyDefence && puzzle.wins.len() == 1 {
            return "Tout le reste perd par force.".to_owned();
        }
        PUZZLES[&format!("motif-why-{}", motif.id())].clone()
    }

    fn puzzle_line(&self, puzzle: &Puzzle) -> String {
        let title = self.puzzle_title(puzzle);
        about(self, puzzle).map_or(title.clone(), |about| format!("{title} ; {about}"))
    }

    fn puzzle_news(&self, news: &PuzzleNews) -> String {
        match news {
            PuzzleNews::Right(reply) => {
                format!("C’est juste. {reply} laisse le moins de tours gagnants. Concluez.")
            }
            PuzzleNews::Solved { helped: false } => "Résolu.".to_owned(),
            PuzzleNews::Solved { helped: true } => "Résolu, mais pas seul au premier essai.".to_owned(),
            PuzzleNews::GoesOn(who, reply) => {
                format!(
                    "Pas encore : {} continue par {reply}. Un autre tour termine la partie aussitôt.",
                    name(*who)
                )
            }
            PuzzleNews::Ends => "Cela termine la partie, mais pas comme il faut.".to_owned(),
            PuzzleNews::Escapes(who, reply) => format!(
                "Pas encore : {} s’échappe par {reply}. Aucun tour de {} ne gagne aussitôt après.",
                name(*who),
                name(who.other())
            ),
            PuzzleNews::Loses { winner, line, end } => {
                format!("Pas encore : ensuite {} gagne par {line} ({end}).", name(*winner))
            }
            PuzzleNews::Solution(line) => format!("La solution : {line}"),
            PuzzleNews::Rating { before, now } => {
                let change = now - before;
                format!("Votre cote est {now} ({change:+}).")
            }
            PuzzleNews::Count { solved, of, rating } => {
                let solved_word = if *solved < 2 { "résolu" } else { "résolus" };
                format!("{solved} {solved_word} sur {of}. Votre cote est {rating}.")
            }
            PuzzleNews::AllSolved => "Tous ceux-là sont résolus.".to_owned(),
            PuzzleNews::Mark(Mark::Solved) => "résolu".to_owned(),
            PuzzleNews::Mark(Mark::Helped) => "avec aide".to_owned(),
            PuzzleNews::Mark(Mark::Shown) => "vu".to_owned(),
            PuzzleNews::Mark(Mark::Missed) => "essayé".to_owned(),
            PuzzleNews::TryAgain => "Entrée pour réessayer.".to_owned(),
            PuzzleNews::GoOn => "Entrée pour continuer.".to_owned(),
        }
    }

    fn lesson(&self, task: &Task, part: LessonPart) -> String {
        LESSON[&part.key(task)].clone()
    }

    fn lesson_news(&self, news: &LessonNews) -> String {
        match news {
            LessonNews::Step { number, of, done: false } => format!("Exercice {number} sur {of}"),
            LessonNews::Step { number, of, done: true } => format!("Exercice {number} sur {of}, fait"),
            LessonNews::YourKing(cell) => format!("Votre roi est en {cell}."),
            LessonNews::Other => LESSON["lesson-other"].clone(),
            LessonNews::Example(turn) => format!("Voici comment : {turn}"),
            LessonNews::AllDone => LESSON["lesson-end-text"].clone(),
            LessonNews::Left(1) => "Il reste un exercice.".to_owned(),
            LessonNews::Left(left) => format!("Il reste {left} exercices."),
            LessonNews::Then => {
                "Une première partie : jersi play --black engine:1 --no-reserve. Des problèmes : jersi puzzles.".to_owned()
            }
        }
    }

    fn practice_help(&self, kind: PracticeKind) -> String {
        let (solution, next) = match kind {
            PracticeKind::Puzzles => ("la solution", "le problème suivant"),
            PracticeKind::Lesson => ("un tour qui le fait", "l’exercice suivant"),
        };
        format!(
            "Tapez un tour en notation, comme a2-b2=d3, ou touche par touche : une case comme a2, une sorte comme M:, un point
pour ne pas faire de seconde étape ; puis jouer.
tours [DÉBUT]  les tours légaux         pourquoi TOUR  légal, ou la règle qui l’interdit
conseil        où cela commence         solution       {solution}
voir           le plateau               annuler        reprendre au début
jouer          joue ce qui est entré    retour         reprend une touche
suivant        {next:<24} quitter        partir
"
        )
    }

    fn practice_keys(&self, kind: PracticeKind) -> String {
        let (solution, next) = match kind {
            PracticeKind::Puzzles => ("la solution", "le problème suivant"),
            PracticeKind::Lesson => ("un tour qui le fait", "l’exercice suivant"),
        };
        format!(
            "flèches, h j k l, y u b n   aller à une case
espace  la choisir ; encore à l’arrivée : jouer
Tab     cube du dessus seul ou pile entière
Entrée  jouer le tour entré ; réessayer ; continuer
Échap   reprendre le dernier choix
1 à 9   réserve, pas de seconde étape
:       taper un tour ou un mot ; Tab le complète
i       un conseil : où cela commence
S       {solution}
N       {next}
z       reprendre au début
f  T    retourner le plateau ; clair ou sombre
q       quitter
-●-  =◉=  un cube ou une pile peut y aller
+  ×  ⊘   fait une pile ; capture ; une pile ne peut s’arrêter"
        )
    }

    fn practice_trouble(&self, trouble: &PracticeTrouble) -> String {
        match trouble {
            PracticeTrouble::NoSuchPuzzle(id) => format!("il n’y a pas de problème {id:?}"),
            PracticeTrouble::Ids(ids) => {
                let ids: Vec<String> = ids.iter().map(|(first, last)| format!("{first} à {last}")).collect();
                format!("les problèmes s’appellent {} ; jersi puzzles --list les donne tous", list(&ids, "ou"))
            }
            PracticeTrouble::NoneWanted => "aucun problème n’est comme vous le voulez".to_owned(),
            PracticeTrouble::WantLess => {
                "enlevez --motif, --grade, --edition ou la réserve ; jersi puzzles --list dit ce qu’il y a".to_owned()
            }
            PracticeTrouble::NotHere => "cela ne veut rien dire ici ; aide donne les mots".to_owned(),
            PracticeTrouble::AtTheStart => "c’est déjà le début".to_owned(),
            PracticeTrouble::Over => "c’est fait ; suivant continue, annuler recommence".to_owned(),
            PracticeTrouble::PutAside { place: (line, column), file, aside } => format!(
                "Ce que vous avez résolu n’est plus connu : {file} est abîmé, ligne {line}, colonne {column}. Il est mis de côté : {aside}."
            ),
            PracticeTrouble::Later(file) => format!("{file} vient d’une version plus récente de jersi : ce que vous résolvez maintenant n’est pas gardé."),
            PracticeTrouble::NotKept { file, why } => {
                format!("Ce que vous avez résolu n’est pas gardé dans {file} : {why}.")
            }
            PracticeTrouble::NoFolder => {
                "Ce que vous résolvez n’est pas gardé : ni JERSI_HOME ni XDG_DATA_HOME ni HOME ne nomment un dossier.".to_owned()
            }
        }
    }
}
