import type { Page } from '@playwright/test';
import axe from 'axe-core';
import { expect } from './test.ts';

/** Looks for faults of accessibility on what the page shows now; also those that are only "moderate". */
export async function expectAccessible(page: Page, what: string): Promise<void> {
  // As a value and not as a script: the policy of the page forbids scripts inside it, and must stand.
  await page.evaluate(axe.source);
  const found = await page.evaluate(async () => {
    const { violations } = await window.axe.run(document, { resultTypes: ['violations'] });
    return violations.map(
      ({ id, impact, help, nodes }) =>
        `${impact ?? 'unknown'}: ${id}: ${help} at ${nodes.map((node) => node.target.join(' ')).join(', ')}`,
    );
  });
  expect(found, `faults of ${what}`).toEqual([]);
}

declare global {
  interface Window {
    readonly axe: typeof axe;
  }
}
