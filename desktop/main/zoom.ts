import type { BrowserWindow } from 'electron';

const STEP = 0.5;

/**
 * The keys for the size of the page that a menu's item has no room for: each of its items has one
 * key only, and `+` lies on `=` or on the keypad.
 */
export function zoomWithKeypad(window: BrowserWindow): void {
  const { webContents } = window;
  const zoom: Record<string, () => void> = {
    Equal: () => webContents.setZoomLevel(webContents.getZoomLevel() + STEP),
    NumpadAdd: () => webContents.setZoomLevel(webContents.getZoomLevel() + STEP),
    NumpadSubtract: () => webContents.setZoomLevel(webContents.getZoomLevel() - STEP),
    Numpad0: () => webContents.setZoomLevel(0),
  };
  webContents.on('before-input-event', (event, { type, code, control, meta, shift, alt }) => {
    const isCommand = process.platform === 'darwin' ? meta : control;
    if (type !== 'keyDown' || !isCommand || shift || alt || !(code in zoom)) return;
    event.preventDefault();
    zoom[code]?.();
  });
}
