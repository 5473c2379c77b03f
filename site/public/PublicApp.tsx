import { languageOf, pathIn } from '@shared/i18n/languages';
import { QueryClientProvider, type QueryClient } from '@tanstack/react-query';
import { lazy, Suspense, useMemo } from 'react';
import { Route, Routes } from 'react-router';
import { ThemeProvider } from 'styled-components';
import { ApiProvider } from '../api/ApiContext';
import type { ApiClient } from '../api/client';
import { PagesErrorBoundary } from '../components/ErrorBoundary';
import { theme } from '../styles/theme';
import { Layout } from './Layout';
import { PageBroken } from './PageBroken';
import { pageOf, PageProvider, type PageParts } from './PageContext';
import { Home } from './screens/Home';
import { NotFound } from './screens/NotFound';

const Booking = lazy(async () => {
  try {
    return { default: (await import('./screens/Booking')).Booking };
  } catch {
    // Either a newer version has replaced the file or the connection is lost. A full page load fetches the new
    // version, or shows the browser's own error.
    const { pathname, search } = window.location;
    window.location.assign(pathIn(languageOf(pathname), '/booking') + search);
    return new Promise<never>(() => undefined);
  }
});

const LegalScreen = lazy(async () => {
  try {
    return { default: (await import('./legal/LegalScreen')).LegalScreen };
  } catch {
    // The server-rendered page stays readable without the script.
    return new Promise<never>(() => undefined);
  }
});

/** The whole public site. Server and browser render exactly this, inside a router of the page's language. */
export function PublicApp({
  api,
  queryClient,
  parts,
}: {
  api: ApiClient;
  queryClient: QueryClient;
  parts: PageParts;
}) {
  const page = useMemo(() => pageOf(parts), [parts]);
  const { legalDocument } = parts;
  return (
    <ApiProvider client={api}>
      <QueryClientProvider client={queryClient}>
        <ThemeProvider theme={theme}>
          <PageProvider page={page}>
            <PagesErrorBoundary fallback={() => <PageBroken />}>
              <Routes>
                <Route element={<Layout />}>
                  <Route index element={<Home />} />
                  <Route
                    path="booking"
                    element={
                      <Suspense>
                        <Booking />
                      </Suspense>
                    }
                  />
                  {legalDocument && (
                    <Route
                      path={legalDocument.page}
                      element={
                        <Suspense>
                          <LegalScreen document={legalDocument} />
                        </Suspense>
                      }
                    />
                  )}
                  <Route path="*" element={<NotFound />} />
                </Route>
              </Routes>
            </PagesErrorBoundary>
          </PageProvider>
        </ThemeProvider>
      </QueryClientProvider>
    </ApiProvider>
  );
}
