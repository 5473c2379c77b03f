/**
 * Tells the styles how much of the window's foot something takes that stays there, as
 * `--foot-space` of the root element, for as long as it is on show: the focus stops above it, as high
 * as it is at the time. To be called by a ref.
 * @returns what to call when the element goes
 */
export function keepFootSpace(foot: HTMLElement | null): (() => void) | undefined {
  return keepSpace(foot, '--foot-space');
}

/**
 * The same for a bar of the window itself, as `--bar-space`: the page ends above it, and so does
 * what stays at the page's foot.
 */
export function keepBarSpace(bar: HTMLElement | null): (() => void) | undefined {
  return keepSpace(bar, '--bar-space');
}

/** The same for the back office's bottom bar, which lies above that one, as `--navigation-space`. */
export function keepNavigationSpace(bar: HTMLElement | null): (() => void) | undefined {
  return keepSpace(bar, '--navigation-space');
}

function keepSpace(
  foot: HTMLElement | null,
  property: '--foot-space' | '--bar-space' | '--navigation-space',
): (() => void) | undefined {
  if (!foot) return undefined;
  const { style } = document.documentElement;
  const tell = () => {
    style.setProperty(property, `calc(${foot.offsetHeight}px + env(safe-area-inset-bottom, 0px))`);
  };
  tell();
  // Its text wraps again when the window changes.
  const observer = new ResizeObserver(tell);
  observer.observe(foot);
  return () => {
    observer.disconnect();
    style.removeProperty(property);
  };
}
