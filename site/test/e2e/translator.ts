import type { Page } from 'playwright-core';

/**
 * Makes all documents of a page behave as if the browser translated them: Chrome and Safari replace each text node with
 * `<font>` elements, and go on doing so while the page changes. The texts stay the same, so that tests find them.
 * Responses wait until the browser has shown and translated what the page shows meanwhile.
 * @param from by default the translation begins after hydration; a failed hydration would be reported as an error
 */
export async function translateAll(page: Page, from: 'start' | 'hydrated' = 'hydrated') {
  await page.addInitScript(replaceTexts, from);
  await page.route('**/api/**', async (route) => {
    await page
      .evaluate(() => new Promise((drawn) => requestAnimationFrame(() => setTimeout(drawn))))
      // The page is being left.
      .catch(() => null);
    await route.continue();
  });
}

/**
 * Texts that React has changed after their node was replaced, so that the page shows the previous text.
 * @returns what is shown and what should be; waits until the translation has begun
 */
export async function outdatedTexts(page: Page): Promise<string[]> {
  await page.waitForFunction(() => 'outdatedTexts' in window);
  return page.evaluate(() => (window as Translated).outdatedTexts?.() ?? []);
}

type Translated = Window & { outdatedTexts?: () => string[] };

/** Runs in the page. */
function replaceTexts(from: 'start' | 'hydrated'): void {
  const replaced = new Map<Text, { font: Element; text: string }>();
  // Options cannot contain elements.
  const UNTRANSLATED = 'script, style, textarea, noscript, title, option, font, [translate="no"]';

  const replace = (node: Text) => {
    const text = node.data;
    if (!text.trim() || !node.parentElement || node.parentElement.closest(UNTRANSLATED)) return;
    const font = document.createElement('font');
    font.append(document.createElement('font'));
    font.firstElementChild?.append(text);
    node.replaceWith(font);
    replaced.set(node, { font, text });
  };
  const replaceAll = (root: Node) => {
    if (root instanceof Text) return replace(root);
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    const texts: Text[] = [];
    while (walker.nextNode()) texts.push(walker.currentNode as Text);
    texts.forEach(replace);
  };
  const has = (element: Element | null, key: string) =>
    Object.keys(element ?? {}).some((each) => each.startsWith(key));
  const isHydrated = () =>
    has(document.getElementById('root'), '__reactContainer$') &&
    [...document.querySelectorAll('#root :is(header, footer, button, a, input)')].every((each) =>
      has(each, '__reactProps$'),
    );

  const begin = () => {
    if (!document.body || (from === 'hydrated' && !isHydrated())) {
      requestAnimationFrame(begin);
      return;
    }
    replaceAll(document.body);
    new MutationObserver((changes) => {
      for (const { target, addedNodes } of changes) {
        addedNodes.forEach(replaceAll);
        if (target instanceof Text) replace(target);
      }
    }).observe(document.body, { childList: true, subtree: true, characterData: true });
    (window as Translated).outdatedTexts = () =>
      [...replaced]
        .filter(([node, { font, text }]) => font.isConnected && node.data !== text)
        .map(([node, { text }]) => `${text} → ${node.data}`);
  };
  begin();
}
