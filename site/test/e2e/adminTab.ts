import type { Locator, Page } from 'playwright-core';

/** The link to a tab of the back office, in the rail or the bottom bar; a count may stand behind its label. */
export function adminTab(page: Page, label: string): Locator {
  return page
    .getByRole('navigation', { name: 'Admin', exact: true })
    .getByRole('link', { name: new RegExp(`^${label}\\b`) });
}
