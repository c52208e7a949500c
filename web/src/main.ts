import { mount } from 'svelte';
import './ui/tokens.css';
import './ui/base.css';
import App from './app/App.svelte';
import { loadEngine } from './app/engine/engine.ts';
import { place } from './pages/place.svelte.ts';
import { loadTable } from './pages/table.ts';
import { applySettings, followSettings } from './store/settings.svelte.ts';

const target = document.getElementById('app');
if (!target) throw new Error('index.html has no #app');
// boot.js has looked at the browser; where it cannot run the game, index.html says so.
if (document.documentElement.dataset['unsupported'] === undefined) void begin(target);

/** Words and WebAssembly come side by side. */
async function begin(target: HTMLElement): Promise<void> {
  const engine = loadEngine();
  engine.catch(() => {
    // App tells it, in words.
  });
  followSettings();
  const words = applySettings();
  // A game that the address asks for comes beside them, not after them.
  if (place().page === 'game') loadTable().catch(() => undefined);
  try {
    await words;
    mount(App, { target, props: { engine } });
  } catch (fault) {
    // Without words there is nothing of ours to say; index.html has a sentence for that.
    document.documentElement.dataset['unloaded'] = '';
    throw fault;
  }
}
