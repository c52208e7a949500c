import type { Color, ThinkRequest, Thought } from '../../wire/index.ts';
import { language } from '../../words/words.svelte.ts';
import type { ThinkerPort } from '../ports.ts';
import { Asker, type WorkerLike } from './asker.ts';
import type { FromWorker } from './messages.ts';
import type { NetworkPort } from './networks.ts';

interface Thinking {
  /** The best found so far. */
  latest: Thought | null;
  /** Somebody will not wait any longer, and takes the best found so far. */
  hurried: boolean;
}

/** The opponents of a game, in a worker of their own. */
export class WorkerThinker implements ThinkerPort {
  readonly #asker: Asker;
  readonly #networks: NetworkPort;
  #thinking: Thinking | null = null;

  constructor(module: WebAssembly.Module, hire: () => WorkerLike, networks: NetworkPort) {
    this.#asker = new Asker(module, hire, networks);
    this.#networks = networks;
  }

  async think(request: ThinkRequest, tell: (thought: Thought) => void): Promise<Thought | null> {
    const mine: Thinking = { latest: null, hurried: false };
    let answer: Thought | null = null;
    const hear = (message: FromWorker): void => {
      if (message.say === 'answer') answer = message.thought;
      else if (message.say === 'news') {
        mine.latest = message.thought;
        tell(message.thought);
      }
    };
    const question = { say: 'think', request, language: language() } as const;
    const asked = this.#asker.ask(question, hear, this.#networks.ofThought(request));
    this.#thinking = mine;
    if (await asked) return answer;
    return mine.hurried && mine.latest ? { ...mine.latest, done: true } : null;
  }

  async chance(record: string, machine: Color): Promise<number | null> {
    let chance: number | null = null;
    const question = { say: 'chance', record, machine, language: language() } as const;
    await this.#asker.ask(question, (message) => {
      if (message.say === 'chance') chance = message.chance;
    });
    return chance;
  }

  moveNow(): void {
    const thinking = this.#thinking;
    if (!thinking?.latest?.best) return;
    thinking.hurried = true;
    this.#asker.stop();
  }

  stop(): void {
    this.#asker.stop();
  }
}
