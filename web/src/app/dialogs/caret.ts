/** A text cut where something is wrong in it. */
export interface Marked {
  before: string;
  wrong: string;
  after: string;
}

/** Cuts a text at a span. A span of no width, as at the end, marks a blank that can be seen. */
export function marked(text: string, span: readonly [number, number] | null): Marked | null {
  if (!span) return null;
  const start = Math.min(Math.max(0, span[0]), text.length);
  const end = Math.min(Math.max(start, span[1]), text.length);
  return { before: text.slice(0, start), wrong: text.slice(start, end) || '\u2007', after: text.slice(end) };
}
