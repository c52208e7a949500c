import { render } from '@testing-library/svelte';
import { beforeAll, expect, test } from 'vitest';
import { games, load } from '../../app/engine/real.ts';
import answers from '../../lab/reports/answers.json';
import index from '../../lab/reports/index.json';
import { editions } from '../../wasm/jersi.js';
import type { EditionView } from '../../wire/index.ts';
import { LANGUAGES } from '../../words/language.ts';
import { CONTENTS } from '../contents.ts';
import { cubeOf } from '../cubes.ts';
import { exampleOf, examplesOf } from '../examples/index.ts';
import { refusedOf, seatAt, trailOf } from '../examples/seat.ts';
import { inOrder } from '../route.ts';
import Sentence from '../ui/Sentence.svelte';
import { runs } from './inline.ts';
import { loadText } from './load.ts';
import type { Block, Text } from './model.ts';

let known: EditionView[] = [];
beforeAll(() => {
  load();
  known = JSON.parse(editions('en'));
});

/** Every page that there is, by topic and edition. */
function pages(): [string, string][] {
  const topics = CONTENTS.filter((entry) => !entry.page && entry.id !== 'rules').map((entry) => entry.id);
  return [
    ...known.map((edition): [string, string] => ['rules', edition.id]),
    ...topics.map((topic): [string, string] => [topic, '4.8']),
  ];
}

function blocksOf(text: Text): Block[] {
  return text.sections.flatMap((section) => [...section.blocks]);
}

/** What both languages must have in common: everything but the words. */
function bones(text: Text): unknown {
  const bone = (block: Block): unknown => {
    if ('p' in block) return ['p', marks(block.p)];
    if ('list' in block) return ['list', block.list.map(marks)];
    if ('note' in block) return ['note'];
    if ('example' in block) return ['example', block.example, block.edition, marks(block.caption)];
    if ('moment' in block) return ['moment', block.text.length, block.cubes];
    return ['figure', block.figure, block.edition];
  };
  return text.sections.map((section) => [section.id, section.blocks.map(bone)]);
}

/** Notation, cubes and places to go are the same in every language. */
function marks(sentence: string): string {
  return runs(sentence)
    .map((run) =>
      run.kind === 'notation'
        ? run.text
        : run.kind === 'cube'
          ? run.cube
          : run.kind === 'link' || run.kind === 'measured'
            ? run.href
            : '',
    )
    .filter((mark) => mark !== '')
    .sort()
    .join(' ');
}

/** Every sentence of a page. */
function sentences(text: Text): string[] {
  const told = blocksOf(text).flatMap((block): string[] => {
    if ('p' in block) return [block.p];
    if ('list' in block) return [...block.list];
    if ('note' in block) return [block.note];
    if ('example' in block) return [block.caption];
    if ('moment' in block) return [block.moment, block.title, ...block.text];
    return [];
  });
  return [text.title, text.lead, ...text.sections.map((section) => section.title), ...told];
}

/** Reports that texts may lead to. */
const REPORTED = index.map((one) => one.id);

/** The only sentences of the story that were put to the test, by section. Three rows, the ring that was added and a second guardian were not. */
const MEASURED = {
  '2019-summer': ['attacks', 'kunti', 'settings'],
  '2020-guardian': ['double-steps', 'mokca', 'run-in'],
  '2020-autumn': ['length'],
};

test('both languages tell the same, board by board', async () => {
  for (const [topic, edition] of pages()) {
    const [english, french] = await Promise.all(LANGUAGES.map((one) => loadText(one, topic, edition)));
    if (!english || !french) throw new Error('no text');
    expect(bones(french), `${topic} ${edition}`).toEqual(bones(english));
    const same = sentences(english).filter(
      (sentence) => sentence !== '' && sentences(french).includes(sentence),
    );
    expect(same, `${topic} ${edition}: not translated`).toEqual([]);
  }
});

test('a page tells the edition in front before the older ones', async () => {
  let told = 0;
  for (const [topic, edition] of pages()) {
    const sections = (await loadText('en', topic, edition)).sections.filter((section) =>
      known.some((one) => one.id === section.id),
    );
    expect(sections, topic).toEqual(inOrder(sections));
    told += sections.length;
  }
  expect(told).toBe(15);
});

