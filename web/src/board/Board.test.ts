import { fireEvent, render, screen } from '@testing-library/svelte';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import type { BoardAction, View } from '../wire/index.ts';
import Board from './Board.svelte';
import { emptyEntry, lift, next, sampleFigure, sampleView, step, stepLeg, trail } from './samples.ts';

const figure = sampleFigure();
const act = vi.fn<(action: BoardAction) => void>();
const play = vi.fn<() => void>();

beforeEach(() => {
  act.mockReset();
  play.mockReset();
});

function shown(view: View, changes: { active?: boolean; animations?: boolean } = {}) {
  return render(Board, {
    view,
    figure,
    label: 'Board',
    active: true,
    animations: false,
    act,
    play,
    ...changes,
  });
}

const press = (cell: string): BoardAction => ({ type: 'press', cell, aimed: null });

function cell(name: string): Element {
  const found = document.querySelector(`[data-cell="${name}"]`);
  if (!found) throw new Error(`no cell ${name}`);
  return found;
}

function hrefs(): string[] {
  return [...document.querySelectorAll('use')].map((each) => each.getAttribute('href') ?? '');
}

const begun = sampleView(
  { a1: 'PR', c1: 's' },
  { entry: emptyEntry({ next: [next(lift('a1', 'top')), next(lift('a1', 'whole'))], lifts: ['a1'] }) },
);
const lifted = sampleView(
  { a1: 'PR', c1: 's' },
  {
    entry: emptyEntry({
      done: [lift('a1', 'whole')],
      next: [next(step('b1'), 'free', 'whole'), next(step('c1'), 'capture', 'whole')],
      bothParts: true,
      prompt: 'target',
    }),
  },
);

describe('the grid', () => {
  test('has a row for each row and a cell for each cell, named as the view says', () => {
    shown(begun);
    expect(screen.getByRole('grid').getAttribute('aria-label')).toBe('Board');
    expect(screen.getAllByRole('row')).toHaveLength(3);
    expect(screen.getAllByRole('gridcell')).toHaveLength(10);
    expect(cell('a1').getAttribute('aria-label')).toBe('a1, PR');
  });

  test('has one stop for the keyboard, on something that can be chosen', () => {
    shown(begun);
    const stops = screen.getAllByRole('gridcell').filter((each) => each.getAttribute('tabindex') === '0');
    expect(stops.map((each) => each.getAttribute('data-cell'))).toEqual(['a1']);
  });

  test('is walked with the keyboard, which chooses, takes back and plays', async () => {
    const user = userEvent.setup();
    const { rerender } = shown(begun);
    await user.tab();
    expect(document.activeElement).toBe(cell('a1'));
    await user.keyboard('{ArrowRight}{ArrowUp}');
    expect(document.activeElement?.getAttribute('data-cell')).toMatch(/^b[23]$/);
    await user.keyboard('{Home}{Enter}');
    expect(document.activeElement).toBe(cell('b1'));
    expect(act).toHaveBeenLastCalledWith(press('b1'));
    await user.keyboard('{End}{Control>}{End}{/Control}{Home}{Enter}');
    expect(act).toHaveBeenLastCalledWith(press('a1'));
    await rerender({ view: lifted });
    expect(cell('a1').getAttribute('aria-selected')).toBe('true');
    await user.keyboard('1');
    expect(act).toHaveBeenLastCalledWith({ type: 'part', part: 'top' });
    await user.keyboard('{Escape}');
    expect(act).toHaveBeenLastCalledWith({ type: 'back' });
    await user.keyboard('{Shift>}{Enter}{/Shift}');
    expect(play).not.toHaveBeenCalled();
    await rerender({ view: { ...lifted, entry: { ...lifted.entry, playable: 'a1=b1' } } });
    await user.keyboard('{Shift>}{Enter}{/Shift}');
    expect(play).toHaveBeenCalledOnce();
  });

  test('is left alone while someone else decides', async () => {
    const user = userEvent.setup();
    shown(begun, { active: false });
    await user.click(cell('a1'));
    await user.keyboard('{Escape}12');
    expect(act).not.toHaveBeenCalled();
  });

  test('a press without a place chooses as the keyboard does', async () => {
    shown(begun);
    await fireEvent.click(cell('a1'), { detail: 0 });
    expect(act).toHaveBeenCalledWith(press('a1'));
  });
});

