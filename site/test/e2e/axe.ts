import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from 'playwright-core';

const SOURCE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
/** Experimental: an accessible name must contain the visible text (WCAG 2.5.3). */
const LABEL_IN_NAME = 'label-content-name-mismatch';
const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
/** All axe rules except WCAG AAA, including experimental ones and other laws' lists. */
const ALL_TAGS = [
  ...TAGS,
  'experimental',
  'wcag2a-obsolete',
  'section508',
  'EN-301-549',
  'RGAAv4',
  'TTv5',
];

type AxeResult = {
  violations: { id: string; nodes: { html: string; failureSummary: string }[] }[];
};

/**
 * Violations of WCAG 2.2 AA on the current page, one line each.
 * @param options.isAll runs every rule, also experimental ones
 */
export async function axeViolations(page: Page, { isAll = false } = {}): Promise<string[]> {
  await page.evaluate(SOURCE);
  const result = await page.evaluate(
    ([tags, rule]) => {
      // Defined by `SOURCE`, which the types do not know.
      const { axe } = globalThis as unknown as {
        axe: { run: (root: Document, options: object) => Promise<AxeResult> };
      };
      return axe.run(document, {
        runOnly: { type: 'tag', values: tags },
        rules: { [rule]: { enabled: true } },
      });
    },
    [isAll ? ALL_TAGS : TAGS, LABEL_IN_NAME] as const,
  );
  return result.violations.flatMap(({ id, nodes }) =>
    nodes.map((node) => `${id}: ${node.html.slice(0, 160)} ${node.failureSummary}`),
  );
}
