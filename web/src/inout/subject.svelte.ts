import type { Diagnosis } from '../wire/index.ts';

/** What can be exported: a game, a position, or a position of a game. */
export interface Subject {
  /** What it is called, for the picture and the files. */
  title: string;
  /** More words for the names of files. */
  file?: readonly string[];
  /** The game in JRN; none if there is only a position. */
  record?: string;
  edition: string;
  reserve: boolean;
  ransom: boolean;
  house?: string;
  /** The position that is shown. */
  position: string;
  /** The turns that have led there, in JRN, if they are not those of the game. */
  line?: string;
  /** How many turns have led there; the last of them is drawn as a path. */
  played?: number;
  flipped?: boolean;
}

let shown = $state.raw<Subject | null>(null);

/** What the dialog of exports is about; null while it is closed. */
export function exported(): Subject | null {
  return shown;
}

/** Opens the dialog of exports, on whatever page. */
export function showExport(subject: Subject): void {
  shown = subject;
}

/** Closes it. */
export function closeExport(): void {
  shown = null;
}

/** A game that was refereed, as a subject; null if it has no position. */
export function subjectOf(found: Diagnosis, title: string): Subject | null {
  if (found.edition === null || found.position === null) return null;
  const date = found.tags.find((tag) => tag.name === 'Date')?.value ?? '';
  return {
    title,
    file: [title, date],
    ...(found.record === null ? {} : { record: found.record, played: found.turns }),
    edition: found.edition,
    reserve: found.reserve,
    ransom: found.ransom,
    position: found.position,
  };
}
