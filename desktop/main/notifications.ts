import { Notification } from 'electron';
import { bodyOf, titleOf } from './noticeText';

/** Only the newest notifications are still on the screen or in the system's list. */
const MAX_KEPT = 50;
/** Other platforms have no notification buttons. */
const PLATFORMS_WITH_ACTIONS = new Set<NodeJS.Platform>(['darwin', 'win32']);

export type NoticeAction = { label: string; onClick: () => void };

/** `title` and `body` may contain text by strangers. */
export type Notice = {
  title: string;
  body: string;
  onClick: () => void;
  /** Shown if the platform has buttons. */
  actions: readonly NoticeAction[];
};

/** @returns shows a system notification */
export function createNotifier(): (notice: Notice) => void {
  // Keeps a reference, because a collected notification loses its click handler.
  const shown = new Set<Notification>();
  return ({ title, body, onClick, actions }) => {
    const notification = new Notification({
      title: titleOf(title, process.platform),
      body: bodyOf(body, process.platform),
      actions: PLATFORMS_WITH_ACTIONS.has(process.platform)
        ? actions.map(({ label }) => ({ type: 'button' as const, text: label }))
        : [],
    });
    const [oldest] = shown;
    if (oldest && shown.size >= MAX_KEPT) shown.delete(oldest);
    shown.add(notification);
    notification.on('click', () => {
      shown.delete(notification);
      onClick();
    });
    notification.on('action', (_event, index) => {
      shown.delete(notification);
      actions[index]?.onClick();
    });
    notification.on('failed', () => shown.delete(notification));
    notification.show();
  };
}
