import { create } from 'zustand';

export type ToastMessage = {
  id: number;
  title: string;
  description?: string;
  tone: 'default' | 'destructive';
  /** Until it is closed, and not for some seconds only. */
  stays: boolean;
};

type ToastState = { current: ToastMessage | null; isOpen: boolean };

/** The notification on show; one at a time, a new one takes the place of the last. */
export const useToasts = create<ToastState>()(() => ({ current: null, isOpen: false }));

/** A dismissed notification is forgotten after this long. */
const REMOVE_AFTER_MS = 1_000_000;

let nextId = 1;

/**
 * Shows a notification.
 * @returns closes it again, if no other has taken its place
 */
export function showToast(toast: {
  title: string;
  description?: string;
  tone?: ToastMessage['tone'];
  stays?: boolean;
}): () => void {
  const current: ToastMessage = { tone: 'default', stays: false, ...toast, id: nextId };
  nextId += 1;
  useToasts.setState({ current, isOpen: true });
  return () => {
    const state = useToasts.getState();
    if (state.current === current && state.isOpen) closeToast();
  };
}

/** Closes the notification; its text stays a while, so that it can fade. */
export function closeToast(): void {
  const closed = useToasts.getState().current;
  useToasts.setState({ isOpen: false });
  setTimeout(() => {
    useToasts.setState((state) => (state.current === closed ? { current: null } : state));
  }, REMOVE_AFTER_MS);
}
