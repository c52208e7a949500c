import type { ThinkRequest, Thought } from '../../wire/index.ts';
import { language } from '../../words/words.svelte.ts';
import type { ThinkerPort } from '../ports.ts';
import type { FromThinker, ToThinker } from './messages.ts';

/** As much of a worker as is needed. */
export type WorkerLike = Pick<Worker, 'postMessage' | 'terminate' | 'onmessage' | 'onerror'>;

interface Question {
  tell: (thought: Thought) => void;
  answer: (thought: Thought | null) => void;
  fail: (fault: Error) => void;
  /** The best found so far. */
  latest: Thought | null;
}

/** A thinker in a worker of its own. To stop it the worker is ended, and the next question starts another: a
 * search that hears nothing cannot be stopped sooner. */
export class WorkerThinker implements ThinkerPort {
  readonly #module: WebAssembly.Module;
  readonly #hire: () => WorkerLike;
  #worker: WorkerLike | null = null;
  #question: Question | null = null;

  constructor(module: WebAssembly.Module, hire: () => WorkerLike) {
    this.#module = module;
    this.#hire = hire;
  }

  think(request: ThinkRequest, tell: (thought: Thought) => void): Promise<Thought | null> {
    this.stop();
    const worker = this.#ready();
    return new Promise((answer, fail) => {
      this.#question = { tell, answer, fail, latest: null };
      const message: ToThinker = { say: 'think', request, language: language() };
      worker.postMessage(message);
    });
  }

  moveNow(): void {
    const question = this.#question;
    if (!question?.latest?.best) return;
    this.#end();
    question.answer({ ...question.latest, done: true });
  }

  stop(): void {
    const question = this.#question;
    if (!question) return;
    this.#end();
    question.answer(null);
  }

  /** A worker that has begun. */
  #ready(): WorkerLike {
    if (this.#worker) return this.#worker;
    const worker = this.#hire();
    worker.onmessage = (event: MessageEvent<FromThinker>) => this.#hear(event.data);
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

  #hear(message: FromThinker): void {
    const question = this.#question;
    if (!question) return;
    if (message.say === 'fault') {
      this.#break(message.text);
    } else if (message.say === 'news') {
      question.latest = message.thought;
      question.tell(message.thought);
    } else {
      this.#question = null;
      question.answer(message.thought);
    }
  }

  #break(text: string): void {
    const question = this.#question;
    this.#end();
    question?.fail(new Error(text));
  }
}
