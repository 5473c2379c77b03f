import type { AdminSession } from '@shared/contract/access/auth';
import { QueryClientProvider } from '@tanstack/react-query';
import { useState } from 'react';
import { ApiProvider } from '../api/ApiContext';
import { failureText } from './components/failureText';
import { createClient } from '../api/client';
import { LazyToasts } from '../components/LazyToasts';
import { dialogTexts } from '../components/Dialog';
import { fieldTexts } from '../components/Field';
import { FailureReason, queryTexts } from '../components/QueryState';
import { TooltipProvider } from '../components/Tooltip';
import { createQueryClient } from '../queries/queryClient';
import { HostContext, type Host } from './platform';
import { NavigationGuard } from './components/NavigationGuard';
import { ScreensBoundary } from './components/PartBoundary';
import { currentLanguage, translated, useLanguage } from './i18n/language';
import { AdminRoutes } from './routes';
import { ConfirmIdentity } from './access/ConfirmIdentity';
import { createSessionFetch } from './access/sessionFetch';
import { SignInAgain } from './access/SignInAgain';
import { sessionKey } from '../queries/queryKeys';
import { t } from './i18n/t';

/**
 * The back office. Needs the router of `createAdminRouter` and `Themed` around it.
 * @param host capabilities of the environment
 */
export function AdminApp({ host }: { host: Host }) {
  const [{ api, queryClient }] = useState(() => createClients(host));
  return (
    <HostContext value={host}>
      <ApiProvider client={api}>
        <QueryClientProvider client={queryClient}>
          <TooltipProvider>
            <Screens />
          </TooltipProvider>
        </QueryClientProvider>
      </ApiProvider>
    </HostContext>
  );
}

// Subscribed before the screens mount, which react to a language change later.
useLanguage.subscribe(() => {
  Object.assign(fieldTexts, { optional: t('optional'), sentence: translated });
  dialogTexts.dismiss = t('Dismiss');
  queryTexts.tryAgain = t('Try again');
});

function Screens() {
  const language = useLanguage((state) => state.language);
  return (
    <>
      {/* A plain link, because a full page load clears the error. */}
      <ScreensBoundary key={language} rest={<a href="/admin">{t('Back to the dashboard')}</a>}>
        <FailureReason value={failureText}>
          <NavigationGuard>
            <AdminRoutes />
          </NavigationGuard>
        </FailureReason>
        <ConfirmIdentity />
        <SignInAgain />
      </ScreensBoundary>
      <LazyToasts texts={{ label: t('Notifications'), close: t('Dismiss notification') }} />
    </>
  );
}

function createClients(host: Host) {
  const queryClient = createQueryClient();
  const isSignedIn = () =>
    queryClient.getQueryData<AdminSession>(sessionKey)?.authenticated ?? false;
  const api = createClient({
    fetch: createSessionFetch(host.fetch, isSignedIn),
    language: currentLanguage,
  });
  return { api, queryClient };
}
