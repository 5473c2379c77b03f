import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderAdmin, SIGNED_IN, SIGNED_OUT } from '../../test/renderAdmin';

const LOGIN = 'POST /api/admin/login';
const CODE = 'POST /api/admin/login/second-factor';
const NOBODY = { 'GET /api/admin/session': { body: SIGNED_OUT } };
const HALF = { body: { ...SIGNED_OUT, secondFactors: ['totp', 'recoveryCode'] } };

async function toSecondStep() {
  const page = renderAdmin('/admin/login', { ...NOBODY, [LOGIN]: HALF });
  await page.user.type(await screen.findByLabelText('Username'), 'admin');
  await page.user.type(screen.getByLabelText('Password'), 'Tide-mills&figs44{Enter}');
  await screen.findByRole('heading', { name: 'One more step' });
  return page;
}
const refused = (code: string, message: string) => ({ status: 401, body: { code, message } });

it('asks for the code after a right password, and opens the dashboard', async () => {
  const { user, server, path } = await toSecondStep();
  const code = screen.getByLabelText('Code');
  expect(document.activeElement).toBe(code);
  expect(code.getAttribute('autocomplete')).toBe('one-time-code');
  server.set({
    [CODE]: () => {
      server.set({ 'GET /api/admin/session': { body: SIGNED_IN } });
      return { body: SIGNED_IN };
    },
  });
  await user.type(code, '123 456{Enter}');
  expect(await screen.findByText('Login successful')).toBeVisible();
  expect(server.callsOf(CODE)[0]?.body).toEqual({ code: '123 456' });
  await waitFor(() => expect(path()).toBe('/admin'));
});

it('accepts a recovery code instead, and reports a wrong one', async () => {
  const { user, server } = await toSecondStep();
  server.set({ [CODE]: refused('invalid_code', 'This code is not right.') });
  await user.click(screen.getByRole('button', { name: 'Use a recovery code' }));
  await user.type(screen.getByLabelText('Recovery code'), 'abcd-efgh-jkmn-pqrs{Enter}');
  expect(await screen.findByRole('alert')).toHaveProperty('textContent', 'This code is not right.');
  expect(document.activeElement).toBe(screen.getByLabelText('Recovery code'));
});

it.each([
  [
    ['passkey', 'recoveryCode'],
    /^Your second step is a passkey, .* Type a recovery code, or sign in/,
  ],
  [['passkey'], /^Your second step is a passkey, .* Sign in with your browser/],
])('says what to do if the passkey of %s cannot be used', async (secondFactors, text) => {
  const half = { body: { ...SIGNED_OUT, secondFactors } };
  const { user } = renderAdmin('/admin/login', { ...NOBODY, [LOGIN]: half });
  await user.type(await screen.findByLabelText('Username'), 'admin');
  await user.type(screen.getByLabelText('Password'), 'Tide-mills&figs44{Enter}');
  expect(await screen.findByText(text)).toBeVisible();
  expect(screen.queryByRole('button', { name: /passkey/ })).toBeNull();
  expect(screen.queryAllByLabelText('Recovery code')).toHaveLength(secondFactors.length - 1);
});

it('restarts when it took too long', async () => {
  const { user, server } = await toSecondStep();
  server.set({ [CODE]: refused('sign_in_expired', 'This sign-in took too long.') });
  await user.type(screen.getByLabelText('Code'), '123456{Enter}');
  expect(await screen.findByLabelText('Username')).toHaveProperty('value', 'admin');
  expect(screen.getByLabelText('Password')).toHaveProperty('value', '');
});

it('redirects a user without the required second factor to setting one up', async () => {
  const session = { ...SIGNED_IN, requiresSecondFactor: true };
  const { path } = renderAdmin('/admin/messages', {
    'GET /api/admin/session': { body: session },
    'GET /api/admin/account': {
      body: {
        username: 'maria',
        email: null,
        language: 'en',
        hasTotp: false,
        recoveryCodesLeft: 0,
        passkeys: [],
        requiresSecondFactor: true,
      },
    },
  });
  await screen.findByRole('heading', { name: 'Set up a second step' });
  expect(await screen.findByRole('button', { name: 'Set up an authenticator app' })).toBeVisible();
  expect(path()).toBe('/admin/second-factor');
});

it('offers no passkey if the platform has none', async () => {
  renderAdmin('/admin/login', NOBODY);
  await screen.findByLabelText('Username');
  expect(screen.queryByRole('button', { name: /passkey/ })).toBeNull();
});