test('nothing shouts, and French keeps its spaces together', async () => {
  for (const [topic, edition] of pages()) {
    for (const language of LANGUAGES) {
      for (const sentence of sentences(await loadText(language, topic, edition))) {
        const plain = runs(sentence).map((run) =>
          'text' in run && run.kind !== 'notation' ? run.text : 'x',
        );
        expect(plain.join('')).not.toMatch(/!|'| {2}|\{|\}|`/);
        if (language === 'fr') expect(plain.join('')).not.toMatch(/ [;:?!»]|« /);
      }
    }
  }
});

test('every cube and every place to go exists', async () => {
  const places = new Set(
    pages().map(([topic, edition]) => (topic === 'rules' ? `${topic}/${edition}` : topic)),
  );
  let measured = 0;
  for (const [topic, edition] of pages()) {
    const text = await loadText('en', topic, edition);
    for (const run of sentences(text).flatMap(runs)) {
      if (run.kind === 'cube') expect(cubeOf(run.cube).kind).not.toBe('');
      if (run.kind !== 'link' && run.kind !== 'measured') continue;
      const [, page, name, section] = run.href.split('/');
      if (run.kind === 'measured') {
        expect(REPORTED).toContain(name);
        measured += 1;
        continue;
      }
      expect(page).toBe('learn');
      expect(places).toContain(name);
      if (section !== undefined && name !== undefined) {
        const there = await loadText('en', name, '4.8');
        expect(there.sections.map((one) => one.id)).toContain(section);
      }
    }
    const ids = text.sections.map((section) => section.id);
    expect(new Set(ids).size, topic).toBe(ids.length);
  }
  expect(measured).toBeGreaterThan(0);
});

test('the story links what was measured to its answer, and nothing else', async () => {
  const known = answers.map((one) => one.id);
  for (const language of LANGUAGES) {
    const text = await loadText(language, 'story', '4.8');
    const found = text.sections.map((section): [string, string[]] => {
      const told = sentences({ title: '', lead: '', sections: [section] }).flatMap(runs);
      return [section.id, told.flatMap((run) => (run.kind === 'measured' ? [run.href] : []))];
    });
    const expected = Object.entries(MEASURED).map(([section, ids]) => [
      section,
      ids.map((id) => `#/lab/answers/${id}`),
    ]);
    expect(
      found.filter(([, links]) => links.length > 0),
      language,
    ).toEqual(expected);
  }
  for (const id of Object.values(MEASURED).flat()) expect(known).toContain(id);
});

test('what is measured is told only where its report is there', () => {
  const { container } = render(Sentence, {
    text: 'Stacks ([measured](#/lab/no-such-report/ties)). *Games* `a1`',
  });
  expect(container.textContent).toBe('Stacks. Games a1');
});

test('every board of every page can be set up, and its turns are played by the referee', async () => {
  let boards = 0;
  for (const [topic, edition] of pages()) {
    for (const block of blocksOf(await loadText('en', topic, edition))) {
      if (!('example' in block)) continue;
      const of = block.edition ?? edition;
      const example = exampleOf(of, block.example);
      const seat = seatAt(games, of, example, example.turns.length, 'en');
      expect(seat.view.ending?.code, `${of} ${block.example}`).toBe(example.ends);
      boards += 1;
    }
  }
  expect(boards).toBeGreaterThan(60);
});

test('every example of every edition is allowed or refused as it says', () => {
  for (const { id: edition } of known) {
    for (const [name, example] of Object.entries(examplesOf(edition))) {
      const seat = seatAt(games, edition, example, 0, 'en');
      if (example.position) expect(seat.view.position, `${edition} ${name}`).toBe(example.position);
      for (const turn of example.turns)
        expect(seat.playText(turn).fault, `${edition} ${name} ${turn}`).toBeNull();
      expect(seat.view.ending?.code, `${edition} ${name}`).toBe(example.ends);
      // A capture and its marks stand in the notation as the writer of the rules puts them.
      if (!example.ransom) expect(seat.view.turns.map((turn) => turn.text)).toEqual([...example.turns]);
      for (const { why } of refusedOf(games, edition, example, 'fr')) expect(why).toMatch(/\.$/);
      const first = trailOf(games, edition, example, 0, 'en');
      expect(first === null).toBe(example.turns.length === 0);
    }
  }
});

test('an example that the referee does not agree with is a fault', () => {
  const example = { setting: 'standard', turns: ['a1-a9'], refused: ['a2-b2'] };
  expect(() => seatAt(games, '4.8', example, 1, 'en')).toThrow('a1-a9');
  expect(() => refusedOf(games, '4.8', example, 'en')).toThrow('is allowed');
  expect(() => exampleOf('4.8', 'nothing')).toThrow('no example');
});

test('the settings of an edition that are always the same are shown on its page', async () => {
  for (const edition of known) {
    const shown = blocksOf(await loadText('en', 'rules', edition.id)).flatMap((block) =>
      'example' in block && block.example.startsWith('setting:') ? [block.example.slice(8)] : [],
    );
    const fixed = edition.settings.filter((setting) => setting.way === 'fixed').map((setting) => setting.id);
    expect(fixed.filter((id) => !id.endsWith('-revised'))).toEqual(shown);
  }
});
