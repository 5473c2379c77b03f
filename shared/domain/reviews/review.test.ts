import { expect, it } from 'vitest';
import { reviewName } from './review';

it.each([
  ['Ana Duarte', 'first', 'Ana'],
  ['Ana Duarte', 'initials', 'A. D.'],
  ['Ana Duarte', 'none', null],
  ['  João  Pedro de Ávila ', 'initials', 'J. Á.'],
  ['E\u0301lodie', 'initials', 'E\u0301.'],
  ['ana', 'initials', 'A.'],
  ["“ana” o'neill", 'initials', 'A. O.'],
  ['李 明', 'first', '李'],
  ['12 34', 'first', null],
] as const)('names %j as %s: %j', (name, form, shown) => {
  expect(reviewName(name, form)).toBe(shown);
});
