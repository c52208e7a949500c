// The solver beside the page.
import { initSync, puzzleReply } from '../wasm/jersi.js';
import type { FromProver, ToProver } from './prover.ts';

function tell(message: FromProver): void {
  postMessage(message);
}

addEventListener('message', (event: MessageEvent<ToProver>) => {
  const message = event.data;
  try {
    if (message.say === 'begin') initSync({ module: message.module });
    else
      tell({ say: 'reply', reply: JSON.parse(puzzleReply(JSON.stringify(message.asked), message.language)) });
  } catch (fault) {
    tell({ say: 'fault', text: String(fault) });
  }
});
