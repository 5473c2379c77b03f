import type { ReactNode } from 'react';
import { createBrowserRouter, useRouteError } from 'react-router';

type AdminRouter = ReturnType<typeof createBrowserRouter>;

/**
 * The router of the back office, for browser and desktop app. It is a data router without loaders, because only a
 * data router can block navigation (`useBlocker`).
 * @param app rendered at every address; it has its own routes
 */
export function createAdminRouter(app: ReactNode): AdminRouter {
  return createBrowserRouter([adminRoute(app)]);
}

export function adminRoute(app: ReactNode) {
  return { path: '*', element: app, ErrorBoundary: RethrowError };
}

/** Rethrows, so that our error boundary handles the error instead of the router's own page. */
function RethrowError(): never {
  throw useRouteError();
}
