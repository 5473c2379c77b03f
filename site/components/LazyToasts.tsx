import { useEffect, useState, type ComponentType } from 'react';
import { useToasts } from '../stores/toasts';
import type { ToastWords } from './Toasts';

const ENGLISH: ToastWords = { label: 'Notifications', close: 'Dismiss notification' };

/**
 * The notifications. They are loaded when the first control takes the focus: what a guest sends
 * may fail because the connection is gone, and then it is too late to load what says so. If they
 * cannot be loaded even so, the page goes on without them and asks again with the next one.
 */
export function LazyToasts({ words = ENGLISH }: { words?: ToastWords }) {
  const current = useToasts((state) => state.current);
  const [Toasts, setToasts] = useState<ComponentType<{ words: ToastWords }> | null>(null);
  useEffect(() => {
    if (Toasts) return;
    const load = () => {
      import('./Toasts').then(
        (loaded) => setToasts(() => loaded.Toasts),
        () => undefined,
      );
    };
    if (current) load();
    document.addEventListener('focusin', load, { once: true });
    return () => document.removeEventListener('focusin', load);
  }, [Toasts, current]);
  return Toasts && current && <Toasts words={words} />;
}
