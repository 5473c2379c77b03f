import type { BookingSummary } from '@shared/contract/bookings/booking';
import type { ConversationBrief } from '@shared/contract/conversation/conversation';
import { expect, it, vi } from 'vitest';
import type { LastNotified } from './connections';
import { notifyOwner, type News } from './notifyOwner';
import type { ServerProxy } from './serverProxy';

vi.mock('electron', () => ({ app: {}, net: {}, session: {}, safeStorage: {} }));

const SUMMARY = {
  confirmedCount: 0,
  pendingCount: 0,
  totalCount: 0,
  messageCount: 0,
  unreadMessageCount: 0,
};

function buildBrief(id: number, overrides: Partial<ConversationBrief> = {}): ConversationBrief {
  return {
    reference: `VL-AAAAA${id}`,
    guestName: `Guest ${id}`,
    checkinDate: '2027-04-12',
    checkoutDate: '2027-04-15',
    status: 'confirmed',
    unread: 1,
    last: {
      id,
      author: 'guest',
      text: `Words ${id}`,
      files: 0,
      createdAt: '2027-03-10T12:00:00.000Z',
    },
    ...overrides,
  };
}

/** Checks once. @param written `null` for a server without conversations */
async function look(
  written: ConversationBrief[] | null,
  before: LastNotified | null,
  summary: Partial<BookingSummary> = {},
) {
  const shown: News[] = [];
  let saved: LastNotified | null = null;
  const answers: Record<string, unknown> = {
    '/api/admin/summary': { ...SUMMARY, ...summary },
    '/api/bookings?limit=50': [],
    '/api/contact?limit=50': [],
    ...(written && { '/api/admin/conversations?limit=50': written }),
  };
  const call: ServerProxy['call'] = async (_villa, address) =>
    address in answers ? Response.json(answers[address]) : Response.json({}, { status: 404 });
  const isRead = await notifyOwner(
    { id: '1', origin: 'https://villa.example' },
    {
      proxy: { call } as ServerProxy,
      lastNotified: () => before,
      saveLastNotified: (_id, now) => {
        saved = now;
      },
      tell: (news) => shown.push(news),
      tells: { tellsEnquiries: true, tellsMessages: true },
      isQuiet: false,
      showCounts: () => undefined,
      signal: new AbortController().signal,
    },
  );
  return { isRead, shown, saved: saved as LastNotified | null };
}

const BEFORE = { bookingId: 0, messageId: 0, writtenId: 3 };

it('shows a guest’s message about a booking once and links to it', async () => {
  const { shown, saved } = await look([buildBrief(4), buildBrief(2)], BEFORE);
  expect(shown).toEqual([
    {
      title: 'Guest 4 has written',
      body: 'Words 4',
      page: '/admin?booking=VL-AAAAA4#conversation',
    },
  ]);
  expect(saved?.writtenId).toBe(4);
  expect((await look([buildBrief(4)], saved)).shown).toEqual([]);
});

it('ignores the owner’s messages, read messages and messages older than the first check', async () => {
  const own = { last: { ...buildBrief(5).last, author: 'owner' as const } };
  expect((await look([buildBrief(5, own), buildBrief(6, { unread: 0 })], BEFORE)).shown).toEqual(
    [],
  );
  expect((await look([buildBrief(4)], null)).shown).toEqual([]);
  const { shown, saved } = await look([buildBrief(4)], { bookingId: 0, messageId: 0 });
  expect([shown, saved?.writtenId]).toEqual([[], 4]);
});

it('combines several messages into one notification, and accepts an older server without them', async () => {
  const { shown } = await look([buildBrief(4), buildBrief(5)], BEFORE);
  expect(shown.map(({ title, body }) => [title, body])).toEqual([
    ['2 guests have written', 'Guest 4, Guest 5'],
  ]);
  expect((await look(null, BEFORE)).isRead).toBe(true);
});

it('shows a double booking once, and again when it is raised again', async () => {
  const doubleBookings = (raisedAt: string) => [
    {
      feedId: 1,
      feedName: 'Airbnb',
      startDate: '2027-07-10',
      endDate: '2027-07-14',
      raisedAt,
      isBack: false,
      booking: {
        reference: 'VL-AAAAA1',
        guestName: 'João Pereira',
        checkinDate: '2027-07-03',
        checkoutDate: '2027-07-17',
      },
    },
  ];
  const first = { doubleBookings: doubleBookings('2027-03-10T12:00:00.000Z') };
  const { shown, saved } = await look([], BEFORE, first);
  expect(shown).toEqual([
    {
      title: 'Double booking with Airbnb',
      body: '10 Jul 2027 to 14 Jul 2027, taken here as well',
      page: '/admin?booking=VL-AAAAA1',
    },
  ]);
  expect((await look([], saved, first)).shown).toEqual([]);
  const again = { doubleBookings: doubleBookings('2027-03-11T12:00:00.000Z') };
  expect((await look([], saved, again)).shown).toHaveLength(1);
});
