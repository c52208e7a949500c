// Explains turns and judges tries at puzzles beside the page: a proof may look at many positions. Its WebAssembly is a module of its
// own, which comes with the worker: a first visit does without.
import init, { explain, puzzleReply } from '../wasm/explain.js';
import address from '../wasm/explain_bg.wasm?url';
import type { FromExplainer, ToExplainer } from './messages.ts';

/** Some hosts call the file by a wrong type; it is compiled from its bytes. */
async function load(): Promise<void> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address}: ${response.status}`);
  await init({ module_or_path: await response.arrayBuffer() });
}

const loaded = load();
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
