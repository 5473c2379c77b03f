import type {
  Conversation,
  ConversationBrief,
  ConversationMessageJson,
} from '@shared/contract/conversation/conversation';
import type { ContactMessageJson } from '@shared/contract/messages/message';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { buildBooking } from '../../test/buildBooking';
import { NO_CONVERSATION, renderAdmin } from '../../test/renderAdmin';
import { showEverything } from '../../test/showEverything';

const BASE = '/api/admin/bookings/VL-7K3Q9M/conversation';
const ADDRESS = '/admin?booking=VL-7K3Q9M';
const SUMMARY = 'GET /api/admin/summary';

function buildWritten(overrides: Partial<ConversationMessageJson> = {}): ConversationMessageJson {
  return {
    id: 3,
    author: 'guest',
    userName: null,
    text: 'Is there a cot?\n<b>Please</b>',
    files: [],
    createdAt: '2027-03-10T12:05:00.000Z',
    readAt: null,
    ...overrides,
  };
}

const withMessages = (...messages: ConversationMessageJson[]): { body: Conversation } => ({
  body: { ...NO_CONVERSATION, messages },
});

async function openPanel(
  conversation: { body: Conversation } = { body: NO_CONVERSATION },
  routes: Parameters<typeof renderAdmin>[1] = {},
  options: Parameters<typeof renderAdmin>[2] = {},
) {
  const booking = buildBooking();
  const admin = renderAdmin(
    ADDRESS,
    {
      'GET /api/bookings': { body: [booking] },
      'GET /api/admin/bookings/VL-7K3Q9M': {
        body: { booking, conflictingBookings: [], blockedNights: [], importedBlocks: [] },
      },
      [`GET ${BASE}`]: conversation,
      ...routes,
    },
    options,
  );
  const panel = within(await screen.findByRole('dialog', { name: 'Booking VL-7K3Q9M' }));
  await panel.findByRole('heading', { name: 'Ana Duarte' });
  const section = within(await panel.findByRole('region', { name: 'Conversation' }));
  return { ...admin, section };
}

