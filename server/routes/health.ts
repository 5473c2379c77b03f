import { API_VERSION, PRODUCT, type Health } from '@shared/contract/version';
import type Router from '@koa/router';
import { version } from '../../package.json';
import type { Deps } from '../appDependencies';
import { unavailable } from '../errors';
import { whyNotWritable } from '../files/folderCheck';
import { renderPath } from '../rendering/pageData';

const HEALTHY: Health = { status: 'ok', product: PRODUCT, apiVersion: API_VERSION, version };

/** However often health is asked for, failed pages are rendered and the disk is tried at most this often. */
const TRY_AGAIN_MS = 5_000;

/**
 * 200 while the database answers, the data folder can be written and pages can be rendered; for
 * balancers, containers and the desktop app.
 */
export function mountHealth(router: Router, deps: Deps): void {
  let triedAt: number | null = null;
  /** Renders the pages that failed with what is true now. */
  const tryAgain = async () => {
    const now = deps.now().getTime();
    if (triedAt !== null && Math.abs(now - triedAt) < TRY_AGAIN_MS) return;
    triedAt = now;
    await Promise.allSettled(deps.renderer.failing().map((path) => renderPath(path, deps)));
  };
  let disk: { triedAt: number; problem: Promise<string | null> } | null = null;
  /** What was found a moment ago, or is being found out. */
  const diskProblem = (): Promise<string | null> => {
    const now = deps.now().getTime();
    if (!disk || Math.abs(now - disk.triedAt) >= TRY_AGAIN_MS) {
      disk = { triedAt: now, problem: whyNotWritable(deps.env.dataDir) };
    }
    return disk.problem;
  };
  router.get('/healthz', async (ctx) => {
    await deps.db.ping().catch(() => {
      throw unavailable();
    });
    const problem = await diskProblem();
    if (problem !== null) throw unavailable(problem);
    if (deps.renderer.failing().length > 0) await tryAgain();
    if (deps.renderer.failing().length > 0) throw unavailable();
    ctx.set('Cache-Control', 'no-store');
    ctx.body = HEALTHY;
  });
}
