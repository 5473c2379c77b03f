import { useEffect, useRef, useState } from 'react';

/** A function with a stable identity that calls the latest handler, so that rows can be memoised. */
export function useStable<Args extends unknown[], Result>(
  handler: (...args: Args) => Result,
): (...args: Args) => Result {
  const latest = useRef(handler);
  useEffect(() => {
    latest.current = handler;
  });
  const [stable] = useState(
    () =>
      (...args: Args) =>
        latest.current(...args),
  );
  return stable;
}
