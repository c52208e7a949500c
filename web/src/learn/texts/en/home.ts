import type { Block, Section, Text } from '../model.ts';

/** The rules of 4.8 and 4.16: bring the king home. */
export function text(edition: string): Text {
  return {
    title: `Rules, edition ${edition}`,
    lead: 'Two armies of cubes face each other. Bring your king to the far side of the board, and send the enemy king back whenever it comes too near.',
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
  title: 'The aim',
  blocks: [
    {
      p: 'Your *king* {king} has to stand on the far row at the end of your own turn: row i for White, row a for Black. It may stand there alone or on a stack.',
    },
    ...(edition === '4.16'
      ? [
          {
            note: '4.16 is what people play today. It differs from 4.8 in one point only: the capture of a lone king does not put off the tie.',
          },
        ]
      : []),
    { figure: 'facts' },
    { example: 'arrive', caption: 'The white king rides home on a rock.' },
  ],
});

const pieces: Section = {
  id: 'pieces',
  title: 'Board and cubes',
  blocks: [
    {
      p: 'The board has 69 cells in nine rows, called *a* to *i* from White’s side. The cells of a row are counted from left to right: `c2` is the second cell of row c.',
    },
    { p: 'Each player has 21 cubes, 15 on the board and 6 in reserve. Their faces come in two styles.' },
    { figure: 'kinds' },
  ],
};

const beginning: Section = {
  id: 'beginning',
  title: 'How a game begins',
  blocks: [
    {
      p: 'Colours are drawn by lot. White sits at rows a and b, Black at rows h and i, and White plays first.',
    },
    {
      example: 'setting:standard',
      caption: 'Every game begins like this, without stacks. Mountains and wise men wait in the reserves.',
    },
  ],
};

const stacks: Section = {
  id: 'stacks',
  title: 'Stacks',
  blocks: [
    {
      list: [
        'A cell holds one cube or a *stack* of two of the same colour.',
        'The king may stand on top of a stack, never below: nothing is ever put on a king.',
        'A mountain stands on the ground or on a mountain of its own colour. Any other cube may stand on a mountain, even on an enemy one.',
      ],
    },
    {
      example: 'hide',
      caption:
        'The king may climb a cube of its colour and ride off. No cube may cover it, neither by a step nor by a drop.',
    },
  ],
};

const moving: Section = {
  id: 'moving',
  title: 'Moving',
  blocks: [
    {
      list: [
        'A *single cube*, or the *top of a stack*, moves by one cell in any of the six directions.',
        'A *whole stack* moves by one or two cells in a straight line.',
        'Nothing jumps over anything: the cell that a stack passes must be empty.',
        'Only a single cube may land on a cube of its colour. A stack never merges.',
      ],
    },
    {
      example: 'move',
      caption:
        'The stack on `c3` reaches two cells ahead where the way is free, not where a cube stands in it.',
    },
  ],
};

const turn: Section = {
  id: 'turn',
  title: 'A turn',
  blocks: [
    {
      p: 'In your turn you either move or drop. To move is one step, or two if you like. The second step starts where the first one ended and moves *the other number of cubes*: one then two, or two then one. Its direction is free. Nobody may pass.',
    },
    { example: 'build', caption: '*One, then two*: build a stack, then move it.' },
    {
      example: 'unbuild',
      caption: '*Two, then one*: move a stack, then unbuild it. Both steps may capture.',
    },
    { figure: 'turns' },
  ],
};

const capturing: Section = {
  id: 'capturing',
  title: 'Capturing',
  blocks: [
    {
      p: 'A step may end on an enemy cell if the top cube that arrives beats the top cube that is there. Everything on that cell is captured. Only tops count; height adds nothing.',
    },
    {
      list: [
        'Rock {rock}, scissors {scissors} and paper {paper} beat each other in a circle. All three beat fools, kings and wise men.',
        'The *fool* {fool} beats the three, kings and other fools, but not the wise man.',
        'King {king}, wise man {wise} and mountain {mountain} beat nothing.',
      ],
    },
    { figure: 'powers' },
    {
      example: 'capture',
      caption:
        'The white rock may take the scissors with the paper below them, and the fool. Paper and rock it must leave alone.',
    },
    { example: 'fool', caption: 'The fool may take everything around it except the wise man.' },
  ],
};

