import { untrack } from 'svelte';
import type { Sitting } from '../app/sitting.ts';
import type { KeyRow, Kind } from '../wire/index.ts';
import { viewer } from './goal.ts';
import { kindAt, kindPointedAt } from './pointed.ts';

/** The key of the game on the table, and what is pointed at: board and key show it to each other. */
export class KeyDesk {
  /** The cell under the pointer. */
  cell: string | null = $state(null);
  /** The row of the key under the pointer, or with the keyboard. */
  row: Kind | null = $state(null);
  readonly #session: Pick<Sitting, 'game' | 'view'>;

  constructor(session: Pick<Sitting, 'game' | 'view'>) {
    this.#session = session;
  }

  get color() {
    return viewer(this.#session.view);
  }

  /** What the key follows: a press that only picks something up changes nothing of it, and must not pay for it. */
  readonly #position: string = $derived.by(() => {
    const { position, live, acts, played, rules } = this.#session.view;
    return [position, live, acts, played, rules, this.color].join('|');
  });

  rows: readonly KeyRow[] = $derived.by(() => {
    void this.#position;
    const { game } = this.#session;
    return untrack(() => game.key(this.color));
  });

  /** The kind that the key points out. */
  get on(): Kind | null {
    return this.row ?? kindPointedAt(this.#session.view, this.cell);
  }

  /** The cells with what the kind of the row could take now. */
  get ringed(): readonly string[] {
    return this.row === null ? [] : (this.#of(this.row)?.prey ?? []);
  }

  /** What the top of a cell takes, in a sentence. */
  about(cell: string): string {
    const kind = kindAt(this.#session.view, cell);
    return kind === null ? '' : (this.#of(kind)?.sentence ?? '');
  }

  #of(kind: Kind): KeyRow | undefined {
    return this.rows.find((row) => row.kind === kind);
  }
}
