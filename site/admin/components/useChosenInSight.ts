import { useEffect, useRef, type RefObject } from 'react';

/**
 * Keeps the open one of a row of tabs or links in sight, in its middle, where they do not all fit.
 * @param chosen what is open
 * @returns for the row
 */
export function useChosenInSight<Row extends HTMLElement>(chosen: string): RefObject<Row | null> {
  const strip = useRef<Row>(null);
  useEffect(() => {
    const row = strip.current;
    if (!row) return;
    const bringIntoSight = () => {
      const open = row.querySelector('[data-state="active"], [aria-current="page"]');
      if (!open) return;
      const [around, inside] = [row.getBoundingClientRect(), open.getBoundingClientRect()];
      // `scrollIntoView` would move the page as well.
      row.scrollLeft += inside.x + inside.width / 2 - (around.x + around.width / 2);
    };
    bringIntoSight();
    // A count beside a label comes later, and so does the typeface; both move what is behind.
    const observer = new ResizeObserver(bringIntoSight);
    for (const each of [row, ...row.children]) observer.observe(each);
    return () => observer.disconnect();
  }, [chosen]);
  return strip;
}
