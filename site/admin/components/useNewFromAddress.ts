import { useEffect } from 'react';
import { useSearchParams } from 'react-router';
import { useStable } from './useStable';

const PARAM = 'new';

/**
 * Opens the form that the address asks for with `?new=<name>`, once, and removes the parameter.
 * @param begin functions that open the forms, by name
 * @param isReady whether the screen has loaded what its forms need
 */
export function useNewFromAddress<Name extends string>(
  begin: Partial<Record<Name, () => void>>,
  isReady: boolean,
): void {
  const [params, setParams] = useSearchParams();
  const name = params.get(PARAM);
  // A screen's other parts have forms too.
  const isKnown = name !== null && Object.hasOwn(begin, name);
  const open = useStable(() => {
    begin[name as Name]?.();
    setParams(
      (current) => {
        const next = new URLSearchParams(current);
        next.delete(PARAM);
        return next;
      },
      { replace: true },
    );
  });
  useEffect(() => {
    if (isKnown && isReady) open();
  }, [isKnown, isReady, open]);
}
