import type {
  ImportedCalendarJson,
  CalendarSync,
} from '@shared/contract/calendars/importedCalendar';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { buildSettings } from '../../../public/test/pageData';
import { heldAnswer, liveStream } from '../../../test/fakeServer';
import { renderAdmin } from '../../../test/renderAdmin';
// The app loads this module when the tab opens. Imported here, so that the tests do not wait for it.
import '../CalendarTab';

const SYNC = 'GET /api/admin/calendar-sync';
const ADD = 'POST /api/admin/calendar-feeds';
const LINK = 'https://villa.example/calendar/3f9c0b7a.ics';
const MINUTE_MS = 60_000;

function buildFeed(overrides: Partial<ImportedCalendarJson> = {}): ImportedCalendarJson {
  return {
    id: 1,
    name: 'Airbnb',
    url: 'https://www.airbnb.com/calendar/ical/42.ics?s=secret',
    nights: 12,
    clashes: [],
    unread: { count: 0, names: [] },
    readAt: new Date(Date.now() - 5.5 * MINUTE_MS).toISOString(),
    problem: null,
    isWaiting: false,
    ...overrides,
  };
}

const syncOf = (sync: Partial<CalendarSync>) => ({
  body: { linkUrl: null, isLinkUnreadable: false, feeds: [], ...sync },
});

/** Opens the calendar tab on a phone, with an empty calendar. */
function open(
  sync: Partial<CalendarSync>,
  routes: Parameters<typeof renderAdmin>[1] = {},
  options: Parameters<typeof renderAdmin>[2] = {},
) {
  return renderAdmin(
    '/admin/calendar?month=2027-04',
    {
      'GET /api/villa-settings': { body: buildSettings() },
      'GET /api/admin/calendar': { body: { days: [], bookings: [], blocks: [], overrides: [] } },
      [SYNC]: syncOf(sync),
      ...routes,
    },
    { isWide: false, ...options },
  );
}

const button = (name: string) => screen.findByRole('button', { name });
const dialog = async (name: string) => within(await screen.findByRole('dialog', { name }));
const feed = async (name: string) => within(await screen.findByRole('article', { name }));

describe('the other calendars', () => {
  it('cannot be changed while nothing can be saved, and say why', async () => {
    const readOnlyReason = 'There is no connection to the villa.';
    open({ feeds: [buildFeed()] }, {}, { host: { readOnlyReason } });
    const [make, read] = [await button('Make a link'), await button('Read now: Airbnb')];
    for (const control of [make, read]) {
      expect(control).toHaveProperty('disabled', true);
      expect(control).toHaveProperty('title', readOnlyReason);
    }
  });
});

