import type { AdminSession } from '@shared/contract/access/auth';
import { QueryClientProvider } from '@tanstack/react-query';
import { useState } from 'react';
import { ThemeProvider } from 'styled-components';
import { ApiProvider } from '../api/ApiContext';
import { failureText } from '../api/failureText';
import { createClient } from '../api/client';
import { LazyToasts } from '../components/LazyToasts';
import { FailureReason } from '../components/QueryState';
import { TooltipProvider } from '../components/Tooltip';
import { createQueryClient } from '../queries/queryClient';
import { GlobalStyle } from '../styles/GlobalStyle';
import { theme } from '../styles/theme';
import { HostContext, type Host } from './platform';
import { NavigationGuard } from './components/NavigationGuard';
import { ScreensBoundary } from './components/PartBoundary';
import { AdminRoutes } from './routes';
import { ConfirmIdentity } from './access/ConfirmIdentity';
import { createSessionFetch } from './access/sessionFetch';
import { SignInAgain } from './access/SignInAgain';
import { sessionKey } from '../queries/queryKeys';

/**
 * The back office, inside a router of `createAdminRouter`.
 * @param host what the surroundings can do
 */
export function AdminApp({ host }: { host: Host }) {
  const [{ api, queryClient }] = useState(() => createClients(host));
  return (
    <HostContext value={host}>
      <ApiProvider client={api}>
        <QueryClientProvider client={queryClient}>
          <ThemeProvider theme={theme}>
            <TooltipProvider>
              <GlobalStyle $followsSystem />
              {/* A plain link: it begins with a page that has no error. */}
              <ScreensBoundary rest={<a href="/admin">Back to the dashboard</a>}>
                <FailureReason value={failureText}>
                  <NavigationGuard>
                    <AdminRoutes />
                  </NavigationGuard>
                </FailureReason>
                <ConfirmIdentity />
                <SignInAgain />
              </ScreensBoundary>
              <LazyToasts />
            </TooltipProvider>
          </ThemeProvider>
        </QueryClientProvider>
      </ApiProvider>
    </HostContext>
  );
}

function createClients(host: Host) {
  const queryClient = createQueryClient();
  const isSignedIn = () =>
    queryClient.getQueryData<AdminSession>(sessionKey)?.authenticated ?? false;
  const api = createClient({ fetch: createSessionFetch(host.fetch, isSignedIn) });
  return { api, queryClient };
}
