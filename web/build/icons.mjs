// Draws the PNG icons out of public/icon.svg: node build/icons.mjs
import { existsSync, readFileSync } from 'node:fs';
import { chromium } from '@playwright/test';

const debian = '/usr/bin/chromium';
const svg = readFileSync(new URL('../public/icon.svg', import.meta.url), 'utf8');
/** Name, size, share of the side that the drawing takes, ground. */
const icons = [
  ['icon-192.png', 192, 1, 'transparent'],
  ['icon-maskable-192.png', 192, 0.74, '#EDF0F1'],
];

const browser = await chromium.launch(
  existsSync(debian) ? { executablePath: debian, args: ['--no-sandbox', '--disable-gpu'] } : {},
);
for (const [name, size, share, ground] of icons) {
  const page = await browser.newPage({ viewport: { width: size, height: size } });
  const side = Math.round(size * share);
  await page.setContent(
    `<style>html,body{margin:0;height:100%;background:${ground}}body{display:grid;place-items:center}svg{width:${side}px;height:${side}px}</style>${svg}`,
  );
  await page.screenshot({
    path: new URL(`../public/${name}`, import.meta.url).pathname,
    omitBackground: true,
  });
  await page.close();
}
await browser.close();
