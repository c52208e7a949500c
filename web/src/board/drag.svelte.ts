import type { Piece } from '../wire/index.ts';

/** How far a pointer goes before it drags, in pixels: a finger trembles more than a mouse. */
const SLACK = { touch: 10, other: 5 };

/** What follows the pointer. */
export interface Dragged {
  /** From the bottom up. */
  pieces: readonly Piece[];
  /** The cell it comes from, or the reserve. */
  from: string | null;
  /** Where the pointer is, in the page's pixels. */
  x: number;
  y: number;
}

/** What a drag does as it goes. */
export interface DragPlan {
  /** Picks up what is dragged; nothing if there is nothing to pick up. */
  begin: () => { pieces: readonly Piece[]; from: string | null } | null;
  /** Puts it down: on a cell, or beside the board. */
  end: (cell: string | null) => void;
  /** The drag was broken off. */
  cancel: () => void;
}

interface Pressed {
  id: number;
  x: number;
  y: number;
  slack: number;
  plan: DragPlan;
}

/** One drag at a time, from a cell or from a reserve. */
class Drag {
  /** What is dragged now. */
  current = $state.raw<Dragged | null>(null);
  /** The cell under the pointer while something is dragged. */
  over = $state<string | null>(null);

  #pressed: Pressed | null = null;
  #ended = false;

  /** The pointer goes down on something that may be dragged. */
  press(event: PointerEvent, plan: DragPlan): void {
    if (event.button !== 0 || this.current) return;
    const slack = event.pointerType === 'touch' ? SLACK.touch : SLACK.other;
    this.#pressed = { id: event.pointerId, x: event.clientX, y: event.clientY, slack, plan };
  }

  /** Keeps the page from scrolling under a finger that may drag. Where a browser does not heed `touch-action`
   * inside a drawing, this does it. */
  hold(event: TouchEvent): void {
    if (this.#pressed && event.cancelable) event.preventDefault();
  }

  move(event: PointerEvent): void {
    const pressed = this.#pressed;
    if (!pressed || pressed.id !== event.pointerId) return;
    const { clientX: x, clientY: y } = event;
    if (!this.current) {
      if (Math.hypot(x - pressed.x, y - pressed.y) < pressed.slack) return;
      const lifted = pressed.plan.begin();
      if (!lifted) {
        this.#pressed = null;
        return;
      }
      this.current = { ...lifted, x, y };
    } else {
      this.current = { ...this.current, x, y };
    }
    this.over = cellAt(x, y);
    event.preventDefault();
  }

  up(event: PointerEvent): void {
    const pressed = this.#pressed;
    if (!pressed || pressed.id !== event.pointerId) return;
    this.#pressed = null;
    if (!this.current) return;
    const cell = cellAt(event.clientX, event.clientY);
    this.#drop();
    pressed.plan.end(cell);
  }

  cancel(event?: PointerEvent): void {
    const pressed = this.#pressed;
    if (!pressed || (event && pressed.id !== event.pointerId)) return;
    this.#pressed = null;
    if (!this.current) return;
    this.#drop();
    pressed.plan.cancel();
  }

  /** The pointer goes down again: a click from now on is a press. */
  renew(): void {
    this.#ended = false;
  }

  /** Whether a click is only the end of a drag; asked once. */
  takesClick(): boolean {
    const ended = this.#ended;
    this.#ended = false;
    return ended;
  }

  #drop(): void {
    this.current = null;
    this.over = null;
    this.#ended = true;
  }
}

/** The cell at a place of the page. */
function cellAt(x: number, y: number): string | null {
  const cell = document.elementFromPoint(x, y)?.closest('[data-cell]');
  return cell?.getAttribute('data-cell') ?? null;
}

export const drag = new Drag();
