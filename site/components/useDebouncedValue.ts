import { useEffect, useState } from 'react';

/**
 * Returns the value once it has stopped changing for a while.
 * @param value a text or number. Pass objects as JSON, because each render creates a new one.
 */
export function useDebouncedValue<Value extends string | number | null>(
  value: Value,
  delayMs: number,
): Value {
  const [debounced, setDebounced] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setDebounced(value), delayMs);
    return () => clearTimeout(timer);
  }, [value, delayMs]);
  return debounced;
}
