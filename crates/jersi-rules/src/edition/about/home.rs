//! The editions that bring the king home, in words: 4.8 and 4.16.

use super::{About, Licence, SIDES, STEP_TWO, VariantAbout};
use crate::edition::Text;

pub(super) static V4_8: About = About {
    summary: Text::new(
        "Bring your king to the far side of the board.",
        "Amenez votre roi au bord opposé du plateau.",
    ),
    rules: &[
        AIM, SIDES, STACKS, STEP_ONE, STEP_TWO, TURN, CAPTURE, KING, MOUNTAINS, CLIMBING, DROPS, OTHER_WINS,
        QUIET,
    ],
    variants: VARIANTS,
    since: Text::new("3.0 and the draft", "la 3.0 et le document de travail"),
    changes: &[
        Text::new(
            "The hunt is turned round. Capturing the enemy king no longer wins: it is sent home, and one's own \
             king has to cross the board.",
            "La chasse est retournée. Capturer le roi adverse ne fait plus gagner : il est renvoyé chez lui, et \
             c'est à son propre roi de traverser le plateau.",
        ),
        Text::new(
            "The fool, the mountain and the wise man join the armies; the guardian is gone. Mountains and wise \
             men wait in a reserve and are dropped.",
            "Le fou, la montagne et le sage rejoignent les armées ; le gardien disparaît. Montagnes et sages \
             attendent en réserve et sont parachutés.",
        ),
        Text::new(
            "The board grows by eight cells at its corners, and every game starts from the same set-up, without \
             stacks.",
            "Le plateau gagne huit cases aux coins, et toute partie commence par la même mise en place, sans \
             piles.",
        ),
        Text::new(
            "Plain names and their letters replace the Lojban words.",
            "Des noms courants et leurs lettres remplacent les mots lojban.",
        ),
        Text::new(
            "Quiet turns bring a tie, instead of the end by exhaustion. The booklet now says that a player who \
             cannot play loses, and a win is worth two ties.",
            "Les tours sans capture mènent à la nulle, à la place de la fin par épuisement. Le livret dit \
             désormais qu'un joueur qui ne peut rien jouer perd, et une victoire vaut deux nulles.",
        ),
        Text::new(
            "Two variants are offered: without reserve and with ransom.",
            "Deux variantes sont proposées : sans réserve et avec rançon.",
        ),
        Text::new(
            "The author thanks for this a publisher who tested the game with his group, and the players he met \
             online.",
            "L'auteur en remercie un éditeur qui a éprouvé le jeu avec son groupe de testeurs, et les joueurs \
             rencontrés en ligne.",
        ),
        Text::new(
            "4.8 itself made the wording of 4.7 more exact and mentions simpler faces for the cubes.",
            "La 4.8 elle-même précise le texte de la 4.7 et mentionne des faces plus simples pour les cubes.",
        ),
    ],
    booklet: Text::new(
        "rules of version 4.8, in English and in French",
        "règles de la version 4.8, en anglais et en français",
    ),
    licence: Licence::BY_NC_SA,
};

pub(super) static V4_16: About = About {
    summary: Text::new(
        "Bring your king to the far side of the board: 4.8 with a stricter tie.",
        "Amenez votre roi au bord opposé du plateau : la 4.8 avec une nulle plus stricte.",
    ),
    rules: &[
        AIM, SIDES, STACKS, STEP_ONE, STEP_TWO, TURN, CAPTURE, KING, MOUNTAINS, CLIMBING, DROPS, OTHER_WINS,
        QUIET, LONE_KING,
    ],
    variants: VARIANTS,
    since: Text::new("4.8", "la 4.8"),
    changes: &[
        Text::new(
            "The capture of a king that stands alone or on a mountain no longer restarts the count of quiet \
             turns. Chasing a king that always comes back therefore no longer puts off the tie.",
            "La capture d'un roi seul ou sur une montagne ne relance plus le compte des tours sans capture. \
             Pourchasser un roi qui revient toujours ne repousse donc plus la nulle.",
        ),
        Text::new(
            "Records write Black's letters lower-case and the ransom as $. The readers here take both ways.",
            "Les parties notent en minuscules les lettres de Noir, et la rançon par $. Ici, les deux façons se \
             lisent.",
        ),
        Text::new("Everything else is as in 4.8.", "Tout le reste est comme dans la 4.8."),
    ],
    booklet: Text::new("rules of version 4.16", "règles de la version 4.16"),
    licence: Licence::BY_NC_SA,
};

