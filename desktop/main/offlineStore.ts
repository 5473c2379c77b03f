import { readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { safeStorage } from 'electron';
import * as z from 'zod/mini';
import { writeWhole } from './jsonFile';

const keptSchema = z.object({ at: z.string(), type: z.string(), body: z.string() });
export type Kept = z.infer<typeof keptSchema>;
const storeSchema = z.record(z.string(), keptSchema);

/** What is worth reading without a connection. */
const KEPT_PATHS =
  /^\/api\/(admin\/(session|summary|calendar(-sync)?|mail|bookings\/[A-Z0-9-]+|price-overrides)|bookings|contact|villa-settings|config)$/;
/** Months and searches that were looked at add up; the oldest go first. */
const MAX_ANSWERS = 80;

/** The last answers of a villa's server, sealed with a key of the system's keyring. */
export type OfflineStore = {
  isKept: (pathname: string) => boolean;
  /** @param villaId whose server answered  @param address path with query */
  keep: (villaId: string, address: string, answer: Kept) => void;
  find: (villaId: string, address: string) => Kept | null;
  wipe: (villaId: string) => void;
};

/** @param folder a file for each villa is kept in it, and only where the system can encrypt */
export function openOfflineStore(folder: string): OfflineStore {
  const opened = new Map<string, Record<string, Kept>>();
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
    keep: (villaId, address, answer) => {
      if (!canEncrypt()) return;
      const all = { ...answersOf(villaId), [address]: answer };
      const newest = Object.entries(all)
        .sort(([, a], [, b]) => b.at.localeCompare(a.at))
        .slice(0, MAX_ANSWERS);
      const answers = Object.fromEntries(newest);
      opened.set(villaId, answers);
      writeWhole(fileOf(villaId), safeStorage.encryptString(JSON.stringify(answers)));
    },
    find: (villaId, address) => (canEncrypt() ? (answersOf(villaId)[address] ?? null) : null),
    wipe: (villaId) => {
      opened.delete(villaId);
      rmSync(fileOf(villaId), { force: true });
    },
  };
}

/** Linux without a keyring "encrypts" with a password that is in the source: that is none. */
export function canEncrypt(): boolean {
  if (!safeStorage.isEncryptionAvailable()) return false;
  if (process.platform !== 'linux') return true;
  return safeStorage.getSelectedStorageBackend() !== 'basic_text';
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
