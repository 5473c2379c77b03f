import { useEffect, useRef, type RefObject } from 'react';
import { useLocation, useNavigationType } from 'react-router';
import { t } from '../i18n/t';

/** React Router's key of the first page of a visit. */
const FIRST_PAGE = 'default';

/** Navigation state of menu links: leads to the head of the screen even from the same screen. */
export const LEADS_TO_SCREEN = { leadsToScreen: true } as const;

/**
 * Sets the window's title. After navigation it focuses the heading and scrolls to the top, as a page load would;
 * except for back and forward, where the browser restores the scroll position, and for `#id` targets.
 * @returns ref for the heading, which needs `tabIndex={-1}`
 */
export function useScreenTitle(
  title: string,
  villaName: string,
): RefObject<HTMLHeadingElement | null> {
  const heading = useRef<HTMLHeadingElement>(null);
  const { key, hash, search, state } = useLocation();
  const cameFrom = useRef(key);
  const cameBy = useRef(useNavigationType());
  useEffect(() => {
    document.title = t('{title} · {villaName} Admin', { title, villaName });
  }, [title, villaName]);
  useEffect(() => {
    if (cameFrom.current === FIRST_PAGE) return;
    if (cameBy.current !== 'POP') document.documentElement.scrollTop = 0;
    if (!hash) heading.current?.focus({ preventScroll: true });
    // oxlint-disable-next-line exhaustive-deps -- once, when the screen comes
  }, []);
  useEffect(() => {
    if (key === cameFrom.current || !isLedTo(state) || new URLSearchParams(search).has('booking')) {
      return;
    }
    document.documentElement.scrollTop = 0;
    heading.current?.focus({ preventScroll: true });
    // oxlint-disable-next-line exhaustive-deps -- once for each address that was gone to
  }, [key]);
  return heading;
}

function isLedTo(state: unknown): boolean {
  return (state as Partial<typeof LEADS_TO_SCREEN> | null)?.leadsToScreen === true;
}
