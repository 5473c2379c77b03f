import { safeStorage } from 'electron';

/** Newer asynchronous calls, which some runtimes lack. The others block the app while the keyring answers. */
type AsyncCalls = Pick<
  typeof safeStorage,
  'isAsyncEncryptionAvailable' | 'encryptStringAsync' | 'decryptStringAsync'
>;

/**
 * Whether the system offers encryption. On Linux without a keyring, Electron encrypts with a hard-coded password,
 * which does not count. Returns false if the runtime cannot tell.
 */
export async function canEncrypt(): Promise<boolean> {
  const { isAsyncEncryptionAvailable } = asyncCalls();
  const isAvailable = isAsyncEncryptionAvailable
    ? await isAsyncEncryptionAvailable.call(safeStorage)
    : safeStorage.isEncryptionAvailable();
  if (!isAvailable || process.platform !== 'linux') return isAvailable;
  // Missing in some runtimes.
  const { getSelectedStorageBackend: backend } = safeStorage as Partial<typeof safeStorage>;
  return backend !== undefined && backend.call(safeStorage) !== 'basic_text';
}

/** Encrypts with a key from the system's keyring. @throws Error when it is unavailable */
export async function seal(text: string): Promise<Buffer> {
  const { encryptStringAsync } = asyncCalls();
  if (!encryptStringAsync) return safeStorage.encryptString(text);
  return encryptStringAsync.call(safeStorage, text);
}

/** Decrypts the result of {@link seal}. @throws Error when the key has changed or is gone */
export async function unseal(sealed: Buffer): Promise<string> {
  const { decryptStringAsync } = asyncCalls();
  if (!decryptStringAsync) return safeStorage.decryptString(sealed);
  // `shouldReEncrypt` is ignored: the next write uses the current key.
  return (await decryptStringAsync.call(safeStorage, sealed)).result;
}

function asyncCalls(): Partial<AsyncCalls> {
  return safeStorage;
}
