import { untrack } from 'svelte';

/** A short message that goes by itself. */
export interface Toast {
  id: number;
  text: string;
  tone: 'plain' | 'danger';
  /** One thing that can be done about it. */
  action?: { label: string; run: () => void };
  /** It stays until somebody takes it away: what comes after it does not push it out. */
  lasts: boolean;
}

interface Options {
  tone?: Toast['tone'];
  action?: Toast['action'];
  /** How long it stays, in milliseconds; one with an action stays longer. */
  stay?: number;
}

/** So many at once, unless more of them last. */
const MOST = 3;
let next = 1;
const shown: Toast[] = $state([]);

/** The messages on the screen, oldest first. */
export function toasts(): readonly Toast[] {
  return shown;
}

/** Shows a message, and gives its number; the same text is not shown twice at once. An effect may say something without following what
 * else is said. */
export function toast(text: string, options: Options = {}): number {
  return untrack(() => show(text, options));
}

function show(text: string, options: Options): number {
  for (const old of shown.filter((one) => one.text === text)) dismiss(old.id);
  const id = next++;
  const { tone = 'plain', action } = options;
  const stay = options.stay ?? (action ? 9000 : 5000);
  const lasts = !Number.isFinite(stay);
  shown.push(action ? { id, text, tone, lasts, action } : { id, text, tone, lasts });
  for (const old of shown.filter((one) => !one.lasts && one.id !== id))
    if (shown.length > MOST) dismiss(old.id);
  if (!lasts) setTimeout(() => dismiss(id), stay);
  return id;
}

/** Takes a message away. */
export function dismiss(id: number): void {
  const place = shown.findIndex((one) => one.id === id);
  if (place >= 0) shown.splice(place, 1);
}
