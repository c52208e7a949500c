import home from '../../../../crates/jersi-engine/networks/home.jnet?url';
import hunt from '../../../../crates/jersi-engine/networks/hunt.jnet?url';
import reserve from '../../../../crates/jersi-engine/networks/reserve.jnet?url';
import { toast } from '../../ui/toasts.svelte.ts';
import init, {
  boardFigure,
  boardShapes,
  editions,
  networkFits,
  networkForRecord,
  networkForThought,
  Table,
} from '../../wasm/jersi.js';
import address from '../../wasm/jersi_bg.wasm?url';
import type { BoardFigure, EditionView } from '../../wire/index.ts';
import type { Language } from '../../words/language.ts';
import { t } from '../../words/words.svelte.ts';
import type { Games, OnlineGames, ThinkerPort } from '../ports.ts';
import type { WorkerLike } from './asker.ts';
import { type NetworkPort, Networks } from './networks.ts';
import { OnlineSeat, Seat, tried } from './seat.svelte.ts';
import { WorkerThinker } from './thinker.ts';

/** What WebAssembly gives the page. */
export interface Engine {
  /** Compiled once, for the page and every worker. */
  module: WebAssembly.Module;
  games: Games & OnlineGames;
  thinker: ThinkerPort;
  /** What opponents and analysts judge by, fetched when they are asked. */
  networks: NetworkPort;
  /** A new worker, which thinks or analyses. */
  hire(): WorkerLike;
  editions(language: Language): EditionView[];
  /** The definitions of all shapes, once for a page. */
  shapes: string;
  /** The board of an edition, from White's side or from Black's. */
  figure(edition: string, flipped: boolean): BoardFigure;
}

/** How long it is said that a network is missing: there are two sentences to read. Milliseconds. */
const MISSED = 12_000;

const games: Games & OnlineGames = {
  begin: (config, language) => tried(() => new Seat(Table.begin(JSON.stringify(config), language))),
  restore: (saved, language) => tried(() => new Seat(Table.restore(JSON.stringify(saved), language))),
  join: (record, mine, name, language) => tried(() => new Seat(Table.join(record, mine, name, language))),
  online: (state, language) => tried(() => new OnlineSeat(Table.online(JSON.stringify(state), language))),
};

const networks = new Networks({
  addresses: { home, hunt, reserve },
  ofThought: (request) => networkForThought(JSON.stringify(request)),
  ofRecord: networkForRecord,
  fits: networkFits,
  missed: () => void toast(t('network-missing'), { stay: MISSED }),
});

/** Loads WebAssembly. The module is compiled once, for the page and every thinker. */
export async function loadEngine(): Promise<Engine> {
  const module = await compile();
  await init({ module_or_path: module });
  const hire = (): Worker => new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });
  return {
    games,
    thinker: new WorkerThinker(module, hire, networks),
    networks,
    module,
    hire,
    editions: (language) => JSON.parse(editions(language)),
    shapes: boardShapes(),
    figure: (edition, flipped) => JSON.parse(boardFigure(edition, flipped)),
  };
}

/** Some hosts call the file by a wrong type; then it is compiled after it is loaded. */
async function compile(): Promise<WebAssembly.Module> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address}: ${response.status}`);
  if (response.headers.get('content-type') === 'application/wasm')
    return WebAssembly.compileStreaming(response);
  return WebAssembly.compile(await response.arrayBuffer());
}
