import type { BrowserWindow } from 'electron';

const STEP = 0.5;

/** Additional zoom shortcuts: a menu item only has one, and `+` may be on `=` or on the keypad. */
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
