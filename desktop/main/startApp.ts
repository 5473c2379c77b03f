import path from 'node:path';
import type {
  DesktopState,
  LocalVillaState,
  Place,
  DesktopNotice,
  VillaEntry,
} from '@shared/contract/desktop';
import { DESKTOP_EVENTS } from '@shared/contract/desktopChannels';
import { EVENTS_ADDRESS, initialRequests } from '@shared/contract/initialRequests';
import { app, BrowserWindow, dialog, powerMonitor, session, shell } from 'electron';
import { APP_ORIGIN, serveApp } from './appProtocol';
import { anyOf, pollingSource, streamSource } from './changeSources';
import { checkServer } from './checkServer';
import { openConnections } from './connections';
import { targetOfArguments, targetOfLink, type LinkTarget } from './deepLink';
import { failToStart, logFailure } from './failures';
import { answerRequests } from './ipc';
import type { Prefetcher } from './prefetch';
import { log, logFile } from './log';
import { openLocalVilla } from './localVilla';
import { setMenu } from './menu';
import { guardNavigation, mayOpenOutside } from './navigation';
import type { News } from './notifyOwner';
import { createNotifier } from './notifications';
import { canEncrypt } from './keyring';
import { openOfflineStore } from './offlineStore';
import { openPreferences, spellingLanguages } from './preferences';
import { isQuiet, timeOfDay } from './quietHours';
import { watchConnection } from './connectionState';
import { createServerProxy, sessionOf } from './serverProxy';
import { sessionFetch } from './sessionFetch';
import { setStartAtLogin, startsAtLogin } from './startAtLogin';
import { ownVersions, saveReport, serverVersion, showAbout, type Versions } from './supportReport';
import { fetchWithTimeout, timeoutsOf } from './fetchWithTimeout';
import { createTray, type Counts } from './tray';
import { checkForUpdates, watchUpdates, type Updates } from './updates';
import { hostOf, nameOf, parseVillaAddress } from './villaAddress';
import { watchVillas } from './watchVillas';
import { openWindow, watchQuitting } from './window';
import { t } from './language';

/** Time reserved for the first screen's requests. */
const FIRST_SCREEN_MS = 2_000;

/** Loaded after the first screen, because schemas take longer to load than a window. */
const loadFiles = () => import('./saveFiles');

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
  app.on('activate', () => open(null));
  app
    .whenReady()
    .then(async () => {
      open = await runApp(first);
    })
    .catch(failToStart);
}

