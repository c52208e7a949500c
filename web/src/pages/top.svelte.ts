import { untrack } from 'svelte';

let taken = $state(0);

/** A page inside a place brings a top bar of its own on a phone, with a way back: then the shell has neither header nor tabs.
 * To be called when the bar is made. */
export function takeTop(): void {
  $effect.pre(() => {
    untrack(() => {
      taken += 1;
    });
    return () => {
      taken -= 1;
    };
  });
}

/** Whether a page has done so. */
export function isTopTaken(): boolean {
  return taken > 0;
}
