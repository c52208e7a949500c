import { expect, test } from 'vitest';
import type { EditionView } from '../wire/index.ts';
import { inOrder, routeOf } from './route.ts';

const editions = [{ id: '3.0' }, { id: '4.8' }] as EditionView[];

test('an address names a page, an edition and a section', () => {
  expect(routeOf([], editions)).toEqual({ kind: 'contents' });
  expect(routeOf(['rules'], editions)).toMatchObject({ topic: 'rules', edition: '4.8', section: null });
  expect(routeOf(['rules', '3.0', 'mokca'], editions)).toMatchObject({ edition: '3.0', section: 'mokca' });
  expect(routeOf(['faq', 'double'], editions)).toMatchObject({ topic: 'faq', section: 'double' });
});

test('the edition in front comes first, the one beside it next, older ones follow', () => {
  const all = ['2.0', '3.0', '4-draft', '4.8', '4.16', '5.0'].map((id) => ({ id }));
  expect(inOrder(all).map((one) => one.id)).toEqual(['4.8', '4.16', '2.0', '3.0', '4-draft', '5.0']);
});

test('an address that leads nowhere says so', () => {
  expect(routeOf(['rules', '9.9'], editions)).toEqual({ kind: 'nowhere' });
  expect(routeOf(['poetry'], editions)).toEqual({ kind: 'nowhere' });
});
