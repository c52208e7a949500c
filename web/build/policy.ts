import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';

/** The policy that the server sends: what the page may load and run. */
export const POLICY = readFileSync(
  join(import.meta.dirname, '../../crates/jersi-server/src/policy.txt'),
  'utf8',
).trim();

/** The policy as a page may state it by itself. Who may frame it is heard from a server only. */
export function ownPolicy(policy = POLICY): string {
  return policy
    .split(';')
    .map((rule) => rule.trim())
    .filter((rule) => rule !== '' && !rule.startsWith('frame-ancestors'))
    .join('; ');
}

/** Writes the policy into the built page, before anything that it is about, so that it holds on any host. */
export function policy(): Plugin {
  return {
    name: 'jersi-policy',
    apply: 'build',
    transformIndexHtml: () => [
      {
        tag: 'meta',
        attrs: { 'http-equiv': 'Content-Security-Policy', content: ownPolicy() },
        injectTo: 'head-prepend',
      },
    ],
  };
}
