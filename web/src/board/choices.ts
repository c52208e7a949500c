import type { Choice, EntryView, Kind, NextChoice, Part, View } from '../wire/index.ts';

/** What the board asks of the table. */
export type BoardAction = { type: 'choose'; choice: Choice } | { type: 'back' };

/** The cell of a choice, if it has one. */
export function cellOf(choice: Choice): string | null {
  return 'cell' in choice ? choice.cell : null;
}

/** What is picked up and waits for where it goes. */
export interface Picked {
  cell: string;
  part: Part;
}

/** The cell from which the next step goes: what was lifted, or where the first step arrived. */
export function picked(entry: EntryView): Picked | null {
  const step = entry.next.find((next) => next.choice.type === 'step');
  const last = entry.done.at(-1);
  if (last?.type === 'lift') return { cell: last.cell, part: last.part };
  if (last?.type === 'step' && step) return { cell: last.cell, part: step.part ?? 'top' };
  return null;
}

/** The kind that was taken from the reserve and waits for a cell. */
export function taken(entry: EntryView): Kind | null {
  const last = entry.done.at(-1);
  return last?.type === 'take' ? last.kind : null;
}

const choose = (choice: Choice): BoardAction => ({ type: 'choose', choice });

function otherPart(part: Part): Part {
  return part === 'top' ? 'whole' : 'top';
}

/** Picks the other of the top cube and the whole stack. */
export function switched(entry: EntryView): BoardAction[] {
  const last = entry.done.at(-1);
  if (last?.type !== 'lift' || !entry.bothParts) return [];
  return [choose({ type: 'lift', cell: last.cell, part: otherPart(last.part) })];
}

/** Picks the top cube or the whole stack of the cell that is picked already. */
export function partChosen(entry: EntryView, part: Part): BoardAction[] {
  const last = entry.done.at(-1);
  return last?.type === 'lift' && last.part !== part ? switched(entry) : [];
}

/** The lift of a cell: the part that was aimed at, or else the whole stack, or else what there is. */
function liftOf(choices: readonly NextChoice[], cell: string, aimed: Part | null): Choice | null {
  const lifts = choices.map((next) => next.choice).filter((choice) => choice.type === 'lift');
  const here = lifts.filter((lift) => lift.cell === cell);
  return here.find((lift) => lift.part === (aimed ?? 'whole')) ?? here[0] ?? null;
}

/** What the referee is asked about when none of the choices is on the cell, so that he tells why. */
function attempt(view: View, cell: string): BoardAction[] {
  switch (view.entry.prompt) {
    case 'begin': {
      const stand = view.cells.find((each) => each.cell === cell)?.stand ?? [];
      return stand.length > 0 ? [choose({ type: 'lift', cell, part: 'top' })] : [];
    }
    case 'target':
    case 'second-step':
    case 'second-step-or-king':
      return [choose({ type: 'step', cell })];
    case 'land':
      return [choose({ type: 'land', cell })];
    case 'place':
      return taken(view.entry) ? [choose({ type: 'land', cell })] : [];
    case 'seat':
      return [choose({ type: 'seat', cell })];
    case 'gift':
      return [choose({ type: 'gift', cell })];
    default:
      return [];
  }
}

/** What pressing a cell means. `starts` are the choices before the first one, so that another cube can be picked
 * instead; `aimed` is the part of a stack that was pressed, where it is large enough to tell. */
export function press(
  view: View,
  starts: readonly NextChoice[],
  cell: string,
  aimed: Part | null,
): BoardAction[] {
  const { entry } = view;
  const lift = liftOf(entry.next, cell, aimed);
  if (lift) return [choose(lift)];
  const here = entry.next.find((next) => cellOf(next.choice) === cell);
  if (here) return [choose(here.choice)];

  const last = entry.done.at(-1);
  if (last?.type === 'lift' && last.cell === cell) {
    const stays = aimed !== null && aimed === last.part;
    return entry.bothParts && !stays ? switched(entry) : [{ type: 'back' }];
  }
  // A stack that a guardian keeps away is told so, though its top alone could go there.
  const barred = entry.barred.includes(cell);
  const other = barred ? undefined : entry.other.find((next) => cellOf(next.choice) === cell);
  if (other) return [...switched(entry), choose(other.choice)];

  const moved = (entry.trail?.legs.length ?? 0) > 0;
  const restart = moved ? null : liftOf(starts, cell, aimed);
  if (restart && entry.done.length > 0) return [choose(restart)];
  return attempt(view, cell);
}

/** What pressing a kind of the reserve means. The table puts it in the place of what was taken up before. */
export function pressKind(entry: EntryView, kind: Kind): BoardAction[] {
  return taken(entry) === kind ? [{ type: 'back' }] : [choose({ type: 'take', kind })];
}
