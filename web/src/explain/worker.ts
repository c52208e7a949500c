// Explains turns and judges tries at puzzles beside the page: a proof may look at many positions. Its WebAssembly is a module of its
// own, which comes with the worker: a first visit does without.
import { explain, puzzleReply } from '../wasm/explain.js';
import type { FromExplainer, ToExplainer } from './messages.ts';
import { explainModule } from './module.ts';

const loaded = explainModule();
loaded.catch(() => {
  // Whoever asks is told.
});

async function answer(asked: ToExplainer): Promise<FromExplainer> {
  try {
    await loaded;
    const request = JSON.stringify(asked.request);
    if (asked.say === 'judge') return { reply: JSON.parse(puzzleReply(request, asked.language)) };
    return { explained: JSON.parse(explain(request, asked.language)) };
  } catch (fault) {
    return { fault: String(fault) };
  }
}

addEventListener('message', (event: MessageEvent<ToExplainer>) => {
  void answer(event.data).then((message) => postMessage(message));
});
