// The WebAssembly that draws reports and looks up openings: a module of its own, which comes with the first question.
import { KEPT } from '../app/engine/networks.ts';
import init, { Openings, reportFragment, reportPage } from '../wasm/lab.js';
import address from '../wasm/lab_bg.wasm?url';

/** What the module does. */
export interface LabModule {
  reportFragment: typeof reportFragment;
  reportPage: typeof reportPage;
  Openings: typeof Openings;
}

let loading: Promise<LabModule> | null = null;

/** The module. What failed is tried anew at the next call. */
export function labModule(): Promise<LabModule> {
  loading ??= load().catch((fault: unknown) => {
    loading = null;
    throw fault;
  });
  return loading;
}

async function load(): Promise<LabModule> {
  await init({ module_or_path: await demanded(address) });
  return { reportFragment, reportPage, Openings };
}

/** A file that is fetched on demand, and kept from then on for a life without a connection. */
export async function demanded(file: string): Promise<ArrayBuffer> {
  // A browser that keeps nothing has the file from the net alone.
  const shelf = await globalThis.caches?.open(KEPT).catch(() => null);
  const kept = await shelf?.match(file);
  const response = kept ?? (await fetch(file));
  if (!response.ok) throw new Error(`${file}: ${response.status}`);
  if (!kept) await shelf?.put(file, response.clone()).catch(() => undefined);
  return await response.arrayBuffer();
}
