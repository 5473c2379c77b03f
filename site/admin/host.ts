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
};

/** The back office at `/admin` of the site itself. */
export const browserHost: Host = {
  fetch: (input, init) => fetch(input, init),
  siteUrl: '/',
};

export const HostContext = createContext<Host>(browserHost);

/** The surroundings of the screen. */
export function useHost(): Host {
  return useContext(HostContext);
}
