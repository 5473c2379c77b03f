import { VILLA } from '@shared/villa';
import { useEffect, useRef, type RefObject } from 'react';
import { useLocation } from 'react-router';

/** React Router's key of the page that the browser loaded itself. */
const FIRST_PAGE = 'default';

/**
 * Names the window after the screen, and takes the focus to its heading when the owner came
 * from another screen, as a page load would have done.
 * @returns goes on the heading, together with `tabIndex={-1}`
 */
export function useScreenTitle(title: string): RefObject<HTMLHeadingElement | null> {
  const heading = useRef<HTMLHeadingElement>(null);
  const { key } = useLocation();
  const cameFrom = useRef(key);
  useEffect(() => {
    document.title = `${title} · ${VILLA.name} Admin`;
  }, [title]);
  useEffect(() => {
    if (cameFrom.current !== FIRST_PAGE) heading.current?.focus({ preventScroll: true });
  }, []);
  return heading;
}
