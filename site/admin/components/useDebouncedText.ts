import { useEffect, useRef, useState } from 'react';
import { useDebouncedValue } from '../../components/useDebouncedValue';

const TYPING_DELAY_MS = 200;

/**
 * A field whose text is passed on when typing pauses, and which follows external changes.
 * @returns `flush` passes the text on at once
 */
export function useDebouncedText(
  value: string,
  onChange: (text: string) => void,
): { text: string; setText: (text: string) => void; flush: () => void } {
  const [text, setText] = useState(value);
  /** Passed on but not yet returned as value: that value must not undo newer typing. */
  const underWay = useRef(new Set<string>());
  const latest = useRef(onChange);
  useEffect(() => {
    latest.current = onChange;
  });

  useEffect(() => {
    if (!underWay.current.delete(value)) setText(value);
  }, [value]);

  const flush = () => {
    if (text.trim() === value) return;
    underWay.current.add(text.trim());
    latest.current(text.trim());
  };
  const flushLatest = useRef(flush);
  useEffect(() => {
    flushLatest.current = flush;
  });
  const debounced = useDebouncedValue(text, TYPING_DELAY_MS);
  useEffect(() => flushLatest.current(), [debounced]);

  return { text, setText, flush };
}
