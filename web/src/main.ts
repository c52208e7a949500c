import { mount } from 'svelte';
import './ui/tokens.css';
import './ui/base.css';
import App from './app/App.svelte';

const target = document.getElementById('app');
if (!target) throw new Error('index.html has no #app');
mount(App, { target });
