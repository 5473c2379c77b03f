import { useEffect, useState } from 'react';

/**
 * A value that follows once its source has not changed for a while: no call for each key.
 * @param value a text or a number; objects go through JSON, because each render makes another one
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
