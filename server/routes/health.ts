import { API_VERSION, PRODUCT, type Health } from '@shared/contract/version';
import type Router from '@koa/router';
import type { Deps } from '../deps';
import { unavailable } from '../errors';

const HEALTHY: Health = { status: 'ok', product: PRODUCT, apiVersion: API_VERSION };

/**
 * 200 while the database answers and pages can be rendered; for balancers, containers and the
 * desktop app.
 */
export function mountHealth(router: Router, deps: Pick<Deps, 'db' | 'renderer'>): void {
  router.get('/healthz', async (ctx) => {
    await deps.db.ping().catch(() => {
      throw unavailable();
    });
    if (!(await deps.renderer.isWorking())) throw unavailable();
    ctx.set('Cache-Control', 'no-store');
    ctx.body = HEALTHY;
  });
}
