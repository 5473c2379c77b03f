import { useEffect, useRef, type RefObject } from 'react';
import { useLocation, useNavigationType } from 'react-router';
import { t } from '../i18n/t';

/** React Router's key of the page that the browser loaded itself. */
const FIRST_PAGE = 'default';

/** State of an address that leads to the head of its screen, also from that screen: a menu's. */
export const LEADS_TO_SCREEN = { leadsToScreen: true } as const;

/**
 * Names the window after the screen, and takes the focus to its heading and the page to its top
 * when the owner came from another screen, as a page load would have done. Where back and forward
 * lead to is the browser's to scroll, and what an address names, `#id`, takes the focus itself.
 * @param villaName what the house is called, from what the screen may read
 * @returns goes on the heading, together with `tabIndex={-1}`
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
