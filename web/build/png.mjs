// Small PNG files: a palette instead of four bytes a pixel.
import { crc32, deflateSync } from 'node:zlib';

/** A PNG of these RGBA pixels with at most 256 colours; colours are rounded until they are few enough. */
export function palettePng(pixels, width, height) {
  for (let step = 1; ; step += 1) {
    const found = numbered(pixels, step);
    if (found) return file(found, width, height);
  }
}

/** The number of each pixel's colour, or null if there are too many. */
function numbered(pixels, step) {
  const colors = new Map();
  const numbers = new Uint8Array(pixels.length / 4);
  for (let at = 0; at < numbers.length; at += 1) {
    const color = [0, 1, 2, 3].map((part) => rounded(pixels[4 * at + part], step));
    const key = color[3] === 0 ? '0' : color.join();
    if (!colors.has(key)) {
      if (colors.size === 256) return null;
      colors.set(key, { number: colors.size, color: key === '0' ? [0, 0, 0, 0] : color });
    }
    numbers[at] = colors.get(key).number;
  }
  return { numbers, colors: [...colors.values()].map((one) => one.color) };
}

/** White, and what is wholly seen, stay as they are. */
function rounded(value, step) {
  return value === 255 ? 255 : Math.min(255, Math.round(value / step) * step);
}

function file({ numbers, colors }, width, height) {
  const rows = Buffer.alloc((width + 1) * height);
  for (let y = 0; y < height; y += 1)
    rows.set(numbers.subarray(y * width, (y + 1) * width), y * (width + 1) + 1);
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  head.set([8, 3, 0, 0, 0], 8);
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk('IHDR', head),
    chunk('PLTE', Buffer.from(colors.flatMap((color) => color.slice(0, 3)))),
    chunk('tRNS', Buffer.from(colors.map((color) => color[3]))),
    chunk('IDAT', deflateSync(rows, { level: 9 })),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

function chunk(name, data) {
  const body = Buffer.concat([Buffer.from(name, 'latin1'), data]);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  sum.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, sum]);
}
