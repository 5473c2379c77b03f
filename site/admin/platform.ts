import { createContext, useContext } from 'react';

/**
 * What the back office's surroundings can do. Screens ask it and never which surroundings
 * they are: the browser here, a window of its own elsewhere.
 */
export type Host = {
  /** How calls reach the server. */
  fetch: typeof fetch;
  /** Address of the public site, for links to it. */
  siteUrl: string;
  /**
   * Saves an answer of the API as a file at a place that the owner chooses. Left out where a
   * download link does that by itself, as in a browser.
   * @param address path and query of a GET call whose answer names the file
   * @returns `false` when the owner chose no place
   * @throws Error when there was no such answer, or it could not be written
   */
  saveFile?: (address: string) => Promise<boolean>;
  /** Whether a passkey can be asked for here. Left out where there is none to be had. */
  canUsePasskeys?: boolean;
  /** Which villa's screens these are, where the surroundings know several: `villa.example`. */
  villaName?: string;
  /** Saves a booking on a sheet of paper as a file. @returns `false` when the owner chose no place */
  saveSheet?: (reference: string) => Promise<boolean>;
  /** Prints a booking on a sheet of paper. @returns `false` when the owner called it off */
  printSheet?: (reference: string) => Promise<boolean>;
  /**
   * Why nothing can be saved at the moment, in words for the owner; `null` when it can. Left out
   * where only trying tells, as in a browser.
   */
  readOnlyReason?: string | null;
};

/** The back office at `/admin` of the site itself. */
export const browserHost: Host = {
  fetch: (input, init) => fetch(input, init),
  siteUrl: '/',
  canUsePasskeys: hasPasskeys(),
};

/** Browsers have them on https and localhost alone, and never at a bare address. */
function hasPasskeys(): boolean {
  return (
    typeof window !== 'undefined' &&
    'PublicKeyCredential' in window &&
    !/^[\d.]+$|:/.test(window.location.hostname)
  );
}

export const HostContext = createContext<Host>(browserHost);

/** The surroundings of the screen. */
export function useHost(): Host {
  return useContext(HostContext);
}

/** Why nothing can be saved at the moment; `null` when it can. Screens can still be read. */
export function useReadOnlyReason(): string | null {
  return useHost().readOnlyReason ?? null;
}
