import { create } from 'zustand';

export type ToastMessage = {
  id: number;
  title: string;
  description?: string;
  tone: 'default' | 'destructive';
};

type ToastState = { current: ToastMessage | null; isOpen: boolean };

/** The notification on show; one at a time, a new one takes the place of the last. */
export const useToasts = create<ToastState>()(() => ({ current: null, isOpen: false }));

let nextId = 1;

/** Shows a notification. */
export function showToast(toast: {
  title: string;
  description?: string;
  tone?: ToastMessage['tone'];
}): void {
  useToasts.setState({
    current: { tone: 'default', ...toast, id: nextId },
    isOpen: true,
  });
  nextId += 1;
}

/** Closes the notification; its text stays until the next, so that it can fade. */
export function closeToast(): void {
  useToasts.setState({ isOpen: false });
}
