import type { GameState } from '../../wire/club.ts';
import { api } from '../live/api.ts';
import { line } from '../live/tab.ts';

/** What is found behind the link of a game. */
export type Standing =
  /** It is looked for. */
  | 'looking'
  /** It is there: `state` tells how it stands. */
  | 'there'
  | 'gone'
  /** Nobody answered. */
  | 'away'
  /** Who made it has taken it back before anybody came. */
  | 'withdrawn'
  /** It was open when the link was opened, and somebody else has sat down. */
  | 'taken';

/** How often an open game is asked for where the line is cut, in milliseconds. */
const EVERY = 10_000;

/** The way to the table of a game: follows it while it is open, and opens when it begins. */
export class Door {
  standing: Standing = $state('looking');
  state: GameState | null = $state.raw(null);
  /** Called when a game that was open here begins. */
  onbegun: (was: GameState, now: GameState) => void = () => {};
  readonly #game: string;
  #gone = false;
  #unwatch: (() => void) | null = null;

  constructor(game: string) {
    this.#game = game;
  }

  /** Looks behind it until the answer is called. */
  open(): () => void {
    void this.look();
    const timer = setInterval(() => {
      if (this.#waits() && line.state !== 'open' && document.visibilityState === 'visible') void this.look();
    }, EVERY);
    return () => {
      this.#gone = true;
      clearInterval(timer);
      this.#leave();
    };
  }

  /** Asks how the game stands. */
  async look(): Promise<void> {
    const reply = await api.game(this.#game);
    if (this.#gone) return;
    if (reply.kind === 'ok') this.#take(reply.value);
    else if (reply.kind === 'refused' && isUnknown(reply.code)) this.#end('gone');
    // What was seen before is still the best that is known.
    else if (this.state === null) this.standing = 'away';
  }

  /** Sits down by a request; whether one sits there now. The line may tell that the game has begun before the request is
   * answered: until then nobody knows whose seat it is. */
  async sit(request: () => Promise<boolean>): Promise<boolean> {
    this.#sitting = true;
    const sat = await request();
    this.#sitting = false;
    this.#sat ||= sat;
    if (sat) await this.look();
    else if (this.#late) this.#take(this.#late);
    return sat;
  }

  /** Does not mind that the seat is gone. */
  watch(): void {
    if (this.state) this.standing = 'there';
  }

  #sitting = false;
  #sat = false;
  /** What the line told meanwhile. */
  #late: GameState | null = null;

  #waits(): boolean {
    return this.standing === 'away' || this.state?.status === 'open';
  }

  #take(now: GameState): void {
    const was = this.state;
    // The line and a question of one's own may tell it twice, and out of order.
    if (was && was.status !== 'open') return;
    if (this.#sitting) {
      this.#late = now;
      return;
    }
    this.state = now;
    if (now.status === 'open') {
      this.standing = 'there';
      this.#follow();
      return;
    }
    this.#leave();
    const begun = now.events.length > 0;
    const mine = this.#sat || now.white?.you === true || now.black?.you === true;
    if (!begun) this.standing = 'withdrawn';
    else this.standing = was !== null && !mine ? 'taken' : 'there';
    if (was !== null && begun) this.onbegun(was, now);
  }

  #end(standing: Standing): void {
    this.#leave();
    this.state = null;
    this.standing = standing;
  }

  #follow(): void {
    this.#unwatch ??= line.watch(this.#game, {
      seen: () => 0,
      onstate: (state) => this.#take(state),
      onevent: () => void this.look(),
      onpresence: () => {},
      ongreet: () => {},
    });
  }

  #leave(): void {
    this.#unwatch?.();
    this.#unwatch = null;
  }
}

/** Whether the club knows no game of this name. */
function isUnknown(code: string): boolean {
  return code === 'no-such-game' || code === 'malformed';
}
