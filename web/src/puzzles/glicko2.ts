// Glicko-2 (Glickman, "Example of the Glicko-2 system"), each try a rating period of its own, as the club counts games
// (`crates/jersi-store/src/rating.rs`).

/** What is known of somebody's strength. */
export interface Strength {
  rating: number;
  deviation: number;
  volatility: number;
}

/** One result: against which strength, and how it went, from 0 to 1. */
export interface Result {
  rating: number;
  deviation: number;
  score: number;
}

/** The scale of Glicko-2 beside the ratings that people read. */
const SCALE = 173.7178;
const MIDDLE = 1500;
/** How fast the volatility may change. */
const TAU = 0.5;
const CONVERGENCE = 1e-6;
/** Nobody is less certain than who never tried. */
export const MOST_DEVIATION = 350;
/** A period without a try, in milliseconds: after a year, who was known to within 60 is known to within a little more than 100. */
const IDLE_PERIOD = 5 * 24 * 60 * 60 * 1000;

/** What the results of one period make of a strength. */
export function afterPeriod(before: Strength, results: readonly Result[]): Strength {
  const mu = (before.rating - MIDDLE) / SCALE;
  const phi = before.deviation / SCALE;
  if (results.length === 0)
    return { ...before, deviation: SCALE * Math.sqrt(phi ** 2 + before.volatility ** 2) };
  let inverse = 0;
  let sum = 0;
  for (const { rating, deviation, score } of results) {
    const g = 1 / Math.sqrt(1 + (3 * (deviation / SCALE) ** 2) / Math.PI ** 2);
    const expected = 1 / (1 + Math.exp(-g * (mu - (rating - MIDDLE) / SCALE)));
    inverse += g ** 2 * expected * (1 - expected);
    sum += g * (score - expected);
  }
  const v = 1 / inverse;
  const volatility = newVolatility(phi, v, v * sum, before.volatility);
  const deviation = 1 / Math.sqrt(1 / (phi ** 2 + volatility ** 2) + 1 / v);
  return {
    rating: MIDDLE + SCALE * (mu + deviation ** 2 * sum),
    deviation: SCALE * deviation,
    volatility,
  };
}

/** The same strength after a while without a try: it is less certain. */
export function afterIdle(strength: Strength, time: number): Strength {
  const periods = Math.max(0, time) / IDLE_PERIOD;
  const variance = strength.deviation ** 2 + SCALE ** 2 * periods * strength.volatility ** 2;
  return { ...strength, deviation: Math.min(Math.sqrt(variance), MOST_DEVIATION) };
}

/** Step 5 of the paper: the root of its function by the Illinois algorithm. */
function newVolatility(phi: number, v: number, delta: number, sigma: number): number {
  const a = Math.log(sigma ** 2);
  const f = (x: number): number => {
    const e = Math.exp(x);
    const spread = phi ** 2 + v + e;
    return (e * (delta ** 2 - spread)) / (2 * spread ** 2) - (x - a) / TAU ** 2;
  };
  let low = a;
  let high: number;
  if (delta ** 2 > phi ** 2 + v) {
    high = Math.log(delta ** 2 - phi ** 2 - v);
  } else {
    let k = 1;
    while (f(a - k * TAU) < 0) k += 1;
    high = a - k * TAU;
  }
  let [atLow, atHigh] = [f(low), f(high)];
  while (Math.abs(high - low) > CONVERGENCE) {
    const middle = low + ((low - high) * atLow) / (atHigh - atLow);
    const atMiddle = f(middle);
    if (atMiddle * atHigh <= 0) {
      low = high;
      atLow = atHigh;
    } else {
      atLow /= 2;
    }
    high = middle;
    atHigh = atMiddle;
  }
  return Math.exp(low / 2);
}
