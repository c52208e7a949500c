import type { Games } from '../app/ports.ts';
import { Exercise, type Played } from '../practice/exercise.svelte.ts';
import type { PuzzleMark } from '../store/progress.ts';
import type { Choice, PuzzleReply } from '../wire/index.ts';
import type { Language } from '../words/language.ts';
import type { ProverPort } from './prover.ts';
import type { Puzzle } from './puzzles.ts';

/** Why a turn is wrong: the game goes on, the defender gets away or wins, or it ended otherwise. */
export type Why = 'goes-on' | 'escapes' | 'lost' | 'ended';

/** How a try stands. */
export type Phase =
  /** The person is to play: the first turn, or the one after the defender's answer. */
  | { name: 'ask'; reply: string | null }
  /** The solver looks at every answer. */
  | { name: 'proving' }
  /** The turn does not win in time. */
  | { name: 'wrong'; why: Why; reply: string; last: boolean }
  /** The solution is played on the board. */
  | { name: 'showing' }
  | { name: 'solved'; ending: string }
  | { name: 'shown'; ending: string }
  /** The solver could not be asked. */
  | { name: 'failed' };

/** What solving needs from outside. */
export interface Around {
  games: Games;
  prover: ProverPort;
  /** Waits until a turn has been seen. */
  pause(): Promise<void>;
  mark(mark: PuzzleMark): void;
}

/** Somebody at a puzzle: every try is judged by the solver and answered on the board. */
export class Solving {
  readonly puzzle: Puzzle;
  readonly exercise: Exercise;
  phase: Phase = $state.raw({ name: 'ask', reply: null });
  /** Whether the solution was shown since the puzzle was opened. */
  seen = $state(false);
  readonly #around: Around;
  /** What the solver said of the first turn that stands on the board. */
  #first: PuzzleReply | null = null;
  /** Counts what was begun: an answer to an earlier try is not heard. */
  #round = 0;

  constructor(puzzle: Puzzle, around: Around, language: Language) {
    this.puzzle = puzzle;
    this.#around = around;
    this.exercise = new Exercise(around.games, puzzle, language, (played) => void this.#judge(played));
  }

  /** Back to where the last wrong turn was played. */
  again(): void {
    const kept = this.phase.name === 'wrong' && this.#first ? 2 : 0;
    this.#backTo(kept);
  }

  /** Begins the way to the win, for a hint: what to lift, or what to take. */
  hint(): Choice | null {
    if (this.phase.name === 'wrong') this.again();
    const turn = this.#first ? this.#first.then : this.puzzle.wins[0];
    return turn ? this.exercise.begin(turn) : null;
  }

  /** Plays the solution from the beginning. */
  async show(): Promise<void> {
    this.#backTo(0);
    const first = this.puzzle.wins[0];
    if (first === undefined) throw new Error(`${this.puzzle.id} has no solution`);
    this.phase = { name: 'showing' };
    this.exercise.open = false;
    this.seen = true;
    this.#around.mark('shown');
    const round = this.#round;
    await this.#safely(round, async () => {
      const judged = await this.#asked(first);
      if (!judged) return;
      for (const text of [first, judged.reply, judged.then]) {
        if (text === null) continue;
        await this.#around.pause();
        if (round !== this.#round) return;
        this.exercise.playText(text);
      }
      this.phase = { name: 'shown', ending: this.exercise.view.ending?.sentence ?? '' };
    });
  }

  /** Nobody looks any more. */
  leave(): void {
    this.#round += 1;
    this.#around.prover.stop();
  }

  async #judge({ view, trail }: Played): Promise<void> {
    if (view.ending) {
      if (view.ending.winner === this.exercise.hero) return this.#solved(view.ending.sentence);
      return this.#wrong('ended', trail.text);
    }
    if (this.puzzle.turns === 1 || this.#first) return this.#wrong('goes-on', trail.text);
    this.phase = { name: 'proving' };
    this.exercise.open = false;
    const round = this.#round;
    await this.#safely(round, async () => {
      const [judged] = await Promise.all([this.#asked(trail.text), this.#around.pause()]);
      if (round !== this.#round || !judged) return;
      if (judged.reply === null) throw new Error('the game goes on, but nothing is answered');
      const { view } = this.exercise.playText(judged.reply);
      if (!judged.right) return this.#wrong(view.ending ? 'lost' : 'escapes', judged.reply);
      // The defender may have ended the game himself, by his only turns.
      if (view.ending) return this.#solved(view.ending.sentence);
      this.#first = judged;
      this.phase = { name: 'ask', reply: judged.reply };
      this.exercise.open = true;
    });
  }

  #asked(tried: string): Promise<PuzzleReply | null> {
    const { edition, reserve, position, turns } = this.puzzle;
    return this.#around.prover.reply({ edition, reserve, position, turns, tried });
  }

  async #safely(round: number, work: () => Promise<void>): Promise<void> {
    try {
      await work();
    } catch {
      if (round === this.#round) this.phase = { name: 'failed' };
    }
  }

  #solved(ending: string): void {
    this.phase = { name: 'solved', ending };
    this.#around.mark('solved');
  }

  #wrong(why: Why, reply: string): void {
    this.phase = { name: 'wrong', why, reply, last: this.#first !== null };
    this.#around.mark('missed');
  }

  /** Takes turns back until so many are left. */
  #backTo(turns: number): void {
    this.#round += 1;
    this.exercise.undo(this.exercise.view.played - turns);
    if (turns === 0) this.#first = null;
    this.exercise.open = true;
    this.phase = { name: 'ask', reply: this.#first?.reply ?? null };
  }
}
