// Pictures of every screen, by the real binary in a real browser: `cargo xtask pictures`.
//
//   --out FOLDER    where they go; target/pictures unless told
//   --docs          the pictures of README.md instead, small ones, into docs/pictures
//   NAME…           only these scenes
//
// A scene that cannot be reached is told at the end, and the exit code is 1; the others are taken all the same.
import { mkdirSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { palettePng } from '../build/png.mjs';
import { withBrowser, withServer } from '../perf/house.mjs';
import { docs, scenes, windows } from './scenes.mjs';

const root = join(import.meta.dirname, '../..');
const PATIENCE = 20_000;

/** Reads the words of the command line; a word that is none ends the program. */
function read(words) {
  const names = [...words];
  const has = (word) => names.includes(word) && names.splice(names.indexOf(word), 1).length === 1;
  const forDocs = has('--docs');
  const place = names.indexOf('--out');
  const [, folder] = place < 0 ? [] : names.splice(place, 2);
  const unknown = names.filter((name) => !(name in scenes));
  if (unknown.length > 0 || (place >= 0 && folder === undefined)) {
    console.error(`there is no scene ${unknown.join(', ')}; there are ${Object.keys(scenes).join(', ')}`);
    process.exit(2);
  }
  const usual = forDocs ? 'docs/pictures' : 'target/pictures';
  return { out: folder === undefined ? join(root, usual) : resolve(folder), docs: forDocs, names };
}

/** What is to be taken: a scene, a window, a theme, and the name of the file. */
function shots({ docs: forDocs, names }) {
  if (forDocs) return Object.entries(docs).map(([file, shot]) => ({ file, ...shot }));
  const wanted = names.length > 0 ? names : Object.keys(scenes);
  return wanted.flatMap((scene) =>
    windows.flatMap(({ themes, ...window }) =>
      themes.map((theme) => ({
        ...window,
        scene,
        theme,
        file: `${scene}-${window.width}x${window.height}-${theme}`,
      })),
    ),
  );
}

async function take(browser, baseURL, { scene, width, height, theme, phone = false }, small) {
  const context = await browser.newContext({
    baseURL,
    viewport: { width, height },
    deviceScaleFactor: phone ? 2 : 1,
    hasTouch: phone,
    colorScheme: theme,
    locale: 'en-GB',
    reducedMotion: 'reduce',
    serviceWorkers: 'block',
  });
  context.setDefaultTimeout(PATIENCE);
  await context.addInitScript(() => {
    if (localStorage.getItem('jersi.settings') === null)
      localStorage.setItem('jersi.settings', JSON.stringify({ animations: false, sound: false }));
  });
  try {
    const page = await context.newPage();
    await scenes[scene](page);
    await page.waitForLoadState('networkidle');
    // The pointer lies on nothing, so that nothing looks touched.
    await page.mouse.move(1, height - 1);
    const png = await page.screenshot();
    return small ? await palette(page, png) : png;
  } finally {
    await context.close();
  }
}

/** The same picture with a palette of 256 colours: a third of the size. */
async function palette(page, png) {
  const { width, height, pixels } = await page.evaluate(async (base64) => {
    const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
    const bitmap = await createImageBitmap(new Blob([bytes], { type: 'image/png' }));
    const canvas = new OffscreenCanvas(bitmap.width, bitmap.height);
    const brush = canvas.getContext('2d');
    brush.drawImage(bitmap, 0, 0);
    const { data } = brush.getImageData(0, 0, bitmap.width, bitmap.height);
    let text = '';
    for (let at = 0; at < data.length; at += 0x8000)
      text += String.fromCharCode(...data.subarray(at, at + 0x8000));
    return { width: bitmap.width, height: bitmap.height, pixels: btoa(text) };
  }, png.toString('base64'));
  return palettePng(Buffer.from(pixels, 'base64'), width, height);
}

const asked = read(process.argv.slice(2));
mkdirSync(asked.out, { recursive: true });
const missed = [];
let taken = 0;
await withServer((address) =>
  withBrowser(async (browser) => {
    for (const shot of shots(asked)) {
      try {
        writeFileSync(join(asked.out, `${shot.file}.png`), await take(browser, address, shot, asked.docs));
        taken += 1;
      } catch (fault) {
        missed.push(`${shot.file}: ${String(fault.message).split('\n')[0]}`);
      }
    }
  }),
);
console.log(`   ${taken} pictures in ${asked.out}`);
for (const line of missed) console.error(`   not taken: ${line}`);
if (missed.length > 0) process.exitCode = 1;
