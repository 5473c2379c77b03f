import path from 'node:path';
import { BrowserWindow, dialog, Menu, screen, type Rectangle } from 'electron';
import { APP_ORIGIN } from './appProtocol';
import type { Connections } from './connections';
import { logFailure } from './failures';

const DEFAULT_SIZE = { width: 1280, height: 860 };
const MIN_SIZE = { width: 420, height: 480 };
/** Part of a window that must be on a screen, so that it can be grabbed. */
const VISIBLE_PX = 80;

/** Opens the window where it was last, on a page of the app. */
export function openWindow(connections: Connections, pagePath: string): BrowserWindow {
  const saved = connections.bounds();
  const areas = screen.getAllDisplays().map(({ workArea }) => workArea);
  const window = new BrowserWindow({
    ...DEFAULT_SIZE,
    ...(saved && isReachable(saved, areas)
      ? { x: saved.x, y: saved.y, width: saved.width, height: saved.height }
      : {}),
    minWidth: MIN_SIZE.width,
    minHeight: MIN_SIZE.height,
    title: 'Villa Admin',
    show: false,
    webPreferences: {
      preload: path.join(__dirname, '../preload/index.cjs'),
      sandbox: true,
      contextIsolation: true,
      nodeIntegration: false,
      webviewTag: false,
      spellcheck: true,
    },
  });
  if (saved?.isMaximized) window.maximize();
  window.once('ready-to-show', () => window.show());
  window.on('close', () =>
    connections.saveBounds({ ...window.getNormalBounds(), isMaximized: window.isMaximized() }),
  );
  askBeforeLeaving(window);
  offerWayBack(window);
  offerSpelling(window);
  window.webContents.on('preload-error', (_event, _path, error) => logFailure(error));
  void window.loadURL(APP_ORIGIN + pagePath).catch(logFailure);
  return window;
}

/** Whether enough of a window is on one of the screens that are there now. */
export function isReachable(window: Rectangle, areas: readonly Rectangle[]): boolean {
  return areas.some((area) => {
    const width =
      Math.min(window.x + window.width, area.x + area.width) - Math.max(window.x, area.x);
    const isTopInside = window.y >= area.y && window.y <= area.y + area.height - VISIBLE_PX;
    return width >= VISIBLE_PX && isTopInside;
  });
}

/** Electron keeps a page that has something unsaved open without a word, where a browser asks. */
function askBeforeLeaving(window: BrowserWindow): void {
  window.webContents.on('will-prevent-unload', (event) => {
    const answer = dialog.showMessageBoxSync(window, {
      type: 'question',
      message: 'Leave without saving?',
      detail: 'What you have changed here has not been saved.',
      buttons: ['Stay', 'Leave without saving'],
      defaultId: 0,
      cancelId: 0,
    });
    if (answer === 1) event.preventDefault();
  });
}

function offerWayBack(window: BrowserWindow): void {
  window.webContents.on('render-process-gone', (_event, { reason }) => {
    if (reason === 'clean-exit' || window.isDestroyed()) return;
    void dialog
      .showMessageBox(window, {
        type: 'error',
        message: 'This window has stopped working.',
        detail: 'Nothing that was saved is lost.',
        buttons: ['Open it again', 'Close'],
        cancelId: 1,
      })
      .then(({ response }) => (response === 0 ? window.webContents.reload() : window.close()));
  });
}

function offerSpelling(window: BrowserWindow): void {
  window.webContents.on(
    'context-menu',
    (_event, { misspelledWord, dictionarySuggestions, isEditable, selectionText }) => {
      const suggestions = misspelledWord
        ? dictionarySuggestions.map((word) => ({
            label: word,
            click: () => window.webContents.replaceMisspelling(word),
          }))
        : [];
      if (!isEditable && !selectionText) return;
      Menu.buildFromTemplate([
        ...suggestions,
        ...(suggestions.length > 0 ? [{ type: 'separator' as const }] : []),
        ...(isEditable ? [{ role: 'cut' as const }] : []),
        { role: 'copy' },
        ...(isEditable ? [{ role: 'paste' as const }] : []),
      ]).popup({ window });
    },
  );
}
