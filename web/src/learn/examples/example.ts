/** A board in a text: where it begins, what is played on it, what the referee refuses. All of it is tried by a
 * test with the real referee. */
export interface Example {
  /** Where it begins, unless it is a setting. */
  position?: string;
  /** The setting that it begins from. */
  setting?: string;
  /** Decisions to play, one after the other. */
  turns: readonly string[];
  /** Turns that are refused at the beginning. */
  refused: readonly string[];
  /** How the game ends after the turns; it goes on when nothing stands here. */
  ends?: string;
  /** Whether a captured king is bought back. */
  ransom?: boolean;
}

/** Examples by name. */
export type Examples = Readonly<Record<string, Example>>;
