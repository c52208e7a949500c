import { api } from '../live/api.ts';
import type { OnlineSession } from './session.svelte.ts';

/** Waits before each question, in milliseconds. After the last one the page does not ask any more: whoever loads it sees. */
const WAITS = [400, 800, 1_500, 3_000, 6_000, 12_000, 30_000];

/** Asks what a rated game did to the ratings until the club has counted it, or the answer is called. */
export function awaitCount(session: Pick<OnlineSession, 'standing' | 'counting' | 'meet'>): () => void {
  const { game } = session.standing;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let ended = false;
  const ask = async (tries: number): Promise<void> => {
    const reply = await api.game(game);
    if (ended) return;
    if (reply.kind === 'ok') session.meet(reply.value);
    if (session.counting) later(tries + 1);
  };
  const later = (tries: number): void => {
    const wait = WAITS[tries];
    if (wait !== undefined) timer = setTimeout(() => void ask(tries), wait);
  };
  later(0);
  return () => {
    ended = true;
    clearTimeout(timer);
  };
}
