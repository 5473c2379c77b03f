import { useEffect, useRef, useState } from 'react';

const REST_MS = 200;

/**
 * A field's text that is handed on once typing rests. It follows the value when somebody else
 * changes that.
 * @returns `settle` hands the text on at once
 */
export function useSettledText(
  value: string,
  onSettled: (text: string) => void,
): { text: string; setText: (text: string) => void; settle: () => void } {
  const [text, setText] = useState(value);
  /** Handed on and not seen to arrive yet: the value is late and must not undo newer typing. */
  const underWay = useRef(new Set<string>());
  const latest = useRef(onSettled);
  useEffect(() => {
    latest.current = onSettled;
  });

  useEffect(() => {
    if (!underWay.current.delete(value)) setText(value);
  }, [value]);

  const settle = () => {
    if (text.trim() === value) return;
    underWay.current.add(text.trim());
    latest.current(text.trim());
  };
  const settleLatest = useRef(settle);
  useEffect(() => {
    settleLatest.current = settle;
  });
  useEffect(() => {
    const timer = setTimeout(() => settleLatest.current(), REST_MS);
    return () => clearTimeout(timer);
  }, [text]);

  return { text, setText, settle };
}
