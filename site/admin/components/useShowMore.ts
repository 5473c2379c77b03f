import { useEffect, useRef } from 'react';
import { keepFocusAt } from './keepFocus';

/**
 * Loads the next page of a list and focuses its first row.
 * @param elementId id of the element to focus in a row
 * @returns handler of the button
 */
export function useShowMore<Row>(
  rows: readonly Row[] | undefined,
  fetchNextPage: () => Promise<{ isError: boolean }>,
  elementId: (row: Row) => string,
): () => void {
  const countBefore = useRef<number | null>(null);
  const pressed = useRef<Element | null>(null);
  useEffect(() => {
    const first = countBefore.current === null ? undefined : rows?.[countBefore.current];
    if (!first) return;
    countBefore.current = null;
    // The enabled button keeps the focus, unless the owner has moved it meanwhile.
    if (document.activeElement === pressed.current) (pressed.current as HTMLElement).blur();
    keepFocusAt(elementId(first));
  }, [rows, elementId]);
  return () => {
    countBefore.current = rows?.length ?? null;
    pressed.current = document.activeElement;
    void fetchNextPage().then(({ isError }) => {
      if (isError) countBefore.current = null;
    });
  };
}
