//! Turns of real games explained, good and bad, in both languages.
#![allow(missing_docs)]

use jersi_explain::{Effort, explain};
use jersi_rules::notation::read_turn;
use jersi_rules::{Lang, Position};

#[test]
fn turns_of_real_games() {
    let cases = [
        (
            "4.8 p-r-s-k-r-s-p-/f-s-2s-p-r-f-/7/3pr4/9/2RS1SP3/7/F-3R-P-S-F-/P-1R-K-S-R-P- b MMMMWWmmmmww 3 4",
            "f4=d3!",
            "It takes the scissors on rock on d3 and attacks the king on a4 and the fool on b1. But it lets White take the rock on paper on d3.",
            "Il prend les ciseaux sur pierre en d3 et attaque le roi en a4 et le fou en b1. Mais il laisse Blanc prendre la pierre sur feuille en d3.",
        ),
        (
            "4.8 2s-k-r-s-p-/4s-p-r-f-/2rp4/sf1m-m-4/1RK1P-5/2S-5/7/F-3R-P-S-F-/P-3S-R-P- w MMMMWWmmww 5 11",
            "e2=g2-h2",
            "It threatens h2-i1, which would bring White's king home. But it lets Black take the rock on g2 or the king on h2.",
            "Il menace h2-i1, qui amènerait le roi de Blanc chez lui. Mais il laisse Noir prendre la pierre en g2 ou le roi en h2.",
        ),
        (
            "4.8 2s-k-r-s-p-/1K-2s-p-r-f-/1R-rp4/sf1m-m-4/3P-5/2S-5/7/F-3R-P-S-F-/P-3S-R-P- b MMMMWWmmww 6 12",
            "f1=h2!!-g2!/K:a2",
            "It stops h2-i1, which would bring White's king home, takes the king on h2 and sends it back to a2, and takes the rock on g2.",
            "Il empêche h2-i1, qui amènerait le roi de Blanc chez lui, prend le roi en h2 et le renvoie en a2, et prend la pierre en g2.",
        ),
        (
            "4.8 4r-s-p-/1s-2s-p-r-f-/2rpsk3/1f-m-m-4/9/8/1PK5/F-3R-P-S-F-/4S-R-P- w MMMMWWmmww 2 17",
            "M:d4/M:d5",
            "It drops a mountain on d4 and a mountain on d5, and leaves Black's king no way to come home by itself in three turns.",
            "Il parachute une montagne en d4 et une montagne en d5, et ne laisse au roi de Noir aucun moyen de rentrer seul chez lui en trois tours.",
        ),
        (
            "4.8 7/1s-6/2rp4/1f-m-m-1rp2/4k-s-3/3M-M-1r-1/1PK3f-1/F-4S-2/6PF w MMWWmmww 0 31",
            "a7=c6!-d7!",
            "It takes the fool on c6 and the rock on d7. But it lets Black take the fool on d7, though White can then take back.",
            "Il prend le fou en c6 et la pierre en d7. Mais il laisse Noir prendre le fou en d7, après quoi Blanc peut reprendre.",
        ),
        (
            "4.8 7/1s-6/r-6/2m-m-4/6p-2/3M-M-1r-1/WS4sk1/p-1P-K-4/7 w MMmmww 1 45",
            "M:b6/M:b7",
            "It is the only turn after which Black does not win at once. It stops c6=a5, which would bring Black's king home. But it loses by force to c6-b6 b3-a2 b6-a5, which brings Black's king home.",
            "C’est le seul tour après lequel Noir ne gagne pas aussitôt. Il empêche c6=a5, qui amènerait le roi de Noir chez lui. Mais il perd par force contre c6-b6 b3-a2 b6-a5, qui amène le roi de Noir chez lui.",
        ),
        (
            "4.8 7/1s-6/r-6/2m-m-4/6p-2/3M-M-1r-1/WS4sk1/p-1P-K-1M-M-1/7 b mmww 2 46",
            "c6-d7=b8",
            "It wins by force; after b3-a2, for example, b8-a7 brings Black's king home.",
            "Il gagne par force\u{202f}; après b3-a2, par exemple, b8-a7 amène le roi de Noir chez lui.",
        ),
        (
            "4.8 7/1s-6/r-6/2m-m-4/6p-2/3M-M-3/WS4s-1/p-1P-K-1M-M-rk/7 w mmww 3 47",
            "c1=b1!",
            "It takes the paper on b1. But it loses to b8-a7, which brings Black's king home.",
            "Il prend la feuille en b1. Mais il perd contre b8-a7, qui amène le roi de Noir chez lui.",
        ),
        (
            "4.8 no-reserve 4R-S-1/4R-1k-P-/7/5S-2/9/4P-S-2/2R-4/6PSF-/K-6 w - 1 65",
            "i5-h5=h7!!/K:i7",
            "It wins: it leaves Black without a legal turn. It takes the king on h7 and sends it back to i7.",
            "Il gagne\u{202f}: ce tour laisse Noir sans tour légal. Il prend le roi en h7 et le renvoie en i7.",
        ),
        (
            "2.0 1rcn-1c-/1r-1k-r-k-/4K-2/8/9/1ck3c-k-1/7/3K-2/C-R-1RN1 b - - 24",
            "d6-d7",
            "It threatens d7=b5-a4!!, which would catch White's kunti, and leaves nothing to be taken.",
            "Il menace d7=b5-a4!!, qui prendrait le kunti de Blanc, et ne laisse rien à prendre.",
        ),
        (
            "2.0 1rcn-1c-/1r-1k-r-k-/4K-2/8/4CR4/6kc1/7/1c-1K-2/k-2RN1 b - - 28",
            "d7=b5-a5",
            "It threatens a5-a4!!, which would catch White's kunti. But it misses d7=b5-a4!!, which would catch White's kunti, and lets White take the cukla on b5, though Black can then take back.",
            "Il menace a5-a4!!, qui prendrait le kunti de Blanc. Mais il laisse échapper d7=b5-a4!!, qui prendrait le kunti de Blanc, et laisse Blanc prendre le cukla en b5, après quoi Noir peut reprendre.",
        ),
        (
            "4.8 1r-1k-1s-p-/p-7/7/2RK2P-F-1/4RSM-1MW1/SP7/3S-1S-1/8/R-6 b MMmmmm 2 62",
            "M:g2/M:g3",
            "It is the only turn after which White does not win at once. It stops f3=h2-i1, which would bring White's king home, and drops a mountain on g2 and a mountain on g3.",
            "C’est le seul tour après lequel Blanc ne gagne pas aussitôt. Il empêche f3=h2-i1, qui amènerait le roi de Blanc chez lui, et parachute une montagne en g2 et une montagne en g3.",
        ),
        (
            "2.0 2n-c-1/3rk2/3c-3/3c-4/9/3R-1rk2/7/6/2N-KCR- b - - 46",
            "h4-g4=g5",
            "It misses d6=b4-a3!!, which would catch White's kunti.",
            "Il laisse échapper d6=b4-a3!!, qui prendrait le kunti de Blanc.",
        ),
        (
            "4.8 no-reserve s-2s-3/p-r-2p-3/r-1p-2PR1/3rk1S-2/9/RS7/3P-3/2PF2SS1PR/5K-1 w - 5 61",
            "g6=g4-f4!!/K:i7",
            "It takes the king on rock on f4 and sends the king back to i7. But it lets Black take the rock on f4.",
            "Il prend le roi sur pierre en f4 et renvoie le roi en i7. Mais il laisse Noir prendre la pierre en f4.",
        ),
        (
            "2.0 1rcn-1c-/1r-1k-r-k-/4K-2/8/9/8/4C-2/1c-1K-R-1/k-2RNc- b - - 30",
            "a5-a4!!",
            "It wins: it catches White's kunti.",
            "Il gagne\u{202f}: ce tour prend le kunti de Blanc.",
        ),
        (
            "4.16 2s-4/5p-wwf-/1srp-rks-rpsr/fp7/1M-7/MMW-6/FPRSSRm-m-PSRS/2P-1RKP-F-1/7 b MWmm 23 24",
            "i3-h3",
            "It is a quiet turn: neither side can take anything.",
            "C’est un tour tranquille\u{202f}: personne ne peut rien prendre.",
        ),
        (
            "4.16 7/4sk1wwf-/1s-prs-p-rpsr/fp7/1M-7/MM2WR4/F-RSSPm-m-PSRS/4RKP-F-1/7 w MWmm 8 37",
            "b6-a5",
            "It goes on attacking the scissors on g2 and the scissors on g4, and leaves nothing to be taken.",
            "Il continue d’attaquer les ciseaux en g2 et les ciseaux en g4, et ne laisse rien à prendre.",
        ),
        (
            "4.16 k-6/5s-wwf-/f-spprs-S-rp1/8/1M-3s-3/MMWR1S-P-1r-1/F-RS1m-mK1RS/4R-P-F-1/7 b MWmm 0 50",
            "g3-g4=g5!",
            "It takes the scissors on g5 and keeps the paper on rock on g6 from being taken. But it opens White's king a way home in two turns of its own.",
            "Il prend les ciseaux en g5 et met à l’abri la feuille sur pierre en g6. Mais il ouvre au roi de Blanc un chemin de deux tours jusque chez lui, à ne compter que les siens.",
        ),
        (
            "4.8 4SS2/2r-3rs1/1p-3MMfp/1fk4m-1/6m-2/3K-1R-2/1R-2R-2/7F-/1F-5 b MMWWmm 2 48",
            "f2=e2-d1",
            "It leaves Black's king two turns from home, counting its own turns alone, and leaves nothing to be taken.",
            "Il laisse le roi de Noir à deux tours de chez lui, à ne compter que les siens, et ne laisse rien à prendre.",
        ),
        (
            "3.0 3n-1/1CR3c-/3r-k-2/4c-3/9/3K-4/2C-R-3/6/1N-3 b - - 42",
            "i4-i5",
            "It stops h2=h4-i4!!, which would catch Black's kunti. But it still lets White take the cukla on f5, though Black can then take back.",
            "Il empêche h2=h4-i4!!, qui prendrait le kunti de Noir. Mais il laisse encore Blanc prendre le cukla en f5, après quoi Noir peut reprendre.",
        ),
        (
            "4.8 ransom 7/8/7/8/4R-k-3/8/1m-5/8/3K-2r- w M 3 24",
            "e5-e6!!#a7/K:i7",
            "It takes the king on e6 and sends it back to i7, gets the rock on a7 as a ransom, and leaves nothing to be taken.",
            "Il prend le roi en e6 et le renvoie en i7, obtient la pierre en a7 en rançon, et ne laisse rien à prendre.",
        ),
        (
            "4.8 ransom 7/8/7/8/4R-k-3/8/1m-5/8/3K-2r- w M 3 24 e5-e6!!#R",
            "#a7",
            "It gives the rock on a7 as a ransom.",
            "Il donne la pierre en a7 en rançon.",
        ),
    ];
    for (position, turn, english, french) in cases {
        let position: Position = position.parse().expect("a position");
        let read = read_turn(&position, turn).expect("a legal turn");
        let found = explain(&position, &read.decisions, &Effort::default()).expect("a legal turn");
        let said = Lang::ALL.map(|lang| jersi_words::explain(lang).explained(&found));
        assert_eq!(said, [english, french], "{turn}");
    }
}

