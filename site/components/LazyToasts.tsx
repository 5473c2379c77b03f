import { useEffect, useState, type ComponentType } from 'react';
import { useToasts } from '../stores/toasts';
import type { ToastWords } from './Toasts';

const ENGLISH: ToastWords = { label: 'Notifications', close: 'Dismiss notification' };

/**
 * Loads the notifications when the first control takes the focus. Loading them on a failure would be too late,
 * because the connection may be lost by then. If loading fails, the next notification tries again.
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
