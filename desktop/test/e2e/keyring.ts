import type { ElectronApplication } from 'playwright-core';

/** Gives the app a keyring of the system's, which a machine without a desktop has none of. */
export async function giveKeyring(app: ElectronApplication): Promise<void> {
  await app.evaluate(({ safeStorage }) => {
    const turned = (bytes: Buffer) => Buffer.from(bytes.map((byte) => byte ^ 0x5a));
    Object.assign(safeStorage, {
      isEncryptionAvailable: () => true,
      getSelectedStorageBackend: () => 'gnome_libsecret',
      encryptString: (text: string) => turned(Buffer.from(text)),
      decryptString: (bytes: Buffer) => turned(bytes).toString(),
    });
  });
}
