/// <reference types="vitest/config" />
import { readFileSync } from 'node:fs';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { svelteTesting } from '@testing-library/svelte/vite';
import { defineConfig } from 'vite';
import { copies } from './build/copies.ts';
import { licences } from './build/licences.ts';
import { offline } from './build/offline.ts';

/** What the server sends, so that the tests see the page under its real policy. */
const policy = readFileSync(new URL('../crates/jersi-server/src/policy.txt', import.meta.url), 'utf8').trim();

export default defineConfig({
  base: './',
  plugins: [svelte(), svelteTesting(), licences(), offline(), copies()],
  build: {
    target: 'es2022',
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    sourcemap: false,
    rolldownOptions: {
      input: { index: 'index.html', sw: 'src/offline/worker/sw.ts' },
      output: {
        entryFileNames: (chunk) => (chunk.name === 'sw' ? 'sw.js' : 'assets/[name]-[hash].js'),
      },
    },
  },
  worker: { format: 'es' },
  preview: { headers: { 'Content-Security-Policy': policy, 'X-Content-Type-Options': 'nosniff' } },
  test: {
    environment: 'happy-dom',
    include: ['src/**/*.test.ts', 'build/**/*.test.ts'],
    restoreMocks: true,
  },
});
