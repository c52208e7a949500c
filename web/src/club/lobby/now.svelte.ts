import { line } from '../live/tab.ts';

/** Minutes are told, not seconds. */
const EVERY = 5_000;

/** The server's time, for what is told in days, hours and minutes. To be made with a component. */
export function useNow(): () => number {
  let now = $state(line.serverNow());
  $effect(() => {
    const timer = setInterval(() => {
      now = line.serverNow();
    }, EVERY);
    return () => clearInterval(timer);
  });
  return () => now;
}
