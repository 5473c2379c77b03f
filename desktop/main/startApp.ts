import path from 'node:path';
import {
  DESKTOP_EVENTS,
  type DesktopState,
  type Place,
  type VillaEntry,
} from '@shared/contract/desktop';
import { app, dialog, powerMonitor, session, type BrowserWindow } from 'electron';
import { APP_ORIGIN, serveApp } from './appProtocol';
import { anyOf, pollingSource, streamSource } from './changes';
import { checkServer } from './checkServer';
import { openConnections } from './connections';
import { targetOfArguments, targetOfLink, type LinkTarget } from './deepLink';
import { failToStart, logFailure } from './failures';
import { answerRequests } from './ipc';
import { createAheadKeeper } from './keepAhead';
import { setMenu } from './menu';
import { guardNavigation } from './navigation';
import { readNews, type News } from './news';
import { createNotifier } from './notifications';
import { canEncrypt, openOfflineStore } from './offlineStore';
import { watchReach } from './reach';
import { saveAnswer, saveSheet } from './saveFiles';
import { createServerProxy, sessionOf } from './serverProxy';
import { sessionFetch } from './sessionFetch';
import { fetchWithin, limitsOf } from './timeLimits';
import { createTray, type Counts } from './tray';
import { watchUpdates, type Updates } from './updates';
import { hostOf, parseVillaAddress } from './villaAddress';
import { watchVillas } from './watchVillas';
import { openWindow } from './window';

/** Starts the app's parts and ties them together. */
export function startApp(): void {
  // Links that arrive before there is a window wait here.
  let first = targetOfArguments(process.argv);
  let open = (target: LinkTarget | null): void => {
    first = target;
  };
  app.on('second-instance', (_event, args) => open(targetOfArguments(args)));
  app.on('open-url', (event, link) => {
    event.preventDefault();
    open(targetOfLink(link));
  });
  app.on('window-all-closed', () => app.quit());
  app
    .whenReady()
    .then(async () => {
      open = await runApp(first);
    })
    .catch(failToStart);
}

/** @returns shows what a link leads to, or only the window for none */
async function runApp(first: LinkTarget | null): Promise<(target: LinkTarget | null) => void> {
  const folder = app.getPath('userData');
  const connections = openConnections(path.join(folder, 'config.json'));
  guardNavigation((origin) => connections.villas().some((villa) => villa.origin === origin));
  const offline = openOfflineStore(path.join(folder, 'offline'));
  app.on('will-quit', offline.flush);
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
    onOffline: (asked) => reach.lost(asked),
    onSignedIn: (villa) => watcher.watch(villa),
    onSignedOut: (villa) => void forgetOwner(villa).then(() => watcher.watch(villa)),
  });
  const reach = watchReach(async () => {
    const villa = connections.current();
    return villa !== null && (await proxy.call(villa, '/healthz', { cache: 'no-store' })).ok;
  }, tellState);
  const updates: Updates = await watchUpdates(tellState);

  /** Shows a place, or the window as it is for `null`. */
  const open = (place: Place | null) => {
    if (!window || window.isDestroyed()) {
      if (place?.villaId) connections.switchTo(place.villaId);
      window = openWindow(connections, place?.page ?? '/admin');
    } else if (place) {
      window.webContents.send(DESKTOP_EVENTS.open, place);
    }
    if (window.isMinimized()) window.restore();
    window.show();
    window.focus();
  };
  const openTarget = (target: LinkTarget | null) => open(target && placeOf(target));
  /** A link to a villa that the app does not know leads nowhere. */
  const placeOf = ({ host, page }: LinkTarget): Place | null => {
    if (host === null) return { villaId: null, page };
    const villa = connections.villas().find((one) => hostOf(one) === host);
    return villa ? { villaId: villa.id, page } : null;
  };

  const notify = createNotifier();
  const tell = (villa: VillaEntry, { title, body, page }: News) =>
    notify({
      title,
      body: connections.villas().length > 1 ? `${hostOf(villa)}: ${body}` : body,
      onClick: () => open({ villaId: villa.id, page }),
    });
  const showAllCounts = createTray({ open, quit: () => app.quit() });
  const countsOf = new Map<string, Counts>();
  const showCounts = (villa: VillaEntry, counts: Counts | null) => {
    if (counts) countsOf.set(villa.id, counts);
    else countsOf.delete(villa.id);
    showAllCounts(
      connections.villas().map((one) => ({ villa: one, counts: countsOf.get(one.id) ?? null })),
    );
  };

  const ahead = createAheadKeeper({ proxy, offline, now: () => new Date() });
  const { told, saveTold } = connections;
  const watcher = watchVillas({
    villas: connections.villas,
    hasSession: async (villa) => (await sessionOf(villa).cookies.get({})).length > 0,
    source: anyOf(pollingSource, streamSource(proxy)),
    look: async (villa, signal) => {
      const isRead = await readNews(villa, {
        proxy,
        told,
        saveTold,
        tell: (news) => tell(villa, news),
        showCounts: (counts) => showCounts(villa, counts),
        signal,
      });
      if (isRead) void ahead.keep(villa);
    },
  });
  powerMonitor.on('resume', watcher.watchAll);
  /** Another villa is on show than before. */
  const showVilla = () => {
    reach.found();
    tellState();
  };

  /** Nothing of what the owner read stays behind for whoever comes next. */
  async function forgetOwner(villa: VillaEntry): Promise<void> {
    watcher.stop(villa);
    offline.wipe(villa.id);
    ahead.forget(villa);
    connections.saveTold(villa.id, null);
    showCounts(villa, null);
    await sessionOf(villa).clearStorageData().catch(logFailure);
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
      if (connections.current()?.id === id) return;
      connections.switchTo(id);
      showVilla();
    },
    forgetVilla: async (id) => {
      const villa = connections.villas().find((one) => one.id === id);
      if (!villa) return;
      // The app may be quit at any time, so nothing may wait on disk for the server's answer.
      const signOut = await proxy.takeSession(villa);
      await forgetOwner(villa);
      connections.forget(id);
      // What the window has asked for meanwhile.
      watcher.stop(villa);
      offline.wipe(villa.id);
      showVilla();
      await signOut();
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
    open: (page) => open({ villaId: null, page }),
    saveSheet: () => void saveOpenBooking(window),
    checkForUpdates: () => void updates.check(),
  });
  openTarget(first);
  watcher.watchAll();
  void updates.check();
  return openTarget;
}

/** Saves the booking that the window shows, and says so when it shows none. */
async function saveOpenBooking(window: BrowserWindow | null): Promise<void> {
  if (!window) return;
  const url = new URL(window.webContents.getURL() || APP_ORIGIN);
  const reference = url.searchParams.get('booking');
  const isReference = targetOfLink(`villa-admin://booking/${reference}`) !== null;
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
