import { expect, test } from 'vitest';
import { fileName } from './save.ts';

test('a file is called after its game', () => {
  expect(fileName(['Fox', 'Lucas', '2019-07-14'])).toBe('fox-lucas-2019-07-14');
  expect(fileName(['Zoé & Ada', '', '4.8'])).toBe('zoe-ada-4.8');
  expect(fileName(['../../etc', '…'])).toBe('etc');
  expect(fileName([])).toBe('jersi');
  expect(fileName(['x'.repeat(200)])).toHaveLength(80);
});
