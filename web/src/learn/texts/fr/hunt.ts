import type { Block, Section, Text } from '../model.ts';

/** The rules of 2.0, 3.0 and the working draft of 4: hunt the kunti. */
export function text(edition: string): Text {
  const guardian = edition !== '2.0';
  return {
    title: `Règles, édition ${edition === '4-draft' ? '4 (document de travail)' : edition}`,
    lead: guardian
      ? 'Chacun chasse le kunti de l’autre avec des piles qui bondissent, dans un cercle de forces où personne n’est à l’abri ; deux gardiens tiennent les piles en respect.'
      : 'Chacun chasse le kunti de l’autre avec des piles qui bondissent, dans un cercle de forces où personne n’est à l’abri.',
    sections: [
      aim(edition),
      pieces(guardian),
      beginning(edition),
      stacks,
      moving,
      turn,
      capturing(guardian),
      ...(guardian ? [mokca] : []),
      ending(guardian),
      notation(edition),
    ],
  };
}

const aim = (edition: string): Section => ({
  id: 'aim',
  title: 'Le but',
  blocks: [
    { p: 'Capturez le *kunti* {-king} adverse. Qui le prend gagne aussitôt.' },
    ...(edition === '4-draft'
      ? [
          {
            note: 'Ce document n’a jamais été achevé. Ses règles sont celles de la 3.0 ; seule la préparation standard avec gardien change.',
          },
        ]
      : []),
    { figure: 'facts' },
    {
      example: 'win',
      caption: 'Une pile s’approche, et la forme du sommet prend le kunti. Il n’y a rien d’autre à jouer.',
    },
  ],
});

const pieces = (guardian: boolean): Section => ({
  id: 'pieces',
  title: 'Le plateau et les formes',
  blocks: [
    {
      p: 'Le plateau est un hexagone de 61 cases, cinq par côté. Les rangées vont de *a* à *i* depuis le côté de Blanc, et les cases d’une rangée se comptent de gauche à droite : `c2` est la deuxième case de la rangée c.',
    },
    {
      p: `Les pièces s’appellent des *formes* : des cubes dont les six faces sont pareilles. ${guardian ? 'Chaque joueur en a 13, ou 14 si l’on joue avec le gardien.' : 'Chaque joueur en a 13.'}`,
    },
    { figure: 'kinds' },
  ],
});

function beginning(edition: string): Section {
  const lots: Block = {
    p: 'Les couleurs se tirent au sort. Blanc tient les rangées a et b, Noir les rangées h et i, et Blanc joue en premier.',
  };
  const free: Block = {
    p:
      edition === '2.0'
        ? '*Préparation libre* : chacun pose une forme à son tour, Blanc d’abord, sur ses deux rangées : sur une case vide, ou sur une de ses formes seules, mais pas sur le kunti. Quand tout est posé, Blanc commence à jouer.'
        : '*Préparation libre* : les joueurs décident si le gardien est de la partie. Puis chacun pose une forme à son tour, Blanc d’abord, sur ses deux rangées : sur une case vide, ou sur une de ses formes seules, mais pas sur le kunti. Un gardien ne bloque encore rien. Quand tout est posé, Blanc commence à jouer.',
  };
  if (edition === '2.0')
    return {
      id: 'beginning',
      title: 'Commencer une partie',
      blocks: [
        lots,
        {
          example: 'setting:symmetrical',
          caption: '*Préparation symétrique* : la plus rapide, celle des débutants.',
        },
        {
          p: '*Préparation aléatoire* : le kunti va en `a3` ou en `i3`. Chacun mélange ses autres formes et les pose dans un ordre convenu : d’abord la rangée de devant, puis celle de derrière avec ses deux piles.',
        },
        free,
      ],
    };
  return {
    id: 'beginning',
    title: 'Commencer une partie',
    blocks: [
      lots,
      {
        example: 'setting:standard',
        caption: '*Préparation standard sans gardien* : celle des débutants.',
      },
      {
        example: 'setting:standard-mokca',
        caption:
          edition === '3.0'
            ? '*Préparation standard avec gardien*, datée du 13 février 2020 : il se tient sur des ciseaux, à côté du kunti.'
            : '*Préparation standard avec gardien* : il se tient sur la pierre au bout de la rangée.',
      },
      ...(edition === '3.0'
        ? [
            {
              p: 'Trois jours plus tard, l’auteur a placé le gardien sur la pierre au bout de la rangée. Le programme connaît les deux préparations.',
            },
          ]
        : []),
      free,
    ],
  };
}

const stacks: Section = {
  id: 'stacks',
  title: 'Les piles',
  blocks: [
    {
      list: [
        'Une case porte une forme, ou une *pile* de deux formes de la même couleur. Toute forme peut en porter une autre.',
        'Le kunti peut se tenir au sommet d’une pile, jamais dessous : rien ne se pose sur un kunti.',
      ],
    },
    {
      example: 'kunti',
      caption:
        'Deux chasseurs menacent le kunti blanc. Il monte sur la forme voisine et s’éloigne avec elle. Personne ne peut le cacher sous une autre forme, et il ne bat personne.',
    },
  ],
};

const moving: Section = {
  id: 'moving',
  title: 'Se déplacer',
  blocks: [
    {
      list: [
        'Une *forme seule*, ou le *sommet d’une pile*, avance d’une case dans l’une des six directions.',
        'Une *pile entière* avance d’une ou deux cases en ligne droite.',
        'Rien ne saute par-dessus rien : la case qu’une pile traverse doit être vide.',
        'Seule une forme unique peut se poser sur une forme de sa couleur. Une pile ne s’ajoute à rien.',
      ],
    },
    {
      example: 'move',
      caption:
        'La pile en `c3` va deux cases plus loin si la voie est libre, mais pas si une forme la barre.',
    },
  ],
};

