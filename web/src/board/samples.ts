import type {
  BoardFigure,
  CellView,
  Choice,
  Effect,
  EntryView,
  FigureCell,
  Leg,
  NextChoice,
  Part,
  Piece,
  Trail,
  Tray,
  View,
} from '../wire/index.ts';

/** Small boards and views to test with. */

const PITCH = Math.sqrt(3) * 50;

/** A board of three rows: c1–c3, b1–b4, a1–a3, as White sees it. */
export function sampleFigure(): BoardFigure {
  const rows = [
    ['c', 3, -100],
    ['b', 4, -150],
    ['a', 3, -100],
  ] as const;
  const cells = rows.map(([letter, count, first], row) =>
    Array.from({ length: count }, (_, n) => ({
      cell: `${letter}${n + 1}`,
      x: first + 100 * n,
      y: (row - 1) * PITCH,
    })),
  );
  const all = cells.flat();
  const beside = (x: number, y: number): string | null =>
    all.find((cell) => Math.hypot(cell.x - x, cell.y - y) < 1)?.cell ?? null;
  const around = ({ x, y }: { x: number; y: number }): FigureCell['around'] => [
    beside(x + 100, y),
    beside(x + 50, y + PITCH),
    beside(x - 50, y + PITCH),
    beside(x - 100, y),
    beside(x - 50, y - PITCH),
    beside(x + 50, y - PITCH),
  ];
  return {
    edition: '4.8',
    flipped: false,
    viewBox: [-220, -160, 440, 320],
    board: '<path d="M0 0"/>',
    labels: '<g class="names"></g>',
    rowLabels: '<g class="letters"></g>',
    rows: cells.map((row) => row.map((cell) => ({ ...cell, around: around(cell) }))),
    hexagon: '0,-58 50,-29 50,29 0,58 -50,29 -50,-29',
    anatomy: { single: 54, singleY: -3, stacked: 48, topY: -19, splitY: 10, lift: 5 },
    tips: [
      [7, 7, 7, 7, 7, 7],
      [29, 33, 33, 29, 36, 36],
      [26, 50, 50, 26, 50, 50],
    ],
    falls: [7, 32, 45],
    head: 17,
    inlays: null,
  };
}

const kinds = {
  k: 'king',
  r: 'rock',
  p: 'paper',
  s: 'scissors',
  f: 'fool',
  w: 'wise',
  m: 'mountain',
  g: 'guardian',
} as const;

/** Pieces from the bottom up by letters, White's in capitals: `pR` is a white rock on black paper. */
export function pieces(letters: string): Piece[] {
  return [...letters].map((letter) => {
    const lower = letter.toLowerCase();
    const kind = Object.entries(kinds).find(([key]) => key === lower)?.[1];
    if (!kind) throw new Error(`no kind ${letter}`);
    return { color: letter === lower ? 'black' : 'white', kind };
  });
}

export function emptyEntry(changes: Partial<EntryView> = {}): EntryView {
  return {
    done: [],
    next: [],
    other: [],
    lifts: [],
    bothParts: false,
    prompt: 'begin',
    sentence: 'Choose what moves.',
    held: '',
    takes: '',
    text: '',
    playable: null,
    goesOn: false,
    trail: null,
    changed: [],
    barred: [],
    ...changes,
  };
}

const noTray: Tray = { places: [], left: 0, of: 0 };

/** A view of the small board with these stands. */
export function sampleView(stands: Record<string, string>, changes: Partial<View> = {}): View {
  const names = sampleFigure()
    .rows.flat()
    .map((cell) => cell.cell);
  const cells: CellView[] = names.map((cell) => ({
    cell,
    stand: pieces(stands[cell] ?? ''),
    label: `${cell}, ${stands[cell] ?? 'empty'}`,
    stands: 0,
  }));
  const player = { name: '', opponent: { type: 'human' as const } };
  return {
    edition: '4.8',
    reserve: true,
    ransom: false,
    setting: 'standard',
    rules: 'Edition 4.8',
    aim: '',
    goals: {
      white: { title: 'Goal: your king on row i', short: 'king to row i' },
      black: { title: 'Goal: your king on row a', short: 'king to row a' },
    },
    stage: 'turn',
    gift: null,
    toMove: 'white',
    decider: 'white',
    acts: 'person',
    speaker: 'white',
    pair: 1,
    count: null,
    cells,
    reserves: { white: noTray, black: noTray },
    captured: { white: [], black: [] },
    players: { white: player, black: player },
    turns: [],
    cursor: 0,
    played: 0,
    live: true,
    ending: null,
    offer: null,
    canUndo: false,
    canRedo: false,
    last: null,
    blocked: [],
    entry: emptyEntry(),
    plan: null,
    position: '',
    control: null,
    correspondence: null,
    ...changes,
  };
}

/** A choice that may come next. */
export function next(choice: Choice, effect: Effect = 'free', part: Part | null = null): NextChoice {
  return { choice, effect, part, label: 'choice' };
}

export const lift = (cell: string, part: Part): Choice => ({ type: 'lift', cell, part });
export const step = (cell: string): Choice => ({ type: 'step', cell });

/** A step of these pieces, with what stands there afterwards. */
export function stepLeg(
  from: string,
  to: string,
  moved: string,
  after: Record<string, string>,
  changes: Partial<Leg> = {},
): Leg {
  return {
    act: 'step',
    from,
    over: null,
    to,
    part: moved.length > 1 ? 'whole' : 'top',
    pieces: pieces(moved),
    captured: [],
    after: Object.entries(after).map(([cell, stand]) => ({ cell, stand: pieces(stand) })),
    ...changes,
  };
}

/** A cube that comes down. */
export function dropLeg(to: string, piece: string, after: string): Leg {
  return { ...stepLeg('', to, piece, { [to]: after }), act: 'drop', from: null, part: null };
}

export function trail(...legs: Leg[]): Trail {
  return { player: 'white', text: '', legs, sentence: 'White moved.' };
}
