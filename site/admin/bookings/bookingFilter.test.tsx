import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { Router, type Location, type Navigator, type Path } from 'react-router';
import { expect, it } from 'vitest';
import { useBookingFilter, type BookingListState } from './bookingFilter';

/** The list's filter in a router that applies an address only when the test says so. */
function renderFilter() {
  let shown = '?view=all';
  let asked = '';
  const navigator = {
    createHref: () => '',
    go: () => {},
    push: () => {},
    replace: (to: Partial<Path>) => {
      asked = to.search ?? '';
    },
  } as Navigator;
  const { result, rerender } = renderHook(() => useBookingFilter('2027-06-01'), {
    wrapper: ({ children }: { children: ReactNode }) => (
      <Router location={{ pathname: '/admin', search: shown } as Location} navigator={navigator}>
        {children}
      </Router>
    ),
  });
  return {
    asked: () => asked,
    change: (fields: Parameters<BookingListState['change']>[0]) =>
      act(() => result.current.change(fields)),
    show: (search: string) => {
      shown = search;
      rerender();
    },
  };
}

it('loses no change when the address catches up late', () => {
  const { asked, change, show } = renderFilter();
  change({ from: '2027-06-01' });
  const first = asked();
  change({ to: '2027-06-02' });
  show(first);
  change({ status: 'confirmed' });
  expect(asked()).toBe('?view=all&from=2027-06-01&to=2027-06-02&status=confirmed');
});

it('continues from an address set elsewhere', () => {
  const { asked, change, show } = renderFilter();
  change({ from: '2027-06-01' });
  show(asked());
  change({ to: '2027-06-02' });
  // A link followed before that change was applied.
  show('?view=past');
  change({ status: 'confirmed' });
  expect(asked()).toBe('?view=past&status=confirmed');
});
