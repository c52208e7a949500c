import { render, screen } from '@testing-library/svelte';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import type { Me } from '../../wire/club.ts';
import { setLanguage } from '../../words/words.svelte.ts';
import { api } from '../live/api.ts';
import Delete from './Delete.svelte';
import Register from './Register.svelte';
import SignIn from './SignIn.svelte';
import Vacation from './Vacation.svelte';

const me: Me = { name: 'Ada', kind: 'account', since: 0, devices: 1, vacation_days: 23 };
const noop = (): void => {};

beforeEach(async () => {
  await setLanguage('en');
  // What a dialog needs and happy-dom lacks.
  HTMLDialogElement.prototype.showModal ??= function show(this: HTMLDialogElement) {
    this.open = true;
  };
});

test('what is refused stands at the field that it is about, and goes when that is changed', async () => {
  const user = userEvent.setup();
  const asked = vi.spyOn(api, 'register').mockResolvedValue({ kind: 'refused', code: 'name-taken' });
  const onmade = vi.fn(async () => {});
  render(Register, { proposed: 'Quiet Heron', passkeys: false, onmade });
  const [name, password] = [screen.getByLabelText('Name'), screen.getByLabelText('Password')];
  expect(password).toHaveProperty('autocomplete', 'new-password');
  await user.type(password, 'a heron by the lake');
  await user.click(screen.getByTestId('account-make'));
  expect(asked).toHaveBeenCalledWith({ name: 'Quiet Heron', password: 'a heron by the lake' });
  expect(name.getAttribute('aria-invalid')).toBe('true');
  expect(screen.getByRole('alert').textContent).toBe('Somebody else has this name.');
  await user.type(name, 's');
  expect(screen.queryByRole('alert')).toBeNull();
  asked.mockResolvedValue({ kind: 'refused', code: 'bad-password' });
  await user.click(screen.getByTestId('account-make'));
  expect(password.getAttribute('aria-invalid')).toBe('true');
  asked.mockResolvedValue({ kind: 'ok', value: me });
  await user.click(screen.getByTestId('account-make'));
  expect(onmade).toHaveBeenCalledWith(me);
});

test('a name of blanks is not even asked for', async () => {
  const user = userEvent.setup();
  const asked = vi.spyOn(api, 'register');
  render(Register, { proposed: ' ', passkeys: false, onmade: async () => {} });
  await user.click(screen.getByTestId('account-make'));
  expect(asked).not.toHaveBeenCalled();
  expect(screen.getByRole('alert').textContent).toContain('1 to 24 letters');
});

test('a sign-in that is refused says nothing of the name, and asks for the password again', async () => {
  const user = userEvent.setup();
  vi.spyOn(api, 'signIn').mockResolvedValue({ kind: 'refused', code: 'wrong-sign-in' });
  const onin = vi.fn(async () => {});
  render(SignIn, { passkeys: false, onin });
  await user.type(screen.getByLabelText('Name'), 'Ada');
  await user.type(screen.getByLabelText('Password'), 'not this');
  await user.click(screen.getByTestId('account-enter'));
  expect(screen.getByRole('alert').textContent).toBe('Name and password do not fit together.');
  expect(screen.getByLabelText('Password')).toHaveProperty('value', '');
  expect(screen.getByLabelText('Name').getAttribute('aria-invalid')).toBeNull();
  expect(onin).not.toHaveBeenCalled();
  expect(screen.queryByTestId('account-enter-passkey')).toBeNull();
});

test('a password is shown by a press, and hidden by another', async () => {
  const user = userEvent.setup();
  render(SignIn, { passkeys: false, onin: async () => {} });
  const field = screen.getByLabelText('Password');
  expect(field).toHaveProperty('type', 'password');
  await user.click(screen.getByRole('button', { name: 'Show the password' }));
  expect(field).toHaveProperty('type', 'text');
  await user.click(screen.getByRole('button', { name: 'Hide the password' }));
  expect(field).toHaveProperty('type', 'password');
});

test('nothing is deleted under another name, or with another password', async () => {
  const user = userEvent.setup();
  const asked = vi.spyOn(api, 'farewell').mockResolvedValue({ kind: 'refused', code: 'wrong-sign-in' });
  render(Delete, { open: true, name: 'Ada', hasPassword: true, onclose: noop });
  await user.type(screen.getByLabelText(/Type your name/), 'Leo');
  await user.click(screen.getByTestId('account-delete-yes'));
  expect(asked).not.toHaveBeenCalled();
  expect(screen.getByRole('alert').textContent).toBe('That is not your name.');
  await user.clear(screen.getByLabelText(/Type your name/));
  await user.type(screen.getByLabelText(/Type your name/), ' Ada ');
  await user.type(screen.getByLabelText('Password'), 'not this');
  await user.click(screen.getByTestId('account-delete-yes'));
  expect(asked).toHaveBeenCalledWith({ name: 'Ada', password: 'not this' });
  expect(screen.getByRole('alert').textContent).toBe('That is not your password.');
});

test('no more days of vacation are asked for than are left', async () => {
  const user = userEvent.setup();
  vi.spyOn(api, 'myGames').mockResolvedValue({ kind: 'away' });
  const away = { ...me, vacation_until: Date.now() + 86_400_000, vacation_days: 0 };
  const asked = vi.spyOn(api, 'vacation').mockResolvedValue({ kind: 'ok', value: away });
  const onchange = vi.fn();
  render(Vacation, { me, onchange });
  const days = screen.getByLabelText('Days');
  await user.clear(days);
  await user.type(days, '40');
  await user.tab();
  expect(days).toHaveProperty('value', '23');
  await user.click(screen.getByTestId('account-vacation-go'));
  expect(asked).toHaveBeenCalledWith(23);
  expect(onchange).toHaveBeenCalledWith(away);
});
