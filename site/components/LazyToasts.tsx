import { lazy, Suspense } from 'react';
import { useToasts } from '../stores/toasts';

const Toasts = lazy(async () => ({ default: (await import('./Toasts')).Toasts }));

/** The notifications, loaded with the first one. */
export function LazyToasts() {
  const hasToast = useToasts((state) => state.current !== null);
  if (!hasToast) return null;
  return (
    <Suspense>
      <Toasts />
    </Suspense>
  );
}
