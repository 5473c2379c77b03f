/**
 * Tells the styles how much of the window's foot something takes that stays there, as a custom
 * property of the root element, for as long as it is on show. To be called by a ref.
 * @param marginPx room above and below that is kept free as well
 * @returns what to call when the element goes
 */
export function keepRoom(
  property: '--toast-space' | '--foot-space',
  element: HTMLElement | null,
  marginPx = 0,
): (() => void) | undefined {
  if (!element) return undefined;
  const { style } = document.documentElement;
  const tell = () => {
    const height = element.offsetHeight + 2 * marginPx;
    style.setProperty(property, `calc(${height}px + env(safe-area-inset-bottom, 0px))`);
  };
  tell();
  // Its text wraps anew when the window changes.
  const observer = new ResizeObserver(tell);
  observer.observe(element);
  return () => {
    observer.disconnect();
    style.removeProperty(property);
  };
}

/** For what stays at the window's foot: the focus stops above it, as high as it is at the time. */
export const keepFootSpace = (foot: HTMLElement | null) => keepRoom('--foot-space', foot);
