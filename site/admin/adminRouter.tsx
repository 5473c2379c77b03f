import type { ReactNode } from 'react';
import { createBrowserRouter, useRouteError } from 'react-router';

type AdminRouter = ReturnType<typeof createBrowserRouter>;

/**
 * The router of the back office, in the browser and in the desktop app. A data router, although
 * no route loads data: only such a one can hold navigation back (`useBlocker`).
 * @param app what is shown at every address; it brings its own routes
 */
export function createAdminRouter(app: ReactNode): AdminRouter {
  return createBrowserRouter([adminRoute(app)]);
}

/** The one route of that router, for a router in memory as well. */
export function adminRoute(app: ReactNode) {
  return { path: '*', element: app, ErrorBoundary: RethrowError };
}

/** Without it the router would show a page of its own instead of our boundary around it. */
function RethrowError(): never {
  throw useRouteError();
}
