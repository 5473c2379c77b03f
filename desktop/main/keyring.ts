import { safeStorage } from 'electron';

/** Younger calls, which not every runtime has; the others block the app while the keyring answers. */
type AsyncCalls = Pick<
  typeof safeStorage,
  'isAsyncEncryptionAvailable' | 'encryptStringAsync' | 'decryptStringAsync'
>;

/**
 * Whether the system offers encryption. Linux without a keyring "encrypts" with a password that
 * is in the source: that is none. A runtime that cannot say which of the two it does counts as
 * without.
 */
export async function canEncrypt(): Promise<boolean> {
  const { isAsyncEncryptionAvailable } = asyncCalls();
  const isAvailable = isAsyncEncryptionAvailable
    ? await isAsyncEncryptionAvailable.call(safeStorage)
    : safeStorage.isEncryptionAvailable();
  if (!isAvailable || process.platform !== 'linux') return isAvailable;
  // Not in every runtime.
  const { getSelectedStorageBackend: backend } = safeStorage as Partial<typeof safeStorage>;
  return backend !== undefined && backend.call(safeStorage) !== 'basic_text';
}

/** Encrypts with a key of the system's keyring. @throws Error when it is not to be had */
export async function seal(text: string): Promise<Buffer> {
  const { encryptStringAsync } = asyncCalls();
  if (!encryptStringAsync) return safeStorage.encryptString(text);
  return encryptStringAsync.call(safeStorage, text);
}

/** The text of what {@link seal} made. @throws Error when the key is another, or gone */
export async function unseal(sealed: Buffer): Promise<string> {
  const { decryptStringAsync } = asyncCalls();
  if (!decryptStringAsync) return safeStorage.decryptString(sealed);
  // Whatever changes is sealed anew with the key of then.
  return (await decryptStringAsync.call(safeStorage, sealed)).result;
}

function asyncCalls(): Partial<AsyncCalls> {
  return safeStorage;
}
