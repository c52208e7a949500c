import type { Desk } from './desk.svelte.ts';

/** What a press on the board draws; null while it plays. */
export type Tool = 'arrow' | 'ring' | null;

/** An arrow on its way. */
export interface Stroke {
  from: string;
  to: string | null;
}

/** Draws arrows and rings on the board of a study: with the right button at any time, or with a tool that was chosen first. */
export class Pen {
  readonly #desk: Desk;
  tool: Tool = $state(null);
  stroke: Stroke | null = $state.raw(null);
  /** The stroke is one of the right button, which also makes rings. */
  #right = false;

  constructor(desk: Desk) {
    this.#desk = desk;
  }

  choose(tool: Tool): void {
    this.tool = this.tool === tool ? null : tool;
    this.cancel();
  }

  /** Whether a button of the pointer draws. */
  draws(button: number): boolean {
    return button === 2 || (button === 0 && this.tool !== null);
  }

  begin(cell: string, button: number): void {
    this.#right = button === 2;
    this.stroke = { from: cell, to: cell };
  }

  move(cell: string | null): void {
    if (this.stroke && this.stroke.to !== cell) this.stroke = { ...this.stroke, to: cell };
  }

  /** Draws from where the stroke began to where it ends; beside the board nothing. */
  end(cell: string | null): void {
    const { stroke } = this;
    this.stroke = null;
    if (!stroke || cell === null) return;
    if (cell === stroke.from) {
      if (this.#right || this.tool === 'ring') this.#desk.toggleRing(cell);
    } else if (this.#right || this.tool === 'arrow') this.#desk.toggleArrow(stroke.from, cell);
  }

  /** The same by keys: a ring at once, an arrow from one cell to the next that is pressed. */
  press(cell: string): void {
    if (this.tool === 'ring') this.#desk.toggleRing(cell);
    else if (this.stroke) this.end(cell);
    else this.begin(cell, 0);
  }

  cancel(): void {
    this.stroke = null;
  }
}
