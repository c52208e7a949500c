// The one door to what the browser keeps by key: small texts, written at once. A browser may forbid it, and then the very
// name throws; whoever writes is told whether the text is kept.

type Place = 'localStorage' | 'sessionStorage';

/** What stands under a key; null if nothing does, or if it cannot be read. */
export function readLocal(key: string, place: Place = 'localStorage'): string | null {
  try {
    return globalThis[place].getItem(key);
  } catch {
    return null;
  }
}

/** Writes a text; whether it stands there now. */
export function keepLocal(key: string, text: string, place: Place = 'localStorage'): boolean {
  try {
    globalThis[place].setItem(key, text);
    return true;
  } catch {
    return false;
  }
}

/** Takes a key away; whether it is gone. */
export function dropLocal(key: string): boolean {
  try {
    localStorage.removeItem(key);
    return true;
  } catch {
    return false;
  }
}

/** The keys that begin with a word. */
export function localKeys(prefix: string): string[] {
  try {
    const all = Array.from({ length: localStorage.length }, (_, place) => localStorage.key(place) ?? '');
    return all.filter((key) => key.startsWith(prefix));
  } catch {
    return [];
  }
}
