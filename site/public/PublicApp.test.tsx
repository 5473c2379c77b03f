import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { expect, it, vi } from 'vitest';
import { createClient } from '../api/client';
import { createQueryClient } from '../queries/queryClient';
import { villaKeys } from '../queries/villa';
import { pretendScreen } from '../test/render';
import { PublicApp } from './PublicApp';
import { buildSettings, TODAY } from './test/pageData';

it('says what happened and what to do when a page throws, and does not blame the connection', () => {
  pretendScreen({ isWide: true });
  const told = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const queryClient = createQueryClient();
  // Rates that are no numbers: what no server should send, and no page expects.
  queryClient.setQueryData(villaKeys.settings, buildSettings({ gbpRate: 'many' }));
  render(
    <MemoryRouter>
      <PublicApp api={createClient()} queryClient={queryClient} path="/" today={TODAY} />
    </MemoryRouter>,
  );
  const alert = screen.getByRole('alert');
  expect(alert.textContent).toContain('An error stopped this page');
  expect(alert.textContent).not.toMatch(/connection/i);
  expect(screen.getByRole('button', { name: 'Reload the page' })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Back to Home' }).getAttribute('href')).toBe('/');
  expect(told).toHaveBeenCalled();
  told.mockRestore();
});
