import type { Games } from '../app/ports.ts';
import { aboutTurn, whyItWins, whyNot } from '../explain/explainer.ts';
import { Exercise, type Played } from '../practice/exercise.svelte.ts';
import type { PuzzleMark } from '../store/progress.ts';
import type { TryResult } from '../store/tries.ts';
import type { Choice, ExplainRequest, PuzzleReply } from '../wire/index.ts';
import type { Language } from '../words/language.ts';
import type { ProverPort } from './prover.ts';
import type { Puzzle } from './puzzles.ts';

/** Why a turn is wrong: the game goes on, the defender gets away, the opponent wins, or it ended otherwise. */
export type Why = 'goes-on' | 'escapes' | 'lost' | 'ended';

/** How a try stands. */
export type Phase =
  /** The person is to play: the first turn, or the one after the defender's answer. */
  | { name: 'ask'; reply: string | null }
  /** The solver looks at every answer. */
  | { name: 'proving' }
  /** The turn does not do what is asked for. The line that shows it stands on the board; `told` says what it came to, in the
   * referee's words. */
  | { name: 'wrong'; why: Why; line: readonly string[]; last: boolean; told: string; turn: string }
  /** The solution is played on the board. */
  | { name: 'showing' }
  /** `turn` is the first one, which solves it. */
  | { name: 'solved'; ending: string; turn: string }
  | { name: 'shown'; ending: string; turn: string }
  /** The solver could not be asked. */
  | { name: 'failed' };

/** What solving needs from outside. */
export interface Around {
  games: Games;
  prover: ProverPort;
  /** Waits until a turn has been seen. */
  pause(): Promise<void>;
  mark(mark: PuzzleMark): void;
  /** How the visit went, once: by the first turn that is wrong, the solution, or the end. */
  tried(result: TryResult): void;
}

/** Somebody at a puzzle: every try is judged by the solver and answered on the board. */
export class Solving {
  readonly puzzle: Puzzle;
  readonly exercise: Exercise;
  phase: Phase = $state.raw({ name: 'ask', reply: null });
  /** Whether the solution was shown since the puzzle was opened. */
  seen = $state(false);
  readonly #around: Around;
  /** What follows the first turn that stands on the board, if that was right: the answer, and a turn that wins. */
  #line: readonly string[] | null = null;
  /** The position after the answer. */
  #answered = '';
  /** The person's first turn that stands on the board, and the last. */
  #firstTurn = '';
  #lastTurn = '';
  #hinted = false;
  #told = false;
  /** Counts what was begun: an answer to an earlier try is not heard. */
  #round = 0;

