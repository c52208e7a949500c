// What a first visit fetches from `jersi serve`, in bytes.
import { firstVisit, told } from '../build/visit.mjs';

export async function visit(browser, address) {
  return [told(await firstVisit(browser, address))];
}
