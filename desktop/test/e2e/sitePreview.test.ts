import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { noRuntime } from './desktopApp';
import { startSignedIn, type SignedIn } from './signedIn';

describe.skipIf(noRuntime)(`the site's preview in the app${noRuntime}`, () => {
  let owner: SignedIn;
  beforeAll(async () => {
    owner = await startSignedIn();
  });
  afterAll(() => owner?.close());

  it('shows the draft with its typefaces, in a frame in which nothing runs', async () => {
    const { page } = owner.desktop;
    const failed: string[] = [];
    page.on('response', (answer) => {
      if (answer.status() >= 400) failed.push(answer.url());
    });
    await page.getByRole('link', { name: 'Site', exact: true }).click();
    const frame = page.frameLocator('iframe[title="The site as you are writing it"]').first();
    await frame.getByRole('heading', { level: 1 }).waitFor();
    const isLoaded = await frame
      .locator('html')
      .evaluate(async ({ ownerDocument }) => (await ownerDocument.fonts.ready).size > 0);
    expect(isLoaded).toBe(true);
    expect(failed).toEqual([]);
  });
});
