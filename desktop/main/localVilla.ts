import { randomBytes, randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import path from 'node:path';
import type { LocalVillaState, VillaEntry } from '@shared/contract/desktop';
import { app } from 'electron';
import * as z from 'zod/mini';
import { readJson, writeWhole } from './jsonFile';
import { freePort, startLocalServer, type LocalServerProcess } from './localServerProcess';
import type { LocalOwner } from './localOwner';
import { t } from './language';

/** `MAX_CRASHES` within this time count as a permanent failure. */
const CRASHES_MS = 60_000;
const MAX_CRASHES = 3;

const keptSchema = z.object({
  id: z.uuid(),
  /** Reused, so that bookmarks of the site keep working. */
  port: z.nullable(z.number()),
  /** The server starts with the first password; the second replaces it at once. */
  owner: z.object({ firstPassword: z.string(), password: z.string() }),
});
type Kept = z.infer<typeof keptSchema>;

export type LocalVilla = {
  /** `null` if the app has no server. */
  state: () => LocalVillaState | null;
  isLocal: (villa: VillaEntry) => boolean;
  /**
   * Whether the app's own server listens at this address. Its process has reported over its own pipe that it holds
   * the port and is still running, so no other program can have taken the port.
   */
  isListening: (origin: string) => boolean;
  /**
   * Creates the villa on its first start, and starts its server unless it runs.
   * @returns its address and owner
   * @throws Error with the reason as text
   */
  start: (options?: {
    withExamples?: boolean;
  }) => Promise<{ villa: VillaEntry; owner: LocalOwner }>;
  /** Resolves when a starting server has started or failed. */
  settled: () => Promise<void>;
  stop: () => Promise<void>;
  /** Credentials for the move to a server; `null` before there is an owner. */
  owner: () => LocalOwner | null;
};

type Running = { server: LocalServerProcess; villa: VillaEntry; owner: LocalOwner };

type Events = {
  onChange: () => void;
  /** The server is running again after a crash, possibly at another address. */
  onRestart: (villa: VillaEntry) => void;
};

/** A villa whose server the app runs on this computer. @param folder for all data of the villa */
export function openLocalVilla(folder: string, { onChange, onRestart }: Events): LocalVilla {
  const file = path.join(folder, 'villa.json');
  const program = serverProgram();
  let kept = readJson(file, z.nullable(keptSchema), null);
  let running: Promise<Running> | null = null;
  let listeningAt: string | null = null;
  let status: LocalVillaState['status'] = 'stopped';
  let notice: string | null = null;
  let crashes: number[] = [];

  const tell = (next: LocalVillaState['status'], message: string | null) => {
    status = next;
    notice = message;
    onChange();
  };
  const keep = (next: Kept) => {
    kept = next;
    writeWhole(file, JSON.stringify(next));
  };

  const begin = async (withExamples: boolean): Promise<Running> => {
    if (!existsSync(program)) throw new Error('This app came without a server.');
    const { owner, id, port: before } = kept ?? newVilla();
    const port = await freePort(before);
    keep({ id, port, owner });
    const origin = `http://127.0.0.1:${port}`;
    const server = await startLocalServer(program, {
      args: withExamples ? ['--examples'] : [],
      env: {
        NODE_ENV: 'production',
        HOST: '127.0.0.1',
        PORT: String(port),
        PUBLIC_URL: origin,
        DATA_DIR: path.join(folder, 'data'),
        ADMIN_PASSWORD: owner.firstPassword,
        LOG_LEVEL: 'warn',
      },
    });
    listeningAt = origin;
    server.onEnd(handleCrash);
    return { server, villa: { id, origin, isLocal: true }, owner: ownerOf(owner) };
  };

  /** @param crash the reason for a restart; `null` for a normal start */
  const run = (withExamples: boolean, crash: string | null) => {
    tell(
      'starting',
      crash && t('Its server has stopped and is being started again. {crash}', { crash }),
    );
    const starting = begin(withExamples);
    running = starting;
    starting.then(
      () =>
        tell(
          'running',
          crash && t('Its server had stopped and was started again. {crash}', { crash }),
        ),
      (error: unknown) => {
        running = null;
        tell('failed', error instanceof Error ? error.message : String(error));
      },
    );
    return starting;
  };

  const handleCrash = (reason: string) => {
    running = null;
    listeningAt = null;
    const now = Date.now();
    crashes = [...crashes.filter((at) => now - at < CRASHES_MS), now];
    if (crashes.length >= MAX_CRASHES) {
      tell(
        'failed',
        t('Its server has stopped {length} times within a minute. {reason}', {
          length: crashes.length,
          reason,
        }),
      );
      return;
    }
    run(false, reason).then(
      ({ villa }) => onRestart(villa),
      // Already reported.
      () => undefined,
    );
  };

  return {
    state: () => (existsSync(program) ? { id: kept?.id ?? null, status, notice } : null),
    isLocal: ({ id }) => id === kept?.id,
    isListening: (origin) => origin === listeningAt,
    start: async ({ withExamples = false } = {}) => {
      const { villa, owner } = await (running ?? run(withExamples && kept === null, null));
      return { villa, owner };
    },
    settled: async () => {
      await running?.catch(() => undefined);
    },
    stop: async () => {
      const stopping = await running?.catch(() => null);
      running = null;
      listeningAt = null;
      await stopping?.server.stop();
      if (stopping) tell('stopped', null);
    },
    owner: () => kept && ownerOf(kept.owner),
  };
}

/** Outside the app's archive, because native modules and workers must be plain files. */
function serverProgram(): string {
  const folder = app.isPackaged ? `${app.getAppPath()}.unpacked` : app.getAppPath();
  return path.join(folder, 'dist/server/local.js');
}

function newVilla(): Kept {
  return {
    id: randomUUID(),
    port: null,
    owner: { firstPassword: newPassword(), password: newPassword() },
  };
}

/** Long, and with one character of each kind that the password rules require. */
function newPassword(): string {
  return `Villa-${randomBytes(12).toString('hex')}-1`;
}

function ownerOf({ password, firstPassword }: Kept['owner']): LocalOwner {
  return { username: 'admin', passwords: [password, firstPassword] };
}
