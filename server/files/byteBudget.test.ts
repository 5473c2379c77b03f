import { expect, it } from 'vitest';
import { ByteBudget } from './byteBudget';

it('limits each sender and all senders together, and frees returned bytes', () => {
  const budget = new ByteBudget(10);
  const [first, again, other] = [
    budget.open({ a: 6 }),
    budget.open({ a: 6 }),
    budget.open({ b: 6 }),
  ];
  expect([first.take(4), again.take(3), again.take(2)]).toEqual([true, false, true]);
  expect([other.take(5), other.take(4), other.take(1)]).toEqual([false, true, false]);
  first.release();
  expect([other.take(2), again.take(2), other.take(1)]).toEqual([true, true, false]);
  again.release();
  again.release();
  expect(budget.open({ c: 6 }).take(4)).toBe(true);
});

it('counts a form towards each of its keys', () => {
  const budget = new ByteBudget(100);
  const [first, second] = [
    budget.open({ 'booking 1': 5, 'address x': 8 }),
    budget.open({ 'booking 2': 5, 'address x': 8 }),
  ];
  expect([first.take(6), first.take(5)]).toEqual([false, true]);
  expect([second.take(4), second.take(3)]).toEqual([false, true]);
  expect(budget.open({ 'booking 3': 5, 'address y': 8 }).take(5)).toBe(true);
  first.release();
  expect(second.take(2)).toBe(true);
});
