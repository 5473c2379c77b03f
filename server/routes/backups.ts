import type Router from '@koa/router';
import pLimit from 'p-limit';
import {
  downloadBackup,
  getBackupState,
  sealBackupKey,
} from '@shared/contract/backups/backupEndpoints';
import * as z from 'zod';
import { refusePostgres, streamBackup } from '../services/backups/createBackup';
import { keyEnvelopeSchema, sealKeys, type KeyEnvelope } from '../services/backups/keyEnvelope';
import { BackupError } from '../services/backups/manifest';
import { lastBackupAt, makesBackups } from '../services/backups/nightly';
import type { Secrets } from '../services/secrets/secrets';
import { storedJson } from '../storedJson';
import type { Deps } from '../appDependencies';
import { forbiddenOrigin, notFound, unsupported } from '../errors';
import { mount } from '../middleware/endpoint';
import { foreignCheck } from '../middleware/originCheck';
import { redirectToLogin } from '../middleware/redirectToLogin';

/** Streams a new backup to the owner. Koa closes the stream however the response ends. */
export function mountBackups(router: Router, deps: Deps): void {
  const inTurn = pLimit(1);
  const isForeign = foreignCheck(deps.env);
  mount(router, deps, sealBackupKey, async ({ body, read }) => {
    refuseElsewhere(deps);
    // One at a time: each takes 64 MB.
    const envelope = await inTurn(async () =>
      sealKeys(await deps.secrets.exportKeys(), body.passphrase),
    );
    const ticket = { until: read.now.getTime() + TICKET_MS, envelope };
    return { ticket: await deps.secrets.seal(TICKET_PLACE, JSON.stringify(ticket)) };
  });

  mount(router, deps, getBackupState, async ({ read }) => {
    const seconds = await lastBackupAt(deps.env.dataDir, read.now);
    return {
      lastAt: seconds === null ? null : new Date(seconds * 1000).toISOString(),
      isNightly: makesBackups(deps.env),
    };
  });

  router.get(downloadBackup.path, redirectToLogin);
  mount(router, deps, downloadBackup, async ({ ctx, query, read, session, record }) => {
    // A link on another site sends the cookie too, and could fill the disk with backups.
    if (isForeign(ctx.headers)) throw forbiddenOrigin(deps.env.publicUrl);
    refuseElsewhere(deps);
    const key =
      query.key === undefined ? null : await envelopeOf(query.key, read.now, deps.secrets);
    const after = { isWithKey: key !== null };
    await record('backup_downloaded', { after });
    const backup = await inTurn(() => streamBackup(deps.env.dataDir, read.now, key));
    deps.log.info({ userId: session.userId }, 'backup downloaded');
    ctx.attachment(`villa-${read.today}.tar`);
    ctx.type = 'application/x-tar';
    // Pictures do not compress.
    ctx.compress = false;
    return backup;
  });
}

/** @throws AppError 404 for an unknown or expired ticket */
async function envelopeOf(ticket: string, now: Date, secrets: Secrets): Promise<KeyEnvelope> {
  const text = await secrets.open(TICKET_PLACE, ticket);
  const stored = text === null ? null : storedJson(ticketSchema, text);
  if (!stored || stored.until < now.getTime()) throw notFound('This file');
  return stored.envelope;
}

/** A ticket's content, encrypted; it does not contain the passphrase. */
const ticketSchema = z.object({ until: z.number(), envelope: keyEnvelopeSchema });
const TICKET_MS = 10 * 60_000;
const TICKET_PLACE = 'backup.ticket';

/** @throws AppError 409 `unsupported` if the rows are not in a file */
function refuseElsewhere({ env }: Pick<Deps, 'env'>): void {
  try {
    refusePostgres(env);
  } catch (error) {
    // The original message is written for the console.
    if (error instanceof BackupError) throw unsupported(IN_POSTGRES);
    throw error;
  }
}

const IN_POSTGRES =
  'Your bookings are in PostgreSQL, which has backup tools of its own. Whoever looks after the server makes the backup there; docs/operations.md, “Move to PostgreSQL”, has the whole way.';
