import { useEffect } from 'react';
import { useLocation, useNavigationType } from 'react-router';

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
 * After a page has loaded: to the section that its address names. After a link: to that section,
 * or to the new page's top. Going back and forward is left to the browser, which knows where the
 * guest was.
 */
export function useHashScroll(): void {
  const { pathname, hash, key } = useLocation();
  const type = useNavigationType();
  useEffect(() => {
    const isFirst = key === 'default';
    if (type === 'POP' && !isFirst) return;
    const section = hash ? document.getElementById(decoded(hash.slice(1))) : null;
    if (section) window.scrollTo({ top: topOf(section), behavior: 'instant' });
    else if (!isFirst) window.scrollTo({ top: 0, behavior: 'instant' });
  }, [pathname, hash, key, type]);
}

/** Addresses are typed by hand too; what cannot be decoded names no section. */
function decoded(anchor: string): string {
  try {
    return decodeURIComponent(anchor);
  } catch {
    return '';
  }
}

function topOf(section: HTMLElement): number {
  return section.getBoundingClientRect().top + window.scrollY - SECTION_OFFSET_PX;
}

function motion(): ScrollBehavior {
  return window.matchMedia('(prefers-reduced-motion: reduce)').matches ? 'instant' : 'smooth';
}
