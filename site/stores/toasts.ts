import { create } from 'zustand';

export type ToastMessage = {
  id: number;
  title: string;
  description?: string;
  tone: 'default' | 'destructive';
  stays: boolean;
  /** A button; a press also closes the notification. */
  action?: { label: string; run: () => void };
};

type ToastState = { current: ToastMessage | null; isOpen: boolean };

export const useToasts = create<ToastState>()(() => ({ current: null, isOpen: false }));

const REMOVE_AFTER_MS = 1_000_000;

let nextId = 1;

/** Shows a notification. @returns closes it, unless another one has replaced it */
export function showToast(toast: {
  title: string;
  description?: string;
  tone?: ToastMessage['tone'];
  stays?: boolean;
  action?: { label: string; run: () => void };
}): () => void {
  const current: ToastMessage = { tone: 'default', stays: false, ...toast, id: nextId };
  nextId += 1;
  useToasts.setState({ current, isOpen: true });
  return () => {
    const state = useToasts.getState();
    if (state.current === current && state.isOpen) closeToast();
  };
}

/** Closes the notification but keeps its text while it fades. */
export function closeToast(): void {
  const closed = useToasts.getState().current;
  useToasts.setState({ isOpen: false });
  setTimeout(() => {
    useToasts.setState((state) => (state.current === closed ? { current: null } : state));
  }, REMOVE_AFTER_MS);
}
