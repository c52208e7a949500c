// The WebAssembly that explains turns, judges tries at puzzles and sets up positions: a module of its own, which a first visit does
// without.
import init from '../wasm/explain.js';
import address from '../wasm/explain_bg.wasm?url';

let loading: Promise<void> | null = null;

/** Makes the functions of `wasm/explain.js` work, once. What failed is tried anew at the next call. */
export function explainModule(): Promise<void> {
  loading ??= load().catch((fault: unknown) => {
    loading = null;
    throw fault;
  });
  return loading;
}

/** Some hosts call the file by a wrong type; it is compiled from its bytes. */
async function load(): Promise<void> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address}: ${response.status}`);
  await init({ module_or_path: await response.arrayBuffer() });
}
