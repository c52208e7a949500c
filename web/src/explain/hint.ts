import { toast } from '../ui/toasts.svelte.ts';
import { aboutTurn, Explainer, type ExplainerPort, type Where } from './explainer.ts';

/** How long an explanation stays: there are two sentences to read. Milliseconds. */
const STAY = 12_000;

const usual: ExplainerPort = new Explainer();

/** Says what a turn that was hinted at does, unless the game has gone on meanwhile. */
export async function tellHint(
  where: Where,
  turn: string,
  isStill: () => boolean,
  explainer: ExplainerPort = usual,
): Promise<void> {
  const explained = await explainer.explain(aboutTurn(where, turn));
  if (explained?.text && isStill()) toast(`${turn} · ${explained.text}`, { stay: STAY });
}
