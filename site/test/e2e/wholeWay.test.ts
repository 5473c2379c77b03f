import { signIn } from '@server/test/apiSession';
import { enquire } from '@server/test/enquire';
import { startMovedClock, type MovedClock } from '@server/test/movedClock';
import { startSmtpPeer, type SmtpPeer } from '@server/test/smtpPeer';
import { DEFAULT_RULES } from '@shared/domain/mail/schedule';
import { addDays, formatDay, villaDay, villaMoment, type PlainDate } from '@shared/domain/date';
import type { Email } from 'postal-mime';
import type { Page, ViewportSize } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DESKTOP, newVisitor, PHONE } from './browser';
import { mailEnv, mailsTo, mailTo, OWNER_ADDRESS, stayLinkIn } from './mails';
import { signInAtDoor, startOwner, type Owner } from './owner';
import { spokenToast } from './ownerPage';

const TODAY = villaDay(new Date());
const GUEST = 'ana@example.pt';
const ADDRESS = 'Rua da Praia 1, 8600-157 Luz';
const WIFI = 'oranges-and-salt';

/** A villa whose clock can be moved, with everything that its owner fills in once. */
type House = {
  peer: SmtpPeer;
  clock: MovedClock;
  owner: Owner;
  /** Moves the server's clock to an hour of a villa's day; browsers opened from then on go by it too. */
  moveTo: (day: PlainDate, hour: number) => Promise<void>;
  /** The owner, signed in anew at that time. */
  asOwner: (action: (page: Page) => Promise<void>) => Promise<void>;
  /** A guest with a browser of their own, in which no script runs unless the public site is meant. */
  asGuest: (
    viewport: ViewportSize,
    action: (page: Page) => Promise<void>,
    options?: { javaScriptEnabled?: boolean },
  ) => Promise<void>;
  close: () => Promise<void>;
};

