import type { PuzzleReply, PuzzleTry } from '../wire/index.ts';
import { language } from '../words/words.svelte.ts';

/** Judges a try at a puzzle, and answers it. */
export interface ProverPort {
  reply(asked: PuzzleTry): Promise<PuzzleReply>;
  /** Ends the work; nothing is answered any more. */
  stop(): void;
}

/** What the page tells the worker: first the compiled module, then what to judge. */
export type ToProver =
  | { say: 'begin'; module: WebAssembly.Module }
  | { say: 'judge'; asked: PuzzleTry; language: string };

/** What the worker tells the page. */
export type FromProver = { say: 'reply'; reply: PuzzleReply } | { say: 'fault'; text: string };

/** The solver in a worker of its own: a proof looks at everything, and the page must not stand still meanwhile. */
export class Prover implements ProverPort {
  readonly #module: WebAssembly.Module;
  #worker: Worker | null = null;

  constructor(module: WebAssembly.Module) {
    this.#module = module;
  }

  reply(asked: PuzzleTry): Promise<PuzzleReply> {
    const worker = this.#ready();
    return new Promise((resolve, reject) => {
      const fail = (text: string): void => {
        this.stop();
        reject(new Error(text));
      };
      worker.onmessage = (event: MessageEvent<FromProver>) => {
        const message = event.data;
        if (message.say === 'reply') resolve(message.reply);
        else fail(message.text);
      };
      worker.onerror = (event) => fail(event.message);
      const message: ToProver = { say: 'judge', asked, language: language() };
      worker.postMessage(message);
    });
  }

  stop(): void {
    this.#worker?.terminate();
    this.#worker = null;
  }

  #ready(): Worker {
    if (this.#worker) return this.#worker;
    const worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });
    const message: ToProver = { say: 'begin', module: this.#module };
    worker.postMessage(message);
    this.#worker = worker;
    return worker;
  }
}
