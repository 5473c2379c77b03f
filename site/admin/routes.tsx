import { Navigate, Route, Routes, useLocation } from 'react-router';
import { ChangePassword } from './access/ChangePassword';
import { Login } from './access/Login';
import { SessionGate } from './access/SessionGate';
import { addressOfOldLink, NAVIGATION } from './navigation';
import { NotFound } from './NotFound';
import { Shell } from './shell/Shell';

/** Every screen of the back office and who may see it. */
export function AdminRoutes() {
  const isOldLink = useIsOldLink();
  return (
    <Routes>
      <Route path="/admin/login" element={<Login />} />
      <Route element={<SessionGate />}>
        {isOldLink ? (
          <Route path="/admin" element={<OldLink />} />
        ) : (
          <Route element={<Shell />}>
            {NAVIGATION.map(({ id, path, screen: Screen }) => (
              <Route key={id} path={path} element={<Screen />} />
            ))}
          </Route>
        )}
        <Route path="/admin/change-password" element={<ChangePassword />} />
      </Route>
      <Route path="*" element={<NotFound />} />
    </Routes>
  );
}

/** Whether the address is of the kind that mails and notifications named before each tab had its own. */
function useIsOldLink(): boolean {
  const { pathname, search } = useLocation();
  return pathname === '/admin' && new URLSearchParams(search).has('tab');
}

function OldLink() {
  const { search, hash, state } = useLocation();
  return <Navigate to={addressOfOldLink(search) + hash} replace state={state} />;
}
