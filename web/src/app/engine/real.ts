// The real WebAssembly in a test: games and a thinker that answers in the same thread.
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { initSync, Table, Thinker } from '../../wasm/jersi.js';
import type { Color, ThinkRequest, Thought } from '../../wire/index.ts';
import type { Games, OnlineGames, ThinkerPort } from '../ports.ts';
import { OnlineSeat, Seat, tried } from './seat.svelte.ts';

/** Loads WebAssembly from the folder that `cargo xtask wasm` fills; gives its memory. */
export function load(): WebAssembly.Memory {
  return initSync({ module: readFileSync(resolve('src/wasm/jersi_bg.wasm')) }).memory;
}

export const games: Games & OnlineGames = {
  begin: (config, language) => tried(() => new Seat(Table.begin(JSON.stringify(config), language))),
  restore: (saved, language) => tried(() => new Seat(Table.restore(JSON.stringify(saved), language))),
  join: (record, mine, name, language) => tried(() => new Seat(Table.join(record, mine, name, language))),
  online: (state, language) => tried(() => new OnlineSeat(Table.online(JSON.stringify(state), language))),
};

/** Thinks at once, and never longer than a moment. */
export class ThinkerHere implements ThinkerPort {
  readonly #thinker = new Thinker(1);
  asked = 0;

  async think(request: ThinkRequest, tell: (thought: Thought) => void): Promise<Thought | null> {
    this.asked += 1;
    const moment = JSON.stringify({ ...request, moveTime: 50, clock: null });
    return JSON.parse(this.#thinker.think(moment, 'en', (text: string) => tell(JSON.parse(text))));
  }

  async chance(record: string, machine: Color): Promise<number | null> {
    return this.#thinker.chance(record, machine, 'en') ?? null;
  }

  moveNow(): void {}

  stop(): void {}
}
