// Draws the PNG icons out of public/icon.svg: node build/icons.mjs
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { chromium } from '@playwright/test';
import { palettePng } from './png.mjs';

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
  const shot = (await page.screenshot({ omitBackground: true })).toString('base64');
  const pixels = await page.evaluate(pixelsOf, `data:image/png;base64,${shot}`);
  writeFileSync(new URL(`../public/${name}`, import.meta.url), palettePng(pixels, size, size));
  await page.close();
}
await browser.close();

/** Runs in the page: the colours of a picture, four numbers a pixel. */
async function pixelsOf(address) {
  const picture = new Image();
  picture.src = address;
  await picture.decode();
  const canvas = new OffscreenCanvas(picture.width, picture.height).getContext('2d');
  canvas.drawImage(picture, 0, 0);
  return [...canvas.getImageData(0, 0, picture.width, picture.height).data];
}
