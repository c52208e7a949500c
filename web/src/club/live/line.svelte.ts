import type { FromClient, FromServer, GameRow, GameState, Greeting } from '../../wire/club.ts';
import { backoff } from './backoff.ts';
import { ServerTime } from './time.ts';

type Message<Is extends FromServer['is']> = Extract<FromServer, { is: Is }>;
export type GameEvent = Message<'event'>;
export type Presence = Omit<Message<'presence'>, 'is' | 'game'>;

/** How the line to the club is. */
export type LineState =
  /** Nobody needs it. */
  | 'off'
  /** It is being opened for the first time. */
  | 'opening'
  | 'open'
  /** It is broken, and tried again. */
  | 'cut'
  /** The club has said that it goes away for a moment. */
  | 'restarts'
  /** This page is too old for the club. */
  | 'old';

/** What a socket is to the line; the browser's, or that of a test. */
export interface SocketLike {
  onmessage: ((event: MessageEvent) => void) | null;
  onclose: ((event: CloseEvent) => void) | null;
  send(text: string): void;
  close(): void;
}

/** What the line asks of the browser. */
export interface Outside {
  open(): SocketLike;
  /** Milliseconds of this machine's clock. */
  now(): number;
  random(): number;
  /** Does something later; the answer calls it off. */
  later(work: () => void, wait: number): () => void;
}

/** Who looks at a game. */
export interface Watcher {
  /** The number of the last event that is known here; 0 for none. */
  seen(): number;
  onstate(state: GameState): void;
  onevent(event: GameEvent): void;
  onpresence(presence: Presence): void;
  ongreet(color: 'white' | 'black', word: Greeting): void;
}

/** Who follows one's own games, wherever one looks. */
export interface Follower {
  /** The line is open, perhaps again: something may have been missed. */
  onopen(): void;
  onmine(row: GameRow): void;
}

/** Who sends acts. */
export interface Sender {
  onopen(): void;
  ondone(id: string, seq: number): void;
  onrefused(id: string, code: Message<'refused'>['code'], seq: number): void;
}

const PING_EVERY = 15_000;
/** A line on which nothing is heard so long after a question is dead, whatever the system believes. */
const DEAF_AFTER = 8_000;
/** The line stays open so long when nobody needs it: who goes from page to page needs one. */
const LINGER = 3_000;
/** So many questions in a row tell the time well. */
const FIRST_PINGS = 3;

/** The one line of this tab to the club. It is open while somebody needs it, opens again by itself, and asks for what it has
 * missed. */
export class Line {
  state: LineState = $state('off');
  /** When it is tried again, by this machine's clock. */
  nextTry: number | null = $state(null);
  /** How one is called; null for who has never joined anything. */
  you: string | null = $state(null);
  readonly time = new ServerTime();
  readonly #outside: Outside;
  readonly #watchers = new Map<string, Set<Watcher>>();
  readonly #followers = new Set<Follower>();
  #sender: Sender | null = null;
  #socket: SocketLike | null = null;
  #greeted = false;
  #holds = 0;
  #failed = 0;
  #pings = new Map<number, number>();
  #lastPing = 0;
  #stopPing: () => void = () => {};
  #stopDeaf: (() => void) | null = null;
  #stopTry: () => void = () => {};
  #stopLinger: () => void = () => {};

  constructor(outside: Outside) {
    this.#outside = outside;
  }