const king: Section = {
  id: 'king',
  title: 'A captured king comes back',
  blocks: [
    {
      p: 'A king does not die. What stood below it is captured, and at the end of the same turn the *capturer* relocates the king on its own first row: on an empty cell, on a single cube of its colour, or on a single mountain of either colour.',
    },
    {
      p: 'If the king fell in the first step, the second step comes before the relocation. Relocating is not a step.',
    },
    {
      example: 'king',
      caption:
        'White takes the king and the rock below it, then the scissors, and relocates the king on `i2`.',
    },
  ],
};

const mountains: Section = {
  id: 'mountains',
  title: 'Mountains',
  blocks: [
    {
      p: 'A *mountain* {mountain} comes from the reserve, never moves again and is never captured. Two on one cell are a wall that nobody crosses.',
    },
    {
      list: [
        'Any other cube may climb a single mountain, its own or an enemy one, and leaves it by one cell.',
        'A stack climbs no mountain.',
        'A cube on a mountain can be captured by a single cube, which then stands there itself, but not by a stack.',
      ],
    },
    { example: 'climb', caption: 'Paper may climb either mountain; the stack may not.' },
    {
      example: 'on-mountain',
      caption: 'The rock on the mountain falls to the single paper, not to the stack.',
    },
    { example: 'wall', caption: 'Two mountains make a wall: one goes around it.' },
  ],
};

const drops: Section = {
  id: 'drops',
  title: 'Dropping cubes',
  blocks: [
    {
      p: 'Instead of moving you may *drop* one or two cubes from your reserve, on empty cells or on your own cubes. Two land on the same cell or on neighbouring ones.',
    },
    {
      list: [
        'A mountain lands on the ground or on a mountain of yours.',
        'A wise man lands on the ground or on any single cube of yours except the king.',
        'Nothing lands on an enemy mountain.',
      ],
    },
    { example: 'drop', caption: 'Two mountains side by side close a way.' },
    {
      example: 'drop-wise',
      caption: 'A fool threatens the rock. A wise man on top of it ends the threat, and the fool turns away.',
    },
  ],
};

function ending(edition: string): Section {
  const lone: Block[] =
    edition === '4.16'
      ? [
          {
            p: 'Every capture begins the count anew, except that of a king that stands alone or on a mountain.',
          },
          {
            example: 'lone-king',
            caption: 'The 40th turn takes a lone king: in 4.16 that is a tie all the same.',
          },
        ]
      : [
          { p: 'Every capture begins the count anew.' },
          { example: 'tie', caption: 'The 40th quiet turn: a tie.' },
        ];
  return {
    id: 'ending',
    title: 'How a game ends',
    blocks: [
      {
        p: 'You win when your king has arrived, and also when the enemy king that you captured cannot be relocated, or when your opponent has no turn to play.',
      },
      {
        example: 'no-seat',
        caption: 'Row i is full of stacks: the black king has nowhere to go, and White wins.',
      },
      {
        example: 'stuck',
        caption: 'The last mountain walls in the black king, and Black has nothing else: White wins.',
      },
      { p: '*Tie*: 40 turns in a row without a capture, 20 each. A win on the 40th turn is still a win.' },
      ...lone,
      { p: 'The winner scores 2, the loser 0. A tie gives 1 to each.' },
    ],
  };
}

const variants: Section = {
  id: 'variants',
  title: 'Variants',
  blocks: [
    {
      p: '*Without reserve*: no mountains, no wise men, no drops. The booklet recommends it to discover the game.',
    },
    {
      p: '*Ransom*: when a king is captured, the capturer first names a kind of which the opponent has a cube alone or on top, no mountain. The opponent chooses which cube of that kind he gives up. Then the king is relocated. If there is no kind to name, the capturer wins.',
    },
    {
      example: 'ransom',
      caption:
        'White captures the king and asks for a rock, Black gives the one on `c3`, and White relocates the king.',
    },
    { p: 'The two variants can be played together.' },
  ],
};

const notation: Section = {
  id: 'notation',
  title: 'Writing a game down',
  blocks: [
    {
      p: 'A step is written as its first cell, `-` for one cube or `=` for a stack, and its last cell. `!` marks a capture and `!!` that of a king. A second step goes on from there: `d7=f8-f7!`.',
    },
    {
      list: [
        'A relocated king: `/K:a2` after the steps.',
        'A drop: the letter of the cube and its cell, `M:d4`; two drops `M:d4/W:d5`.',
        'A ransom: `#c3`, the cell of the cube that was given, before the king.',
      ],
    },
    {
      example: 'game',
      caption:
        'The game that the booklet prints, turn by turn; Black’s king arrives. A slip of the pen in its 16th pair is mended as in the author’s own file.',
    },
  ],
};
