import { useEffect, useState, type ComponentType } from 'react';
import { useToasts } from '../stores/toasts';
import type { ToastTexts } from './Toasts';

const ENGLISH: ToastTexts = { label: 'Notifications', close: 'Dismiss notification' };

/**
 * Loads the notifications when the first control takes the focus. Loading them on a failure would be too late,
 * because the connection may be lost by then. If loading fails, the next notification tries again.
 */
export function LazyToasts({ texts = ENGLISH }: { texts?: ToastTexts }) {
  const current = useToasts((state) => state.current);
  const [Toasts, setToasts] = useState<ComponentType<{ texts: ToastTexts }> | null>(null);
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
  return Toasts && current && <Toasts texts={texts} />;
}
