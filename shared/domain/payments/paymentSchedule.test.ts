import * as fastCheck from 'fast-check';
import { describe, expect, it } from 'vitest';
import { currencies, days, holds, integers } from '../../test/property';
import { addDays } from '../date';
import { numberOfCents } from '../prices/money';
import { paymentDueDates } from '../prices/paymentDueDates';
import { heldCents, summarise, type Payment } from './paymentState';
import { adjustSchedule, scheduleOf, stayItems, sumOf, type ScheduleItem } from './paymentSchedule';

const TERMS = {
  depositPercent: 30,
  balanceDays: 14,
  depositCents: 45_000,
  balanceCents: 105_000,
  balanceDue: '2027-04-29',
  securityDepositCents: 50_000,
};
const STAY = { totalCents: 150_000, checkinDate: '2027-05-13' };
const partsOf = (items: readonly ScheduleItem[]) =>
  items.map(({ kind, dueDate, cents }) => [kind, dueDate, cents]);

describe('a schedule', () => {
  it('has deposit, balance and security deposit as the terms say', () => {
    expect(partsOf(scheduleOf(TERMS, STAY, '2027-03-10'))).toEqual([
      ['deposit', '2027-03-13', 45_000],
      ['balance', '2027-04-29', 105_000],
      ['security', '2027-05-13', 50_000],
    ]);
  });

  it('is one amount, due on arrival, without payment terms', () => {
    expect(partsOf(scheduleOf(null, STAY, '2027-03-10'))).toEqual([
      ['full', '2027-05-13', 150_000],
    ]);
  });

  it('is due at once when the due day of the balance has passed, at the latest on arrival', () => {
    const all = { ...TERMS, depositCents: 150_000, balanceCents: 0, balanceDue: null };
    expect(partsOf(scheduleOf(all, STAY, '2027-05-12'))).toEqual([
      ['full', '2027-05-13', 150_000],
      ['security', '2027-05-13', 50_000],
    ]);
  });
});

describe('a schedule after a change', () => {
  const before = scheduleOf(TERMS, STAY, '2027-03-10');
  const change = {
    totalCents: 150_000,
    isEdited: false,
    received: { stayCents: 0, securityCents: 0 },
    today: '2027-03-20',
  };
  const fresh = (totalCents: number, balanceDue = '2027-04-29') =>
    scheduleOf(
      { ...TERMS, depositCents: totalCents * 0.3, balanceCents: totalCents * 0.7, balanceDue },
      { totalCents, checkinDate: addDays(balanceDue, 14) },
      '2027-03-10',
    );

  it('is recalculated until something is paid', () => {
    const items = adjustSchedule(before, fresh(200_000), { ...change, totalCents: 200_000 });
    expect(partsOf(items).slice(0, 2)).toEqual([
      ['deposit', '2027-03-13', 60_000],
      ['balance', '2027-04-29', 140_000],
    ]);
  });

  it('keeps a paid deposit, and moves the rest to the balance', () => {
    const paid = { ...change, received: { stayCents: 45_000, securityCents: 0 } };
    const more = adjustSchedule(before, fresh(200_000, '2027-05-02'), {
      ...paid,
      totalCents: 200_000,
    });
    expect(partsOf(more).slice(0, 2)).toEqual([
      ['deposit', '2027-03-13', 45_000],
      ['balance', '2027-05-02', 155_000],
    ]);
    const less = adjustSchedule(before, fresh(40_000), { ...paid, totalCents: 40_000 });
    expect(partsOf(stayItems(less))).toEqual([['deposit', '2027-03-13', 40_000]]);
  });

  it('adds a balance to what was paid in full', () => {
    const paid = { ...change, received: { stayCents: 150_000, securityCents: 0 } };
    const items = adjustSchedule(before, fresh(160_000), { ...paid, totalCents: 160_000 });
    expect(partsOf(stayItems(items))).toEqual([
      ['deposit', '2027-03-13', 45_000],
      ['balance', '2027-04-29', 105_000],
      ['balance', '2027-04-29', 10_000],
    ]);
  });

  it('sets no day in the past', () => {
    const items = adjustSchedule(before, fresh(150_000, '2027-03-15'), change);
    expect(partsOf(items)).toEqual([
      ['deposit', '2027-03-13', 45_000],
      ['balance', '2027-03-20', 105_000],
      ['security', '2027-03-29', 50_000],
    ]);
  });

  it('keeps the days of the owner’s own parts', () => {
    const own: ScheduleItem[] = [
      { kind: 'part', dueDate: '2027-04-01', cents: 100_000 },
      { kind: 'part', dueDate: '2027-04-20', cents: 50_000 },
    ];
    const edited = { ...change, isEdited: true, totalCents: 160_000 };
    expect(partsOf(adjustSchedule(own, fresh(160_000), edited))).toEqual([
      ['part', '2027-04-01', 100_000],
      ['part', '2027-04-20', 60_000],
    ]);
  });
});

