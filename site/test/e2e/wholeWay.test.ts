import { signIn, type ApiSession } from '@server/test/apiSession';
import { enquire } from '@server/test/enquire';
import { DEFAULT_RULES } from '@shared/domain/mail/scheduledMails';
import { addDays, formatDay, villaDay, type PlainDate } from '@shared/domain/date';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { DESKTOP, PHONE } from './browser';
import { houseForTests } from './house';
import { calendarIn, mailsTo, mailTo, OWNER_ADDRESS, stayLinkIn, valueOf } from './mails';
import type { Owner } from './owner';
import { spokenToast } from './ownerPage';

const TODAY = villaDay(new Date());
const GUEST = 'ana@example.pt';
const ADDRESS = 'Rua da Praia 1, 8600-157 Luz';
const WIFI = 'oranges-and-salt';

async function fillIn(api: ApiSession): Promise<void> {
  const save = async (path: string, body: object) => {
    const { status, json } = await api.send('PUT', path, body);
    if (status !== 200) throw new Error(JSON.stringify(json));
  };
  const paymentTerms = { depositPercent: 30, balanceDays: 14, securityDeposit: '0.00' };
  await save('/api/price-terms', { paymentTerms });
  const iban = 'PT50 0002 0123 1234 5678 9015 4';
  await save('/api/admin/bank-details', { holder: 'Maria Santos', iban });
  const paymentReminder = { ...DEFAULT_RULES.paymentReminder, isOn: true };
  await save('/api/admin/mail/rules', { rules: { ...DEFAULT_RULES, paymentReminder } });
  await save('/api/admin/arrival', {
    showDays: 3,
    openDays: 30,
    address: ADDRESS,
    mapUrl: 'https://maps.example/luz',
    wifiName: 'Villa',
    wifiPassword: WIFI,
    texts: { en: { directions: 'Behind the church.', key: 'In the blue box.' } },
  });
}

/** Fills in the public form up to its last button. */
async function writeEnquiry(
  page: Page,
  url: string,
  { guestName, guestEmail, checkin, checkout }: Record<string, string>,
): Promise<void> {
  await page.goto(`${url}/booking`);
  await page.getByLabel('Check-in', { exact: true }).fill(checkin ?? '');
  await page.getByLabel('Check-out', { exact: true }).fill(checkout ?? '');
  await page.getByRole('button', { name: 'Continue to Booking' }).click();
  await page.getByLabel('Full name').fill(guestName ?? '');
  await page.getByLabel('Email').fill(guestEmail ?? '');
}

const panelOf = (page: Page, reference: string) =>
  page.getByRole('dialog', { name: `Booking ${reference}` });
async function openPanel(page: Page, { url }: Owner, reference: string) {
  await page.goto(`${url}/admin?booking=${reference}`);
  return panelOf(page, reference);
}
/** As on the guest's page. */
const long = (day: PlainDate) =>
  formatDay(day, 'en-GB', { weekday: 'short', day: 'numeric', month: 'long', year: 'numeric' });

