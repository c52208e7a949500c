// A thinker or an analyst beside the page. It thinks in one go and hears nothing meanwhile; whoever cannot wait ends it.
import { Analyst, initSync, Thinker } from '../../wasm/jersi.js';
import type { Thought } from '../../wire/index.ts';
import type { FromAnalyst, FromThinker, ToAnalyst, ToThinker } from './messages.ts';

/** Memory for positions that were seen, in mebibytes. */
const MEMORY = 32;

let begun = false;
let thinker: Thinker | null = null;
let analyst: Analyst | null = null;

function tell(message: FromThinker | FromAnalyst): void {
  postMessage(message);
}

function read(text: string): Thought {
  return JSON.parse(text);
}

/** Answers a question to the analyst. */
function analyse(message: ToAnalyst): void {
  analyst ??= new Analyst(MEMORY);
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
  tell({ say: 'done' });
}

addEventListener('message', (event: MessageEvent<ToThinker>) => {
  const message = event.data;
  if (message.say === 'begin') {
    initSync({ module: message.module });
    begun = true;
    return;
  }
  try {
    if (!begun) throw new Error('asked before it began');
    if (message.say !== 'think') {
      analyse(message);
      return;
    }
    thinker ??= new Thinker(MEMORY);
    const news = (text: string): void => tell({ say: 'news', thought: read(text) });
    const answer = thinker.think(JSON.stringify(message.request), message.language, news);
    tell({ say: 'answer', thought: read(answer) });
  } catch (fault) {
    tell({ say: 'fault', text: String(fault) });
  }
});
