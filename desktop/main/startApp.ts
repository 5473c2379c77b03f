import path from 'node:path';
import { DESKTOP_EVENTS, type DesktopState, type VillaEntry } from '@shared/contract/desktop';
import { app, dialog, Notification, powerMonitor, session, type BrowserWindow } from 'electron';
import { APP_ORIGIN, serveApp } from './appProtocol';
import { anyOf, pollingSource, streamSource } from './changes';
import { checkServer } from './checkServer';
import { openConnections } from './connections';
import { pageOfArguments, pageOfLink } from './deepLink';
import { failToStart } from './failures';
import { answerRequests } from './ipc';
import { setMenu } from './menu';
import { readNews, type News } from './news';
import { canEncrypt, openOfflineStore } from './offlineStore';
import { watchReach } from './reach';
import { saveAnswer, saveSheet } from './saveFiles';
import { createServerProxy, sessionOf } from './serverProxy';
import { oneAtATime } from './oneAtATime';
import { sessionFetch } from './sessionFetch';
import { fetchWithin, limitsOf } from './timeLimits';
import { createTray } from './tray';
import { watchUpdates, type Updates } from './updates';
import { parseVillaAddress } from './villaAddress';
import { openWindow } from './window';

/** Starts the app's parts and ties them together. */
export function startApp(): void {
  // Links that arrive before there is a window wait here.
  let firstPage = pageOfArguments(process.argv);
  let open = (page: string): void => {
    firstPage = page;
  };
  app.on('second-instance', (_event, args) => open(pageOfArguments(args) ?? ''));
  app.on('open-url', (event, link) => {
    event.preventDefault();
    open(pageOfLink(link) ?? '');
  });
  app.on('window-all-closed', () => app.quit());
  app
    .whenReady()
    .then(async () => {
      open = await runApp(firstPage);
    })
    .catch(failToStart);
}

/** @returns shows a page in the window, or only the window for an empty one */
async function runApp(firstPage: string | null): Promise<(page: string) => void> {
  const folder = app.getPath('userData');
  const connections = openConnections(path.join(folder, 'config.json'));
  const offline = openOfflineStore(path.join(folder, 'offline'));
  let window: BrowserWindow | null = null;

  const state = (): DesktopState => ({
    villas: connections.villas(),
    current: connections.current(),
    ...reach.now(),
    canKeepOffline: canEncrypt(),
    startsAtLogin: app.getLoginItemSettings().openAtLogin,
    update: updates.ready(),
  });
  const tellState = () => {
    if (window && !window.isDestroyed()) window.webContents.send(DESKTOP_EVENTS.state, state());
  };

  const proxy = createServerProxy(offline, {
    onOnline: () => reach.found(),
    onOffline: (at) => reach.lost(at),
    onSignedIn: () => watch(),
    onSignedOut: (villa) => forgetOwner(villa),
  });
  const reach = watchReach(async () => {
    const villa = connections.current();
    return villa !== null && (await proxy.call(villa, '/healthz', { cache: 'no-store' })).ok;
  }, tellState);
  const updates: Updates = await watchUpdates(tellState);

  const open = (page: string) => {
    if (!window || window.isDestroyed()) window = openWindow(connections, page || '/admin');
    else if (page) window.webContents.send(DESKTOP_EVENTS.open, page);
    if (window.isMinimized()) window.restore();
    window.show();
    window.focus();
  };
  const tell = ({ title, body, page }: News) => {
    const note = new Notification({ title, body });
    note.on('click', () => open(page));
    note.show();
  };
  const showCounts = createTray({ open, quit: () => app.quit() });

  const { told, saveTold } = connections;
  const look = oneAtATime(async () => {
    const villa = connections.current();
    if (villa) await readNews(villa, { proxy, told, saveTold, tell, showCounts });
  });
  const source = anyOf(pollingSource, streamSource(proxy));
  let stopWatching = () => undefined as void;
  const watch = () => {
    stopWatching();
    const villa = connections.current();
    stopWatching = villa ? source.watch(villa, look) : () => undefined;
    look();
  };
  powerMonitor.on('resume', watch);
  /** Another villa may be on show than before. */
  const showVilla = () => {
    reach.found();
    watch();
    tellState();
  };

  /** Nothing of what the owner read stays behind for whoever comes next. */
  function forgetOwner(villa: VillaEntry): void {
    offline.wipe(villa.id);
    connections.saveTold(villa.id, null);
    showCounts(null);
    void sessionOf(villa).clearStorageData();
  }

  answerRequests({
    getState: async () => state(),
    connect: async (address) => {
      const parsed = parseVillaAddress(address);
      if ('message' in parsed) return { ok: false, message: parsed.message };
      const plain = session.fromPartition('check');
      const result = await checkServer(parsed.origin, (url) =>
        fetchWithin(limitsOf(), (init) =>
          sessionFetch(plain, url, { ...init, credentials: 'omit', cache: 'no-store' }),
        ),
      );
      if (result.ok) {
        connections.add(parsed.origin);
        showVilla();
      }
      return result;
    },
    switchVilla: async (id) => {
      connections.switchTo(id);
      showVilla();
    },
    forgetVilla: async (id) => {
      const villa = connections.villas().find((one) => one.id === id);
      connections.forget(id);
      if (villa) forgetOwner(villa);
      showVilla();
    },
    setStartAtLogin: async (openAtLogin) => {
      app.setLoginItemSettings({ openAtLogin });
      tellState();
    },
    saveFile: async (address) => {
      const villa = connections.current();
      if (!villa || !window) return false;
      return saveAnswer(window, { proxy, villa, address });
    },
    saveSheet: async (reference) => (window ? saveSheet(window, reference) : false),
    installUpdate: async () => updates.install(),
  });

  serveApp(path.join(__dirname, '../renderer'), proxy, connections.current);
  setMenu({
    open,
    saveSheet: () => void saveOpenBooking(window),
    checkForUpdates: () => void updates.check(),
  });
  open(firstPage ?? '/admin');
  watch();
  void updates.check();
  return open;
}

/** Saves the booking that the window shows, and says so when it shows none. */
async function saveOpenBooking(window: BrowserWindow | null): Promise<void> {
  if (!window) return;
  const url = new URL(window.webContents.getURL() || APP_ORIGIN);
  const reference = url.searchParams.get('booking');
  const isReference = pageOfLink(`villa-admin://booking/${reference}`) !== null;
  try {
    if (reference && isReference) await saveSheet(window, reference);
    else await dialog.showMessageBox(window, { message: 'Please open a booking first.' });
  } catch {
    await dialog.showMessageBox(window, {
      type: 'error',
      message: 'The booking could not be saved. Please check your connection and try again.',
    });
  }
}
