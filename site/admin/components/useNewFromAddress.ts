import { useEffect } from 'react';
import { useSearchParams } from 'react-router';
import { useStable } from './useStable';

const PARAM = 'new';

/**
 * Opens the form that the address asks for, `?new=<name>`, once, and takes it out of the address.
 * @param begin opens a form by its name
 * @param isReady whether the screen has what its forms need
 */
export function useNewFromAddress<Name extends string>(
  begin: Partial<Record<Name, () => void>>,
  isReady: boolean,
): void {
  const [params, setParams] = useSearchParams();
  const name = params.get(PARAM);
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
    if (name !== null && isReady) open();
  }, [name, isReady, open]);
}
