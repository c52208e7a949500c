// The line and the outbox of this tab, put to work in the browser.
import { Database } from '../../store/database.ts';
import { SUBPROTOCOL } from '../../wire/club.ts';
import { clubUrl } from './api.ts';
import { Line, type Outside } from './line.svelte.ts';
import { Outbox } from './outbox.svelte.ts';

function later(work: () => void, wait: number): () => void {
  const timer = setTimeout(work, wait);
  return () => clearTimeout(timer);
}

const browser: Outside = {
  open: () => {
    const url = clubUrl('live');
    url.protocol = url.protocol === 'https:' ? 'wss:' : 'ws:';
    return new WebSocket(url, SUBPROTOCOL);
  },
  now: () => Date.now(),
  random: Math.random,
  later,
};

export const line = new Line(browser);

export const outbox = new Outbox({
  database: new Database('jersi-club', 'outbox'),
  say: (message) => line.say(message),
  now: browser.now,
  random: browser.random,
  later,
});

line.employ(outbox);

addEventListener('online', () => line.wake());
addEventListener('pageshow', () => line.wake());
document.addEventListener('visibilitychange', () => {
  if (document.visibilityState === 'visible') line.wake();
});
