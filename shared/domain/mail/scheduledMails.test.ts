import { describe, expect, it } from 'vitest';
import { villaTimestamp } from '../date';
import {
  DEFAULT_RULES,
  plannedMails,
  type MailedStay,
  type MailRules,
  type PaymentPart,
  type ScheduledKind,
} from './scheduledMails';

const STAY: MailedStay = {
  status: 'confirmed',
  checkinDate: '2027-04-12',
  checkoutDate: '2027-04-15',
  schedulesMails: true,
  mailsFrom: new Date('2027-03-10T12:00:00Z'),
  arrivalFrom: '2027-04-05',
  lastOpenDay: '2027-06-30',
  bankDetailsSince: new Date('2027-01-01T12:00:00Z'),
};
const NOW = new Date('2027-03-10T12:00:00Z');
const PARTS: PaymentPart[] = [
  { key: 'deposit', dueDate: '2027-03-13', openCents: 45_000 },
  { key: 'balance', dueDate: '2027-04-01', openCents: 105_000 },
];
const only = (kind: ScheduledKind, change: object = {}): MailRules => ({
  ...(Object.fromEntries(
    Object.entries(DEFAULT_RULES).map(([name, rule]) => [name, { ...rule, isOn: false }]),
  ) as MailRules),
  [kind]: { ...DEFAULT_RULES[kind], isOn: true, ...change },
});
const plan = (rules: MailRules, stay: Partial<MailedStay> = {}, now = NOW, parts = PARTS) =>
  plannedMails({ ...STAY, ...stay }, parts, rules, now).map(
    ({ kind, occurrence, dueAt, skipped }) =>
      `${kind} ${occurrence} ${dueAt.toISOString().slice(0, 16)} ${skipped ?? 'goes'}`,
  );

it('schedules no payment mails until the owner enables them', () => {
  expect(plan(DEFAULT_RULES)).toEqual([
    'arrivalDetails stay 2027-04-09T08:00 goes',
    'departureDay stay 2027-04-14T16:00 goes',
    'thanks stay 2027-04-16T10:00 goes',
  ]);
});

it('links to the arrival details no earlier than the page shows them', () => {
  const rules = only('arrivalDetails', { offsetDays: -30 });
  expect(plan(rules)).toEqual(['arrivalDetails stay 2027-04-05T08:00 goes']);
  expect(plan(rules, { arrivalFrom: null })).toEqual([
    'arrivalDetails stay 2027-03-13T09:00 no_arrival_details',
  ]);
});

it('asks for a review while the review page is open', () => {
  const rules = only('thanks', { offsetDays: 7 });
  expect(plan(rules)).toEqual(['thanks stay 2027-04-22T10:00 goes']);
  const closing = { lastOpenDay: '2027-04-17' };
  expect(plan(rules, closing)).toEqual(['thanks stay 2027-04-17T10:00 goes']);
  const after = new Date('2027-04-17T23:00:00Z');
  expect(plan(rules, closing, after)).toEqual(['thanks stay 2027-04-17T10:00 too_late']);
});

it('holds payment reminders until bank details are entered', () => {
  expect(plan(only('paymentReminder'), { bankDetailsSince: null })).toEqual([
    'paymentReminder deposit 2027-03-12T09:00 no_bank_details',
    'paymentReminder balance 2027-03-31T08:00 no_bank_details',
  ]);
});

it('reminds of each part that is open and of none that is paid', () => {
  expect(plan(only('paymentReminder'))).toEqual([
    'paymentReminder deposit 2027-03-12T09:00 goes',
    'paymentReminder balance 2027-03-31T08:00 goes',
  ]);
  const paid = PARTS.map((part) => ({ ...part, openCents: 0 }));
  expect(plan(only('paymentReminder'), {}, NOW, paid)).toEqual([]);
});

it.each<[string, Partial<MailedStay>]>([
  ['is cancelled', { status: 'cancelled' }],
  ['waits for an answer', { status: 'pending' }],
  ['is of before mails went by themselves', { schedulesMails: false }],
])('plans nothing for a booking that %s', (_what, stay) => {
  expect(plan(DEFAULT_RULES, stay)).toEqual([]);
});

it('skips reminders due before the confirmation, which already named the amounts', () => {
  const stay = { mailsFrom: new Date('2027-03-31T10:00:00Z') };
  expect(plan(only('paymentReminder'), stay, stay.mailsFrom)).toEqual([
    'paymentReminder deposit 2027-03-12T09:00 confirmed_later',
    'paymentReminder balance 2027-03-31T08:00 confirmed_later',
  ]);
});

