import { randomUUID } from 'node:crypto';
import { villaEntrySchema, type VillaEntry } from '@shared/contract/desktop';
import * as z from 'zod/mini';
import { readJson, writeWhole } from './jsonFile';

const boundsSchema = z.object({
  x: z.number(),
  y: z.number(),
  width: z.number(),
  height: z.number(),
  isMaximized: z.boolean(),
});
export type SavedBounds = z.infer<typeof boundsSchema>;

/** Highest ids and times that the owner was notified of; no guest data. */
const lastNotifiedSchema = z.object({
  bookingId: z.number(),
  messageId: z.number(),
  /** Of guests' messages about bookings; missing in files of older versions. */
  writtenId: z.optional(z.number()),
  /** When the newest double booking was raised, as a timestamp; missing in files of older versions. */
  clashAt: z.optional(z.string()),
});
export type LastNotified = z.infer<typeof lastNotifiedSchema>;

const configSchema = z.object({
  villas: z.array(villaEntrySchema),
  currentId: z.nullable(z.string()),
  bounds: z.nullable(boundsSchema),
  told: z.record(z.string(), lastNotifiedSchema),
  /** The last screen, as path and tab, without any opened item. */
  page: z._default(z.nullable(z.string()), null),
  isTrayExplained: z._default(z.boolean(), false),
});
type Config = z.infer<typeof configSchema>;

const EMPTY: Config = {
  villas: [],
  currentId: null,
  bounds: null,
  told: {},
  page: null,
  isTrayExplained: false,
};

export type Connections = {
  villas: () => VillaEntry[];
  current: () => VillaEntry | null;
  /** Adds a villa, unless it is known, and makes it the current one. */
  add: (origin: string) => void;
  put: (villa: VillaEntry) => void;
  switchTo: (id: string) => void;
  forget: (id: string) => void;
  bounds: () => SavedBounds | null;
  saveBounds: (bounds: SavedBounds) => void;
  page: () => string | null;
  savePage: (page: string) => void;
  /** @returns true only the first time */
  explainTray: () => boolean;
  lastNotified: (id: string) => LastNotified | null;
  saveLastNotified: (id: string, lastNotified: LastNotified | null) => void;
};

/** @param file JSON; an unreadable one is replaced */
export function openConnections(file: string): Connections {
  let config = readJson(file, configSchema, EMPTY);
  const change = (next: Partial<Config>) => {
    config = { ...config, ...next };
    writeWhole(file, JSON.stringify(config));
  };
  return {
    villas: () => config.villas,
    current: () => config.villas.find(({ id }) => id === config.currentId) ?? null,
    add: (origin) => {
      const known = config.villas.find((villa) => villa.origin === origin);
      const villa = known ?? { id: randomUUID(), origin };
      change({
        villas: known ? config.villas : [...config.villas, villa],
        currentId: villa.id,
      });
    },
    put: (villa) => {
      const isKnown = config.villas.some(({ id }) => id === villa.id);
      change({
        villas: isKnown
          ? config.villas.map((one) => (one.id === villa.id ? villa : one))
          : [...config.villas, villa],
      });
    },
    switchTo: (id) => {
      if (config.villas.some((villa) => villa.id === id)) change({ currentId: id });
    },
    forget: (id) => {
      const villas = config.villas.filter((villa) => villa.id !== id);
      const { [id]: _forgotten, ...lastNotified } = config.told;
      const currentId = config.currentId === id ? (villas[0]?.id ?? null) : config.currentId;
      change({ villas, currentId, told: lastNotified });
    },
    bounds: () => config.bounds,
    saveBounds: (bounds) => change({ bounds }),
    page: () => config.page,
    savePage: (page) => {
      if (page !== config.page) change({ page });
    },
    explainTray: () => {
      const isFirst = !config.isTrayExplained;
      if (isFirst) change({ isTrayExplained: true });
      return isFirst;
    },
    lastNotified: (id) => config.told[id] ?? null,
    saveLastNotified: (id, lastNotified) => {
      const { [id]: _before, ...others } = config.told;
      change({ told: lastNotified ? { ...others, [id]: lastNotified } : others });
    },
  };
}
