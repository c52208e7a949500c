//! The editions that hunt the kunti, in words: 2.0, 3.0 and the draft of 4.

use super::{About, Licence, SIDES, STEP_TWO};
use crate::edition::Text;

pub(super) static V2_0: About = About {
    summary: Text::new("Capture the enemy kunti.", "Capturez le kunti adverse."),
    rules: &[
        AIM, SIDES, STACKS, STEP_ONE, STEP_TWO, TURN, CAPTURE, STRENGTH, EXHAUSTION, CONCLUSION, NO_TURN,
        NO_LIMIT,
    ],
    variants: &[],
    since: Text::new("version 1 of 2019", "la version 1 de 2019"),
    changes: &[
        Text::new(
            "The board gains a ring of cells and loses the hole in its middle: a publisher had asked why it \
             was cut in two, and the testers lacked room to prepare an attack and to build a defence.",
            "Le plateau gagne une couronne de cases et perd le trou de son centre : un éditeur avait demandé \
             pourquoi le couper en deux, et les testeurs manquaient de place pour préparer une attaque et bâtir \
             une défense.",
        ),
        Text::new(
            "The kunti may stand on a stack, so that it can flee fast; in passing it learns to carry a shape.",
            "Le kunti peut monter sur une pile afin de fuir vite ; il y gagne aussi de transporter une forme.",
        ),
        Text::new(
            "A symmetrical and a random setting come beside the free one and spare beginners the delicate \
             placing in turn.",
            "Une préparation symétrique et une aléatoire s'ajoutent à la libre et épargnent aux débutants la \
             pose délicate à tour de rôle.",
        ),
        Text::new(
            "A game in which a player has hardly any kinds left now comes to an end.",
            "Une partie où un joueur n'a presque plus de sortes de formes a désormais une fin.",
        ),
        Text::new(
            "Cells have simpler names: a letter for the row and a number for the place in it.",
            "Les cases ont des noms plus simples : une lettre pour la rangée, un chiffre pour la place.",
        ),
        Text::new(
            "White and Black play instead of blue and red.",
            "Blanc et Noir jouent à la place de bleu et rouge.",
        ),
    ],
    booklet: Text::new("rules of version 2.0, in English", "règles de la version 2.0, en anglais"),
    licence: Licence::BY_SA,
};

pub(super) static V3_0: About = About {
    summary: Text::new(
        "Capture the enemy kunti, past guardians that stop stacks.",
        "Capturez le kunti adverse, malgré des gardiens qui arrêtent les piles.",
    ),
    rules: MOKCA_RULES,
    variants: &[],
    since: Text::new("2.0", "la 2.0"),
    changes: &[
        Text::new(
            "A new shape, the mokca or guardian: two new players had found the double steps too strong. They \
             belong to JERSI, so the turn stayed as it was and the guardian tames the stacks around it.",
            "Une nouvelle forme, le mokca ou gardien : deux nouveaux joueurs avaient jugé les coups doubles \
             trop puissants. Ils font l'identité de JERSI ; le tour reste donc tel quel, et le gardien bride \
             les piles autour de lui.",
        ),
        Text::new(
            "The guardian fights nobody, to keep the cycle of three simple; one for each player was found to \
             be enough.",
            "Le gardien ne combat personne, pour que le cycle des trois reste simple ; un seul par joueur a \
             paru suffire.",
        ),
        Text::new(
            "The random setting is gone; a standard setting with the mokca comes beside the one without.",
            "La préparation aléatoire disparaît ; une préparation standard avec mokca s'ajoute à celle sans.",
        ),
        Text::new(
            "Letters are given anew. Beware: C and K have changed places.",
            "Les lettres sont redistribuées. Attention : C et K ont échangé leurs places.",
        ),
    ],
    booklet: Text::new(
        "rules of version 3.0, in English, with a journal in French",
        "règles de la version 3.0, en anglais, avec un journal en français",
    ),
    licence: Licence::BY_SA,
};

pub(super) static DRAFT4: About = About {
    summary: Text::new(
        "Capture the enemy kunti: 3.0 with the guardian in another place.",
        "Capturez le kunti adverse : la 3.0 avec le gardien placé ailleurs.",
    ),
    rules: MOKCA_RULES,
    variants: &[],
    since: Text::new("3.0", "la 3.0"),
    changes: &[
        Text::new(
            "The rules are those of 3.0: where a list of changes should stand, the draft says that it is still \
             to be written.",
            "Les règles sont celles de la 3.0 : à la place d'une liste de changements, le document de travail \
             dit qu'elle reste à écrire.",
        ),
        Text::new(
            "In the standard setting with the mokca, the guardian stands on the outermost rock instead of on \
             scissors beside the kunti. 3.0 had said that its start positions needed running in, and moved the \
             guardian there itself three days after it came out.",
            "Dans la préparation standard avec mokca, le gardien se tient sur la pierre du bout et non plus sur \
             les ciseaux à côté du kunti. La 3.0 disait que ses positions de départ restaient à roder, et y a \
             elle-même placé le gardien trois jours après sa parution.",
        ),
        Text::new(
            "From here on the booklets may not be used commercially without the author's permission.",
            "À partir d'ici, les livrets ne se prêtent plus à un usage commercial sans l'accord de l'auteur.",
        ),
    ],
    booklet: Text::new(
        "working draft of version 4, in French",
        "document de travail de la version 4, en français",
    ),
    licence: Licence::BY_NC_SA,
};

