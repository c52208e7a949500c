import { Asker, type WorkerLike } from '../app/engine/asker.ts';
import type { PuzzleReply, PuzzleTry } from '../wire/index.ts';
import { language } from '../words/words.svelte.ts';

/** Judges a try at a puzzle, and answers it. */
export interface ProverPort {
  /** The judgement; null when it was stopped. */
  reply(asked: PuzzleTry): Promise<PuzzleReply | null>;
  /** Ends the work; nothing is answered any more. */
  stop(): void;
}

/** The solver in a worker of its own: a proof looks at everything, and the page must not stand still meanwhile. */
export class Prover implements ProverPort {
  readonly #asker: Asker;

  constructor(module: WebAssembly.Module, hire: () => WorkerLike) {
    this.#asker = new Asker(module, hire);
  }

  async reply(request: PuzzleTry): Promise<PuzzleReply | null> {
    let reply: PuzzleReply | null = null;
    await this.#asker.ask({ say: 'judge', request, language: language() }, (message) => {
      if (message.say === 'reply') reply = message.reply;
    });
    return reply;
  }

  stop(): void {
    this.#asker.stop();
  }
}
