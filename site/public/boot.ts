/**
 * Brings a page to life once it is on the screen. A page arrives complete, so its scripts can
 * wait until its large picture has had the connection; the first touch, key or focus starts
 * them at once, and a button that was pressed too early is pressed again when it works.
 * Kept free of imports: this file is all that a page loads before it is shown.
 */
const script = document.querySelector<HTMLScriptElement>('script[data-entry]');
const FIRST_SIGNS = ['pointerdown', 'keydown', 'focusin', 'touchstart'] as const;
const LATEST_START_MS = 1_000;
let hasStarted = false;

function start(): void {
  if (hasStarted || !script) return;
  hasStarted = true;
  for (const sign of FIRST_SIGNS) removeEventListener(sign, start);
  for (const href of (script.dataset['modules'] ?? '').split(' ').filter(Boolean)) {
    const link = document.createElement('link');
    link.rel = 'modulepreload';
    link.href = href;
    document.head.append(link);
  }
  import(/* @vite-ignore */ script.dataset['entry'] ?? '').catch((error: unknown) => {
    showMissing();
    throw error;
  });
}

/** Says that scripts did not come, as the server has put it into the page. */
function showMissing(): void {
  document.getElementById('script-missing')?.removeAttribute('hidden');
}

/** After the page has loaded and its large picture has been drawn. */
async function startWhenShown(): Promise<void> {
  const hero = document.querySelector<HTMLImageElement>('img[fetchpriority="high"]');
  await hero?.decode().catch(() => undefined);
  requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(start)));
  // A page in the background draws no frames; it may be ready when it is looked at.
  setTimeout(start, LATEST_START_MS);
}

/** Remembers the last button pressed before the page could answer. */
function keepEarlyPress(): void {
  let pressed: HTMLElement | null = null;
  const remember = (event: MouseEvent) => {
    pressed = event.target instanceof Element ? event.target.closest('button') : null;
  };
  addEventListener('click', remember);
  // From here on React hears the clicks itself, and answers them when it can.
  addEventListener('villa:hydrating', () => removeEventListener('click', remember), { once: true });
  // Told from inside React's work; pressed after it, when a section can be woken for it.
  addEventListener('villa:ready', () => setTimeout(() => pressed?.click()), { once: true });
}

// The entry is there, and what it needs besides is not.
addEventListener('villa:failed', showMissing);
for (const sign of FIRST_SIGNS) addEventListener(sign, start, { passive: true });
keepEarlyPress();
// Without a large picture there is nothing to wait for: modules run when the page is parsed.
const hasHero = document.querySelector('img[fetchpriority="high"]') !== null;
if (!hasHero || document.readyState === 'complete') void startWhenShown();
else addEventListener('load', () => void startWhenShown(), { once: true });

export {};
