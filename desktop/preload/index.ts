import type {
  DesktopBridge,
  DesktopRequest,
  DesktopState,
  Place,
  DesktopNotice,
} from '@shared/contract/desktop';
import { DESKTOP_EVENTS, requestChannel } from '@shared/contract/desktopChannels';
import { contextBridge, ipcRenderer } from 'electron';
import { sendInitialRequests } from './sendInitialRequests';

const REMOTE = /^Error invoking remote method '[^']*': (\w*Error: )?/;

// The page's whole access to the app: named functions with one purpose each.
const request = (name: DesktopRequest, argument?: unknown) =>
  ipcRenderer.invoke(requestChannel(name), argument).catch((error: unknown) => {
    throw error instanceof Error ? new Error(error.message.replace(REMOTE, '')) : error;
  });

/** Passes on only the value, because the event would expose the channel. */
function subscribe<Value>(channel: string, listener: (value: Value) => void): () => void {
  const handle = (_event: unknown, value: Value) => listener(value);
  ipcRenderer.on(channel, handle);
  return () => ipcRenderer.off(channel, handle);
}

// The sheet and foreign pages start no requests.
const isScreen = location.protocol === 'villa-app:' && location.pathname !== '/sheet';

const bridge: DesktopBridge = {
  getInitialResponse: sendInitialRequests(isScreen ? location.pathname : null),
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
  onNotice: (listener) => subscribe<DesktopNotice>(DESKTOP_EVENTS.notice, listener),
};

contextBridge.exposeInMainWorld('villaDesktop', bridge);
