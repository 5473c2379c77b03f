import { screen, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { renderAdmin } from '../../test/renderAdmin';
import type { Host } from '../platform';

const SEAL = 'POST /api/admin/backup-key';
const PASSPHRASE = 'fig tide lantern sardine';

async function openDialog(
  host: Partial<Host> = {},
  answer: object = { body: { ticket: 'v1.a.b' } },
) {
  const { user, server } = renderAdmin(
    '/admin/settings/backup',
    {
      'GET /api/admin/backup-state': { body: { lastAt: '2027-11-28T03:05:00.000Z' } },
      'GET /api/admin/fresh-sign-in': { body: { ok: true } },
      [SEAL]: answer,
    },
    { host },
  );
  await user.click(await screen.findByRole('button', { name: 'With the key…' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Backup with the key' }));
  const type = async (passphrase: string, repeated: string) => {
    await user.type(dialog.getByLabelText('Passphrase'), passphrase);
    await user.type(dialog.getByLabelText('The same again'), repeated);
    await user.click(dialog.getByRole('button', { name: 'Encrypt the key' }));
  };
  return { user, server, dialog, type };
}

it('encrypts the key with a passphrase, and offers the backup that contains it', async () => {
  const { server, dialog, type } = await openDialog();
  await type(PASSPHRASE, PASSPHRASE);
  const link = await dialog.findByRole('link', { name: 'Download backup with the key' });
  expect(link.getAttribute('href')).toBe('/api/admin/backup?key=v1.a.b');
  expect(server.callsOf(SEAL)).toMatchObject([{ body: { passphrase: PASSPHRASE } }]);
  expect(dialog.getByText(/restoring asks for it/)).toBeVisible();
});

it('is saved where the owner chooses in the desktop app', async () => {
  const saveFile = vi.fn<NonNullable<Host['saveFile']>>(async () => true);
  const { user, dialog, type } = await openDialog({ saveFile });
  await type(PASSPHRASE, PASSPHRASE);
  await user.click(await dialog.findByRole('button', { name: 'Download backup with the key' }));
  expect(saveFile).toHaveBeenCalledWith('/api/admin/backup?key=v1.a.b');
});

it('asks for a passphrase that is long enough, twice the same, and sends no other', async () => {
  const { server, dialog, type } = await openDialog();
  await type('short', 'short');
  expect(await dialog.findByText('Please type at least 14 characters')).toBeVisible();
  await type(' but longer now', ' but lower now');
  expect(await dialog.findByText('This is not what you typed above')).toBeVisible();
  expect(server.callsOf(SEAL)).toEqual([]);
});

it('says why it could not be done', async () => {
  const message = 'Your bookings are in PostgreSQL, which has backup tools of its own.';
  const { dialog, type } = await openDialog(
    {},
    { status: 409, body: { code: 'unsupported', message } },
  );
  await type(PASSPHRASE, PASSPHRASE);
  expect(await dialog.findByText(message)).toBeVisible();
});

it('asks before a typed passphrase is discarded', async () => {
  const { user, dialog } = await openDialog();
  const passphrase = dialog.getByLabelText('Passphrase');
  await user.type(passphrase, PASSPHRASE);
  await user.keyboard('{Escape}');
  const question = within(await screen.findByRole('dialog', { name: 'Leave without saving?' }));
  await user.click(question.getByRole('button', { name: 'Stay' }));
  expect(passphrase).toHaveProperty('value', PASSPHRASE);
});

it('says when the server made the last one', async () => {
  await openDialog();
  expect(screen.getByText(/^The server makes one each night. Last: 28 Nov 2027, /)).toBeVisible();
});
