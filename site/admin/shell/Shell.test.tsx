import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderAdmin } from '../../test/renderAdmin';

it('lets the keyboard skip the tabs to the main content, without changing the address', async () => {
  const { user, path } = renderAdmin('/admin/messages', { 'GET /api/contact': { body: [] } });
  const skip = await screen.findByRole('link', { name: 'Skip to content' });
  await user.tab();
  expect(document.activeElement).toBe(skip);
  await user.keyboard('{Enter}');
  expect(document.activeElement).toBe(screen.getByRole('main'));
  expect(path()).toBe('/admin/messages');
});

it('names the house of an owner, and asks for nothing else for that', async () => {
  const { server } = renderAdmin('/admin/messages', {
    'GET /api/contact': { body: [] },
    'GET /api/admin/villa': { body: { name: 'Casa Azul', title: 'Casa Azul', tagline: '' } },
  });
  expect(await screen.findByRole('link', { name: 'Casa Azul Admin' })).toBeVisible();
  await waitFor(() => expect(document.title).toBe('Contact Messages · Casa Azul Admin'));
  expect(server.callsOf('GET /api/admin/content/en')).toEqual([]);
  expect(server.callsOf('GET /api/config')).toEqual([]);
});
