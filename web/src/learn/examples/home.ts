import type { Example, Examples } from './example.ts';

/** Examples of the editions that bring the king home. */
const HOME = {
  // The king rides home on a rock.
  arrive: {
    position: '7/3s-4/3RK3/8/9/5r-2/4P-2/3k-4/7 w - 0 11',
    turns: ['g4=i5'],
    refused: [],
    ends: 'king-arrived',
  },
  // The king leaves the far row again.
  through: {
    position: '1r-5/3PK4/5s-1/8/1k-7/8/7/8/3R-3 w - 0 11',
    turns: ['h4=i4-h5'],
    refused: [],
  },
  // A stack of paper and rock, a single cube, one in the way.
  move: {
    position: '3k-3/8/7/4s-3/6f-2/2S-5/2PR2P-1/8/3K-3 w - 0 11',
    turns: ['c3=e5'],
    refused: ['c3=e3', 'c3=d3', 'c6-e6'],
  },
  // Rock steps onto paper, then both go.
  build: {
    position: '3k-3/8/1p-5/5rs2/9/4P-3/4R-2/8/3K-3 w - 0 11',
    turns: ['c5-d5=f6!'],
    refused: ['c5-d5-e5'],
  },
  // A stack captures, then its top captures again.
  unbuild: {
    position: '3k-3/8/2r-4/4pf3/4s-4/8/2PR4/8/3K-3 w - 0 11',
    turns: ['c3=e5!-f5!'],
    refused: ['c3=e5!=f5!'],
  },
  // Rock among scissors on paper, paper, rock and a fool.
  capture: {
    position: '3k-3/8/7/8/3psp-4/2f-R-r-3/7/8/3K-3 w - 0 11',
    turns: ['d4-e4!'],
    refused: ['d4-e5!', 'd4-d5!'],
  },
  // A fool among all kinds.
  fool: {
    position: '3k-3/8/7/8/3f-w-4/2s-F-pr3/7/8/3K-3 w - 0 11',
    turns: ['d4-d5!'],
    refused: ['d4-e5!'],
  },
  // The king falls in the first step.
  king: {
    position: '7/2p-5/4s-2/4rk3/9/3PR4/7/8/3K-3 w - 0 11',
    turns: ['d4=f5!!-g5!/K:i2'],
    refused: ['d4=f5!!', 'd4=f5!!/K:h2'],
  },
  // Row i is full of stacks.
  'no-seat': {
    position: 'pprrssffrrsspp/8/7/8/3R-k-4/8/7/8/3K-3 w - 0 11',
    turns: ['e4-e5!!'],
    refused: [],
    ends: 'king-not-relocatable',
  },
  // Black has only a king, walled in.
  stuck: {
    position: '2mmk-mm2/3MMM-3/7/8/9/8/7/8/3K-3 w M 0 41',
    turns: ['M:h5'],
    refused: [],
    ends: 'no-turn',
  },
  // Two mountains to climb.
  climb: {
    position: '3k-3/8/2s-4/8/3m-M-4/2RSP-4/7/8/3K-3 w - 0 11',
    turns: ['d4-e4'],
    refused: ['d3=e4'],
  },
  // A cube on a mountain.
  leave: {
    position: '3k-3/8/4s-2/3r-4/3mP5/1RS6/7/8/3K-3 w - 0 11',
    turns: ['e4-f4!'],
    refused: ['e4=f4'],
  },
  // A black rock on a mountain.
  'on-mountain': {
    position: '3k-3/8/4s-2/8/3Mr5/2SPP-4/7/8/3K-3 w - 0 11',
    turns: ['d4-e4!'],
    refused: ['d3=e4!'],
  },
  // Two mountains on one cell.
  wall: {
    position: '3k-3/8/4s-2/8/3MM5/3R-4/1S-5/8/3K-3 w - 0 11',
    turns: ['d4-e5'],
    refused: ['d4-e4'],
  },
  // A mountain, and a rock on another one.
  rooted: {
    position: '3k-3/8/4s-2/8/3M-5/3mR4/1P-5/8/3K-3 w - 0 11',
    turns: ['d4-e4'],
    refused: ['e4-e5', 'd4=d5'],
  },
  // Cubes come from the reserve.
  drop: {
    position: '3k-3/8/2s-1m-2/8/9/8/3R-3/3S-4/3K-3 w MMMMWWmmmww 0 11',
    turns: ['M:d4/M:d5'],
    refused: ['M:d4/M:d6', 'M:c4', 'W:g5', 'W:a4'],
  },
  // A wise man lands on a rock before a fool.
  'drop-wise': {
    position: '3k-3/8/2s-4/8/9/3f-4/3R-3/8/3K-3 w MMMMWWmmmww 0 11',
    turns: ['W:c4', 'd4-d5'],
    refused: [],
  },
  // A fool before a wise man and before paper.
  respect: {
    position: '3k-3/8/1s-5/3f-P-3/3RW5/8/7/8/3K-3 b - 0 12',
    turns: ['f4-f5!'],
    refused: ['f4-e4!'],
  },
  // A king that wants to hide.
  hide: {
    position: '3k-3/8/2s-4/8/9/8/7/3R-4/3K-S-2 w MMMMWWmmmmww 0 11',
    turns: ['a4-b4=d5'],
    refused: ['b4-a4', 'W:a4'],
  },
  // One then two, or two then one.
  alternate: {
    position: '3k-3/8/2s-4/8/9/5SR2/2R-P-3/8/3K-3 w - 0 11',
    turns: ['c3-c4=e4'],
    refused: ['c3-c4-d4', 'd6=e6=f6'],
  },
  // A stack is built to the right and goes up to the left.
  turning: {
    position: '3k-3/8/2s-4/8/5p-3/8/2R-P-3/8/3K-3 w - 0 11',
    turns: ['c3-c4=e4'],
    refused: [],
  },
  // The fortieth turn without a capture.
  tie: {
    position: '3k-3/8/7/4s-3/9/3R-4/7/8/3K-3 w - 39 81',
    turns: ['d4-d5'],
    refused: [],
    ends: 'no-capture-limit',
  },
  // The fortieth turn captures a king that stands alone.
  'lone-king': {
    position: '7/8/2s-4/8/3R-k-4/8/7/8/3K-3 w - 39 81',
    turns: ['e4-e5!!/K:i4'],
    refused: [],
  },
  // A king is bought back.
  ransom: {
    position: '7/3s-4/2r-4/8/3R-k-4/8/2r-4/8/3K-3 w - 5 11',
    turns: ['e4-e5!!#R', '#c3', '/K:i4'],
    refused: [],
    ransom: true,
  },
  't-move': {
    position: '3k-3/8/1s-3p-1/8/9/8/3R-3/8/3K-3 w - 0 11',
    turns: ['c4-d5'],
    refused: [],
  },
  't-top': {
    position: '3k-3/8/1s-3p-1/8/9/8/3PR3/8/3K-3 w - 0 11',
    turns: ['c4-d5'],
    refused: [],
  },
  't-climb': {
    position: '3k-3/8/1s-3p-1/8/9/4m-3/3R-3/8/3K-3 w - 0 11',
    turns: ['c4-d5'],
    refused: [],
  },
  't-leave': {
    position: '3k-3/8/1s-3p-1/8/9/8/3mR3/8/3K-3 w - 0 11',
    turns: ['c4-d5'],
    refused: [],
  },
  't-build': {
    position: '3k-3/8/1s-3p-1/8/9/8/3R-P-2/8/3K-3 w - 0 11',
    turns: ['c4-c5'],
    refused: [],
  },
  't-build-move': {
    position: '3k-3/8/1s-3p-1/8/9/8/3R-P-2/8/3K-3 w - 0 11',
    turns: ['c4-c5=e5'],
    refused: [],
  },
  't-stack': {
    position: '3k-3/8/1s-3p-1/8/9/8/3PR3/8/3K-3 w - 0 11',
    turns: ['c4=e4'],
    refused: [],
  },
  't-stack-unbuild': {
    position: '3k-3/8/1s-3p-1/8/9/8/3PR3/8/3K-3 w - 0 11',
    turns: ['c4=e4-e5'],
    refused: [],
  },
  't-stack-build': {
    position: '3k-3/8/1s-3p-1/8/4S-4/8/3PR3/8/3K-3 w - 0 11',
    turns: ['c4=e4-e5'],
    refused: [],
  },
  't-stack-climb': {
    position: '3k-3/8/1s-3p-1/8/4M-4/8/3PR3/8/3K-3 w - 0 11',
    turns: ['c4=e4-e5'],
    refused: [],
  },
  't-drop': {
    position: '3k-3/8/1s-3p-1/8/9/8/3R-3/8/3K-3 w MMMMWWmmmmww 0 11',
    turns: ['M:d5'],
    refused: [],
  },
  't-drop-two': {
    position: '3k-3/8/1s-3p-1/8/9/8/3R-3/8/3K-3 w MMMMWWmmmmww 0 11',
    turns: ['M:d4/M:d5'],
    refused: [],
  },
  't-drop-same': {
    position: '3k-3/8/1s-3p-1/8/9/8/3R-3/8/3K-3 w MMMMWWmmmmww 0 11',
    turns: ['M:d5/M:d5'],
    refused: [],
  },
} as const satisfies Record<string, Example>;

