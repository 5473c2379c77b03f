import { useLayoutEffect } from 'react';

/** How many callers are shown: a panel, and a dialog that was opened from it. */
let locks = 0;

/**
 * Keeps the page from scrolling while the caller is shown. The scrollbar goes and its room stays
 * filled: nothing behind moves, and what covers the page covers it up to the window's edge.
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
