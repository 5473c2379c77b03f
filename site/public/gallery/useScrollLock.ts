import { useLayoutEffect } from 'react';

/** Keeps the page from scrolling while the caller is shown; the scrollbar's room stays filled. */
export function useScrollLock(): void {
  useLayoutEffect(() => {
    const { style, clientWidth } = document.documentElement;
    const scrollbarPx = window.innerWidth - clientWidth;
    style.overflow = 'hidden';
    style.paddingRight = `${scrollbarPx}px`;
    return () => {
      style.overflow = '';
      style.paddingRight = '';
    };
  }, []);
}
