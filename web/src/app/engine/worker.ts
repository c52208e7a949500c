// Beside the page: opponents, analyses, texts from elsewhere. It thinks in one go and hears nothing meanwhile; whoever cannot wait
// ends it.
import { Analyst, Brought, glimpse, initSync, Networks, Thinker, turnLink } from '../../wasm/jersi.js';
import type { Saved } from '../../wire/index.ts';
import type { Language } from '../../words/language.ts';
import type { FromWorker, LinkFound, ToAnalyst, ToWorker } from './messages.ts';

/** Memory for positions that were seen, in mebibytes. */
const MEMORY = 32;

let begun = false;
let thinker: Thinker | null = null;
let analyst: Analyst | null = null;
let networks: Networks | null = null;

function tell(message: FromWorker): void {
  postMessage(message);
}

/** Whoever thinks here judges by this network too. */
function learn(file: Uint8Array): void {
  networks ??= new Networks();
  networks.read(file);
  thinker?.setNetworks(networks);
  analyst?.setNetworks(networks);
}

/** The one who was there before, or a new one who knows all networks. */
function knowing<T extends Thinker | Analyst>(known: T | null, hire: new (memory: number) => T): T {
  if (known) return known;
  const hired = new hire(MEMORY);
  if (networks) hired.setNetworks(networks);
  return hired;
}

/** Answers a question to the analyst. */
function analyse(message: ToAnalyst): void {
  analyst = knowing(analyst, Analyst);
  const request = JSON.stringify(message.request);
  const { language } = message;
  if (message.say === 'lines') {
    const news = (text: string): void => tell({ say: 'lines', lines: JSON.parse(text) });
    tell({ say: 'lines', lines: JSON.parse(analyst.lines(request, language, news)) });
  } else if (message.say === 'game') {
    analyst.game(request, language, (text: string) => tell({ say: 'looked', looked: JSON.parse(text) }));
  } else {
    tell({ say: 'tried', tried: JSON.parse(analyst.tryTurn(request, language)) });
  }
}

/** What a link says; a fault of the referee's is an answer too. */
function link(record: string, kept: readonly Saved[], language: Language): LinkFound {
  try {
    const asked = [undefined, ...kept.map((one) => JSON.stringify(one))];
    return { views: asked.map((one) => JSON.parse(turnLink(record, one, language))) };
  } catch (thrown) {
    if (typeof thrown !== 'string') throw thrown;
    return { fault: JSON.parse(thrown) };
  }
}

function answer(message: Exclude<ToWorker, { say: 'begin' | 'network' }>): void {
  if (!begun) throw new Error('asked before it began');
  if (message.say === 'chance') {
    thinker = knowing(thinker, Thinker);
    const chance = thinker.chance(message.record, message.machine, message.language);
    tell({ say: 'chance', chance: chance ?? null });
  } else if (message.say === 'think') {
    thinker = knowing(thinker, Thinker);
    const news = (text: string): void => tell({ say: 'news', thought: JSON.parse(text) });
    const answered = thinker.think(JSON.stringify(message.request), message.language, news);
    tell({ say: 'answer', thought: JSON.parse(answered) });
  } else if (message.say === 'read') {
    const read = Brought.read(message.text, JSON.stringify(message.hint), message.language);
    tell({ say: 'diagnosis', diagnosis: JSON.parse(read.diagnosis()) });
    read.free();
  } else if (message.say === 'link') {
    tell({ say: 'link', found: link(message.record, message.kept, message.language) });
  } else if (message.say === 'glimpse') {
    tell({ say: 'glimpse', glimpse: JSON.parse(glimpse(message.record, message.language)) });
  } else analyse(message);
  tell({ say: 'done' });
}

addEventListener('message', (event: MessageEvent<ToWorker>) => {
  const message = event.data;
  try {
    if (message.say === 'begin') {
      initSync({ module: message.module });
      begun = true;
    } else if (message.say === 'network') learn(message.file);
    else answer(message);
  } catch (fault) {
    tell({ say: 'fault', text: String(fault) });
  }
});
