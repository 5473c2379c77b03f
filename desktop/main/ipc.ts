import {
  DESKTOP_REQUESTS,
  type DesktopBridge,
  type DesktopRequest,
} from '@shared/contract/desktop';
import { requestChannel } from '@shared/contract/desktopChannels';
import { ipcMain, type IpcMainInvokeEvent } from 'electron';
import { logFailure } from './failures';
import { isOwnPage } from './navigation';

/** What answers each request of the window. */
export type RequestHandlers = Pick<DesktopBridge, DesktopRequest>;

/** Answers the window's requests: from the app's own page only, and with the argument it should have. */
export function answerRequests(handlers: RequestHandlers): void {
  for (const name of Object.keys(DESKTOP_REQUESTS) as DesktopRequest[]) {
    ipcMain.handle(requestChannel(name), async (event, argument: unknown) => {
      if (!isFromOwnPage(event)) throw new Error('This request is not allowed.');
      const parsed = DESKTOP_REQUESTS[name].safeParse(argument);
      if (!parsed.success) throw new Error('This request is not valid.');
      // The schema of the same name has just made sure of the argument.
      const handle = handlers[name] as (value: unknown) => Promise<unknown>;
      return handle(parsed.data).catch((error: unknown) => {
        logFailure(error);
        throw error;
      });
    });
  }
}

/** A frame inside of the page, or a page of somebody else's, has no business here. */
function isFromOwnPage({ senderFrame, sender }: IpcMainInvokeEvent): boolean {
  if (!senderFrame || senderFrame !== sender.mainFrame) return false;
  return isOwnPage(senderFrame.url);
}
