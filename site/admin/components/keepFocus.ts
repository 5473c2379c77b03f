/**
 * Takes the focus to an element when the one that had it is disabled or gone; otherwise the next
 * Tab would start at the page's top.
 * @param fallbackId of what takes it where there is no such element any more
 */
export function keepFocusAt(elementId: string, fallbackId?: string): void {
  const active = document.activeElement;
  // A dialog takes the focus itself when the control that had it goes.
  const isLost =
    active === null || active === document.body || active.matches(':disabled, [role="dialog"]');
  if (!isLost) return;
  const element =
    document.getElementById(elementId) ??
    (fallbackId === undefined ? null : document.getElementById(fallbackId));
  element?.focus({ preventScroll: true });
}
