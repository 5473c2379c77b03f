import path from 'node:path';
import {
  app,
  autoUpdater,
  BrowserWindow,
  dialog,
  nativeTheme,
  screen,
  type Point,
  type Rectangle,
} from 'electron';
import { APP_ORIGIN } from './appProtocol';
import type { Connections } from './connections';
import { offerContextMenu } from './contextMenu';
import { logFailure } from './failures';
import { zoomWithKeypad } from './zoom';
import { t } from './language';

const DEFAULT_SIZE = { width: 1280, height: 860 };
const MIN_SIZE = { width: 420, height: 480 };
/** Part of a window that must be on a screen, so that it can be moved. */
const VISIBLE_PX = 80;
/** Page background (`site/styles/colourValues.ts`), shown until the page is loaded. */
const GROUND = { light: '#fbf8f2', dark: '#12191c' };
/** No frame is wider; a larger offset is the owner's move. */
const FRAME_PX = 64;

export type Quitting = {
  isUnderWay: () => boolean;
  callOff: () => void;
  /** Quits the app. @param last called at the very end, unless quitting is cancelled */
  quitAnd: (last: () => void) => void;
};

export type WindowOptions = {
  connections: Connections;
  page: string;
  quitting: Quitting;
  keepsInTray: () => boolean;
  onKept: () => void;
  /** @returns the window's title for the page's title */
  titleOf: (pageTitle: string) => string;
  mayOpenOutside: (address: string) => boolean;
};

/** Opens the window at its last position and shows it when the page is rendered. */
export function openWindow(options: WindowOptions): BrowserWindow {
  const { connections, page } = options;
  const saved = connections.bounds();
  const areas = screen.getAllDisplays().map(({ workArea }) => workArea);
  const window = new BrowserWindow({
    ...DEFAULT_SIZE,
    ...(saved && isReachable(saved, areas)
      ? { x: saved.x, y: saved.y, width: saved.width, height: saved.height }
      : {}),
    minWidth: MIN_SIZE.width,
    minHeight: MIN_SIZE.height,
    title: options.titleOf('Villa Admin'),
    // On other platforms the program or bundle contains the icon.
    ...(process.platform === 'linux' ? { icon: iconFile() } : {}),
    backgroundColor: groundColor(),
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
  const frame = watchFrame(window);
  window.once('ready-to-show', () => window.show());
  window.on('close', (event) => {
    saveBounds(window, connections, frame());
    if (options.quitting.isUnderWay() || !options.keepsInTray()) return;
    event.preventDefault();
    window.hide();
    options.onKept();
  });
  // Windows closes no windows when the user signs out.
  window.on('session-end', () => saveBounds(window, connections, frame()));
  const paintGround = () => window.setBackgroundColor(groundColor());
  nativeTheme.on('updated', paintGround);
  window.on('closed', () => nativeTheme.off('updated', paintGround));
  window.on('page-title-updated', (event, pageTitle) => {
    event.preventDefault();
    window.setTitle(options.titleOf(pageTitle));
  });
  const { webContents } = window;
  webContents.on('did-navigate-in-page', (_event, address) => keepPage(address, connections));
  webContents.on('did-navigate', (_event, address) => keepPage(address, connections));
  webContents.on('preload-error', (_event, _path, error) => logFailure(error));
  askBeforeLeaving(window, options.quitting);
  offerWayBack(window);
  offerContextMenu(window, options.mayOpenOutside);
  zoomWithKeypad(window);
  void window.loadURL(APP_ORIGIN + page).catch(logFailure);
  return window;
}

export function watchQuitting(): Quitting {
  let isUnderWay = false;
  let atEnd: (() => void) | null = null;
  const begin = () => {
    isUnderWay = true;
  };
  app.on('before-quit', begin);
  // On macOS an update closes the windows first and then quits the app.
  autoUpdater.on('before-quit-for-update', begin);
  app.on('quit', () => atEnd?.());
  return {
    isUnderWay: () => isUnderWay,
    callOff: () => {
      isUnderWay = false;
      atEnd = null;
    },
    quitAnd: (last) => {
      atEnd = last;
      app.quit();
    },
  };
}

export function iconFile(): string {
  return path.join(__dirname, '../renderer/icon.png');
}

export function isReachable(window: Rectangle, areas: readonly Rectangle[]): boolean {
  return areas.some((area) => {
    const width =
      Math.min(window.x + window.width, area.x + area.width) - Math.max(window.x, area.x);
    const isTopInside = window.y >= area.y && window.y <= area.y + area.height - VISIBLE_PX;
    return width >= VISIBLE_PX && isTopInside;
  });
}

/**
 * The part of an address to remember: the screen, without search or open booking.
 * @returns `null` if the window cannot begin with it
 */
export function screenOf(address: string): string | null {
  const { pathname } = new URL(address);
  const isScreen = /^\/admin(\/[a-z]+)?$/.test(pathname) && pathname !== '/admin/login';
  return isScreen ? pathname : null;
}

function keepPage(address: string, connections: Connections): void {
  const page = screenOf(address);
  if (page) connections.savePage(page);
}

function groundColor(): string {
  return nativeTheme.shouldUseDarkColors ? GROUND.dark : GROUND.light;
}

/**
 * X11 positions a window by its frame, but reports the position of its content once the frame exists. Without this
 * correction a restored window would move a little with each start.
 * @returns offset of the content from the frame
 */
function watchFrame(window: BrowserWindow): () => Point {
  let frame = { x: 0, y: 0 };
  if (process.platform !== 'linux') return () => frame;
  window.on('show', () => {
    const placed = window.getBounds();
    window.once('move', () => {
      const { x, y } = window.getBounds();
      const moved = { x: x - placed.x, y: y - placed.y };
      const isFrame = [moved.x, moved.y].every((px) => px >= 0 && px <= FRAME_PX);
      frame = isFrame ? moved : { x: 0, y: 0 };
    });
  });
  return () => frame;
}

function saveBounds(window: BrowserWindow, connections: Connections, frame: Point): void {
  // A hidden window has no frame; its position was saved when it was hidden.
  if (!window.isVisible() && !window.isMinimized()) return;
  const bounds = window.getNormalBounds();
  connections.saveBounds({
    ...bounds,
    x: bounds.x - frame.x,
    y: bounds.y - frame.y,
    isMaximized: window.isMaximized(),
  });
}

/** Asks before unsaved input is lost. Electron, unlike browsers, silently keeps the page open. */
function askBeforeLeaving(window: BrowserWindow, quitting: Quitting): void {
  window.webContents.on('will-prevent-unload', (event) => {
    const answer = dialog.showMessageBoxSync(window, {
      type: 'question',
      message: t('Leave without saving?'),
      detail: t('What you have changed here has not been saved.'),
      buttons: [t('Stay'), t('Leave without saving')],
      defaultId: 0,
      cancelId: 0,
    });
    if (answer === 1) event.preventDefault();
    else quitting.callOff();
  });
}

function offerWayBack(window: BrowserWindow): void {
  window.webContents.on('render-process-gone', (_event, { reason }) => {
    if (reason === 'clean-exit' || window.isDestroyed()) return;
    // The failure may precede the first display.
    window.show();
    void dialog
      .showMessageBox(window, {
        type: 'error',
        message: t('This window has stopped working.'),
        detail: t('Nothing that was saved is lost.'),
        buttons: [t('Open it again'), t('Close')],
        cancelId: 1,
      })
      .then(({ response }) => (response === 0 ? window.webContents.reload() : window.destroy()));
  });
}
