import { QueryClientProvider, type QueryClient } from '@tanstack/react-query';
import { render, type RenderResult } from '@testing-library/react';
import { userEvent, type UserEvent } from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router';
import { ThemeProvider } from 'styled-components';
import { vi } from 'vitest';
import { ApiProvider } from '../api/ApiContext';
import { createClient } from '../api/client';
import { createQueryClient } from '../queries/queryClient';
import { theme } from '../styles/theme';

/**
 * Renders a part of the site with everything it has around it in the page.
 * @param options.fetch the server's stand-in, see `fakeServer`
 * @param options.route address at which the part is rendered
 * @returns testing-library's result with a user to act, and the query client to look into
 */
export function renderSite(
  ui: ReactNode,
  { fetch, route = '/' }: { fetch?: typeof globalThis.fetch; route?: string } = {},
): RenderResult & { user: UserEvent; queryClient: QueryClient } {
  const queryClient = createQueryClient();
  const result = render(
    <MemoryRouter initialEntries={[route]}>
      <ApiProvider client={createClient(fetch ? { fetch } : {})}>
        <QueryClientProvider client={queryClient}>
          <ThemeProvider theme={theme}>{ui}</ThemeProvider>
        </QueryClientProvider>
      </ApiProvider>
    </MemoryRouter>,
  );
  return { ...result, user: userEvent.setup(), queryClient };
}

/**
 * Gives jsdom, which lays nothing out, a screen for this test.
 * @param isWide answer to every question about the width of the screen
 */
export function pretendScreen({ isWide }: { isWide: boolean }): void {
  // Only what the site asks of a media query.
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: isWide && query.includes('min-width'),
    media: query,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }));
}
