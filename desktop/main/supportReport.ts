import { writeFileSync } from 'node:fs';
import { release } from 'node:os';
import path from 'node:path';
import type { VillaEntry } from '@shared/contract/desktop';
import { healthSchema } from '@shared/contract/version';
import { villaDay } from '@shared/domain/date';
import { app, clipboard, dialog, shell, type BrowserWindow } from 'electron';
import { readLog, withoutPersonalData } from './log';
import type { ServerProxy } from './serverProxy';
import { nameOf } from './villaAddress';
import { t } from './language';

/** Versions of all relevant parts, one line each. */
export type Versions = readonly (readonly [what: string, version: string])[];

export function ownVersions(): Versions {
  const { electron, chrome } = process.versions;
  return [
    ['Villa Admin', app.getVersion()],
    ['Electron', electron],
    ['Chromium', chrome],
    [t('System'), `${process.platform} ${release()} ${process.arch}`],
  ];
}

/** A server's version as a line. @param call requests the server */
export async function serverVersion(
  villa: VillaEntry,
  call: ServerProxy['call'],
): Promise<Versions[number]> {
  const what = t('Server {villa}', { villa: nameOf(villa) });
  try {
    const answer = await call(villa, '/healthz', { cache: 'no-store' });
    const health = healthSchema.parse(await answer.json());
    return [what, health.version ?? t('does not tell its version')];
  } catch {
    return [what, t('cannot be reached')];
  }
}

/** Shows the versions and offers to copy them. */
export async function showAbout(window: BrowserWindow, versions: Versions): Promise<void> {
  const detail = textOf(versions);
  const { response } = await dialog.showMessageBox(window, {
    message: 'Villa Admin',
    detail,
    buttons: [t('Close'), t('Copy')],
    defaultId: 0,
    cancelId: 0,
  });
  if (response === 1) await clipboard.writeText(detail);
}

/** Writes versions and log into a file that the owner chooses. It is sent nowhere. */
export async function saveReport(window: BrowserWindow, versions: Versions): Promise<void> {
  const { response } = await dialog.showMessageBox(window, {
    message: t('Save a report for support'),
    detail: t(
      'A file with the versions of the app and its log. It names no guests. Nothing is sent: you decide who gets it.',
    ),
    buttons: [t('Save…'), t('Cancel')],
    defaultId: 0,
    cancelId: 1,
  });
  if (response !== 0) return;
  const name = `villa-admin-report-${villaDay(new Date())}.txt`;
  const { filePath } = await dialog.showSaveDialog(window, {
    defaultPath: path.join(app.getPath('documents'), name),
  });
  if (!filePath) return;
  writeFileSync(filePath, `${withoutPersonalData(textOf(versions))}\n\n${readLog()}`);
  shell.showItemInFolder(filePath);
}

function textOf(versions: Versions): string {
  return versions.map(([what, version]) => `${what}: ${version}`).join('\n');
}
