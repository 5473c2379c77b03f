import type { Setup } from '@shared/contract/setup/setup';
import type { Account } from '@shared/contract/access/account';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { renderAdmin } from '../../test/renderAdmin';

const setup = (overrides: Partial<Setup> = {}): { body: Setup } => ({
  body: {
    steps: [
      { id: 'photos', state: 'done' },
      { id: 'prices', state: 'skipped' },
      { id: 'mail', state: 'open' },
      { id: 'calendars', state: 'open' },
      { id: 'live', state: 'open' },
    ],
    demoPhotoCount: 0,
    publicUrl: 'https://villa.example',
    address: 'elsewhere',
    isPutAway: false,
    ...overrides,
  },
});
const ACCOUNT: Account = {
  username: 'maria',
  email: null,
  language: 'pt',
  hasTotp: false,
  recoveryCodesLeft: 0,
  passkeys: [],
  requiresSecondFactor: false,
};
const step = (name: string) => screen.findByRole('listitem', { name });

describe('the checklist', () => {
  it('offers Portuguese if the browser prefers it, and switches to it', async () => {
    vi.spyOn(navigator, 'language', 'get').mockReturnValue('pt-PT');
    const { user, server } = renderAdmin('/admin/setup', {
      'GET /api/admin/setup': setup(),
      'PUT /api/admin/account': { body: ACCOUNT },
    });
    await user.click(await screen.findByRole('button', { name: 'Mudar para português' }));
    expect(await screen.findByText(/^2 de 5 passos resolvidos/)).toBeVisible();
    expect(server.callsOf('PUT /api/admin/account')[0]?.body).toEqual({ language: 'pt' });
    expect(screen.queryByText('Prefere trabalhar em português?')).toBeNull();
  });

  it('shows the state of each step and links to its page', async () => {
    renderAdmin('/admin/setup', { 'GET /api/admin/setup': setup() });
    expect(await screen.findByText(/^2 of 5 steps settled/)).toBeVisible();
    expect(within(await step('Photographs')).getByText('Done')).toBeVisible();
    expect(within(await step('Prices and seasons')).getByText('Left as it is')).toBeVisible();
    const mail = within(await step('Mail'));
    expect(mail.getByRole('link', { name: 'Set up mail' }).getAttribute('href')).toBe(
      '/admin/settings/mails#mail',
    );
    expect(
      within(await step('Go live'))
        .getByRole('link')
        .getAttribute('href'),
    ).toBe('https://villa.example/admin/setup');
  });

  it('links to the contact section of the site', async () => {
    const { user } = renderAdmin('/admin/setup', {
      'GET /api/admin/setup': setup({ steps: [{ id: 'contact', state: 'open' }] }),
      'GET /api/admin/content/en': {
        body: { version: 0, draft: {}, published: {}, publishedAt: null },
      },
      'GET /api/admin/gallery': { body: [] },
    });
    await user.click(await screen.findByRole('link', { name: 'Add contact data' }));
    expect(await screen.findByLabelText('Telephone')).toBeVisible();
    expect(screen.getByRole('button', { name: /^Contact/, expanded: true })).toBe(
      document.activeElement,
    );
  });

  it('leaves a step as it is, and puts it back', async () => {
    const { user, server } = renderAdmin('/admin/setup', {
      'GET /api/admin/setup': setup(),
      'PATCH /api/admin/setup': setup({
        steps: [
          { id: 'mail', state: 'skipped' },
          { id: 'live', state: 'open' },
        ],
      }),
    });
    await user.click(await screen.findByRole('button', { name: 'Leave as it is: Mail' }));
    expect(server.callsOf('PATCH /api/admin/setup').map(({ body }) => body)).toEqual([
      { step: 'mail', isSkipped: true },
    ]);
    await user.click(await screen.findByRole('button', { name: 'Put back on the list: Mail' }));
    expect(server.callsOf('PATCH /api/admin/setup').at(-1)?.body).toEqual({
      step: 'mail',
      isSkipped: false,
    });
  });

  it('says that a step could not be left', async () => {
    const { user } = renderAdmin('/admin/setup', { 'GET /api/admin/setup': setup() });
    await user.click(await screen.findByRole('button', { name: 'Leave as it is: Mail' }));
    expect(await screen.findByText('The checklist was not changed')).toBeVisible();
  });

  it('ends at live', async () => {
    renderAdmin('/admin/setup', {
      'GET /api/admin/setup': setup({
        address: 'live',
        steps: [
          { id: 'mail', state: 'done' },
          { id: 'calendars', state: 'skipped' },
          { id: 'live', state: 'done' },
        ],
      }),
    });
    expect(await screen.findByText('Your villa is live.')).toBeVisible();
    expect(screen.getByRole('link', { name: 'https://villa.example' })).toBeVisible();
  });

  it.each(['local', 'insecure', 'elsewhere', 'live'] as const)(
    'names no setting of the machine’s environment: %s',
    async (address) => {
      renderAdmin('/admin/setup', { 'GET /api/admin/setup': setup({ address }) });
      expect((await step('Go live')).textContent).not.toMatch(/[A-Z]{2,}_[A-Z]+/);
    },
  );

  it('removes the demo’s pictures, or says why not', async () => {
    const { user, server } = renderAdmin('/admin/setup', {
      'GET /api/admin/setup': setup({
        demoPhotoCount: 17,
        steps: [{ id: 'photos', state: 'open' }],
      }),
      'DELETE /api/admin/setup/demo-photos': {
        status: 409,
        body: { code: 'image_in_use', message: 'Guests would see no picture at all.' },
      },
    });
    expect((await step('Photographs')).textContent).toContain('17 pictures of the demo');
    const remove = screen.getByRole('button', { name: 'Take the demo’s pictures away' });
    await user.click(remove);
    expect(await screen.findByText('Guests would see no picture at all.')).toBeVisible();
    server.set({ 'DELETE /api/admin/setup/demo-photos': setup() });
    await user.click(remove);
    await waitFor(() => expect(remove.isConnected).toBe(false));
  });
});

describe('the card on the start tab', () => {
  it('shows the next step, and disappears when dismissed', async () => {
    const { user, server, path } = renderAdmin('/admin', {
      'GET /api/admin/setup': setup(),
      'PATCH /api/admin/setup': setup({ isPutAway: true }),
    });
    const card = within(await screen.findByRole('region', { name: 'Set up your villa' }));
    expect(card.getByText('2 of 5 steps settled. Next: Mail')).toBeVisible();
    expect(card.getByRole('link', { name: 'All steps' }).getAttribute('href')).toBe('/admin/setup');
    await user.click(card.getByRole('button', { name: 'Put away the set-up card' }));
    await waitFor(() =>
      expect(screen.queryByRole('region', { name: 'Set up your villa' })).toBeNull(),
    );
    expect(server.callsOf('PATCH /api/admin/setup')[0]?.body).toEqual({ isPutAway: true });
    expect(path()).toBe('/admin');
  });

  it.each([
    ['it was put away', setup({ isPutAway: true })],
    ['everything is settled', setup({ steps: [{ id: 'live', state: 'skipped' }] })],
  ])('is not there when %s', async (_why, answer) => {
    const { server } = renderAdmin('/admin', { 'GET /api/admin/setup': answer });
    await waitFor(() => expect(server.callsOf('GET /api/admin/setup')).toHaveLength(1));
    await screen.findByRole('heading', { name: 'Dashboard' });
    expect(screen.queryByRole('region', { name: 'Set up your villa' })).toBeNull();
  });
});
