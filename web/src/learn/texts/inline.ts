/** A run of a sentence. */
export type Run =
  | { kind: 'plain'; text: string }
  | { kind: 'term'; text: string }
  | { kind: 'notation'; text: string }
  | { kind: 'link'; text: string; href: string }
  | { kind: 'cube'; cube: string };

const MARKS = /\*([^*]+)\*|`([^`]+)`|\[([^\]]+)\]\(([^)]+)\)|\{(-?[a-z]+)\}/g;

/** The runs of a sentence: *terms*, `notation`, [links](#/learn) and {cubes}. */
export function runs(sentence: string): Run[] {
  const found: Run[] = [];
  let end = 0;
  for (const match of sentence.matchAll(MARKS)) {
    const [whole, term, notation, text, href, cube] = match;
    if (match.index > end) found.push({ kind: 'plain', text: sentence.slice(end, match.index) });
    if (term !== undefined) found.push({ kind: 'term', text: term });
    else if (notation !== undefined) found.push({ kind: 'notation', text: notation });
    else if (text !== undefined && href !== undefined) found.push({ kind: 'link', text, href });
    else if (cube !== undefined) found.push({ kind: 'cube', cube });
    end = match.index + whole.length;
  }
  if (end < sentence.length) found.push({ kind: 'plain', text: sentence.slice(end) });
  return found;
}
