/** How long a pointer rests before a name shows, in milliseconds: a mouse, a finger that holds. */
const REST = 450;

/** How long it stays when the finger has gone. */
const STAYS = 2500;

/** The cell whose name is shown beside it. A mouse rests there, or a finger is held there; one that moves, presses or
 * drags shows nothing. */
export class Tip {
  cell = $state<string | null>(null);
  #timer: ReturnType<typeof setTimeout> | undefined;
  #held = false;

  /** The pointer comes to a cell, or leaves the board. */
  point(cell: string | null, touch: boolean): void {
    if (touch) return;
    this.hide();
    if (cell !== null) this.#after(REST, () => this.#show(cell));
  }

  /** A finger goes down on a cell. */
  down(cell: string, touch: boolean): void {
    this.hide();
    this.#held = false;
    if (!touch) return;
    this.#after(REST, () => {
      this.#held = true;
      this.#show(cell);
    });
  }

  up(): void {
    if (this.#held) this.#after(STAYS, () => this.hide());
    else this.hide();
  }

  hide(): void {
    clearTimeout(this.#timer);
    this.cell = null;
  }

  /** Whether the click that follows only ends a hold. */
  takesClick(): boolean {
    const held = this.#held;
    this.#held = false;
    return held;
  }

  #show(cell: string): void {
    this.cell = cell;
  }

  #after(time: number, does: () => void): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(does, time);
  }
}
