import type { Block, Section, Text } from '../model.ts';

/** The rules of 2.0, 3.0 and the working draft of 4: hunt the kunti. */
export function text(edition: string): Text {
  const guardian = edition !== '2.0';
  return {
    title: `Rules, edition ${edition === '4-draft' ? '4 (working draft)' : edition}`,
    lead: guardian
      ? 'Two players hunt each other’s kunti with stacks that leap, in a circle of strengths where nobody is safe, and two guardians keep the stacks in check.'
      : 'Two players hunt each other’s kunti with stacks that leap, in a circle of strengths where nobody is safe.',
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
  title: 'The aim',
  blocks: [
    { p: 'Capture the enemy *kunti* {-king}. Whoever does so wins at once.' },
    ...(edition === '4-draft'
      ? [
          {
            note: 'This draft was never finished. Its rules are those of 3.0; only the standard setting with the guardian differs.',
          },
        ]
      : []),
    { figure: 'facts' },
    {
      example: 'win',
      caption: 'A stack of two comes near, and its top takes the kunti. Nothing else has to be played.',
    },
  ],
});

const pieces = (guardian: boolean): Section => ({
  id: 'pieces',
  title: 'Board and shapes',
  blocks: [
    {
      p: 'The board is a hexagon of 61 cells, five on each side. Rows are called *a* to *i* from White’s side, and the cells of a row are counted from left to right: `c2` is the second cell of row c.',
    },
    {
      p: `The pieces are called *shapes*: cubes with the same face on all six sides. ${guardian ? 'Each player has 13 of them, or 14 if the guardian is played.' : 'Each player has 13 of them.'}`,
    },
    { figure: 'kinds' },
  ],
});

function beginning(edition: string): Section {
  const lots: Block = {
    p: 'Colours are drawn by lot. White sits at rows a and b, Black at rows h and i, and White plays first.',
  };
  const free: Block = {
    p:
      edition === '2.0'
        ? '*Free setting*: the players take turns to place one shape, White first, each on his own two rows: on an empty cell, or on a single shape of his that is not the kunti. When all are placed, White begins to play.'
        : '*Free setting*: the players agree on whether the guardian takes part. Then they take turns to place one shape, White first, each on his own two rows: on an empty cell, or on a single shape of his that is not the kunti. A guardian blocks nothing yet. When all are placed, White begins to play.',
  };
  if (edition === '2.0')
    return {
      id: 'beginning',
      title: 'How a game begins',
      blocks: [
        lots,
        {
          example: 'setting:symmetrical',
          caption: '*Symmetrical setting*: the fastest one, and the one for beginners.',
        },
        {
          p: '*Random setting*: the kunti goes to `a3` or `i3`. Each player shuffles his other shapes and lays them down in a fixed order: the front row first, then the back row with its two stacks.',
        },
        free,
      ],
    };
  return {
    id: 'beginning',
    title: 'How a game begins',
    blocks: [
      lots,
      {
        example: 'setting:standard',
        caption: '*Standard setting without guardian*: the one for beginners.',
      },
      {
        example: 'setting:standard-mokca',
        caption:
          edition === '3.0'
            ? '*Standard setting with guardian*, as dated 13 February 2020: it stands on scissors beside the kunti.'
            : '*Standard setting with guardian*: it stands on the rock at the end of the row.',
      },
      ...(edition === '3.0'
        ? [
            {
              p: 'Three days later the author moved the guardian to the rock at the end of the row. The program knows both settings.',
            },
          ]
        : []),
      free,
    ],
  };
}

const stacks: Section = {
  id: 'stacks',
  title: 'Stacks',
  blocks: [
    {
      list: [
        'A cell holds one shape or a *stack* of two, all of one colour. Any shape may stand on any other.',
        'The kunti may stand on top of a stack, never below: nothing is ever put on a kunti.',
      ],
    },
    {
      example: 'kunti',
      caption:
        'Two hunters stand before the white kunti. It climbs the shape beside it and rides away. Nobody may hide it under another shape, and it beats nobody.',
    },
  ],
};

const moving: Section = {
  id: 'moving',
  title: 'Moving',
  blocks: [
    {
      list: [
        'A *single shape*, or the *top of a stack*, moves by one cell in any of the six directions.',
        'A *whole stack* moves by one or two cells in a straight line.',
        'Nothing jumps over anything: the cell that a stack passes must be empty.',
        'Only a single shape may land on a shape of its colour. A stack never merges.',
      ],
    },
    {
      example: 'move',
      caption:
        'The stack on `c3` reaches two cells ahead where the way is free, not where a shape stands in it.',
    },
  ],
};

