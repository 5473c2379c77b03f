import { useEffect, useRef, type RefObject } from 'react';
import { useNavigationType } from 'react-router';

/**
 * Leads to the list on a phone, where it is far below, when an address names a part of it: a link
 * of Today or of the calendar, or a bookmark. Typing in the list's own fields replaces the address and
 * leads nowhere.
 * @param head of the list
 * @param named what the address asks the list for; empty where nothing
 * @param isReady whether what is above has its height
 */
export function useListInSight(
  head: RefObject<HTMLElement | null>,
  named: string,
  isReady: boolean,
): void {
  const type = useNavigationType();
  const led = useRef('');
  useEffect(() => {
    if (!isReady || named === led.current) return;
    const isFirst = led.current === '';
    led.current = named;
    if (named === '' || (type === 'REPLACE' && !isFirst)) return;
    const top = head.current?.getBoundingClientRect().top ?? 0;
    if (top < 0 || top > window.innerHeight / 2) head.current?.scrollIntoView({ block: 'start' });
  }, [head, named, isReady, type]);
}
