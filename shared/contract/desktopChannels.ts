// The channels between the desktop app's window and its main process. They stand apart from the
// schemas of what goes over them: the preload script runs before every page, and needs no schema.

/** The channel of a request. */
export function requestChannel(name: string): string {
  return `request:${name}`;
}

/** On an answer of a server that the window is given: the origin of the villa that it is of. */
export const VILLA_HEADER = 'X-Villa-Origin';

/** Channels on which the main process sends to the window. */
export const DESKTOP_EVENTS = {
  state: 'event:state',
  open: 'event:open',
  told: 'event:told',
} as const;
