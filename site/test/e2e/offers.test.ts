import { addDays, villaDay } from '@shared/domain/date';
import { startSmtpPeer, type SmtpPeer } from '@server/test/smtpPeer';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DESKTOP, newVisitor, PHONE } from './browser';
import { mailEnv, mailTo, OWNER_ADDRESS, stayLinkIn } from './mails';
import { startOwner, type Owner } from './owner';
import { isTooWide, settledViolations, spokenToast } from './ownerPage';

const GUEST = 'ana@example.pt';

describe('an offer, from the owner’s phone to the guest’s', () => {
  let peer: SmtpPeer;
  let owner: Owner;
  let reference: string;
  beforeAll(async () => {
    peer = await startSmtpPeer();
    owner = await startOwner(PHONE, {
      env: mailEnv(peer),
      prepare: async (api) => {
        const today = villaDay(new Date());
        const { json } = await api.send('POST', '/api/admin/bookings', {
          guestName: 'Ana Duarte',
          guestEmail: GUEST,
          guestPhone: '',
          checkinDate: addDays(today, 60),
          checkoutDate: addDays(today, 63),
          guestCount: 2,
          currency: 'EUR',
          totalAmount: '1500.00',
          status: 'pending',
          notes: '',
        });
        ({ reference } = json as { reference: string });
      },
    });
  });
  afterAll(async () => {
    await owner?.close();
    await peer?.close();
  });

  it('is written with every line in sight, sent, and accepted on the guest’s page', async () => {
    const { page } = owner;
    await page.goto(`${owner.url}/admin?booking=${reference}`);
    const panel = page.getByRole('dialog', { name: `Booking ${reference}` });
    await panel.getByRole('button', { name: 'Make an offer' }).click();
    const editor = page.getByRole('dialog', { name: 'Offer to Ana Duarte' });
    await editor.getByLabel(/^Cleaning, amount/).fill('100.50');
    await editor.getByRole('button', { name: 'Add a line' }).click();
    await editor.getByLabel('What for').fill('Friends of Rui');
    await editor.getByLabel('Amount (EUR)').fill('-50,50');
    await editor.getByText('€1,400', { exact: true }).waitFor();
    await editor.getByLabel(/^Your words/).fill('The pool is heated.');
    expect(await isTooWide(page)).toBe(false);
    expect(await settledViolations(page)).toEqual([]);
    await editor.getByRole('button', { name: 'Send the offer' }).click();
    await spokenToast(page, 'Offer sent').waitFor();
    await panel.getByText(/the nights are held/).waitFor();
    expect(await settledViolations(page)).toEqual([]);

    const mail = await mailTo(peer, GUEST, 'Our offer');
    expect(mail.text).toContain('The pool is heated.');
    expect(mail.text).toContain('€1,400');
    const guest = await newVisitor(owner.browser, PHONE, { javaScriptEnabled: false });
    await guest.page.goto(stayLinkIn(mail, owner.url));
    await guest.page.getByRole('heading', { level: 1, name: 'We have an offer for you' }).waitFor();
    await guest.page.getByText('Friends of Rui').waitFor();
    expect(await isTooWide(guest.page)).toBe(false);
    await guest.page.getByRole('button', { name: 'Book with obligation to pay' }).click();
    await guest.page.getByRole('status').filter({ hasText: 'your stay is confirmed' }).waitFor();
    await guest.page.getByRole('heading', { level: 1, name: 'Your stay is confirmed' }).waitFor();
    await guest.context.close();

    await panel.getByText(/^Accepted by the guest on/).waitFor();
    await mailTo(peer, OWNER_ADDRESS, 'Offer accepted');
    expect(owner.errors).toEqual([]);
  });

  it('is laid out for a desk as well', async () => {
    const desk = await owner.on(DESKTOP);
    await desk.page.goto(`${owner.url}/admin?booking=${reference}`);
    await desk.page.getByText(/^Accepted by the guest on/).waitFor();
    expect(await settledViolations(desk.page)).toEqual([]);
    await desk.context.close();
  });
});