describe('the conversation in a booking’s panel', () => {
  it('shows messages as text, with author and time, and the tied contact messages among them', async () => {
    const { section, user } = await openPanel({
      body: {
        ...NO_CONVERSATION,
        messages: [
          buildWritten(),
          buildWritten({
            id: 4,
            author: 'owner',
            userName: 'maria',
            text: 'Yes.',
            createdAt: '2027-03-10T13:00:00.000Z',
            readAt: '2027-03-10T14:00:00.000Z',
          }),
        ],
        tiedMessages: [
          {
            id: 9,
            senderName: 'Rui Duarte',
            message: 'We are the Duartes',
            createdAt: '2027-03-09T12:00:00.000Z',
          },
        ],
      },
    });
    await user.click(await section.findByText('Show 1 earlier message'));
    const [requests, tied, asked, answered] = section.getAllByRole('article');
    expect(requests?.textContent).toContain('A cot, please');
    expect(tied?.textContent).toContain('We are the Duartes');
    expect(asked?.textContent).toContain('Is there a cot?\n<b>Please</b>');
    expect(asked?.textContent).toContain('Ana Duarte');
    expect(within(asked as HTMLElement).getByText('New')).toBeVisible();
    expect(answered?.textContent).toContain('maria');
    expect(answered?.textContent).toContain('Seen 10 Mar 2027, 14:00');
  });

  it('marks the guest’s messages as read once they were on the screen, and not before', async () => {
    const screenNow = showEverything();
    const { server } = await openPanel(
      withMessages(buildWritten({ id: 3 }), buildWritten({ id: 5 })),
      {
        [`POST ${BASE}/read`]: withMessages(buildWritten({ readAt: '2027-03-10T13:00:00.000Z' })),
      },
    );
    await screen.findByText('2 new');
    expect(server.callsOf(`POST ${BASE}/read`)).toEqual([]);
    const counted = server.callsOf(SUMMARY).length;
    screenNow.show();
    await waitFor(() => expect(screen.queryByText('2 new')).toBeNull());
    expect(server.callsOf(`POST ${BASE}/read`).map(({ body }) => body)).toEqual([{ upTo: 5 }]);
    await waitFor(() => expect(server.callsOf(SUMMARY).length).toBeGreaterThan(counted));
  });

  it('sends a message with a key that a retry repeats, and keeps the text until it is sent', async () => {
    const { section, server, user } = await openPanel(undefined, {
      [`POST ${BASE}`]: { status: 503, body: { code: 'unavailable', message: 'Busy.' } },
    });
    const field = await section.findByRole<HTMLTextAreaElement>('textbox', {
      name: 'Write to Ana Duarte',
    });
    expect(section.getByRole<HTMLButtonElement>('button', { name: 'Send' }).disabled).toBe(true);
    await user.type(field, '  Yes, there is.  ');
    await user.click(section.getByRole('button', { name: 'Send' }));
    await section.findByText('Busy.');
    expect(field.value).toContain('Yes, there is.');
    server.set({
      [`POST ${BASE}`]: {
        status: 201,
        ...withMessages(buildWritten({ author: 'owner', text: 'Yes, there is.' })),
      },
    });
    await user.click(section.getByRole('button', { name: 'Send' }));
    await section.findByText('Yes, there is.', { selector: 'article *' });
    expect(field.value).toBe('');
    const [first, second] = server.callsOf(`POST ${BASE}`);
    expect(first?.body).toEqual({ text: 'Yes, there is.' });
    expect(first?.headers.get('Idempotency-Key')).toBe(second?.headers.get('Idempotency-Key'));
  });

  it('keeps a draft while the panel is closed', async () => {
    const { section, user } = await openPanel();
    await user.type(await section.findByRole('textbox', { name: /Write to/ }), 'Half a thou');
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await user.click(screen.getByRole('link', { name: 'Ana Duarte' }));
    const field = await screen.findByRole<HTMLTextAreaElement>('textbox', { name: /Write to/ });
    expect(field.value).toBe('Half a thou');
  });

  it('says that nothing can be sent without a connection, and that it stays', async () => {
    const { section, user } = await openPanel(
      undefined,
      {},
      {
        host: { readOnlyReason: 'You are offline.' },
      },
    );
    await user.type(await section.findByRole('textbox', { name: /Write to/ }), 'Hello');
    expect(section.getByText(/You are offline\. What you typed stays here/)).toBeVisible();
    expect(section.getByRole<HTMLButtonElement>('button', { name: 'Send' }).disabled).toBe(true);
  });

  it('sends files as a form, at most three and none above 10 MB', async () => {
    const { section, server, user } = await openPanel(undefined, {
      [`POST ${BASE}/files`]: {
        status: 201,
        ...withMessages(
          buildWritten({
            author: 'owner',
            text: '',
            files: [{ id: 8, name: 'map.pdf', isPicture: false, bytes: 2048 }],
          }),
        ),
      },
    });
    const file = (name: string, bytes = 2048) => {
      const one = new File(['%PDF-1.7'], name, { type: 'application/pdf' });
      Object.defineProperty(one, 'size', { value: bytes });
      return one;
    };
    const input = await section.findByLabelText(/^Files/);
    await user.upload(input, [file('map.pdf'), file('film.pdf', 11 * 1024 * 1024)]);
    expect(section.getByText('map.pdf')).toBeVisible();
    expect(section.getByRole('alert').textContent).toBe(
      '“film.pdf” has 11.0 MB; the limit is 10.0 MB.',
    );
    const large = (name: string) => file(name, 11 * 1024 * 1024);
    await user.upload(input, [large('one.pdf'), large('two.pdf')]);
    expect(section.getByRole('alert').textContent).toMatch(/^“one.pdf” has .*“two.pdf” has /);
    expect(section.queryByText('two.pdf')).toBeNull();
    await user.upload(input, [file('a.pdf'), file('b.pdf'), file('c.pdf')]);
    expect(section.getByRole('alert').textContent).toBe(
      'Please choose at most 3 files at a time. Not added: “c.pdf”.',
    );
    await user.click(section.getByRole('button', { name: 'Leave out a.pdf' }));
    await user.click(section.getByRole('button', { name: 'Send' }));
    const saved = await section.findByRole('link', { name: 'Save' });
    expect(saved.getAttribute('href')).toBe(`${BASE}/files/8?name=map.pdf`);
    const [call] = server.callsOf(`POST ${BASE}/files`);
    expect(call?.headers.get('Content-Type')).toBeNull();
  });
});

