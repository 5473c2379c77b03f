import { LOOPBACK_HOSTS } from '@shared/domain/loopback';
import { app, shell, type WebContents } from 'electron';
import { APP_ORIGIN } from './appProtocol';

const OPENED_OUTSIDE = new Set(['https:', 'mailto:', 'tel:']);

type IsVilla = (origin: string) => boolean;

/** Restricts every new window to the app's own pages. */
export function guardNavigation(isVilla: IsVilla): void {
  app.on('web-contents-created', (_event, contents) => guard(contents, isVilla));
}

function guard(contents: WebContents, isVilla: IsVilla): void {
  const openOutside = (address: string) => {
    if (mayOpenOutside(address, isVilla)) void shell.openExternal(address).catch(() => undefined);
  };
  contents.on('will-navigate', (event, address) => {
    if (isOwnPage(address)) return;
    event.preventDefault();
    openOutside(address);
  });
  contents.on('will-redirect', (event, address) => {
    if (!isOwnPage(address)) event.preventDefault();
  });
  contents.on('will-attach-webview', (event) => event.preventDefault());
  contents.setWindowOpenHandler(({ url }) => {
    openOutside(url);
    return { action: 'deny' };
  });
  const { session } = contents;
  session.setPermissionRequestHandler((_contents, permission, answer) =>
    answer(permission === 'clipboard-sanitized-write'),
  );
  session.setPermissionCheckHandler(
    (_contents, permission, origin) =>
      permission === 'clipboard-sanitized-write' && origin.startsWith(APP_ORIGIN),
  );
}

export function isOwnPage(address: string): boolean {
  return address === APP_ORIGIN || address.startsWith(`${APP_ORIGIN}/`);
}

/** Whether the system may open an address. A villa's own site may be on the owner's network. */
export function mayOpenOutside(address: string, isVilla: IsVilla): boolean {
  const url = parseUrl(address);
  if (!url) return false;
  const { protocol, hostname, username, password } = url;
  if (username || password) return false;
  if (protocol === 'http:') return LOOPBACK_HOSTS.includes(hostname) || isVilla(url.origin);
  return OPENED_OUTSIDE.has(protocol);
}

/** `URL.canParse` is missing in the oldest supported Electron. */
function parseUrl(address: string): URL | null {
  try {
    return new URL(address);
  } catch {
    return null;
  }
}
