// A thinker beside the page. It thinks in one go and hears nothing meanwhile; whoever cannot wait ends it.
import { initSync, Thinker } from '../../wasm/jersi.js';
import type { Thought } from '../../wire/index.ts';
import type { FromThinker, ToThinker } from './messages.ts';

/** Memory for positions that were seen, in mebibytes. */
const MEMORY = 32;

let thinker: Thinker | null = null;

function tell(message: FromThinker): void {
  postMessage(message);
}

function read(text: string): Thought {
  return JSON.parse(text);
}

addEventListener('message', (event: MessageEvent<ToThinker>) => {
  const message = event.data;
  if (message.say === 'begin') {
    initSync({ module: message.module });
    thinker = new Thinker(MEMORY);
    return;
  }
  try {
    if (!thinker) throw new Error('asked before it began');
    const news = (text: string): void => tell({ say: 'news', thought: read(text) });
    const answer = thinker.think(JSON.stringify(message.request), message.language, news);
    tell({ say: 'answer', thought: read(answer) });
  } catch (fault) {
    tell({ say: 'fault', text: String(fault) });
  }
});
