import { useEffect, useRef } from 'react';
import { keepFocusAt } from './keepFocus';

/**
 * Brings the next page of a list and takes the focus to its first row, where reading goes on.
 * @param elementId id of what takes the focus in a row
 * @returns for the button that asks for more
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
    // A button that stays enabled keeps the focus, unless the owner has gone on meanwhile.
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
