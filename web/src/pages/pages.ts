import type { Component } from 'svelte';
import type { Engine } from '../app/engine/engine.ts';
import type { Keeper } from '../store/keeper.svelte.ts';
import { withWords } from '../words/words.svelte.ts';
import type { PageName } from './address.ts';

/** What every page is given. */
export interface PageProps {
  engine: Engine;
  keeper: Keeper;
  /** What follows the name of the page in the address. */
  parts: readonly string[];
  query: URLSearchParams;
}

/** How a page comes. It is loaded when somebody goes there, so that the game begins as fast as without it. */
export type Loader = () => Promise<{ default: Component<PageProps> }>;

/** The pages that are loaded when somebody goes there; the door and the table are there from the beginning. */
export const pages: Record<Exclude<PageName, 'game'>, Loader> = {
  editor: () => withWords(async () => (await import('../editor/page.ts')).editorPage()),
  shelf: () => withWords(() => import('../shelf/Shelf.svelte')),
  study: () => withWords(() => import('../study/StudyPage.svelte')),
  learn: () => withWords(() => import('../learn/Learn.svelte')),
  turn: () => withWords(() => import('../turnlink/TurnPage.svelte')),
  club: () => withWords(() => import('../club/ClubPage.svelte')),
  lab: () => withWords(() => import('../lab/LabPage.svelte')),
};
