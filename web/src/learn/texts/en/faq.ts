import type { Text } from '../model.ts';

/** Questions with answers on the board, and lines to remember. */
export function text(): Text {
  return {
    title: 'Questions and mnemonics',
    lead: 'Most answers come with a board. Try the turns yourself: the referee tells you why when something is not allowed.',
    sections: [
      {
        id: 'directions',
        title: 'May the second step go in another direction?',
        blocks: [
          { p: 'Yes. Each step is straight in itself, but the two need not go the same way.' },
          { example: 'turning', caption: 'The first step goes to the right, the second up to the left.' },
        ],
      },
      {
        id: 'mountain',
        title: 'How far does a cube go that leaves a mountain?',
        blocks: [
          {
            p: 'By one cell. A cube on a mountain looks like a stack, but the mountain never moves, so neither does the pair.',
          },
          { example: 'leave', caption: 'Paper comes down by one cell and captures.' },
        ],
      },
      {
        id: 'relocation',
        title: 'Is the relocation of a king a second step?',
        blocks: [
          {
            p: 'No. It is a duty at the end of the turn and comes on top of one or two steps. A turn that captures a king and forgets it is not complete.',
          },
          {
            example: 'king',
            caption: 'Two steps and the relocation. Without it, or on another row, the referee objects.',
          },
        ],
      },
      {
        id: 'mnemonics',
        title: 'Six lines to remember',
        blocks: [
          { p: 'The booklet of 4.8 sums its rules up in a few short lines. In our words:' },
          { p: '*The king does not hide.* In a stack it is always on top.' },
          {
            example: 'hide',
            caption: 'Nothing covers the king, neither a cube nor a wise man from the reserve.',
          },
          {
            p: '*The king never dies.* Captured, it starts again from its own first row: see [above](#/learn/faq/relocation).',
          },
          { p: '*Mountains have roots.* Once dropped, they never move.' },
          {
            example: 'rooted',
            caption: 'Neither the mountain alone nor the one below the rock moves; the rock does.',
          },
          { p: '*A pass is open to all.* A single mountain, yours or not, can be climbed and left again.' },
          { example: 'climb', caption: 'Paper crosses an enemy mountain or its own.' },
          { p: '*One then two, two then one.* The second step moves the other number of cubes.' },
          { example: 'alternate', caption: 'Twice one cube, or twice a stack, is refused.' },
          { p: '*Fool and wise man respect each other.* Neither captures the other.' },
          { example: 'respect', caption: 'Black’s fool leaves the wise man alone and takes the paper.' },
        ],
      },
      {
        id: 'through',
        title: 'Has a king arrived that only touches the far row?',
        blocks: [
          {
            p: 'No. What counts is where the king stands at the end of the turn. The booklet speaks of reaching the row; this reading is ours.',
          },
          {
            example: 'through',
            caption: 'The king reaches row i on its stack and steps off again: the game goes on.',
          },
        ],
      },
      {
        id: 'must',
        title: 'Must I capture? Must I play the second step? May I pass?',
        blocks: [
          {
            p: 'You never have to capture, and the second step is always yours to leave out. But you may not pass: whoever has no turn at all has lost.',
          },
          { example: 'stuck', caption: 'Black has only a king, and it is walled in.' },
        ],
      },
      {
        id: 'double',
        title: 'Can one turn capture twice?',
        blocks: [
          {
            p: 'Yes, when a stack moves first and its top goes on. In the other order only the second step captures.',
          },
          {
            example: 'unbuild',
            caption: 'The stack takes scissors, its top takes the fool with the paper below it.',
          },
        ],
      },
      {
        id: 'kunti-first',
        title: 'Editions 2.0 and 3.0: the kunti falls in the first step. What about the second?',
        blocks: [
          { p: 'The game is over at once; there is no second step.' },
          {
            example: 'win',
            edition: '3.0',
            caption: 'Here it falls in the second step, and that is the end as well.',
          },
        ],
      },
      {
        id: 'stack-pass',
        title: 'Edition 3.0: may a stack pass over a cell beside a guardian?',
        blocks: [
          { p: 'Yes. It may not stop there, that is all.' },
          { example: 'm-pass', edition: '3.0', caption: 'Across `e4` and on to `f3`.' },
        ],
      },
      {
        id: 'uncovered',
        title: 'Edition 3.0: I uncover my guardian. Does it block at once?',
        blocks: [
          {
            p: 'Not in the same turn. The booklet speaks of the turns that follow, so we let it begin with the next one.',
          },
          {
            example: 'm-uncovered',
            edition: '3.0',
            caption:
              'Rock leaves the guardian and makes a stack right beside it. Next turn that cell would be closed.',
          },
        ],
      },
    ],
  };
}
