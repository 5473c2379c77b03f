import { createContext, useContext } from 'react';

/**
 * Capabilities of the environment: the browser, or the desktop app. Screens check these and never the environment
 * itself.
 */
export type Host = {
  fetch: typeof fetch;
  siteUrl: string;
  /**
   * Saves an API response as a file where the owner chooses. Undefined in browsers, where a download link suffices.
   * @param address path and query of a GET request whose response names the file
   * @returns `false` when the owner cancelled
   * @throws Error when the request or the write failed
   */
  saveFile?: (address: string) => Promise<boolean>;
  canUsePasskeys?: boolean;
  /** Which villa this is, if the environment knows several: `villa.example`. */
  villaName?: string;
  /** Saves a booking's printable sheet as a file. @returns `false` when the owner cancelled */
  saveSheet?: (reference: string) => Promise<boolean>;
  /** Prints a booking's sheet. @returns `false` when the owner cancelled */
  printSheet?: (reference: string) => Promise<boolean>;
  /**
   * Why nothing can be saved at present, as text for the owner; `null` when it can. Undefined in browsers, which
   * only find out by trying.
   */
  readOnlyReason?: string | null;
};

/** The back office at `/admin` of the site. */
export const browserHost: Host = {
  fetch: (input, init) => fetch(input, init),
  siteUrl: '/',
  canUsePasskeys: hasPasskeys(),
};

/** Browsers only support them on https and localhost, and never at an IP address. */
function hasPasskeys(): boolean {
  return (
    typeof window !== 'undefined' &&
    'PublicKeyCredential' in window &&
    !/^[\d.]+$|:/.test(window.location.hostname)
  );
}

export const HostContext = createContext<Host>(browserHost);

export function useHost(): Host {
  return useContext(HostContext);
}

/** Why nothing can be saved at present; `null` when it can. Reading always works. */
export function useReadOnlyReason(): string | null {
  return useHost().readOnlyReason ?? null;
}