const events = fastCheck.array(
  fastCheck.oneof(
    fastCheck.record({ kind: fastCheck.constant('pay' as const), cents: integers(1, 500_000) }),
    fastCheck.record({ kind: fastCheck.constant('refund' as const), cents: integers(1, 500_000) }),
    fastCheck.record({
      kind: fastCheck.constant('change' as const),
      totalCents: integers(0, 2_000_000),
      moved: integers(-60, 60),
    }),
    fastCheck.record({ kind: fastCheck.constant('edit' as const), share: integers(0, 100) }),
  ),
  { maxLength: 12 },
);

describe('schedule, payments and refunds of any booking', () => {
  holds(
    'sum to the booking in all three currencies, whatever changes in between',
    [
      currencies,
      days,
      integers(0, 400),
      integers(0, 2_000_000),
      fastCheck.option(integers(0, 100)),
      fastCheck.option(integers(0, 90)),
      integers(0, 100_000),
      events,
    ],
    (currency, from, ahead, firstTotal, depositPercent, balanceDays, security, happens) => {
      let stay = { totalCents: firstTotal, checkinDate: addDays(from, ahead) };
      let today = from;
      let isEdited = false;
      const payments: Payment[] = [];
      const fresh = () => {
        const payment = {
          depositPercent,
          balanceDays,
          deposit: 0,
          balance: 0,
          balanceDue: null,
          securityDeposit: numberOfCents(security),
        };
        // Based on the amount before the owner agreed on another one.
        const quote = { total: -1, currency, payment };
        return scheduleOf(paymentDueDates({ quote, currency, ...stay }, from), stay, from);
      };
      let items = fresh();
      for (const event of happens) {
        today = addDays(today, 3);
        const held = heldCents(payments, 'stay');
        if (event.kind === 'pay') {
          payments.push({ direction: 'in', purpose: 'stay', cents: event.cents });
        } else if (event.kind === 'refund' && held > 0) {
          const cents = Math.min(event.cents, held);
          payments.push({ direction: 'out', purpose: 'stay', cents });
        } else if (event.kind === 'edit' && stay.totalCents > 0) {
          isEdited = true;
          const first = Math.floor((stay.totalCents * event.share) / 100);
          items = [first, stay.totalCents - first]
            .filter((cents) => cents > 0)
            .map((cents, index) => ({ kind: 'part', dueDate: addDays(today, index), cents }));
        } else if (event.kind === 'change') {
          const { totalCents, moved } = event;
          stay = { totalCents, checkinDate: addDays(stay.checkinDate, moved) };
          const received = { stayCents: heldCents(payments, 'stay'), securityCents: 0 };
          const change = { totalCents, isEdited, received, today };
          items = adjustSchedule(items, fresh(), change);
        }
        const { stay: account, items: paid } = summarise(
          items,
          payments,
          { isCancelled: false, checkoutDate: addDays(stay.checkinDate, 7) },
          today,
        );
        const net = account.receivedCents - account.returnedCents;
        const { outstandingCents, giveBackCents, scheduledCents } = account;
        expect(sumOf(stayItems(items))).toBe(stay.totalCents);
        expect(scheduledCents).toBe(stay.totalCents);
        expect(net + outstandingCents - giveBackCents).toBe(stay.totalCents);
        const allocated = stayItems(paid).reduce((sum, { paidCents }) => sum + paidCents, 0);
        expect(allocated + giveBackCents).toBe(net);
        expect(Math.min(outstandingCents, giveBackCents)).toBe(0);
        for (const cents of [...items, ...payments].map((row) => row.cents)) {
          expect(Number.isSafeInteger(cents) && cents > 0).toBe(true);
        }
        const change = {
          totalCents: stay.totalCents,
          isEdited,
          received: { stayCents: net, securityCents: 0 },
          today,
        };
        expect(sumOf(stayItems(adjustSchedule(items, fresh(), change)))).toBe(stay.totalCents);
      }
    },
    1000,
  );
});
