import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { APIResponse, Browser, BrowserContext, BrowserContextOptions, Page } from '@playwright/test';
import type { ActWord, EventKind, GameState, MakeGame } from '../../src/wire/club.ts';
import { type Server, serve } from './server.ts';
import { test as base, complaints, expect } from './test.ts';
import { layWire, type Wire } from './wire.ts';

/** A password that nobody tries first. */
export const PASSWORD = 'a heron by the lake';

/** What a browser says of a line that a test has cut. */
const CUT = /WebSocket|net::ERR_|Failed to load resource/;

/** Acts that name what they answer. */
const ANSWERS: readonly ActWord[] = ['accept-draw', 'decline-draw', 'give-back', 'keep'];

/** A club of its own: a server with a store in a folder that goes away with it. */
export class Club {
  readonly #folder: string;
  #server: Server;
  readonly #people: Person[] = [];

  private constructor(folder: string, server: Server) {
    this.#folder = folder;
    this.#server = server;
  }

  static async open(): Promise<Club> {
    const folder = await mkdtemp(join(tmpdir(), 'jersi-club-'));
    return new Club(folder, await serve(['--store', join(folder, 'club.db')]));
  }

  /** The file that its games lie in. */
  get store(): string {
    return join(this.#folder, 'club.db');
  }

  get port(): number {
    return Number(new URL(this.#server.address).port);
  }

  async stop(): Promise<void> {
    await this.#server.stop();
  }

  /** Starts again, where it was, on the same store. */
  async start(): Promise<void> {
    const place = `127.0.0.1:${this.port}`;
    this.#server = await serve(['--addr', place, '--store', join(this.#folder, 'club.db')]);
  }

  /** A game as the club has it, asked for on a wire that nobody cuts. */
  async look(game: string): Promise<GameState> {
    const answer = await fetch(`${this.#server.address}api/games/${game}`);
    return (await answer.json()) as GameState;
  }

  /** Somebody with a browser, at a wire of his own. */
  async person(browser: Browser, name: string, options: BrowserContextOptions = {}): Promise<Person> {
    const wire = await layWire(() => this.port);
    const context = await browser.newContext({
      baseURL: wire.address,
      locale: 'en-GB',
      viewport: { width: 1440, height: 900 },
      reducedMotion: 'reduce',
      ...options,
    });
    await context.addInitScript(() => {
      try {
        const chosen = JSON.stringify({ animations: false, sound: false });
        if (localStorage.getItem('jersi.settings') === null) localStorage.setItem('jersi.settings', chosen);
      } catch {
        // A page without an origin has no storage.
      }
    });
    const person = new Person(name, context, wire, await context.newPage());
    this.#people.push(person);
    return person;
  }

  /** Two people at a game that has begun, the first one White. */
  async pair(browser: Browser, wish: Partial<MakeGame> = {}): Promise<[Person, Person, string]> {
    const [fox, heron] = [await this.person(browser, 'Fox'), await this.person(browser, 'Heron')];
    const game = await fox.make(wish);
    await heron.join(game);
    return [fox, heron, game];
  }

  /** Sends everybody home; nobody's browser may have complained. */
  async empty(): Promise<void> {
    const people = this.#people.splice(0);
    for (const person of people) await person.close();
    expect(
      people.flatMap((one) => one.complained),
      'what the browsers complained of',
    ).toEqual([]);
  }

  async close(): Promise<void> {
    await this.stop();
    await rm(this.#folder, { recursive: true, force: true });
  }
}

/** Somebody with a browser. What is not the matter of a test is done over HTTP, with the same cookies. */
export class Person {
  readonly name: string;
  readonly page: Page;
  readonly context: BrowserContext;
  readonly wire: Wire;
  readonly #complaints: string[];
  /** The line may be cut: the browser will say so. */
  mayBeCut = false;

  constructor(name: string, context: BrowserContext, wire: Wire, page: Page) {
    this.name = name;
    this.context = context;
    this.wire = wire;
    this.page = page;
    this.#complaints = complaints(page);
  }

  get complained(): string[] {
    return this.#complaints.filter((line) => !(this.mayBeCut && CUT.test(line)));
  }

  post(path: string, data: object): Promise<APIResponse> {
    const { origin } = new URL(this.wire.address);
    return this.context.request.post(`./api/${path}`, { data, headers: { 'X-Jersi': '1', Origin: origin } });
  }

  async make(wish: Partial<MakeGame> = {}): Promise<string> {
    const usual = { id: drawn(), spec: '4.8', time: '-', seat: 'white', listed: false, name: this.name };
    const answer = await this.post('games', { ...usual, ...wish });
    expect(answer.status(), await answer.text()).toBe(200);
    return (await answer.json()).game;
  }

  async join(game: string): Promise<void> {
    const answer = await this.post(`games/${game}/join`, { id: drawn(), name: this.name });
    expect(answer.status(), await answer.text()).toBe(200);
  }

  /** Becomes an account under the own name. */
  async register(password = PASSWORD): Promise<void> {
    const answer = await this.post('accounts', { name: this.name, password });
    expect(answer.status(), await answer.text()).toBe(200);
  }

  async state(game: string): Promise<GameState> {
    return (await this.context.request.get(`./api/games/${game}`)).json();
  }

  /** The number that an act names: of the last event that changed the position, or of what it answers. */
  async #after(game: string, word: ActWord): Promise<number> {
    const { events } = await this.state(game);
    const kinds: readonly EventKind[] = ANSWERS.includes(word)
      ? ['draw-offered', 'back-asked']
      : ['begun', 'decided', 'back-given'];
    return events.findLast(({ kind }) => kinds.includes(kind))?.seq ?? 0;
  }

  /** Does something over HTTP; the club may ask to wait a little. */
  async act(game: string, word: ActWord, text = ''): Promise<void> {
    const act = { is: 'act', id: drawn(), game, after: await this.#after(game, word), do: word };
    await expect(async () => {
      const answer = await this.post(`games/${game}/acts`, { ...act, ...(text === '' ? {} : { text }) });
      expect(answer.status(), `${word} ${text}: ${await answer.text()}`).toBe(200);
    }).toPass({ intervals: [120] });
  }

  /** Sits down, or looks on, at a game. */
  async open(game: string): Promise<void> {
    await this.page.goto(`./#/club/${game}`);
    // Several people may come at once, each with a browser that loads everything for the first time.
    await expect(this.page.getByTestId('board')).toBeVisible({ timeout: 20_000 });
  }

  /** Cuts the wire; the browser will complain. */
  cut(): void {
    this.mayBeCut = true;
    this.wire.cut();
  }

  async close(): Promise<void> {
    await this.context.close();
    await this.wire.close();
  }
}

/** 128 random bits. */
export function drawn(): string {
  return randomBytes(16).toString('hex');
}

/** A test with a club of its worker. */
export const test = base.extend<{ everybody: undefined }, { club: Club }>({
  club: [
    // biome-ignore lint/correctness/noEmptyPattern: the first argument tells what a fixture needs
    async ({}, use) => {
      const club = await Club.open();
      await use(club);
      await club.close();
    },
    { scope: 'worker' },
  ],
  everybody: [
    async ({ club }, use) => {
      await use(undefined);
      await club.empty();
    },
    { auto: true },
  ],
});

export { expect };
