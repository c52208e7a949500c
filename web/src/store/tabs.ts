/** What tabs tell each other. */
type Message =
  /** Does anybody have this game open? */
  | { say: 'who'; game: string; tab: string }
  /** I have it. */
  | { say: 'mine'; game: string; tab: string }
  /** I take it: leave it alone. */
  | { say: 'take'; game: string; tab: string }
  /** The shelf has changed. */
  | { say: 'changed'; game: string; tab: string };

/** How long another tab has to answer. A tab asleep does not: then the revision on the shelf protects it. */
const PATIENCE = 150;

/** The other tabs of this browser that play on the same shelf. */
export class Tabs {
  readonly tab: string;
  readonly #channel: BroadcastChannel | null;
  #mine: string | null = null;
  /** Called when another tab takes over the game of this one. */
  onlost: (game: string) => void = () => {};
  /** Called when another tab has changed the shelf. */
  onchanged: () => void = () => {};

  constructor(tab: string, name = 'jersi') {
    this.tab = tab;
    this.#channel = typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel(name);
    this.#channel?.addEventListener('message', (event: MessageEvent<Message>) => this.#hear(event.data));
  }

  /** Takes a game from whatever tab has it. */
  take(game: string): void {
    this.#mine = game;
    this.#tell('take', game);
  }

  /** This tab plays nothing any more. */
  leave(): void {
    this.#mine = null;
  }

  /** Tells the others that the shelf has changed. */
  changed(game: string): void {
    this.#tell('changed', game);
  }

  close(): void {
    this.#channel?.close();
  }

  #tell(say: Message['say'], game: string): void {
    const message: Message = { say, game, tab: this.tab };
    this.#channel?.postMessage(message);
  }

  #hear(message: Message): void {
    if (message.tab === this.tab) return;
    if (message.say === 'changed') this.onchanged();
    if (message.game !== this.#mine) return;
    if (message.say === 'who') this.#tell('mine', message.game);
    if (message.say === 'take') {
      this.#mine = null;
      this.onlost(message.game);
    }
  }

  /** Whether another tab has a game open. */
  isOpen(game: string): Promise<boolean> {
    const channel = this.#channel;
    if (!channel) return Promise.resolve(false);
    return new Promise((resolve) => {
      const answer = (taken: boolean): void => {
        channel.removeEventListener('message', listen);
        clearTimeout(timer);
        resolve(taken);
      };
      const listen = (event: MessageEvent<Message>): void => {
        if (event.data.say === 'mine' && event.data.game === game) answer(true);
      };
      const timer = setTimeout(() => answer(false), PATIENCE);
      channel.addEventListener('message', listen);
      this.#tell('who', game);
    });
  }
}