/** @returns opens a link's target, or only shows the window for `null` */
async function runApp(first: LinkTarget | null): Promise<(target: LinkTarget | null) => void> {
  const folder = app.getPath('userData');
  const connections = openConnections(path.join(folder, 'config.json'));
  const preferences = openPreferences(path.join(folder, 'preferences.json'));
  const isVilla = (origin: string) => connections.villas().some((villa) => villa.origin === origin);
  guardNavigation(isVilla);
  const offline = openOfflineStore(path.join(folder, 'offline'));
  app.on('will-quit', (event) => {
    const writing = offline.flush();
    if (!writing) return;
    event.preventDefault();
    void writing.finally(() => app.quit());
  });
  const quitting = watchQuitting();
  app.on('window-all-closed', () => {
    if (!preferences.now().keepsInTray) app.quit();
  });
  let window: BrowserWindow | null = null;
  log(`Villa Admin ${app.getVersion()} has started`);

  const state = async (): Promise<DesktopState> => ({
    villas: connections.villas(),
    current: connections.current(),
    ...connection.now(),
    canKeepOffline: await canEncrypt(),
    startsAtLogin: startsAtLogin(),
    preferences: preferences.now(),
    spellingLanguages: spellingLanguages(),
    localVilla: local.state(),
    update: updates.ready(),
  });
  const tellState = () => {
    if (!window || window.isDestroyed()) return;
    state().then((now) => {
      if (window && !window.isDestroyed()) window.webContents.send(DESKTOP_EVENTS.state, now);
    }, logFailure);
    window.setTitle(titleOf(window.webContents.getTitle()));
  };
  const titleOf = (pageTitle: string) => {
    const villa = connections.current();
    const offline = connection.now().isOffline ? t('main.noConnection') : '';
    return villa ? `${pageTitle} – ${nameOf(villa)}${offline}` : pageTitle;
  };

  /** Another program may listen at the old address of a stopped local villa. */
  const mayReach = (villa: VillaEntry) =>
    !(villa.isLocal || local.isLocal(villa)) || local.isListening(villa.origin);
  const proxy = createServerProxy(offline, mayReach, {
    onOnline: () => connection.found(),
    onOffline: (asked) => connection.lost(asked),
    onSignedIn: (villa) => watcher.watch(villa),
    onSignedOut: (villa) => void forgetOwner(villa).then(() => watcher.watch(villa)),
  });
  const connection = watchConnection(async () => {
    const villa = connections.current();
    return villa !== null && (await proxy.call(villa, '/healthz', { cache: 'no-store' })).ok;
  }, tellState);
  const updates: Updates = watchUpdates(tellState, quitting);

  const lastPage = () => connections.page() ?? '/admin';
  /** Shows a place, or just the window for `null`. */
  const open = (place: Place | null) => {
    if (!window || window.isDestroyed()) {
      if (place?.villaId) switchVilla(place.villaId);
      window = openWindow({
        connections,
        page: place?.page ?? lastPage(),
        quitting,
        keepsInTray: () => preferences.now().keepsInTray,
        onKept: () => void tellOfTray(),
        titleOf,
        mayOpenOutside: (address) => mayOpenOutside(address, isVilla),
      });
      return;
    }
    if (place && window.webContents.isLoadingMainFrame()) {
      // The page does not listen yet.
      if (place.villaId) switchVilla(place.villaId);
      void window.loadURL(APP_ORIGIN + place.page).catch(logFailure);
    } else if (place) {
      window.webContents.send(DESKTOP_EVENTS.open, place);
    }
    if (window.isMinimized()) window.restore();
    window.show();
    window.focus();
  };
  /** Owners who close the window may not expect the app to keep running. */
  const tellOfTray = async () => {
    if (!connections.explainTray()) return;
    // Without a parent, because a hidden window would hide it or be shown again.
    const { response } = await dialog.showMessageBox({
      message: t('main.villaAdminGoesOn'),
      detail: t('main.soNewsOfYour'),
      buttons: [t('main.keepItRunning'), t('main.quit')],
      defaultId: 0,
      cancelId: 0,
    });
    if (response === 1) app.quit();
  };
  const openTarget = (target: LinkTarget | null) => open(target && placeOf(target));
  /** `null` for a villa that the app does not know. */
  const placeOf = ({ host, page }: LinkTarget): Place | null => {
    if (host === null) return { villaId: null, page };
    const villa = connections.villas().find((one) => hostOf(one) === host);
    return villa ? { villaId: villa.id, page } : null;
  };

  const notify = createNotifier();
  const tell = (villa: VillaEntry, { title, body, page, decidePage }: News) => {
    const leadTo = (target: string) => () => open({ villaId: villa.id, page: target });
    notify({
      title,
      body: connections.villas().length > 1 ? `${nameOf(villa)}: ${body}` : body,
      onClick: leadTo(page),
      actions: [
        { label: t('main.open'), onClick: leadTo(page) },
        ...(decidePage ? [{ label: t('main.confirm'), onClick: leadTo(decidePage) }] : []),
      ],
    });
  };
  const countsOf = new Map<string, Counts>();
  const showCounts = (villa: VillaEntry, counts: Counts | null) => {
    if (counts) countsOf.set(villa.id, counts);
    else countsOf.delete(villa.id);
    showTray();
  };
  const showTray = () =>
    showAllCounts(
      connections.villas().map((one) => ({ villa: one, counts: countsOf.get(one.id) ?? null })),
    );

  const local = openLocalVilla(path.join(folder, 'local-villa'), {
    onChange: tellState,
    onRestart: (villa) => {
      connections.put(villa);
      watcher.watch(villa);
    },
  });
  /** The window's requests wait until the local villa can answer. */
  let localIsOpen: Promise<unknown> = Promise.resolve();
  const startLocal = (options?: { withExamples: boolean }) => {
    const starting = (async () => {
      const { villa, owner } = await local.start(options);
      connections.put(villa);
      const { signInLocally } = await import('./localOwner');
      await signInLocally(villa, owner, proxy);
      watcher.watch(villa);
      tellState();
      return villa;
    })();
    localIsOpen = starting.catch(logFailure);
    return starting;
  };
  const startIfLocal = (villa: VillaEntry | null) => {
    // The state contains the error.
    if (villa && local.isLocal(villa)) startLocal().catch(() => undefined);
  };
  app.on('will-quit', (event) => {
    if (!isServing(local.state())) return;
    event.preventDefault();
    void local.stop().finally(() => app.quit());
  });

  let prefetcher: Prefetcher | null = null;
  const { lastNotified, saveLastNotified } = connections;
  const watcher = watchVillas({
    villas: () => connections.villas().filter(mayReach),
    hasSession,
    source: anyOf(pollingSource, streamSource(proxy)),
    look: async (villa, signal) => {
      const { notifyOwner } = await import('./notifyOwner');
      const { createPrefetcher } = await import('./prefetch');
      prefetcher ??= createPrefetcher({ proxy, offline, now: () => new Date() });
      const isRead = await notifyOwner(villa, {
        proxy,
        lastNotified,
        saveLastNotified,
        tell: (news) => tell(villa, news),
        tells: preferences.now(),
        isQuiet: isQuiet(preferences.now().quietHours, timeOfDay(new Date())),
        showCounts: (counts) => showCounts(villa, counts),
        signal,
      });
      if (isRead) void prefetcher.prefetch(villa);
    },
  });
  powerMonitor.on('resume', watcher.watchAll);
  const showVilla = () => {
    connection.found();
    tellState();
    showMenu();
  };

  const switchVilla = (id: string) => {
    const isOther = connections.current()?.id !== id;
    if (isOther) connections.switchTo(id);
    startIfLocal(connections.current());
    if (isOther) showVilla();
  };

  /** Removes everything that the owner has read. */
  async function forgetOwner(villa: VillaEntry): Promise<void> {
    watcher.stop(villa);
    const wiped = offline.wipe(villa.id).catch(logFailure);
    prefetcher?.forget(villa);
    connections.saveLastNotified(villa.id, null);
    showCounts(villa, null);
    await sessionOf(villa).clearStorageData().catch(logFailure);
    await wiped;
  }

  answerRequests({
    getState: state,
    connect: async (address) => {
      const parsed = parseVillaAddress(address);
      if ('message' in parsed) return { ok: false, message: parsed.message };
      const plain = session.fromPartition('check');
      const result = await checkServer(parsed.origin, (url) =>
        fetchWithTimeout(timeoutsOf(), (init) =>
          sessionFetch(plain, url, { ...init, credentials: 'omit', cache: 'no-store' }),
        ),
      );
      if (result.ok) {
        connections.add(parsed.origin);
        showVilla();
      }
      return result;
    },
    switchVilla: async (id) => switchVilla(id),
    forgetVilla: async (id) => {
      const villa = connections.villas().find((one) => one.id === id);
      if (!villa) return;
      // The app may be quit at any time, so nothing may stay on disk while the server answers.
      const signOut = await proxy.takeSession(villa);
      await forgetOwner(villa);
      const isLocal = local.isLocal(villa);
      connections.forget(id);
      // Includes what the window has requested meanwhile.
      watcher.stop(villa);
      await offline.wipe(villa.id).catch(logFailure);
      showVilla();
      await signOut();
      if (isLocal) await local.stop();
    },
    setStartAtLogin: async (openAtLogin) => {
      setStartAtLogin(openAtLogin);
      tellState();
    },
    setPreferences: async (change) => {
      const { language } = preferences.now();
      preferences.change(change);
      tellState();
      if (preferences.now().language !== language) {
        showMenu();
        showTray();
      }
    },
    saveFile: async (address) => {
      const villa = connections.current();
      if (!villa || !window) return false;
      const { saveAnswer } = await loadFiles();
      return saveAnswer(window, { proxy, villa, address });
    },
    saveSheet: async (reference) => (window ? saveAndTell(window, reference) : false),
    printSheet,
    installUpdate: async () => updates.install(),
    startLocalVilla: async (options) => {
      try {
        const villa = await startLocal(options);
        connections.switchTo(villa.id);
        showVilla();
        return { ok: true };
      } catch (error) {
        return { ok: false, message: t('main.theVillaCouldNot', { error: messageOf(error) }) };
      }
    },
    openSite: async () => {
      const villa = connections.current();
      if (villa) await shell.openExternal(villa.origin);
    },
    getLocalSignIn: async () => {
      const owner = local.owner();
      return owner && { username: owner.username, password: owner.passwords[0] };
    },
  });

  serveApp(path.join(__dirname, '../renderer'), proxy, async () => {
    await localIsOpen;
    await local.settled();
    return connections.current();
  });
  const versions = async (): Promise<Versions> => {
    const villa = connections.current();
    return villa ? [...ownVersions(), await serverVersion(villa, proxy.call)] : ownVersions();
  };
  const withWindow = (work: (shown: BrowserWindow) => Promise<unknown>) => () => {
    open(null);
    if (window) void work(window).catch(logFailure);
  };
  const showMenu = () =>
    setMenu(
      {
        open,
        saveSheet: withWindow((shown) =>
          withOpenBooking(shown, (reference) => saveAndTell(shown, reference)),
        ),
        printSheet: withWindow((shown) => withOpenBooking(shown, printSheet)),
        checkForUpdates: withWindow((shown) => checkForUpdates(shown, updates)),
        showAbout: withWindow(async (shown) => showAbout(shown, await versions())),
        showLog: () => shell.showItemInFolder(logFile()),
        saveReport: withWindow(async (shown) => saveReport(shown, await versions())),
      },
      { villas: connections.villas(), current: connections.current() },
    );
  const shown = connections.current();
  startIfLocal(shown);
  openTarget(first);
  // The server answers while the window loads its page.
  if (shown && !local.isLocal(shown)) {
    hasSession(shown)
      .then((has) => has && proxy.begin(shown, toBegin(first?.page ?? lastPage())))
      .catch(logFailure);
  }
  // The window's process starts from here on, so prepare what it needs next. Node loads its `Response` on first use.
  setImmediate(() => new Response());
  showMenu();
  const showAllCounts = createTray({ open, quit: () => app.quit() });
  const begin = () => {
    watcher.watchAll();
    updates.begin();
  };
  const [opened] = BrowserWindow.getAllWindows();
  opened?.webContents.once('did-stop-loading', () => setTimeout(begin, FIRST_SCREEN_MS));
  return openTarget;
}

