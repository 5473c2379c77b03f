import { useEffect, useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router';

/** Distance of a section from the window's top after scrolling, clear of the fixed bar. */
export const SECTION_OFFSET_PX = 128;

/** Scrolls to a section of this page; ignores unknown names. */
export function scrollToSection(anchor: string): void {
  const section = document.getElementById(anchor);
  if (!section) return;
  window.scrollTo({ top: topOf(section), behavior: motion() });
}

export function scrollToTop(): void {
  window.scrollTo({ top: 0, behavior: motion() });
}

const positions = new Map<string, number>();

/**
 * Manages the scroll position. After loading: the section in the address. After a link: that section, or the
 * top. Back and forward: the previous position, which the browser would restore before the page has rendered.
 */
export function useHashScroll(): void {
  const { hash, key } = useLocation();
  const type = useNavigationType();
  const isFirst = useRef(true);

  useEffect(() => {
    window.history.scrollRestoration = 'manual';
    // The browser restores the position after a reload.
    const giveBack = () => {
      window.history.scrollRestoration = 'auto';
    };
    window.addEventListener('pagehide', giveBack);
    return () => window.removeEventListener('pagehide', giveBack);
  }, []);

  // Before layout, which would report scrolling that is not the guest's.
  useLayoutEffect(() => {
    const section = hash ? document.getElementById(decoded(hash.slice(1))) : null;
    if (type === 'POP' && !isFirst.current) jumpTo(positions.get(key) ?? 0);
    else if (section) jumpTo(topOf(section));
    else if (!isFirst.current) jumpTo(0);
    isFirst.current = false;

    const remember = () => positions.set(key, window.scrollY);
    // In the next frame, which lays out the page anyway; reading now would force a second layout.
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

/** `null` for an address typed by hand that cannot be decoded. */
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
