// Explains turns beside the page: a proof may look at many positions. Its WebAssembly is a module of its own, which comes with the
// first question: a first visit does without.
import init, { explain } from '../wasm/explain.js';
import address from '../wasm/explain_bg.wasm?url';
import type { FromExplainer, ToExplainer } from './messages.ts';

/** Some hosts call the file by a wrong type; it is compiled from its bytes. */
async function load(): Promise<void> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address}: ${response.status}`);
  await init({ module_or_path: await response.arrayBuffer() });
}

let loaded: Promise<void> | null = null;

async function answer({ request, language }: ToExplainer): Promise<FromExplainer> {
  try {
    loaded ??= load();
    await loaded;
    return { explained: JSON.parse(explain(JSON.stringify(request), language)) };
  } catch (fault) {
    return { fault: String(fault) };
  }
}

addEventListener('message', (event: MessageEvent<ToExplainer>) => {
  void answer(event.data).then((message) => postMessage(message));
});
