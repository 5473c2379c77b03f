import { signInFirstTime, type ApiSession } from '@server/test/apiSession';
import { startSmtpPeer, type ArrivedMail, type SmtpPeer } from '@server/test/smtpPeer';
import { addDays, parts, villaDay } from '@shared/domain/date';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { axeViolations } from './axe';
import { DESKTOP, newVisitor, PHONE } from './browser';
import { openAlive } from './publicPage';
import { startVilla, type Villa } from './villa';

const CHECKIN = `${parts(villaDay(new Date())).year + 1}-05-10`;
const CHECKOUT = addDays(CHECKIN, 5);
const GUEST = 'juergen@example.de';
/** The narrowest window that the pages are made for. */
const SMALL = { width: 320, height: 640 };
/** English that stands in a German mail: names, and what the field itself says so. */
const ENGLISH = /\b(?:the|your|stay|guests|nights|check-in|check-out|dear|regards|total)\b/i;

describe('a guest who reads German', () => {
  let peer: SmtpPeer;
  let villa: Villa;
  let api: ApiSession;
  beforeAll(async () => {
    peer = await startSmtpPeer();
    villa = await startVilla({
      env: {
        SMTP_URL: peer.url,
        MAIL_FROM: 'Villa Luz <post@villa.example>',
        OWNER_EMAIL: 'owner@villa.example',
      },
    });
    api = await signInFirstTime(villa.url, villa.server.adminPassword() ?? '');
  });
  afterAll(async () => {
    await villa?.close();
    await peer?.close();
  });

  const mailsToGuest = () =>
    peer.arrived.filter(({ envelope }) => envelope.to.includes(GUEST)).map(({ mail }) => mail);

  /** The mail to the guest with such a subject, once it is there. */
  async function mailToGuest(subject: RegExp): Promise<ArrivedMail['mail']> {
    const found = () => mailsToGuest().filter((mail) => subject.test(mail.subject ?? ''));
    await expect.poll(() => found().length, { timeout: 20_000 }).toBe(1);
    return found()[0]!;
  }

  it('is offered German, keeps what was typed, corrects a mistake, and reads German to the end', async () => {
    const visitor = await newVisitor(villa.browser, DESKTOP, { locale: 'de-DE' });
    const { page } = visitor;
    await openAlive(page, `${villa.url}/booking`);
    await page.getByLabel('Check-in', { exact: true }).fill(CHECKIN);
    await page.getByLabel('Check-out', { exact: true }).fill(CHECKOUT);
    await page.getByRole('button', { name: 'Continue to Booking' }).click();
    await page.getByLabel('Full name').fill('Jürgen Groß');
    await page.getByRole('button', { name: 'Diese Seite auf Deutsch' }).click();

    // The step, the dates and the words are still there.
    await expect.poll(() => new URL(page.url()).pathname).toBe('/de/booking');
    await expect.poll(() => page.getByLabel('Vor- und Nachname').inputValue()).toBe('Jürgen Groß');
    expect(await page.locator('html').getAttribute('lang')).toBe('de');
    expect(await page.title()).toBe('Freie Termine und Preise · Villa Luz');
    expect(await page.getByRole('button', { name: 'Diese Seite auf Deutsch' }).count()).toBe(0);
    expect(await axeViolations(page)).toEqual([]);

    // The entry of before was an English one; the choice holds for it too.
    await page.goBack();
    await page.getByRole('heading', { name: 'Wählen Sie Ihre Reisedaten' }).waitFor();
    expect(new URL(page.url()).pathname).toBe('/de/booking');
    await page.goForward();
    await page.getByRole('heading', { name: 'Ihre Anfrage' }).waitFor();

    const send = page.getByRole('button', { name: 'Anfrage senden' });
    await page.getByLabel('E-Mail').fill('juergen@');
    await send.click();
    await expect
      .poll(() => page.getByText('Bitte geben Sie eine gültige E-Mail-Adresse ein.').count())
      .toBeGreaterThan(0);
    await page.getByLabel('E-Mail').fill(GUEST);
    await send.click();
    await page.getByText('Ihre Anfrage ist unterwegs!').waitFor();
    const receipt = await mailToGuest(/^Ihre Anfrage VL-\w+ ist angekommen$/);
    const reference = /VL-\w+/.exec(receipt.subject ?? '')![0];

    // What was sent is still said after a change of the language.
    await page.getByRole('combobox', { name: 'Sprache' }).selectOption('fr');
    await page.getByText('Votre demande est envoyée').waitFor();
    expect(await page.getByText(reference).count()).toBeGreaterThan(0);

    await answer(reference);
    const confirmation = await mailToGuest(/^Ihr Aufenthalt ist bestätigt/);
    const change = await mailToGuest(/^Ihr Aufenthalt wurde geändert/);
    const cancellation = await mailToGuest(/^Ihr Aufenthalt ist storniert/);
    for (const mail of [receipt, confirmation, change, cancellation]) {
      expect(mail.html).toContain('lang="de"');
      // Addresses are the same in every language.
      const words = (mail.text ?? '').replaceAll(/https?:\S+/g, '');
      expect(ENGLISH.exec(words)?.[0]).toBeUndefined();
    }
    const entries = [confirmation, change, cancellation].map(calendarOf);
    expect(entries[0]).toContain('SUMMARY:Aufenthalt in der Villa Luz');
    expect(entries.map((entry) => /^UID:.*/m.exec(entry)?.[0])).toEqual(
      Array(3).fill(/^UID:.*/m.exec(entries[0]!)?.[0]),
    );
    expect(entries.map((entry) => /^SEQUENCE:(\d+)/m.exec(entry)?.[1])).toEqual(['0', '1', '2']);
    expect(entries[2]).toContain('STATUS:CANCELLED');
    expect(visitor.errors).toEqual([]);
    await visitor.context.close();
  });

  /** The owner's part: confirms the stay, moves it by a day and cancels it. */
  async function answer(reference: string): Promise<void> {
    const read = await api.send('GET', `/api/admin/bookings/${reference}`);
    const { id } = (read.json as { booking: { id: number } }).booking;
    const status = (to: string) =>
      api.send('PATCH', `/api/bookings/${id}/status`, { status: to, notifyGuest: true });
    expect((await status('confirmed')).status).toBe(200);
    await mailToGuest(/^Ihr Aufenthalt ist bestätigt/);
    const moved = await api.send('PATCH', `/api/admin/bookings/${id}`, {
      checkinDate: addDays(CHECKIN, 1),
      checkoutDate: addDays(CHECKOUT, 1),
      mail: { message: '' },
    });
    expect(moved.status).toBe(200);
    await mailToGuest(/^Ihr Aufenthalt wurde geändert/);
    expect((await status('cancelled')).status).toBe(200);
  }

  it('finds every page whole at every width, with weeks from Monday', async () => {
    const visitor = await newVisitor(villa.browser, DESKTOP);
    const { page } = visitor;
    for (const language of ['de', 'fr', 'nl', 'pt']) {
      for (const path of ['', '/booking', '/privacy', '/terms', '/cancellation', '/nowhere']) {
        await page.goto(`${villa.url}/${language}${path}`);
        for (const size of [SMALL, PHONE, DESKTOP]) {
          await page.setViewportSize(size);
          const tooWide = await page.evaluate(
            () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
          );
          expect([language, path, size.width, tooWide]).toEqual([language, path, size.width, 0]);
        }
      }
    }
    await openAlive(page, `${villa.url}/de/booking`);
    expect(await page.locator('thead th').first().innerText()).toMatch(/^Mo/);
    expect(visitor.errors).toEqual([]);
    await visitor.context.close();
  });
});

/** The calendar file that a mail brings, its folded lines whole. */
function calendarOf({ attachments }: ArrivedMail['mail']): string {
  const file = attachments.find(({ mimeType }) => mimeType === 'text/calendar');
  const content = file?.content ?? '';
  const text = typeof content === 'string' ? content : new TextDecoder().decode(content);
  return text.replaceAll('\r\n ', '').replaceAll('\r\n', '\n');
}
