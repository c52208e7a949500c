import type { EditorView, Piece } from '../wire/index.ts';

/** What a press on a cell does. */
export type Tool =
  /** Picks a piece up, and puts it down on the next cell. */
  | { kind: 'hand' }
  /** Takes the upper piece away. */
  | { kind: 'eraser' }
  /** Puts a piece. */
  | { kind: 'piece'; piece: Piece };

/** Whether two tools are the same. */
export function sameTool(a: Tool, b: Tool): boolean {
  if (a.kind !== 'piece' || b.kind !== 'piece') return a.kind === b.kind;
  return a.piece.color === b.piece.color && a.piece.kind === b.piece.kind;
}

/** The piece of a letter: upper-case is White's, as in position strings. */
export function pieceOf(view: EditorView, letter: string): Piece | null {
  for (const color of ['white', 'black'] as const) {
    const found = view.palette[color].find((one) => one.letter === letter);
    if (found) return { color, kind: found.kind };
  }
  return null;
}

/** What a key does on a cell. */
export type KeyAct =
  | { act: 'place'; piece: Piece }
  | { act: 'take'; everything: boolean }
  | { act: 'undo' }
  | { act: 'redo' }
  /** A letter that means nothing here, and must not mean anything else. */
  | { act: 'none' };

interface Pressed {
  key: string;
  ctrlKey: boolean;
  metaKey: boolean;
  altKey: boolean;
  shiftKey: boolean;
}

/** What a key does; null if it is for the board. */
export function keyAct(view: EditorView, pressed: Pressed): KeyAct | null {
  const { key, shiftKey } = pressed;
  if (pressed.altKey) return null;
  if (pressed.ctrlKey || pressed.metaKey) {
    if (key.toLowerCase() === 'z') return { act: shiftKey ? 'redo' : 'undo' };
    return key.toLowerCase() === 'y' ? { act: 'redo' } : null;
  }
  if (key === 'Delete' || key === 'Backspace') return { act: 'take', everything: shiftKey };
  if (!/^[a-z]$/i.test(key)) return null;
  const piece = pieceOf(view, key);
  return piece ? { act: 'place', piece } : { act: 'none' };
}
