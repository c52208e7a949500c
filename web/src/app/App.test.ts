import { fireEvent, render, screen } from '@testing-library/svelte';
import { expect, test, vi } from 'vitest';
import App from './App.svelte';
import { loadEngine } from './engine/engine.ts';

vi.mock('./engine/engine.ts', () => ({ loadEngine: vi.fn(() => Promise.reject(new Error('no network'))) }));

test('where the game cannot be loaded the page says so, and tries again when asked', async () => {
  render(App, { engine: loadEngine() });
  expect((await screen.findByRole('alert')).textContent).toContain('could not be loaded');
  await fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(loadEngine).toHaveBeenCalledTimes(2);
});