describe('the whole way, from the enquiry to the review', () => {
  const CHECKIN = addDays(TODAY, 60);
  const CHECKOUT = addDays(CHECKIN, 7);
  const house = houseForTests(fillIn);
  let reference: string;
  let link: string;

  it('begins with an enquiry, whose mail leads to the guest’s page', async () => {
    await house.asGuest(
      PHONE,
      async (page) => {
        const [guestName, guestEmail] = ['Ana Duarte', GUEST];
        await writeEnquiry(page, house.owner.url, {
          guestName,
          guestEmail,
          checkin: CHECKIN,
          checkout: CHECKOUT,
        });
        await page.getByRole('button', { name: 'Send Enquiry' }).click();
        await page.getByRole('heading', { name: 'Enquiry Sent!' }).waitFor();
        const text = await page.getByText(/VL-[2-9A-Z]{6}/).innerText();
        reference = /VL-[2-9A-Z]{6}/.exec(text)?.[0] ?? '';
      },
      { javaScriptEnabled: true },
    );
    link = stayLinkIn(
      await mailTo(house.peer, GUEST, `We have your enquiry ${reference}`),
      house.owner.url,
    );
    const alert = await mailTo(house.peer, OWNER_ADDRESS, 'New enquiry');
    expect(alert.text).not.toContain(link.slice(-43));
  });

  it('holds the nights of the owner’s offer against another guest’s enquiry', async () => {
    await house.asGuest(
      DESKTOP,
      async (page) => {
        await writeEnquiry(page, house.owner.url, {
          guestName: 'Tom Baker',
          guestEmail: 'tom@example.co.uk',
          checkin: addDays(CHECKIN, 2),
          checkout: CHECKOUT,
        });
        await house.asOwner(async (desk) => {
          const panel = await openPanel(desk, house.owner, reference);
          await panel.getByRole('button', { name: 'Make an offer' }).click();
          const editor = desk.getByRole('dialog', { name: 'Offer to Ana Duarte' });
          await editor.getByLabel(/^Your message/).fill('The pool is heated.');
          await editor.getByRole('button', { name: 'Send the offer' }).click();
          await spokenToast(desk, 'Offer sent').waitFor();
          await panel.getByText(/the nights are held/).waitFor();
        });
        await page.getByRole('button', { name: 'Send Enquiry' }).click();
        await page
          .getByText(/Selected dates overlap with existing bookings/)
          .first()
          .waitFor();
      },
      { javaScriptEnabled: true },
    );
    const { json } = await house.owner.api.send('GET', '/api/bookings');
    expect(json).toHaveLength(1);
  });

  it('continues with the guest’s acceptance, which confirms the stay', async () => {
    const offer = await mailTo(house.peer, GUEST, 'Our offer for your stay');
    expect(stayLinkIn(offer, house.owner.url)).toBe(link);
    await house.asGuest(PHONE, async (page) => {
      await page.goto(link);
      await page.getByText('The pool is heated.').waitFor();
      await page.getByRole('button', { name: 'Book with obligation to pay' }).click();
      await page.getByRole('heading', { level: 1, name: 'Your stay is confirmed' }).waitFor();
      await page.getByText(/^From .* this page shows the address/).waitFor();
    });
    await mailTo(house.peer, OWNER_ADDRESS, 'Offer accepted');
    const confirmation = await mailTo(house.peer, GUEST, 'Your stay is confirmed');
    const calendar = calendarIn(confirmation);
    expect(valueOf(calendar, 'DTSTART;VALUE=DATE')).toBe(CHECKIN.replaceAll('-', ''));
  });

  it('records the deposit, and reminds of the balance the day before it is due', async () => {
    await house.asOwner(async (page) => {
      const panel = await openPanel(page, house.owner, reference);
      await panel.getByRole('button', { name: 'Record a payment' }).click();
      await panel.getByRole('button', { name: 'Record', exact: true }).click();
      await spokenToast(page, 'Payment recorded').waitFor();
    });
    await house.asGuest(PHONE, async (page) => {
      await page.goto(link);
      const payments = page.getByRole('region', { name: 'Payments' });
      await payments.getByText('paid', { exact: true }).waitFor();
      await payments.getByText(`due by ${long(addDays(CHECKIN, -14))}`).waitFor();
    });
    expect(mailsTo(house.peer, GUEST, 'A reminder')).toEqual([]);
    await house.moveTo(addDays(CHECKIN, -15), 10);
    const reminder = await mailTo(house.peer, GUEST, 'Payment reminder');
    expect(reminder.text).toContain('PT50 0002 0123 1234 5678 9015 4');
    expect(stayLinkIn(reminder, house.owner.url)).toBe(link);
  });

  it('records the balance, and shows the arrival details only when it is time', async () => {
    await house.asOwner(async (page) => {
      const panel = await openPanel(page, house.owner, reference);
      await panel.getByRole('button', { name: 'Record a payment' }).click();
      await panel.getByRole('button', { name: 'Record', exact: true }).click();
      await spokenToast(page, 'Payment recorded').waitFor();
    });
    await house.moveTo(addDays(CHECKIN, -4), 12);
    await house.asGuest(PHONE, async (page) => {
      await page.goto(link);
      await page.getByText('Everything is paid. Thank you!').waitFor();
      await page.getByText(/^From .* this page shows the address/).waitFor();
      const content = await page.content();
      for (const secret of [ADDRESS, WIFI, 'Behind the church.', 'In the blue box.']) {
        expect(content).not.toContain(secret);
      }
    });
    expect(mailsTo(house.peer, GUEST, 'Before you arrive')).toEqual([]);
    await house.moveTo(addDays(CHECKIN, -3), 10);
    const mail = await mailTo(house.peer, GUEST, 'Before you arrive');
    for (const secret of [WIFI, 'In the blue box.']) {
      expect(`${mail.text} ${mail.html}`).not.toContain(secret);
    }
    await house.asGuest(PHONE, async (page) => {
      await page.goto(stayLinkIn(mail, house.owner.url));
      const arriving = page.getByRole('region', { name: 'Your arrival' });
      const text = await arriving.innerText();
      for (const secret of [ADDRESS, WIFI, 'Behind the church.', 'In the blue box.']) {
        expect(text).toContain(secret);
      }
      // The map is another site, which must not learn where its visitor comes from.
      const asked = new Promise<Record<string, string>>((resolve) => {
        void page.context().route('https://maps.example/**', async (route) => {
          resolve(await route.request().allHeaders());
          await route.fulfill({ body: 'A map' });
        });
      });
      await arriving.getByRole('link', { name: 'Open the map' }).click();
      const headers = await asked;
      expect(headers['user-agent']).toBeDefined();
      expect(JSON.stringify(headers)).not.toContain(link.slice(-43));
    });
  });

  it('says goodbye, asks for a review, and shows it on the home page once it is published', async () => {
    await house.moveTo(addDays(CHECKOUT, -1), 18);
    await mailTo(house.peer, GUEST, 'Your departure');
    await house.moveTo(addDays(CHECKOUT, 1), 12);
    const thanks = await mailTo(house.peer, GUEST, 'Thank you for your stay');
    await house.asGuest(PHONE, async (page) => {
      await page.goto(stayLinkIn(thanks, house.owner.url));
      await page.getByRole('heading', { level: 1, name: 'Your stay is over' }).waitFor();
      expect(await page.content()).not.toContain(WIFI);
      const review = page.getByRole('region', { name: 'How was your stay?' });
      await review.getByRole('radio', { name: '4 out of 5 stars' }).check();
      await review.getByLabel('Your review').fill('The sea from the terrace!');
      await review.getByRole('button', { name: 'Send review' }).click();
      await page.getByText(/^Thank you for your review/).waitFor();
      await page.goto(house.owner.url);
      await page.getByText('Reviews coming soon.').waitFor();
    });
    await house.asOwner(async (page) => {
      await page.goto(`${house.owner.url}/admin/reviews`);
      const card = page.getByRole('article', { name: 'Ana Duarte' });
      await card.getByRole('button', { name: 'Publish', exact: true }).click();
      await spokenToast(page, 'Published').waitFor();
    });
    await house.asGuest(PHONE, async (page) => {
      await page.goto(house.owner.url);
      await page.getByText('The sea from the terrace!').waitFor();
      await page.getByText('1 review by our guests').waitFor();
      expect(await page.getByText('Reviews coming soon.').count()).toBe(0);
    });
  });

  it('has sent each mail once', () => {
    const subjects = mailsTo(house.peer, GUEST).map(({ subject }) =>
      subject?.replace(/:? VL-.*$/, ''),
    );
    expect(subjects).toEqual([
      'We have your enquiry',
      'Our offer for your stay',
      'Your stay is confirmed',
      'Payment reminder',
      'Before you arrive',
      'Your departure',
      'Thank you for your stay',
    ]);
  });
});

