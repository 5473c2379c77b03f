import { Link, Route, Routes } from 'react-router';
import { Dashboard } from './dashboard/Dashboard';
import { LazyPart } from './components/LazyPart';
import { loadPart } from './components/loadPart';
import { NotFound } from './NotFound';
import { ChangePassword } from './access/ChangePassword';
import { Login } from './access/Login';
import { SessionCheck, SessionGate } from './access/SessionGate';

/** Loaded when it is opened: drag and drop is of use nowhere else. */
const GalleryManager = loadPart(
  async () => (await import('./gallery/GalleryManager')).GalleryManager,
);

/** Every screen of the back office and who may see it. */
export function AdminRoutes() {
  return (
    <Routes>
      <Route path="/admin/login" element={<Login />} />
      <Route element={<SessionGate />}>
        <Route path="/admin" element={<Dashboard />} />
        <Route
          path="/admin/gallery"
          element={
            <LazyPart waiting={<SessionCheck />} rest={<Link to="/admin">Back to Admin</Link>}>
              <GalleryManager />
            </LazyPart>
          }
        />
        <Route path="/admin/change-password" element={<ChangePassword />} />
      </Route>
      <Route path="*" element={<NotFound />} />
    </Routes>
  );
}
