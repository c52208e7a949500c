import type { View } from '../wire/index.ts';
import { stepTo } from './side/turns.ts';

/** Arrow keys step through the turns wherever nothing else needs them. */
export function stepByKey(event: KeyboardEvent, view: View, goTo: (turn: number) => void): void {
  const target = event.target instanceof Element ? event.target : null;
  if (event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
  if (target?.closest('dialog, input, select, textarea, [role=grid], [role=radiogroup], fieldset')) return;
  const to = event.key.startsWith('Arrow') ? stepTo(event.key, view.cursor, view.played) : null;
  if (to === null || event.key === 'ArrowUp' || event.key === 'ArrowDown') return;
  event.preventDefault();
  if (to !== view.cursor) goTo(to);
}