describe('what is drawn', () => {
  test('cubes, what can move, then targets', async () => {
    const { rerender } = shown(begun);
    expect(hrefs()).toEqual([
      '#jersi-simple-black-scissors',
      '#jersi-simple-white-paper-under',
      '#jersi-simple-white-rock-top',
      '#jersi-mark-can',
    ]);
    await rerender({ view: lifted });
    expect(hrefs()).toEqual([
      '#jersi-mark-selected',
      '#jersi-simple-black-scissors',
      '#jersi-simple-white-paper-under',
      '#jersi-simple-white-rock-top',
      '#jersi-mark-two',
      '#jersi-mark-enemy',
    ]);
  });

  test('the last turn lies under the cubes, its head above them', () => {
    const last = trail(stepLeg('a1', 'b1', 'PR', { a1: '', b1: 'PR' }));
    shown(sampleView({ b1: 'PR' }, { last }));
    const order = hrefs().filter((href) => href.includes('path') || href.includes('rock'));
    expect(order).toEqual([
      '#jersi-path-history-two',
      '#jersi-path-history-from',
      '#jersi-simple-white-rock-top',
      '#jersi-path-history-head',
    ]);
  });

  test('small boards name rows only, and none if it is not wished', async () => {
    const { rerender } = shown(begun);
    expect(document.querySelector('.letters')).not.toBeNull();
    expect(document.querySelector('.names')).toBeNull();
    await rerender({ coordinates: false });
    expect(document.querySelector('.letters')).toBeNull();
  });

  test('a guardian is surrounded by stripes', () => {
    const blocked = [{ cell: 'b1', by: ['black' as const], sentence: '' }];
    shown(sampleView({ a1: 'g' }, { blocked }));
    expect(hrefs()).toContain('#jersi-zone-black');
    expect(hrefs().filter((href) => href === '#jersi-zone-side-black')).toHaveLength(10);
  });
});

describe('dragging', () => {
  const mouse = { pointerId: 1, button: 0, pointerType: 'mouse' };
  const ghosts = () => document.querySelectorAll('.ghost use').length;

  /** Drags from a1 until the pointer is over something; the table answers as it goes. */
  async function dragged(over: Element | null): Promise<Element> {
    const { rerender } = shown(begun);
    act.mockImplementationOnce(() => void rerender({ view: lifted }));
    document.elementFromPoint = () => over;
    const source = cell('a1');
    await fireEvent.pointerDown(source, { ...mouse, clientX: 10, clientY: 10 });
    await fireEvent.pointerMove(source, { ...mouse, clientX: 12, clientY: 11 });
    expect(act).not.toHaveBeenCalled();
    await fireEvent.pointerMove(source, { ...mouse, clientX: 40, clientY: 40 });
    expect(act).toHaveBeenLastCalledWith(press('a1'));
    expect(ghosts()).toBe(2);
    return source;
  }

  test('picks a stack up, shows it at the pointer and drops it on a target', async () => {
    const source = await dragged(null);
    document.elementFromPoint = () => cell('b1');
    await fireEvent.pointerUp(source, { ...mouse, clientX: 60, clientY: 60 });
    expect(act).toHaveBeenLastCalledWith({ type: 'put', cell: 'b1' });
    expect(ghosts()).toBe(0);
    await fireEvent.click(source, { detail: 1 });
    expect(act).toHaveBeenCalledTimes(2);
  });

  test('a finger that may drag does not scroll the page, another one does', async () => {
    shown(begun);
    const touch = () => {
      const event = new Event('touchmove', { bubbles: true, cancelable: true });
      cell('a1').dispatchEvent(event);
      return event.defaultPrevented;
    };
    expect(touch()).toBe(false);
    await fireEvent.pointerDown(cell('b3'), { ...mouse, pointerType: 'touch' });
    expect(touch()).toBe(false);
    await fireEvent.pointerDown(cell('a1'), { ...mouse, pointerType: 'touch' });
    expect(touch()).toBe(true);
    await fireEvent.pointerUp(cell('a1'), { ...mouse, pointerType: 'touch' });
    expect(touch()).toBe(false);
  });

  test('beside the board takes the pick back', async () => {
    const source = await dragged(null);
    await fireEvent.pointerUp(source, { ...mouse, clientX: 600, clientY: 600 });
    expect(act).toHaveBeenLastCalledWith({ type: 'back' });
  });

  test('on its own cell keeps the pick, and a broken drag takes it back', async () => {
    const source = await dragged(null);
    document.elementFromPoint = () => source;
    await fireEvent.pointerUp(source, { ...mouse, clientX: 12, clientY: 12 });
    expect(act).toHaveBeenCalledOnce();
    await fireEvent.pointerDown(source, { ...mouse, clientX: 10, clientY: 10 });
    await fireEvent.pointerMove(source, { ...mouse, clientX: 40, clientY: 40 });
    expect(ghosts()).toBe(2);
    await fireEvent.pointerCancel(source, { ...mouse });
    expect(act).toHaveBeenLastCalledWith({ type: 'back' });
    expect(ghosts()).toBe(0);
  });
});
