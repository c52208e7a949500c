/** A link that waits for its game: it was read on the page of links, and is taken in at the table, where it is seen. */
export interface Arrived {
  /** The game on the shelf. */
  id: string;
  record: string;
  /** It holds turns of one's own that were played elsewhere, and that was agreed to. */
  ahead: boolean;
}

let waiting: Arrived | null = null;

/** Leaves a link for the table of its game. */
export function leaveFor(link: Arrived): void {
  waiting = link;
}

/** The link that was left for a game; it is handed over once. */
export function arrivedFor(id: string): Arrived | null {
  if (waiting?.id !== id) return null;
  const link = waiting;
  waiting = null;
  return link;
}