/// Parts of what is said that were once wrong or hard to read.
#[test]
fn turns_are_told_as_they_are() {
    let ransom = "4.8 no-reserve ransom 3k-3/6r-1/6K-/1S-5P-/2F-6/8/r-4P-1/8/4S-2 b - 1 44";
    let cases = [
        // The king was two turns from home; then it was three, and no way is open any more.
        (
            "4.8 no-reserve ransom 7/8/7/2s-1R-3/4k-4/4P-3/3K-3/1r-6/7 w - 3 41",
            "c4-d5=c5",
            " sets White's king back to three turns from home, counting its own turns alone",
            " éloigne le roi de Blanc à trois tours de chez lui, à ne compter que les siens",
        ),
        (
            "4.8 no-reserve 7/8/7/3K-4/k-7s-/8/7/8/7 w - 30 80",
            "f4-e4",
            " leaves White's king no way to come home by itself in three turns",
            " ne laisse au roi de Blanc aucun moyen de rentrer seul chez lui en trois tours",
        ),
        (
            "2.0 2n-2/1c-4/7/3k-4/9/8/3K-3/6/2N-2 w - 1 77",
            "a3-a2",
            "It loses: Black wins by the count after the last turns.",
            "Il perd\u{202f}: Noir gagne au décompte des derniers tours.",
        ),
        (
            "4.8 3k-3/8/7/8/9/8/7/8/3K-3 w MMW 0 1",
            "M:d4/M:d4",
            "It drops two mountains on d4",
            "Il parachute deux montagnes en d4",
        ),
        (ransom, "h7-g7!!#F", "asks for the fool as a ransom", "demande le fou en rançon"),
        (ransom, "h7-g7!!#P", "asks for one of the papers as a ransom", "demande une des feuilles en rançon"),
    ];
    for (position, turn, english, french) in cases {
        let position: Position = position.parse().expect("a position");
        let read = read_turn(&position, turn).expect("a legal turn");
        let found = explain(&position, &read.decisions, &Effort::default()).expect("a legal turn");
        for (lang, part) in Lang::ALL.into_iter().zip([english, french]) {
            let said = jersi_words::explain(lang).explained(&found);
            assert!(said.contains(part), "{turn}: {said}");
        }
    }
}

