import { describe, expect, it } from 'vitest';
import { openDays, summarise, type Payment } from './paymentState';
import type { ScheduleItem } from './paymentSchedule';

const SCHEDULE: ScheduleItem[] = [
  { kind: 'deposit', dueDate: '2027-03-13', cents: 45_000 },
  { kind: 'balance', dueDate: '2027-04-01', cents: 105_000 },
  { kind: 'security', dueDate: '2027-04-12', cents: 50_000 },
];
const STAY = { isCancelled: false, checkoutDate: '2027-04-15', since: '2027-03-10' };
const received = (cents: number, more: Partial<Payment> = {}): Payment => ({
  direction: 'in',
  purpose: 'stay',
  cents,
  ...more,
});
const given = (cents: number, more: Partial<Payment> = {}): Payment =>
  received(cents, { direction: 'out', ...more });

describe('the payment state of a booking', () => {
  it.each([
    ['before anything is due', [], '2027-03-13', 'open', [0, 0]],
    ['with the deposit a day late', [], '2027-03-14', 'overdue', [0, 0]],
    ['with half a deposit in time', [received(20_000)], '2027-03-12', 'partly', [20_000, 0]],
    ['with half a deposit too late', [received(20_000)], '2027-03-14', 'overdue', [20_000, 0]],
    ['with the deposit', [received(45_000)], '2027-03-20', 'partly', [45_000, 0]],
    ['with the balance late', [received(45_000)], '2027-04-02', 'overdue', [45_000, 0]],
    ['with more than the deposit', [received(46_000)], '2027-03-20', 'partly', [45_000, 1000]],
    [
      'in two payments',
      [received(45_000), received(105_000)],
      '2027-04-02',
      'paid',
      [45_000, 105_000],
    ],
    ['with a payment taken back', [received(45_000), given(45_000)], '2027-03-12', 'open', [0, 0]],
    ['with too much', [received(150_100)], '2027-04-02', 'refundDue', [45_000, 105_000]],
  ] as const)('is derived correctly %s', (_when, payments, today, state, paid) => {
    const { stay, items } = summarise(SCHEDULE, payments, STAY, today);
    expect(stay.state).toBe(state);
    expect(items.slice(0, 2).map(({ paidCents }) => paidCents)).toEqual(paid);
  });

  it('allocates to the earliest due item, whatever the order of the items', () => {
    const { items } = summarise(SCHEDULE.toReversed(), [received(50_000)], STAY, '2027-03-10');
    expect(items.map(({ kind, paidCents, state }) => [kind, paidCents, state])).toEqual([
      ['deposit', 45_000, 'paid'],
      ['balance', 5000, 'partly'],
      ['security', 0, 'open'],
    ]);
  });

  it('counts nothing as paid that was written off before a cancellation', () => {
    const kept: ScheduleItem[] = [{ kind: 'kept', dueDate: '2027-03-20', cents: 45_000 }];
    const payments = [received(20_000), received(130_000, { direction: 'off' })];
    const { items } = summarise(kept, payments, { ...STAY, isCancelled: true }, '2027-03-20');
    expect(items).toMatchObject([{ kind: 'kept', paidCents: 20_000 }]);
  });

  it('keeps the security deposit separate and returns it after the stay', () => {
    const paid = [received(50_000, { purpose: 'security' })];
    const of = (payments: readonly Payment[], today: string) =>
      summarise(SCHEDULE, payments, STAY, today).security;
    expect(summarise(SCHEDULE, paid, STAY, '2027-03-12').stay.state).toBe('open');
    expect(of(paid, '2027-04-14')).toMatchObject({ state: 'paid', giveBackCents: 0 });
    expect(of(paid, '2027-04-15')).toMatchObject({ state: 'refundDue', giveBackCents: 50_000 });
    const back = [...paid, given(50_000, { purpose: 'security' })];
    expect(of(back, '2027-04-15')).toMatchObject({ state: 'returned', giveBackCents: 0 });
    expect(of([], '2027-04-13').state).toBe('overdue');
    expect(of([], '2027-04-15').state).toBeNull();
  });

  it('treats a partly returned security deposit as paid, and asks for none after the stay', () => {
    const security = (payments: readonly Payment[], today: string) => {
      const { items, security: account } = summarise(SCHEDULE, payments, STAY, today);
      const item = items.find(({ kind }) => kind === 'security');
      return [item?.cents, item?.paidCents, item?.state, account.state, account.giveBackCents];
    };
    const paid = received(50_000, { purpose: 'security' });
    const part = [paid, given(42_000, { purpose: 'security' })];
    expect(security(part, '2027-04-16')).toEqual([50_000, 50_000, 'paid', 'refundDue', 8000]);
    const all = [...part, given(8000, { purpose: 'security' })];
    expect(security(all, '2027-04-16')).toEqual([50_000, 50_000, 'paid', 'returned', 0]);
    expect(security([], '2027-04-16')).toEqual([50_000, 0, 'open', null, 0]);
    const half = [received(30_000, { purpose: 'security' })];
    expect(security(half, '2027-04-16')).toEqual([50_000, 30_000, 'paid', 'refundDue', 30_000]);
  });

  it('refunds what exceeds the owner’s part of a cancelled stay', () => {
    const kept: ScheduleItem[] = [{ kind: 'kept', dueDate: '2027-03-20', cents: 30_000 }];
    const stay = { ...STAY, isCancelled: true };
    const of = (payments: readonly Payment[]) => summarise(kept, payments, stay, '2027-05-01').stay;
    expect(of([received(45_000)])).toMatchObject({ state: 'refundDue', giveBackCents: 15_000 });
    expect(of([received(45_000), given(15_000)])).toMatchObject({ state: 'returned' });
    expect(of([received(20_000)])).toMatchObject({ state: 'paid', outstandingCents: 0 });
    expect(of([])).toMatchObject({ state: null, outstandingCents: 0 });
  });
});

describe('the days by which lists are filtered', () => {
  it.each([
    ['unpaid', [], ['2027-03-13', '2027-04-12', null]],
    ['with the deposit', [received(45_000)], ['2027-04-01', '2027-04-12', null]],
    ['paid', [received(150_000)], [null, '2027-04-12', null]],
    [
      'with the security deposit',
      [received(150_000), received(50_000, { purpose: 'security' })],
      [null, null, '2027-04-15'],
    ],
    ['with too much', [received(150_001)], [null, '2027-04-12', '2027-03-10']],
  ] as const)('are those of a stay %s', (_how, payments, [next, security, back]) => {
    expect(openDays(SCHEDULE, payments, STAY)).toEqual({
      nextDueDate: next,
      securityDueDate: security,
      giveBackFrom: back,
    });
  });

  it('are null for a cancelled stay', () => {
    const stay = { ...STAY, isCancelled: true };
    expect(openDays(SCHEDULE, [], stay)).toEqual({
      nextDueDate: null,
      securityDueDate: null,
      giveBackFrom: null,
    });
  });
});
