import { Asker, type WorkerLike } from '../app/engine/asker.ts';
import type { FromWorker, ToAnalyst } from '../app/engine/messages.ts';
import type { NetworkPort } from '../app/engine/networks.ts';
import type { GameRequest, Lines, LinesRequest, Looked, TriedView, TryRequest } from '../wire/index.ts';
import { language } from '../words/words.svelte.ts';

/** The engine beside the page, asked about positions and games. Every question ends the one before it. */
export interface AnalystPort {
  /** The best lines in a position, told as they are found; the last ones, or null when it was stopped. */
  lines(request: LinesRequest, tell: (lines: Lines) => void): Promise<Lines | null>;
  /** Looks at every position of a game; whether it came to the end. */
  game(request: GameRequest, tell: (looked: Looked) => void): Promise<boolean>;
  /** Judges a turn; null when it was stopped. */
  tryTurn(request: TryRequest): Promise<TriedView | null>;
  /** Ends what is under way at once. */
  stop(): void;
}

/** An analyst in a worker of its own, so that it never disturbs a game. */
export class WorkerAnalyst implements AnalystPort {
  readonly #asker: Asker;
  readonly #networks: NetworkPort;

  constructor(module: WebAssembly.Module, hire: () => WorkerLike, networks: NetworkPort) {
    this.#asker = new Asker(module, hire, networks);
    this.#networks = networks;
  }

  #ask(question: ToAnalyst, hear: (message: FromWorker) => void): Promise<boolean> {
    return this.#asker.ask(question, hear, this.#networks.ofRecord(question.request.record));
  }

  async lines(request: LinesRequest, tell: (lines: Lines) => void): Promise<Lines | null> {
    let last: Lines | null = null;
    const finished = await this.#ask({ say: 'lines', request, language: language() }, (message) => {
      if (message.say !== 'lines') return;
      last = message.lines;
      tell(message.lines);
    });
    return finished ? last : null;
  }

  game(request: GameRequest, tell: (looked: Looked) => void): Promise<boolean> {
    return this.#ask({ say: 'game', request, language: language() }, (message) => {
      if (message.say === 'looked') tell(message.looked);
    });
  }

  async tryTurn(request: TryRequest): Promise<TriedView | null> {
    let tried: TriedView | null = null;
    const finished = await this.#ask({ say: 'try', request, language: language() }, (message) => {
      if (message.say === 'tried') tried = message.tried;
    });
    return finished ? tried : null;
  }

  stop(): void {
    this.#asker.stop();
  }
}
