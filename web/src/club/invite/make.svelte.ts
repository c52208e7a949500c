import { keepWish, keptWish, type Wish, wishedEdition } from '../../app/new/wish.ts';
import type { EditionView } from '../../wire/index.ts';
import { t } from '../../words/words.svelte.ts';
import { api, drawId } from '../live/api.ts';
import { findClub } from '../live/club.svelte.ts';
import { games } from '../live/games.svelte.ts';
import { fits, keepName, proposedName, tidied } from '../names/name.ts';
import { refusalText } from '../refusal.ts';
import { specOf } from './spec.ts';
import { type ClubWish, canBeRated, keepClubWish, keptClubWish, timeControl } from './wish.ts';

/** A game of the club that is being made: what was chosen, and what came of asking for it. */
export class Making {
  /** The rules, as for every new game. */
  wish: Wish = $state() as Wish;
  terms: ClubWish = $state(keptClubWish());
  /** The name of who has none in the club yet. */
  name = $state('');
  nameFault: string | null = $state(null);
  /** Why the game was not made. */
  fault: string | null = $state(null);
  busy = $state(false);
  /** Drawn before the first try: asked for twice, one game is made. Other terms are another game. */
  #id = drawId();

  constructor(editions: readonly EditionView[]) {
    this.wish = { ...keptWish(editions), against: 'friend', clock: null, colour: 'white' };
    this.name = proposedName(editions);
  }

  change(part: Partial<Wish>): void {
    Object.assign(this.wish, part);
    this.#renew();
  }

  changeTerms(part: Partial<ClubWish>): void {
    Object.assign(this.terms, part);
    this.#renew();
  }

  call(name: string): void {
    this.name = name;
    this.nameFault = null;
    this.#renew();
  }

  #renew(): void {
    this.#id = drawId();
    this.fault = null;
  }

  /** The game as the club reads it. */
  spec(editions: readonly EditionView[]): string {
    return specOf(this.wish, wishedEdition(this.wish, editions));
  }

  /** Asks the club for the game; its name, or null if it was not made. */
  async make(editions: readonly EditionView[], nobody: boolean, account: boolean): Promise<string | null> {
    if (this.busy) return null;
    if (nobody && !fits(this.name)) {
      this.nameFault = t('club-name-bad');
      return null;
    }
    const { time, seat, listed } = this.terms;
    const rated = account && this.terms.rated && canBeRated(time) ? { rated: true } : {};
    const name = nobody ? { name: tidied(this.name) } : {};
    const asked = {
      spec: this.spec(editions),
      time: timeControl(time),
      seat,
      listed,
      ...rated,
      ...name,
    };
    this.busy = true;
    this.fault = null;
    const reply = await api.makeGame({ id: this.#id, ...asked });
    this.busy = false;
    if (reply.kind !== 'ok') {
      if (reply.kind === 'refused' && reply.code === 'bad-name') this.nameFault = refusalText(reply);
      else if (reply.kind === 'refused' && reply.code === 'not-now' && time.kind === 'days')
        this.fault = t('account-away');
      else this.fault = refusalText(reply);
      return null;
    }
    this.#keep(editions);
    if (nobody) {
      keepName(this.name);
      // Somebody new: the line must be opened under the new name.
      await findClub();
      await games.renew();
    } else void games.load();
    return reply.value.game;
  }

  /** Whom one plays otherwise, and how, is left as it was. */
  #keep(editions: readonly EditionView[]): void {
    const kept = keptWish(editions);
    keepWish({ ...this.wish, against: kept.against, clock: kept.clock, colour: kept.colour });
    keepClubWish(this.terms);
  }
}
