import type { Faces } from '../board/shapes.ts';
import { settings } from '../store/settings.svelte.ts';

/** The faces of everything drawn on a page of Learn. Cubes in a sentence, in a table and on a board of any size are
 * alike, so that a figure never mixes two styles; unless somebody chose otherwise, they are those told apart when small. */
export function pageFaces(): Faces {
  return settings.faces === 'auto' ? 'simple' : settings.faces;
}
