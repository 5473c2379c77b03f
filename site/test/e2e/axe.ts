import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from 'playwright-core';

const SOURCE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
/** Experimental: what has a name of its own has to begin as it is read (WCAG 2.5.3). */
const LABEL_IN_NAME = 'label-content-name-mismatch';
const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

type AxeResult = {
  violations: { id: string; nodes: { html: string; failureSummary: string }[] }[];
};

/** What axe finds against WCAG 2.2 AA on the page as it stands: a line each, none when all is well. */
export async function axeViolations(page: Page): Promise<string[]> {
  await page.evaluate(SOURCE);
  const result = await page.evaluate(
    ([tags, rule]) => {
      // `SOURCE` has put it there; the page's types do not know.
      const { axe } = globalThis as unknown as {
        axe: { run: (root: Document, options: object) => Promise<AxeResult> };
      };
      return axe.run(document, {
        runOnly: { type: 'tag', values: tags },
        rules: { [rule]: { enabled: true } },
      });
    },
    [TAGS, LABEL_IN_NAME] as const,
  );
  return result.violations.flatMap(({ id, nodes }) =>
    nodes.map((node) => `${id}: ${node.html.slice(0, 160)} ${node.failureSummary}`),
  );
}
