import path from 'node:path';
import type { DesktopNotice } from '@shared/contract/desktop';
import { DESKTOP_EVENTS } from '@shared/contract/desktopChannels';
import { dialog, type BrowserWindow } from 'electron';
import { APP_ORIGIN } from './appProtocol';
import { targetOfLink } from './deepLink';
import { logFailure } from './failures';
import { t } from './language';

/** Loaded after the first screen, because schemas take longer to load than a window. */
const loadFiles = () => import('./saveFiles');

export async function printBooking(reference: string): Promise<boolean> {
  const { printSheet } = await loadFiles();
  return printSheet(reference);
}

export async function saveBooking(window: BrowserWindow, reference: string): Promise<boolean> {
  const { saveSheet } = await loadFiles();
  const place = await saveSheet(window, reference);
  if (!place) return false;
  const notice: DesktopNotice = { title: t('PDF saved'), description: path.basename(place) };
  window.webContents.send(DESKTOP_EVENTS.notice, notice);
  return true;
}

/** Works on the booking that the window shows, or asks the owner to open one. */
export async function withOpenBooking(
  window: BrowserWindow,
  work: (reference: string) => Promise<unknown>,
): Promise<void> {
  const url = new URL(window.webContents.getURL() || APP_ORIGIN);
  const reference = url.searchParams.get('booking');
  const isReference = targetOfLink(`villa-admin://booking/${reference}`) !== null;
  try {
    if (reference && isReference) await work(reference);
    else await dialog.showMessageBox(window, { message: t('Please open a booking first.') });
  } catch (error) {
    logFailure(error);
    await dialog.showMessageBox(window, {
      type: 'error',
      message: t('The booking could not be put on paper.'),
      detail: t('Please check your connection and try again.'),
    });
  }
}
