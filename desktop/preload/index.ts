import type {
  DesktopBridge,
  DesktopRequest,
  DesktopState,
  Place,
  Told,
} from '@shared/contract/desktop';
import { DESKTOP_EVENTS, requestChannel } from '@shared/contract/desktopChannels';
import { contextBridge, ipcRenderer } from 'electron';
import { askFirst } from './firstAnswers';

/** What Electron puts before the words of an error that comes from the main process. */
const REMOTE = /^Error invoking remote method '[^']*': (\w*Error: )?/;

// All that a page gets of the app around it: named functions, each for one purpose.
const request = (name: DesktopRequest, argument?: unknown) =>
  ipcRenderer.invoke(requestChannel(name), argument).catch((error: unknown) => {
    throw error instanceof Error ? new Error(error.message.replace(REMOTE, '')) : error;
  });

/** The page is told the value alone: the event would hand it the channel itself. */
function subscribe<Value>(channel: string, listener: (value: Value) => void): () => void {
  const handle = (_event: unknown, value: Value) => listener(value);
  ipcRenderer.on(channel, handle);
  return () => ipcRenderer.off(channel, handle);
}

// A sheet is of one booking and of nothing else; another page than the app's own asks for nothing.
const isScreen = location.protocol === 'villa-app:' && location.pathname !== '/sheet';

const bridge: DesktopBridge = {
  getFirst: askFirst(isScreen ? location.pathname : null),
  getState: () => request('getState'),
  connect: (address) => request('connect', address),
  switchVilla: (id) => request('switchVilla', id),
  forgetVilla: (id) => request('forgetVilla', id),
  setStartAtLogin: (startsAtLogin) => request('setStartAtLogin', startsAtLogin),
  setPreferences: (change) => request('setPreferences', change),
  saveFile: (address) => request('saveFile', address),
  saveSheet: (reference) => request('saveSheet', reference),
  printSheet: (reference) => request('printSheet', reference),
  installUpdate: () => request('installUpdate'),
  startLocalVilla: (options) => request('startLocalVilla', options),
  openSite: () => request('openSite'),
  getLocalSignIn: () => request('getLocalSignIn'),
  onState: (listener) => subscribe<DesktopState>(DESKTOP_EVENTS.state, listener),
  onOpen: (listener) => subscribe<Place>(DESKTOP_EVENTS.open, listener),
  onTold: (listener) => subscribe<Told>(DESKTOP_EVENTS.told, listener),
};

contextBridge.exposeInMainWorld('villaDesktop', bridge);
