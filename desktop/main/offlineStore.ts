import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { SESSION_ADDRESS } from '@shared/contract/initialRequests';
import * as z from 'zod/mini';
import { logFailure } from './failures';
import { canEncrypt, seal, unseal } from './keyring';
import { mustDiscardCopy } from './discardCopy';

const keptSchema = z.object({
  at: z.string(),
  type: z.string(),
  body: z.string(),
  /** Start of a list's next page; `null` at its end and for other answers. */
  nextCursor: z._default(z.nullable(z.string()), null),
});
export type Kept = z.infer<typeof keptSchema>;
const storeSchema = z.record(z.string(), keptSchema);

/** Requests whose answers are useful offline. */
const KEPT_PATHS =
  /^\/api\/(admin\/(session|summary|today|house|villa|calendar(-sync)?|mail|bookings\/[A-Z0-9-]+(\/conversation)?|conversations|figures|price-overrides|gallery)|bookings|contact|villa-settings|config)$/;
/** Visited months and searches accumulate; the oldest are dropped. */
const MAX_ANSWERS = 600;
/** Answers arrive in bursts, and each write encrypts all of them. */
const WRITE_MS = 1_000;

type Answers = Map<string, Kept>;

/** A villa's latest server answers, encrypted with a key of the system's keyring. */
export type OfflineStore = {
  isKept: (pathname: string) => boolean;
  /**
   * Call it before the request: an answer that arrives after a {@link OfflineStore.wipe} was read by somebody who
   * has signed out and is not stored. A session of another user or role wipes the store.
   * @returns stores an answer under its address, a path with query
   */
  keeper: (villaId: string) => (address: string, answer: Kept) => void;
  /** @returns looks up the stored answer of an address */
  read: (villaId: string) => Promise<(address: string) => Kept | null>;
  /** Nothing is found from now on; the promise resolves once the disk is clean. */
  wipe: (villaId: string) => Promise<void>;
  /** Writes pending answers before the app quits; `null` if there are none. */
  flush: () => Promise<void> | null;
};

/**
 * Operations on one villa run in turn and never block the app: decrypting on the first read, encrypting some time
 * after the last answer.
 * @param folder has one file per villa, only if the system can encrypt
 */
export function openOfflineStore(folder: string): OfflineStore {
  const villas = new Map<string, ReturnType<typeof openVilla>>();
  const villaOf = (id: string) => {
    const known = villas.get(id) ?? openVilla(path.join(folder, `${id}.sealed`));
    villas.set(id, known);
    return known;
  };
  return {
    isKept: (pathname) => KEPT_PATHS.test(pathname),
    keeper: (villaId) => villaOf(villaId).keeper(),
    read: (villaId) => villaOf(villaId).read(),
    wipe: (villaId) => villaOf(villaId).wipe(),
    flush: () => {
      const writes = [...villas.values()]
        .map((villa) => villa.flush())
        .filter((one) => one !== null);
      return writes.length > 0 ? Promise.all(writes).then(() => undefined) : null;
    },
  };
}

function openVilla(file: string) {
  let answers: Answers = new Map();
  let wipes = 0;
  let timer: NodeJS.Timeout | null = null;
  let waiting = 0;
  let last: Promise<void> = Promise.resolve();
  const inTurn = (task: () => Promise<void>): Promise<void> => {
    waiting += 1;
    const next = last.then(task).finally(() => {
      waiting -= 1;
    });
    last = next.catch(() => undefined);
    return next;
  };

  let loading: Promise<void> | null = null;
  /** Only call it if the system can encrypt. */
  const loaded = () =>
    (loading ??= inTurn(async () => {
      const before = wipes;
      const kept = await load(file);
      // Answers received meanwhile are newer.
      if (wipes === before) answers = new Map([...kept, ...answers]);
    }));
  const write = () =>
    inTurn(async () => {
      if (answers.size === 0 || !(await canEncrypt())) return;
      answers = newest(answers);
      const before = wipes;
      const sealed = await seal(JSON.stringify(Object.fromEntries(answers)));
      if (wipes === before) await replaceFile(file, sealed);
    }).catch(logFailure);
  const flush = (): Promise<void> | null => {
    if (!timer) return waiting > 0 ? last : null;
    clearTimeout(timer);
    timer = null;
    return write();
  };

  const wipe = async (): Promise<void> => {
    wipes += 1;
    answers = new Map();
    if (timer) clearTimeout(timer);
    timer = null;
    await inTurn(() => rm(file, { force: true }));
  };

  return {
    keeper: () => {
      let before = wipes;
      const keep = async (address: string, answer: Kept) => {
        if (!(await canEncrypt()) || wipes !== before) return;
        if (address === SESSION_ADDRESS) {
          await loaded();
          if (mustDiscardCopy(answers.get(address)?.body ?? null, answer.body)) {
            await wipe();
            before = wipes;
          }
        }
        answers.set(address, address === SESSION_ADDRESS ? withoutPlace(answer) : answer);
        timer ??= setTimeout(() => void flush(), WRITE_MS);
        await loaded();
      };
      return (address: string, answer: Kept) => void keep(address, answer).catch(logFailure);
    },
    read: async () => {
      if (!(await canEncrypt())) return () => null;
      await loaded();
      return (address: string) => answers.get(address) ?? null;
    },
    wipe,
    flush,
  };
}

/** Removes the event id, because cached answers are of different ages. */
function withoutPlace(session: Kept): Kept {
  const { lastEventId: _place, ...rest } = JSON.parse(session.body) as Record<string, unknown>;
  return { ...session, body: JSON.stringify(rest) };
}

async function load(file: string): Promise<[string, Kept][]> {
  try {
    const text = await unseal(await readFile(file));
    return Object.entries(storeSchema.parse(JSON.parse(text)));
  } catch {
    // No file yet, or its key is gone.
    return [];
  }
}

/** Replaces a file atomically: a crash leaves either the old or the new one. */
async function replaceFile(file: string, content: Uint8Array): Promise<void> {
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(`${file}.new`, content, { mode: 0o600 });
  await rename(`${file}.new`, file);
}

function newest(answers: Answers): Answers {
  if (answers.size <= MAX_ANSWERS) return answers;
  const sorted = [...answers].sort(([, a], [, b]) => b.at.localeCompare(a.at));
  return new Map(sorted.slice(0, MAX_ANSWERS));
}
