/**
 * Hydrates the page once it is displayed. The HTML is complete, so the scripts wait until the large image is
 * loaded; the first touch, key or focus starts them at once. A button pressed too early is pressed again after
 * hydration. Must not import anything: it is the only script loaded before the page is displayed.
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

function showMissing(): void {
  document.getElementById('script-missing')?.removeAttribute('hidden');
}

async function startWhenShown(): Promise<void> {
  const hero = document.querySelector<HTMLImageElement>('img[fetchpriority="high"]');
  await hero?.decode().catch(() => undefined);
  requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(start)));
  // Background tabs draw no frames; start anyway, so that the page is ready when viewed.
  setTimeout(start, LATEST_START_MS);
}

function keepEarlyPress(): void {
  let pressed: HTMLElement | null = null;
  const remember = (event: MouseEvent) => {
    pressed = event.target instanceof Element ? event.target.closest('button') : null;
  };
  addEventListener('click', remember);
  // React replays clicks itself from here on.
  addEventListener('villa:hydrating', () => removeEventListener('click', remember), { once: true });
  // The event is sent during React's work; press afterwards, when a section can be hydrated for it.
  addEventListener('villa:ready', () => setTimeout(() => pressed?.click()), { once: true });
}

// The entry loaded, but one of its dependencies did not.
addEventListener('villa:failed', showMissing);
for (const sign of FIRST_SIGNS) addEventListener(sign, start, { passive: true });
keepEarlyPress();
// Without a large image, modules run as soon as the page is parsed.
const hasHero = document.querySelector('img[fetchpriority="high"]') !== null;
if (!hasHero || document.readyState === 'complete') void startWhenShown();
else addEventListener('load', () => void startWhenShown(), { once: true });

export {};
