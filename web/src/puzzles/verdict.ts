import type { Color } from '../wire/index.ts';
import { t } from '../words/words.svelte.ts';
import { OF_EVERY_TURN } from './motifs.ts';
import type { Puzzle } from './puzzles.ts';
import type { Phase } from './solving.svelte.ts';

/** What is said of a try. */
export interface Verdict {
  tone: 'good' | 'bad' | 'plain';
  title: string;
  /** What it came to. */
  detail: string;
  /** Why. */
  why: string;
  /** Both where there is little room, without saying anything twice. */
  whole: string;
}

/** What is said of a try; null while the person is to play. `explained` is what the explainer says of the turn; until it does,
 * and where it cannot be had, the referee's words and those by motif stand alone. */
export function verdict(
  phase: Phase,
  puzzle: Puzzle,
  hero: Color,
  seen: boolean,
  explained = '',
): Verdict | null {
  switch (phase.name) {
    case 'ask':
      return null;
    case 'proving':
      return said('plain', t('puzzle-proving'));
    case 'showing':
      return said('plain', t('puzzle-solution'));
    case 'wrong':
      return { tone: 'bad', title: t('puzzle-wrong'), ...whyNot(phase, puzzle, hero, explained) };
    case 'solved':
      return {
        tone: 'good',
        title: t(seen ? 'puzzle-solved-help' : 'puzzle-solved'),
        ...whyRight(phase, puzzle, hero, explained),
      };
    case 'shown':
      return { tone: 'plain', title: t('puzzle-shown'), ...whyRight(phase, puzzle, hero, explained) };
    case 'failed':
      return said('bad', t('puzzle-failed'));
  }
}

type Reason = Pick<Verdict, 'detail' | 'why' | 'whole'>;

function said(tone: Verdict['tone'], title: string): Verdict {
  return { tone, title, ...reason('', '') };
}

function reason(detail: string, why: string, whole = `${detail} ${why}`.trim()): Reason {
  return { detail, why, whole };
}

/** Why it wins, or holds: in the referee's words if the game is over, and by the first turn or by what the puzzle is about. */
function whyRight(
  phase: { ending: string; turn: string },
  puzzle: Puzzle,
  hero: Color,
  explained: string,
): Reason {
  if (puzzle.goal === 'hold')
    return reason(
      phase.ending || t(`puzzle-held-${hero}-${puzzle.turns}`, { ways: puzzle.wins.length }),
      explained,
    );
  const why = explained === '' ? '' : t('puzzle-why', { turn: phase.turn, why: explained });
  // A turn that wins is explained with the end that it leads to.
  if (why !== '') return reason(phase.ending, why, why);
  const means = puzzle.motifs.filter((one) => OF_EVERY_TURN.includes(one)).slice(0, 2);
  return reason(phase.ending, means.map((one) => t(`motif-why-${one}`)).join(' '));
}

function whyNot(
  phase: Extract<Phase, { name: 'wrong' }>,
  puzzle: Puzzle,
  hero: Color,
  explained: string,
): Reason {
  const reply = phase.line[0] ?? '';
  switch (phase.why) {
    case 'goes-on': {
      const there = t(phase.last ? 'puzzle-wrong-finish' : 'puzzle-wrong-at-once');
      const goesOn = `${t(`puzzle-wrong-one-${hero}`, { reply })} ${there}`;
      return reason(goesOn, explained, explained === '' ? goesOn : `${there} ${explained}`);
    }
    case 'ended':
      return reason(t(puzzle.goal === 'win' ? 'puzzle-wrong-end' : 'puzzle-wrong-end-hold'), phase.told);
    case 'lost': {
      const lost = `${t('puzzle-wrong-won', { line: phase.line.join(' ') })} ${phase.told}`;
      return reason(lost, explained, explained || lost);
    }
    case 'escapes': {
      const escapes = t(`puzzle-wrong-escapes-${hero}`, { reply });
      return explained === '' ? reason(escapes, phase.told) : reason(escapes, explained, explained);
    }
  }
}