const MOKCA_RULES: &[Text] = &[
    AIM,
    SIDES,
    STACKS,
    STEP_ONE,
    STEP_TWO,
    TURN,
    CAPTURE,
    STRENGTH,
    MOKCA_SAFE,
    MOKCA_BLOCKS,
    MOKCA_EXCEPTIONS,
    MOKCA_EXHAUSTION,
    CONCLUSION,
    NO_TURN,
    NO_LIMIT,
];

const AIM: Text = Text::new(
    "Whoever captures the enemy kunti wins at once.",
    "Qui capture le kunti adverse gagne aussitôt.",
);

const STACKS: Text = Text::new(
    "A cell holds one shape, or a stack of two of the same colour. Nothing is ever put on a kunti.",
    "Une case porte une forme, ou une pile de deux de la même couleur. Rien ne se pose sur un kunti.",
);

const STEP_ONE: Text = Text::new(
    "One shape, alone or from the top of a stack, moves by one cell. It may land on a single shape of its \
     colour and build a stack.",
    "Une forme, seule ou au sommet d'une pile, avance d'une case. Elle peut se poser sur une forme seule de \
     sa couleur et construire une pile.",
);

const TURN: Text = Text::new(
    "A turn is one such step, or two: build a stack and move it, or move a stack and unbuild it. The second \
     step starts where the first one ended, in any direction. Nobody may pass.",
    "Un tour est une étape, ou deux : construire une pile et la déplacer, ou déplacer une pile et la \
     déconstruire. La seconde étape part de l'arrivée de la première, dans une direction libre. On ne passe pas.",
);

const CAPTURE: Text = Text::new(
    "A step onto an enemy cell is allowed if the top shape that arrives beats the top shape that is there. \
     All that stood there is captured.",
    "Une étape vers une case adverse est permise si la forme au sommet qui arrive bat celle qui s'y trouve. \
     Tout ce qui s'y tenait est capturé.",
);

const STRENGTH: Text = Text::new(
    "Only the top counts, not the height. The strengths run in a circle, as in rock, paper, scissors.",
    "Seul le sommet compte, pas la hauteur. Les forces tournent en rond, comme dans pierre, feuille, ciseaux.",
);

const EXHAUSTION: Text = Text::new(
    "Once a player has at most one kind left besides the kunti, 20 more turns are played, 10 each.",
    "Dès qu'un joueur n'a plus qu'une sorte au plus en dehors du kunti, on joue encore 20 tours, 10 chacun.",
);

const MOKCA_EXHAUSTION: Text = Text::new(
    "Once a player has at most one kind left besides kunti and mokca, 20 more turns are played, 10 each.",
    "Dès qu'un joueur n'a plus qu'une sorte au plus en dehors du kunti et du mokca, on joue encore 20 tours, \
     10 chacun.",
);

const CONCLUSION: Text = Text::new(
    "If no kunti falls in them, more kinds on the board win, else more shapes, else the game is a tie.",
    "Si aucun kunti n'y tombe, le plus de sortes sur le plateau l'emporte, sinon le plus de formes, sinon la \
     partie est nulle.",
);

const NO_TURN: Text = Text::new(
    "A player who cannot move loses. The booklet is silent here; later ones say so.",
    "Un joueur qui ne peut rien jouer perd. Le livret n'en dit rien ; les suivants le disent.",
);

const NO_LIMIT: Text = Text::new(
    "The booklet sets no limit to a game without captures.",
    "Le livret ne fixe aucune limite à une partie sans captures.",
);

const MOKCA_SAFE: Text = Text::new(
    "A mokca beats nothing, and nothing beats it. Alone or on top it makes its cell safe; under another shape \
     it falls with its stack.",
    "Un mokca ne bat rien et rien ne le bat. Seul ou au sommet, il rend sa case inattaquable ; sous une autre \
     forme, il tombe avec sa pile.",
);

const MOKCA_BLOCKS: Text = Text::new(
    "No stack may arrive or be built on a cell next to a mokca that is alone or on top, whoever owns it. Single \
     shapes may, and stacks may pass over or leave such a cell.",
    "Aucune pile n'arrive ni ne se construit sur une case voisine d'un mokca seul ou au sommet, à qui qu'il \
     soit. Une forme seule le peut, et une pile peut survoler ou quitter une telle case.",
);

const MOKCA_EXCEPTIONS: Text = Text::new(
    "A stack with a mokca on top is stopped by the opponent's mokca only. A mokca uncovered during a turn \
     begins to block with the next one.",
    "Une pile coiffée d'un mokca n'est arrêtée que par le mokca adverse. Un mokca découvert pendant un tour ne \
     bloque qu'à partir du suivant.",
);
