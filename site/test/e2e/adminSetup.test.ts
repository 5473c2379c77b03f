import { startSmtpPeer, type SmtpPeer } from '@server/test/smtpPeer';
import type { Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { adminTab } from './adminTab';
import { DESKTOP, PHONE } from './browser';
import { expectFocus, tabTo } from './focus';
import { startOwner, type Owner } from './owner';
import { isTooWide, settledViolations, spokenToast } from './ownerPage';

describe('setting up, with the real server', () => {
  let owner: Owner;
  let page: Page;
  let peer: SmtpPeer;
  beforeAll(async () => {
    peer = await startSmtpPeer();
    owner = await startOwner(DESKTOP);
    page = owner.page;
  });
  afterAll(async () => {
    await owner?.close();
    await peer?.close();
  });

  const step = (name: string) => page.getByRole('listitem', { name });

  it('begins on the start tab and is gone through with the keyboard alone', async () => {
    await page.getByRole('region', { name: 'Set up your villa' }).waitFor();
    expect(await settledViolations(page)).toEqual([]);
    await tabTo(page, page.getByRole('link', { name: 'All steps' }));
    await page.keyboard.press('Enter');
    await step('Mail').waitFor();
    await expectFocus(page.getByRole('heading', { level: 1, name: 'Set-up' }));
    expect(await settledViolations(page)).toEqual([]);
    await tabTo(page, page.getByRole('button', { name: 'Leave as it is: Name and place' }));
    await page.keyboard.press('Enter');
    await step('Name and place').getByText('Left as it is').waitFor();
    expect(await page.getByRole('progressbar').getAttribute('value')).toBe('1');
  });

  it('leads to the mail settings themselves, which are tried and saved by keyboard', async () => {
    await tabTo(page, page.getByRole('link', { name: 'Set up mail' }));
    await page.keyboard.press('Enter');
    await page.waitForURL(/\/admin\/settings#mail$/);
    await expectFocus(page.getByRole('heading', { name: 'Mail', exact: true }));
    expect(await page.getByRole('heading', { name: 'Mail', exact: true }).isVisible()).toBe(true);
    await tabTo(page, page.getByLabel('Mail server'));
    await page.keyboard.type('localhost');
    await page.keyboard.press('Tab');
    await page.keyboard.press('n');
    await tabTo(page, page.getByLabel('Port', { exact: true }));
    expect(await page.getByLabel('Port', { exact: true }).inputValue()).toBe('25');
    await page.keyboard.press('ControlOrMeta+a');
    await page.keyboard.type(String(peer.port));
    for (const [label, text] of [
      ['Sender’s name', 'Casa Azul'],
      ['Sender’s address', 'post@villa.example'],
      ['Your address', 'maria@villa.example'],
    ] as const) {
      await tabTo(page, page.getByLabel(label));
      await page.keyboard.press('ControlOrMeta+a');
      await page.keyboard.type(text);
    }
    await tabTo(page, page.getByRole('button', { name: 'Send me a test mail' }));
    await page.keyboard.press('Enter');
    await page.getByText('It works.').waitFor();
    expect(peer.arrived[0]?.envelope).toEqual({
      from: 'post@villa.example',
      to: ['maria@villa.example'],
    });
    expect(await settledViolations(page)).toEqual([]);
    await tabTo(page, page.getByRole('button', { name: 'Save mail settings' }));
    await page.keyboard.press('Enter');
    await spokenToast(page, 'Mail settings saved').waitFor();
    await adminTab(page, 'Set-up').click();
    await step('Mail').getByText('Done').waitFor();
  });

  it('sends the next mail by what was saved, without a restart', async () => {
    const before = peer.arrived.length;
    const answer = await owner.api.send('POST', '/api/contact', {
      firstName: 'Tom',
      lastName: 'Baker',
      email: 'tom@example.co.uk',
      subject: 'general',
      message: 'Is the pool heated?',
    });
    expect(answer.status).toBe(201);
    await expect.poll(() => peer.arrived.length, { timeout: 15_000 }).toBe(before + 2);
  });

  it('names no setting of the machine’s environment on any screen', async () => {
    const tabs = ['', 'calendar', 'messages', 'pricing', 'gallery', 'settings', 'setup'];
    for (const tab of tabs) {
      await page.goto(`${owner.url}/admin/${tab}`.replace(/\/$/, ''));
      await page.getByRole('heading', { level: 1 }).waitFor();
      await settledViolations(page);
      expect(await page.locator('main').innerText()).not.toMatch(/\b[A-Z]{2,}_[A-Z_]+\b/);
    }
  });

  it('begins the words of a quiet button where the text above it does', async () => {
    const phone = await owner.on(PHONE);
    await phone.page.goto(`${owner.url}/admin/setup`);
    const step = phone.page.getByRole('listitem').filter({ hasText: 'Go live' });
    const leftOf = (of: Locator) =>
      of.evaluate((element) => {
        const words = document.createRange();
        words.selectNodeContents(element);
        return Math.round(words.getBoundingClientRect().left);
      });
    const button = step.getByRole('button', { name: /as it is/ });
    await button.waitFor();
    const [word, text] = [await leftOf(button), await leftOf(step.locator('p').first())];
    expect(Math.abs(word - text)).toBeLessThanOrEqual(1);
    await phone.context.close();
  });

  it('has no barrier on a phone, by touch, and the card goes when it is put away', async () => {
    const phone = await owner.on(PHONE, { hasTouch: true, isMobile: true });
    for (const path of ['/admin/setup', '/admin/settings#mail', '/admin']) {
      await phone.page.goto(owner.url + path);
      await phone.page.getByRole('heading', { level: 1 }).waitFor();
      expect(await settledViolations(phone.page)).toEqual([]);
      expect(await isTooWide(phone.page)).toBe(false);
    }
    const card = phone.page.getByRole('region', { name: 'Set up your villa' });
    await card.getByRole('button', { name: 'Put away' }).tap();
    await card.waitFor({ state: 'detached' });
    await phone.page.reload();
    await phone.page.getByRole('heading', { name: 'Recent Bookings' }).waitFor();
    expect(await card.count()).toBe(0);
    expect(phone.errors).toEqual([]);
    await phone.context.close();
  });
});
