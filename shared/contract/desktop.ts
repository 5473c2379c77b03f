import * as z from 'zod/mini';
import { USER_LANGUAGES } from '../i18n/userLanguages';
import { referenceParams } from './bookings/reference';

// What the desktop app's window may ask of its main process, and nothing else.

/** A villa that the app knows; `origin` is its server's, for example `https://villa.example`. */
export const villaEntrySchema = z.object({
  id: z.string(),
  origin: z.string(),
  /** Whether the app runs its server by itself: its address says nothing to the owner. */
  isLocal: z.optional(z.boolean()),
});
export type VillaEntry = z.infer<typeof villaEntrySchema>;

/** A page of the back office, and the villa that it is of; `null` for the one on show. */
export type Place = { villaId: string | null; page: string };

/** `message` says in words for the owner why there is no connection. */
export type ConnectResult = { ok: true } | { ok: false; message: string };

/** A time of day: `22:00`. */
const timeOfDay = z.string().check(z.regex(/^([01]\d|2[0-3]):[0-5]\d$/));

/** What the owner has chosen for the app on this computer. */
export const preferencesSchema = z.object({
  /** The signed-in user's, kept for the next start; the system's before anybody has signed in. */
  language: z.enum(USER_LANGUAGES),
  /** Whether the app goes on without its window, so that news still comes. */
  keepsInTray: z.boolean(),
  theme: z.enum(['system', 'light', 'dark']),
  tellsEnquiries: z.boolean(),
  tellsMessages: z.boolean(),
  /** When nothing is told; past midnight where `from` is the later one. */
  quietHours: z.object({ isOn: z.boolean(), from: timeOfDay, to: timeOfDay }),
  /** Language that spelling is checked in; `''` for none. */
  spelling: z.string().check(z.regex(/^([a-z]{2,3}(-[A-Za-z0-9]{2,4})?)?$/)),
});
export type Preferences = z.infer<typeof preferencesSchema>;

/** The villa whose server the app runs by itself, on the owner's own computer. */
export type LocalVillaState = {
  /** Its entry among the villas; `null` before it was made. */
  id: string | null;
  status: 'stopped' | 'starting' | 'running' | 'failed';
  /** Why it does not run, or why it was started again; `null` where all is well. */
  notice: string | null;
};

/** With which the owner signs in where the villa on this computer has moved to. */
export type LocalSignIn = { username: string; password: string };

/** An answer of the server, with its body as text. */
export type FirstAnswer = {
  status: number;
  headers: [name: string, value: string][];
  body: string;
};

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
  preferences: Preferences;
  /** Languages that spelling can be checked in; empty where the system chooses by itself. */
  spellingLanguages: string[];
  /** `null` where the app comes without a server. */
  localVilla: LocalVillaState | null;
  /** A new version that waits to be installed. */
  update: { version: string; notes: string } | null;
};

const nothing = z.undefined();
const villaId = z.uuid();
/** Paths and queries of the calls that answer a file: exports, reports and the backup. */
const fileAddress = z
  .string()
  .check(
    z.maxLength(2_000),
    z.regex(
      /^\/api\/(?:(?:bookings\/export\.csv|admin\/(?:backup|activity\/export\.csv|payments\/export\.csv|receipts\/\d+\/receipt\.pdf|figures\/(?:table\.csv|report\.(?:csv|pdf))))(?:\?[\w=&%.+*:-]*)?|admin\/privacy\/export\/[\w.-]+|admin\/bookings\/[A-Z]{1,6}-[0-9A-Z]{4,12}\/conversation\/files\/[1-9]\d{0,14}\?name=[\w%.-]{1,1000})$/,
    ),
  );

/** What the argument of each request has to be. */
export const DESKTOP_REQUESTS = {
  getState: nothing,
  connect: z.string().check(z.maxLength(300)),
  switchVilla: villaId,
  forgetVilla: villaId,
  setStartAtLogin: z.boolean(),
  setPreferences: z.partial(preferencesSchema),
  saveFile: fileAddress,
  saveSheet: referenceParams.shape.reference,
  printSheet: referenceParams.shape.reference,
  installUpdate: nothing,
  startLocalVilla: z.object({ withExamples: z.boolean() }),
  openSite: nothing,
  getLocalSignIn: nothing,
} as const;
export type DesktopRequest = keyof typeof DESKTOP_REQUESTS;

/** What the app tells of something that it has done. */
export type Told = { title: string; description: string };

/** What the preload script puts on the window as `villaDesktop`. */
export type DesktopBridge = {
  getState: () => Promise<DesktopState>;
  /** Checks an address; a villa that answers is kept and becomes the one on show. */
  connect: (address: string) => Promise<ConnectResult>;
  switchVilla: (id: string) => Promise<void>;
  /** Forgets a villa with its session and everything that was kept of it. */
  forgetVilla: (id: string) => Promise<void>;
  setStartAtLogin: (startsAtLogin: boolean) => Promise<void>;
  /** Changes what is given, and leaves the rest as it was. */
  setPreferences: (change: Partial<Preferences>) => Promise<void>;
  /** Saves the answer of a GET call where the owner chooses; `false` when nowhere. */
  saveFile: (address: string) => Promise<boolean>;
  /** Saves a booking as a sheet of paper where the owner chooses; `false` when nowhere. */
  saveSheet: (reference: string) => Promise<boolean>;
  /** Prints a booking on a sheet of paper; `false` when the owner called it off. */
  printSheet: (reference: string) => Promise<boolean>;
  /** Ends the app and starts the new version that waits. */
  installUpdate: () => Promise<void>;
  /** Starts the villa on this computer, signs its owner in and shows it. */
  startLocalVilla: (options: { withExamples: boolean }) => Promise<ConnectResult>;
  /** Opens the site of the villa on show in the browser. */
  openSite: () => Promise<void>;
  getLocalSignIn: () => Promise<LocalSignIn | null>;
  /**
   * Gives the answer to a call that was made before the page was there, once.
   * @throws Error when it was not made, or came to nothing
   */
  getFirst: (address: string) => Promise<FirstAnswer>;
  /** @returns stops listening */
  onState: (listener: (state: DesktopState) => void) => () => void;
  /** @param listener told what to show @returns stops listening */
  onOpen: (listener: (place: Place) => void) => () => void;
  /** @returns stops listening */
  onTold: (listener: (told: Told) => void) => () => void;
};
