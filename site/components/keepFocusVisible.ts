/** What is pressed or typed into. */
const CONTROLS =
  'a[href], button, input, select, textarea, summary, [role="tab"], [tabindex="0"]:not([role="tabpanel"])';
const FIELDS = 'input, select, textarea';
/** Text that says what has to be done, or what went wrong. */
const NOTICES = '[role="alert"], [role="note"]';
/** Free space around the element, in px. */
const GAP = 8;
const STEP = 8;

/**
 * How bad it is to cover a control. One that stays where it is when the page scrolls cannot be
 * brought clear by the reader, nor can the one that is in use; a notice is read, a field only typed into.
 */
const COST = { pinned: 1000, button: 10, notice: 2, field: 1 } as const;

type Obstacle = { top: number; bottom: number; cost: number };

/**
 * Keeps a notification, an element with a fixed place at the window's edge, where it covers no
 * control: as near to the window's top as that goes, or where it covers the least. It moves nothing
 * else. The place is found again when the page has been scrolled or shows other things, and when the
 * window or the notification changes its size. To be called by a ref.
 * @returns what to call when the element goes
 */
export function keepClear(element: HTMLElement | null): (() => void) | undefined {
  if (!element) return undefined;
  let top = Number.NaN;
  const place = () => {
    const { left, width, height } = boxOf(element);
    const obstacles = obstaclesIn(left - GAP, left + width + GAP, element);
    const costAt = (at: number) =>
      obstacles
        .filter((other) => other.top < at + height + GAP && other.bottom > at - GAP)
        .reduce((sum, { cost }) => sum + cost, 0);
    const latest = Math.max(GAP, window.innerHeight - height - GAP);
    let best = GAP;
    for (let at = GAP; at <= latest && costAt(best) > 0; at += STEP) {
      if (costAt(at) < costAt(best)) best = at;
    }
    // What lies well stays: text that moves is hard to read.
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
  const changed = new MutationObserver(placeSoon);
  changed.observe(document.body, { childList: true, subtree: true });
  // Heard from every part of the page that scrolls.
  const scrolled = 'onscrollend' in window ? 'scrollend' : 'scroll';
  document.addEventListener(scrolled, place, true);
  window.addEventListener('resize', place);
  return () => {
    resized.disconnect();
    changed.disconnect();
    cancelAnimationFrame(frame);
    document.removeEventListener(scrolled, place, true);
    window.removeEventListener('resize', place);
  };
}

/** Where it stands when it does not move: it slides in, and is swiped away. */
function boxOf(element: HTMLElement): { left: number; width: number; height: number } {
  const { offsetLeft, offsetWidth, offsetHeight } = element;
  return { left: offsetLeft, width: offsetWidth, height: offsetHeight };
}

/** The controls and notices in sight between two edges; those behind an open dialog are out of use. */
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

/** Whether an element keeps its place in the window while the page scrolls. */
function isPinned(element: HTMLElement): boolean {
  for (let part: HTMLElement | null = element; part; part = part.parentElement) {
    const { position } = getComputedStyle(part);
    // What scrolls within a dialog is not pinned by the dialog.
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
