import { type Marked, marked } from '../app/dialogs/caret.ts';
import { plain } from '../words/foreign.ts';

/** The line of a text where something is wrong, cut at the place; null if it has none. Lines that are too long to show
 * lose what is far from the place. */
export function excerpt(text: string, span: readonly [number, number] | null): Marked | null {
  if (!span) return null;
  // A line may be as long as the whole text; what is far away is not even looked at.
  const near = Math.max(0, span[0] - FAR);
  const before = text.slice(near, span[0]);
  const start = near + before.lastIndexOf('\n') + 1;
  const [rest = ''] = text.slice(span[0], span[0] + FAR).split('\n', 1);
  const line = text.slice(start, span[0]) + rest;
  const cut = marked(line, [span[0] - start, Math.min(span[1] - start, line.length)]);
  if (!cut) return null;
  return { before: tail(shown(cut.before)), wrong: shown(cut.wrong), after: head(shown(cut.after)) };
}

const AROUND = 36;
const FAR = 200;

function tail(text: string): string {
  return text.length > AROUND ? `…${text.slice(-AROUND)}` : text;
}

function head(text: string): string {
  return text.length > AROUND ? `${text.slice(0, AROUND)}…` : text;
}

/** Tabs are as wide as the eye expects a gap to be; what steers text is seen. */
function shown(text: string): string {
  return plain(text.replaceAll('\t', '  '));
}

/** A text with other words at some places. */
export function replaced(
  text: string,
  places: readonly { whole: readonly [number, number]; by: string }[],
): string {
  const sorted = [...places].sort((a, b) => a.whole[0] - b.whole[0]);
  let at = 0;
  const parts = sorted.map(({ whole, by }) => {
    const part = text.slice(at, whole[0]) + by;
    at = whole[1];
    return part;
  });
  return parts.join('') + text.slice(at);
}
