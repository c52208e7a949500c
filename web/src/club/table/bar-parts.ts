import { across } from '../../app/side/people.ts';
import type { IconName } from '../../ui/icons.ts';
import type { OnlineView, View } from '../../wire/index.ts';
import type { LineState } from '../live/line.svelte.ts';
import type { Waiting } from '../live/outbox.svelte.ts';
import type { Notice } from './notice.ts';

/** What a press in the bar does. */
export type BarDeed =
  | 'resign'
  | 'abort'
  | 'keep-playing'
  | 'reload'
  | 'cancel'
  | 'try-now'
  | 'here'
  | 'live'
  | 'keep'
  | 'give-back'
  | 'decline-draw'
  | 'accept-draw'
  | 'show-draft'
  | 'dismiss'
  | 'claim'
  | 'flip'
  | 'next';

export interface BarButton {
  deed: BarDeed;
  label: string;
  look: 'primary' | 'plain' | 'danger';
  icon?: IconName;
}

export interface Bar {
  /** For tests and styles. */
  kind: string;
  tone: 'plain' | 'accent' | 'danger';
  /** `spin` is a wheel that turns while something is on its way. */
  icon: IconName | 'spin';
  title: string;
  note: string;
  buttons: readonly BarButton[];
}

/** Everything that the bar depends on. */
export interface BarFacts {
  view: View;
  standing: OnlineView;
  line: LineState;
  /** Milliseconds until the line is tried again; null while it is not waited for. */
  tryIn: number | null;
  /** The browser keeps nothing. */
  unkept: boolean;
  pending: Pick<Waiting, 'do' | 'text'> | null;
  /** How long it is on its way, in milliseconds. */
  pendingFor: number;
  asking: 'resign' | 'abort' | null;
  notice: Notice | null;
  /** Milliseconds since the other player went away; null while he is here. */
  awayFor: number | null;
  /** How many others watch. */
  watching: number;
  /** The server's time. */
  now: number;
  /** The person is entering a turn, or planning one. */
  entering: boolean;
  /** The opponent in the next game that waits. */
  next: string | null;
}

/** What is not answered so long is said to be not sent yet, in milliseconds. */
export const LATE = 3_000;

export const button = (
  deed: BarDeed,
  label: string,
  look: BarButton['look'] = 'plain',
  icon?: IconName,
): BarButton => (icon ? { deed, label, look, icon } : { deed, label, look });

/** Seconds that are left, never rounded down to none. */
export function seconds(milliseconds: number): number {
  return Math.max(0, Math.ceil(milliseconds / 1000));
}

/** What the other player is called; for who watches, the one who decides. */
export function friendOf({ view, standing }: BarFacts): string {
  return view.players[standing.mine ? across(standing.mine) : view.decider].name;
}
