import path from 'node:path';
import type { ConnectResult, DesktopState, Place, VillaEntry } from '@shared/contract/desktop';
import { DESKTOP_EVENTS } from '@shared/contract/desktopChannels';
import { session, shell, type BrowserWindow } from 'electron';
import { printBooking, saveBooking, withOpenBooking } from './bookingSheets';
import { checkServer } from './checkServer';
import { openConnections, type Connections } from './connections';
import { watchConnection, type ConnectionWatch } from './connectionState';
import type { LinkTarget } from './deepLink';
import { logFailure } from './failures';
import { fetchWithTimeout, timeoutsOf } from './fetchWithTimeout';
import { canEncrypt } from './keyring';
import { t } from './language';
import { openLocalVilla, type LocalVilla } from './localVilla';
import { logFile } from './log';
import { createMainWindow, type MainWindow } from './mainWindow';
import { setMenu } from './menu';
import { mayOpenOutside } from './navigation';
import { openOfflineStore, type OfflineStore } from './offlineStore';
import { watchOwnerNews, type OwnerNews } from './ownerNews';
import { openPreferences, spellingLanguages, type PreferenceStore } from './preferences';
import { createServerProxy, sessionOf, type ServerProxy } from './serverProxy';
import { sessionFetch } from './sessionFetch';
import { startsAtLogin } from './startAtLogin';
import { ownVersions, saveReport, serverVersion, showAbout, type Versions } from './supportReport';
import { checkForUpdates, watchUpdates, type Updates } from './updates';
import { hostOf, nameOf, parseVillaAddress } from './villaAddress';
import type { Quitting } from './window';

/** The running app: its parts, and what the owner can do with villas. @param folder for the app's files */
export class VillaApp {
  readonly connections: Connections;
  readonly preferences: PreferenceStore;
  readonly offline: OfflineStore;
  readonly local: LocalVilla;
  readonly proxy: ServerProxy;
  readonly connection: ConnectionWatch;
  readonly updates: Updates;
  readonly window: MainWindow;
  readonly news: OwnerNews;
  /** The window's requests wait until the local villa can answer. */
  private localIsOpen: Promise<unknown> = Promise.resolve();

  constructor(folder: string, quitting: Quitting) {
    const changed = () => this.sendState();
    this.connections = openConnections(path.join(folder, 'config.json'));
    this.preferences = openPreferences(path.join(folder, 'preferences.json'));
    this.offline = openOfflineStore(path.join(folder, 'offline'));
    this.local = openLocalVilla(path.join(folder, 'local-villa'), {
      onChange: changed,
      onRestart: (villa) => {
        this.connections.put(villa);
        this.news.watch(villa);
      },
    });
    this.proxy = createServerProxy(this.offline, (villa) => this.mayReach(villa), {
      onOnline: () => this.connection.found(),
      onOffline: (asked) => this.connection.lost(asked),
      onSignedIn: (villa) => this.news.watch(villa),
      onSignedOut: (villa) => void this.forgetOwner(villa).then(() => this.news.watch(villa)),
    });
    this.connection = watchConnection(async () => {
      const villa = this.connections.current();
      if (villa === null) return false;
      return (await this.proxy.call(villa, '/healthz', { cache: 'no-store' })).ok;
    }, changed);
    this.updates = watchUpdates(changed, quitting);
    this.window = createMainWindow(
      {
        connections: this.connections,
        quitting,
        keepsInTray: () => this.preferences.now().keepsInTray,
        titleOf: (pageTitle) => this.titleOf(pageTitle),
        mayOpenOutside: (address) => mayOpenOutside(address, (origin) => this.isVilla(origin)),
      },
      (id) => this.switchTo(id),
    );
    this.news = watchOwnerNews({
      connections: this.connections,
      preferences: this.preferences,
      proxy: this.proxy,
      offline: this.offline,
      mayReach: (villa) => this.mayReach(villa),
      open: (place) => this.window.open(place),
    });
  }

  isVilla(origin: string): boolean {
    return this.connections.villas().some((villa) => villa.origin === origin);
  }

  /** Another program may listen at the old address of a stopped local villa. */
  private mayReach(villa: VillaEntry): boolean {
    return !(villa.isLocal || this.local.isLocal(villa)) || this.local.isListening(villa.origin);
  }

  private titleOf(pageTitle: string): string {
    const villa = this.connections.current();
    const offline = this.connection.now().isOffline ? t(' (no connection)') : '';
    return villa ? `${pageTitle} – ${nameOf(villa)}${offline}` : pageTitle;
  }

  async state(): Promise<DesktopState> {
    return {
      villas: this.connections.villas(),
      current: this.connections.current(),
      ...this.connection.now(),
      canKeepOffline: await canEncrypt(),
      startsAtLogin: startsAtLogin(),
      preferences: this.preferences.now(),
      spellingLanguages: spellingLanguages(),
      localVilla: this.local.state(),
      update: this.updates.ready(),
    };
  }

