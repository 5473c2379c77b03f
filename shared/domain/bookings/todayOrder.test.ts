import type { TodayItem } from '@shared/contract/bookings/today';
import { expect, it } from 'vitest';
import { orderToday } from './todayOrder';

const TODAY = '2027-03-10';

/** Only what decides the order. */
const item = (parts: object) => parts as TodayItem;
const enquiry = (createdAt: string, more: object = {}) =>
  item({ kind: 'enquiry', booking: { checkinDate: '2027-06-01', createdAt, ...more } });
const due = (kind: string, dueDate: string) => item({ kind: 'payment', due: { kind, dueDate } });

it('puts a double booking first, then who comes and goes, who waits, money, trouble, and the rest', () => {
  const kinds = [
    { kind: 'doubleBooking', startDate: '2027-09-01' },
    { kind: 'arrival', day: TODAY },
    { kind: 'message', since: '2027-03-01T12:00:00Z' },
    { kind: 'payment', due: { kind: 'pay', dueDate: '2027-01-01' } },
    { kind: 'failedMail' },
    { kind: 'inHouse', day: TODAY },
    { kind: 'offer', validUntil: '2027-03-12' },
    { kind: 'lapsed', checkinDate: '2027-03-09' },
    { kind: 'review' },
  ].map(item);
  expect(orderToday(kinds.toReversed(), TODAY)).toEqual(kinds);
});

it('has departures before arrivals on each of the two days', () => {
  const stays = [
    { kind: 'departure', day: TODAY },
    { kind: 'importedArrival', day: TODAY },
    { kind: 'importedDeparture', day: '2027-03-11' },
    { kind: 'arrival', day: '2027-03-11' },
  ].map(item);
  expect(orderToday(stays.toReversed(), TODAY)).toEqual(stays);
});

it('has those first who wait longest, but an accepted offer and a near arrival before them', () => {
  const waiting = [
    enquiry('2027-03-08T12:00:00Z', { offer: { status: 'accepted' } }),
    enquiry('2027-03-09T12:00:00Z', { checkinDate: '2027-03-11' }),
    enquiry('2027-03-05T12:00:00Z'),
    item({ kind: 'request', request: { createdAt: '2027-03-06T12:00:00Z' } }),
    enquiry('2027-03-07T12:00:00Z'),
    enquiry('2027-03-01T12:00:00Z', { wroteAt: '2027-03-02T12:00:00Z' }),
  ];
  expect(orderToday(waiting.toReversed(), TODAY)).toEqual(waiting);
});

it('has refunds first, then what is due today, then the latest debts', () => {
  const payments = [
    due('giveBack', '2027-03-09'),
    due('pay', TODAY),
    due('pay', '2027-03-01'),
    due('pay', '2026-04-01'),
  ];
  expect(orderToday(payments.toReversed(), TODAY)).toEqual(payments);
});
