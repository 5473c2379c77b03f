import { expect, it } from 'vitest';
import { ByteBudget } from './byteBudget';

it('gives each sender its part and all together theirs, and takes back what was given', () => {
  const budget = new ByteBudget(10, 6);
  const [first, again, other] = [budget.open('a'), budget.open('a'), budget.open('b')];
  expect([first.take(4), again.take(3), again.take(2)]).toEqual([true, false, true]);
  expect([other.take(5), other.take(4), other.take(1)]).toEqual([false, true, false]);
  first.release();
  expect([other.take(2), again.take(2), other.take(1)]).toEqual([true, true, false]);
  again.release();
  again.release();
  expect(budget.open('c').take(4)).toBe(true);
});
