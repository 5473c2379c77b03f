import type { ElectronApplication } from 'playwright-core';

/**
 * Gives the app a fake system keyring, which a machine without a desktop lacks.
 * @param options.isAsync provides only the newer, asynchronous calls
 */
export async function giveKeyring(
  app: ElectronApplication,
  { isAsync = false }: { isAsync?: boolean } = {},
): Promise<void> {
  await app.evaluate(({ safeStorage }, withAsync) => {
    const turned = (bytes: Buffer) => Buffer.from(bytes.map((byte) => byte ^ 0x5a));
    Object.assign(safeStorage, {
      isEncryptionAvailable: () => true,
      getSelectedStorageBackend: () => 'gnome_libsecret',
      encryptString: (text: string) => turned(Buffer.from(text)),
      decryptString: (bytes: Buffer) => turned(bytes).toString(),
    });
    if (!withAsync) return;
    const gone = () => {
      throw new Error('This call is gone');
    };
    Object.assign(safeStorage, {
      isEncryptionAvailable: gone,
      encryptString: gone,
      decryptString: gone,
      isAsyncEncryptionAvailable: async () => true,
      encryptStringAsync: async (text: string) => turned(Buffer.from(text)),
      decryptStringAsync: async (bytes: Buffer) => ({
        result: turned(bytes).toString(),
        shouldReEncrypt: false,
      }),
    });
  }, isAsync);
}
