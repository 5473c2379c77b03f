import { useLayoutEffect } from 'react';

/** Active callers: a panel and a dialog opened from it may both lock. */
let locks = 0;

/**
 * Locks the page's scrolling while the caller is mounted. The scrollbar's width stays reserved, so that nothing moves.
 */
export function useScrollLock(): void {
  useLayoutEffect(() => {
    const { style, clientWidth } = document.documentElement;
    if (locks === 0) {
      style.paddingRight = `${window.innerWidth - clientWidth}px`;
      style.overflow = 'hidden';
    }
    locks += 1;
    return () => {
      locks -= 1;
      if (locks > 0) return;
      style.overflow = '';
      style.paddingRight = '';
    };
  }, []);
}
