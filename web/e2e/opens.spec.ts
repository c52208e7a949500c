import { expect, test } from '@playwright/test';

test('the page opens without a fault', async ({ page }) => {
  const faults: string[] = [];
  page.on('pageerror', (error) => faults.push(error.message));
  page.on('console', (line) => {
    if (line.type() === 'error') faults.push(line.text());
  });
  await page.goto('./');
  await expect(page).toHaveTitle(/Jersi/);
  await expect(page.locator('h1').first()).toBeVisible();
  expect(faults).toEqual([]);
});
