import { expect, test } from 'vitest';
import type { EditionView } from '../wire/index.ts';
import { routeOf } from './route.ts';

const editions = [{ id: '3.0' }, { id: '4.8' }] as EditionView[];

test('an address names a page, an edition and a section', () => {
  expect(routeOf([], editions)).toEqual({ kind: 'contents' });
  expect(routeOf(['rules'], editions)).toMatchObject({ topic: 'rules', edition: '4.8', section: null });
  expect(routeOf(['rules', '3.0', 'mokca'], editions)).toMatchObject({ edition: '3.0', section: 'mokca' });
  expect(routeOf(['faq', 'double'], editions)).toMatchObject({ topic: 'faq', section: 'double' });
});

test('an address that leads nowhere says so', () => {
  expect(routeOf(['rules', '9.9'], editions)).toEqual({ kind: 'nowhere' });
  expect(routeOf(['poetry'], editions)).toEqual({ kind: 'nowhere' });
});
