import { useEffect, useLayoutEffect, useRef } from 'react';
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

/** How far each visited page was scrolled, by its key in the history. */
const positions = new Map<string, number>();

/**
 * After a page has loaded: to the section that its address names. After a link: to that section,
 * or to the new page's top. Back and forward: to where the guest was, which the browser itself
 * would guess before the page is there again.
 */
export function useHashScroll(): void {
  const { hash, key } = useLocation();
  const type = useNavigationType();
  const isFirst = useRef(true);

  useEffect(() => {
    window.history.scrollRestoration = 'manual';
    // A reload is the browser's again.
    const giveBack = () => {
      window.history.scrollRestoration = 'auto';
    };
    window.addEventListener('pagehide', giveBack);
    return () => window.removeEventListener('pagehide', giveBack);
  }, []);

  // Before the browser lays the new page out: it would tell of scrolling that is not the guest's.
  useLayoutEffect(() => {
    const section = hash ? document.getElementById(decoded(hash.slice(1))) : null;
    if (type === 'POP' && !isFirst.current) jumpTo(positions.get(key) ?? 0);
    else if (section) jumpTo(topOf(section));
    else if (!isFirst.current) jumpTo(0);
    isFirst.current = false;

    const remember = () => positions.set(key, window.scrollY);
    // With the next frame, which lays the page out anyway: asked now, it would be laid out twice.
    const frame = requestAnimationFrame(remember);
    window.addEventListener('scroll', remember, { passive: true });
    return () => {
      cancelAnimationFrame(frame);
      window.removeEventListener('scroll', remember);
    };
  }, [hash, key, type]);
}

function jumpTo(top: number): void {
  window.scrollTo({ top, behavior: 'instant' });
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
