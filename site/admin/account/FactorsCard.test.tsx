import type { Account } from '@shared/contract/access/account';
import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderAdmin } from '../../test/renderAdmin';

const PASSKEY = {
  id: 3,
  name: 'Phone',
  createdAt: '2027-03-01T12:00:00.000Z',
  lastUsedAt: null,
};
const ACCOUNT: Account = {
  username: 'maria',
  email: null,
  hasTotp: false,
  recoveryCodesLeft: 10,
  passkeys: [PASSKEY],
  requiresSecondFactor: false,
};
const RENAME = 'PATCH /api/admin/account/passkeys/3';
const open = (routes: Parameters<typeof renderAdmin>[1] = {}) =>
  renderAdmin('/admin/settings/account', {
    'GET /api/admin/account': { body: ACCOUNT },
    'GET /api/admin/account/sessions': { body: [] },
    'GET /api/admin/access-policy': { body: { requiresSecondFactor: false } },
    ...routes,
  });

it('gives a passkey another name', async () => {
  const renamed = { ...ACCOUNT, passkeys: [{ ...PASSKEY, name: 'The red phone' }] };
  const { user, server } = open({ [RENAME]: { body: renamed } });
  await user.click(await screen.findByRole('button', { name: 'Rename the passkey Phone' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Rename the passkey' }));
  const name = dialog.getByLabelText('Name');
  expect(name).toHaveProperty('value', 'Phone');
  await user.clear(name);
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  expect(await dialog.findByText('Please give the passkey a name')).toBeVisible();
  server.set({ 'GET /api/admin/account': { body: renamed } });
  await user.type(name, 'The red phone{Enter}');
  expect(await screen.findByRole('heading', { name: 'The red phone' })).toBeVisible();
  expect(server.callsOf(RENAME)).toMatchObject([{ body: { name: 'The red phone' } }]);
});

it('opens the authenticator app of the phone that shows the picture', async () => {
  const uri = 'otpauth://totp/Casa:maria?secret=ABCD&issuer=Casa';
  const { user } = open({
    'POST /api/admin/account/totp': { body: { secret: 'ABCDEFGH', uri } },
  });
  await user.click(await screen.findByRole('button', { name: 'Set up an authenticator app' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Set up an authenticator app' }));
  const link = dialog.getByRole('link', { name: 'Open in the app on this phone' });
  expect(link.getAttribute('href')).toBe(uri);
});
