import { expect, test } from 'vitest';
import type { EditorView, PaletteKind } from '../wire/index.ts';
import { keyAct, sameTool } from './tool.ts';

const kind = (kind: PaletteKind['kind'], letter: string): PaletteKind => ({
  kind,
  letter,
  name: kind,
  onBoard: 0,
  inReserve: 0,
  most: 4,
  reservable: false,
});
const palette = { white: [kind('rock', 'R'), kind('wise', 'W')], black: [kind('rock', 'r')] };
const view = { palette } as unknown as EditorView;
const key = (key: string, more: Partial<KeyboardEvent> = {}) => ({
  key,
  ctrlKey: false,
  metaKey: false,
  altKey: false,
  shiftKey: false,
  ...more,
});

test('letters put pieces, in the case of their player', () => {
  expect(keyAct(view, key('R', { shiftKey: true }))).toEqual({
    act: 'place',
    piece: { color: 'white', kind: 'rock' },
  });
  expect(keyAct(view, key('r'))).toEqual({ act: 'place', piece: { color: 'black', kind: 'rock' } });
  expect(keyAct(view, key('W'))).toEqual({ act: 'place', piece: { color: 'white', kind: 'wise' } });
  // No letter may walk over the board here, as it does where a game is played.
  expect(keyAct(view, key('d'))).toEqual({ act: 'none' });
});

test('other keys take away, take back, or are for the board', () => {
  expect(keyAct(view, key('Delete'))).toEqual({ act: 'take', everything: false });
  expect(keyAct(view, key('Backspace', { shiftKey: true }))).toEqual({ act: 'take', everything: true });
  expect(keyAct(view, key('z', { ctrlKey: true }))).toEqual({ act: 'undo' });
  expect(keyAct(view, key('Z', { metaKey: true, shiftKey: true }))).toEqual({ act: 'redo' });
  expect(keyAct(view, key('y', { ctrlKey: true }))).toEqual({ act: 'redo' });
  for (const pressed of [
    key('ArrowLeft'),
    key('Enter'),
    key('r', { altKey: true }),
    key('c', { ctrlKey: true }),
  ])
    expect(keyAct(view, pressed)).toBeNull();
});

test('tools are told apart', () => {
  const rock = { kind: 'piece', piece: { color: 'white', kind: 'rock' } } as const;
  expect(sameTool(rock, { kind: 'piece', piece: { color: 'white', kind: 'rock' } })).toBe(true);
  expect(sameTool(rock, { kind: 'piece', piece: { color: 'black', kind: 'rock' } })).toBe(false);
  expect(sameTool({ kind: 'hand' }, { kind: 'eraser' })).toBe(false);
  expect(sameTool({ kind: 'hand' }, { kind: 'hand' })).toBe(true);
});
