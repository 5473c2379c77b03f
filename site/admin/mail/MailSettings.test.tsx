import type { MailSettings, MailTrial } from '@shared/contract/mail/mailSettings';
import { SETTINGS_DEFAULTS } from '@shared/contract/prices/settings';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { renderAdmin } from '../../test/renderAdmin';
import { mailFailureText } from './mailFailureText';

const STORED: MailSettings = {
  host: 'smtp.example.com',
  port: 587,
  security: 'starttls',
  user: 'post@villa.example',
  hasPassword: true,
  isPasswordUnreadable: false,
  fromName: 'Casa Azul',
  fromAddress: 'post@villa.example',
  ownerAddress: 'maria@villa.example',
  locked: { server: false, from: false, owner: false },
  updatedAt: '2027-03-10T12:00:00.000Z',
};
const NEW: MailSettings = {
  ...STORED,
  host: '',
  user: '',
  hasPassword: false,
  fromAddress: '',
  ownerAddress: '',
  updatedAt: null,
};
const VILLA_SETTINGS = { ...SETTINGS_DEFAULTS, id: 1, updatedAt: '2027-03-10T12:00:00.000Z' };
const PUT = 'PUT /api/admin/mail-settings';
const TEST = 'POST /api/admin/mail-settings/test';
const trial = (result: Partial<MailTrial>) => ({
  body: { isSent: false, recipient: 'maria@villa.example', failure: null, answer: null, ...result },
});

const open = async (settings: MailSettings, routes: Parameters<typeof renderAdmin>[1] = {}) => {
  const admin = renderAdmin('/admin/settings/mails', {
    'GET /api/villa-settings': { body: VILLA_SETTINGS },
    'GET /api/admin/mail-settings': { body: settings },
    ...routes,
  });
  const form = within(await screen.findByRole('region', { name: 'Your mail server' }));
  await form.findByText(/outgoing server|set on the machine/);
  return { ...admin, form };
};

