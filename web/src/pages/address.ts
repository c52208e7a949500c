/** The pages beside the door, by the word in their address. */
export const PAGE_NAMES = ['game', 'learn', 'study', 'shelf', 'editor', 'turn', 'club', 'lab'] as const;

/** One of them. */
export type PageName = (typeof PAGE_NAMES)[number];

/** Where the reader is: `#/learn/rules/4.8` is the page `learn` with the parts `rules` and `4.8`. */
export interface Address {
  /** `play` is the door; null is an address that leads nowhere. */
  page: 'play' | PageName | null;
  /** What follows the name of the page, decoded. */
  parts: readonly string[];
  /** What follows a question mark. */
  query: URLSearchParams;
}

/** Words of older addresses that people have kept. */
const FORMER: ReadonlyMap<string, PageName> = new Map([['records', 'shelf']]);

/** An address as it is written today. */
export function renewed(hash: string): string {
  const name = /^#\/(\w+)/.exec(hash)?.[1] ?? '';
  const now = FORMER.get(name);
  return now ? `#/${now}${hash.slice(2 + name.length)}` : hash;
}

/** Reads what follows `#` in an address. The whole of a page lies there, so that any static host will do. Only a new game may
 * also be asked for before it, in `search`: `./?edition=4.8`, `./?game=4.8 quiet-limit=60`. */
export function readAddress(hash: string, search = ''): Address {
  const [path = '', question = ''] = renewed(hash)
    .replace(/^#?\/?/, '')
    .split('?', 2);
  const [name = '', ...parts] = path.split('/').map(decoded);
  while (parts.at(-1) === '') parts.pop();
  const page = pageOf(name);
  const query = new URLSearchParams(question);
  if (page !== 'play') return { page, parts, query };
  const asked = asksForGame(query) ? query : new URLSearchParams(search);
  return asksForGame(asked) ? { page: 'game', parts: [], query: asked } : { page, parts, query };
}

/** Whether a question asks for a new game. */
export function asksForGame(query: URLSearchParams): boolean {
  return query.has('edition') || query.has('position') || query.has('game');
}

/** The address of a page, for a link: `#/learn/rules/4.8`. */
export function addressOf(
  page: 'play' | PageName,
  parts: readonly string[] = [],
  query: Readonly<Record<string, string>> = {},
): string {
  const path = page === 'play' ? [] : [page, ...parts];
  const asked = new URLSearchParams(query).toString();
  return `#/${path.map(encodeURIComponent).join('/')}${asked === '' ? '' : `?${asked}`}`;
}

function pageOf(name: string): Address['page'] {
  if (name === '' || name === 'play') return 'play';
  return PAGE_NAMES.find((page) => page === name) ?? null;
}

/** A part that was not written by us may be encoded wrongly; then it is taken as it stands. */
function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}
