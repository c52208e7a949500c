import type { FromWorker, ToWorker } from './messages.ts';

/** As much of a worker as is needed. */
export type WorkerLike = Pick<Worker, 'postMessage' | 'terminate' | 'onmessage' | 'onerror'>;

interface Question {
  hear: (message: FromWorker) => void;
  end: (finished: boolean) => void;
  fail: (fault: Error) => void;
}

/** Asks a worker of its own, one question at a time. To stop it the worker is ended, and the next question starts
 * another: a search that hears nothing cannot be stopped sooner. */
export class Asker {
  readonly #module: WebAssembly.Module;
  readonly #hire: () => WorkerLike;
  #worker: WorkerLike | null = null;
  #question: Question | null = null;

  constructor(module: WebAssembly.Module, hire: () => WorkerLike) {
    this.#module = module;
    this.#hire = hire;
  }

  /** Asks, and hears what is told; whether it came to the end. Every question ends the one before it. */
  ask(message: ToWorker, hear: (message: FromWorker) => void): Promise<boolean> {
    this.stop();
    const worker = this.#ready();
    return new Promise((end, fail) => {
      this.#question = { hear, end, fail };
      worker.postMessage(message);
    });
  }

  /** Ends what is under way at once. */
  stop(): void {
    const question = this.#question;
    if (!question) return;
    this.#end();
    question.end(false);
  }

  /** A worker that has begun. What it says after its end is not heard. */
  #ready(): WorkerLike {
    if (this.#worker) return this.#worker;
    const worker = this.#hire();
    worker.onmessage = (event: MessageEvent<FromWorker>) => {
      if (worker === this.#worker) this.#hear(event.data);
    };
    worker.onerror = (event) => {
      if (worker === this.#worker) this.#break(event.message);
    };
    const message: ToWorker = { say: 'begin', module: this.#module };
    worker.postMessage(message);
    this.#worker = worker;
    return worker;
  }

  #end(): void {
    this.#worker?.terminate();
    this.#worker = null;
    this.#question = null;
  }

  #hear(message: FromWorker): void {
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