it('requests no payment before or on the day of the confirmation, which already asked for it', () => {
  expect(plan(only('paymentRequest'))).toEqual([
    'paymentRequest deposit 2027-03-06T09:00 confirmed_later',
    'paymentRequest balance 2027-03-25T09:00 goes',
  ]);
  const onConfirmation = { anchor: 'confirmation', offsetDays: 0, hour: 18 };
  expect(plan(only('paymentRequest', onConfirmation))[0]).toMatch(/T18:00 confirmed_later$/);
  expect(plan(only('paymentRequest', { ...onConfirmation, offsetDays: 1 }))[0]).toMatch(/goes$/);
  const dayBefore = only('paymentRequest', { offsetDays: -1 });
  expect(plan(dayBefore)[0]).toBe('paymentRequest deposit 2027-03-12T09:00 confirmed_later');
});

it('requests a payment that the confirmation could not ask for, since it did not say where to pay', () => {
  const bankDetailsSince = new Date('2027-03-10T13:00:00Z');
  expect(plan(only('paymentRequest'), { bankDetailsSince })[0]).toBe(
    'paymentRequest deposit 2027-03-06T09:00 goes',
  );
});

it.each<[ScheduledKind, object, string, string]>([
  ['paymentRequest', {}, '2027-04-01T22:30:00Z', 'goes'],
  ['paymentRequest', {}, '2027-04-01T23:00:00Z', 'too_late'],
  ['paymentOverdue', {}, '2027-04-12T22:59:00Z', 'goes'],
  ['paymentOverdue', {}, '2027-04-12T23:00:00Z', 'too_late'],
  ['arrivalDetails', {}, '2027-04-12T22:59:00Z', 'goes'],
  ['arrivalDetails', {}, '2027-04-12T23:00:00Z', 'too_late'],
  ['departureDay', {}, '2027-04-15T10:59:00Z', 'goes'],
  ['departureDay', {}, '2027-04-15T11:00:00Z', 'too_late'],
  ['departureDay', { offsetDays: 0, hour: 13 }, '2027-04-15T17:59:00Z', 'goes'],
  ['departureDay', { offsetDays: 0, hour: 13 }, '2027-04-15T18:00:00Z', 'too_late'],
  ['thanks', {}, '2027-04-29T22:59:00Z', 'goes'],
  ['thanks', {}, '2027-04-29T23:00:00Z', 'too_late'],
])('%s with %o at %s: %s', (kind, change, now, outcome) => {
  const balance = PARTS.slice(1);
  expect(plan(only(kind, change), {}, new Date(now), balance)[0]?.split(' ').at(-1)).toBe(outcome);
});

it('counts from the confirmation if the owner chooses so', () => {
  const rules = only('arrivalDetails', { anchor: 'confirmation', offsetDays: 1, hour: 8 });
  expect(plan(rules, { arrivalFrom: '2027-03-01' })).toEqual([
    'arrivalDetails stay 2027-03-11T08:00 goes',
  ]);
});

describe('nine in the morning at the villa', () => {
  it.each([
    ['the day before summer time', '2027-03-27', 9, '2027-03-27T09:00:00.000Z'],
    ['the day it begins', '2027-03-28', 9, '2027-03-28T08:00:00.000Z'],
    ['the hour that it leaves out', '2027-03-28', 1, '2027-03-28T01:00:00.000Z'],
    ['midnight of that day', '2027-03-28', 0, '2027-03-28T00:00:00.000Z'],
    ['the day before it ends', '2027-10-30', 9, '2027-10-30T08:00:00.000Z'],
    ['the day it ends', '2027-10-31', 9, '2027-10-31T09:00:00.000Z'],
    ['the first of the hour that comes twice', '2027-10-31', 1, '2027-10-31T00:00:00.000Z'],
    ['the last hour of that day', '2027-10-31', 23, '2027-10-31T23:00:00.000Z'],
    ['a day of winter', '2027-12-31', 9, '2027-12-31T09:00:00.000Z'],
  ])('is right on %s', (_what, day, hour, instant) => {
    expect(villaTimestamp(day, hour).toISOString()).toBe(instant);
  });

  it('shows that hour on every day of two years, whatever the hour', () => {
    const clock = new Intl.DateTimeFormat('sv-SE', {
      timeZone: 'Europe/Lisbon',
      dateStyle: 'short',
      timeStyle: 'short',
    });
    for (let time = Date.UTC(2027, 0, 1); time < Date.UTC(2029, 0, 1); time += 86_400_000) {
      const day = new Date(time).toISOString().slice(0, 10);
      for (const hour of [0, 2, 9, 23]) {
        expect(clock.format(villaTimestamp(day, hour))).toBe(
          `${day} ${String(hour).padStart(2, '0')}:00`,
        );
      }
    }
  });
});
