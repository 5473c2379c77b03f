import { expect } from 'vitest';
import { DESKTOP, PHONE } from './browser';
import { settle } from './ownerPage';
import { it } from './sharedVilla';

it('names no setting of the machine’s environment on any screen', async ({ villa, openOwner }) => {
  const { page } = await openOwner(DESKTOP);
  for (const tab of ['', 'calendar', 'messages', 'pricing', 'gallery', 'settings', 'setup']) {
    await page.goto(`${villa.url}/admin/${tab}`.replace(/\/$/, ''));
    await page.getByRole('heading', { level: 1 }).waitFor();
    await settle(page);
    expect(await page.locator('main').innerText()).not.toMatch(/\b[A-Z]{2,}_[A-Z_]+\b/);
  }
});

it('aligns the label of a quiet button with the text above it', async ({ villa, openOwner }) => {
  const { page } = await openOwner(PHONE);
  await page.goto(`${villa.url}/admin/setup`);
  const step = page.getByRole('listitem').filter({ hasText: 'Go live' });
  const [button, text] = [step.getByRole('button', { name: /as it is/ }), step.locator('p')];
  await button.waitFor();
  const [wordLeft = 0, textLeft = 0] = await Promise.all(
    [button, text.first()].map((part) =>
      part.evaluate((element) => {
        const text = document.createRange();
        text.selectNodeContents(element);
        return text.getBoundingClientRect().left;
      }),
    ),
  );
  expect(Math.abs(wordLeft - textLeft)).toBeLessThanOrEqual(1);
});
