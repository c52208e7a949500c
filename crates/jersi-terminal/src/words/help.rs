//! What `?` shows.

use super::Words;

impl Words {
    /// The keys and the marks: a line each, with what it does or means.
    pub fn help(self) -> &'static [(&'static str, &'static str)] {
        match self.0 {
            jersi_rules::Lang::En => EN,
            jersi_rules::Lang::Fr => FR,
        }
    }
}

const EN: &[(&str, &str)] = &[
    ("arrows, h j k l", "along the row, up and down"),
    ("y u b n", "to the four diagonal neighbours"),
    ("space", "choose the cell; again on the arrival: play"),
    ("Tab", "top cube alone or whole stack"),
    ("Enter", "play the turn that is entered"),
    ("Esc", "take back the last choice"),
    ("1 to 9", "reserve, kinds of a ransom, no second step"),
    ("mouse", "click cells, choices, turns and words"),
    (":", "type a turn or a word; Tab completes it"),
    ("i  a", "hint; analysis on or off"),
    ("z  Z", "undo, redo"),
    ("s  p", "play at once; pause"),
    ("D  R", "offer or accept a tie; resign"),
    (",  .", "step back and forward; Home, End"),
    ("r  g", "review; go on from here"),
    ("N  S  O", "new game, save, open a record"),
    ("f  T", "flip the board; light or dark"),
    ("q  Ctrl-Z", "quit, the game is kept; suspend"),
    ("-●-  =◉=", "one cube or a stack can go there"),
    ("+  ×  ⊘", "makes a stack; captures; a stack cannot stop"),
    ("∘  ◂  ░", "the last turn: from, to; guarded by a mokca"),
];

const FR: &[(&str, &str)] = &[
    ("flèches, h j k l", "le long de la rangée, en haut, en bas"),
    ("y u b n", "vers les quatre voisines en diagonale"),
    ("espace", "choisir la case ; encore sur l'arrivée : jouer"),
    ("Tab", "cube du dessus seul ou pile entière"),
    ("Entrée", "jouer le tour entré"),
    ("Échap", "reprendre le dernier choix"),
    ("1 à 9", "réserve, sortes de rançon, pas de seconde étape"),
    ("souris", "cliquer cases, choix, tours et mots"),
    (":", "taper un tour ou un mot ; Tab complète"),
    ("i  a", "conseil ; analyse ou non"),
    ("z  Z", "annuler, refaire"),
    ("s  p", "jouer tout de suite ; pause"),
    ("D  R", "proposer ou accepter la nulle ; abandonner"),
    (",  .", "un tour en arrière, en avant ; Début, Fin"),
    ("r  g", "revoir ; continuer d'ici"),
    ("N  S  O", "nouvelle partie, enregistrer, ouvrir"),
    ("f  T", "tourner le plateau ; clair ou sombre"),
    ("q  Ctrl-Z", "quitter, la partie est gardée ; suspendre"),
    ("-●-  =◉=", "un cube ou une pile peut y aller"),
    ("+  ×  ⊘", "forme une pile ; capture ; arrêt interdit"),
    ("∘  ◂  ░", "dernier tour : départ, arrivée ; gardée"),
];
