/** The pages beside the game, by the word in their address. */
export const PAGE_NAMES = ['study', 'editor', 'learn', 'records'] as const;

/** One of them. */
export type PageName = (typeof PAGE_NAMES)[number];

/** Where the reader is: `#/learn/rules/4.8` is the page `learn` with the parts `rules` and `4.8`. */
export interface Address {
  /** `play` is the game itself; null is an address that leads nowhere. */
  page: 'play' | PageName | null;
  /** What follows the name of the page, decoded. */
  parts: readonly string[];
  /** What follows a question mark. */
  query: URLSearchParams;
}

/** Reads what follows `#` in an address. The whole of a page lies there, so that any static host will do. */
export function readAddress(hash: string): Address {
  const [path = '', query = ''] = hash.replace(/^#?\/?/, '').split('?', 2);
  const [name = '', ...parts] = path.split('/').map(decoded);
  while (parts.at(-1) === '') parts.pop();
  return { page: pageOf(name), parts, query: new URLSearchParams(query) };
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
