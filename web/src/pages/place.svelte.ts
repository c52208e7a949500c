import { type Address, readAddress, renewed } from './address.ts';

let current: Address = $state.raw(read());

function read(): Address {
  if (typeof location === 'undefined') return readAddress('');
  const hash = renewed(location.hash);
  if (hash !== location.hash) history.replaceState(null, '', hash);
  return readAddress(hash, location.search);
}

/** Where the reader is; what reads it follows. */
export function place(): Address {
  return current;
}

/** Follows the address line; the answer ends that. */
export function followAddress(): () => void {
  const look = (): void => {
    current = read();
  };
  look();
  addEventListener('hashchange', look);
  return () => removeEventListener('hashchange', look);
}

/** Goes to a page; `replace` leaves no trace of the one before. A question before the hash was answered by now. */
export function go(address: string, replace = false): void {
  const whole = location.pathname + address;
  if (replace) history.replaceState(null, '', whole);
  else history.pushState(null, '', whole);
  current = read();
}
