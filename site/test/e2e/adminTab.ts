import type { Locator, Page } from 'playwright-core';

/** The link to a tab, in the rail or the bottom bar. A count may follow its label. */
export function adminTab(page: Page, label: string): Locator {
  return page
    .getByRole('navigation', { name: 'Admin', exact: true })
    .getByRole('link', { name: new RegExp(`^${label}\\b`) });
}
