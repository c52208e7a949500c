import type { WorkerLike } from '../app/engine/asker.ts';
import type { FromExplainer, ToExplainer } from './messages.ts';

interface Question {
  end: (answer: FromExplainer | null) => void;
  fail: (fault: Error) => void;
}

function hireWorker(): WorkerLike {
  return new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });
}

/** Asks a worker of its own, one question at a time; each ends the one before it, since a proof hears nothing meanwhile. */
export class Questions {
  readonly #hire: () => WorkerLike;
  #worker: WorkerLike | null = null;
  #question: Question | null = null;

  constructor(hire: () => WorkerLike = hireWorker) {
    this.#hire = hire;
  }

  /** Starts the worker, which loads what it needs at once. */
  prepare(): void {
    this.#ready();
  }

  /** The answer; null when it was stopped, or when another question came first. */
  ask(message: ToExplainer): Promise<FromExplainer | null> {
    this.stop();
    const worker = this.#ready();
    return new Promise((end, fail) => {
      this.#question = { end, fail };
      worker.postMessage(message);
    });
  }

  /** Ends what is under way; nothing is answered any more. */
  stop(): void {
    const question = this.#question;
    if (!question) return;
    this.#end();
    question.end(null);
  }

  /** Ends the worker, too, when nobody will ask any more: one that idles would stay as long as the page. */
  leave(): void {
    this.stop();
    this.#end();
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
    question?.end(message);
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
