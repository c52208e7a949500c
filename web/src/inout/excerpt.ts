import { type Marked, marked } from '../app/dialogs/caret.ts';

/** The line of a text where something is wrong, cut at the place; null if it has none. Lines that are too long to show
 * lose what is far from the place. */
export function excerpt(text: string, span: readonly [number, number] | null): Marked | null {
  if (!span) return null;
  const start = text.lastIndexOf('\n', Math.max(0, span[0] - 1)) + 1;
  const stop = text.indexOf('\n', span[0]);
  const line = text.slice(start, stop < 0 ? text.length : stop);
  const cut = marked(line, [span[0] - start, Math.min(span[1] - start, line.length)]);
  if (!cut) return null;
  return { before: tail(plain(cut.before)), wrong: plain(cut.wrong), after: head(plain(cut.after)) };
}

const AROUND = 36;

function tail(text: string): string {
  return text.length > AROUND ? `…${text.slice(-AROUND)}` : text;
}

function head(text: string): string {
  return text.length > AROUND ? `${text.slice(0, AROUND)}…` : text;
}

/** Tabs are as wide as the eye expects a gap to be. */
function plain(text: string): string {
  return text.replaceAll('\t', '  ');
}

/** A text with other words at some places. */
export function replaced(
  text: string,
  places: readonly { whole: readonly [number, number]; by: string }[],
): string {
  // Those at the end first, so that the others stay where they are.
  const sorted = [...places].sort((a, b) => b.whole[0] - a.whole[0]);
  return sorted.reduce((now, { whole, by }) => now.slice(0, whole[0]) + by + now.slice(whole[1]), text);
}
