// Channels between the desktop app's window and its main process. Apart from their schemas, because the preload
// script runs before every page and needs no schema.

export function requestChannel(name: string): string {
  return `request:${name}`;
}

/** Header of server responses to the window: the origin of the villa that they come from. */
export const VILLA_HEADER = 'X-Villa-Origin';

export const DESKTOP_EVENTS = {
  state: 'event:state',
  open: 'event:open',
  notice: 'event:told',
} as const;
