import type { GameRow } from '../../wire/club.ts';
import { api } from '../live/api.ts';

/** How often the list of open games is asked for while somebody looks at it, in milliseconds. */
const EVERY = 10_000;

/** The games that are listed for all. Nobody is told when they change: they are asked for again and again, as long as
 * somebody looks. */
export class Listed {
  open: readonly GameRow[] = $state.raw([]);
  playing: readonly GameRow[] = $state.raw([]);
  /** Whether the club answered the last time; null before the first answer. */
  answered: boolean | null = $state(null);

  async load(): Promise<void> {
    const reply = await api.lobby();
    this.answered = reply.kind === 'ok';
    if (reply.kind === 'ok') ({ open: this.open, playing: this.playing } = reply.value);
  }

  /** Asks from now on until the answer is called; a page that nobody sees asks for nothing. */
  follow(): () => void {
    const look = (): void => {
      if (document.visibilityState === 'visible') void this.load();
    };
    look();
    const timer = setInterval(look, EVERY);
    document.addEventListener('visibilitychange', look);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', look);
    };
  }
}
