import { createReadStream, type ReadStream } from 'node:fs';
import { rm } from 'node:fs/promises';
import type Router from '@koa/router';
import pLimit from 'p-limit';
import { downloadBackup } from '@shared/contract/endpoints';
import { recordAudit } from '../services/audit/recordAudit';
import { createBackup, passingBackup, refusePostgres } from '../services/backups/createBackup';
import { BackupError } from '../services/backups/manifest';
import type { Deps } from '../appDependencies';
import { forbiddenOrigin, unsupported } from '../errors';
import { mount } from '../middleware/endpoint';
import { foreignCheck } from '../middleware/originCheck';
import { redirectToLogin } from '../middleware/redirectToLogin';

/** Hands the owner a fresh backup, made for this download and deleted after it. */
export function mountBackups(router: Router, deps: Deps): void {
  const inTurn = pLimit(1);
  const isForeign = foreignCheck(deps.env);
  router.get(downloadBackup.path, redirectToLogin);
  mount(router, deps, downloadBackup, async ({ ctx, read, session, write }) => {
    // A link on another site comes with the cookie, and would fill the disk with backups.
    if (isForeign(ctx.headers)) throw forbiddenOrigin(deps.env.publicUrl);
    refuseElsewhere(deps);
    await write((context) => recordAudit('backup_downloaded', {}, context));
    const file = await inTurn(async () => {
      const target = passingBackup(deps.env.dataDir);
      await createBackup(deps.env.dataDir, target, read.now);
      return target;
    });
    deps.log.info({ userId: session.userId }, 'backup downloaded');
    ctx.attachment(`villa-${read.today}.tar`);
    ctx.type = 'application/x-tar';
    // Pictures do not compress, and a compressed answer would have no Content-Length.
    ctx.compress = false;
    return deletedAfterwards(file);
  });
}

/** @throws AppError 409 `unsupported` where the rows are not in a file */
function refuseElsewhere({ env }: Pick<Deps, 'env'>): void {
  try {
    refusePostgres(env);
  } catch (error) {
    // Its own words are for the console.
    if (error instanceof BackupError) throw unsupported(IN_POSTGRES);
    throw error;
  }
}

const IN_POSTGRES =
  'Your bookings are in PostgreSQL, which has backup tools of its own. Whoever looks after the server makes the backup there; docs/operations.md, “Move to PostgreSQL”, has the whole way.';

/** Koa closes the stream when the answer ends, however it ends. */
function deletedAfterwards(file: string): ReadStream {
  const stream = createReadStream(file);
  stream.once('close', () => void rm(file, { force: true }).catch(() => undefined));
  return stream;
}
