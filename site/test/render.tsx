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
 * Renders a part of the site with all its providers.
 * @param options.fetch fake server, see `fakeServer`
 * @param options.route address at which the part is rendered
 * @returns testing-library's result, a user, and the query client
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
 * Simulates a screen width, because jsdom has no layout.
 * @param isWide answer to every media query about the width
 */
export function pretendScreen({ isWide }: { isWide: boolean }): void {
  // Only the parts that the site uses.
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: isWide && query.includes('min-width'),
    media: query,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }));
}