  /** The server's time now. */
  serverNow(): number {
    return this.time.at(this.#outside.now());
  }

  /** Needs the line until the answer is called. */
  hold(): () => void {
    this.#holds += 1;
    this.#stopLinger();
    if (this.state === 'off') this.#open('opening');
    let held = true;
    return () => {
      if (!held) return;
      held = false;
      this.#holds -= 1;
      if (this.#holds === 0) this.#stopLinger = this.#outside.later(() => this.#end(), LINGER);
    };
  }

  /** Is told what happens in a game until the answer is called. */
  watch(game: string, watcher: Watcher): () => void {
    const watchers = this.#watchers.get(game) ?? new Set();
    this.#watchers.set(game, watchers.add(watcher));
    this.ask(game, watcher);
    const release = this.hold();
    return () => {
      watchers.delete(watcher);
      if (watchers.size === 0 && this.#watchers.delete(game)) this.say({ is: 'leave', game });
      release();
    };
  }

  /** Asks for what somebody has missed. */
  ask(game: string, watcher: Watcher): void {
    this.say({ is: 'watch', game, from: watcher.seen() });
  }

  /** Is told of one's own games until the answer is called. */
  follow(follower: Follower): () => void {
    this.#followers.add(follower);
    return () => this.#followers.delete(follower);
  }

  /** Who sends acts over this line; there is one in a tab. */
  employ(sender: Sender): void {
    this.#sender = sender;
    if (this.#greeted) sender.onopen();
  }

  /** Says something if the line is open; whether it was said. */
  say(message: FromClient): boolean {
    if (!this.#socket || !this.#greeted) return false;
    this.#socket.send(JSON.stringify(message));
    return true;
  }

  /** Somebody may be back, or the network: tries at once, and finds out whether an open line is alive. */
  wake(): void {
    if (this.#holds === 0 || this.state === 'old') return;
    if (this.#socket && this.#greeted) this.probe();
    else if (!this.#socket) this.#open(this.state === 'off' ? 'opening' : this.state);
  }

  /** Who one is has changed: the line is opened anew. */
  renew(): void {
    this.#end();
    this.you = null;
    if (this.#holds > 0) this.#open('opening');
  }

  /** Finds out whether the line is alive, and whether something was missed. */
  probe(): void {
    this.#ping();
    this.#stopDeaf ??= this.#outside.later(() => this.#fail(), DEAF_AFTER);
  }

  #open(state: LineState): void {
    this.#stopTry();
    this.nextTry = null;
    this.state = state;
    const socket = this.#outside.open();
    this.#socket = socket;
    socket.onmessage = ({ data }: { data: unknown }) => {
      if (socket === this.#socket && typeof data === 'string') this.#hear(data);
    };
    socket.onclose = () => {
      if (socket === this.#socket) this.#fail();
    };
    // A line that is never answered is tried again too.
    this.#stopDeaf ??= this.#outside.later(() => this.#fail(), DEAF_AFTER);
  }

  /** Lets go of the socket; nothing that it still says is heard. */
  #drop(): void {
    const socket = this.#socket;
    this.#socket = null;
    this.#greeted = false;
    this.#pings.clear();
    this.#stopPing();
    this.#stopTry();
    this.#stopDeaf?.();
    this.#stopDeaf = null;
    if (socket) {
      socket.onmessage = null;
      socket.onclose = null;
      socket.close();
    }
  }

  #end(): void {
    this.#drop();
    this.state = 'off';
    this.nextTry = null;
    this.#failed = 0;
  }

  #fail(): void {
    this.#drop();
    if (this.state === 'old') return;
    if (this.state !== 'restarts') this.state = 'cut';
    this.#tryAfter(backoff(this.#failed, this.#outside.random));
    this.#failed += 1;
  }

  #tryAfter(wait: number): void {
    this.nextTry = this.#outside.now() + wait;
    this.#stopTry = this.#outside.later(() => this.#open(this.state), wait);
  }

  #ping(): void {
    this.#stopPing();
    this.#lastPing += 1;
    const seen: Record<string, number> = {};
    for (const [game, watchers] of this.#watchers)
      seen[game] = Math.min(...[...watchers].map((one) => one.seen()));
    this.#pings.set(this.#lastPing, this.#outside.now());
    this.say({ is: 'ping', n: this.#lastPing, seen });
    this.#stopPing = this.#outside.later(() => this.probe(), PING_EVERY);
  }

  #hear(text: string): void {
    const message = read(text);
    if (message === null) return;
    // Whoever speaks is alive.
    this.#stopDeaf?.();
    this.#stopDeaf = null;
    switch (message.is) {
      case 'hello':
        this.#hello(message);
        break;
      case 'state':
        this.#tell(message.game, (watcher) => watcher.onstate(message));
        break;
      case 'event':
        this.#tell(message.game, (watcher) => watcher.onevent(message));
        break;
      case 'presence':
        this.#tell(message.game, (watcher) => watcher.onpresence(message));
        break;
      case 'greet':
        this.#tell(message.game, (watcher) => watcher.ongreet(message.color, message.word));
        break;
      case 'done':
        this.#sender?.ondone(message.id, message.seq);
        break;
      case 'refused':
        this.#refused(message);
        break;
      case 'pong':
        this.#pong(message);
        break;
      case 'mine':
        for (const follower of this.#followers) follower.onmine(message);
        break;
      case 'bye':
        this.state = 'restarts';
        this.#drop();
        this.#tryAfter(message.retry + this.#outside.random() * 500);
        break;
      default:
        // A newer server may say more than this page knows.
        message satisfies never;
    }
  }

  #tell(game: string, tell: (watcher: Watcher) => void): void {
    for (const watcher of this.#watchers.get(game) ?? []) tell(watcher);
  }

  #hello({ you, time }: Message<'hello'>): void {
    this.#greeted = true;
    this.you = you;
    this.state = 'open';
    this.time.told(time, this.#outside.now());
    for (const [game, watchers] of this.#watchers) for (const watcher of watchers) this.ask(game, watcher);
    this.#sender?.onopen();
    for (const follower of this.#followers) follower.onopen();
    this.#ping();
  }

  #pong({ n, time, seq }: Message<'pong'>): void {
    const sent = this.#pings.get(n);
    if (sent === undefined) return;
    this.#pings.clear();
    this.#failed = 0;
    this.time.answered(time, sent, this.#outside.now());
    for (const [game, last] of Object.entries(seq))
      for (const watcher of this.#watchers.get(game) ?? [])
        if (watcher.seen() < last) this.ask(game, watcher);
    if (n < FIRST_PINGS) this.#ping();
  }

  #refused({ id, code, seq }: Message<'refused'>): void {
    if (code === 'protocol-old') {
      this.state = 'old';
      this.#drop();
    } else if (id !== undefined) this.#sender?.onrefused(id, code, seq);
  }
}

/** A message, if the text is one; what this page does not know is none. */
function read(text: string): FromServer | null {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null && 'is' in value ? (value as FromServer) : null;
  } catch {
    return null;
  }
}
