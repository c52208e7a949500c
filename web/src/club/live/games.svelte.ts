import { untrack } from 'svelte';
import { toast } from '../../ui/toasts.svelte.ts';
import type { GameRow } from '../../wire/club.ts';
import { t } from '../../words/words.svelte.ts';
import { api, type Reply } from './api.ts';
import { club, findClub, setTurnsWaiting } from './club.svelte.ts';
import { isSeen, signal } from './signal.ts';
import { line, outbox } from './tab.ts';

/** Whether one is to decide in a game. */
export function isMyTurn(row: GameRow): boolean {
  return row.status === 'playing' && row.you !== undefined && row.decider === row.you;
}

/** Those that wait for one first, least time first; then the others that are played; then what is open, then what is over, the
 * latest first. */
export function inOrder(rows: readonly GameRow[]): GameRow[] {
  const rank = (row: GameRow): number =>
    row.status === 'over' ? 3 : row.status === 'open' ? 2 : isMyTurn(row) ? 0 : 1;
  const time = (row: GameRow): number =>
    row.status === 'playing' ? (row.ends ?? Number.POSITIVE_INFINITY) : -row.at;
  return rows.toSorted((one, other) => rank(one) - rank(other) || time(one) - time(other));
}

/** How far one's own games are known. */
export type Known = 'not-yet' | 'known' | 'away' | 'nobody';

/** One's own games in this club, wherever one looks. */
class MyGames {
  rows: readonly GameRow[] = $state.raw([]);
  /** How one is called; null for who has never joined anything. */
  name: string | null = $state(null);
  known: Known = $state('not-yet');
  /** Where the list of finished games goes on. */
  more: string | null = $state(null);
  #attending = false;
  /** Somebody has joined by this browser since the club was asked who one is. */
  #renewed = false;
  #release: (() => void) | null = null;

  /** Those in which it is one's turn, least time first. */
  get yours(): GameRow[] {
    return this.rows.filter(isMyTurn);
  }

  /** The game to play next, besides one. */
  next(besides: string): GameRow | null {
    return this.yours.find((row) => row.game !== besides) ?? null;
  }

  /** Follows the games from now on. The line is kept open while one of them is played. */
  async attend(): Promise<void> {
    if (this.#attending) return this.load();
    this.#attending = true;
    line.follow({ onopen: () => void this.#opened(), onmine: (row) => this.#take(row) });
    // What went out late, for a game that nobody looks at, may be refused.
    outbox.follow(({ game, do: word }, came) => {
      if (came.kind === 'refused' && word === 'decide' && !isSeen(game))
        toast(t('club-late-refused'), { tone: 'danger' });
    });
    void outbox.adopt();
    await this.load();
  }

  /** The line is open, perhaps again. Another device may have signed this one out, or in under another name. */
  async #opened(): Promise<void> {
    const found = club();
    if (found.kind === 'there' && (found.info.you ?? null) !== line.you) {
      await findClub();
      this.#renewed = false;
    }
    await this.load();
  }

  /** Whether nobody is known by this browser: then there is nothing to ask for. */
  get #nobody(): boolean {
    const found = club();
    return !this.#renewed && line.you === null && found.kind === 'there' && found.info.you === undefined;
  }

  /** Asks for all of them. Who has never joined anything has none, and does not ask. */
  async load(): Promise<void> {
    if (this.#nobody) {
      this.known = 'nobody';
      this.#forget();
      return;
    }
    const reply = await api.myGames();
    if (reply.kind === 'ok') {
      const before = this.known === 'known' ? this.rows : null;
      this.name = reply.value.name;
      this.known = 'known';
      // What has been asked for beyond the first page stays.
      const fresh = new Set(reply.value.games.map((row) => row.game));
      const older =
        this.more === null ? [] : this.rows.filter((row) => row.status === 'over' && !fresh.has(row.game));
      if (older.length === 0) this.more = reply.value.more ?? null;
      this.#set([...reply.value.games, ...older]);
      // What was missed while the line was cut is told as well.
      if (before) for (const row of reply.value.games) this.#tell(row, before);
    } else if (reply.kind === 'refused') {
      this.known = reply.code === 'not-signed-in' ? 'nobody' : 'away';
      if (this.known === 'nobody') this.#forget();
    } else this.known = this.known === 'known' ? 'known' : 'away';
  }

  /** Asks for finished games further back. */
  async loadMore(): Promise<Reply<unknown>['kind']> {
    if (this.more === null) return 'ok';
    const reply = await api.myGames(this.more);
    if (reply.kind !== 'ok') return reply.kind;
    this.more = reply.value.more ?? null;
    const known = new Set(this.rows.map((row) => row.game));
    this.#set([...this.rows, ...reply.value.games.filter((row) => !known.has(row.game))]);
    return 'ok';
  }

  /** Who one is has changed: nothing that was known is true any more. */
  async renew(): Promise<void> {
    this.#forget();
    this.known = 'not-yet';
    const found = club();
    this.#renewed = found.kind !== 'there' || found.info.you !== undefined;
    line.renew();
    await this.attend();
  }

  #forget(): void {
    this.name = null;
    this.more = null;
    this.#set([]);
  }

  #take(row: GameRow): void {
    const before = this.rows;
    this.known = 'known';
    this.#set([row, ...before.filter((one) => one.game !== row.game)]);
    this.#tell(row, before);
  }

  /** Tells that it has become one's turn. */
  #tell(row: GameRow, rows: readonly GameRow[]): void {
    const before = rows.find((one) => one.game === row.game) ?? null;
    const known = before !== null && isMyTurn(before) && before.turns === row.turns;
    if (isMyTurn(row) && !known) signal(row, before);
  }

  #set(rows: readonly GameRow[]): void {
    this.rows = inOrder(rows);
    untrack(() => setTurnsWaiting(this.yours.length));
    const playing = rows.some((row) => row.status !== 'over');
    if (playing && this.#release === null) this.#release = line.hold();
    else if (!playing && this.#release !== null) {
      this.#release();
      this.#release = null;
    }
  }
}

export const games = new MyGames();
