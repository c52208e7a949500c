import { houseOf } from '../app/house.ts';
import type { Explained, ExplainRequest } from '../wire/index.ts';
import { language } from '../words/words.svelte.ts';
import { Questions } from './questions.ts';

/** Explains turns: what they do and threaten, why one solves a puzzle, why another one does not. */
export interface ExplainerPort {
  /** The explanation; null when it was stopped, or when another question came first. */
  explain(request: ExplainRequest): Promise<Explained | null>;
  /** Ends what is under way; nothing is answered any more. */
  stop(): void;
  /** The same, when nobody will ask any more. */
  leave(): void;
}

/** A game's rules and a position of it, as a `View` and a puzzle have them. */
export type Where = Pick<ExplainRequest, 'edition' | 'reserve' | 'position' | 'house'> & {
  ransom?: boolean;
};

/** How far a forced end is looked for: mine, yours, mine. */
const TURNS = 3;

/** The question what a turn does and threatens; compared with a better one if that is known. */
export function aboutTurn(where: Where, turn: string, better: string | null = null): ExplainRequest {
  return { ...spot(where), ask: 'turn', turn, turns: TURNS, other: better };
}

/** The same of a turn that nobody has played: what the other one would give as a ransom is left open. */
export function aboutProposal(where: Where, turn: string): ExplainRequest {
  return { ...aboutTurn(where, turn), ask: 'proposal' };
}

/** The question why a turn wins within the turns of a puzzle. */
export function whyItWins(where: Where, turn: string, turns: number): ExplainRequest {
  return { ...spot(where), ask: 'why-it-wins', turn, turns, other: null };
}

/** The question why a turn does not do what a puzzle asks for; the answer that refutes it is looked for unless it is known. */
export function whyNot(
  where: Where,
  turn: string,
  turns: number,
  reply: string | null = null,
): ExplainRequest {
  return { ...spot(where), ask: 'why-not', turn, turns, other: reply };
}

function spot({ edition, reserve, ransom = false, position, ...where }: Where) {
  return { edition, reserve, ransom, position, ...houseOf(where) };
}

/** Asks the worker beside the page. */
export class Explainer implements ExplainerPort {
  readonly #questions: Questions;

  constructor(questions: Questions = new Questions()) {
    this.#questions = questions;
  }

  async explain(request: ExplainRequest): Promise<Explained | null> {
    const answer = await this.#questions.ask({ say: 'explain', request, language: language() });
    return answer && 'explained' in answer ? answer.explained : null;
  }

  stop(): void {
    this.#questions.stop();
  }

  leave(): void {
    this.#questions.leave();
  }
}
