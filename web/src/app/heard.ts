import type { Trail } from '../wire/index.ts';
import type { Sound } from './sound.ts';

/** What a turn sounds like: its last movement tells. */
export function soundOf(trail: Trail): Sound {
  if (trail.legs.some((leg) => leg.captured.length > 0)) return 'capture';
  const last = trail.legs.at(-1);
  if (!last) return 'step';
  if (last.act === 'drop' || last.act === 'place' || last.act === 'relocate') return 'drop';
  const there = last.after.find((one) => one.cell === last.to);
  return (there?.stand.length ?? 0) > 1 && last.part === 'top' ? 'stack' : 'step';
}
