import type { Block, Section, Text } from '../model.ts';

/** The rules of 4.8 and 4.16: bring the king home. */
export function text(edition: string): Text {
  return {
    title: `Règles, édition ${edition}`,
    lead: 'Deux armées de cubes se font face. Amenez votre roi au bord opposé du plateau, et renvoyez chez lui celui de l’adversaire s’il approche trop.',
    sections: [
      aim(edition),
      pieces,
      beginning,
      stacks,
      moving,
      turn,
      capturing,
      king,
      mountains,
      drops,
      ending(edition),
      variants,
      notation,
    ],
  };
}

const aim = (edition: string): Section => ({
  id: 'aim',
  title: 'Le but',
  blocks: [
    {
      p: 'Votre *roi* {king} doit se tenir sur la rangée opposée à la fin de votre propre tour : la rangée i pour Blanc, la rangée a pour Noir. Il peut y être seul ou sur une pile.',
    },
    ...(edition === '4.16'
      ? [
          {
            note: 'La 4.16 est celle que l’on joue aujourd’hui. Elle ne diffère de la 4.8 que sur un point : capturer un roi seul ne repousse pas la nulle.',
          },
        ]
      : []),
    { figure: 'facts' },
    { example: 'arrive', caption: 'Le roi blanc arrive, porté par une pierre.' },
  ],
});

const pieces: Section = {
  id: 'pieces',
  title: 'Le plateau et les cubes',
  blocks: [
    {
      p: 'Le plateau a 69 cases en neuf rangées, de *a* à *i* depuis le côté de Blanc. Les cases d’une rangée se comptent de gauche à droite : `c2` est la deuxième case de la rangée c.',
    },
    {
      p: 'Chaque joueur a 21 cubes, 15 sur le plateau et 6 en réserve. Leurs faces existent en deux styles.',
    },
    { figure: 'kinds' },
  ],
};

const beginning: Section = {
  id: 'beginning',
  title: 'Commencer une partie',
  blocks: [
    {
      p: 'Les couleurs se tirent au sort. Blanc tient les rangées a et b, Noir les rangées h et i, et Blanc joue en premier.',
    },
    {
      example: 'setting:standard',
      caption: 'Toute partie commence ainsi, sans piles. Montagnes et sages attendent dans les réserves.',
    },
  ],
};

const stacks: Section = {
  id: 'stacks',
  title: 'Les piles',
  blocks: [
    {
      list: [
        'Une case porte un cube, ou une *pile* de deux cubes de la même couleur.',
        'Le roi peut se tenir au sommet d’une pile, jamais dessous : rien ne se pose sur un roi.',
        'Une montagne se pose au sol ou sur une montagne de sa couleur. Tout autre cube peut se tenir sur une montagne, même adverse.',
      ],
    },
    {
      example: 'hide',
      caption:
        'Le roi peut monter sur un cube de sa couleur et partir avec lui. Aucun cube ne peut le couvrir, ni en marchant ni par parachutage.',
    },
  ],
};

const moving: Section = {
  id: 'moving',
  title: 'Se déplacer',
  blocks: [
    {
      list: [
        'Un *cube seul*, ou le *sommet d’une pile*, avance d’une case dans l’une des six directions.',
        'Une *pile entière* avance d’une ou deux cases en ligne droite.',
        'Rien ne saute par-dessus rien : la case qu’une pile traverse doit être vide.',
        'Seul un cube unique peut se poser sur un cube de sa couleur. Une pile ne s’ajoute à rien.',
      ],
    },
    {
      example: 'move',
      caption: 'La pile en `c3` va deux cases plus loin si la voie est libre, mais pas si un cube la barre.',
    },
  ],
};

const turn: Section = {
  id: 'turn',
  title: 'Un tour de jeu',
  blocks: [
    {
      p: 'À votre tour, vous déplacez ou vous parachutez. Un déplacement compte une étape, ou deux si vous voulez. La seconde part de l’arrivée de la première et déplace *l’autre nombre de cubes* : un puis deux, ou deux puis un. Sa direction est libre. On ne passe pas.',
    },
    { example: 'build', caption: '*Un, puis deux* : construire une pile, puis la déplacer.' },
    {
      example: 'unbuild',
      caption: '*Deux, puis un* : déplacer une pile, puis la déconstruire. Les deux étapes peuvent capturer.',
    },
    { figure: 'turns' },
  ],
};

const capturing: Section = {
  id: 'capturing',
  title: 'Capturer',
  blocks: [
    {
      p: 'Une étape peut finir sur une case adverse si le cube au sommet qui arrive bat celui qui s’y trouve. Tout ce que porte la case est capturé. Seuls les sommets comptent ; la hauteur n’y ajoute rien.',
    },
    {
      list: [
        'Pierre {rock}, ciseaux {scissors} et feuille {paper} se battent en rond. Toutes trois battent fous, rois et sages.',
        'Le *fou* {fool} bat les trois, les rois et les autres fous, mais pas le sage.',
        'Roi {king}, sage {wise} et montagne {mountain} ne battent rien.',
      ],
    },
    { figure: 'powers' },
    {
      example: 'capture',
      caption:
        'La pierre blanche peut prendre les ciseaux avec la feuille qu’ils couvrent, et le fou. Elle ne peut rien contre la feuille ni contre la pierre.',
    },
    { example: 'fool', caption: 'Le fou peut prendre tout ce qui l’entoure, sauf le sage.' },
  ],
};

