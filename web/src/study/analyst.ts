import type { FromAnalyst, ToAnalyst, ToThinker } from '../app/engine/messages.ts';
import type { WorkerLike } from '../app/engine/thinker.ts';
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

interface Question {
  hear: (message: FromAnalyst) => void;
  end: (finished: boolean) => void;
  fail: (fault: Error) => void;
}

/** An analyst in a worker of its own, so that it never disturbs a game. It is stopped by ending the worker. */
export class WorkerAnalyst implements AnalystPort {
  readonly #module: WebAssembly.Module;
  readonly #hire: () => WorkerLike;
  #worker: WorkerLike | null = null;
  #question: Question | null = null;

  constructor(module: WebAssembly.Module, hire: () => WorkerLike) {
    this.#module = module;
    this.#hire = hire;
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
    const question = this.#question;
    if (!question) return;
    this.#end();
    question.end(false);
  }

  #ask(message: ToAnalyst, hear: (message: FromAnalyst) => void): Promise<boolean> {
    this.stop();
    const worker = this.#ready();
    return new Promise((end, fail) => {
      this.#question = { hear, end, fail };
      worker.postMessage(message);
    });
  }

  #ready(): WorkerLike {
    if (this.#worker) return this.#worker;
    const worker = this.#hire();
    worker.onmessage = (event: MessageEvent<FromAnalyst>) => this.#hear(event.data);
    worker.onerror = (event) => this.#break(event.message);
    const message: ToThinker = { say: 'begin', module: this.#module };
    worker.postMessage(message);
    this.#worker = worker;
    return worker;
  }

  #end(): void {
    this.#worker?.terminate();
    this.#worker = null;
    this.#question = null;
  }

  #hear(message: FromAnalyst): void {
    const question = this.#question;
    if (!question) return;
    if (message.say === 'fault') this.#break(message.text);
    else if (message.say === 'done') {
      this.#question = null;
      question.end(true);
    } else question.hear(message);
  }

  #break(text: string): void {
    const question = this.#question;
    this.#end();
    question?.fail(new Error(text));
  }
}