async function startHouse(): Promise<House> {
  const peer = await startSmtpPeer();
  const clock = await startMovedClock();
  const owner = await startOwner(DESKTOP, {
    env: { ...mailEnv(peer), ...clock.env },
    prepare: async (api) => {
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
    },
  });
  let now = new Date();
  const visit = async (
    viewport: ViewportSize,
    javaScriptEnabled: boolean,
    action: (page: Page) => Promise<void>,
  ) => {
    const { page, context, errors } = await newVisitor(owner.browser, viewport, {
      javaScriptEnabled,
    });
    if (javaScriptEnabled) await context.clock.install({ time: now });
    await action(page);
    expect(errors).toEqual([]);
    await context.close();
  };
  return {
    peer,
    clock,
    owner,
    moveTo: async (day, hour) => {
      now = villaMoment(day, hour);
      await clock.shift(now.getTime() - Date.now());
    },
    asOwner: (action) =>
      visit(DESKTOP, true, async (page) => {
        await signInAtDoor(page, owner.url);
        await action(page);
      }),
    asGuest: (viewport, action, { javaScriptEnabled = false } = {}) =>
      visit(viewport, javaScriptEnabled, action),
    close: async () => {
      await owner.close();
      await clock.remove();
      await peer.close();
    },
  };
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
/** As the guest's page writes it. */
const long = (day: PlainDate) =>
  formatDay(day, 'en-GB', { weekday: 'short', day: 'numeric', month: 'long', year: 'numeric' });
/** The calendar file of a mail, as lines. */
function calendarIn({ attachments }: Email): string[] {
  const file = attachments.find(({ mimeType }) => mimeType === 'text/calendar');
  const content = file?.content ?? '';
  const text = typeof content === 'string' ? content : new TextDecoder().decode(content);
  return text.split(/\r?\n/);
}
const valueOf = (lines: readonly string[], name: string) =>
  lines.find((line) => line.startsWith(`${name}:`))?.slice(name.length + 1);

describe('the whole way, from the enquiry to the review', () => {
  const CHECKIN = addDays(TODAY, 60);
  const CHECKOUT = addDays(CHECKIN, 7);
  let house: House;
  let owner: Owner;
  let peer: SmtpPeer;
  let reference: string;
  let link: string;
  beforeAll(async () => {
    house = await startHouse();
    ({ owner, peer } = house);
  });
  afterAll(() => house?.close());

  it('begins with an enquiry, whose mail leads to the guest’s page', async () => {
    await house.asGuest(
      PHONE,
      async (page) => {
        const [guestName, guestEmail] = ['Ana Duarte', GUEST];
        await writeEnquiry(page, owner.url, {
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
    link = stayLinkIn(await mailTo(peer, GUEST, `We have your enquiry ${reference}`), owner.url);
    const alert = await mailTo(peer, OWNER_ADDRESS, 'New enquiry');
    expect(alert.text).not.toContain(link.slice(-43));
  });

  it('holds the nights of the owner’s offer against another guest who was about to ask', async () => {
    await house.asGuest(
      DESKTOP,
      async (page) => {
        await writeEnquiry(page, owner.url, {
          guestName: 'Tom Baker',
          guestEmail: 'tom@example.co.uk',
          checkin: addDays(CHECKIN, 2),
          checkout: CHECKOUT,
        });
        await house.asOwner(async (desk) => {
          const panel = await openPanel(desk, owner, reference);
          await panel.getByRole('button', { name: 'Make an offer' }).click();
          const editor = desk.getByRole('dialog', { name: 'Offer to Ana Duarte' });
          await editor.getByLabel(/^Your words/).fill('The pool is heated.');
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
    const { json } = await owner.api.send('GET', '/api/bookings');
    expect(json).toHaveLength(1);
  });

  it('goes on with the guest’s acceptance, which confirms the stay', async () => {
    const offer = await mailTo(peer, GUEST, 'Our offer for your stay');
    expect(stayLinkIn(offer, owner.url)).toBe(link);
    await house.asGuest(PHONE, async (page) => {
      await page.goto(link);
      await page.getByText('The pool is heated.').waitFor();
      await page.getByRole('button', { name: 'Book with obligation to pay' }).click();
      await page.getByRole('heading', { level: 1, name: 'Your stay is confirmed' }).waitFor();
      await page.getByText(/^From .* this page shows the address/).waitFor();
    });
    await mailTo(peer, OWNER_ADDRESS, 'Offer accepted');
    const confirmation = await mailTo(peer, GUEST, 'Your stay is confirmed');
    const calendar = calendarIn(confirmation);
    expect(valueOf(calendar, 'DTSTART;VALUE=DATE')).toBe(CHECKIN.replaceAll('-', ''));
  });

  it('takes down the deposit, and reminds of the balance the day before it is due', async () => {
    await house.asOwner(async (page) => {
      const panel = await openPanel(page, owner, reference);
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
    expect(mailsTo(peer, GUEST, 'A reminder')).toEqual([]);
    await house.moveTo(addDays(CHECKIN, -15), 10);
    const reminder = await mailTo(peer, GUEST, 'A reminder of your payment');
    expect(reminder.text).toContain('PT50 0002 0123 1234 5678 9015 4');
    expect(stayLinkIn(reminder, owner.url)).toBe(link);
  });

  it('takes down the balance, and opens the arrival details only when it is time', async () => {
    await house.asOwner(async (page) => {
      const panel = await openPanel(page, owner, reference);
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
    expect(mailsTo(peer, GUEST, 'Before you arrive')).toEqual([]);
    await house.moveTo(addDays(CHECKIN, -3), 10);
    const mail = await mailTo(peer, GUEST, 'Before you arrive');
    for (const secret of [WIFI, 'In the blue box.']) {
      expect(`${mail.text} ${mail.html}`).not.toContain(secret);
    }
    await house.asGuest(PHONE, async (page) => {
      await page.goto(stayLinkIn(mail, owner.url));
      const arriving = page.getByRole('region', { name: 'Arriving' });
      const words = await arriving.innerText();
      for (const secret of [ADDRESS, WIFI, 'Behind the church.', 'In the blue box.']) {
        expect(words).toContain(secret);
      }
      // The map is another site: it is not told where its visitor comes from.
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
    await mailTo(peer, GUEST, 'Your departure');
    await house.moveTo(addDays(CHECKOUT, 1), 12);
    const thanks = await mailTo(peer, GUEST, 'Thank you for your stay');
    await house.asGuest(PHONE, async (page) => {
      await page.goto(stayLinkIn(thanks, owner.url));
      await page.getByRole('heading', { level: 1, name: 'Your stay is over' }).waitFor();
      expect(await page.content()).not.toContain(WIFI);
      const review = page.getByRole('region', { name: 'How was your stay?' });
      await review.getByRole('radio', { name: '4 of 5 stars' }).check();
      await review.getByLabel('Your words').fill('The sea from the terrace!');
      await review.getByRole('button', { name: 'Send the review' }).click();
      await page.getByText(/^Thank you for your review/).waitFor();
      await page.goto(owner.url);
      await page.getByText('Reviews coming soon.').waitFor();
    });
    await house.asOwner(async (page) => {
      await page.goto(`${owner.url}/admin/reviews`);
      const card = page.getByRole('article', { name: 'Ana Duarte' });
      await card.getByRole('button', { name: 'Publish', exact: true }).click();
      await spokenToast(page, 'Published').waitFor();
    });
    await house.asGuest(PHONE, async (page) => {
      await page.goto(owner.url);
      await page.getByText('The sea from the terrace!').waitFor();
      await page.getByText('1 review by guests of this house').waitFor();
      expect(await page.getByText('Reviews coming soon.').count()).toBe(0);
    });
  });

  it('has sent each mail once', () => {
    const subjects = mailsTo(peer, GUEST).map(({ subject }) => subject?.replace(/:? VL-.*$/, ''));
    expect(subjects).toEqual([
      'We have your enquiry',
      'Our offer for your stay',
      'Your stay is confirmed',
      'A reminder of your payment',
      'Before you arrive',
      'Your departure',
      'Thank you for your stay',
    ]);
  });
});

describe('the ways that end otherwise', () => {
  const CHECKIN = addDays(TODAY, 90);
  const CHECKOUT = addDays(CHECKIN, 7);
  let house: House;
  let owner: Owner;
  let peer: SmtpPeer;
  beforeAll(async () => {
    house = await startHouse();
    ({ owner, peer } = house);
  });
  afterAll(() => house?.close());

  /** An enquiry for those nights, and the owner's offer of them, which holds them. */
  async function offerTo(guestEmail: string, validUntil: PlainDate): Promise<string> {
    const stay = { checkinDate: CHECKIN, checkoutDate: CHECKOUT };
    const reference = await enquire(owner.url, 'Ana Duarte', 0, { ...stay, guestEmail });
    const api = await signIn(owner.url);
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
    return reference;
  }
  const someoneElse = () =>
    enquire(owner.url, 'Tom Baker', 0, {
      guestEmail: 'tom@example.co.uk',
      checkinDate: addDays(CHECKIN, 3),
      checkoutDate: addDays(CHECKOUT, 3),
    });
  const expectEnded = async (guestEmail: string, name: string) => {
    const offer = await mailTo(peer, guestEmail, 'Our offer for your stay');
    await house.asGuest(PHONE, async (page) => {
      await page.goto(stayLinkIn(offer, owner.url));
      await page.getByRole('heading', { name }).first().waitFor();
      expect(await page.getByRole('button', { name: 'Book with obligation to pay' }).count()).toBe(
        0,
      );
    });
  };

  it('frees the nights of an offer that nobody answers, and says so kindly', async () => {
    await offerTo('late@example.org', addDays(TODAY, 2));
    await expect(someoneElse()).rejects.toThrow(/overlap/);
    await house.moveTo(addDays(TODAY, 2), 23);
    await expect(someoneElse()).rejects.toThrow(/overlap/);
    await house.moveTo(addDays(TODAY, 3), 9);
    await mailTo(peer, 'late@example.org', 'has ended');
    await expectEnded('late@example.org', 'Our offer has ended');
    const reference = await someoneElse();
    await house.asOwner(async (page) => {
      const panel = await openPanel(page, owner, reference);
      await panel.getByRole('button', { name: 'Cancel' }).click();
      const dialog = page.getByRole('dialog', { name: 'Cancel this booking?' });
      await dialog.getByRole('button', { name: 'Cancel this booking' }).click();
      await panel.getByText('Cancelled').first().waitFor();
    });
  });

  it('withdraws an offer with the owner’s words, and frees its nights', async () => {
    const reference = await offerTo('sold@example.org', addDays(TODAY, 20));
    await house.asOwner(async (page) => {
      const panel = await openPanel(page, owner, reference);
      await panel.getByRole('button', { name: 'Withdraw' }).click();
      const dialog = page.getByRole('dialog', { name: 'Withdraw the offer?' });
      await dialog.getByLabel('Your words to the guest').fill('The roof has to be mended.');
      await dialog.getByRole('button', { name: 'Withdraw the offer' }).click();
      await panel.getByText(/^Withdrawn on/).waitFor();
    });
    const mail = await mailTo(peer, 'sold@example.org', 'no longer stands');
    expect(mail.text).toContain('The roof has to be mended.');
    await expectEnded('sold@example.org', 'Our offer no longer stands');
  });

  it('tells of moved dates and of the cancellation, with the same calendar entry, and nothing after', async () => {
    const reference = await offerTo(GUEST, addDays(TODAY, 20));
    const offer = await mailTo(peer, GUEST, 'Our offer');
    await house.asGuest(PHONE, async (page) => {
      await page.goto(stayLinkIn(offer, owner.url));
      await page.getByRole('button', { name: 'Book with obligation to pay' }).click();
      await page.getByRole('heading', { level: 1, name: 'Your stay is confirmed' }).waitFor();
    });
    const first = calendarIn(await mailTo(peer, GUEST, 'Your stay is confirmed'));
    const [movedFrom, movedTo] = [addDays(CHECKIN, 2), addDays(CHECKOUT, 2)];
    await house.asOwner(async (page) => {
      const panel = await openPanel(page, owner, reference);
      await panel.getByRole('button', { name: 'Change dates or price' }).click();
      const form = panel.getByRole('form', { name: 'Change dates and price' });
      await form.getByLabel('Check-in').fill(movedFrom);
      await form.getByLabel('Check-out').fill(movedTo);
      await form.getByRole('button', { name: 'Save changes' }).click();
      await form.waitFor({ state: 'detached' });
    });
    const change = await mailTo(peer, GUEST, 'Your stay has changed');
    for (const day of [CHECKIN, CHECKOUT, movedFrom, movedTo]) {
      expect(change.text).toContain(formatDay(day, 'en-GB'));
    }
    const second = calendarIn(change);
    expect(valueOf(second, 'UID')).toBe(valueOf(first, 'UID'));
    expect(Number(valueOf(second, 'SEQUENCE'))).toBeGreaterThan(Number(valueOf(first, 'SEQUENCE')));
    expect(valueOf(second, 'DTSTART;VALUE=DATE')).toBe(movedFrom.replaceAll('-', ''));

    await house.asOwner(async (page) => {
      const panel = await openPanel(page, owner, reference);
      await panel.getByRole('button', { name: 'Cancel' }).click();
      const dialog = page.getByRole('dialog', { name: 'Cancel this booking?' });
      await dialog.getByRole('button', { name: 'Cancel this booking' }).click();
      await panel.getByText('Cancelled').first().waitFor();
    });
    const last = calendarIn(await mailTo(peer, GUEST, 'Your stay is cancelled'));
    expect(valueOf(last, 'METHOD')).toBe('CANCEL');
    expect(valueOf(last, 'UID')).toBe(valueOf(first, 'UID'));
    expect(Number(valueOf(last, 'SEQUENCE'))).toBeGreaterThan(Number(valueOf(second, 'SEQUENCE')));

    // Mails go in the order of their times: when this guest has the last, the other would have had all.
    const api = await signIn(owner.url);
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
    const before = mailsTo(peer, GUEST).length;
    await house.moveTo(addDays(movedFrom, 1), 10);
    await mailTo(peer, 'rui@example.pt', 'Before you arrive');
    await house.moveTo(addDays(movedTo, 2), 12);
    await mailTo(peer, 'rui@example.pt', 'Thank you for your stay');
    expect(mailsTo(peer, GUEST)).toHaveLength(before);
  });
});
