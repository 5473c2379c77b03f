import { Route, Routes } from 'react-router';
import { Dashboard } from './dashboard/Dashboard';
import { NotFound } from './NotFound';
import { ChangePassword } from './signIn/ChangePassword';
import { Login } from './signIn/Login';
import { SessionGate } from './signIn/SessionGate';

/** Every screen of the back office and who may see it. */
export function AdminRoutes() {
  return (
    <Routes>
      <Route path="/admin/login" element={<Login />} />
      <Route element={<SessionGate />}>
        <Route path="/admin" element={<Dashboard />} />
        <Route path="/admin/change-password" element={<ChangePassword />} />
      </Route>
      <Route path="*" element={<NotFound />} />
    </Routes>
  );
}
