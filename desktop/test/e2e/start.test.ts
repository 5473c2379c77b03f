import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newProfile, noRuntime, removeProfile, startDesktop, type DesktopApp } from './desktopApp';

describe.skipIf(noRuntime)(`the start of the app${noRuntime}`, () => {
  let profile: string;
  let desktop: DesktopApp;
  beforeAll(async () => {
    profile = await newProfile();
    desktop = await startDesktop(profile);
  });
  afterAll(async () => {
    await desktop?.close();
    if (profile) await removeProfile(profile);
  });

  it('shows its window even if the runtime cannot name the keyring', async () => {
    await desktop.app.evaluate(({ safeStorage }) => {
      safeStorage.isEncryptionAvailable = () => true;
      Object.assign(safeStorage, { getSelectedStorageBackend: undefined });
    });
    await desktop.page.reload();
    await desktop.page.getByRole('heading', { name: 'Connect to your villa' }).waitFor();
    expect(await desktop.page.getByText(/This system offers no encryption/).isVisible()).toBe(true);
  });

  it('asks for one script before its first screen', async () => {
    const scripts = await desktop.page
      .locator('script[src], link[rel="modulepreload"]')
      .evaluateAll((elements) => elements.map(({ outerHTML }) => outerHTML));
    expect(scripts).toHaveLength(1);
  });

  it('keeps its data apart from the installed app’s when run from the sources', async () => {
    const before = process.env['XDG_CONFIG_HOME'];
    process.env['XDG_CONFIG_HOME'] = profile;
    const fromSources = await startDesktop('').finally(() => {
      if (before === undefined) delete process.env['XDG_CONFIG_HOME'];
      else process.env['XDG_CONFIG_HOME'] = before;
    });
    const folder = await fromSources.app.evaluate(({ app }) => app.getPath('userData'));
    await fromSources.close();
    expect(path.basename(folder)).toBe('Villa Admin (sources)');
  });

  it('says in the window and in the log what keeps it from starting', async () => {
    let log = '';
    desktop.app.process().stderr?.on('data', (chunk: Buffer) => {
      log += chunk.toString();
    });
    await desktop.app.evaluate(({ safeStorage }) => {
      safeStorage.isEncryptionAvailable = () => {
        throw new Error('The keyring of ana@example.org cannot be read');
      };
    });
    await desktop.page.reload();
    const said = desktop.page.getByRole('alert');
    await said.getByRole('heading', { name: 'Villa Admin could not be started' }).waitFor();
    const text = await said.innerText();
    expect(text).toContain('The keyring of ana@example.org cannot be read');
    expect(text).not.toContain('remote method');
    expect(await said.getByRole('button', { name: 'Try again' }).isVisible()).toBe(true);
    await expect.poll(() => log).toContain('The keyring of ana@example.org cannot be read');
    const kept = await readFile(path.join(profile, 'logs/villa-admin.log'), 'utf8');
    expect(kept).toContain('The keyring of …@… cannot be read');
  });
});
