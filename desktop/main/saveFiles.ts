import { createWriteStream } from 'node:fs';
import { rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { VillaEntry } from '@shared/contract/desktop';
import { exportActivity } from '@shared/contract/audit/auditEndpoints';
import { downloadBackup } from '@shared/contract/backups/backupEndpoints';
import { exportBookings } from '@shared/contract/bookings/bookingEndpoints';
import {
  exportFigures,
  exportReport,
  exportReportPdf,
} from '@shared/contract/figures/figuresEndpoints';
import { villaDay } from '@shared/domain/date';
import { app, BrowserWindow, dialog, type WebContents } from 'electron';
import { APP_ORIGIN } from './appProtocol';
import type { ServerProxy } from './serverProxy';
import { DOWNLOAD_TIMEOUTS } from './fetchWithTimeout';

/** The sheet sets this title when it is fully rendered. */
const SHEET_READY = 'Sheet ready';
const SHEET_FAILED = 'Sheet failed';

/**
 * Saves an API response where the owner chooses.
 * @returns `false` when the owner cancelled
 * @throws Error when the request or the write failed
 */
export async function saveAnswer(
  window: BrowserWindow,
  { proxy, villa, address }: { proxy: ServerProxy; villa: VillaEntry; address: string },
): Promise<boolean> {
  // Ask for the place first, because a waiting download would occupy its connection.
  const place = await choosePlace(window, fileNameOf(address));
  if (!place) return false;
  const response = await proxy.call(villa, address, {}, DOWNLOAD_TIMEOUTS);
  if (!response.ok || !response.body) throw new Error(`The server answered ${response.status}.`);
  // A backup may exceed memory, and a partial one must not look complete.
  const partial = `${place}.part`;
  try {
    // Node's type of this stream differs from the browser's, which the linter does not see.
    // oxlint-disable-next-line typescript/no-unnecessary-type-assertion
    const body = Readable.fromWeb(response.body as Parameters<typeof Readable.fromWeb>[0]);
    await pipeline(body, createWriteStream(partial));
    await rename(partial, place);
  } catch (error) {
    await rm(partial, { force: true });
    throw error;
  }
  return true;
}

/**
 * Saves a booking's sheet as PDF.
 * @returns its path; `null` when the owner cancelled
 * @throws Error when the booking could not be read, or the file not written
 */
export async function saveSheet(window: BrowserWindow, reference: string): Promise<string | null> {
  const place = await choosePlace(window, `${reference}.pdf`);
  if (!place) return null;
  await withSheet(reference, async (sheet) =>
    writeFile(place, await sheet.printToPDF({ pageSize: 'A4' })),
  );
  return place;
}

/**
 * Prints a booking's sheet with the system's dialog.
 * @returns `false` when the owner cancelled
 * @throws Error when the booking could not be read or printed
 */
export function printSheet(reference: string): Promise<boolean> {
  return withSheet(
    reference,
    (sheet) =>
      new Promise<boolean>((resolve, reject) =>
        sheet.print({ pageSize: 'A4' }, (isPrinted, reason) => {
          if (isPrinted || /cancel/i.test(reason)) resolve(isPrinted);
          else reject(new Error(`The booking was not printed: ${reason}`));
        }),
      ),
  );
}

/** Renders a booking's sheet in a temporary hidden window. */
async function withSheet<Result>(
  reference: string,
  work: (sheet: WebContents) => Promise<Result>,
): Promise<Result> {
  const sheet = new BrowserWindow({
    show: false,
    webPreferences: {
      preload: path.join(__dirname, '../preload/index.cjs'),
      sandbox: true,
      contextIsolation: true,
      nodeIntegration: false,
    },
  });
  try {
    const drawn = new Promise<string>((resolve) => {
      sheet.webContents.on('page-title-updated', (_event, title) => {
        if (title === SHEET_READY || title === SHEET_FAILED) resolve(title);
      });
      sheet.once('closed', () => resolve(SHEET_FAILED));
    });
    await sheet.loadURL(`${APP_ORIGIN}/sheet?booking=${reference}`);
    if ((await drawn) !== SHEET_READY) throw new Error('The booking could not be read.');
    return await work(sheet.webContents);
  } finally {
    if (!sheet.isDestroyed()) sheet.destroy();
  }
}

async function choosePlace(window: BrowserWindow, name: string): Promise<string | null> {
  const { canceled, filePath } = await dialog.showSaveDialog(window, {
    defaultPath: path.join(app.getPath('downloads'), name),
  });
  return canceled || !filePath ? null : filePath;
}

function fileNameOf(address: string): string {
  const today = villaDay(new Date());
  const { pathname, searchParams } = new URL(address, APP_ORIGIN);
  const named = (name: string) => (searchParams.get(name) ?? '').replaceAll(/[^\w-]/g, '');
  const stays = `stays-${named('from')}-to-${named('to')}`;
  const names: Record<string, string> = {
    [downloadBackup.path]: `villa-${today}.tar`,
    [exportBookings.path]: `bookings-${today}.csv`,
    [exportActivity.path]: `activity-${today}.csv`,
    [exportFigures.path]: `figures-${named('table')}-${named('year')}.csv`,
    [exportReport.path]: `${stays}.csv`,
    [exportReportPdf.path]: `${stays}.pdf`,
  };
  // Files from guests keep their own name.
  if (pathname.includes('/conversation/files/')) {
    return (searchParams.get('name') ?? '').replaceAll(/[/\\\0]/g, '') || 'file';
  }
  if (pathname.startsWith('/api/admin/payments/')) return `payments-${today}.csv`;
  if (pathname.endsWith('/receipt.pdf')) return 'receipt.pdf';
  // The only other address, which has a key in its path.
  return names[pathname] ?? `personal-data-${today}.zip`;
}
