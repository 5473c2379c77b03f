import { OWNER_PASSWORD } from '@server/test/apiSession';
import { buildMessage } from '@server/test/factories';
import { startSmtpPeer, type SmtpPeer } from '@server/test/smtpPeer';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DESKTOP, newVisitor, PHONE, type Visitor } from './browser';
import { startOwner, type Owner } from './owner';

const OWNER_ADDRESS = 'owner@villa.example';

describe('the links in the owner’s mails, followed by somebody who is not signed in', () => {
  let peer: SmtpPeer;
  let owner: Owner;
  let visitor: Visitor | undefined;
  let reference: string;
  beforeAll(async () => {
    peer = await startSmtpPeer();
    owner = await startOwner(DESKTOP, {
      env: {
        SMTP_URL: peer.url,
        MAIL_FROM: 'Villa Luz <post@villa.example>',
        OWNER_EMAIL: OWNER_ADDRESS,
      },
      prepare: async (_api, { url }) => {
        const stay = { checkinDate: '2027-05-03', checkoutDate: '2027-05-06', guestCount: 2 };
        const post = async (path: string, body: object) => {
          const answer = await fetch(url + path, {
            method: 'POST',
            headers: { 'Content-Type': 'application/json' },
            body: JSON.stringify(body),
          });
          if (!answer.ok) throw new Error(await answer.text());
          return (await answer.json()) as { total: number; reference: string };
        };
        const quote = await post('/api/calculate-price', { ...stay, currency: 'EUR' });
        ({ reference } = await post('/api/booking-enquiry', {
          ...stay,
          guestName: 'Ana Duarte',
          guestEmail: 'ana@example.pt',
          currency: 'EUR',
          totalAmount: quote.total.toFixed(2),
        }));
        // So many that it is on another page of the list.
        await post('/api/contact', buildMessage({ firstName: 'Zoë', subject: 'amenities' }));
        for (let count = 0; count < 55; count += 1) await post('/api/contact', buildMessage());
      },
    });
  });
  afterAll(async () => {
    await owner?.close();
    await peer?.close();
  });

  /** The link of the mail's button. */
  const linkIn = async (subject: string): Promise<string> => {
    const find = () =>
      peer.arrived.find(
        ({ envelope, mail }) =>
          envelope.to.includes(OWNER_ADDRESS) && mail.subject?.includes(subject),
      );
    await expect.poll(find, { timeout: 60_000 }).toBeDefined();
    const [link] = /https?:\/\/\S+\/admin\S*\?\S+/.exec(find()?.mail.text ?? '') ?? [];
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
    const card = page.getByRole('article', { name: 'Zoë Baker' });
    await expect
      .poll(() => card.evaluate((element) => element.contains(document.activeElement)))
      .toBe(true);
    await page.getByRole('status').filter({ hasText: 'Login successful' }).first().waitFor();
    const isInSight = () =>
      card.evaluate((element) => {
        const { top, bottom } = element.getBoundingClientRect();
        return top >= 0 && bottom <= window.innerHeight;
      });
    await expect.poll(isInSight).toBe(true);
    await visitor?.context.close();
  });
});
