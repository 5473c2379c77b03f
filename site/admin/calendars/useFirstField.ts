import { useEffect, type RefObject } from 'react';

/** Focuses the first field of a form that replaces another in an open dialog. */
export function useFirstField(form: RefObject<HTMLFormElement | null>): void {
  useEffect(() => {
    form.current?.querySelector<HTMLElement>('input')?.focus();
  }, [form]);
}
