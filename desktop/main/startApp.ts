import path from 'node:path';
import { EVENTS_ADDRESS, initialRequests } from '@shared/contract/initialRequests';
import { app, BrowserWindow, shell } from 'electron';
import { serveApp } from './appProtocol';
import { printBooking, saveBooking } from './bookingSheets';
import { targetOfArguments, targetOfLink, type LinkTarget } from './deepLink';
import { failToStart, logFailure } from './failures';
import { answerRequests, type RequestHandlers } from './ipc';
import { t } from './language';
import { log } from './log';
import { guardNavigation } from './navigation';
import { hasSession } from './ownerNews';
import { setStartAtLogin } from './startAtLogin';
import { VillaApp } from './villaApp';
import { watchQuitting } from './window';

/** Time reserved for the first screen's requests. */
const FIRST_SCREEN_MS = 2_000;

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
    .then(() => {
      open = runApp(first);
    })
    .catch(failToStart);
}

/** @returns opens a link's target, or only shows the window for `null` */
function runApp(first: LinkTarget | null): (target: LinkTarget | null) => void {
  const villaApp = new VillaApp(app.getPath('userData'), watchQuitting());
  guardNavigation((origin) => villaApp.isVilla(origin));
  finishBeforeQuitting(villaApp);
  log(`Villa Admin ${app.getVersion()} has started`);
  answerRequests(handlersOf(villaApp));
  serveApp(path.join(__dirname, '../renderer'), villaApp.proxy, () => villaApp.shownVilla());
  villaApp.startIfLocal(villaApp.connections.current());
  villaApp.openTarget(first);
  // The server answers while the window loads its page.
  beginFirstRequests(villaApp, first).catch(logFailure);
  // The window's process starts from here on, so prepare what it needs next. Node loads its `Response` on first use.
  setImmediate(() => new Response());
  villaApp.showMenu();
  villaApp.news.showTray();
  afterFirstScreen(() => {
    villaApp.news.watchAll();
    villaApp.updates.begin();
  });
  return (target) => villaApp.openTarget(target);
}

/** Quits once the offline copy is written and the local villa's server has stopped. */
function finishBeforeQuitting({ preferences, offline, local }: VillaApp): void {
  app.on('window-all-closed', () => {
    if (!preferences.now().keepsInTray) app.quit();
  });
  app.on('will-quit', (event) => {
    const writing = offline.flush();
    if (!writing) return;
    event.preventDefault();
    void writing.finally(() => app.quit());
  });
  app.on('will-quit', (event) => {
    const status = local.state()?.status;
    if (status !== 'starting' && status !== 'running') return;
    event.preventDefault();
    void local.stop().finally(() => app.quit());
  });
}

async function beginFirstRequests(villaApp: VillaApp, first: LinkTarget | null): Promise<void> {
  const { connections, local, proxy } = villaApp;
  const villa = connections.current();
  if (!villa || local.isLocal(villa) || !(await hasSession(villa))) return;
  const page = first?.page ?? connections.page() ?? '/admin';
  // The event stream first, so that the window gets all changes after the other reads.
  proxy.begin(villa, [EVENTS_ADDRESS, ...initialRequests(page)]);
}

function afterFirstScreen(begin: () => void): void {
  const [opened] = BrowserWindow.getAllWindows();
  opened?.webContents.once('did-stop-loading', () => setTimeout(begin, FIRST_SCREEN_MS));
}

/** What the app's page may ask for. */
function handlersOf(villaApp: VillaApp): RequestHandlers {
  const { connections, preferences, proxy, updates, window } = villaApp;
  return {
    getState: () => villaApp.state(),
    connect: (address) => villaApp.connect(address),
    switchVilla: async (id) => villaApp.switchTo(id),
    forgetVilla: (id) => villaApp.forgetVilla(id),
    setStartAtLogin: async (openAtLogin) => {
      setStartAtLogin(openAtLogin);
      villaApp.sendState();
    },
    setPreferences: async (change) => {
      const { language } = preferences.now();
      preferences.change(change);
      villaApp.sendState();
      if (preferences.now().language === language) return;
      villaApp.showMenu();
      villaApp.news.showTray();
    },
    saveFile: async (address) => {
      const villa = connections.current();
      const shown = window.current();
      if (!villa || !shown) return false;
      const { saveAnswer } = await import('./saveFiles');
      return saveAnswer(shown, { proxy, villa, address });
    },
    saveSheet: async (reference) => {
      const shown = window.current();
      return shown !== null && saveBooking(shown, reference);
    },
    printSheet: printBooking,
    installUpdate: async () => updates.install(),
    startLocalVilla: async (options) => {
      try {
        await villaApp.showLocal(options);
        return { ok: true };
      } catch (error) {
        const text = error instanceof Error ? error.message : String(error);
        return {
          ok: false,
          message: t('The villa could not be started. {error}', { error: text }),
        };
      }
    },
    openSite: async () => {
      const villa = connections.current();
      if (villa) await shell.openExternal(villa.origin);
    },
    getLocalSignIn: async () => {
      const owner = villaApp.local.owner();
      return owner && { username: owner.username, password: owner.passwords[0] };
    },
  };
}
