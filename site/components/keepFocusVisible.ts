const CONTROLS =
  'a[href], button, input, select, textarea, summary, [role="tab"], [tabindex="0"]:not([role="tabpanel"])';
const FIELDS = 'input, select, textarea';
const NOTICES = '[role="alert"], [role="note"]';
/** Free space around the element, in px. */
const GAP = 8;
const STEP = 8;

/**
 * Penalty for covering an element. A pinned control or the focused one cannot be scrolled clear, so it counts
 * most, and then what was just changed. A notice must be readable; a field only has to be typed into.
 */
const COST = { pinned: 1000, changed: 100, button: 10, notice: 2, field: 1 } as const;
/** The part of a list or page that a pressed control changes. */
const PARTS = 'li, tr, article, form';

type Obstacle = { top: number; bottom: number; cost: number };

/**
 * Positions a fixed notification where it covers no control, or as little as possible, as near to the top as it
 * can. The position is updated on scrolling, page changes and size changes. Use as a ref callback.
 * @returns cleanup function
 */
export function keepClear(element: HTMLElement | null): (() => void) | undefined {
  if (!element) return undefined;
  let top = Number.NaN;
  const changed = document.activeElement?.closest<HTMLElement>(PARTS);
  const place = () => {
    const { left, width, height } = boxOf(element);
    const obstacles = obstaclesIn(left - GAP, left + width + GAP, element);
    if (changed?.isConnected) {
      const box = changed.getBoundingClientRect();
      obstacles.push({ top: box.top, bottom: box.bottom, cost: COST.changed });
    }
    const costAt = (at: number) =>
      obstacles
        .filter((other) => other.top < at + height + GAP && other.bottom > at - GAP)
        .reduce((sum, { cost }) => sum + cost, 0);
    const latest = Math.max(GAP, window.innerHeight - height - GAP);
    let best = GAP;
    for (let at = GAP; at <= latest && costAt(best) > 0; at += STEP) {
      if (costAt(at) < costAt(best)) best = at;
    }
    // Stay in an acceptable place, because moving text is hard to read.
    if (top <= latest && costAt(top) <= costAt(best)) return;
    top = best;
    element.style.top = `${top}px`;
  };
  place();
  const resized = new ResizeObserver(place);
  resized.observe(element);
  let frame = 0;
  const placeSoon = () => {
    cancelAnimationFrame(frame);
    frame = requestAnimationFrame(place);
  };
  const mutated = new MutationObserver(placeSoon);
  mutated.observe(document.body, { childList: true, subtree: true });
  // Captures scrolling in any part of the page.
  const scrolled = 'onscrollend' in window ? 'scrollend' : 'scroll';
  document.addEventListener(scrolled, place, true);
  window.addEventListener('resize', place);
  return () => {
    resized.disconnect();
    mutated.disconnect();
    cancelAnimationFrame(frame);
    document.removeEventListener(scrolled, place, true);
    window.removeEventListener('resize', place);
  };
}

/** The notification's box at rest, without its slide and swipe transforms. */
function boxOf(element: HTMLElement): { left: number; width: number; height: number } {
  const { offsetLeft, offsetWidth, offsetHeight } = element;
  return { left: offsetLeft, width: offsetWidth, height: offsetHeight };
}

/** Visible controls and notices between two edges, without those behind an open dialog. */
function obstaclesIn(left: number, right: number, own: HTMLElement): Obstacle[] {
  return [...document.querySelectorAll<HTMLElement>(`${CONTROLS}, ${NOTICES}`)].flatMap(
    (control) => {
      const box = control.getBoundingClientRect();
      const isInWay =
        box.width > 1 &&
        box.right > left &&
        box.left < right &&
        box.bottom > 0 &&
        box.top < window.innerHeight &&
        !own.contains(control) &&
        !control.closest('[aria-hidden="true"], [inert]') &&
        control.checkVisibility({ visibilityProperty: true });
      return isInWay ? [{ top: box.top, bottom: box.bottom, cost: costOf(control) }] : [];
    },
  );
}

function costOf(control: HTMLElement): number {
  if (control === document.activeElement || isPinned(control)) return COST.pinned;
  if (control.matches(FIELDS)) return COST.field;
  return control.matches(CONTROLS) ? COST.button : COST.notice;
}

function isPinned(element: HTMLElement): boolean {
  for (let part: HTMLElement | null = element; part; part = part.parentElement) {
    const { position } = getComputedStyle(part);
    // A dialog does not pin the content that scrolls inside it.
    if (part !== element && part.scrollHeight > part.clientHeight + 1 && isScroller(part)) {
      return false;
    }
    if (position === 'fixed' || position === 'sticky') return true;
  }
  return false;
}

function isScroller(part: HTMLElement): boolean {
  return /auto|scroll/.test(getComputedStyle(part).overflowY);
}
