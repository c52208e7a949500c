// A network for tests: sockets that do what a test says, and a time that a test moves.
import type { FromClient, FromServer } from '../../wire/club.ts';
import type { Outside, SocketLike } from './line.svelte.ts';

export class FakeSocket implements SocketLike {
  onmessage: SocketLike['onmessage'] = null;
  onclose: SocketLike['onclose'] = null;
  /** What was said over it. */
  readonly said: FromClient[] = [];
  closed = false;

  send(text: string): void {
    this.said.push(JSON.parse(text));
  }

  close(): void {
    this.closed = true;
  }

  /** The server says something. */
  hears(message: FromServer): void {
    this.hearsText(JSON.stringify(message));
  }

  hearsText(data: string): void {
    this.onmessage?.(new MessageEvent('message', { data }));
  }

  hello(you: string | null = 'Fox', time = 0): void {
    this.hears({ is: 'hello', you, time, node: 'test' });
  }

  /** The line breaks. */
  breaks(): void {
    this.onclose?.(new Event('close') as CloseEvent);
  }

  /** What was said of one kind. */
  of<Is extends FromClient['is']>(is: Is): Extract<FromClient, { is: Is }>[] {
    return this.said.filter((one): one is Extract<FromClient, { is: Is }> => one.is === is);
  }
}

export class FakeOutside implements Outside {
  readonly sockets: FakeSocket[] = [];
  time = 1_000_000;
  #next = 0;
  readonly #waiting = new Map<number, { at: number; work: () => void }>();

  open = (): FakeSocket => {
    const socket = new FakeSocket();
    this.sockets.push(socket);
    return socket;
  };

  now = (): number => this.time;

  random = (): number => 0.5;

  later = (work: () => void, wait: number): (() => void) => {
    const id = ++this.#next;
    this.#waiting.set(id, { at: this.time + wait, work });
    return () => this.#waiting.delete(id);
  };

  /** The socket that was opened last. */
  get socket(): FakeSocket {
    const socket = this.sockets.at(-1);
    if (!socket) throw new Error('no socket was opened');
    return socket;
  }

  /** Lets time pass, and does what was put off until then, in its order. */
  pass(milliseconds: number): void {
    const end = this.time + milliseconds;
    for (;;) {
      const due = [...this.#waiting]
        .filter(([, one]) => one.at <= end)
        .sort(([, a], [, b]) => a.at - b.at)[0];
      if (!due) break;
      this.#waiting.delete(due[0]);
      this.time = Math.max(this.time, due[1].at);
      due[1].work();
    }
    this.time = end;
  }
}
