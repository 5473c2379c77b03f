import { pages as en } from '@shared/i18n/en/pages';
import { act, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { MemoryRouter, useNavigate } from 'react-router';
import { expect, it, vi } from 'vitest';
import { createClient } from '../api/client';
import { createQueryClient } from '../queries/queryClient';
import { pretendScreen } from '../test/render';
import { NO_LEGAL } from './legal/noLegal';
import { PublicApp } from './PublicApp';
import { buildSettings, TODAY } from './test/pageData';
import { villaKeys } from '../queries/queryKeys';

it('explains a page that throws, does not blame the connection, and links out of it', async () => {
  pretendScreen({ isWide: true });
  const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const queryClient = createQueryClient();
  // An invalid rate, which no page expects.
  queryClient.setQueryData(villaKeys.settings, buildSettings({ gbpRate: 'many' }));
  const page = (
    <MemoryRouter initialEntries={['/nowhere', '/']} initialIndex={1}>
      <Back />
      <PublicApp
        api={createClient()}
        queryClient={queryClient}
        parts={{
          language: 'en',
          texts: en,
          ownContent: {},
          contact: {
            links: [{ kind: 'phone', text: '+351 282 000 000', href: 'tel:+351282000000' }],
            hostPicture: null,
          },
          inEnglish: [],
          captions: {},
          today: TODAY,
          startingPrice: null,
          monthPrices: [],
          house: null,
          legal: NO_LEGAL,
          legalDocument: null,
        }}
      />
    </MemoryRouter>
  );
  // The sections' code is loaded first.
  await act(async () => void render(page));
  const alert = await screen.findByRole('alert');
  expect(alert.textContent).toContain('Something went wrong');
  expect(alert.textContent).not.toMatch(/connection/i);
  expect(screen.getByRole('link', { name: '+351 282 000 000' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Reload the page' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Back to Home' }).getAttribute('href')).toBe('/');
  expect(logged).toHaveBeenCalled();

  await userEvent.click(screen.getByRole('button', { name: 'Browser’s back' }));
  expect(await screen.findByRole('heading', { name: /not found/i })).toBeVisible();
  expect(screen.queryByText('Something went wrong')).toBeNull();
});

function Back() {
  const navigate = useNavigate();
  return (
    <button type="button" onClick={() => void navigate(-1)}>
      Browser’s back
    </button>
  );
}
