import { useEffect, type RefObject } from 'react';

/** Takes the focus to a form's first field when it opens in a dialog that is open already. */
export function useFirstField(form: RefObject<HTMLFormElement | null>): void {
  useEffect(() => {
    form.current?.querySelector<HTMLElement>('input')?.focus();
  }, [form]);
}
