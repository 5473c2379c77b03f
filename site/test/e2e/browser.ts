import {
  chromium,
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  type Page,
} from 'playwright-core';

/** What a container without a display and without a sandbox of its own needs. */
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

/** A new server makes every picture of a page it shows, which on a busy machine takes a minute. */
const PATIENCE_MS = 90_000;

export const PHONE = { width: 390, height: 844 } as const;
export const TABLET = { width: 768, height: 1024 } as const;
export const DESKTOP = { width: 1440, height: 900 } as const;

/**
 * Each window of Chromium has lists under its address bar that nobody opens here, pages of their
 * own that take as long to load as the villa's. The last list of unwanted features is the one that
 * counts: the others are those that Playwright names.
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

/**
 * The real browser; `npm test` finds it and says so in `CHROME_PATH`.
 * @param flags what it needs besides
 */
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
   * Errors of the page so far: exceptions, failed hydration, refusals of the content policy,
   * and whatever else the console calls an error. Expected answers such as 401 are left out.
   */
  errors: string[];
};

/**
 * Somebody with a browser of their own: no cookie and no stored choice.
 * @param options what else is special about that browser, such as a touch screen
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
