import { expect, test } from 'vitest';
import { load } from '../../app/engine/real.ts';
import { firstWish, type Wish } from '../../app/new/wish.ts';
import { editions, outline } from '../../wasm/jersi.js';
import type { EditionView, GameOutline } from '../../wire/index.ts';
import { specOf } from './spec.ts';

load();
const all: EditionView[] = JSON.parse(editions('en'));

/** Every wish that the form can put together for an edition. */
function wishes(edition: EditionView): Wish[] {
  const flags = [false, true];
  return edition.settings.flatMap(({ id: setting }) =>
    flags.flatMap((reserve) =>
      flags.flatMap((ransom) =>
        flags.map((guardian) => ({
          ...firstWish(),
          edition: edition.id,
          setting,
          reserve,
          ransom,
          guardian,
        })),
      ),
    ),
  );
}

test('whatever the form can wish for, the rules read as the same game', () => {
  let seen = 0;
  for (const edition of all)
    for (const wish of wishes(edition)) {
      const spec = specOf(wish, edition);
      const told: GameOutline = JSON.parse(outline(spec, '-', undefined, 'en'));
      const setting = edition.settings.find((one) => one.id === wish.setting);
      const names = edition.variants
        .filter((one) => (one.id === 'ransom' ? wish.ransom : !wish.reserve))
        .map((one) => one.name);
      expect(told.edition, spec).toBe(edition.id);
      for (const name of names) expect(told.rules, spec).toContain(name);
      const guarded = edition.guardianOptional && setting?.way === 'free' && wish.guardian;
      const begins = `${setting?.name}${guarded ? ' with guardian' : ''}`;
      expect(told.setting, spec).toBe(edition.settings.length > 1 ? begins : null);
      seen += 1;
    }
  expect(seen).toBeGreaterThan(60);
});

test('what is as usual is not said', () => {
  const find = (id: string): EditionView => {
    const found = all.find((one) => one.id === id);
    if (!found) throw new Error(`no edition ${id}`);
    return found;
  };
  expect(specOf({ ...firstWish(), reserve: true }, find('4.8'))).toBe('4.8');
  expect(specOf({ ...firstWish(), ransom: true }, find('4.8'))).toBe('4.8 no-reserve ransom');
  expect(specOf({ ...firstWish(), setting: 'random' }, find('2.0'))).toBe('2.0 setting=random');
  expect(specOf({ ...firstWish(), setting: 'gone' }, find('2.0'))).toBe('2.0');
});
