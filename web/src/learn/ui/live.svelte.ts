let current: string | null = $state(null);

/** The board that is played on; at most one of a page, so that keys have one meaning. */
export function live(): string | null {
  return current;
}

/** Makes a board the live one, or none. */
export function setLive(board: string | null): void {
  current = board;
}
