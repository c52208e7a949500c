// The real analyst in a test, answering in the same thread.
import { Analyst } from '../wasm/jersi.js';
import type { GameRequest, Lines, LinesRequest, Looked, TriedView, TryRequest } from '../wire/index.ts';
import type { AnalystPort } from './analyst.ts';

/** Looks only for a moment. It stops by itself after so many positions of a game. */
export class AnalystHere implements AnalystPort {
  readonly #analyst = new Analyst(1);
  /** Positions of a game after which it is stopped. */
  patience = Number.POSITIVE_INFINITY;
  asked: GameRequest[] = [];

  async lines(request: LinesRequest, tell: (lines: Lines) => void): Promise<Lines | null> {
    const moment = JSON.stringify({ ...request, nodes: 3000 });
    return JSON.parse(this.#analyst.lines(moment, 'en', (text: string) => tell(JSON.parse(text))));
  }

  async game(request: GameRequest, tell: (looked: Looked) => void): Promise<boolean> {
    this.asked.push(request);
    let told = 0;
    this.#analyst.game(JSON.stringify(request), 'en', (text: string) => {
      told += 1;
      if (told <= this.patience) tell(JSON.parse(text));
    });
    return told <= this.patience;
  }

  async tryTurn(request: TryRequest): Promise<TriedView | null> {
    return JSON.parse(this.#analyst.tryTurn(JSON.stringify(request), 'en'));
  }

  stop(): void {}
}