/// What is wrong with a turn comes after "But".
#[test]
fn a_king_that_is_set_back_is_no_good() {
    let position = "4.8 no-reserve 7/8/7/2s-1R-3/4k-4/4P-3/3K-3/1r-6/7 w - 3 41";
    let position: Position = position.parse().expect("a position");
    let read = read_turn(&position, "d5-e5!!/K:i1").expect("a legal turn");
    let found = explain(&position, &read.decisions, &Effort::default()).expect("a legal turn");
    let said = Lang::ALL.map(|lang| jersi_words::explain(lang).explained(&found));
    assert!(said[0].contains(". But it sets White's king back to three turns "), "{said:?}");
    assert!(said[1].contains(". Mais il éloigne le roi de Blanc à trois tours "), "{said:?}");
}

/// That the kunti would have been caught is said by the threat that is stopped.
#[test]
fn a_kunti_is_not_saved_twice() {
    let position = "3.0 2n-k-1/3MKcr1/3c-3/6c-1/5R-C-2/2c-5/1RCK-1C-2/3kmK-1/2N-2 b - - 58";
    let position: Position = position.parse().expect("a position");
    let read = read_turn(&position, "g4-h4!").expect("a legal turn");
    let found = explain(&position, &read.decisions, &Effort::default()).expect("a legal turn");
    let [english, french] = Lang::ALL.map(|lang| jersi_words::explain(lang).explained(&found));
    assert!(english.contains("which would catch Black's kunti"), "{english}");
    assert!(!english.contains("kunti on i3") && !french.contains("kunti en i3"), "{english} {french}");
}