describe('the link to our calendar', () => {
  it('is made on request, and the focus stays near', async () => {
    const { user, server } = open(
      {},
      { 'POST /api/admin/calendar-link': { status: 201, body: { linkUrl: LINK } } },
    );
    const make = await button('Make a link');
    expect(screen.queryByLabelText('Address')).toBeNull();
    server.set({ [SYNC]: syncOf({ linkUrl: LINK }) });
    await user.click(make);
    const address = await screen.findByLabelText('Address');
    expect(address).toHaveProperty('value', LINK);
    expect(address).toHaveProperty('readOnly', true);
    expect(await screen.findByText('Calendar link made')).toBeVisible();
    await waitFor(() => expect(document.activeElement?.textContent).toBe('Your calendar’s link'));
    expect(screen.queryByRole('button', { name: 'Make a link' })).toBeNull();
  });

  it('says why it could not be made', async () => {
    const message = 'Please try again in a moment.';
    const { user } = open(
      {},
      { 'POST /api/admin/calendar-link': { status: 503, body: { code: 'unavailable', message } } },
    );
    await user.click(await button('Make a link'));
    expect(await screen.findByText('Failed to make the link')).toBeVisible();
    expect(screen.getByText(message)).toBeVisible();
  });

  it('is copied as a whole', async () => {
    const { user } = open({ linkUrl: LINK });
    await user.click(await button('Copy address'));
    expect(await screen.findByText('Copied')).toBeVisible();
    expect(await navigator.clipboard.readText()).toBe(LINK);
    expect(screen.getByText(/^Paste it where the other site asks/)).toBeVisible();
  });

  it('keeps working if it cannot be shown, says so, and can be replaced', async () => {
    const { user } = open({ isLinkUnreadable: true });
    expect(await screen.findByText(/the file secrets-key/)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Make a link' })).toBeNull();
    await user.click(await button('New link'));
    await dialog('Make a new link?');
  });

  it('is selected as a whole if it has to be copied by hand', async () => {
    const { user } = open({ linkUrl: LINK });
    vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValueOnce(new Error('refused'));
    await user.click(await button('Copy address'));
    expect(await screen.findByText('Copying failed')).toBeVisible();
    const address = screen.getByLabelText<HTMLInputElement>('Address');
    await user.click(address);
    await user.tab({ shift: true });
    await user.tab();
    expect(document.activeElement).toBe(address);
    expect(address.selectionEnd).toBe(LINK.length);
    expect(address.selectionStart).toBe(0);
  });

  it('is replaced after a confirmation', async () => {
    const newer = LINK.replace('3f', '8e');
    const { user, server } = open(
      { linkUrl: LINK },
      { 'POST /api/admin/calendar-link': { status: 201, body: { linkUrl: newer } } },
    );
    await user.click(await button('New link'));
    const question = await dialog('Make a new link?');
    expect(question.getByText(/The old address stops working at once/)).toBeVisible();
    expect(server.callsOf('POST /api/admin/calendar-link')).toEqual([]);
    server.set({ [SYNC]: syncOf({ linkUrl: newer }) });
    await user.click(question.getByRole('button', { name: 'Make a new link' }));
    expect(await screen.findByText('New calendar link made')).toBeVisible();
    await waitFor(() => expect(screen.getByLabelText('Address')).toHaveProperty('value', newer));
    await waitFor(() => expect(document.activeElement?.textContent).toBe('New link'));
  });

  it('is removed after a confirmation, and the focus stays near', async () => {
    const { user, server } = open(
      { linkUrl: LINK },
      { 'DELETE /api/admin/calendar-link': { body: { ok: true } } },
    );
    await user.click(await button('Stop sharing'));
    const question = await dialog('Stop sharing your calendar?');
    await user.click(question.getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(server.callsOf('DELETE /api/admin/calendar-link')).toEqual([]);

    await user.click(await button('Stop sharing'));
    server.set({ [SYNC]: syncOf({}) });
    const again = await dialog('Stop sharing your calendar?');
    await user.click(again.getByRole('button', { name: 'Stop sharing' }));
    await button('Make a link');
    await waitFor(() => expect(document.activeElement?.textContent).toBe('Your calendar’s link'));
  });
});

describe('a calendar that is read', () => {
  it.each<[string, Partial<ImportedCalendarJson>, RegExp]>([
    ['waits', { isWaiting: true, readAt: null, nights: 0 }, /^Waiting to be read\.\.\.$/],
    ['was read', {}, /^Read 5 minutes ago · 12 nights blocked$/],
    ['waits to be read again', { isWaiting: true, problem: 'refused' }, /^Waiting to be/],
    [
      'could never be read',
      { readAt: null, nights: 0, problem: 'no_calendar' },
      /^What is at the address is not a calendar\. .*enter it here with Edit\.$/,
    ],
    [
      'has entries that could not be read',
      { problem: 'left_out', unread: { count: 2, names: ['Tom (soon)', 'Ana (20260230)'] } },
      /^Read 5 minutes ago · 12 nights blocked2 entries could not be read: Tom \(soon\) and Ana \(20260230\)\. Nights that are blocked here stay blocked until every entry can be read/,
    ],
    [
      'could be read before',
      { problem: 'unreachable' },
      /^Read 5 minutes ago · 12 nights blockedThe site cannot be reached\. .* Its nights stay blocked as they were\.$/,
    ],
  ])('%s', async (_state, overrides, text) => {
    open({ feeds: [buildFeed(overrides)] });
    const airbnb = await feed('Airbnb');
    expect(airbnb.getByRole('status').textContent).toMatch(text);
  });

  it('shows its site, and nothing of the secret in its address', async () => {
    open({ feeds: [buildFeed()] });
    const airbnb = await feed('Airbnb');
    expect(airbnb.getByText('www.airbnb.com')).toBeVisible();
    expect(document.body.innerHTML).not.toContain('secret');
  });

  it('says that its address cannot be read, and asks for it', async () => {
    const { user } = open({ feeds: [buildFeed({ url: '', problem: 'address_unreadable' })] });
    const airbnb = await feed('Airbnb');
    expect(airbnb.getByText(/Please enter the address again with Edit/)).toBeVisible();
    await user.click(airbnb.getByRole('button', { name: 'Edit Airbnb' }));
    expect(screen.getByLabelText('Address')).toHaveProperty('value', '');
  });

  it('warns of nights that were taken here before', async () => {
    const clashes = [{ startDate: '2027-05-03', endDate: '2027-05-07' }];
    open({ feeds: [buildFeed({ clashes })] });
    const airbnb = await feed('Airbnb');
    expect(
      airbnb.getByText(
        'Also taken there: nights 3 to 6 May 2027 (4 nights). Please check that nobody has booked twice.',
      ),
    ).toBeVisible();
  });

  it('is read on request, once for several clicks', async () => {
    const answer = heldAnswer();
    const { user, server } = open(
      { feeds: [buildFeed()] },
      { 'POST /api/admin/calendar-feeds/1/read': answer.route },
    );
    const read = await button('Read now: Airbnb');
    await user.click(read);
    await user.click(read);
    const waiting = buildFeed({ isWaiting: true });
    server.set({ [SYNC]: syncOf({ feeds: [waiting] }) });
    answer.release({ body: waiting });
    const airbnb = await feed('Airbnb');
    expect(await airbnb.findByText('Waiting to be read...')).toBeVisible();
    expect(document.activeElement).toBe(read);
    await user.click(read);
    expect(server.callsOf('POST /api/admin/calendar-feeds/1/read')).toHaveLength(1);
  });

  it('reports that it could not be read', async () => {
    const { user } = open(
      { feeds: [buildFeed()] },
      { 'POST /api/admin/calendar-feeds/1/read': { status: 500, body: '' } },
    );
    await user.click(await button('Read now: Airbnb'));
    expect(await screen.findByText('The calendar was not read')).toBeVisible();
  });

  it('is removed after a confirmation that says what becomes of its nights', async () => {
    const { user, server } = open(
      { feeds: [buildFeed(), buildFeed({ id: 2, name: 'Booking.com' })] },
      { 'DELETE /api/admin/calendar-feeds/1': { body: { ok: true } } },
    );
    await user.click(await button('Remove Airbnb'));
    const question = await dialog('Remove the calendar “Airbnb”?');
    expect(
      question.getByText('Its 12 nights become free here. This action cannot be undone.'),
    ).toBeVisible();
    expect(server.callsOf('DELETE /api/admin/calendar-feeds/1')).toEqual([]);
    const calendars = server.callsOf('GET /api/admin/calendar').length;
    server.set({ [SYNC]: syncOf({ feeds: [buildFeed({ id: 2, name: 'Booking.com' })] }) });
    await user.click(question.getByRole('button', { name: 'Remove calendar' }));
    expect(await screen.findByText('Calendar removed')).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('article', { name: 'Airbnb' })).toBeNull());
    await waitFor(() => expect(document.activeElement?.textContent).toBe('Calendars read here'));
    expect(server.callsOf('GET /api/admin/calendar').length).toBeGreaterThan(calendars);
  });
});