/** The event stream first, so that the window gets all changes after the other reads. */
function toBegin(page: string): string[] {
  return [EVENTS_ADDRESS, ...initialRequests(page)];
}

async function hasSession(villa: VillaEntry): Promise<boolean> {
  return (await sessionOf(villa).cookies.get({})).length > 0;
}

function isServing(state: LocalVillaState | null): boolean {
  return state !== null && (state.status === 'starting' || state.status === 'running');
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

async function printSheet(reference: string): Promise<boolean> {
  const files = await loadFiles();
  return files.printSheet(reference);
}

async function saveAndTell(window: BrowserWindow, reference: string): Promise<boolean> {
  const { saveSheet } = await loadFiles();
  const place = await saveSheet(window, reference);
  if (!place) return false;
  const notice: DesktopNotice = { title: t('main.pdfSaved'), description: path.basename(place) };
  window.webContents.send(DESKTOP_EVENTS.notice, notice);
  return true;
}

async function withOpenBooking(
  window: BrowserWindow,
  work: (reference: string) => Promise<unknown>,
): Promise<void> {
  const url = new URL(window.webContents.getURL() || APP_ORIGIN);
  const reference = url.searchParams.get('booking');
  const isReference = targetOfLink(`villa-admin://booking/${reference}`) !== null;
  try {
    if (reference && isReference) await work(reference);
    else await dialog.showMessageBox(window, { message: t('main.pleaseOpenABooking') });
  } catch (error) {
    logFailure(error);
    await dialog.showMessageBox(window, {
      type: 'error',
      message: t('main.theBookingCouldNot'),
      detail: t('main.pleaseCheckYourConnection'),
    });
  }
}
