import type { Example, Examples } from './example.ts';

/** Examples of the editions that hunt the kunti. The letters of 2.0 are not those of 3.0, so every position is
 * written twice. */
const TWICE = {
  // A stack of paper and rock, a single shape, one in the way.
  move: {
    position: [
      '2n-2/6/4ck2/8/6r-2/2C-5/2RK2R-1/6/2N-2 w - - 21',
      '2n-2/6/4kc2/8/6r-2/2K-5/2RC2R-1/6/2N-2 w - - 21',
    ],
    turns: ['c3=e5'],
    refused: ['c3=e3', 'c3=d3', 'c6-e6'],
  },
  // Rock steps onto paper, then both go.
  build: {
    position: [
      '2n-2/1r-4/7/5kc2/9/4R-3/4K-2/1C-4/2N-2 w - - 21',
      '2n-2/1r-4/7/5ck2/9/4R-3/4C-2/1K-4/2N-2 w - - 21',
    ],
    turns: ['c5-d5=f6!'],
    refused: ['c5-d5-e5'],
  },
  // A stack captures, then its top captures again.
  unbuild: {
    position: [
      '2n-2/6/2k-4/4rc3/4c-4/8/2RK4/4C-1/2N-2 w - - 21',
      '2n-2/6/2c-4/4rk3/4k-4/8/2RC4/4K-1/2N-2 w - - 21',
    ],
    turns: ['c3=e5!-f5!'],
    refused: ['c3=e5!=f5!'],
  },
  // Rock among scissors on paper, paper and rock.
  capture: {
    position: [
      '2n-2/6/7/8/3rcr-4/3K-k-3/7/1C-4/2N-2 w - - 21',
      '2n-2/6/7/8/3rkr-4/3C-c-3/7/1K-4/2N-2 w - - 21',
    ],
    turns: ['d4-e4!'],
    refused: ['d4-e5!', 'd4-d5!'],
  },
  // A kunti between two hunters.
  kunti: {
    position: [
      '2n-2/6/4r-2/8/9/8/2c-r-3/1R-N-C-2/5 w - - 21',
      '2n-2/6/4r-2/8/9/8/2k-r-3/1R-N-K-2/5 w - - 21',
    ],
    turns: ['b3-b2=d2'],
    refused: ['b4-b3', 'b3-c3!'],
  },
  // The kunti falls to the top of a stack.
  win: {
    position: [
      '2n-2/1c-1k-2/2RK4/8/9/8/7/4C-1/2N-2 w - - 21',
      '2n-2/1k-1c-2/2RC4/8/9/8/7/4K-1/2N-2 w - - 21',
    ],
    turns: ['g3=h3-i3!!'],
    refused: [],
    ends: 'king-captured',
  },
  // The last of twenty turns: White has more kinds.
  exhaustion: {
    position: [
      '2n-2/1r-4/7/8/5r-3/3K-4/4C-2/6/2N-2 w - 1 60',
      '2n-2/1r-4/7/8/5r-3/3C-4/4K-2/6/2N-2 w - 1 60',
    ],
    turns: ['d4-d3'],
    refused: [],
    ends: 'exhaustion',
  },
  't-move': {
    position: ['2n-2/6/1c-3r-1/8/9/8/3K-3/6/2N-2 w - - 21', '2n-2/6/1k-3r-1/8/9/8/3C-3/6/2N-2 w - - 21'],
    turns: ['c4-d5'],
    refused: [],
  },
  't-top': {
    position: ['2n-2/6/1c-3r-1/8/9/8/3RK3/6/2N-2 w - - 21', '2n-2/6/1k-3r-1/8/9/8/3RC3/6/2N-2 w - - 21'],
    turns: ['c4-d5'],
    refused: [],
  },
  't-build': {
    position: ['2n-2/6/1c-3r-1/8/9/8/3K-R-2/6/2N-2 w - - 21', '2n-2/6/1k-3r-1/8/9/8/3C-R-2/6/2N-2 w - - 21'],
    turns: ['c4-c5'],
    refused: [],
  },
  't-build-move': {
    position: ['2n-2/6/1c-3r-1/8/9/8/3K-R-2/6/2N-2 w - - 21', '2n-2/6/1k-3r-1/8/9/8/3C-R-2/6/2N-2 w - - 21'],
    turns: ['c4-c5=e5'],
    refused: [],
  },
  't-stack': {
    position: ['2n-2/6/1c-3r-1/8/9/8/3RK3/6/2N-2 w - - 21', '2n-2/6/1k-3r-1/8/9/8/3RC3/6/2N-2 w - - 21'],
    turns: ['c4=e4'],
    refused: [],
  },
  't-stack-unbuild': {
    position: ['2n-2/6/1c-3r-1/8/9/8/3RK3/6/2N-2 w - - 21', '2n-2/6/1k-3r-1/8/9/8/3RC3/6/2N-2 w - - 21'],
    turns: ['c4=e4-e5'],
    refused: [],
  },
  't-stack-build': {
    position: [
      '2n-2/6/1c-3r-1/8/4C-4/8/3RK3/6/2N-2 w - - 21',
      '2n-2/6/1k-3r-1/8/4K-4/8/3RC3/6/2N-2 w - - 21',
    ],
    turns: ['c4=e4-e5'],
    refused: [],
  },
} as const;

