import { useEffect, useRef, type RefObject } from 'react';
import { useNavigationType } from 'react-router';

/**
 * On a phone, scrolls to the list when an address with a filter is opened. Typing in the filters does not
 * scroll.
 * @param named filter in the address; empty for none
 * @param isReady whether the content above has its final height
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
