/**
 * Publishes the height of a fixed bar at the bottom of the window as the CSS variable `--foot-space`, so that
 * focused controls scroll clear of it. Use as a ref callback.
 * @returns cleanup function
 */
export function keepFootSpace(foot: HTMLElement | null): (() => void) | undefined {
  return keepSpace(foot, '--foot-space');
}

/** Same, as `--bar-space`, for a bar below everything else. The page and sticky bars end above it. */
export function keepBarSpace(bar: HTMLElement | null): (() => void) | undefined {
  return keepSpace(bar, '--bar-space');
}

/** Same, as `--navigation-space`, for the back office's bottom bar, which lies above `--bar-space`. */
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
  // The bar's text wraps differently when the window's size changes.
  const observer = new ResizeObserver(tell);
  observer.observe(foot);
  return () => {
    observer.disconnect();
    style.removeProperty(property);
  };
}
