// The real WebAssembly, drawing the report that the tests of Rust made up.
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { render, screen } from '@testing-library/svelte';
import { beforeAll, expect, test, vi } from 'vitest';
import { initSync, Openings, reportFragment, reportPage } from '../wasm/lab.js';
import { answersOf } from './answers.ts';
import { entitle, linkGames, showMetric } from './fragment.ts';
import LabAnswers from './LabAnswers.svelte';
import LabReport from './LabReport.svelte';
import { hasReport, reportsOf } from './listed.ts';
import { gameAddress } from './play.ts';
import index from './reports/index.json';

const ANSWERS_TEXT = readFileSync(resolve('src/lab/reports/answers.json'), 'utf8');

const SAMPLE = readFileSync(resolve('../crates/jersi-lab-report/tests/data/sample-report.json'), 'utf8');
const module = { reportFragment, reportPage, Openings };

beforeAll(() => {
  initSync({ module: readFileSync(resolve('src/wasm/lab_bg.wasm')) });
});

test('rules of a report become the address of a game', () => {
  expect(gameAddress('4.8 no-reserve ban=one-two')).toBe('#/?game=4.8+no-reserve+ban%3Done-two');
});

test('only reports whose files are there are listed', () => {
  expect(reportsOf(index, {})).toEqual([]);
  expect(reportsOf(index, { './reports/bans.json': 'demand/bans.json' }).map((one) => one.id)).toEqual([
    'bans',
  ]);
  const [study] = index;
  if (!study) throw new Error('the index is empty');
  expect(hasReport(`#/lab/${study.id}/ties`, [study])).toBe(true);
  for (const href of ['#/lab/bans', '#/lab', `#/learn/${study.id}`])
    expect(hasReport(href, [study]), href).toBe(false);
  for (const one of index) for (const text of [one.title, one.about]) expect(text.en).not.toBe(text.fr);
});

test('a report is drawn with its games and its metrics linked', () => {
  const box = document.createElement('div');
  box.innerHTML = reportFragment(SAMPLE, 'en', '#/lab/study/');
  linkGames(box);
  const games = [...box.querySelectorAll<HTMLAnchorElement>('a.lab-play')].map((link) =>
    link.getAttribute('href'),
  );
  expect(games).toEqual(['#/?game=4.8', '#/?game=4.8+no-reserve']);
  expect(box.querySelector('a[href="#/lab/study/ties"]')).not.toBeNull();
  const heading = box.querySelector('h1');
  entitle(box, undefined);
  expect(heading?.textContent).toBe('What does the reserve do to the game?');
  entitle(box, 'Les éditions');
  expect(heading?.textContent).toBe('Les éditions');
  const ties = box.querySelector<HTMLElement>('#lab-ties');
  const seen = vi.fn();
  if (ties) ties.scrollIntoView = seen;
  document.body.append(box);
  showMetric(box, 'ties');
  showMetric(box, 'no-such-metric');
  showMetric(box, undefined);
  expect(seen).toHaveBeenCalledOnce();
  box.remove();
});

test('every question has its answer in both languages, and leads to a report', () => {
  const answers = answersOf(ANSWERS_TEXT);
  expect(answers.length).toBeGreaterThan(10);
  for (const { about, en, fr } of answers) {
    expect(hasReport(`#/lab/${about}`), about).toBe(true);
    expect(en.question).not.toBe(fr.question);
    expect(fr.question).toMatch(/\u202f\?$/);
    expect(fr.answer).not.toMatch(/[^\u202f][:;?%]|\d\.\d+ %/);
    expect(`${en.answer}${fr.answer}`).not.toMatch(/[{}]/);
  }
});

test('the question that the address asks for is shown', () => {
  const seen: string[] = [];
  Element.prototype.scrollIntoView = function (this: Element) {
    seen.push(this.id);
  };
  render(LabAnswers, { text: ANSWERS_TEXT, asked: 'mokca' });
  expect(seen).toEqual(['lab-mokca']);
  const section = screen.getByRole('region', { name: 'Did the mokca tame the stacks?' });
  expect(section.textContent).toContain('Yes: with it');
  const link = section.querySelector('a');
  expect(link?.getAttribute('href')).toBe('#/lab/study/action-use');
  expect(link?.textContent).toBe('The editions, in full');
});

test('the data of a report are kept as they came', async () => {
  const kept: { name: string; text: Promise<string> }[] = [];
  vi.spyOn(URL, 'createObjectURL').mockImplementation((data) => {
    kept.push({ name: '', text: (data as Blob).text() });
    return 'blob:x';
  });
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    const last = kept.at(-1);
    if (last) last.name = this.download;
  });
  render(LabReport, {
    module,
    text: SAMPLE,
    base: '#/lab/file/',
    name: 'My report',
    title: undefined,
    metric: undefined,
  });
  screen.getByTestId('lab-data').click();
  expect(kept.map((one) => one.name)).toEqual(['jersi-lab-my-report.json']);
  expect(await kept[0]?.text).toBe(SAMPLE);
});

test('what is wrong with a file is said with its place', async () => {
  render(LabReport, {
    module,
    text: '{"format": 3',
    base: '#/lab/file/',
    name: 'x',
    title: undefined,
    metric: undefined,
  });
  expect((await screen.findByRole('alert')).textContent).toContain('line 1, column 12');
  expect(() => reportFragment(SAMPLE.replace('"title"', '"titel"'), 'fr', '')).toThrow(/ligne 1/);
});

test('a file that is no book of openings is refused', () => {
  expect(() => new Openings(new Uint8Array([1, 2, 3]))).toThrow('no book of openings');
});
