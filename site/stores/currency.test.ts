// @vitest-environment jsdom
import { afterEach, expect, it, vi } from 'vitest';
import { restoreCurrency, useCurrency } from './currency';

afterEach(() => {
  vi.restoreAllMocks();
  localStorage.clear();
  useCurrency.setState(useCurrency.getInitialState());
});

it('starts with euros', () => {
  restoreCurrency();
  expect(useCurrency.getState().currency).toBe('EUR');
});

it('keeps the choice for the next visit', () => {
  useCurrency.getState().choose('GBP');
  expect(localStorage.getItem('villa.currency')).toBe('GBP');
  useCurrency.setState(useCurrency.getInitialState());
  restoreCurrency();
  expect(useCurrency.getState().currency).toBe('GBP');
});

it('ignores an unknown stored currency', () => {
  localStorage.setItem('villa.currency', 'DOGE');
  restoreCurrency();
  expect(useCurrency.getState().currency).toBe('EUR');
});

it('works where storage is switched off', () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('denied', 'SecurityError');
  });
  vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new DOMException('denied', 'SecurityError');
  });
  useCurrency.getState().choose('USD');
  restoreCurrency();
  expect(useCurrency.getState().currency).toBe('USD');
});
