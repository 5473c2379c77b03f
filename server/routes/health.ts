import { API_VERSION, PRODUCT, type Health } from '@shared/contract/version';
import type Router from '@koa/router';
import { version } from '../../package.json';
import type { Deps } from '../appDependencies';
import { unavailable, type PlainSentence } from '../errors';
import { whyNotWritable } from '../files/folderCheck';
import { renderPath } from '../rendering/pageData';

const HEALTHY: Health = { status: 'ok', product: PRODUCT, apiVersion: API_VERSION, version };

/** Shortest interval between checks of failed pages and of the disk, however often health is requested. */
const TRY_AGAIN_MS = 5_000;

/** 200 while the database answers, the data folder is writable and pages render; for balancers and the app. */
export function mountHealth(router: Router, deps: Deps): void {
  let triedAt: number | null = null;
  const tryAgain = async () => {
    const now = deps.now().getTime();
    if (triedAt !== null && Math.abs(now - triedAt) < TRY_AGAIN_MS) return;
    triedAt = now;
    await Promise.allSettled(deps.renderer.failing().map((path) => renderPath(path, deps)));
  };
  let disk: { triedAt: number; problem: Promise<PlainSentence | null> } | null = null;
  /** The latest result, or the check in progress. */
  const diskProblem = (): Promise<PlainSentence | null> => {
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