describe('the ways that end otherwise', () => {
  const CHECKIN = addDays(TODAY, 90);
  const CHECKOUT = addDays(CHECKIN, 7);
  const house = houseForTests(fillIn);

  /** An enquiry for those nights, and the owner's offer, which holds them. */
  async function offerTo(guestEmail: string, validUntil: PlainDate): Promise<string> {
    const stay = { checkinDate: CHECKIN, checkoutDate: CHECKOUT };
    const reference = await enquire(house.owner.url, 'Ana Duarte', 0, { ...stay, guestEmail });
    const api = await signIn(house.owner.url);
    const { json: found } = await api.send('GET', `/api/admin/bookings/${reference}`);
    const { id } = (found as { booking: { id: number } }).booking;
    const { json: draft } = await api.send('POST', `/api/admin/bookings/${id}/offers`, {
      ...stay,
      guestCount: 2,
      lines: [{ kind: 'other', name: 'All', quantity: 1, rate: 900, total: 900 }],
      validUntil,
      holdsNights: true,
      confirmsItself: true,
    });
    const { id: offerId } = draft as { id: number };
    const sent = await api.send('POST', `/api/admin/offers/${offerId}/send`, {});
    expect(sent.status).toBe(200);
    // Before the clock is moved, because the mail of an expired offer is not sent.
    await mailTo(house.peer, guestEmail, 'Our offer for your stay');
    return reference;
  }
  const someoneElse = () =>
    enquire(house.owner.url, 'Tom Baker', 0, {
      guestEmail: 'tom@example.co.uk',
      checkinDate: addDays(CHECKIN, 3),
      checkoutDate: addDays(CHECKOUT, 3),
    });
  const expectEnded = async (guestEmail: string, name: string) => {
    const offer = await mailTo(house.peer, guestEmail, 'Our offer for your stay');
    await house.asGuest(PHONE, async (page) => {
      await page.goto(stayLinkIn(offer, house.owner.url));
      await page.getByRole('heading', { name }).first().waitFor();
      expect(await page.getByRole('button', { name: 'Book with obligation to pay' }).count()).toBe(
        0,
      );
    });
  };

  it('frees the nights of an offer that nobody answers, and mails the guest', async () => {
    await offerTo('late@example.org', addDays(TODAY, 2));
    await expect(someoneElse()).rejects.toThrow(/overlap/);
    await house.moveTo(addDays(TODAY, 2), 23);
    await expect(someoneElse()).rejects.toThrow(/overlap/);
    await house.moveTo(addDays(TODAY, 3), 9);
    await mailTo(house.peer, 'late@example.org', 'has ended');
    await expectEnded('late@example.org', 'Our offer has expired');
    const reference = await someoneElse();
    await house.asOwner(async (page) => {
      const panel = await openPanel(page, house.owner, reference);
      await panel.getByRole('button', { name: /^More about/ }).click();
      await page.getByRole('menuitem', { name: 'Cancel this booking' }).click();
      const dialog = page.getByRole('dialog', { name: 'Cancel this booking?' });
      await dialog.getByRole('button', { name: 'Cancel this booking' }).click();
      await panel.getByText('Cancelled').first().waitFor();
    });
  });

  it('withdraws an offer with the owner’s message, and frees its nights', async () => {
    const reference = await offerTo('sold@example.org', addDays(TODAY, 20));
    await house.asOwner(async (page) => {
      const panel = await openPanel(page, house.owner, reference);
      await panel.getByRole('button', { name: 'Withdraw' }).click();
      const dialog = page.getByRole('dialog', { name: 'Withdraw the offer?' });
      await dialog.getByLabel('Your message to the guest').fill('The roof has to be mended.');
      await dialog.getByRole('button', { name: 'Withdraw the offer' }).click();
      await panel.getByText(/^Withdrawn on/).waitFor();
    });
    const mail = await mailTo(house.peer, 'sold@example.org', 'is no longer valid');
    expect(mail.text).toContain('The roof has to be mended.');
    await expectEnded('sold@example.org', 'Our offer is no longer valid');
  });

  it('mails moved dates and the cancellation, with the same calendar entry, and nothing after', async () => {
    const reference = await offerTo(GUEST, addDays(TODAY, 20));
    const offer = await mailTo(house.peer, GUEST, 'Our offer');
    await house.asGuest(PHONE, async (page) => {
      await page.goto(stayLinkIn(offer, house.owner.url));
      await page.getByRole('button', { name: 'Book with obligation to pay' }).click();
      await page.getByRole('heading', { level: 1, name: 'Your stay is confirmed' }).waitFor();
    });
    const first = calendarIn(await mailTo(house.peer, GUEST, 'Your stay is confirmed'));
    const [movedFrom, movedTo] = [addDays(CHECKIN, 2), addDays(CHECKOUT, 2)];
    await house.asOwner(async (page) => {
      const panel = await openPanel(page, house.owner, reference);
      await panel.getByRole('button', { name: 'Change dates or price' }).click();
      const form = panel.getByRole('form', { name: 'Change dates and price' });
      await form.getByLabel('Check-in').fill(movedFrom);
      await form.getByLabel('Check-out').fill(movedTo);
      await form.getByRole('button', { name: 'Save changes' }).click();
      await form.waitFor({ state: 'detached' });
    });
    const change = await mailTo(house.peer, GUEST, 'Your stay has changed');
    for (const day of [CHECKIN, CHECKOUT, movedFrom, movedTo]) {
      expect(change.text).toContain(formatDay(day, 'en-GB'));
    }
    const second = calendarIn(change);
    expect(valueOf(second, 'UID')).toBe(valueOf(first, 'UID'));
    expect(Number(valueOf(second, 'SEQUENCE'))).toBeGreaterThan(Number(valueOf(first, 'SEQUENCE')));
    expect(valueOf(second, 'DTSTART;VALUE=DATE')).toBe(movedFrom.replaceAll('-', ''));

    await house.asOwner(async (page) => {
      const panel = await openPanel(page, house.owner, reference);
      await panel.getByRole('button', { name: /^More about/ }).click();
      await page.getByRole('menuitem', { name: 'Cancel this booking' }).click();
      const dialog = page.getByRole('dialog', { name: 'Cancel this booking?' });
      await dialog.getByRole('radio', { name: /^You/ }).check();
      await dialog.getByRole('button', { name: 'Cancel this booking' }).click();
      await panel.getByText('Cancelled').first().waitFor();
    });
    const last = calendarIn(await mailTo(house.peer, GUEST, 'Your stay is cancelled'));
    expect(valueOf(last, 'METHOD')).toBe('CANCEL');
    expect(valueOf(last, 'UID')).toBe(valueOf(first, 'UID'));
    expect(Number(valueOf(last, 'SEQUENCE'))).toBeGreaterThan(Number(valueOf(second, 'SEQUENCE')));

    // Mails are sent in order of time. Once this guest has the last one, any mail to the other would have arrived.
    const api = await signIn(house.owner.url);
    const made = await api.send('POST', '/api/admin/bookings', {
      guestName: 'Rui Melo',
      guestEmail: 'rui@example.pt',
      guestPhone: '',
      checkinDate: addDays(movedFrom, 1),
      checkoutDate: addDays(movedTo, 1),
      guestCount: 2,
      currency: 'EUR',
      totalAmount: '900.00',
      status: 'confirmed',
      notes: '',
    });
    const { id } = made.json as { id: number };
    await api.send('PUT', `/api/admin/bookings/${id}/scheduled-mails`, { isOn: true });
    const before = mailsTo(house.peer, GUEST).length;
    await house.moveTo(addDays(movedFrom, 1), 10);
    await mailTo(house.peer, 'rui@example.pt', 'Before you arrive');
    await house.moveTo(addDays(movedTo, 2), 12);
    await mailTo(house.peer, 'rui@example.pt', 'Thank you for your stay');
    expect(mailsTo(house.peer, GUEST)).toHaveLength(before);
  });
});
