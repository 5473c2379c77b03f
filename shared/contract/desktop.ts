import * as z from 'zod/mini';
import { USER_LANGUAGES } from '../i18n/userLanguages';
import { referenceParams } from './bookings/reference';

// Everything that the desktop app's window may request from the main process.

/** A villa in the app; `origin` is its server's, for example `https://villa.example`. */
export const villaEntrySchema = z.object({
  id: z.string(),
  origin: z.string(),
  /** Whether the app runs the villa's server, so that its address means nothing to the owner. */
  isLocal: z.optional(z.boolean()),
});
export type VillaEntry = z.infer<typeof villaEntrySchema>;

/** A page of a villa's back office; `villaId` is `null` for the current villa. */
export type Place = { villaId: string | null; page: string };

/** `message` tells the owner why the connection failed. */
export type ConnectResult = { ok: true } | { ok: false; message: string };

const timeOfDay = z.string().check(z.regex(/^([01]\d|2[0-3]):[0-5]\d$/));

export const preferencesSchema = z.object({
  /** The signed-in user's language, kept for the next start; before the first sign-in, the system's. */
  language: z.enum(USER_LANGUAGES),
  /** Whether the app stays in the tray when its window is closed, to show notifications. */
  keepsInTray: z.boolean(),
  theme: z.enum(['system', 'light', 'dark']),
  tellsEnquiries: z.boolean(),
  tellsMessages: z.boolean(),
  /** No notifications in this time, which crosses midnight if `from` is after `to`. */
  quietHours: z.object({ isOn: z.boolean(), from: timeOfDay, to: timeOfDay }),
  /** Language of the spelling checker; `''` turns it off. */
  spelling: z.string().check(z.regex(/^([a-z]{2,3}(-[A-Za-z0-9]{2,4})?)?$/)),
});
export type Preferences = z.infer<typeof preferencesSchema>;

export type LocalVillaState = {
  /** Id of its entry in the list of villas; `null` before it is created. */
  id: string | null;
  status: 'stopped' | 'starting' | 'running' | 'failed';
  /** Why it is not running or was restarted; `null` if all is well. */
  notice: string | null;
};

/** The owner's sign-in to the server to which the local villa was moved. */
export type LocalSignIn = { username: string; password: string };

/** A server's response, with its body as text. */
export type InitialResponse = {
  status: number;
  headers: [name: string, value: string][];
  body: string;
};

export type DesktopState = {
  villas: VillaEntry[];
  /** The current villa; `null` before the first is added. */
  current: VillaEntry | null;
  isOffline: boolean;
  /** When the connection was lost; `null` while online. */
  offlineSince: string | null;
  /** When each offline copy on the screen was read, by its path; `null` where there is no copy. */
  keptAt: Record<string, string | null>;
  /** Whether the system offers encryption; without it no offline copies are kept. */
  canKeepOffline: boolean;
  startsAtLogin: boolean;
  preferences: Preferences;
  /** Languages of the spelling checker; empty if the system chooses. */
  spellingLanguages: string[];
  /** `null` if the app was built without a server. */
  localVilla: LocalVillaState | null;
  update: { version: string; notes: string } | null;
};

const nothing = z.undefined();
const villaId = z.uuid();
/** Paths and queries of endpoints that return a file: exports, reports and the backup. */
const fileAddress = z
  .string()
  .check(
    z.maxLength(2_000),
    z.regex(
      /^\/api\/(?:(?:bookings\/export\.csv|admin\/(?:backup|activity\/export\.csv|payments\/export\.csv|receipts\/\d+\/receipt\.pdf|figures\/(?:table\.csv|report\.(?:csv|pdf))))(?:\?[\w=&%.+*:-]*)?|admin\/privacy\/export\/[\w.-]+|admin\/bookings\/[A-Z]{1,6}-[0-9A-Z]{4,12}\/conversation\/files\/[1-9]\d{0,14}\?name=[\w%.-]{1,1000})$/,
    ),
  );

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

/** A notice that the window shows about something that the app has done. */
export type DesktopNotice = { title: string; description: string };

/** The preload script exposes it as `window.villaDesktop`. */
export type DesktopBridge = {
  getState: () => Promise<DesktopState>;
  /** Checks an address; if a villa answers, it is added and becomes the current one. */
  connect: (address: string) => Promise<ConnectResult>;
  switchVilla: (id: string) => Promise<void>;
  /** Removes a villa with its session and all its offline copies. */
  forgetVilla: (id: string) => Promise<void>;
  setStartAtLogin: (startsAtLogin: boolean) => Promise<void>;
  setPreferences: (change: Partial<Preferences>) => Promise<void>;
  /** Saves the response of a GET request to a file that the owner chooses; `false` if cancelled. */
  saveFile: (address: string) => Promise<boolean>;
  saveSheet: (reference: string) => Promise<boolean>;
  /** Prints a booking; `false` if cancelled. */
  printSheet: (reference: string) => Promise<boolean>;
  installUpdate: () => Promise<void>;
  /** Starts the villa on this computer, signs its owner in and shows it. */
  startLocalVilla: (options: { withExamples: boolean }) => Promise<ConnectResult>;
  openSite: () => Promise<void>;
  getLocalSignIn: () => Promise<LocalSignIn | null>;
  /**
   * Returns the response of a request that was sent before the page was loaded; works once per address.
   * @throws Error if the request was not sent or failed
   */
  getInitialResponse: (address: string) => Promise<InitialResponse>;
  /** Like the others below, returns a function that unsubscribes. */
  onState: (listener: (state: DesktopState) => void) => () => void;
  /** @param listener receives the page to show */
  onOpen: (listener: (place: Place) => void) => () => void;
  onNotice: (listener: (told: DesktopNotice) => void) => () => void;
};
