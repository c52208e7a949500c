// Whether there is a browser for the tests: the system's Chromium, or the one that Playwright installs.
import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';

const found = ['/usr/bin/chromium', chromium.executablePath()].find((path) => existsSync(path));
if (!found) {
  console.error('no browser for the tests; try: npx playwright install chromium');
  process.exit(1);
}
console.log(found);
