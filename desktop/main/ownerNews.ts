import type { Place, VillaEntry } from '@shared/contract/desktop';
import { app, powerMonitor } from 'electron';
import type { Connections } from './connections';
import { t } from './language';
import { createNotifier } from './notifications';
import type { News } from './notifyOwner';
import type { OfflineStore } from './offlineStore';
import type { PreferenceStore } from './preferences';
import type { Prefetcher } from './prefetch';
import { isQuiet, timeOfDay } from './quietHours';
import { sessionOf, type ServerProxy } from './serverProxy';
import { createTray, type Counts } from './tray';
import { nameOf } from './villaAddress';
import { watchChanges } from './watchChanges';
import { watchVillas, type VillaWatch } from './watchVillas';

export type OwnerNews = VillaWatch & {
  /** Stops watching a villa and drops what was read of it. */
  forget: (villa: VillaEntry) => void;
  /** Shows the tray's icon and texts; again after a change of language. */
  showTray: () => void;
};

type Options = {
  connections: Connections;
  preferences: PreferenceStore;
  proxy: ServerProxy;
  offline: OfflineStore;
  mayReach: (villa: VillaEntry) => boolean;
  open: (place: Place | null) => void;
};

/** Watches the villas, notifies the owner of what is new and keeps the offline copy up to date. */
export function watchOwnerNews(options: Options): OwnerNews {
  const { connections, preferences, proxy, offline, mayReach, open } = options;
  const { lastNotified, saveLastNotified } = connections;
  const notify = createNotifier();
  const tell = (villa: VillaEntry, { title, body, page, decidePage }: News) => {
    const leadTo = (target: string) => () => open({ villaId: villa.id, page: target });
    notify({
      title,
      body: connections.villas().length > 1 ? `${nameOf(villa)}: ${body}` : body,
      onClick: leadTo(page),
      actions: [
        { label: t('Open'), onClick: leadTo(page) },
        ...(decidePage ? [{ label: t('Confirm…'), onClick: leadTo(decidePage) }] : []),
      ],
    });
  };

  const countsOf = new Map<string, Counts>();
  let showAllCounts: ReturnType<typeof createTray> | null = null;
  const showTray = () => {
    showAllCounts ??= createTray({ open, quit: () => app.quit() });
    showAllCounts(
      connections.villas().map((one) => ({ villa: one, counts: countsOf.get(one.id) ?? null })),
    );
  };
  const showCounts = (villa: VillaEntry, counts: Counts | null) => {
    if (counts) countsOf.set(villa.id, counts);
    else countsOf.delete(villa.id);
    showTray();
  };

  let prefetcher: Prefetcher | null = null;
  const watch = watchVillas({
    villas: () => connections.villas().filter(mayReach),
    hasSession,
    watchChanges: (...args) => watchChanges(proxy, ...args),
    look: async (villa, signal) => {
      // Loaded after the first screen, because of their schemas.
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
  powerMonitor.on('resume', watch.watchAll);
  return {
    ...watch,
    showTray,
    forget: (villa) => {
      watch.stop(villa);
      prefetcher?.forget(villa);
      saveLastNotified(villa.id, null);
      showCounts(villa, null);
    },
  };
}

export async function hasSession(villa: VillaEntry): Promise<boolean> {
  return (await sessionOf(villa).cookies.get({})).length > 0;
}
