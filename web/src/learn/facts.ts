import { getContext, setContext } from 'svelte';
import type { Engine } from '../app/engine/engine.ts';
import type { BoardFigure, EditionView, Kind } from '../wire/index.ts';
import type { Language } from '../words/language.ts';

/** What the pages of Learn know of the game, all of it from WebAssembly. */
export interface Facts {
  engine: Engine;
  /** Every edition in the language of the page. */
  editions: () => readonly EditionView[];
  /** The same in a given language. */
  editionsIn: (language: Language) => readonly EditionView[];
}

const KEY = Symbol('facts');

export function giveFacts(facts: Facts): void {
  setContext(KEY, facts);
}

export function facts(): Facts {
  return getContext<Facts>(KEY);
}

/** An edition by name; a name that there is not is a fault of ours. */
export function editionOf(editions: readonly EditionView[], id: string): EditionView {
  const found = editions.find((edition) => edition.id === id);
  if (!found) throw new Error(`no edition ${id}`);
  return found;
}

/** What an edition calls a kind. */
export function nameOf(edition: EditionView, kind: Kind): string {
  return edition.kinds.find((one) => one.kind === kind)?.name ?? kind;
}

const figures = new Map<string, BoardFigure>();

/** The board of an edition from White's side; it is drawn once, however many boards a page has. */
export function figureOf(engine: Engine, edition: string): BoardFigure {
  const known = figures.get(edition);
  if (known) return known;
  const figure = engine.figure(edition, false);
  figures.set(edition, figure);
  return figure;
}
