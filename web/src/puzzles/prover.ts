import { Questions } from '../explain/questions.ts';
import type { PuzzleReply, PuzzleTry } from '../wire/index.ts';
import { language } from '../words/words.svelte.ts';

/** Judges a try at a puzzle, and answers it. */
export interface ProverPort {
  /** The judgement; null when it was stopped. */
  reply(asked: PuzzleTry): Promise<PuzzleReply | null>;
  /** Ends the work when nobody will ask any more; nothing is answered. */
  leave(): void;
}

/** The solver in a worker of its own: a proof looks at everything, and the page must not stand still meanwhile. */
export class Prover implements ProverPort {
  readonly #questions: Questions;

  constructor(questions: Questions = new Questions()) {
    this.#questions = questions;
  }

  /** Brings the solver, so that the first try need not wait for it. */
  prepare(): void {
    this.#questions.prepare();
  }

  async reply(request: PuzzleTry): Promise<PuzzleReply | null> {
    const answer = await this.#questions.ask({ say: 'judge', request, language: language() });
    return answer && 'reply' in answer ? answer.reply : null;
  }

  leave(): void {
    this.#questions.leave();
  }
}
