import * as z from 'zod/mini';
import { referenceParams } from './bookings/ownerBooking';

// What the desktop app's window may ask of its main process, and nothing else.

/** A villa that the app knows; `origin` is its server's, for example `https://villa.example`. */
export const villaEntrySchema = z.object({ id: z.string(), origin: z.string() });
export type VillaEntry = z.infer<typeof villaEntrySchema>;

/** A page of the back office, and the villa that it is of; `null` for the one on show. */
export type Place = { villaId: string | null; page: string };

/** `message` says in words for the owner why there is no connection. */
export type ConnectResult = { ok: true } | { ok: false; message: string };

/** What the window shows of the app around it. */
export type DesktopState = {
  villas: VillaEntry[];
  /** The villa on show; `null` before the first. */
  current: VillaEntry | null;
  isOffline: boolean;
  /** Since when there is no connection; `null` while there is one. */
  offlineSince: string | null;
  /** When each kept answer on the screen was read, by its path; `null` where none was kept. */
  keptAt: Record<string, string | null>;
  /** Whether the system offers encryption; without it nothing is kept for reading offline. */
  canKeepOffline: boolean;
  startsAtLogin: boolean;
  /** A new version that waits to be installed. */
  update: { version: string; notes: string } | null;
};

const nothing = z.undefined();
const villaId = z.uuid();
/** Paths and queries of the calls that answer a file: the export and the backup. */
const fileAddress = z
  .string()
  .check(
    z.maxLength(2_000),
    z.regex(/^\/api\/(?:bookings\/export\.csv(?:\?[\w=&%.+*:-]*)?|admin\/backup)$/),
  );

/** What the argument of each request has to be. */
export const DESKTOP_REQUESTS = {
  getState: nothing,
  connect: z.string().check(z.maxLength(300)),
  switchVilla: villaId,
  forgetVilla: villaId,
  setStartAtLogin: z.boolean(),
  saveFile: fileAddress,
  saveSheet: referenceParams.shape.reference,
  installUpdate: nothing,
} as const;
export type DesktopRequest = keyof typeof DESKTOP_REQUESTS;

/** The channel of a request. */
export function requestChannel(name: DesktopRequest): string {
  return `request:${name}`;
}

/** Channels on which the main process speaks up. */
export const DESKTOP_EVENTS = { state: 'event:state', open: 'event:open' } as const;

/** What the preload script puts on the window as `villaDesktop`. */
export type DesktopBridge = {
  getState: () => Promise<DesktopState>;
  /** Checks an address; a villa that answers is kept and becomes the one on show. */
  connect: (address: string) => Promise<ConnectResult>;
  switchVilla: (id: string) => Promise<void>;
  /** Forgets a villa with its session and everything that was kept of it. */
  forgetVilla: (id: string) => Promise<void>;
  setStartAtLogin: (startsAtLogin: boolean) => Promise<void>;
  /** Saves the answer of a GET call where the owner chooses; `false` when nowhere. */
  saveFile: (address: string) => Promise<boolean>;
  /** Saves a booking as a sheet of paper where the owner chooses; `false` when nowhere. */
  saveSheet: (reference: string) => Promise<boolean>;
  /** Ends the app and starts the new version that waits. */
  installUpdate: () => Promise<void>;
  /** @returns stops listening */
  onState: (listener: (state: DesktopState) => void) => () => void;
  /** @param listener told what to show @returns stops listening */
  onOpen: (listener: (place: Place) => void) => () => void;
};
