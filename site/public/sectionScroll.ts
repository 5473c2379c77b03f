import { useEffect } from 'react';
import { useLocation } from 'react-router';

/** Sections stop this far below the window's top, clear of the fixed bar. */
export const SECTION_OFFSET_PX = 128;

/** Scrolls to a section of this page; unknown names do nothing. */
export function scrollToSection(anchor: string): void {
  const section = document.getElementById(anchor);
  if (!section) return;
  window.scrollTo({ top: topOf(section), behavior: motion() });
}

/** Scrolls to the page's top. */
export function scrollToTop(): void {
  window.scrollTo({ top: 0, behavior: motion() });
}

/**
 * After a page has loaded or changed: to the section that its address names, otherwise to the
 * top of a new page.
 */
export function useHashScroll(): void {
  const { pathname, hash } = useLocation();
  useEffect(() => {
    const section = hash ? document.getElementById(decodeURIComponent(hash.slice(1))) : null;
    if (section) window.scrollTo({ top: topOf(section), behavior: 'instant' });
    else if (!hash) window.scrollTo({ top: 0, behavior: 'instant' });
  }, [pathname, hash]);
}

function topOf(section: HTMLElement): number {
  return section.getBoundingClientRect().top + window.scrollY - SECTION_OFFSET_PX;
}

function motion(): ScrollBehavior {
  return window.matchMedia('(prefers-reduced-motion: reduce)').matches ? 'instant' : 'smooth';
}
