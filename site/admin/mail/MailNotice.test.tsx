import type { MailProblem, MailState } from '@shared/contract/mail/mail';
import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { liveStream } from '../../test/fakeServer';
import { renderAdmin, SIGNED_IN } from '../../test/renderAdmin';

const PROBLEM: MailProblem = {
  id: 7,
  kind: 'confirmation',
  reference: 'VL-7K3Q9M',
  recipient: 'ana@example.pt',
  isTrying: false,
  attempts: 1,
  reason: 'The mail server refused the address: 550 No such user',
  nextAttemptAt: null,
  createdAt: '2027-03-10T12:00:00.000Z',
};
const state = (overrides: Partial<MailState> = {}) => ({
  body: { isSetUp: true, ownerAddress: 'owner@villa.example', problems: [], ...overrides },
});

describe('the mail notice', () => {
  it('says what to do when mail is not set up', async () => {
    renderAdmin('/admin', { 'GET /api/admin/mail': state({ isSetUp: false }) });
    expect(await screen.findByRole('heading', { name: 'Mail is not set up' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Set up mail' }).getAttribute('href')).toMatch(
      /settings#mail$/,
    );
    expect(screen.getByRole('region', { name: 'Mail' }).textContent).not.toMatch(/[A-Z]+_[A-Z]+/);
    expect(screen.queryByRole('button', { name: 'Send me a test mail' })).toBeNull();
  });

  it('asks for a password that cannot be read any more', async () => {
    renderAdmin('/admin', {
      'GET /api/admin/mail': state({ isSetUp: false, needsPassword: true }),
    });
    expect(
      await screen.findByRole('heading', { name: 'Mails wait for the mail server’s password' }),
    ).toBeVisible();
    expect(screen.getByRole('link', { name: 'Type the password again' })).toBeVisible();
    expect(screen.queryByText('Mail is not set up')).toBeNull();
  });

  it('shows what could not be sent and why, and sends it again', async () => {
    const { user, server } = renderAdmin('/admin', {
      'GET /api/admin/mail': state({ problems: [PROBLEM] }),
      'POST /api/admin/mail/7/retry': { body: { ok: true } },
    });
    expect(await screen.findByText('One mail could not be sent')).toBeVisible();
    expect(screen.getByText(PROBLEM.reason)).toBeVisible();
    expect(screen.getByText('Tried once. Not tried any more.')).toBeVisible();
    server.set({ 'GET /api/admin/mail': state() });
    await user.click(
      screen.getByRole('button', { name: 'Send again: Confirmation VL-7K3Q9M to ana@example.pt' }),
    );
    expect(server.callsOf('POST /api/admin/mail/7/retry')).toHaveLength(1);
    await waitFor(() => expect(screen.queryByText('One mail could not be sent')).toBeNull());
  });

  it('lets a mail that cannot be read be dismissed, and not be sent again', async () => {
    const unreadable = { ...PROBLEM, kind: 'unreadable' as const };
    const { user, server } = renderAdmin('/admin', {
      'GET /api/admin/mail': state({ problems: [unreadable] }),
      'POST /api/admin/mail/7/dismiss': { body: { ok: true } },
    });
    const dismiss = await screen.findByRole('button', { name: /^Dismiss: Unreadable mail/ });
    expect(screen.queryByRole('button', { name: /^Send again/ })).toBeNull();
    await user.click(dismiss);
    expect(server.callsOf('POST /api/admin/mail/7/dismiss')).toHaveLength(1);
  });

  it('says that a mail could not be dismissed, and keeps it', async () => {
    const { user } = renderAdmin('/admin', {
      'GET /api/admin/mail': state({ problems: [PROBLEM] }),
    });
    await user.click(await screen.findByRole('button', { name: /^Dismiss: Confirmation/ }));
    expect(await screen.findByText('The mail was not dismissed')).toBeVisible();
    expect(screen.getByText('One mail could not be sent')).toBeVisible();
  });

  it.each([
    [{ isSent: true, failure: null, answer: null }, /^Test mail sent$/],
    [
      { isSent: false, failure: 'recipient_refused', answer: '550 Relaying denied' },
      /does not take mail to owner@villa\.example.*550 Relaying denied/,
    ],
  ])('reports the result of a test mail: %j', async (answer, text) => {
    const { user } = renderAdmin('/admin', {
      'GET /api/admin/mail': state(),
      'POST /api/admin/mail/test': { body: { recipient: 'owner@villa.example', ...answer } },
    });
    await user.click(await screen.findByRole('button', { name: 'Send me a test mail' }));
    expect(await screen.findByText(text)).toBeVisible();
  });
});

describe('live updates', () => {
  it('refetch what a change is about, and nothing else', async () => {
    const events = liveStream();
    const { server } = renderAdmin('/admin', {
      'GET /api/admin/session': { body: { ...SIGNED_IN, lastEventId: 4 } },
      'GET /api/admin/mail': state(),
      'GET /api/admin/events': events.route,
    });
    await screen.findByRole('button', { name: 'Send me a test mail' });
    const summaries = server.callsOf('GET /api/admin/summary').length;
    server.set({ 'GET /api/admin/mail': state({ problems: [PROBLEM] }) });
    events.send('retry: 3000\nid: 4\nevent: ready\ndata: {}\n\n: still here\n\nid: 5\nevent: cha');
    events.send('nge\ndata: {"type":"mail","reference":null}\n\n');
    expect(await screen.findByText('One mail could not be sent')).toBeVisible();
    expect(server.callsOf('GET /api/admin/summary')).toHaveLength(summaries);
  });

  it('ask the owner to sign in again when the session has ended', async () => {
    renderAdmin('/admin', {
      'GET /api/admin/events': {
        status: 401,
        body: { code: 'unauthenticated', message: 'Please sign in to continue.' },
      },
    });
    expect(await screen.findByRole('dialog', { name: 'Please sign in again' })).toBeVisible();
  });
});