const king: Section = {
  id: 'king',
  title: 'Le roi capturé revient',
  blocks: [
    {
      p: 'Un roi ne meurt pas. Ce qu’il couvrait est capturé, et à la fin du même tour, *l’attaquant* repositionne le roi sur la première rangée de celui-ci : sur une case vide, sur un cube seul de sa couleur, ou sur une montagne seule de l’une ou l’autre couleur.',
    },
    {
      p: 'Si le roi tombe à la première étape, la seconde se joue avant le repositionnement. Repositionner n’est pas une étape.',
    },
    {
      example: 'king',
      caption:
        'Blanc prend le roi et la pierre qui le porte, puis les ciseaux, et repositionne le roi en `i2`.',
    },
  ],
};

const mountains: Section = {
  id: 'mountains',
  title: 'Les montagnes',
  blocks: [
    {
      p: 'Une *montagne* {mountain} vient de la réserve, ne bouge plus et n’est jamais capturée. Deux sur une case font un mur que personne ne franchit.',
    },
    {
      list: [
        'Tout autre cube peut gravir une montagne seule, la sienne ou celle de l’adversaire, et la quitte d’une case.',
        'Une pile ne gravit pas de montagne.',
        'Un cube sur une montagne peut être pris par un cube seul, qui s’y tient alors à sa place, mais pas par une pile.',
      ],
    },
    { example: 'climb', caption: 'La feuille peut gravir les deux montagnes ; la pile, aucune.' },
    {
      example: 'on-mountain',
      caption: 'La pierre sur la montagne tombe devant la feuille seule, pas devant la pile.',
    },
    { example: 'wall', caption: 'Deux montagnes font un mur : on le contourne.' },
  ],
};

const drops: Section = {
  id: 'drops',
  title: 'Parachuter',
  blocks: [
    {
      p: 'Au lieu de déplacer, vous pouvez *parachuter* un ou deux cubes de votre réserve, sur des cases vides ou sur vos propres cubes. Deux cubes atterrissent sur la même case ou sur des cases voisines.',
    },
    {
      list: [
        'Une montagne se pose au sol ou sur une de vos montagnes.',
        'Un sage se pose au sol ou sur un de vos cubes seuls, sauf le roi.',
        'Rien n’atterrit sur une montagne adverse.',
      ],
    },
    { example: 'drop', caption: 'Deux montagnes côte à côte ferment un passage.' },
    {
      example: 'drop-wise',
      caption: 'Un fou menace la pierre. Un sage posé dessus écarte la menace, et le fou passe son chemin.',
    },
  ],
};

function ending(edition: string): Section {
  const lone: Block[] =
    edition === '4.16'
      ? [
          { p: 'Toute capture remet le compte à zéro, sauf celle d’un roi seul ou sur une montagne.' },
          {
            example: 'lone-king',
            caption: 'Le 40e tour prend un roi seul : dans la 4.16, la partie est nulle quand même.',
          },
        ]
      : [
          { p: 'Toute capture remet le compte à zéro.' },
          { example: 'tie', caption: 'Le 40e tour sans capture : partie nulle.' },
        ];
  return {
    id: 'ending',
    title: 'La fin',
    blocks: [
      {
        p: 'Vous gagnez quand votre roi est arrivé, mais aussi quand le roi adverse que vous avez capturé ne peut pas être repositionné, ou quand votre adversaire n’a rien à jouer.',
      },
      {
        example: 'no-seat',
        caption: 'La rangée i est pleine de piles : le roi noir n’a nulle part où aller, et Blanc gagne.',
      },
      {
        example: 'stuck',
        caption: 'La dernière montagne emmure le roi noir, et Noir n’a rien d’autre : Blanc gagne.',
      },
      {
        p: '*Nulle* : 40 tours de suite sans capture, 20 chacun. Une victoire au 40e tour reste une victoire.',
      },
      ...lone,
      { p: 'Le gagnant marque 2, le perdant 0. Une nulle donne 1 à chacun.' },
    ],
  };
}

const variants: Section = {
  id: 'variants',
  title: 'Les variantes',
  blocks: [
    {
      p: '*Sans réserve* : ni montagnes, ni sages, ni parachutages. Le livret la recommande pour découvrir le jeu.',
    },
    {
      p: '*Rançon* : quand un roi est capturé, l’attaquant nomme d’abord une sorte, hors montagne, dont l’adversaire a un cube seul ou au sommet. L’adversaire choisit le cube de cette sorte qu’il donne. Puis le roi est repositionné. S’il n’y a rien à exiger, l’attaquant gagne.',
    },
    {
      example: 'ransom',
      caption:
        'Blanc capture le roi et exige une pierre, Noir donne celle de `c3`, et Blanc repositionne le roi.',
    },
    { p: 'Les deux variantes peuvent se jouer ensemble.' },
  ],
};

const notation: Section = {
  id: 'notation',
  title: 'Noter une partie',
  blocks: [
    {
      p: 'Une étape s’écrit par sa case de départ, `-` pour un cube ou `=` pour une pile, et sa case d’arrivée. `!` signale une capture et `!!` celle d’un roi. La seconde étape se note à la suite : `d7=f8-f7!`.',
    },
    {
      list: [
        'Un roi repositionné : `/K:a2` après les étapes.',
        'Un parachutage : la lettre du cube et sa case, `M:d4` ; deux parachutages, `M:d4/W:d5`.',
        'Une rançon : `#c3`, la case du cube donné, avant le roi.',
      ],
    },
    {
      example: 'game',
      caption:
        'La partie imprimée dans le livret, tour par tour ; le roi de Noir arrive. Une coquille de la 16e paire est corrigée d’après le fichier de l’auteur.',
    },
  ],
};