const turn: Section = {
  id: 'turn',
  title: 'Un tour de jeu',
  blocks: [
    {
      p: 'Un tour compte une étape, ou deux si vous voulez. La seconde part de l’arrivée de la première et déplace *l’autre nombre de formes* : une puis deux, ou deux puis une. Sa direction est libre. On ne passe pas.',
    },
    {
      example: 'build',
      caption: '*Une, puis deux* : la pierre monte sur la feuille, et la nouvelle pile bondit et capture.',
    },
    {
      example: 'unbuild',
      caption: '*Deux, puis une* : la pile bondit et capture, puis son sommet repart et capture encore.',
    },
    { figure: 'turns' },
  ],
};

const capturing = (guardian: boolean): Section => ({
  id: 'capturing',
  title: 'Capturer',
  blocks: [
    {
      p: 'Une étape peut finir sur une case adverse si la forme au sommet qui arrive bat celle qui s’y trouve. Tout ce que porte la case est capturé et quitte le plateau. Seuls les sommets comptent ; la hauteur n’y ajoute rien.',
    },
    {
      p: `Cukla {rock}, kuctai {scissors} et kurfa {paper} se battent en rond, comme pierre, ciseaux et feuille, et tous trois battent le kunti.${guardian ? ' Le gardien reste à part.' : ''}`,
    },
    { figure: 'powers' },
    {
      example: 'capture',
      caption:
        'La pierre blanche prend les ciseaux et la feuille qu’ils couvrent. Elle ne peut rien contre la feuille ni contre la pierre.',
    },
  ],
});

const mokca: Section = {
  id: 'mokca',
  title: 'Le gardien (mokca)',
  blocks: [
    {
      p: 'Le *gardien* {guardian}, *mokca* en lojban, ne bat rien, et rien ne le bat. Il est *actif* seul ou au sommet d’une pile, *inactif* sous une autre forme.',
    },
    {
      example: 'm-safe',
      caption: 'Actif, il met toute sa pile à l’abri.',
    },
    {
      example: 'm-falls',
      caption: 'Inactif, il tombe avec sa pile.',
    },
    {
      p: 'Autour d’un gardien actif, à qui qu’il soit, aucune pile ne s’arrête : elle ne peut ni arriver sur une case voisine ni s’y construire, même pour capturer.',
    },
    {
      list: [
        'Les formes seules vont et viennent librement.',
        'Une pile peut se tenir sur une telle case, la quitter, et en survoler une autre.',
        'Une pile coiffée d’un gardien ne craint que celui de l’adversaire.',
      ],
    },
    {
      example: 'm-blocks',
      caption:
        'Les cases rayées sont fermées aux piles : aucune n’y arrive, aucune ne s’y construit. La forme du sommet, seule, peut y aller.',
    },
    {
      example: 'm-pass',
      caption:
        'La pile se tient sur une case rayée et repart par-dessus une autre. S’y arrêter est interdit.',
    },
    {
      example: 'm-top',
      caption: 'La pile de Blanc porte son gardien, mais celui de Noir l’arrête encore.',
    },
    {
      note: 'Le livret dit qu’un gardien bloque aux tours qui suivent celui où il devient actif. Nous lisons : un gardien découvert pendant un tour bloque à partir du suivant.',
    },
  ],
};

const ending = (guardian: boolean): Section => ({
  id: 'ending',
  title: 'La fin',
  blocks: [
    { p: 'La capture d’un kunti met fin à la partie, même s’il tombe à la première étape d’un tour.' },
    {
      p: `*Épuisement* : dès qu’un joueur n’a plus qu’une sorte au plus en dehors du kunti${guardian ? ' et du gardien' : ''}, on joue encore 20 tours, 10 chacun. Si aucun kunti n’y tombe, celui qui a le plus de sortes sur le plateau gagne ; à égalité, celui qui a le plus de formes ; sinon la partie est nulle.`,
    },
    {
      example: 'exhaustion',
      caption: 'Le dernier des 20 tours. Blanc a trois sortes sur le plateau, Noir deux : Blanc gagne.',
    },
    {
      note: 'Le livret ne dit pas ce qui arrive au joueur qui ne peut rien jouer ; comme dans les éditions suivantes, il perd. Il ne fixe aucune limite aux parties sans capture : on peut convenir d’une nulle.',
    },
    { p: 'Le gagnant marque 1, le perdant 0. Une nulle donne 1 à chacun.' },
  ],
});

const notation = (edition: string): Section => ({
  id: 'notation',
  title: 'Noter une partie',
  blocks: [
    {
      p: 'Une étape s’écrit par sa case de départ, `-` pour une forme ou `=` pour une pile, et sa case d’arrivée. `!` signale une capture et `!!` celle du kunti. La seconde étape se note à la suite : `d7=e8-f7!`. Dans la préparation libre, une lettre et une case : `N:a3`.',
    },
    ...(edition === '2.0'
      ? []
      : [{ note: 'Les lettres ont changé entre la 2.0 et la 3.0 : C et K ont échangé leurs places.' }]),
    {
      example: 'game',
      caption: 'La partie imprimée dans le livret, tour par tour : Blanc gagne à son quatrième tour.',
    },
  ],
});
