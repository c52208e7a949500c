import type { Color } from '../wire/index.ts';
import { t } from '../words/words.svelte.ts';
import type { Phase } from './solving.svelte.ts';

/** What is said of a try. */
export interface Verdict {
  tone: 'good' | 'bad' | 'plain';
  title: string;
  detail: string;
}

/** What is said of a try; null while the person is to play. */
export function verdict(phase: Phase, hero: Color, seen: boolean): Verdict | null {
  switch (phase.name) {
    case 'ask':
      return null;
    case 'proving':
      return { tone: 'plain', title: t('puzzle-proving'), detail: '' };
    case 'showing':
      return { tone: 'plain', title: t('puzzle-solution'), detail: '' };
    case 'wrong':
      return { tone: 'bad', title: t('puzzle-wrong'), detail: why(phase, hero) };
    case 'solved':
      return { tone: 'good', title: t(seen ? 'puzzle-solved-help' : 'puzzle-solved'), detail: phase.ending };
    case 'shown':
      return {
        tone: 'plain',
        title: t('puzzle-shown'),
        detail: [phase.ending, t('puzzle-shown-text')].join(' ').trim(),
      };
    case 'failed':
      return { tone: 'bad', title: t('puzzle-failed'), detail: '' };
  }
}

function why(phase: Extract<Phase, { name: 'wrong' }>, hero: Color): string {
  const { reply } = phase;
  switch (phase.why) {
    case 'goes-on':
      return t(phase.last ? 'puzzle-wrong-last' : 'puzzle-wrong-one');
    case 'ended':
      return t('puzzle-wrong-end');
    case 'lost':
      return t('puzzle-wrong-won', { reply });
    case 'escapes':
      return t(hero === 'white' ? 'puzzle-wrong-black' : 'puzzle-wrong-white', { reply });
  }
}