describe('the mail settings', () => {
  it('save what is typed, with the password once, and never show it again', async () => {
    const { user, server, form } = await open(NEW, { [PUT]: { body: STORED } });
    await user.type(form.getByLabelText('Mail server'), 'smtp.example.com');
    await user.type(form.getByLabelText(/^User/), 'post@villa.example');
    await user.type(form.getByLabelText('Password'), 'secret');
    // The user name is usually the sender's address, so it fills that field.
    expect(form.getByLabelText<HTMLInputElement>('Sender’s address').value).toBe(
      'post@villa.example',
    );
    await user.clear(form.getByLabelText('Your address'));
    await user.type(form.getByLabelText('Your address'), 'maria@villa.example');
    await user.click(form.getByRole('button', { name: 'Save mail settings' }));
    expect(await screen.findByText('Mail settings saved')).toBeVisible();
    expect(server.callsOf(PUT)[0]?.body).toEqual({
      host: 'smtp.example.com',
      port: 587,
      security: 'starttls',
      user: 'post@villa.example',
      password: 'secret',
      acceptsPlain: false,
      fromName: 'Casa Azul',
      fromAddress: 'post@villa.example',
      ownerAddress: 'maria@villa.example',
      updatedAt: null,
    });
    expect(form.getByLabelText<HTMLInputElement>('Password').value).toBe('');
    expect(form.getByText('A password is stored. Leave this empty to keep it.')).toBeVisible();
    await user.click(form.getByRole('button', { name: 'Save mail settings' }));
    await waitFor(() => expect(server.callsOf(PUT)).toHaveLength(2));
    expect(server.callsOf(PUT)[1]?.body).not.toHaveProperty('password');
    expect(server.callsOf(PUT)[1]?.body).toMatchObject({ updatedAt: STORED.updatedAt });
  });

  it('say what is missing at its field, and send nothing', async () => {
    const { user, server, form } = await open(NEW);
    await user.click(form.getByRole('button', { name: 'Send me a test mail' }));
    expect(form.getByText('Please enter your mail server, such as smtp.example.com')).toBeVisible();
    expect(form.getByLabelText('Mail server')).toBe(document.activeElement);
    expect(server.callsOf(TEST)).toEqual([]);
  });

  it('are tried before they are saved', async () => {
    const { user, server, form } = await open(STORED, { [TEST]: trial({ isSent: true }) });
    await user.clear(form.getByLabelText('Sender’s name'));
    await user.type(form.getByLabelText('Sender’s name'), 'Casa Verde');
    await user.click(form.getByRole('button', { name: 'Send me a test mail' }));
    expect((await form.findByRole('status')).textContent).toContain(
      'It works. The test mail is on its way to maria@villa.example.',
    );
    expect(server.callsOf(TEST)[0]?.body).toMatchObject({ fromName: 'Casa Verde' });
    expect(server.callsOf(PUT)).toEqual([]);
  });

  it('say what the mail server answered and what to do', async () => {
    const { user, form } = await open(STORED, {
      [TEST]: trial({ failure: 'wrong_password', answer: '535 5.7.8 No' }),
    });
    await user.click(form.getByRole('button', { name: 'Send me a test mail' }));
    const shown = await form.findByRole('alert');
    expect(shown.textContent).toContain('app password');
    expect(shown.textContent).toContain('535 5.7.8 No');
  });

  it('choose the usual port for the encryption, and keep a custom one', async () => {
    const { user, form } = await open(STORED);
    const port = form.getByLabelText<HTMLInputElement>('Port');
    await user.selectOptions(form.getByLabelText('Encryption'), 'tls');
    expect(port.value).toBe('465');
    await user.clear(port);
    await user.type(port, '2525');
    await user.selectOptions(form.getByLabelText('Encryption'), 'starttls');
    expect(port.value).toBe('2525');
    expect(form.getByText(/stored password is for another server/)).toBeVisible();
  });

  it('connect without encryption only if that is accepted', async () => {
    const { user, server, form } = await open(STORED, { [PUT]: { body: STORED } });
    await user.selectOptions(form.getByLabelText('Encryption'), 'none');
    await user.click(form.getByRole('button', { name: 'Save mail settings' }));
    expect(form.getByText(/^Without encryption everybody on the way/)).toBeVisible();
    expect(server.callsOf(PUT)).toEqual([]);
    await user.click(form.getByRole('checkbox', { name: /^I accept/ }));
    await user.click(form.getByRole('button', { name: 'Save mail settings' }));
    await waitFor(() => expect(server.callsOf(PUT)).toHaveLength(1));
    expect(server.callsOf(PUT)[0]?.body).toMatchObject({ security: 'none', acceptsPlain: true });
  });

  it('ask for a password that cannot be read any more', async () => {
    const { form } = await open({ ...STORED, hasPassword: false, isPasswordUnreadable: true });
    expect(form.getByRole('alert').textContent).toContain('Please type the password again');
  });

  it('can be read and tested if the environment sets them', async () => {
    const { user, form } = await open(
      { ...STORED, hasPassword: false, locked: { server: true, from: true, owner: true } },
      { 'POST /api/admin/mail/test': trial({ isSent: true }) },
    );
    expect(form.getByText('smtp.example.com, port 587')).toBeVisible();
    expect(form.queryByRole('textbox')).toBeNull();
    await user.click(form.getByRole('button', { name: 'Send me a test mail' }));
    expect(await screen.findByText('Test mail sent')).toBeVisible();
  });
});

it.each([
  ['unknown_host', 'Check the spelling'],
  ['private_host', 'lies in a private network'],
  ['unreachable', 'Try 587 with STARTTLS'],
  ['timeout', 'did not answer in time'],
  ['no_mail_server', 'is no mail server'],
  ['certificate', 'The certificate of'],
  ['no_tls', 'offers no encryption'],
  ['wrong_password', 'app password'],
  ['password_required', 'wants a user and a password'],
  ['sender_refused', 'does not take mail from post@villa.example'],
  ['recipient_refused', 'does not take mail to maria@villa.example'],
  ['mail_refused', 'refused the mail itself'],
  ['other', 'Please check server'],
] as const)('the message for %s says what to do', (failure, text) => {
  const result = { isSent: false, recipient: STORED.ownerAddress, failure, answer: null };
  expect(mailFailureText(result, STORED)).toContain(text);
  expect(mailFailureText(result, null)).not.toContain('undefined');
});
