import type { Where } from '../explain/explainer.ts';
import type { AnalysisView, JudgedTurn, Look, SlipView } from '../wire/index.ts';
import { t } from '../words/words.svelte.ts';
import type { AnalystPort } from './analyst.ts';
import type { Desk } from './desk.svelte.ts';

/** A turn that lost something. */
export interface Mistake {
  id: number;
  slip: SlipView;
  /** How much of the chance to win, from 0 to 1. */
  loss: number;
}

/** The analysis of a whole game: position by position, in the background, to be stopped and gone on with. */
export class Review {
  readonly #analyst: AnalystPort;
  readonly #desk: Desk;
  /** What is thought of the positions, from the first on. */
  looks: Look[] = $state.raw([]);
  /** Positions looked at for each of them. */
  effort = $state(0);
  running = $state(false);
  broken = $state(false);
  /** What follows from the looks for the game as it is now. */
  analysis: AnalysisView = $state.raw() as AnalysisView;
  readonly #judged = $derived(new Map(this.analysis.turns.map((turn) => [turn.id, turn])));

  constructor(analyst: AnalystPort, desk: Desk, looks: Look[], effort: number) {
    this.#analyst = analyst;
    this.#desk = desk;
    this.looks = looks;
    this.effort = effort;
    this.judge();
  }

  /** Whether every position is looked at. */
  get complete(): boolean {
    return this.analysis.known === this.analysis.of;
  }

  /** Whether anything is known, found here or told by the record. */
  get begun(): boolean {
    return this.analysis.start !== null;
  }

  /** What is thought of a turn of the game; null if it is not judged. */
  judgedTurn(id: number): JudgedTurn | null {
    return this.#judged.get(id) ?? null;
  }

  /** The position before a turn that lost something, with its rules; null if it is not known. */
  before(id: number): Where | null {
    const slip = this.judgedTurn(id)?.slip;
    const look = slip ? this.looks[slip.look] : undefined;
    if (!look) return null;
    const { edition, reserve, ransom } = this.#desk.view;
    return { edition, reserve, ransom, position: look.position };
  }

  /** White's chance after a turn, found here or told by the record, or at the start. */
  chanceAt(id: number): number | null {
    return id === 0
      ? this.analysis.start
      : (this.judgedTurn(id)?.chance ?? this.#desk.turn(id)?.chance ?? null);
  }

  /** The turns that lost something, the worst first. */
  readonly slips: Mistake[] = $derived(
    this.analysis.turns
      .flatMap(({ id, slip }) => (slip ? [{ id, slip, loss: slip.best - slip.now }] : []))
      .sort((one, other) => other.loss - one.loss),
  );

  /** Judges anew, after the game or the looks have changed. */
  judge(): void {
    this.analysis = this.#desk.judge(this.looks);
  }

  /** Looks at the positions that are not known yet; another effort begins from the start. */
  async run(nodes: number): Promise<void> {
    if (nodes !== this.effort) this.looks = [];
    this.effort = nodes;
    this.judge();
    this.looks = this.looks.slice(0, this.analysis.known);
    this.running = true;
    this.broken = false;
    try {
      const request = { record: this.#desk.record(), nodes, from: this.looks.length };
      await this.#analyst.game(request, ({ look }) => {
        this.looks = [...this.looks, look];
        this.judge();
      });
      if (this.complete) {
        this.#desk.keepScores(this.looks);
        this.#desk.said = t('study-done');
      }
    } catch {
      this.broken = true;
    }
    this.running = false;
  }

  stop(): void {
    this.#analyst.stop();
    this.running = false;
  }
}
