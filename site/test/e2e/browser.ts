import {
  chromium,
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  type Page,
} from 'playwright-core';

const FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  `--disable-features=${unwantedFeatures().join()}`,
];

/** A new server creates every image of a displayed page, which takes a minute on a busy machine. */
const PATIENCE_MS = 90_000;

export const PHONE = { width: 390, height: 844 } as const;
export const TABLET = { width: 768, height: 1024 } as const;
export const DESKTOP = { width: 1440, height: 900 } as const;

/**
 * Disables the lists below each window's address bar, which load as slowly as the villa's pages. Only the last list
 * of disabled features counts, so it must include those that Playwright names.
 */
function unwantedFeatures(): string[] {
  return [
    'WebUIOmniboxPopup',
    'WebUIOmniboxAimPopup',
    'AimEnabled',
    'AvoidCorsURLLoaderRestartOnRedirect',
    'AvoidUnnecessaryBeforeUnloadCheckSync',
    'DestroyProfileOnBrowserClose',
    'HttpsFirstBalancedModeAutoEnable',
    'HttpsUpgrades',
    'LensOverlay',
    'MediaRouter',
    'NetworkTimeServiceQuerying',
    'OptimizationHints',
    'PaintHolding',
    'PreconnectToSearch',
    'ThirdPartyStoragePartitioning',
  ];
}

/** The real browser; `npm test` finds it and sets `CHROME_PATH`. @param flags additional ones */
export function launchBrowser(flags: readonly string[] = []): Promise<Browser> {
  return chromium.launch({
    executablePath: process.env['CHROME_PATH'] ?? '/usr/bin/chromium',
    args: [...FLAGS, ...flags],
  });
}

export type Visitor = {
  page: Page;
  context: BrowserContext;
  /**
   * Errors of the page so far: exceptions, failed hydration, policy violations and other console errors, without
   * expected responses such as 401.
   */
  errors: string[];
};

/**
 * A visitor in a new browser context, without cookies or stored choices.
 * @param options of the context, such as a touch screen
 */
export async function newVisitor(
  browser: Browser,
  viewport: { width: number; height: number },
  options: BrowserContextOptions = {},
): Promise<Visitor> {
  const context = await browser.newContext({ viewport, locale: 'en-GB', ...options });
  context.setDefaultTimeout(PATIENCE_MS);
  const page = await context.newPage();
  const errors: string[] = [];
  page.on('pageerror', (error) =>
    errors.push(
      error.cause instanceof Error ? `${error.message} ${error.cause.message}` : error.message,
    ),
  );
  page.on('console', (message) => {
    const isAnswer = message.text().startsWith('Failed to load resource');
    if (message.type() === 'error' && !isAnswer) errors.push(message.text());
  });
  return { page, context, errors };
}
