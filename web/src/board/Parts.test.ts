import { render, screen, within } from '@testing-library/svelte';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import type { BoardAction, Kind, View } from '../wire/index.ts';
import CapturedTray from './CapturedTray.svelte';
import GuardianKey from './GuardianKey.svelte';
import ReserveTray from './ReserveTray.svelte';
import { dropLeg, emptyEntry, lift, next, pieces, sampleView, stepLeg, trail } from './samples.ts';
import TurnBar from './TurnBar.svelte';

const act = vi.fn<(action: BoardAction) => void>();
const play = vi.fn<() => void>();
const name = (kind: Kind): string => kind;

beforeEach(() => {
  act.mockReset();
  play.mockReset();
});

describe('the turn bar', () => {
  function bar(view: View, changes: { active?: boolean; fault?: string | null; cancel?: () => void } = {}) {
    return render(TurnBar, {
      view,
      faces: 'simple',
      active: true,
      status: 'Your turn',
      act,
      play,
      ...changes,
    });
  }

  test('says whose turn it is and what is asked for', () => {
    bar(sampleView({}));
    expect(screen.getByTestId('status').textContent).toBe('Your turn');
    expect(screen.getByText('Choose what moves.')).toBeTruthy();
    expect(screen.queryByTestId('take-back')).toBeNull();
  });

  test('offers the top cube or the whole stack, and taking back', async () => {
    const entry = emptyEntry({
      done: [lift('a1', 'whole')],
      held: 'a1, rock on paper',
      bothParts: true,
      prompt: 'target',
    });
    bar(sampleView({ a1: 'PR' }, { entry }));
    expect(screen.getByTestId('status').textContent).toBe('a1, rock on paper');
    const user = userEvent.setup();
    expect((screen.getByLabelText('Whole stack') as HTMLInputElement).checked).toBe(true);
    await user.click(screen.getByLabelText('Top cube'));
    expect(act).toHaveBeenLastCalledWith({ type: 'part', part: 'top' });
    await user.click(screen.getByTestId('take-back'));
    expect(act).toHaveBeenLastCalledWith({ type: 'back' });
    expect(screen.queryByTestId('confirm')).toBeNull();
  });

  test('a plan cannot be played yet, and one that is struck says why', async () => {
    const entry = emptyEntry({ done: [lift('a1', 'top')], playable: 'a1-b1' });
    const cancel = vi.fn();
    const plan = { state: 'open', sentence: 'Your plan: a1-b1.' } as const;
    const { unmount } = bar(sampleView({ a1: 'R' }, { entry, plan }), { cancel });
    expect(screen.getByText('Your plan: a1-b1.')).toBeTruthy();
    expect(screen.queryByTestId('confirm')).toBeNull();
    await userEvent.setup().click(screen.getByTestId('plan-cancel'));
    expect(cancel).toHaveBeenCalledOnce();
    unmount();
    bar(sampleView({}, { plan: { state: 'struck', sentence: 'It does not go any more.' } }));
    expect(screen.getByText('It does not go any more.').classList.contains('fault')).toBe(true);
  });

  test('the older editions have shapes, not cubes', () => {
    const entry = emptyEntry({ done: [lift('a1', 'top')], bothParts: true });
    bar(sampleView({ a1: 'PR' }, { entry, edition: '3.0' }));
    expect(screen.getByLabelText('Top shape')).toBeTruthy();
  });

  test('plays what is complete', async () => {
    const entry = emptyEntry({
      done: [lift('a1', 'top')],
      playable: 'a1-b1',
      trail: trail(stepLeg('a1', 'b1', 'R', { b1: 'R' })),
    });
    bar(sampleView({ b1: 'R' }, { entry }));
    expect(screen.getByTestId('status').textContent).toBe('White moved.');
    expect(screen.getByText('Nothing is final until you play it.')).toBeTruthy();
    await userEvent.setup().click(screen.getByTestId('confirm'));
    expect(screen.getByTestId('confirm').textContent).toContain('Play a1-b1');
    expect(play).toHaveBeenCalledOnce();
  });

  test('names a ransom, or rests before it', async () => {
    const named = next({ type: 'name', kind: 'rock' });
    const rest = next({ type: 'rest' });
    const entry = emptyEntry({
      done: [lift('a1', 'top')],
      next: [named, rest],
      trail: trail(),
      prompt: 'ransom',
    });
    bar(sampleView({}, { entry }));
    const user = userEvent.setup();
    await user.click(screen.getByTestId('name-rock'));
    expect(act).toHaveBeenLastCalledWith({ type: 'kind', kind: 'rock' });
    await user.click(screen.getByTestId('rest'));
    expect(act).toHaveBeenLastCalledWith({ type: 'rest' });
  });

  test('tells why a try was refused, and offers nothing while someone else decides', () => {
    const entry = emptyEntry({ done: [lift('a1', 'top')], playable: 'a1-b1' });
    bar(sampleView({}, { entry }), { fault: 'A stack cannot stop here.', active: false });
    expect(screen.getByText('A stack cannot stop here.')).toBeTruthy();
    expect(screen.queryByTestId('confirm')).toBeNull();
    expect(screen.getByTestId('status').textContent).toBe('Your turn');
  });
});

