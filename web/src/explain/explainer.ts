import { houseOf } from '../app/house.ts';
import type { WorkerLike } from '../app/engine/asker.ts';
import type { Explained, ExplainRequest } from '../wire/index.ts';
import { language } from '../words/words.svelte.ts';
import type { FromExplainer, ToExplainer } from './messages.ts';

/** Explains turns: what they do and threaten, why one solves a puzzle, why another one does not. */
export interface ExplainerPort {
  /** The explanation; null when it was stopped, or when another question came first. */
  explain(request: ExplainRequest): Promise<Explained | null>;
  /** Ends the work; nothing is answered any more. */
  stop(): void;
}

/** A game's rules and a position of it, as a `View` and a puzzle have them. */
export type Where = Pick<ExplainRequest, 'edition' | 'reserve' | 'position' | 'house'> & {
  ransom?: boolean;
};

/** How far a forced end is looked for: mine, yours, mine. */
const TURNS = 3;

/** The question what a turn does and threatens; compared with a better one if that is known. */
export function aboutTurn(where: Where, turn: string, better: string | null = null): ExplainRequest {
  return { ...spot(where), ask: 'turn', turn, turns: TURNS, other: better };
}

/** The question why a turn wins within the turns of a puzzle. */
export function whyItWins(where: Where, turn: string, turns: number): ExplainRequest {
  return { ...spot(where), ask: 'why-it-wins', turn, turns, other: null };
}

/** The question why a turn does not do what a puzzle asks for; the answer that refutes it is looked for unless it is known. */
export function whyNot(
  where: Where,
  turn: string,
  turns: number,
  reply: string | null = null,
): ExplainRequest {
  return { ...spot(where), ask: 'why-not', turn, turns, other: reply };
}

function spot({ edition, reserve, ransom = false, position, ...where }: Where) {
  return { edition, reserve, ransom, position, ...houseOf(where) };
}

interface Question {
  end: (explained: Explained | null) => void;
  fail: (fault: Error) => void;
}

function hireWorker(): WorkerLike {
  return new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });
}

/** Asks a worker of its own, one question at a time; each ends the one before it. */
export class Explainer implements ExplainerPort {
  readonly #hire: () => WorkerLike;
  #worker: WorkerLike | null = null;
  #question: Question | null = null;

  constructor(hire: () => WorkerLike = hireWorker) {
    this.#hire = hire;
  }

  explain(request: ExplainRequest): Promise<Explained | null> {
    this.stop();
    const worker = this.#ready();
    return new Promise((end, fail) => {
      this.#question = { end, fail };
      const message: ToExplainer = { request, language: language() };
      worker.postMessage(message);
    });
  }

  stop(): void {
    const question = this.#question;
    if (!question) return;
    this.#end();
    question.end(null);
  }

  #ready(): WorkerLike {
    if (this.#worker) return this.#worker;
    const worker = this.#hire();
    worker.onmessage = (event: MessageEvent<FromExplainer>) => {
      if (worker === this.#worker) this.#hear(event.data);
    };
    worker.onerror = (event) => {
      if (worker === this.#worker) this.#break(event.message);
    };
    this.#worker = worker;
    return worker;
  }

  #hear(message: FromExplainer): void {
    if ('fault' in message) {
      this.#break(message.fault);
      return;
    }
    const question = this.#question;
    this.#question = null;
    question?.end(message.explained);
  }

  #break(text: string): void {
    const question = this.#question;
    this.#end();
    question?.fail(new Error(text));
  }

  #end(): void {
    this.#worker?.terminate();
    this.#worker = null;
    this.#question = null;
  }
}