  /** Sends the state to the window, if there is one. */
  sendState(): void {
    if (!this.window.current()) return;
    this.state().then((now) => this.window.send(DESKTOP_EVENTS.state, now), logFailure);
    this.window.retitle();
  }

  showMenu(): void {
    const withWindow = (work: (shown: BrowserWindow) => Promise<unknown>) => () => {
      this.window.open(null);
      const shown = this.window.current();
      if (shown) void work(shown).catch(logFailure);
    };
    setMenu(
      {
        open: (place) => this.window.open(place),
        saveSheet: withWindow((shown) =>
          withOpenBooking(shown, (reference) => saveBooking(shown, reference)),
        ),
        printSheet: withWindow((shown) => withOpenBooking(shown, printBooking)),
        checkForUpdates: withWindow((shown) => checkForUpdates(shown, this.updates)),
        showAbout: withWindow(async (shown) => showAbout(shown, await this.versions())),
        showLog: () => shell.showItemInFolder(logFile()),
        saveReport: withWindow(async (shown) => saveReport(shown, await this.versions())),
      },
      { villas: this.connections.villas(), current: this.connections.current() },
    );
  }

  private async versions(): Promise<Versions> {
    const villa = this.connections.current();
    return villa ? [...ownVersions(), await serverVersion(villa, this.proxy.call)] : ownVersions();
  }

  /** Opens a link's place; only shows the window for `null` or an unknown villa. */
  openTarget(target: LinkTarget | null): void {
    this.window.open(target && this.placeOf(target));
  }

  private placeOf({ host, page }: LinkTarget): Place | null {
    if (host === null) return { villaId: null, page };
    const villa = this.connections.villas().find((one) => hostOf(one) === host);
    return villa ? { villaId: villa.id, page } : null;
  }

  /** The villa that the window shows, once its server can be asked. */
  async shownVilla(): Promise<VillaEntry | null> {
    await this.localIsOpen;
    await this.local.settled();
    return this.connections.current();
  }

  private showVilla(): void {
    this.connection.found();
    this.sendState();
    this.showMenu();
  }

  switchTo(id: string): void {
    const isOther = this.connections.current()?.id !== id;
    if (isOther) this.connections.switchTo(id);
    this.startIfLocal(this.connections.current());
    if (isOther) this.showVilla();
  }

  async connect(address: string): Promise<ConnectResult> {
    const parsed = parseVillaAddress(address);
    if ('message' in parsed) return { ok: false, message: parsed.message };
    const plain = session.fromPartition('check');
    const result = await checkServer(parsed.origin, (url) =>
      fetchWithTimeout(timeoutsOf(), (init) =>
        sessionFetch(plain, url, { ...init, credentials: 'omit', cache: 'no-store' }),
      ),
    );
    if (result.ok) {
      this.connections.add(parsed.origin);
      this.showVilla();
    }
    return result;
  }

  /** Starts the villa on this computer. @throws Error with the reason as text */
  startLocal(options?: { withExamples: boolean }): Promise<VillaEntry> {
    const starting = (async () => {
      const { villa, owner } = await this.local.start(options);
      this.connections.put(villa);
      const { signInLocally } = await import('./localOwner');
      await signInLocally(villa, owner, this.proxy);
      this.news.watch(villa);
      this.sendState();
      return villa;
    })();
    this.localIsOpen = starting.catch(logFailure);
    return starting;
  }

  startIfLocal(villa: VillaEntry | null): void {
    // The state contains the error.
    if (villa && this.local.isLocal(villa)) this.startLocal().catch(() => undefined);
  }

  async showLocal(options: { withExamples: boolean }): Promise<void> {
    const villa = await this.startLocal(options);
    this.connections.switchTo(villa.id);
    this.showVilla();
  }

  async forgetVilla(id: string): Promise<void> {
    const villa = this.connections.villas().find((one) => one.id === id);
    if (!villa) return;
    // The app may be quit at any time, so nothing may stay on disk while the server answers.
    const signOut = await this.proxy.takeSession(villa);
    await this.forgetOwner(villa);
    const isLocal = this.local.isLocal(villa);
    this.connections.forget(id);
    // Includes what the window has requested meanwhile.
    this.news.stop(villa);
    await this.offline.wipe(villa.id).catch(logFailure);
    this.showVilla();
    await signOut();
    if (isLocal) await this.local.stop();
  }

  /** Removes everything that the owner has read. */
  private async forgetOwner(villa: VillaEntry): Promise<void> {
    this.news.forget(villa);
    const wiped = this.offline.wipe(villa.id).catch(logFailure);
    await sessionOf(villa).clearStorageData().catch(logFailure);
    await wiped;
  }
}
