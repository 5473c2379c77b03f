/**
 * Moves the focus to an element if the focused one is disabled or gone; otherwise the next Tab would start at the top
 * of the page.
 * @param fallbackId focused if there is no such element
 */
export function keepFocusAt(elementId: string, fallbackId?: string): void {
  const active = document.activeElement;
  // A dialog takes the focus when a control in it disappears.
  const isLost =
    active === null || active === document.body || active.matches(':disabled, [role="dialog"]');
  if (!isLost) return;
  const element =
    document.getElementById(elementId) ??
    (fallbackId === undefined ? null : document.getElementById(fallbackId));
  element?.focus({ preventScroll: true });
}
