import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { buildGalleryImage } from '../../test/buildGallery';
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

it('moves an entry with its buttons, announces its position, and keeps the focus on them', async () => {
  const { user, server } = renderAdmin('/admin/site', {
    'GET /api/admin/content/en': { body: STATE },
    'PATCH /api/admin/content/en/draft': { body: { ...STATE, version: 1 } },
    'GET /api/admin/gallery': { body: [] },
  });
  await user.click(await screen.findByRole('button', { name: 'Why Praia da Luz' }));
  const list = within(screen.getByRole('group', { name: 'Reasons' }));
  const label = /^Move up: A bay that faces south/;
  await user.click(list.getByRole('button', { name: label }));
  list.getByText('A bay that faces south moved to position 1 of 3');
  // At the top, the button is disabled.
  expect(list.getByRole('button', { name: label })).toHaveProperty('disabled', true);
  expect(document.activeElement?.getAttribute('aria-label')).toBe(
    'Move down: A bay that faces south',
  );
  await waitFor(() =>
    expect(server.callsOf('PATCH /api/admin/content/en/draft').at(-1)?.body).toEqual({
      version: 0,
      changes: { 'luz.items': [{ id: '2' }, { id: '1' }, { id: '3' }] },
    }),
  );
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

it('takes a latitude with a zero after the point, as it is typed', async () => {
  const { user, server } = renderAdmin('/admin/site', {
    'GET /api/admin/content/en': { body: STATE },
    'PATCH /api/admin/content/en/draft': { body: { ...STATE, version: 1 } },
    'GET /api/admin/gallery': { body: [] },
  });
  await user.click(await screen.findByRole('button', { name: 'Contact' }));
  const latitude = screen.getByLabelText<HTMLInputElement>('Latitude on the map');
  await user.clear(latitude);
  await user.type(latitude, '37.0');
  expect(latitude.value).toBe('37.0');
  await user.type(latitude, '85');
  await waitFor(() =>
    expect(server.callsOf('PATCH /api/admin/content/en/draft').at(-1)?.body).toMatchObject({
      changes: { 'villa.position': { latitude: 37.085 } },
    }),
  );
});

it('warns of a term that suggests a hotel, in texts and lists, and saves it all the same', async () => {
  const items = [{ id: '1', text: 'Near the Hotel Mar' }, { id: '2' }, { id: '3' }];
  const draft = { 'luz.items': items };
  const { user, server } = renderAdmin('/admin/site', {
    'GET /api/admin/content/en': { body: { ...STATE, draft } },
    'PATCH /api/admin/content/en/draft': { body: { ...STATE, version: 1, draft } },
    'GET /api/admin/gallery': { body: [] },
  });
  const warnings = () => screen.queryAllByText(/can suggest a hotel/).map((at) => at.textContent);
  const name = await screen.findByLabelText('Name');
  expect(warnings()).toEqual([]);
  await user.type(name, ' Resort');
  expect(warnings()).toEqual([
    '“Resort” can suggest a hotel. An Alojamento Local may not look like one (Decreto-Lei 128/2014, article 17). If it is the name of a neighbour, leave it.',
  ]);
  await waitFor(() =>
    expect(server.callsOf('PATCH /api/admin/content/en/draft').at(-1)?.body).toMatchObject({
      changes: { 'villa.name': 'Villa Luz Resort' },
    }),
  );
  await user.click(screen.getByRole('button', { name: /^Why Praia da Luz/ }));
  expect(warnings()).toEqual([expect.stringMatching(/^“Hotel” /)]);
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

it('retries a failed save, and says why it cannot publish meanwhile', async () => {
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

describe('in another language', () => {
  const GERMAN = {
    ...STATE,
    version: 3,
    draft: { 'golf.title': 'Golf nebenan' },
    published: { 'golf.title': 'Golf nebenan' },
    translation: {
      english: {
        'villa.name': 'Casa Ana',
        'hero.title': 'Seven steps from the sea',
        'golf.title': 'Golf across the road',
        'luz.items': [
          { id: '2', title: 'South' },
          { id: 'own-1', title: 'Quiet', text: 'So *quiet*.' },
        ],
      },
      older: ['golf.title'],
    },
  };
  const counts = [
    { language: 'en', missing: 0, older: 0, unpublished: 0 },
    { language: 'de', missing: 3, older: 1, unpublished: 0 },
  ];
  const PATCH = 'PATCH /api/admin/content/de/draft';
  const routes = {
    'GET /api/admin/content': { body: counts },
    'GET /api/admin/content/de': { body: GERMAN },
    'GET /api/admin/content/en': { body: STATE },
    'GET /api/admin/gallery': { body: [] },
    [PATCH]: { body: { ...GERMAN, version: 4 } },
  };

  it('is chosen by a button that says what waits, once what is typed is stored', async () => {
    const held = heldAnswer();
    const { user, server } = renderAdmin('/admin/site', {
      ...routes,
      'PATCH /api/admin/content/en/draft': held.route,
    });
    const german = await screen.findByRole('button', { name: 'Deutsch · 3 missing, 1 older' });
    await user.type(await screen.findByLabelText('Name'), ' Mar');
    await user.click(german);
    expect(server.callsOf('GET /api/admin/content/de')).toEqual([]);
    held.release({ body: { ...STATE, version: 1, draft: { 'villa.name': 'Villa Luz Mar' } } });
    expect(
      await screen.findByText(/^4 to translate. Until then, guests who read German/),
    ).toBeVisible();
    expect(screen.getByRole('button', { name: /^Deutsch/, pressed: true })).toBeVisible();
    expect(server.callsOf('PATCH /api/admin/content/en/draft')[0]?.body).toMatchObject({
      changes: { 'villa.name': 'Villa Luz Mar' },
    });
    // Fields that are the same in every language are missing, and so are sections with only such fields.
    expect(screen.queryByLabelText('Name')).toBeNull();
    expect(screen.queryByRole('button', { name: 'Sections of the home page' })).toBeNull();
    expect(screen.getByTitle<HTMLIFrameElement>('The site as you are writing it').src).toContain(
      '/api/admin/content/de/preview.html',
    );
  });

  it('shows the English beside a text, and what is missing', async () => {
    const { user, server } = renderAdmin('/admin/site?language=de', routes);
    await user.click(await screen.findByRole('button', { name: /^Top of the page/ }));
    const title = screen.getByLabelText<HTMLInputElement>('Title');
    expect(title.value).toBe('');
    const described = document.getElementById(title.getAttribute('aria-describedby') ?? '');
    expect(described?.textContent).toBe('EnglishSeven steps from the sea');
    expect(screen.getByText('Missing: guests read the English')).toBeVisible();
    // The product's German text applies while the English is the product's.
    expect(screen.getByLabelText<HTMLInputElement>('What the large picture shows').value).toBe(
      'Die Villa und ihr Pool im Abendlicht, dahinter das Meer',
    );
    await user.type(title, 'Sieben Stufen');
    await waitFor(() =>
      expect(server.callsOf(PATCH).at(-1)?.body).toEqual({
        version: 3,
        changes: { 'hero.title': 'Sieben Stufen' },
      }),
    );
  });

  it('forgets the translation of a text that is emptied', async () => {
    const { user, server } = renderAdmin('/admin/site?language=de', routes);
    await user.click(await screen.findByRole('button', { name: /^Golf/ }));
    await user.clear(screen.getByLabelText('Title'));
    expect(screen.getByText('Missing: guests read the English')).toBeVisible();
    await waitFor(() =>
      expect(server.callsOf(PATCH)[0]?.body).toEqual({
        version: 3,
        changes: { 'golf.title': null },
      }),
    );
  });

  it('lets the owner say that a translation is still right', async () => {
    const { user, server } = renderAdmin('/admin/site?language=de', routes);
    await user.click(await screen.findByRole('button', { name: /^Golf/ }));
    server.set({
      [PATCH]: { body: { ...GERMAN, translation: { ...GERMAN.translation, older: [] } } },
    });
    await user.click(screen.getByRole('button', { name: 'Still right: Title' }));
    await waitFor(() => expect(screen.queryByText('Older than the English')).toBeNull());
    expect(server.callsOf(PATCH)[0]?.body).toEqual({
      version: 3,
      changes: {},
      reviewed: ['golf.title'],
    });
  });

  it('translates the entries of the English list, and stores nothing else of them', async () => {
    const { user, server } = renderAdmin('/admin/site?language=de', routes);
    await user.click(await screen.findByRole('button', { name: /^Why Praia da Luz/ }));
    const list = within(screen.getByRole('group', { name: 'Reasons' }));
    expect(list.getAllByRole('listitem')).toHaveLength(4);
    expect(list.queryByRole('button', { name: /^(Move|Add)/ })).toBeNull();
    await user.click(list.getByRole('button', { name: 'Quiet' }));
    expect(list.getByText('So *quiet*.').lang).toBe('en');
    await user.type(list.getByLabelText('Title'), 'Ruhe');
    await user.type(list.getByLabelText('Text'), 'So still.');
    await waitFor(() =>
      expect(server.callsOf(PATCH).at(-1)?.body).toMatchObject({
        changes: { 'luz.items': [{ id: 'own-1', title: 'Ruhe', text: 'So still.' }] },
      }),
    );
  });
});

it('takes a picture for the host that is hidden in the gallery', async () => {
  const portrait = buildGalleryImage({
    publicId: 'villa-luz/ana',
    title: 'Ana at the gate',
    isActive: false,
  });
  const { user, server } = renderAdmin('/admin/site', {
    'GET /api/admin/content/en': { body: STATE },
    'PATCH /api/admin/content/en/draft': { body: { ...STATE, version: 1 } },
    'GET /api/admin/gallery': { body: [portrait] },
  });
  await user.click(await screen.findByRole('button', { name: 'Contact' }));
  const group = within(screen.getByRole('group', { name: 'Picture of you' }));
  expect(group.getByText('No picture')).toBeVisible();
  await user.click(group.getByRole('button', { name: 'Choose picture of you' }));
  await user.click(await screen.findByText('Ana at the gate'));
  await waitFor(() =>
    expect(server.callsOf('PATCH /api/admin/content/en/draft').at(-1)?.body).toEqual({
      version: 0,
      changes: { 'host.image': 'villa-luz/ana' },
    }),
  );
});
