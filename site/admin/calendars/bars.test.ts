import type { BlockJson } from '@shared/contract/calendars/block';
import type { BookingBrief } from '@shared/contract/bookings/ownerBooking';
import { expect, it } from 'vitest';
import { buildBooking } from '../../test/buildBooking';
import type { OwnerCalendar } from '@shared/contract/calendars/calendar';
import * as calendarBars from './bars';
import { isMovable } from './proposal';
import { firstFreeNight, nightTones } from './bars';

const barsOf = (data: Partial<Pick<OwnerCalendar, 'bookings' | 'more' | 'blocks'>>) =>
  calendarBars.barsOf({ bookings: [], more: [], blocks: [], ...data });
const booking = (overrides: Partial<BookingBrief>): BookingBrief => buildBooking(overrides);
const BLOCK: BlockJson = {
  id: 1,
  startDate: '2027-04-15',
  endDate: '2027-04-17',
  note: 'New roof',
  isImported: false,
  createdAt: '2027-01-01T10:00:00.000Z',
};

it('shows the status in the bar unless the stay is confirmed', () => {
  const bars = barsOf({
    bookings: [
      booking({ id: 1, status: 'confirmed' }),
      booking({ id: 2, status: 'pending' }),
      booking({ id: 3, status: 'enquiry' }),
    ],
    blocks: [BLOCK],
  });
  expect(bars.map(({ label }) => label)).toEqual([
    'Ana Duarte',
    'Ana Duarte · pending',
    'Ana Duarte · enquiry',
    'Blocked · New roof',
  ]);
  expect(bars[0]?.name).toBe('Ana Duarte, confirmed, 12 Apr – 15 Apr 2027, 3 nights');
  expect(bars[3]?.name).toBe('Blocked · New roof, nights 15 to 16 Apr 2027 (2 nights)');
});

it('lies on the nights of an offer, and holds them unless the offer holds none', () => {
  const offer = {
    status: 'sent',
    validUntil: '2027-03-20',
    holdsNights: true,
    id: 4,
    total: '1400.00',
    checkinDate: '2027-04-20',
    checkoutDate: '2027-04-22',
  } as const;
  const bars = barsOf({
    bookings: [
      booking({ id: 1, offer }),
      booking({ id: 2, offer: { ...offer, holdsNights: false } }),
      // The owner moved this stay after the guest had accepted the offer.
      booking({ id: 3, checkoutDate: '2027-04-14', offer: { ...offer, status: 'accepted' } }),
    ],
  });
  expect(bars.map(({ from, to, tone, label }) => [from, to, tone, label])).toEqual([
    ['2027-04-12', '2027-04-14', 'offer', 'Ana Duarte · accepted, waits for you'],
    ['2027-04-20', '2027-04-22', 'offer', 'Ana Duarte · offered until 20 Mar'],
    ['2027-04-20', '2027-04-22', 'pending', 'Ana Duarte · offered until 20 Mar'],
  ]);
  expect(bars.slice(1).map(({ name }) => name)).toEqual([
    'Ana Duarte · offered until 20 Mar, 20 Apr – 22 Apr 2027, 2 nights, held',
    'Ana Duarte · offered until 20 Mar, 20 Apr – 22 Apr 2027, 2 nights, not held',
  ]);
  expect(bars.map((bar) => isMovable(bar))).toEqual([true, false, false]);
  const tones = nightTones(bars);
  expect(firstFreeNight(tones, '2027-04-20', '2027-04-30')).toBe('2027-04-22');
});

it('counts unnamed requests, from the first of their nights to the last', () => {
  const nights = { startDate: '2027-04-12', endDate: '2027-04-19' };
  const bars = barsOf({
    more: [
      { ...nights, pending: 0, enquiries: 9_995 },
      { startDate: '2027-04-21', endDate: '2027-04-23', pending: 1, enquiries: 0 },
    ],
  });
  expect(bars.map(({ label, name, tone }) => [label, name, tone])).toEqual([
    [
      '+9,995 more',
      '+9,995 more requests, nights 12 to 18 Apr 2027 (7 nights), in the list of bookings',
      'enquiry',
    ],
    [
      '+1 more',
      '+1 more request, nights 21 to 22 Apr 2027 (2 nights), in the list of bookings',
      'pending',
    ],
  ]);
  expect(nightTones(bars).get('2027-04-18')).toBe('enquiry');
});

it('names the calendar that an imported block comes from', () => {
  const imported = { ...BLOCK, note: 'Airbnb: Reserved', isImported: true };
  const [bar] = barsOf({ bookings: [], blocks: [imported] });
  expect(bar?.label).toBe('Airbnb: Reserved');
  expect(bar?.name).toBe('Airbnb: Reserved, blocked, nights 15 to 16 Apr 2027 (2 nights)');
});

it('assigns a night to the bar that holds it, and the check-out day to none', () => {
  const tones = nightTones(
    barsOf({
      bookings: [
        booking({
          id: 1,
          status: 'pending',
          checkinDate: '2027-04-10',
          checkoutDate: '2027-04-13',
        }),
        booking({
          id: 2,
          status: 'confirmed',
          checkinDate: '2027-04-12',
          checkoutDate: '2027-04-15',
        }),
      ],
      blocks: [BLOCK],
    }),
  );
  expect(tones.get('2027-04-11')).toBe('pending');
  expect(tones.get('2027-04-12')).toBe('confirmed');
  expect(tones.get('2027-04-15')).toBe('block');
  expect(tones.has('2027-04-17')).toBe(false);
});

it('finds the first night that nothing holds, whichever bar asks for it', () => {
  const tones = nightTones(
    barsOf({
      // A confirmed stay from 12 to 15 April, and an enquiry for the two nights after the block.
      bookings: [
        booking({ status: 'confirmed' }),
        booking({
          id: 2,
          status: 'pending',
          checkinDate: '2027-04-17',
          checkoutDate: '2027-04-19',
        }),
      ],
      blocks: [BLOCK],
    }),
  );
  expect(firstFreeNight(tones, '2027-04-10', '2027-04-30')).toBe('2027-04-10');
  expect(firstFreeNight(tones, '2027-04-13', '2027-04-30')).toBe('2027-04-17');
  expect(firstFreeNight(tones, '2027-04-13', '2027-04-16')).toBe('2027-04-13');
  expect(firstFreeNight(tones, '2027-05-02', '2027-04-30')).toBe('2027-05-02');
});