describe('the Messages tab', () => {
  const brief: ConversationBrief = {
    reference: 'VL-7K3Q9M',
    guestName: 'Ana Duarte',
    checkinDate: '2027-04-12',
    checkoutDate: '2027-04-15',
    status: 'confirmed',
    unread: 2,
    last: {
      id: 3,
      author: 'guest',
      text: 'A cot?',
      files: 0,
      createdAt: '2027-03-10T12:05:00.000Z',
    },
  };
  const message: ContactMessageJson = {
    id: 7,
    firstName: 'Tom',
    lastName: 'Baker',
    email: 'tom@example.co.uk',
    phone: null,
    language: 'en',
    subject: 'general',
    message: 'Is the pool heated?',
    createdAt: '2027-03-09T12:05:00.000Z',
    readAt: null,
    answers: [],
    bookingReference: null,
  };

  it('lists conversations about bookings first, with links; the tab counts both', async () => {
    const { user } = renderAdmin('/admin/messages', {
      'GET /api/contact': { body: [message] },
      'GET /api/admin/conversations': { body: [brief] },
      [SUMMARY]: {
        body: {
          confirmedCount: 0,
          pendingCount: 0,
          totalCount: 1,
          messageCount: 1,
          unreadMessageCount: 1,
          unreadConversationCount: 2,
        },
      },
    });
    const list = within(await screen.findByRole('region', { name: 'About bookings' }));
    expect(list.getByText('2 unread')).toBeVisible();
    expect(await screen.findByRole('link', { name: 'Messages 3 unread' })).toBeVisible();
    const link = list.getByRole('link', { name: /Ana Duarte/ });
    expect(link.getAttribute('href')).toBe('/admin?booking=VL-7K3Q9M#conversation');
    await user.click(link);
    await screen.findByRole('dialog', { name: 'Booking VL-7K3Q9M' });
  });

  it('answers a contact message in place, and shows the answer below it', async () => {
    const answered = {
      ...message,
      readAt: '2027-03-10T12:05:00.000Z',
      answers: [
        { id: 1, userName: 'maria', text: 'To 28 °C.', createdAt: '2027-03-10T12:05:00.000Z' },
      ],
    };
    const { server, user } = renderAdmin('/admin/messages', {
      'GET /api/contact': { body: [message] },
      'POST /api/contact/7/answers': { status: 201, body: answered },
    });
    const card = within(await screen.findByRole('article', { name: 'Tom Baker' }));
    await user.click(card.getByRole('button', { name: 'Answer' }));
    await user.type(card.getByRole('textbox', { name: 'Answer to Tom Baker' }), 'To 28 °C.');
    await user.click(card.getByRole('button', { name: 'Send answer' }));
    expect(await card.findByText('To 28 °C.')).toBeVisible();
    expect(card.queryByText('Unread')).toBeNull();
    const [call] = server.callsOf('POST /api/contact/7/answers');
    expect(call?.body).toEqual({ text: 'To 28 °C.' });
    expect(call?.headers.get('Idempotency-Key')).toMatch(/^\w{32}$/);
  });

  it('ties a message to a booking that is searched by the sender’s address', async () => {
    const { server, user } = renderAdmin('/admin/messages', {
      'GET /api/contact': { body: [message] },
      'GET /api/bookings': ({ query }) => ({
        body: query.get('search') === 'tom@example.co.uk' ? [buildBooking()] : [],
      }),
      'PUT /api/contact/7/booking': { body: { ...message, bookingReference: 'VL-7K3Q9M' } },
    });
    const card = within(await screen.findByRole('article', { name: 'Tom Baker' }));
    await user.click(card.getByRole('button', { name: 'Tie to a booking' }));
    await user.click(await card.findByRole('button', { name: /VL-7K3Q9M/ }));
    const link = await card.findByRole('link', { name: 'booking VL-7K3Q9M' });
    expect(link.getAttribute('href')).toBe('/admin?booking=VL-7K3Q9M#conversation');
    expect(server.callsOf('PUT /api/contact/7/booking')[0]?.body).toEqual({
      reference: 'VL-7K3Q9M',
    });
  });
});
