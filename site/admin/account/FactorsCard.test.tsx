import type { Account } from '@shared/contract/access/account';
import { screen, waitFor, within } from '@testing-library/react';
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
  language: 'en',
  hasTotp: false,
  recoveryCodesLeft: 10,
  passkeys: [PASSKEY],
  requiresSecondFactor: false,
};
const RENAME = 'PATCH /api/admin/account/passkeys/3';
const open = (routes: Parameters<typeof renderAdmin>[1] = {}) =>
  renderAdmin(
    '/admin/settings/account',
    {
      'GET /api/admin/account': { body: ACCOUNT },
      'GET /api/admin/account/sessions': { body: [] },
      'GET /api/admin/access-policy': { body: { requiresSecondFactor: false } },
      ...routes,
    },
    { host: { canUsePasskeys: true } },
  );

it('gives a passkey another name', async () => {
  const renamed = { ...ACCOUNT, passkeys: [{ ...PASSKEY, name: 'The red phone' }] };
  const { user, server } = open({ [RENAME]: { body: renamed } });
  await user.click(await screen.findByRole('button', { name: 'Rename the passkey “Phone”' }));
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

it('asks before a new name of a passkey is lost', async () => {
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: 'Rename the passkey “Phone”' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Rename the passkey' }));
  await user.type(dialog.getByLabelText('Name'), ' in red{Escape}');
  const question = within(await screen.findByRole('dialog', { name: 'Leave without saving?' }));
  await user.click(question.getByRole('button', { name: 'Stay' }));
  expect(dialog.getByLabelText('Name')).toHaveProperty('value', 'Phone in red');
});

it('requires a different name for each passkey', async () => {
  const tablet = { ...PASSKEY, id: 4, name: 'Tablet' };
  const { user, server } = open({
    'GET /api/admin/account': { body: { ...ACCOUNT, passkeys: [PASSKEY, tablet] } },
  });
  await user.click(await screen.findByRole('button', { name: 'Add a passkey' }));
  const added = within(await screen.findByRole('dialog', { name: 'Add a passkey' }));
  await user.type(added.getByLabelText('Name'), 'phone{Enter}');
  expect(await added.findByText('Another passkey of yours has this name.')).toBeVisible();
  await user.clear(added.getByLabelText('Name'));
  await user.keyboard('{Escape}');

  await user.click(screen.getByRole('button', { name: 'Rename the passkey “Tablet”' }));
  const renamed = within(await screen.findByRole('dialog', { name: 'Rename the passkey' }));
  await user.clear(renamed.getByLabelText('Name'));
  await user.type(renamed.getByLabelText('Name'), 'Phone{Enter}');
  expect(await renamed.findByText('Another passkey of yours has this name.')).toBeVisible();
  const writes = server.calls.filter(({ method }) => method !== 'GET');
  expect(writes).toEqual([]);
});

it('asks before the name of a new passkey is lost', async () => {
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: 'Add a passkey' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Add a passkey' }));
  await user.type(dialog.getByLabelText('Name'), 'Laptop{Escape}');
  expect(await screen.findByRole('dialog', { name: 'Leave without saving?' })).toBeVisible();
});

it('shows new recovery codes until they are kept, whatever else is pressed', async () => {
  const { user } = open({
    'POST /api/admin/account/recovery-codes': { body: { recoveryCodes: ['nkrx-fqe3-ytj9-frp8'] } },
  });
  await user.click(await screen.findByRole('button', { name: 'New codes' }));
  await user.click(await screen.findByRole('button', { name: 'Make new codes' }));
  const dialog = await screen.findByRole('dialog', { name: 'Keep these recovery codes' });
  await user.keyboard('{Escape}');
  await user.click(dialog.previousElementSibling as Element);
  expect(dialog).toBeVisible();
  expect(within(dialog).getByText('nkrx-fqe3-ytj9-frp8')).toBeVisible();
  await user.click(within(dialog).getByRole('button', { name: 'I have kept them' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
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
