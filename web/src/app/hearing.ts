import { soundOf } from './heard.ts';
import { isHuman } from './side/people.ts';
import type { Sitting } from './sitting.ts';
import { play } from './sound.ts';

/** Lets a session be heard: turns as they are played, the end, and the last ten seconds of a person. */
export class Hearing {
  #game: Sitting['game'] | null = null;
  #played = -1;
  #seconds = -1;

  /** Called after every change of the session. */
  follow(session: Pick<Sitting, 'game' | 'view' | 'clock'>): void {
    const { game, view, clock } = session;
    // Another game was put on the table: its turns are not news.
    if (game !== this.#game) [this.#game, this.#played, this.#seconds] = [game, -1, -1];
    if (view.played === this.#played + 1 && this.#played >= 0 && view.last && view.live) {
      play(view.ending ? 'win' : soundOf(view.last));
    }
    this.#played = view.played;
    const running = clock?.running;
    if (!running || !isHuman(view.players[running])) return;
    const seconds = Math.floor((clock?.left[running] ?? 0) / 1000);
    if (seconds < 10 && seconds < this.#seconds) play('tick');
    this.#seconds = seconds;
  }
}
