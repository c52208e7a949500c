/** A round trip: when it began and ended here, and what the server's clock said in between. */
interface Trip {
  length: number;
  offset: number;
}

/** So many round trips are compared. */
const TRIPS = 8;

/** The server's time, told from here. The shortest of the last round trips tells it best: what a message takes there and back
 * is at most half of that off. */
export class ServerTime {
  #trips: Trip[] = [];
  #offset: number;
  #known = false;

  constructor() {
    this.#offset = 0;
  }

  /** Whether the server has told its time at all. */
  get known(): boolean {
    return this.#known;
  }

  /** The server's time at a moment here. */
  at(now: number): number {
    return Math.round(now + this.#offset);
  }

  /** The server has told its time without being asked: true but for the way here. */
  told(time: number, now: number): void {
    if (this.#trips.length === 0) this.#offset = time - now;
    this.#known = true;
  }

  /** The server has answered a question that was sent at a moment. */
  answered(time: number, sent: number, now: number): void {
    const trip = { length: Math.max(0, now - sent), offset: time - (sent + now) / 2 };
    // Further off than both round trips explain: a clock was set, here or there, and what was measured before is worthless.
    const jumped = this.#trips.some(
      (one) => Math.abs(one.offset - trip.offset) > (one.length + trip.length) / 2 + 100,
    );
    this.#trips = jumped ? [trip] : [...this.#trips.slice(1 - TRIPS), trip];
    this.#offset = this.#trips.reduce((best, one) => (one.length < best.length ? one : best)).offset;
    this.#known = true;
  }
}
