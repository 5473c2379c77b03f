import { useEffect, useRef, type RefObject } from 'react';

/**
 * Scrolls a row of tabs or links so that the open one is in the middle.
 * @param chosen the open one
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
      // `scrollIntoView` would also scroll the page.
      row.scrollLeft += inside.x + inside.width / 2 - (around.x + around.width / 2);
    };
    bringIntoSight();
    // Counts and fonts load later and move the tabs.
    const observer = new ResizeObserver(bringIntoSight);
    for (const each of [row, ...row.children]) observer.observe(each);
    return () => observer.disconnect();
  }, [chosen]);
  return strip;
}
