import { INVITATION_PATH } from '@shared/contract/access/users';
import type { Permission } from '@shared/domain/access/permissions';
import type { ComponentType } from 'react';
import { Navigate, Route, Routes, useLocation } from 'react-router';
import { ChangePassword } from './access/ChangePassword';
import { Login } from './access/Login';
import { NotForRole } from './access/NotForRole';
import { CHANGE_PASSWORD, RESET_PASSWORD, SECOND_FACTOR } from './access/returnTo';
import { SessionCheck, SessionGate } from './access/SessionGate';
import { usePermissions } from './access/usePermissions';
import { LazyPart } from './components/LazyPart';
import { loadPart } from './components/loadPart';
import { addressOfOldLink, BANK_PATH, NAVIGATION } from './navigation';
import { NotFound } from './NotFound';
import { SettingsScreen } from './settings/SettingsScreen';
import { SETTINGS_PAGES } from './settings/settingsPages';
import { Shell } from './shell/Shell';
import { useTabs } from './shell/useTabs';

const AcceptInvitation = loadPart(
  async () => (await import('./access/AcceptInvitation')).AcceptInvitation,
);
const ResetPassword = loadPart(async () => (await import('./access/ResetPassword')).ResetPassword);
const SetUpSecondFactor = loadPart(
  async () => (await import('./account/SetUpSecondFactor')).SetUpSecondFactor,
);

export function AdminRoutes() {
  const isOldLink = useIsOldLink();
  return (
    <Routes>
      <Route path="/admin/login" element={<Login />} />
      <Route path={RESET_PASSWORD} element={<Seldom screen={ResetPassword} />} />
      <Route path={INVITATION_PATH} element={<Seldom screen={AcceptInvitation} />} />
      <Route element={<SessionGate />}>
        {isOldLink ? (
          <Route path="/admin" element={<OldLink />} />
        ) : (
          <Route element={<Shell />}>
            {NAVIGATION.filter(({ id }) => id !== 'settings').map(
              ({ id, path, permission, screen }) => (
                <Route key={id} path={path} element={<Allowed {...{ permission, screen }} />} />
              ),
            )}
            <Route
              path="/admin/settings/bank-details"
              element={<Navigate to={BANK_PATH} replace />}
            />
            {SETTINGS_PAGES.map(({ path, permission }) => (
              <Route
                key={path}
                path={path}
                element={<Allowed permission={permission} screen={SettingsScreen} />}
              />
            ))}
          </Route>
        )}
        <Route path={CHANGE_PASSWORD} element={<ChangePassword />} />
        <Route path={SECOND_FACTOR} element={<Seldom screen={SetUpSecondFactor} />} />
      </Route>
      <Route path="*" element={<NotFound />} />
    </Routes>
  );
}

/**
 * A screen for permitted roles. On the start page and the settings, other roles are redirected to the first screen
 * they may open.
 */
function Allowed({
  permission,
  screen: Screen,
}: {
  permission: Permission;
  screen: ComponentType;
}) {
  const can = usePermissions();
  const tabs = useTabs();
  const { pathname } = useLocation();
  if (can(permission)) return <Screen />;
  const first = pathname === '/admin' ? tabs[0] : null;
  const settings = pathname === '/admin/settings' ? tabs.find(({ id }) => id === 'settings') : null;
  const instead = first ?? settings;
  if (instead) return <Navigate to={instead.path} replace />;
  return <NotForRole />;
}

function Seldom({ screen: Screen }: { screen: ComponentType }) {
  return (
    <LazyPart waiting={<SessionCheck />}>
      <Screen />
    </LazyPart>
  );
}

/** Whether the address is of the kind that mails and notifications used before each tab had its own. */
function useIsOldLink(): boolean {
  const { pathname, search } = useLocation();
  return pathname === '/admin' && new URLSearchParams(search).has('tab');
}

function OldLink() {
  const { search, hash, state } = useLocation();
  return <Navigate to={addressOfOldLink(search) + hash} replace state={state} />;
}
