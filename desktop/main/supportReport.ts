import { copyFileSync, existsSync, mkdirSync, readdirSync, statSync, writeFileSync } from 'node:fs';
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

/** A few of the newest are enough for repeated crashes. */
const MAX_DUMPS = 3;
/** Crashpad's folders: the first three on Linux and macOS, the last on Windows. */
const DUMP_FOLDERS = ['completed', 'pending', 'new', 'reports'];

/** Versions of all relevant parts, one line each. */
export type Versions = readonly (readonly [what: string, version: string])[];

export function ownVersions(): Versions {
  const { electron, chrome } = process.versions;
  return [
    ['Villa Admin', app.getVersion()],
    ['Electron', electron],
    ['Chromium', chrome],
    [t('main.system'), `${process.platform} ${release()} ${process.arch}`],
  ];
}

/** A server's version as a line. @param call requests the server */
export async function serverVersion(
  villa: VillaEntry,
  call: ServerProxy['call'],
): Promise<Versions[number]> {
  const what = t('main.versionOf', { villa: nameOf(villa) });
  try {
    const answer = await call(villa, '/healthz', { cache: 'no-store' });
    const health = healthSchema.parse(await answer.json());
    return [what, health.version ?? t('main.tellsNoVersion')];
  } catch {
    return [what, t('main.cannotBeReached')];
  }
}

/** Shows the versions and offers to copy them. */
export async function showAbout(window: BrowserWindow, versions: Versions): Promise<void> {
  const detail = textOf(versions);
  const { response } = await dialog.showMessageBox(window, {
    message: 'Villa Admin',
    detail,
    buttons: [t('main.close'), t('main.copy')],
    defaultId: 0,
    cancelId: 0,
  });
  if (response === 1) await clipboard.writeText(detail);
}

/**
 * Writes a support report: versions, log and, if the owner agrees, crash reports. It is saved to a folder that the
 * owner chooses and sent nowhere.
 */
export async function saveReport(window: BrowserWindow, versions: Versions): Promise<void> {
  const dumps = crashReports();
  const { response, checkboxChecked } = await dialog.showMessageBox(window, {
    message: t('main.saveAReportForSupport'),
    detail: t('main.aFolderWithThe'),
    buttons: [t('main.save'), t('main.cancel')],
    defaultId: 0,
    cancelId: 1,
    ...(dumps.length > 0
      ? {
          checkboxLabel: t('main.addTheLastCrash', { length: dumps.length }),
        }
      : {}),
  });
  if (response !== 0) return;
  const { filePath } = await dialog.showSaveDialog(window, {
    defaultPath: path.join(app.getPath('documents'), `villa-admin-report-${villaDay(new Date())}`),
  });
  if (!filePath) return;
  mkdirSync(filePath, { recursive: true });
  const report = path.join(filePath, 'report.txt');
  writeFileSync(report, `${withoutPersonalData(textOf(versions))}\n\n${readLog()}`);
  if (checkboxChecked) {
    for (const dump of dumps) copyFileSync(dump, path.join(filePath, path.basename(dump)));
  }
  shell.showItemInFolder(report);
}

function textOf(versions: Versions): string {
  return versions.map(([what, version]) => `${what}: ${version}`).join('\n');
}

function crashReports(): string[] {
  const folder = app.getPath('crashDumps');
  const changedAt = (file: string) => statSync(file).mtimeMs;
  return DUMP_FOLDERS.map((name) => path.join(folder, name))
    .filter((name) => existsSync(name))
    .flatMap((name) => readdirSync(name).map((file) => path.join(name, file)))
    .filter((file) => file.endsWith('.dmp'))
    .toSorted((a, b) => changedAt(b) - changedAt(a))
    .slice(0, MAX_DUMPS);
}
