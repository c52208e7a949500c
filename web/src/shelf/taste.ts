import { keepLocal, readLocal } from '../store/local.ts';
import type { Order } from './wanted.ts';

/** How somebody likes the shelf. */
export interface Taste {
  view: 'cards' | 'rows';
  order: Order;
}

const KEY = 'jersi.shelf';
export const ORDERS: readonly Order[] = ['newest', 'oldest', 'title'];

/** As it was chosen last. */
export function readTaste(): Taste {
  const [view, order] = (readLocal(KEY) ?? '').split(' ');
  return { view: view === 'rows' ? 'rows' : 'cards', order: ORDERS.find((one) => one === order) ?? 'newest' };
}

/** Remembers it; whether that could be kept. */
export function keepTaste({ view, order }: Taste): boolean {
  return keepLocal(KEY, `${view} ${order}`);
}
