import type { Leg } from '../wire/index.ts';
import { afterLeg, movementsBetween, type Stands, sameStands } from './stands.ts';

/** Milliseconds that a movement takes: a step by the cells it covers, a fall, a disappearance. */
export const STEP = 180;
export const FALL = 160;
export const FADE = 140;
/** Between two movements of one turn. */
export const PAUSE = 60;

/** A movement under way. */
export interface Flight {
  leg: Leg;
  /** From 0 to 1, slowing down. */
  progress: number;
  /** How far what it takes has faded, from 0 to 1. */
  fading: number;
}

export function durationOf(leg: Leg): number {
  if (leg.act === 'gift') return FADE;
  if (leg.act !== 'step') return FALL;
  return leg.over === null ? STEP : 2 * STEP;
}

/** A movement after so many milliseconds. */
export function flightAt(leg: Leg, elapsed: number): Flight {
  const duration = durationOf(leg);
  const share = Math.min(elapsed / duration, 1);
  const fading = Math.min(Math.max((elapsed - (duration - FADE)) / FADE, 0), 1);
  return { leg, progress: 1 - (1 - share) ** 3, fading };
}

/** The clock of the screen, so that tests can turn it by hand. */
export interface Screen {
  request: (tick: (now: number) => void) => number;
  cancel: (handle: number) => void;
}

const screen: Screen = {
  request: (tick) => requestAnimationFrame(tick),
  cancel: (handle) => cancelAnimationFrame(handle),
};

/** What the board shows, which follows what it should show movement by movement. */
export class Motion {
  /** What stands on the cells, as shown. */
  shown = $state.raw<Stands>(new Map());
  /** The movement under way. */
  flight = $state.raw<Flight | null>(null);
  /** How many movements of the trail are still to come, the one under way among them. */
  waiting = $state(0);

  #screen: Screen;
  #queue: readonly Leg[] = [];
  #wanted: Stands = new Map();
  #handle: number | null = null;
  #began: number | null = null;

  constructor(given: Screen = screen) {
    this.#screen = given;
  }

  /** Shows other stands: by the last movements of a trail if they lead there, else at once. */
  follow(wanted: Stands, legs: readonly Leg[], moving: boolean): void {
    if (sameStands(this.#wanted, wanted)) return;
    const before = this.#wanted;
    this.stop();
    this.#wanted = wanted;
    const movements = moving ? movementsBetween(before, wanted, legs) : [];
    if (movements.length === 0) {
      this.shown = wanted;
      return;
    }
    this.shown = before;
    this.#begin(movements);
  }

  /** Shows at once what should be shown. */
  stop(): void {
    if (this.#handle !== null) this.#screen.cancel(this.#handle);
    this.#handle = null;
    this.#began = null;
    this.#queue = [];
    this.waiting = 0;
    this.flight = null;
    this.shown = this.#wanted;
  }

  #begin(movements: readonly Leg[]): void {
    this.#queue = movements;
    this.waiting = movements.length;
    const first = movements[0];
    if (first) this.flight = flightAt(first, 0);
    this.#handle = this.#screen.request((now) => this.#tick(now));
  }

  #tick(now: number): void {
    this.#began ??= now;
    const leg = this.#queue[0];
    if (!leg) {
      this.stop();
      return;
    }
    const elapsed = now - this.#began;
    const duration = durationOf(leg);
    if (elapsed >= duration && this.flight !== null) {
      this.shown = afterLeg(this.shown, leg);
      this.flight = null;
      this.waiting = this.#queue.length - 1;
    }
    if (elapsed >= duration + PAUSE || (elapsed >= duration && this.#queue.length === 1)) {
      this.#queue = this.#queue.slice(1);
      this.#began = now;
      const next = this.#queue[0];
      if (!next) {
        this.stop();
        return;
      }
      this.flight = flightAt(next, 0);
    } else if (elapsed < duration) {
      this.flight = flightAt(leg, elapsed);
    }
    this.#handle = this.#screen.request((then) => this.#tick(then));
  }
}

/** Whether the system asks for as little motion as possible. */
export function prefersStillness(): boolean {
  return typeof matchMedia === 'function' && matchMedia('(prefers-reduced-motion: reduce)').matches;
}
