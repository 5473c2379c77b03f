/** Room above and below the notification, in px: the padding of what it lies in. */
const MARGIN_PX = 16;

/**
 * Tells the styles how much of the window's foot a notification takes, as `--toast-space` on the
 * root element, for as long as it is on show. A ref for the notification's element.
 * @returns what to call when the element goes
 */
export function keepToastSpace(toast: HTMLElement | null): (() => void) | undefined {
  if (!toast) return undefined;
  const { style } = document.documentElement;
  const tell = () => {
    const height = toast.offsetHeight + 2 * MARGIN_PX;
    style.setProperty('--toast-space', `calc(${height}px + env(safe-area-inset-bottom, 0px))`);
  };
  tell();
  // Its text wraps anew when the window changes.
  const observer = new ResizeObserver(tell);
  observer.observe(toast);
  return () => {
    observer.disconnect();
    style.removeProperty('--toast-space');
  };
}