const VARIANTS: &[VariantAbout] = &[
    VariantAbout {
        id: "no-reserve",
        name: Text::new("without reserve", "sans réserve"),
        what: Text::new(
            "Mountains and wise men are left out. The booklet recommends it for discovering the game.",
            "On joue sans montagnes ni sages. Le livret la recommande pour découvrir le jeu.",
        ),
    },
    VariantAbout {
        id: "ransom",
        name: Text::new("with ransom", "avec rançon"),
        what: Text::new(
            "Before a captured king is relocated, the capturer names a kind, no mountain, of which the opponent \
             has a cube alone or on top; the opponent chooses which one he gives up. If there is no kind to \
             name, the capturer wins.",
            "Avant de repositionner le roi capturé, l'attaquant exige une sorte, hors montagne, dont \
             l'adversaire a un cube seul ou au sommet ; l'adversaire choisit lequel il donne. Si aucune sorte \
             ne peut être exigée, l'attaquant gagne.",
        ),
    },
];

const AIM: Text = Text::new(
    "A player wins when his king, alone or on a stack, stands on the far row at the end of his own turn: row i \
     for White, row a for Black.",
    "Un joueur gagne quand son roi, seul ou empilé, se tient sur la rangée opposée à la fin de son propre tour : \
     la rangée i pour Blanc, la rangée a pour Noir.",
);

const STACKS: Text = Text::new(
    "A cell holds one cube, or a stack of two of the same colour. Nothing is ever put on a king.",
    "Une case porte un cube, ou une pile de deux de la même couleur. Rien ne se pose sur un roi.",
);

const STEP_ONE: Text = Text::new(
    "One cube, alone or from the top of a stack, moves by one cell. It may land on a single cube of its colour \
     and build a stack.",
    "Un cube, seul ou au sommet d'une pile, avance d'une case. Il peut se poser sur un cube seul de sa couleur \
     et construire une pile.",
);

const TURN: Text = Text::new(
    "A turn is a drop, or one such step, or two: build a stack and move it, or move a stack and unbuild it. The \
     second step starts where the first one ended, in any direction. Nobody may pass.",
    "Un tour est un parachutage, ou une étape, ou deux : construire une pile et la déplacer, ou déplacer une \
     pile et la déconstruire. La seconde étape part de l'arrivée de la première, dans une direction libre. On \
     ne passe pas.",
);

const CAPTURE: Text = Text::new(
    "A step onto an enemy cell is allowed if the top cube that arrives beats the top cube that is there. All \
     that stood there is captured. Only the top counts, not the height.",
    "Une étape vers une case adverse est permise si le cube au sommet qui arrive bat celui qui s'y trouve. Tout \
     ce qui s'y tenait est capturé. Seul le sommet compte, pas la hauteur.",
);

const KING: Text = Text::new(
    "A captured king comes back at the end of the turn. The capturer relocates it on its own first row: on an \
     empty cell, on a single cube of its colour or on a single mountain.",
    "Un roi capturé revient à la fin du tour. L'attaquant le repositionne sur la première rangée de ce roi : \
     sur une case vide, sur un cube seul de sa couleur ou sur une montagne seule.",
);

const MOUNTAINS: Text = Text::new(
    "Mountains come by drop, never move again and are never captured. One stands on the ground or on another \
     of its colour; two make a wall.",
    "Les montagnes arrivent par parachutage, ne bougent plus et ne sont jamais capturées. L'une se pose au sol \
     ou sur une autre de sa couleur ; deux font un mur.",
);

const CLIMBING: Text = Text::new(
    "Any other cube may climb a single mountain of either colour, and leaves it by one cell. A stack neither \
     climbs a mountain nor captures a cube on one; a single cube may.",
    "Tout autre cube peut gravir une montagne seule de l'une ou l'autre couleur, et la quitte d'une case. Une \
     pile ne gravit pas une montagne et n'y capture pas un cube ; un cube seul le peut.",
);

const DROPS: Text = Text::new(
    "A drop puts one or two cubes from the reserve on empty cells or on one's own single cubes; two land on \
     the same cell or side by side.",
    "Un parachutage pose un ou deux cubes de la réserve sur des cases vides ou sur ses propres cubes seuls ; \
     deux atterrissent sur la même case ou côte à côte.",
);

const OTHER_WINS: Text = Text::new(
    "A player also wins if the enemy king that he captured cannot be relocated, or if the opponent cannot play.",
    "On gagne aussi si le roi adverse que l'on a capturé ne peut pas être repositionné, ou si l'adversaire ne \
     peut rien jouer.",
);

const QUIET: Text = Text::new(
    "After 40 turns without a capture, 20 each, the game is a tie.",
    "Après 40 tours sans capture, 20 chacun, la partie est nulle.",
);

const LONE_KING: Text = Text::new(
    "The capture of a king that stands alone or on a mountain does not restart that count.",
    "La capture d'un roi seul ou sur une montagne ne relance pas ce compte.",
);
