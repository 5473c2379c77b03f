import {
  DESKTOP_REQUESTS,
  type DesktopBridge,
  type DesktopRequest,
} from '@shared/contract/desktop';
import { requestChannel } from '@shared/contract/desktopChannels';
import { ipcMain, type IpcMainInvokeEvent } from 'electron';
import { logFailure } from './failures';
import { isOwnPage } from './navigation';

export type RequestHandlers = Pick<DesktopBridge, DesktopRequest>;

/** Answers the window's requests, only from the app's own page and with a valid argument. */
export function answerRequests(handlers: RequestHandlers): void {
  for (const name of Object.keys(DESKTOP_REQUESTS) as DesktopRequest[]) {
    ipcMain.handle(requestChannel(name), async (event, argument: unknown) => {
      if (!isFromOwnPage(event)) throw new Error('This request is not allowed.');
      const parsed = DESKTOP_REQUESTS[name].safeParse(argument);
      if (!parsed.success) throw new Error('This request is not valid.');
      // The schema with the same name has validated the argument.
      const handle = handlers[name] as (value: unknown) => Promise<unknown>;
      return handle(parsed.data).catch((error: unknown) => {
        logFailure(error);
        throw error;
      });
    });
  }
}

/** Rejects frames inside the page and foreign pages. */
function isFromOwnPage({ senderFrame, sender }: IpcMainInvokeEvent): boolean {
  if (!senderFrame || senderFrame !== sender.mainFrame) return false;
  return isOwnPage(senderFrame.url);
}
