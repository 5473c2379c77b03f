import type { BrowserContextOptions, ViewportSize } from 'playwright-core';
import { newVisitor, type Visitor } from './browser';
import { openAlive } from './publicPage';
import { startVilla, type Villa } from './villa';

/** A villa that guests visit one after the other, each in a new browser context. */
export type Visits = Villa & {
  visit: (
    viewport: ViewportSize,
    action: (visitor: Visitor) => Promise<void>,
    options?: BrowserContextOptions,
  ) => Promise<void>;
  errors: readonly string[];
};

/** Starts a villa to be visited. @param entrance path of the page that each visit opens; none by default */
export async function startVisits(entrance?: string): Promise<Visits> {
  const villa = await startVilla();
  const errors: string[] = [];
  const visit: Visits['visit'] = async (viewport, action, options) => {
    const visitor = await newVisitor(villa.browser, viewport, options);
    if (entrance !== undefined) await openAlive(visitor.page, villa.url + entrance);
    await action(visitor);
    errors.push(...visitor.errors);
    await visitor.context.close();
  };
  return { ...villa, visit, errors };
}
