import type { MailProblem, MailState } from '@shared/contract/mail/mail';
import type { Setup } from '@shared/contract/setup/setup';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { buildToday } from '../../test/buildToday';
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
const setup = (isPutAway = false): { body: Setup } => ({
  body: {
    steps: [{ id: 'photos', state: 'open' }],
    demoPhotoCount: 0,
    publicUrl: 'https://villa.example',
    address: 'elsewhere',
    isPutAway,
  },
});
const FAILED = {
  body: buildToday({ items: [{ kind: 'failedMail', count: 1, reason: PROBLEM.reason }] }),
};
/** The start page with failed mails, which are listed on request. */
const openFailed = async (routes: Parameters<typeof renderAdmin>[1]) => {
  const page = renderAdmin('/admin', { 'GET /api/admin/today': FAILED, ...routes });
  await page.user.click(await screen.findByRole('button', { name: 'Show' }));
  return page;
};

describe('the mail notice', () => {
  it('says what to do when mail is not set up', async () => {
    renderAdmin('/admin', {
      'GET /api/admin/mail': state({ isSetUp: false }),
      'GET /api/admin/setup': setup(),
    });
    expect(await screen.findByRole('heading', { name: 'Mail is not set up' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Set up mail' }).getAttribute('href')).toMatch(
      /settings\/mails#mail$/,
    );
    expect(screen.getByRole('region', { name: 'Mail' }).textContent).not.toMatch(/[A-Z]+_[A-Z]+/);
    expect(screen.queryByRole('button', { name: 'Send me a test mail' })).toBeNull();
  });

  it('leaves with the set-up', async () => {
    renderAdmin('/admin', {
      'GET /api/admin/mail': state({ isSetUp: false }),
      'GET /api/admin/setup': setup(true),
    });
    expect((await screen.findByRole('region', { name: 'Mail' })).textContent).toBe('');
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
    const { user, server } = await openFailed({
      'GET /api/admin/mail': state({ problems: [PROBLEM] }),
      'POST /api/admin/mail/7/retry': { body: { ok: true } },
    });
    const dialog = within(screen.getByRole('dialog', { name: 'E-mails that were not sent' }));
    expect(await dialog.findByText(PROBLEM.reason)).toBeVisible();
    expect(dialog.getByText('Tried once. Not tried any more.')).toBeVisible();
    server.set({ 'GET /api/admin/mail': state() });
    await user.click(
      dialog.getByRole('button', { name: 'Send again: Confirmation VL-7K3Q9M to ana@example.pt' }),
    );
    expect(server.callsOf('POST /api/admin/mail/7/retry')).toHaveLength(1);
    await waitFor(() => expect(dialog.queryByText(PROBLEM.reason)).toBeNull());
  });

  it('lets a mail that cannot be read be dismissed, and not be sent again', async () => {
    const unreadable = { ...PROBLEM, kind: 'unreadable' as const };
    const { user, server } = await openFailed({
      'GET /api/admin/mail': state({ problems: [unreadable] }),
      'POST /api/admin/mail/7/dismiss': { body: { ok: true } },
    });
    const dismiss = await screen.findByRole('button', { name: /^Dismiss: Unreadable mail/ });
    expect(screen.queryByRole('button', { name: /^Send again:/ })).toBeNull();
    await user.click(dismiss);
    expect(server.callsOf('POST /api/admin/mail/7/dismiss')).toHaveLength(1);
  });

  it('says that a mail could not be dismissed, and keeps it', async () => {
    const { user } = await openFailed({ 'GET /api/admin/mail': state({ problems: [PROBLEM] }) });
    await user.click(await screen.findByRole('button', { name: /^Dismiss: Confirmation/ }));
    expect(await screen.findByText('The mail was not dismissed')).toBeVisible();
    expect(screen.getByRole('dialog', { name: 'E-mails that were not sent' })).toBeVisible();
  });
});

describe('live updates', () => {
  it('refetch what a change is about, and nothing else', async () => {
    const events = liveStream();
    const { server } = renderAdmin('/admin', {
      'GET /api/admin/session': { body: { ...SIGNED_IN, lastEventId: 4 } },
      'GET /api/admin/events': events.route,
    });
    await screen.findByText('Nothing needs you today.');
    const summaries = server.callsOf('GET /api/admin/summary').length;
    server.set({ 'GET /api/admin/today': FAILED });
    events.send('retry: 3000\nid: 4\nevent: ready\ndata: {}\n\n: still here\n\nid: 5\nevent: cha');
    events.send('nge\ndata: {"type":"mail","reference":null}\n\n');
    expect(await screen.findByText('One e-mail could not be sent')).toBeVisible();
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