  constructor(puzzle: Puzzle, around: Around, language: Language) {
    this.puzzle = puzzle;
    this.#around = around;
    this.exercise = new Exercise(around.games, puzzle, language, (played) => void this.#judge(played));
  }

  /** Back to where the last wrong turn was played. */
  again(): void {
    this.#backTo(this.phase.name === 'wrong' && this.#line ? 2 : 0);
  }

  /** Begins the way to the win, for a hint: what to lift, or what to take. */
  hint(): Choice | null {
    if (this.phase.name === 'wrong') this.again();
    this.#hinted = true;
    const turn = this.#line ? this.#line[1] : this.puzzle.wins[0];
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
    this.#tell('shown');
    const round = this.#round;
    await this.#safely(round, async () => {
      const judged = await this.#ask(first);
      if (!judged || !(await this.#playOut([first, ...judged.line], round))) return;
      this.phase = { name: 'shown', ending: this.exercise.view.ending?.sentence ?? '', turn: first };
    });
  }

  /** What there is to explain now: why a turn solves the puzzle, or why it does not. */
  get question(): ExplainRequest | null {
    const { phase, puzzle } = this;
    if (phase.name === 'solved' || phase.name === 'shown')
      return puzzle.goal === 'win'
        ? whyItWins(puzzle, phase.turn, puzzle.turns)
        : aboutTurn(puzzle, phase.turn);
    if (phase.name !== 'wrong' || phase.why === 'ended') return null;
    // A defence is asked for with the turns of the opponent after it.
    if (puzzle.goal === 'hold') return whyNot(puzzle, phase.turn, puzzle.turns + 1);
    const where = phase.last ? { ...puzzle, position: this.#answered } : puzzle;
    return whyNot(where, phase.turn, phase.last ? 1 : puzzle.turns, phase.line[0] ?? null);
  }

  /** Nobody looks any more. */
  leave(): void {
    this.#round += 1;
    this.#around.prover.leave();
  }

  async #judge({ view, trail }: Played): Promise<void> {
    this.#lastTurn = trail.text;
    if (!this.#line) this.#firstTurn = trail.text;
    if (view.ending) {
      const { winner, sentence } = view.ending;
      const isRight = this.puzzle.goal === 'win' ? winner === this.exercise.hero : winner !== this.#other;
      return isRight ? this.#solved(sentence) : this.#wrong('ended', [], sentence);
    }
    this.phase = { name: 'proving' };
    this.exercise.open = false;
    const round = this.#round;
    await this.#safely(round, async () => {
      const [judged] = await Promise.all([this.#ask(trail.text), this.#around.pause()]);
      if (round !== this.#round || !judged) return;
      if (judged.right) this.#right(judged.line);
      else if (await this.#playOut(judged.line, round)) this.#refuted(judged.line);
    });
  }

  /** The turn does what is asked for. */
  #right(line: readonly string[]): void {
    const reply = line[0];
    const ending = reply === undefined ? null : this.exercise.playText(reply).view.ending;
    // The defender may have ended the game himself, by his only turns.
    if (reply === undefined || ending) {
      this.#solved(ending?.sentence ?? '');
      return;
    }
    this.#line = line;
    this.#answered = this.exercise.view.position;
    this.phase = { name: 'ask', reply };
    this.exercise.open = true;
  }

  /** The line that shows it stands on the board. */
  #refuted(line: readonly string[]): void {
    const { ending, last } = this.exercise.view;
    const open = this.puzzle.turns === 1 || this.#line ? 'goes-on' : 'escapes';
    this.#wrong(ending ? 'lost' : open, line, (ending ?? last)?.sentence ?? '');
  }

  get #other(): 'white' | 'black' {
    return this.exercise.hero === 'white' ? 'black' : 'white';
  }

  /** Asks about a first turn, or about the one after the answer, which has to win at once. */
  #ask(tried: string): Promise<PuzzleReply | null> {
    const { edition, reserve, position, goal, turns } = this.puzzle;
    const asked = this.#line ? { position: this.#answered, turns: 1 } : { position, turns };
    return this.#around.prover.reply({ edition, reserve, goal, tried, ...asked });
  }

  /** Plays turns on the board, each to be seen; whether somebody still looks. */
  async #playOut(line: readonly string[], round: number): Promise<boolean> {
    for (const text of line) {
      await this.#around.pause();
      if (round !== this.#round) return false;
      this.exercise.playText(text);
    }
    return true;
  }

  async #safely(round: number, work: () => Promise<void>): Promise<void> {
    try {
      await work();
    } catch {
      if (round === this.#round) this.phase = { name: 'failed' };
    }
  }

  #solved(ending: string): void {
    this.phase = { name: 'solved', ending, turn: this.#firstTurn };
    this.#around.mark('solved');
    this.#tell(this.#hinted ? 'helped' : 'solved');
  }

  #wrong(why: Why, line: readonly string[], told: string): void {
    this.phase = { name: 'wrong', why, line, last: this.#line !== null, told, turn: this.#lastTurn };
    this.#around.mark('missed');
    this.#tell('missed');
  }

  #tell(result: TryResult): void {
    if (!this.#told) this.#around.tried(result);
    this.#told = true;
  }

  /** Takes turns back until so many are left. */
  #backTo(turns: number): void {
    this.#round += 1;
    this.exercise.undo(this.exercise.view.played - turns);
    if (turns === 0) this.#line = null;
    this.exercise.open = true;
    this.phase = { name: 'ask', reply: this.#line?.[0] ?? null };
  }
}
