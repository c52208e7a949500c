import { explainModule } from '../explain/module.ts';
import EditorPage from './EditorPage.svelte';

/** The page where positions are set up, with its WebAssembly, which no other page of the board needs. */
export async function editorPage(): Promise<{ default: typeof EditorPage }> {
  await explainModule();
  return { default: EditorPage };
}
