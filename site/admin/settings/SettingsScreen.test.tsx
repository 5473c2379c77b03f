import { screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { renderAdmin } from '../../test/renderAdmin';

afterEach(() => vi.restoreAllMocks());

it('brings the open page into sight in a list that is wider than a phone', async () => {
  // jsdom lays nothing out: the row is 390 px wide, and the link of the open page begins at 700 px.
  vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockImplementation(function (
    this: HTMLElement,
  ) {
    return this.hasAttribute('aria-current') && this.closest('[aria-label="Settings"]')
      ? new DOMRect(700, 0, 100, 44)
      : new DOMRect(0, 0, 390, 44);
  });
  renderAdmin('/admin/settings/activity', {}, { isWide: false });
  const list = await screen.findByRole('navigation', { name: 'Settings' });
  // The link's middle, 750 px, comes to that of the row, 195 px.
  expect(list.scrollLeft).toBe(555);
});
