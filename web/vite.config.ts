/// <reference types="vitest/config" />
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { svelteTesting } from '@testing-library/svelte/vite';
import { defineConfig } from 'vite';
import { copies } from './build/copies.ts';
import { licences } from './build/licences.ts';
import { offline } from './build/offline.ts';
import { POLICY, policy } from './build/policy.ts';

/** Networks, the laboratory's module and its reports, the book of openings. */
function isOnDemand({ names, originalFileNames }: { names: string[]; originalFileNames: string[] }): boolean {
  const ends = names.some((name) => /(\.jnet|\.bin|^lab_bg\.wasm)$/.test(name));
  return ends || originalFileNames.some((name) => /(^|[\\/])src[\\/]lab[\\/]reports[\\/]/.test(name));
}

export default defineConfig({
  base: './',
  plugins: [svelte(), svelteTesting(), licences(), policy(), offline(), copies()],
  build: {
    target: 'es2022',
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    sourcemap: false,
    rolldownOptions: {
      input: { index: 'index.html', sw: 'src/offline/worker/sw.ts' },
      output: {
        // What is fetched when somebody asks for it, and counted apart.
        assetFileNames: (asset) => `${isOnDemand(asset) ? 'demand' : 'assets'}/[name]-[hash][extname]`,
        entryFileNames: (chunk) => (chunk.name === 'sw' ? 'sw.js' : 'assets/[name]-[hash].js'),
        // What a first visit needs anyway comes in one piece: each piece more costs a request and its headers.
        codeSplitting: {
          groups: [{ name: 'index', tags: ['$initial'], test: /[\\/](src|node_modules)[\\/](?!offline)/ }],
        },
      },
    },
  },
  // The networks lie with the engine.
  server: { fs: { allow: ['..'] } },
  worker: { format: 'es' },
  preview: { headers: { 'Content-Security-Policy': POLICY, 'X-Content-Type-Options': 'nosniff' } },
  test: {
    environment: 'happy-dom',
    include: ['src/**/*.test.ts', 'build/**/*.test.ts'],
    setupFiles: ['src/words/all.ts'],
    restoreMocks: true,
  },
});
