import { presentSeason } from '@shared/contract/prices/season';
import { DEFAULT_SEASONS } from '@shared/domain/prices/season';
import { act, render, screen, within } from '@testing-library/react';
import { userEvent, type UserEvent } from '@testing-library/user-event';
import {
  createMemoryRouter,
  RouterProvider,
  useLocation,
  useNavigate,
  type NavigateFunction,
} from 'react-router';
import { AdminApp } from '../admin/AdminApp';
import { adminRoute } from '../admin/adminRouter';
import type { Host } from '../admin/platform';
import { Themed } from '../admin/Themed';
import { CONFIG } from './buildGallery';
import { buildToday } from './buildToday';
import { fakeServer, type FakeServer } from './fakeServer';
import { pretendScreen } from './render';

type Routes = Parameters<typeof fakeServer>[0];

export const SIGNED_IN = { authenticated: true, requiresPasswordChange: false };
export const SIGNED_OUT = { authenticated: false, requiresPasswordChange: false };
export const MUST_CHANGE = { authenticated: true, requiresPasswordChange: true };

export const NO_CONVERSATION = { messages: [], tiedMessages: [], filesLeft: 40 };

/**
 * The whole back office at an address, on a wide screen by default.
 * @param routes the server's responses; the session is a signed-in owner's by default
 * @param options.host further capabilities of the environment
 * @returns `path` is the current address; `goTo` navigates like the browser's buttons
 */
export function renderAdmin(
  route: string,
  routes: Routes = {},
  { isWide = true, host = {} }: { isWide?: boolean; host?: Partial<Host> } = {},
): {
  user: UserEvent;
  server: FakeServer;
  path: () => string;
  goTo: (to: string | number) => Promise<void>;
} {
  pretendScreen({ isWide });
  const server = fakeServer({
    'GET /api/admin/session': { body: SIGNED_IN },
    'GET /api/admin/summary': {
      body: {
        confirmedRevenueEur: '12450.50',
        confirmedCount: 4,
        pendingCount: 2,
        totalCount: 9,
        messageCount: 3,
        unreadMessageCount: 1,
      },
    },
    'GET /api/config': { body: { ...CONFIG, villaName: 'Villa Luz' } },
    'GET /api/admin/today': { body: buildToday() },
    'GET /api/bookings': { body: [] },
    'GET /api/admin/conversations': { body: [] },
    'GET /api/admin/bookings/VL-7K3Q9M/conversation': { body: NO_CONVERSATION },
    'GET /api/admin/price-plan': {
      body: {
        seasons: DEFAULT_SEASONS.map(presentSeason),
        updatedAt: '2027-03-01T10:00:00.000Z',
      },
    },
    ...routes,
  });
  let path = route;
  let navigate: NavigateFunction = () => undefined;
  const app = (
    <>
      <AdminApp host={{ fetch: server.fetch, siteUrl: '/', ...host }} />
      <Watch
        onMove={(now, go) => {
          path = now;
          navigate = go;
        }}
      />
    </>
  );
  const router = createMemoryRouter([adminRoute(app)], { initialEntries: [route] });
  render(
    <Themed>
      <RouterProvider router={router} />
    </Themed>,
  );
  return {
    user: userEvent.setup(),
    server,
    path: () => path,
    goTo: (to) => act(() => (typeof to === 'number' ? navigate(to) : navigate(to))),
  };
}

/** The link to a tab in the rail or the bottom bar. Its name may include a count: "Messages 1 unread". */
export function tabLink(label: string): HTMLElement {
  return within(screen.getByRole('navigation', { name: 'Admin' })).getByRole('link', {
    name: new RegExp(`^${label}\\b`),
  });
}

function Watch({ onMove }: { onMove: (path: string, navigate: NavigateFunction) => void }) {
  onMove(useLocation().pathname, useNavigate());
  return null;
}
