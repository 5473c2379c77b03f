import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { heldAnswer } from '../../test/fakeServer';
import { renderAdmin } from '../../test/renderAdmin';

const STATE = { version: 0, draft: {}, published: {}, publishedAt: null };

it('shows the defaults, sends what is typed, and offers the default back', async () => {
  const { user, server } = renderAdmin('/admin/site', {
    'GET /api/admin/content/en': { body: STATE },
    'PATCH /api/admin/content/en/draft': {
      body: { ...STATE, version: 1, draft: { 'villa.name': 'Casa do Mar' } },
    },
    'GET /api/admin/gallery': { body: [] },
  });
  const name = await screen.findByLabelText<HTMLInputElement>('Name');
  expect(name.value).toBe('Villa Luz');
  expect(screen.getByText('Everything is published')).toBeVisible();
  await user.clear(name);
  expect(await screen.findByText('Name is required')).toBeVisible();
  await user.type(name, 'Casa do Mar');
  await screen.findByText('Draft saved · 1 change to publish');
  expect(server.callsOf('PATCH /api/admin/content/en/draft').at(-1)?.body).toEqual({
    version: 0,
    changes: { 'villa.name': 'Casa do Mar' },
  });
  await user.click(screen.getByRole('button', { name: 'Back to the default: Name' }));
  expect(name.value).toBe('Villa Luz');
});

it('lists an entry that a later version of the product brought, after its neighbour', async () => {
  const own = [{ id: '3' }, { id: '1', isHidden: true }];
  renderAdmin('/admin/site', {
    'GET /api/admin/content/en': { body: { ...STATE, draft: { 'luz.items': own } } },
    'GET /api/admin/gallery': { body: [] },
  });
  fireEvent.click(await screen.findByRole('button', { name: /^Why Praia da Luz/ }));
  const list = within(screen.getByRole('group', { name: 'Reasons' }));
  const titles = list.getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(titles).toHaveLength(3);
  expect(titles[2]).toContain('A bay that faces south');
});

it('stores only what was changed of an entry', async () => {
  const { user, server } = renderAdmin('/admin/site', {
    'GET /api/admin/content/en': { body: STATE },
    'PATCH /api/admin/content/en/draft': { body: { ...STATE, version: 1 } },
    'GET /api/admin/gallery': { body: [] },
  });
  await user.click(await screen.findByRole('button', { name: 'Why Praia da Luz' }));
  const list = within(screen.getByRole('group', { name: 'Reasons' }));
  await user.click(list.getByRole('button', { name: 'A bay that faces south' }));
  const title = list.getByLabelText('Title');
  await user.clear(title);
  await user.type(title, 'South');
  await waitFor(() =>
    expect(server.callsOf('PATCH /api/admin/content/en/draft').at(-1)?.body).toEqual({
      version: 0,
      changes: { 'luz.items': [{ id: '1' }, { id: '2', title: 'South' }, { id: '3' }] },
    }),
  );
});

it.each([
  ['discards', 'Discard changes', 'POST /api/admin/content/en/discard'],
  ['brings back', 'History', 'POST /api/admin/content/en/publications/1/bring-back'],
])('%s with the version of the save that was under way', async (_what, opener, route) => {
  const held = heldAnswer();
  const { user, server } = renderAdmin('/admin/site', {
    'GET /api/admin/content/en': { body: STATE },
    'PATCH /api/admin/content/en/draft': held.route,
    'GET /api/admin/content/en/publications': {
      body: [2, 1].map((id) => ({
        id,
        publishedAt: '2027-03-11T09:00:00.000Z',
        publishedBy: 'admin',
        changedKeys: ['villa.name'],
      })),
    },
    [route]: { body: { ...STATE, version: 2 } },
  });
  const name = await screen.findByLabelText<HTMLInputElement>('Name');
  await user.type(name, ' Mar');
  await waitFor(() => expect(server.callsOf('PATCH /api/admin/content/en/draft')).toHaveLength(1));
  await user.click(screen.getByRole('button', { name: opener }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.click(
    await dialog.findByRole('button', { name: /^(Discard changes|Bring back .*)$/ }),
  );
  expect(server.callsOf(route)).toEqual([]);
  held.release({ body: { ...STATE, version: 1, draft: { 'villa.name': 'Villa Luz Mar' } } });
  await waitFor(() => expect(server.callsOf(route)[0]?.body).toEqual({ version: 1 }));
  await waitFor(() => expect(name.value).toBe('Villa Luz'));
});

it('tries a save that failed again, and says why it cannot publish meanwhile', async () => {
  const { user, server } = renderAdmin('/admin/site', {
    'GET /api/admin/content/en': { body: STATE },
    'PATCH /api/admin/content/en/draft': () => {
      throw new TypeError('fetch failed');
    },
  });
  await user.type(await screen.findByLabelText('Name'), ' Mar');
  await screen.findByText('Not saved yet: trying again · 1 change to publish');
  await user.click(screen.getByRole('button', { name: 'Publish' }));
  expect(await screen.findByText(/could not be reached|connection/i)).toBeVisible();
  expect(screen.queryByText(/marked in red/)).toBeNull();
  server.set({
    'PATCH /api/admin/content/en/draft': {
      body: { ...STATE, version: 1, draft: { 'villa.name': 'Villa Luz Mar' } },
    },
  });
  window.dispatchEvent(new Event('online'));
  await screen.findByText('Draft saved · 1 change to publish');
});
