import { enquire } from '@server/test/enquire';
import { startSmtpPeer, type SmtpPeer } from '@server/test/smtpPeer';
import { addDays, villaDay } from '@shared/domain/date';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildPicture } from '@server/test/pictures';
import { axeViolations } from './axe';
import { DESKTOP, newVisitor, PHONE } from './browser';
import { mailEnv, mailTo, OWNER_ADDRESS, stayLinkIn } from './mails';
import { startOwner, type Owner } from './owner';
import { isTooWide, settledViolations } from './ownerPage';

const GUEST = 'ana@example.pt';

describe('guest and owner write to each other', () => {
  let peer: SmtpPeer;
  let owner: Owner;
  let reference: string;
  let guest: Page;
  beforeAll(async () => {
    peer = await startSmtpPeer();
    owner = await startOwner(DESKTOP, {
      env: mailEnv(peer),
      prepare: async (_api, { url }) => {
        reference = await enquire(url, 'Ana Duarte', 60, { guestEmail: GUEST, language: 'en' });
      },
    });
  });
  afterAll(async () => {
    await owner?.close();
    await peer?.close();
  });

  it('begins on the guest’s page, on a phone without JavaScript, with a photograph', async () => {
    ({ page: guest } = await newVisitor(owner.browser, PHONE, { javaScriptEnabled: false }));
    await guest.goto(stayLinkIn(await mailTo(peer, GUEST, 'We have your enquiry'), owner.url));
    const form = guest.getByRole('region', { name: 'Messages' });
    await form.getByLabel('Your message').fill('Is there a cot?\n<b>For this one</b>');
    await form.getByLabel('Files').setInputFiles({
      name: 'cot.jpg',
      mimeType: 'image/jpeg',
      buffer: await buildPicture({ width: 320, height: 200 }),
    });
    await form.getByRole('button', { name: 'Send' }).click();
    await guest.getByText('Your message is with us.').waitFor();
    const own = form.getByRole('article');
    expect(await own.innerText()).toContain('Is there a cot?\n<b>For this one</b>');
    expect(await own.getByRole('img', { name: 'cot.jpg' }).evaluate(isDrawn)).toBe(true);
    expect(await isTooWide(guest)).toBe(false);
    // A reload after the form sends nothing twice.
    await guest.reload();
    expect(await form.getByRole('article').count()).toBe(1);
  });

  it('reaches the owner by mail and in the Messages tab, and is answered in the panel', async () => {
    const mail = await mailTo(peer, OWNER_ADDRESS, 'A guest has written');
    expect(mail.subject).toBe(`A guest has written: ${reference}`);
    const { page } = owner;
    await page.goto(`${owner.url}/admin/messages`);
    await page.getByRole('link', { name: 'Messages 1 unread' }).waitFor();
    const list = page.getByRole('region', { name: 'About bookings' });
    await list.getByText('1 unread').waitFor();
    expect(await settledViolations(page)).toEqual([]);
    await list.getByRole('link', { name: /Ana Duarte/ }).click();
    const section = page.getByRole('region', { name: 'Conversation' });
    await section.getByRole('img', { name: 'cot.jpg' }).waitFor();
    expect(await section.getByRole('article').innerText()).toContain('<b>For this one</b>');
    // It was on the screen, and so it is read.
    await page.getByRole('link', { name: 'Messages', exact: true }).waitFor();
    await section.getByLabel('Write to Ana Duarte').fill('Yes, in the garden room.');
    await section.getByRole('button', { name: 'Send' }).click();
    await section.getByRole('list').getByText('Yes, in the garden room.').waitFor();
  });

  it('comes back to the guest by mail, and is seen by the owner once the guest has marked it as read', async () => {
    const mail = await mailTo(peer, GUEST, 'A message about your stay');
    expect(mail.html).toContain('Yes, in the garden room.');
    await guest.goto(stayLinkIn(mail, owner.url));
    const form = guest.getByRole('region', { name: 'Messages' });
    const answer = form.getByRole('article').filter({ hasText: 'Yes, in the garden room.' });
    expect(await answer.innerText()).toContain('New');
    // axe itself is a script.
    const { page: looked } = await newVisitor(owner.browser, PHONE);
    await looked.goto(guest.url());
    expect(await axeViolations(looked)).toEqual([]);
    await form.getByRole('button', { name: 'Mark as read' }).click();
    await guest.getByText('Marked as read.').waitFor();
    await owner.page.getByRole('region', { name: 'Conversation' }).getByText(/^Seen/).waitFor();
  });

  it('answers the guest’s wish for other dates from the top of the panel', async () => {
    await guest.getByText('Ask for other dates').click();
    await guest.getByLabel('New check-in').fill(dayIn(90));
    await guest.getByLabel('New check-out').fill(dayIn(97));
    await guest.getByRole('button', { name: 'Ask for these dates' }).click();
    await guest.getByText('Your wish is with us.').waitFor();
    const { page } = owner;
    const asks = page.getByRole('region', { name: 'What the guest asks for' });
    await asks.getByText('These nights are free.').waitFor();
    expect(await settledViolations(page)).toEqual([]);
    await asks.getByRole('button', { name: 'Decline, and tell the guest' }).click();
    const send = page.getByRole('button', { name: 'Send to the guest' });
    await send.click();
    // Its dialog hides the panel from roles as long as it is open.
    await send.waitFor({ state: 'detached' });
    await asks.waitFor({ state: 'detached' });
    await guest.reload();
    await guest.getByText('Unfortunately we cannot offer you').waitFor();
  });
});

function dayIn(days: number): string {
  return addDays(villaDay(new Date()), days);
}

function isDrawn(image: Element): boolean {
  return image instanceof HTMLImageElement && image.naturalWidth > 0;
}
