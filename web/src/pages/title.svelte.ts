import { untrack } from 'svelte';

/** The pages that say what they show, the innermost last. */
let said: readonly (() => string)[] = $state.raw([]);

/** Names what a page shows, as long as its component is there; to be called when it is made. Whoever says nothing is named after
 * its place in the navigation, so that no page keeps the title of the one before. */
export function useTitle(text: () => string): void {
  $effect(() => {
    untrack(() => {
      said = [...said, text];
    });
    return () => {
      said = said.filter((one) => one !== text);
    };
  });
}

/** What the page in front says of itself. */
export function saidTitle(): string | null {
  return said.at(-1)?.() ?? null;
}
