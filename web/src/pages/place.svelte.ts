import { type Address, readAddress } from './address.ts';

let current: Address = $state.raw(readAddress(typeof location === 'undefined' ? '' : location.hash));

/** Where the reader is; what reads it follows. */
export function place(): Address {
  return current;
}

/** Follows the address line; the answer ends that. */
export function followAddress(): () => void {
  const look = (): void => {
    current = readAddress(location.hash);
  };
  look();
  addEventListener('hashchange', look);
  return () => removeEventListener('hashchange', look);
}

/** Goes to a page; `replace` leaves no trace of the one before. */
export function go(address: string, replace = false): void {
  if (replace) history.replaceState(null, '', address);
  else history.pushState(null, '', address);
  current = readAddress(location.hash);
}
