import { type ChildProcessWithoutNullStreams, spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { binary } from './server.ts';

/** The engine of the binary, over its protocol: it advises the person whom a test plays, and knows what is legal. */
export class Adviser {
  readonly #child: ChildProcessWithoutNullStreams;
  readonly #answers: string[] = [];
  readonly #waiting: ((line: string) => void)[] = [];
  readonly #start: string;

  /** An adviser for a game; a position string may take the place of the usual start. */
  constructor(options: Record<string, string | number | boolean> = {}, position?: string) {
    this.#child = spawn(binary(), ['engine']);
    this.#start = position ? `fen ${position}` : 'startpos';
    createInterface({ input: this.#child.stdout }).on('line', (line) => {
      if (line.startsWith('info ')) return;
      const hear = this.#waiting.shift();
      if (hear) hear(line);
      else this.#answers.push(line);
    });
    for (const [name, value] of Object.entries({ Hash: 8, ...options }))
      this.#say(`setoption name ${name} value ${value}`);
  }

  /** Puts a game on the table. */
  look(turns: readonly string[]): void {
    this.#say(['position', this.#start, ...(turns.length > 0 ? ['moves', ...turns] : [])].join(' '));
  }

  /** The legal decisions. */
  async legal(): Promise<string[]> {
    return (await this.#ask('query legalmoves')).split(' ').slice(1);
  }

  /** Whether the game is over. */
  async over(): Promise<boolean> {
    return (await this.#ask('query gameover')) === 'response true';
  }

  /** Who won: `p1win`, `p2win`, `draw` or `none`. */
  async result(): Promise<string> {
    return (await this.#ask('query result')).split(' ')[1] ?? '';
  }

  /** The position string. */
  async position(): Promise<string> {
    return (await this.#ask('query fen')).slice('response '.length);
  }

  /** A good decision among these, or among all. The same question has always the same answer. */
  async best(nodes: number, among: readonly string[] = []): Promise<string> {
    const only = among.length > 0 ? ` searchmoves ${among.join(' ')}` : '';
    const answer = await this.#ask(`go nodes ${nodes}${only}`);
    return answer.split(' ')[1] ?? '';
  }

  /** Lets the engine go. */
  end(): void {
    this.#say('quit');
    this.#child.stdin.end();
  }

  #say(line: string): void {
    this.#child.stdin.write(`${line}\n`);
  }

  #ask(line: string): Promise<string> {
    this.#say(line);
    return new Promise((resolve) => {
      const answer = this.#answers.shift();
      if (answer !== undefined) resolve(answer);
      else this.#waiting.push(resolve);
    });
  }
}