describe('the reserve', () => {
  const places = [
    { kind: 'mountain' as const, used: false },
    { kind: 'mountain' as const, used: true },
    { kind: 'wise' as const, used: true },
  ];
  const tray = { places, left: 1, of: 3 };
  const offered = emptyEntry({ next: [next({ type: 'take', kind: 'mountain' })] });

  function reserve(changes: Partial<View>, color: 'white' | 'black' = 'white', compact = false) {
    const view = sampleView({}, { reserves: { white: tray, black: tray }, ...changes });
    return render(ReserveTray, { view, color, faces: 'simple', active: true, name, compact, act });
  }

  test('shows holes for what is gone', () => {
    reserve({ entry: offered });
    const mountains = screen.getByTestId('reserve-white-mountain');
    expect(mountains.querySelectorAll('svg')).toHaveLength(1);
    expect(mountains.querySelectorAll('.hole')).toHaveLength(1);
    expect(mountains.getAttribute('aria-label')).toBe('mountain, 1 left');
  });

  test('gives a cube that is offered', async () => {
    reserve({ entry: offered });
    await userEvent.setup().click(screen.getByTestId('reserve-white-mountain'));
    expect(act).toHaveBeenCalledWith({ type: 'kind', kind: 'mountain' });
    expect((screen.getByTestId('reserve-white-wise') as HTMLButtonElement).disabled).toBe(true);
  });

  test('shows what is held, and takes it back', async () => {
    const entry = emptyEntry({ done: [{ type: 'take', kind: 'mountain' }], prompt: 'land' });
    reserve({ entry });
    const mountains = screen.getByTestId('reserve-white-mountain');
    expect(mountains.getAttribute('aria-pressed')).toBe('true');
    await userEvent.setup().click(mountains);
    expect(act).toHaveBeenCalledWith({ type: 'kind', kind: 'mountain' });
  });

  test('is closed to the other player, and once something has moved', () => {
    reserve({ entry: offered }, 'black');
    expect((screen.getByTestId('reserve-black-mountain') as HTMLButtonElement).disabled).toBe(true);
    const moved = emptyEntry({ done: [lift('a1', 'top')], trail: trail(dropLeg('b1', 'W', 'W')) });
    reserve({ entry: moved });
    expect((screen.getByTestId('reserve-white-mountain') as HTMLButtonElement).disabled).toBe(true);
  });

  test('has numbers where it is small, and nothing where there is no reserve', () => {
    const { unmount } = reserve({ entry: offered }, 'white', true);
    expect(screen.getByTestId('reserve-white-mountain').textContent?.trim()).toBe('1');
    unmount();
    const none = { places: [], left: 0, of: 0 };
    reserve({ reserves: { white: none, black: none } });
    expect(screen.queryByTestId('reserve-white')).toBeNull();
  });
});

test('captured pieces are grouped by kind and told', () => {
  render(CapturedTray, { pieces: pieces('rsr'), by: 'white', faces: 'simple', name });
  const tray = screen.getByTestId('captured-white');
  expect(tray.querySelectorAll('.group')).toHaveLength(2);
  expect(within(tray).getByText('Captured: rock, 2; scissors, 1')).toBeTruthy();
});

test('nothing captured yet', () => {
  render(CapturedTray, { pieces: [], by: 'black', faces: 'simple', name });
  expect(screen.getByText('Nothing yet')).toBeTruthy();
});

test('the key tells the stripes of both guardians', () => {
  const blocked = [
    { cell: 'b1', by: ['white' as const, 'black' as const], sentence: '' },
    { cell: 'b2', by: ['black' as const], sentence: '' },
  ];
  render(GuardianKey, { view: sampleView({ a1: 'G', c1: 'rg' }, { blocked }) });
  expect(screen.getAllByRole('listitem').map((item) => item.textContent?.trim())).toEqual([
    'Around White’s guardian, a1Light stripes',
    'Around Black’s guardian, c1Dark stripes',
    'Around bothCrossed stripes',
  ]);
});
