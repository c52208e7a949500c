//! What `help` says.

use super::Words;

impl Words {
    /// What can be typed.
    pub fn help(self) -> &'static str {
        self.say(HELP_EN, HELP_FR)
    }
}

const HELP_EN: &str = "\
A turn     a2-b2          one piece moves by one cell (onto an own piece: a stack)
           b2=d3          a stack moves by one or two cells in a straight line
           a2-b2=d3       both: build a stack, then move it; d3=f4-g4! move one, then unbuild it
           M:d4/W:d5      4.x: drop one or two cubes from the reserve
           f1=h2!!/K:a2   4.x: the captured king is put back on a2
           f1=h2!!#R      4.x with ransom: ask for a rock; then the opponent gives #c3, then /K:a2
           N:a3           free setting: place a piece
           Capture marks (! and !!) may be left out.
turns [T]  all legal turns, or those that begin with T
why TURN   legal, or the rule that forbids it
hint       the engine's best turn    eval  how you stand    best N  the N best lines
show       the board        undo, redo  turns back, and again
draw       offer a tie, or accept it        resign  give up
save FILE  save! FILE replaces one    load FILE    new [options]  another game; `new --help` tells the options
quit       leave; the game is kept
";

const HELP_FR: &str = "\
Un tour    a2-b2          une pièce avance d'une case (sur une pièce à soi : une pile)
           b2=d3          une pile avance d'une ou deux cases en ligne droite
           a2-b2=d3       les deux : former une pile, puis la déplacer ; d3=f4-g4! déplacer, puis défaire
           M:d4/W:d5      4.x : parachuter un ou deux cubes de la réserve
           f1=h2!!/K:a2   4.x : le roi capturé est repositionné sur a2
           f1=h2!!#R      4.x avec rançon : exiger une pierre ; puis l'adversaire donne #c3, puis /K:a2
           N:a3           préparation libre : poser une pièce
           Les signes de capture (! et !!) sont facultatifs.
tours [T]  tous les tours légaux, ou ceux qui commencent par T
pourquoi T légal, ou la règle qui l'interdit
conseil    le meilleur tour du moteur    évaluer  où vous en êtes    meilleurs N  les N meilleures suites
voir       le plateau       annuler, refaire  un tour en arrière, et en avant
nulle      proposer la nulle, ou l'accepter        abandonner
garder F   garder! F remplace    charger F    nouvelle [options]  une autre partie ; « nouvelle --help » donne les options
quitter    partir ; la partie est gardée
";
