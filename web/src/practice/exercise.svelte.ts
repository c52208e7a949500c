import { soundOf } from '../app/heard.ts';
import type { GamePort, Games } from '../app/ports.ts';
import { play as sound } from '../app/sound.ts';
import { type Told, toldOf } from '../board/told.ts';
import { settings } from '../store/settings.svelte.ts';
import type { BoardAction, Choice, Color, GameConfig, Trail, View } from '../wire/index.ts';
import type { Language } from '../words/language.ts';

/** A position to do something in. */
export interface Exercised {
  edition: string;
  reserve: boolean;
  position: string;
}

/** What happened on the board when a turn was played. */
export interface Played {
  /** The turn as the referee tells it. */
  trail: Trail;
  view: View;
}

const person = { name: '', opponent: { type: 'human' as const } };

function configOf(asked: Exercised): GameConfig {
  return {
    edition: asked.edition,
    setting: null,
    seed: 0,
    guardian: false,
    reserve: asked.reserve,
    ransom: false,
    position: asked.position,
    players: { white: person, black: person },
    timeControl: '-',
    date: '',
  };
}

/** A board to try something on: the person plays a turn, and whoever asked for it says what it was worth. */
export class Exercise {
  readonly #game: GamePort;
  /** Who is asked to play. */
  readonly hero: Color;
  /** Why the last choice was refused. */
  fault: string | null = $state(null);
  /** What the last press told of a cell. */
  told: Told | null = $state.raw(null);
  /** What happened last, for the live region. */
  said = $state('');
  /** Whether a turn may be entered now. */
  open = $state(true);
  readonly #onplayed: (played: Played) => void;

  constructor(games: Games, asked: Exercised, language: Language, onplayed: (played: Played) => void) {
    this.#game = games.begin(configOf(asked), language);
    this.hero = this.#game.view.toMove;
    this.#onplayed = onplayed;
  }

  get view(): View {
    return this.#game.view;
  }

  get active(): boolean {
    return this.open && this.view.ending === null;
  }

  act(action: BoardAction): void {
    const entered = this.#game.act(action, settings.confirm);
    this.fault = entered.fault?.message ?? null;
    this.told = toldOf(entered, this.view);
    if (entered.play) this.play();
  }

  /** Plays what is entered. */
  play(): void {
    const answer = this.#game.play();
    this.fault = answer.fault?.message ?? null;
    if (!answer.fault) this.#follow(answer.said, true);
  }

  /** Plays a written turn that is not the person's own. A turn of ours that is refused is a fault of ours. */
  playText(text: string): Played {
    const answer = this.#game.playText(text);
    if (answer.fault) throw new Error(`${text}: ${answer.fault.message}`);
    return this.#follow(answer.said, false);
  }

  /** Enters the first choice of a written turn: what to lift, or what to take. Tells which it was. */
  begin(text: string): Choice | null {
    this.enter(text);
    const first = this.view.entry.done[0];
    this.clear();
    if (first?.type === 'lift')
      this.#game.act({ type: 'press', cell: first.cell, aimed: first.part }, 'always');
    if (first?.type === 'take') this.#game.act({ type: 'kind', kind: first.kind }, 'always');
    return this.view.entry.done[0] ?? null;
  }

  /** Enters a whole written turn without playing it. */
  enter(text: string): void {
    this.clear();
    const answer = this.#game.enterText(text);
    if (answer.fault) throw new Error(`${text}: ${answer.fault.message}`);
  }

  /** Takes everything back that is entered. */
  clear(): void {
    this.fault = null;
    this.#game.clear();
  }

  /** Takes back so many turns. */
  undo(turns: number): void {
    this.clear();
    for (let n = 0; n < turns; n += 1) this.#game.undo();
  }

  speak(language: Language): void {
    this.#game.setLang(language);
  }

  #follow(said: string, own: boolean): Played {
    const { view } = this;
    if (!view.last) throw new Error('a turn was played, and there is none');
    this.said = said;
    sound(view.ending ? 'win' : soundOf(view.last));
    const played = { trail: view.last, view };
    if (own) this.#onplayed(played);
    return played;
  }
}
