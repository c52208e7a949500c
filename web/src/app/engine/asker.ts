import type { FromWorker, ToWorker } from './messages.ts';
import type { Aim, NetworkPort } from './networks.ts';

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
  readonly #networks: NetworkPort | null;
  #worker: WorkerLike | null = null;
  /** The networks that the worker has. */
  readonly #given = new Set<Aim>();
  #question: Question | null = null;

  constructor(module: WebAssembly.Module, hire: () => WorkerLike, networks: NetworkPort | null = null) {
    this.#module = module;
    this.#hire = hire;
    this.#networks = networks;
  }

  /** Asks, and hears what is told; whether it came to the end. Every question ends the one before it. If a network is wanted, the
   * worker gets it first; where it cannot be had, the worker thinks without. */
  ask(message: ToWorker, hear: (message: FromWorker) => void, wanted: Aim | null = null): Promise<boolean> {
    this.stop();
    const worker = this.#ready();
    return new Promise((end, fail) => {
      const question = { hear, end, fail };
      this.#question = question;
      if (wanted === null || this.#networks === null || this.#given.has(wanted)) worker.postMessage(message);
      else
        void this.#give(worker, wanted, this.#networks, () => this.#question === question).then(() => {
          if (this.#question === question) worker.postMessage(message);
        });
    });
  }

  /** Hands a network to a worker, if it can be had while somebody still waits for it. */
  async #give(worker: WorkerLike, aim: Aim, networks: NetworkPort, waited: () => boolean): Promise<void> {
    const file = networks.here(aim) ?? (await networks.get(aim));
    if (!file || !waited()) return;
    const message: ToWorker = { say: 'network', file };
    worker.postMessage(message);
    this.#given.add(aim);
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
    this.#given.clear();
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
