import { useEffect, type RefObject } from 'react';

/** Focuses the code field when it replaces the password. */
export function useCodeFocus(form: RefObject<HTMLFormElement | null>): void {
  useEffect(() => form.current?.querySelector<HTMLElement>('[name="code"]')?.focus(), [form]);
}
