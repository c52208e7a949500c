/** One thing that a hand does at the board. */
export type Hand =
  | { does: 'lift'; cell: string; part: 'top' | 'whole' }
  | { does: 'go'; cell: string }
  | { does: 'take'; letter: string }
  | { does: 'seat'; cell: string }
  | { does: 'name'; letter: string };

/** What a hand does to enter a written turn, or a part of one: steps, drops, placements, ransom, relocation. It
 * knows how turns are written, and nothing of what is allowed. A king behind a slash is put back. */
export function handsOf(turn: string): Hand[] {
  return turn.split(/(?=[#/])/).flatMap((part) => partOf(part, part.startsWith('/')));
}

function partOf(part: string, behind: boolean): Hand[] {
  const text = behind ? part.slice(1) : part;
  const seat = /^K:([a-i]\d)$/.exec(text);
  if (behind && seat) return [{ does: 'seat', cell: seat[1] ?? '' }];
  const ransom = /^#(?:([A-Z])|([a-i]\d))$/.exec(text);
  if (ransom)
    return ransom[1] ? [{ does: 'name', letter: ransom[1] }] : [{ does: 'go', cell: ransom[2] ?? '' }];
  const placed = /^([A-Z]):([a-i]\d)$/.exec(text);
  if (placed) {
    const [, letter = '', cell = ''] = placed;
    return [
      { does: 'take', letter },
      { does: 'go', cell },
    ];
  }
  return stepsOf(text);
}

function stepsOf(text: string): Hand[] {
  const steps = /^([a-i]\d)([-=])([a-i]\d)!{0,2}(?:[-=]([a-i]\d)!{0,2})?$/.exec(text);
  if (!steps) throw new Error(`this is no turn: ${text}`);
  const [, from = '', sign, to = '', then] = steps;
  const hands: Hand[] = [
    { does: 'lift', cell: from, part: sign === '=' ? 'whole' : 'top' },
    { does: 'go', cell: to },
  ];
  if (then) hands.push({ does: 'go', cell: then });
  return hands;
}
