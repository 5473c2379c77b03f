import { OWNER_PASSWORD } from '@server/test/apiSession';
import { enquire } from '@server/test/enquire';
import { buildMessage } from '@server/test/factories';
import { startSmtpPeer, type SmtpPeer } from '@server/test/smtpPeer';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DESKTOP, newVisitor, PHONE, type Visitor } from './browser';
import { mailEnv, mailTo, OWNER_ADDRESS } from './mails';
import { startOwner, type Owner } from './owner';

describe('the links in the owner’s mails, followed by somebody who is not signed in', () => {
  let peer: SmtpPeer;
  let owner: Owner;
  let visitor: Visitor | undefined;
  let reference: string;
  beforeAll(async () => {
    peer = await startSmtpPeer();
    owner = await startOwner(DESKTOP, {
      env: mailEnv(peer),
      prepare: async (_api, { url }) => {
        reference = await enquire(url, 'Ana Duarte', 60);
        const write = async (message: ReturnType<typeof buildMessage>) => {
          const answer = await fetch(`${url}/api/contact`, {
            method: 'POST',
            headers: { 'Content-Type': 'application/json' },
            body: JSON.stringify(message),
          });
          if (!answer.ok) throw new Error(await answer.text());
        };
        // Enough to move it to another page of the list.
        await write(buildMessage({ firstName: 'Zoë', subject: 'amenities' }));
        for (let count = 0; count < 55; count += 1) await write(buildMessage());
      },
    });
  });
  afterAll(async () => {
    await owner?.close();
    await peer?.close();
  });

  const linkIn = async (subject: string): Promise<string> => {
    const { text = '' } = await mailTo(peer, OWNER_ADDRESS, subject);
    const [link] = /https?:\/\/\S+\/admin\S*\?\S+/.exec(text) ?? [];
    return link ?? '';
  };
  const follow = async (
    link: string,
    viewport: { width: number; height: number },
  ): Promise<Page> => {
    visitor = await newVisitor(owner.browser, viewport);
    const { page } = visitor;
    const { pathname, search } = new URL(link);
    await page.goto(`${owner.url}${pathname}${search}`);
    await page.getByLabel('Username').fill('admin');
    await page.getByLabel('Password', { exact: true }).fill(OWNER_PASSWORD);
    await page.getByRole('button', { name: 'Sign In', exact: true }).click();
    return page;
  };

  it.each([PHONE, DESKTOP])('open the booking at %j', async (viewport) => {
    const page = await follow(await linkIn('New enquiry'), viewport);
    const panel = page.getByRole('dialog', { name: `Booking ${reference}` });
    const guest = panel.getByRole('heading', { name: 'Ana Duarte' });
    await expect.poll(() => guest.isVisible()).toBe(true);
    await visitor?.context.close();
  });

  it.each([PHONE, DESKTOP])('show the message, and stay with it, at %j', async (viewport) => {
    const page = await follow(await linkIn('The villa and its amenities'), viewport);
    // It closes on its own, on a busy machine before the message arrives.
    const toast = page
      .getByRole('status')
      .filter({ hasText: 'Login successful' })
      .first()
      .waitFor();
    const card = page.getByRole('article', { name: 'Zoë Baker' });
    await expect
      .poll(() => card.evaluate((element) => element.contains(document.activeElement)))
      .toBe(true);
    await toast;
    const isInSight = () =>
      card.evaluate((element) => {
        const { top, bottom } = element.getBoundingClientRect();
        return top >= 0 && bottom <= window.innerHeight;
      });
    await expect.poll(isInSight).toBe(true);
    await visitor?.context.close();
  });
});
