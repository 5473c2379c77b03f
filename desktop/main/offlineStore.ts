import { readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { safeStorage } from 'electron';
import * as z from 'zod/mini';
import { writeWhole } from './jsonFile';

const keptSchema = z.object({
  /** When it was read. */
  at: z.string(),
  type: z.string(),
  body: z.string(),
  /** Where a list goes on; `null` at its end and for whatever is no list. */
  nextCursor: z._default(z.nullable(z.string()), null),
});
export type Kept = z.infer<typeof keptSchema>;
const storeSchema = z.record(z.string(), keptSchema);

/** What is worth reading without a connection. */
const KEPT_PATHS =
  /^\/api\/(admin\/(session|summary|calendar(-sync)?|mail|bookings\/[A-Z0-9-]+|price-overrides|gallery)|bookings|contact|villa-settings|config)$/;
/** Months and searches that were looked at add up; the oldest go first. */
const MAX_ANSWERS = 600;
/** Answers come in crowds, and each write seals all of them. */
const WRITE_MS = 1_000;

/** The last answers of a villa's server, sealed with a key of the system's keyring. */
export type OfflineStore = {
  isKept: (pathname: string) => boolean;
  /**
   * To be asked for before a call is made: what comes in after a {@link OfflineStore.wipe} was
   * read by somebody who has signed out meanwhile, and is not kept.
   * @returns keeps an answer under its address, a path with query
   */
  keeper: (villaId: string) => (address: string, answer: Kept) => void;
  find: (villaId: string, address: string) => Kept | null;
  wipe: (villaId: string) => void;
  /** Writes what waits to be written, before the app ends. */
  flush: () => void;
};

/** @param folder a file for each villa is kept in it, and only where the system can encrypt */
export function openOfflineStore(folder: string): OfflineStore {
  const opened = new Map<string, Record<string, Kept>>();
  /** Villas with answers that are not written yet. */
  const waiting = new Map<string, NodeJS.Timeout>();
  const write = (villaId: string) => {
    clearTimeout(waiting.get(villaId));
    if (!waiting.delete(villaId)) return;
    const sealed = safeStorage.encryptString(JSON.stringify(answersOf(villaId)));
    writeWhole(fileOf(villaId), sealed);
  };
  /** How often a villa's answers were deleted. */
  const wipes = new Map<string, number>();
  const fileOf = (villaId: string) => path.join(folder, `${villaId}.sealed`);
  const answersOf = (villaId: string) => {
    const known = opened.get(villaId);
    if (known) return known;
    const read = unseal(fileOf(villaId));
    opened.set(villaId, read);
    return read;
  };
  return {
    isKept: (pathname) => KEPT_PATHS.test(pathname),
    keeper: (villaId) => {
      const wipesBefore = wipes.get(villaId);
      return (address, answer) => {
        if (!canEncrypt() || wipes.get(villaId) !== wipesBefore) return;
        const all = { ...answersOf(villaId), [address]: answer };
        const newest = Object.entries(all)
          .sort(([, a], [, b]) => b.at.localeCompare(a.at))
          .slice(0, MAX_ANSWERS);
        opened.set(villaId, Object.fromEntries(newest));
        if (waiting.has(villaId)) return;
        waiting.set(
          villaId,
          setTimeout(() => write(villaId), WRITE_MS),
        );
      };
    },
    find: (villaId, address) => (canEncrypt() ? (answersOf(villaId)[address] ?? null) : null),
    wipe: (villaId) => {
      opened.delete(villaId);
      clearTimeout(waiting.get(villaId));
      waiting.delete(villaId);
      wipes.set(villaId, (wipes.get(villaId) ?? 0) + 1);
      rmSync(fileOf(villaId), { force: true });
    },
    flush: () => [...waiting.keys()].forEach(write),
  };
}

/**
 * Whether the system offers encryption. Linux without a keyring "encrypts" with a password that
 * is in the source: that is none. A runtime that cannot say which of the two it does counts as
 * without.
 */
export function canEncrypt(): boolean {
  if (!safeStorage.isEncryptionAvailable()) return false;
  if (process.platform !== 'linux') return true;
  // Not in every runtime.
  const { getSelectedStorageBackend: backend } = safeStorage as Partial<typeof safeStorage>;
  return backend !== undefined && backend.call(safeStorage) !== 'basic_text';
}

function unseal(file: string): Record<string, Kept> {
  try {
    const text = safeStorage.decryptString(readFileSync(file));
    return storeSchema.parse(JSON.parse(text));
  } catch {
    // None yet, or sealed with a key that is gone: there is nothing to show either way.
    return {};
  }
}
