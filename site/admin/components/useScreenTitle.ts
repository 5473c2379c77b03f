import { VILLA } from '@shared/villa';
import { useEffect, useRef, type RefObject } from 'react';
import { useLocation, useNavigationType } from 'react-router';

/** React Router's key of the page that the browser loaded itself. */
const FIRST_PAGE = 'default';

/**
 * Names the window after the screen, and takes the focus to its heading and the page to its top
 * when the owner came from another screen, as a page load would have done. Where back and forward
 * lead to is the browser's to scroll.
 * @returns goes on the heading, together with `tabIndex={-1}`
 */
export function useScreenTitle(title: string): RefObject<HTMLHeadingElement | null> {
  const heading = useRef<HTMLHeadingElement>(null);
  const { key } = useLocation();
  const cameFrom = useRef(key);
  const cameBy = useRef(useNavigationType());
  useEffect(() => {
    document.title = `${title} · ${VILLA.name} Admin`;
  }, [title]);
  useEffect(() => {
    if (cameFrom.current === FIRST_PAGE) return;
    if (cameBy.current !== 'POP') document.documentElement.scrollTop = 0;
    heading.current?.focus({ preventScroll: true });
  }, []);
  return heading;
}
