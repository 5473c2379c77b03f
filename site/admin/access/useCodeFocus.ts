import { useEffect, type RefObject } from 'react';

/** Takes the focus to a form's code when it appears in place of the password. */
export function useCodeFocus(form: RefObject<HTMLFormElement | null>): void {
  useEffect(() => form.current?.querySelector<HTMLElement>('[name="code"]')?.focus(), [form]);
}
