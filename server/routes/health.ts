import { API_VERSION, PRODUCT, type Health } from '@shared/contract/version';
import type Router from '@koa/router';
import type { Deps } from '../deps';
import { unavailable } from '../errors';

const HEALTHY: Health = { status: 'ok', product: PRODUCT, apiVersion: API_VERSION };

/** 200 while the database answers; for balancers, containers and the desktop app. */
export function mountHealth(router: Router, deps: Pick<Deps, 'db'>): void {
  router.get('/healthz', async (ctx) => {
    await deps.db.ping().catch(() => {
      throw unavailable();
    });
    ctx.set('Cache-Control', 'no-store');
    ctx.body = HEALTHY;
  });
}