const turn: Section = {
  id: 'turn',
  title: 'A turn',
  blocks: [
    {
      p: 'A turn is one step, or two if you like. The second step starts where the first one ended and moves *the other number of shapes*: one then two, or two then one. Its direction is free. Nobody may pass.',
    },
    {
      example: 'build',
      caption: '*One, then two*: rock climbs onto paper, and the new stack leaps and captures.',
    },
    {
      example: 'unbuild',
      caption: '*Two, then one*: the stack leaps and captures, then its top goes on and captures again.',
    },
    { figure: 'turns' },
  ],
};

const capturing = (guardian: boolean): Section => ({
  id: 'capturing',
  title: 'Capturing',
  blocks: [
    {
      p: 'A step may end on an enemy cell if the top shape that arrives beats the top shape that is there. Everything on that cell is captured and leaves the board. Only tops count; height adds nothing.',
    },
    {
      p: `Cukla {rock}, kuctai {scissors} and kurfa {paper} beat each other in a circle, as rock, scissors and paper do, and all three beat the kunti.${guardian ? ' The guardian stands apart.' : ''}`,
    },
    { figure: 'powers' },
    {
      example: 'capture',
      caption:
        'The white rock takes the scissors and the paper below them. Paper and rock it must leave alone.',
    },
  ],
});

const mokca: Section = {
  id: 'mokca',
  title: 'The guardian (mokca)',
  blocks: [
    {
      p: 'The *guardian* {guardian}, in Lojban *mokca*, beats nothing, and nothing beats it. It is *active* alone or on top of a stack, and *inactive* under another shape.',
    },
    {
      example: 'm-safe',
      caption: 'An active guardian makes its whole stack safe.',
    },
    {
      example: 'm-falls',
      caption: 'An inactive one falls with its stack.',
    },
    {
      p: 'Around an active guardian no stack may stop, whoever owns it: a stack may neither arrive on a neighbouring cell nor be built there, not even to capture.',
    },
    {
      list: [
        'Single shapes come and go as they like.',
        'A stack may stand on such a cell, leave it, and pass over another one.',
        'A stack with a guardian on top heeds only the other player’s guardian.',
      ],
    },
    {
      example: 'm-blocks',
      caption:
        'The striped cells are closed to stacks: none may arrive, none may be built. The top shape alone may go there.',
    },
    {
      example: 'm-pass',
      caption:
        'The stack stands on a striped cell and leaves across another one. To stop there is forbidden.',
    },
    {
      example: 'm-top',
      caption: 'White’s stack carries its own guardian, but the black one still stops it.',
    },
    {
      note: 'The booklet says that a guardian blocks in the turns after it became active. We read: one that is uncovered during a turn begins to block with the next turn.',
    },
  ],
};

const ending = (guardian: boolean): Section => ({
  id: 'ending',
  title: 'How a game ends',
  blocks: [
    { p: 'The capture of a kunti ends the game, also when it falls in the first step of a turn.' },
    {
      p: `*Exhaustion*: once a player has at most one kind left besides the kunti${guardian ? ' and the guardian' : ''}, 20 more turns are played, 10 each. If no kunti falls in them, the player with more kinds on the board wins; if they are equal, the one with more shapes; otherwise it is a tie.`,
    },
    {
      example: 'exhaustion',
      caption: 'The last of the 20 turns. White has three kinds on the board, Black two: White wins.',
    },
    {
      note: 'The booklet does not say what happens to a player who cannot move; as in later editions, he loses. It sets no limit to games without captures, so players may agree on a tie.',
    },
    { p: 'The winner scores 1, the loser 0. A tie gives 1 to each.' },
  ],
});

const notation = (edition: string): Section => ({
  id: 'notation',
  title: 'Writing a game down',
  blocks: [
    {
      p: 'A step is written as its first cell, `-` for one shape or `=` for a stack, and its last cell. `!` marks a capture and `!!` that of the kunti. A second step goes on from there: `d7=e8-f7!`. In the free setting, a letter and a cell: `N:a3`.',
    },
    ...(edition === '2.0'
      ? []
      : [{ note: 'Letters changed between 2.0 and 3.0: C and K have traded places.' }]),
    {
      example: 'game',
      caption: 'The game that the booklet prints, turn by turn: White wins in his fourth turn.',
    },
  ],
});
