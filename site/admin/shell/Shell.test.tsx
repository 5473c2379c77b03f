import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderAdmin } from '../../test/renderAdmin';

it('lets the keyboard past the tabs to what is on the screen, without another address', async () => {
  const { user, path } = renderAdmin('/admin/messages', { 'GET /api/contact': { body: [] } });
  const skip = await screen.findByRole('link', { name: 'Skip to content' });
  await user.tab();
  expect(document.activeElement).toBe(skip);
  await user.keyboard('{Enter}');
  expect(document.activeElement).toBe(screen.getByRole('main'));
  expect(path()).toBe('/admin/messages');
});
