import { useEffect, type RefObject } from 'react';

const FOCUSABLE = 'a[href], button:not([disabled]), select, input, textarea, [tabindex="0"]';

/** Keeps the focus inside an element while active. Escape leaves and returns the focus to its origin. */
export function useFocusTrap(
  container: RefObject<HTMLElement | null>,
  isActive: boolean,
  onEscape: () => void,
): void {
  useEffect(() => {
    if (!isActive) return;
    const before = document.activeElement;
    const handleKey = (event: KeyboardEvent) => {
      if (event.key === 'Escape') {
        onEscape();
        if (before instanceof HTMLElement) before.focus();
        return;
      }
      if (event.key !== 'Tab') return;
      const visible = [
        ...(container.current?.querySelectorAll<HTMLElement>(FOCUSABLE) ?? []),
      ].filter((element) => element.offsetParent !== null);
      const first = visible[0];
      const last = visible.at(-1);
      const isInside = container.current?.contains(document.activeElement);
      if (!first || !last) return;
      if (event.shiftKey && (document.activeElement === first || !isInside)) {
        event.preventDefault();
        last.focus();
      } else if (!event.shiftKey && (document.activeElement === last || !isInside)) {
        event.preventDefault();
        first.focus();
      }
    };
    document.addEventListener('keydown', handleKey);
    return () => document.removeEventListener('keydown', handleKey);
  }, [container, isActive, onEscape]);
}
