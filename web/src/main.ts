import { mount } from 'svelte';
import './ui/tokens.css';
import './ui/base.css';
import App from './app/App.svelte';
import { applySettings, followSettings } from './store/settings.svelte.ts';

const target = document.getElementById('app');
if (!target) throw new Error('index.html has no #app');
// boot.js has looked at the browser; where it cannot run the game, index.html says so.
if (document.documentElement.dataset['unsupported'] === undefined) {
  applySettings();
  followSettings();
  mount(App, { target });
}
