/**
 * Takes the focus to an element when the one that had it is disabled or gone; otherwise the next
 * Tab would start at the page's top.
 */
export function keepFocusAt(elementId: string): void {
  const active = document.activeElement;
  // A dialog takes the focus itself when the control that had it goes.
  const isLost =
    active === null || active === document.body || active.matches(':disabled, [role="dialog"]');
  if (isLost) document.getElementById(elementId)?.focus({ preventScroll: true });
}
