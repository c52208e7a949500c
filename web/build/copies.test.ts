// @vitest-environment node
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { copiesOf } from './copies.ts';

const long = new TextEncoder().encode('e4-e5=e7! '.repeat(200));

describe('compressed copies', () => {
  it('hold what the file holds', () => {
    const copies = copiesOf('index-12345678.js', long);
    expect([...copies.keys()].sort()).toEqual(['.br', '.gz']);
    expect(new Uint8Array(brotliDecompressSync(copies.get('.br') ?? new Uint8Array()))).toEqual(long);
    expect(new Uint8Array(gunzipSync(copies.get('.gz') ?? new Uint8Array()))).toEqual(long);
  });

  it('are not made where they save nothing', () => {
    expect(copiesOf('icon.png', long).size).toBe(0);
    expect(copiesOf('boot.js', long.slice(0, 40)).size).toBe(0);
  });
});
