/** A run of a sentence. */
export type Run =
  | { kind: 'plain'; text: string }
  | { kind: 'term'; text: string }
  | { kind: 'notation'; text: string }
  | { kind: 'link'; text: string; href: string }
  | { kind: 'measured'; text: string; href: string }
  | { kind: 'cube'; cube: string };

const MARKS =
  / \(\[([^\]]+)\]\((#\/lab\/[^)]+)\)\)|\*([^*]+)\*|`([^`]+)`|\[([^\]]+)\]\(([^)]+)\)|\{(-?[a-z]+)\}/g;

/** The runs of a sentence: *terms*, `notation`, [links](#/learn) and {cubes}; and ([measured](#/lab/study)), whose brackets and the
 * space before them go with it: they are left out where the report is not there. */
export function runs(sentence: string): Run[] {
  const found: Run[] = [];
  let end = 0;
  for (const match of sentence.matchAll(MARKS)) {
    const [whole, measured, report, term, notation, text, href, cube] = match;
    if (match.index > end) found.push({ kind: 'plain', text: sentence.slice(end, match.index) });
    if (measured !== undefined && report !== undefined)
      found.push({ kind: 'measured', text: measured, href: report });
    else if (term !== undefined) found.push({ kind: 'term', text: term });
    else if (notation !== undefined) found.push({ kind: 'notation', text: notation });
    else if (text !== undefined && href !== undefined) found.push({ kind: 'link', text, href });
    else if (cube !== undefined) found.push({ kind: 'cube', cube });
    end = match.index + whole.length;
  }
  if (end < sentence.length) found.push({ kind: 'plain', text: sentence.slice(end) });
  return found;
}
