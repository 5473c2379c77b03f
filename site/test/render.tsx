import { QueryClientProvider, type QueryClient } from '@tanstack/react-query';
import { cleanup, configure, render, type RenderResult } from '@testing-library/react';
import { userEvent, type UserEvent } from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router';
import { ThemeProvider } from 'styled-components';
import { afterEach, vi } from 'vitest';
import { ApiProvider } from '../api/ApiContext';
import { createClient } from '../api/client';
import { createQueryClient } from '../queries/queryClient';
import { useCurrency } from '../stores/currency';
import { useEnquiryDraft } from '../stores/enquiryDraft';
import { useMenu } from '../stores/menu';
import { confirmQuestion } from '../stores/freshSignIn';
import { signInQuestion, useSignIns } from '../stores/sessionExpiry';
import { useToasts } from '../stores/toasts';
import { useUnsavedForms } from '../stores/unsavedChanges';
import { useViewer } from '../stores/viewer';
import { theme } from '../styles/theme';

// Generous, because a busy machine is slow and a test that waits for long has failed anyway.
configure({ asyncUtilTimeout: 15_000 });
vi.setConfig({ testTimeout: 60_000 });

// What jsdom does not have.
Element.prototype.scrollIntoView = () => undefined;

afterEach(() => {
  cleanup();
  useCurrency.setState(useCurrency.getInitialState());
  useEnquiryDraft.setState(useEnquiryDraft.getInitialState());
  useMenu.setState(useMenu.getInitialState());
  confirmQuestion.answer(false);
  signInQuestion.answer(false);
  useSignIns.setState(useSignIns.getInitialState());
  useToasts.setState(useToasts.getInitialState());
  useUnsavedForms.setState(useUnsavedForms.getInitialState());
  useViewer.setState(useViewer.getInitialState());
  localStorage.clear();
});

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
 * Gives jsdom, which lays nothing out, the abilities that screens ask browsers for.
 * @param isWide answer to every question about the width of the screen
 */
export function pretendScreen({ isWide }: { isWide: boolean }): void {
  // Only what the site asks of a media query.
  window.matchMedia = (query) =>
    ({
      matches: isWide && query.includes('min-width'),
      media: query,
      addEventListener: () => undefined,
      removeEventListener: () => undefined,
    }) as unknown as MediaQueryList;
  Element.prototype.hasPointerCapture = () => false;
  window.ResizeObserver ??= class {
    observe() {}
    unobserve() {}
    disconnect() {}
  };
}