describe('adding a calendar', () => {
  const type = async (user: ReturnType<typeof open>['user'], name: string, url: string) => {
    const form = await dialog('Add a calendar');
    if (name) await user.type(form.getByLabelText('Name'), name);
    await user.type(form.getByLabelText('Address'), url);
    await user.click(form.getByRole('button', { name: 'Add calendar' }));
    return form;
  };

  it('checks the fields first', async () => {
    const { user, server } = open({});
    expect(await screen.findByText(/^No calendars yet\./)).toBeVisible();
    await user.click(await button('Add a calendar'));
    const form = await type(user, '', 'airbnb.ics');
    expect(form.getByText('Name is required')).toBeVisible();
    expect(
      form.getByText('Please paste the whole address, which begins with https://'),
    ).toBeVisible();
    expect(document.activeElement).toBe(form.getByLabelText('Name'));
    expect(server.callsOf(ADD)).toEqual([]);
  });

  it('shows the calendar, which waits to be read, and gives the focus back', async () => {
    const added = buildFeed({ isWaiting: true, readAt: null, nights: 0 });
    const { user, server } = open({}, { [ADD]: { status: 201, body: added } });
    await user.click(await button('Add a calendar'));
    server.set({ [SYNC]: syncOf({ feeds: [added] }) });
    await type(user, ' Airbnb ', 'webcal://www.airbnb.com/calendar/ical/42.ics');
    expect(await screen.findByText('Calendar added')).toBeVisible();
    expect(server.callsOf(ADD)[0]?.body).toEqual({
      name: 'Airbnb',
      url: 'webcal://www.airbnb.com/calendar/ical/42.ics',
    });
    const airbnb = await feed('Airbnb');
    expect(airbnb.getByText('Waiting to be read...')).toBeVisible();
    await waitFor(() => expect(document.activeElement?.textContent).toBe('Add a calendar'));
  });

  it('shows the server’s issues at their fields, and keeps what was typed', async () => {
    const { user } = open(
      {},
      {
        [ADD]: {
          status: 400,
          body: {
            code: 'invalid_input',
            message: 'Please check the marked fields.',
            issues: [{ path: 'url', message: 'This calendar is being read already' }],
          },
        },
      },
    );
    await user.click(await button('Add a calendar'));
    const form = await type(user, 'Airbnb', 'https://www.airbnb.com/a.ics');
    expect(await form.findByText('This calendar is being read already')).toBeVisible();
    expect(form.getByText('Please check the marked fields.')).toBeVisible();
    expect(form.getByLabelText('Name')).toHaveProperty('value', 'Airbnb');
    expect(document.activeElement).toBe(form.getByLabelText('Address'));
  });

  it('asks before typed text is discarded', async () => {
    const { user } = open({});
    await user.click(await button('Add a calendar'));
    const form = await dialog('Add a calendar');
    await user.type(form.getByLabelText('Name'), 'Airbnb');
    await user.keyboard('{Escape}');
    await user.click(await button('Stay'));
    expect(form.getByLabelText('Name')).toHaveProperty('value', 'Airbnb');
    await user.click(form.getByRole('button', { name: 'Cancel' }));
    await user.click(await button('Leave without saving'));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('ends at ten, and says so; the focus is not lost with the tenth', async () => {
    const feeds = Array.from({ length: 10 }, (_, index) =>
      buildFeed({ id: index + 1, name: `Site ${index + 1}` }),
    );
    const { user, server } = open(
      { feeds: feeds.slice(0, 9) },
      { [ADD]: { status: 201, body: feeds[9] } },
    );
    await user.click(await button('Add a calendar'));
    server.set({ [SYNC]: syncOf({ feeds }) });
    await type(user, 'Site 10', 'https://site.example/10.ics');
    await feed('Site 10');
    await waitFor(() => expect(document.activeElement?.textContent).toBe('Calendars read here'));
    const add = await button('Add a calendar');
    expect(add).toHaveProperty('disabled', true);
    const reason = document.getElementById(add.getAttribute('aria-describedby') ?? '');
    expect(reason?.textContent).toBe('10 calendars are the most. Remove one to add another.');
  });
});

describe('editing a calendar', () => {
  const EDIT = 'PUT /api/admin/calendar-feeds/1';
  const edit = async (user: ReturnType<typeof open>['user'], field: string, text: string) => {
    await user.click(await button('Edit Airbnb'));
    const form = await dialog('Edit the calendar “Airbnb”');
    await user.clear(form.getByLabelText(field));
    await user.type(form.getByLabelText(field), text);
    await user.click(form.getByRole('button', { name: 'Save calendar' }));
    return form;
  };

  it('saves another name, and gives the focus back', async () => {
    const renamed = buildFeed({ name: 'Airbnb, whole house' });
    const { user, server } = open({ feeds: [buildFeed()] }, { [EDIT]: { body: renamed } });
    await screen.findByRole('article', { name: 'Airbnb' });
    server.set({ [SYNC]: syncOf({ feeds: [renamed] }) });
    await edit(user, 'Name', renamed.name);
    expect(await screen.findByText('Calendar changed')).toBeVisible();
    expect(server.callsOf(EDIT)[0]?.body).toEqual({ name: renamed.name, url: renamed.url });
    expect(await screen.findByRole('article', { name: renamed.name })).toBeVisible();
    await waitFor(() => expect(document.activeElement?.textContent).toBe('Edit'));
  });

  it('says at its field that another calendar has the address', async () => {
    const message = 'This address is read already, as “Vrbo”.';
    const { user } = open(
      { feeds: [buildFeed()] },
      {
        [EDIT]: {
          status: 409,
          body: { code: 'already_exists', message, issues: [{ path: 'url', message }] },
        },
      },
    );
    const form = await edit(user, 'Address', 'https://www.vrbo.com/7.ics');
    const address = form.getByLabelText('Address');
    await waitFor(() => expect(document.activeElement).toBe(address));
    expect(address.getAttribute('aria-invalid')).toBe('true');
    expect(address.getAttribute('aria-describedby')).toContain(form.getByText(message).id);
  });
});

it('a live event shows the result of a read', async () => {
  const events = liveStream();
  const { server } = open(
    { feeds: [buildFeed({ isWaiting: true, readAt: null })] },
    { 'GET /api/admin/events': events.route },
  );
  const airbnb = await feed('Airbnb');
  expect(airbnb.getByText('Waiting to be read...')).toBeVisible();
  server.set({ [SYNC]: syncOf({ feeds: [buildFeed({ readAt: new Date().toISOString() })] }) });
  const calendars = server.callsOf('GET /api/admin/calendar').length;
  events.send('event: change\ndata: {"type":"calendar","reference":null}\n\n');
  expect(await airbnb.findByText('just now')).toBeVisible();
  await waitFor(() =>
    expect(server.callsOf('GET /api/admin/calendar').length).toBeGreaterThan(calendars),
  );
});