/** Those with a guardian. */
const GUARDIAN = {
  // Black's mokca on e5 and what stands around it.
  'm-blocks': {
    position: '2n-2/4r-1/1k-5/8/4m-4/4R-K-2/3RC3/6/2N-2 w - - 21',
    turns: ['c4-d4'],
    refused: ['c4=d4', 'd6-d5'],
  },
  // A stack leaves one blocked cell across another.
  'm-pass': {
    position: '2n-2/4r-1/1k-5/8/4m-4/3RC2K-1/7/6/2N-2 w - - 21',
    turns: ['d4=f3'],
    refused: ['d4=e4'],
  },
  // A mokca on top.
  'm-safe': {
    position: '2n-2/6/1r-2k-2/8/3km5/3C-4/1R-5/6/2N-2 w - - 21',
    turns: ['d4-d5'],
    refused: ['d4-e4!'],
  },
  // A mokca below.
  'm-falls': {
    position: '2n-2/6/1r-2k-2/8/9/3C-mk3/1R-5/6/2N-2 w - - 21',
    turns: ['d4-d5!'],
    refused: [],
  },
  // White's stack with a mokca on top meets the other mokca.
  'm-top': {
    position: '2n-2/4r-1/1k-5/8/5m-3/8/2KM4/4C-1/2N-2 w - - 21',
    turns: ['c3=d4'],
    refused: ['c3=e5'],
  },
  // Rock leaves the mokca below it and makes a stack beside it.
  'm-uncovered': {
    position: '2n-2/4r-1/1k-5/8/9/2R-5/2MC4/4C-1/2N-2 w - - 21',
    turns: ['c3-d3'],
    refused: [],
  },
} as const satisfies Record<string, Example>;

/** The game that the booklets of 2.0 and 3.0 print. */
const GAME = ['a5-b5=d7', 'i5-h5=f7', 'd7=e8-f7!', 'h6-g6', 'e8-f7=g6!', 'i2-h3=f5', 'g6=i4!-i3!!'];

/** All examples of an edition that hunts. */
export function huntExamples(edition: string): Examples {
  const old = edition === '2.0';
  const twice = Object.entries(TWICE).map(([id, { position, ...rest }]): [string, Example] => [
    id,
    { ...rest, position: position[old ? 0 : 1] },
  ]);
  const setting = old ? 'symmetrical' : 'standard';
  return {
    ...Object.fromEntries(twice),
    ...(old ? {} : GUARDIAN),
    game: { setting, turns: GAME, refused: [], ends: 'king-captured' },
  };
}