/** The game that the booklet of 4.8 prints; its sixteenth pair is mended as in the author's own file. */
const GAME =
  'a2-b2=d3 h4-h3=f4 b3-b4=d5 f4=d3! d5=d3!-e4 M:f3/M:f4 a4-a3=c2 i1-i2=g3 c2=e2 h1-h2=f1 e2=g2-h2 f1=h2!!-g2!/K:a2 e4-d3=f2 g2-f2! a2-a1=c2 i4-i3=g4 M:d4/M:d5 h5-h6=f7 b5-b6=d7 i6-i5=g6 d7=f8-f7! g6=g7-f8! f7-f8! h8-g7=f8! a6-a5=b6 i7-h7=f6 b8-a7 g4=e6-e5 b6-b7=c6 f8=d7-c6! a7=c6!-d7! f6=d7!-e7 W:b7/W:c7 g3=g1-f1 c6-c7=e9 e6-e7=e9! b7-b6=b4 f1-f2=e3 b4=d3-c3 e3=c1-b1! c2=b3-b4 e9=e7-e6 d3-c3=c1! e5-e6=c6 M:b6/M:b7 c6-d7=b8 c1=b1! b8-a7';

/** All examples of an edition that brings the king home. */
export function homeExamples(edition: string): Examples {
  const lone: Example =
    edition === '4.16' ? { ...HOME['lone-king'], ends: 'no-capture-limit' } : HOME['lone-king'];
  return {
    ...HOME,
    'lone-king': lone,
    game: { setting: 'standard', turns: GAME.split(' '), refused: [], ends: 'king-arrived' },
  };
}
