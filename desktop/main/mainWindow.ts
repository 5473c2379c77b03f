import type { Place } from '@shared/contract/desktop';
import { DESKTOP_EVENTS } from '@shared/contract/desktopChannels';
import { app, dialog, type BrowserWindow } from 'electron';
import { APP_ORIGIN } from './appProtocol';
import { logFailure } from './failures';
import { t } from './language';
import { openWindow, type WindowOptions } from './window';

export type MainWindow = {
  /** Shows a place, or just the window for `null`. */
  open: (place: Place | null) => void;
  /** Sends a message to the page, if there is one. */
  send: (channel: string, message: unknown) => void;
  /** Shows the title again, for another villa or connection. */
  retitle: () => void;
  current: () => BrowserWindow | null;
};

/** The app's only window, opened when it is first shown. @param switchTo shows another villa */
export function createMainWindow(
  options: Omit<WindowOptions, 'page' | 'onKept'>,
  switchTo: (villaId: string) => void,
): MainWindow {
  const { connections, titleOf } = options;
  let window: BrowserWindow | null = null;
  const current = () => (window?.isDestroyed() ? null : window);

  /** Owners who close the window may not expect the app to keep running. */
  const explainTray = async () => {
    if (!connections.explainTray()) return;
    // Without a parent, because a hidden window would hide it or be shown again.
    const { response } = await dialog.showMessageBox({
      message: t('Villa Admin goes on in the tray'),
      detail: t(
        'So news of your villa still reaches you. A click on its picture there, or starting the app again, opens the window. You can change this under “Villas and app settings”.',
      ),
      buttons: [t('Keep it running'), t('Quit')],
      defaultId: 0,
      cancelId: 0,
    });
    if (response === 1) app.quit();
  };

  return {
    current,
    open: (place) => {
      const shown = current();
      if (!shown) {
        if (place?.villaId) switchTo(place.villaId);
        const page = place?.page ?? connections.page() ?? '/admin';
        window = openWindow({ ...options, page, onKept: () => void explainTray() });
        return;
      }
      if (place && shown.webContents.isLoadingMainFrame()) {
        // The page does not listen yet.
        if (place.villaId) switchTo(place.villaId);
        void shown.loadURL(APP_ORIGIN + place.page).catch(logFailure);
      } else if (place) {
        shown.webContents.send(DESKTOP_EVENTS.open, place);
      }
      if (shown.isMinimized()) shown.restore();
      shown.show();
      shown.focus();
    },
    send: (channel, message) => current()?.webContents.send(channel, message),
    retitle: () => {
      const shown = current();
      shown?.setTitle(titleOf(shown.webContents.getTitle()));
    },
  };
}
