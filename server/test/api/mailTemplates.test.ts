import type { ErrorBody } from '@shared/contract/error';
import type { MailPreview } from '@shared/contract/mail/mail';
import type { TemplateJson } from '@shared/contract/mail/mailTemplates';
import { TEMPLATE_KINDS } from '@shared/domain/mail/mailTemplates';
import { LANGUAGE_CODES, type Language } from '@shared/i18n/languages';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Booking } from '../../models/Booking';
import { defaultTemplate } from '../../mail/defaultTemplates';
import { sendDueMails } from '../../services/mail/mailWorker';
import { findTemplate } from '../../services/mail/findMailTemplate';
import { insertBooking } from '../factories';
import { startSmtpPeer, type SmtpPeer } from '../smtpPeer';
import { startTestApp, type TestApp } from '../testApp';

const TEMPLATES = '/api/admin/mail/templates';
const STAY = { checkinDate: '2027-04-12', checkoutDate: '2027-04-15' };

describe('mail templates', () => {
  let app: TestApp;
  let peer: SmtpPeer;
  let cookie: string;
  beforeEach(async () => {
    peer = await startSmtpPeer();
    app = await startTestApp({
      env: {
        SMTP_URL: peer.url,
        MAIL_FROM: 'post@villa.example',
        OWNER_EMAIL: 'owner@villa.example',
      },
    });
    cookie = await app.signIn();
  });
  afterEach(async () => {
    await app.close();
    await peer.close();
  });

  const save = (template: object) =>
    app.send<TemplateJson[] & ErrorBody>('PUT', TEMPLATES, { cookie, body: template });
  const confirmIn = async (language: Language) => {
    const booking = await insertBooking(app, STAY);
    await booking.update({ language, guestName: '{total} <b>Zé</b>\u202E' });
    await app.send('PATCH', `/api/bookings/${booking.id}/status`, {
      cookie,
      body: { status: 'confirmed' },
    });
    await sendDueMails(app.deps);
    return peer.arrived.find(({ mail }) => mail.subject?.includes(booking.reference))?.mail;
  };

  it('are the standard ones until the owner changes them, in one language only', async () => {
    const before = await app.send<TemplateJson[]>('GET', TEMPLATES, { cookie });
    expect(before.json).toHaveLength(TEMPLATE_KINDS.length * LANGUAGE_CODES.length);
    const answer = await save({
      kind: 'confirmation',
      language: 'de',
      subject: 'Bis bald: {reference}',
      body: 'Hallo {guestName},\n\nbis {checkin}!',
      updatedAt: null,
    });
    expect(answer.status).toBe(200);
    const mail = await confirmIn('de');
    expect(mail?.subject).toMatch(/^Bis bald: VL-/);
    expect(mail?.text).toContain('Hallo {total} <b>Zé</b>,\n\nbis Mo., 12. Apr. 2027!');
    expect(mail?.html).toContain('&lt;b&gt;Zé&lt;/b&gt;');
    expect(answer.json.filter(({ updatedAt }) => updatedAt !== null)).toMatchObject([
      { kind: 'confirmation', language: 'de' },
    ]);
  });

  it('go back to the standard text', async () => {
    await save({ kind: 'confirmation', language: 'en', subject: 'See you', body: 'Soon' });
    const body = { kind: 'confirmation', language: 'en' };
    const answer = await app.send('POST', `${TEMPLATES}/reset`, { cookie, body });
    expect(answer.status).toBe(200);
    expect((await confirmIn('en'))?.subject).toMatch(/^Your stay is confirmed: VL-/);
  });

  it('do not go back to the standard text where another window has saved since', async () => {
    const which = { kind: 'confirmation', language: 'en' };
    await save({ ...which, subject: 'See you', body: 'Soon' });
    const stored = () => app.db.models.MailTemplate.findOne({ where: which });
    const seen = await stored();
    await save({ ...which, subject: 'Theirs', body: 'Later' });
    const reset = (updatedAt: Date | undefined) =>
      app.send<ErrorBody>('POST', `${TEMPLATES}/reset`, { cookie, body: { ...which, updatedAt } });
    const refused = await reset(seen?.updatedAt);
    expect([refused.status, refused.json.code]).toEqual([409, 'stale']);
    const theirs = await stored();
    expect(theirs?.subject).toBe('Theirs');
    expect((await reset(theirs?.updatedAt)).status).toBe(200);
    expect(await app.db.models.MailTemplate.count()).toBe(0);
  });

  it.each([
    [
      { subject: 'For you, {guestName}' },
      '{guestName} cannot stand in a subject (character 10), which others may read. Please take it out.',
    ],
    [
      { body: 'Dear {guestName},\n\nplease pay {amountDue}' },
      '{amountDue} stands for nothing in this mail (line 3, character 12). Please choose one from the list, or take it out.',
    ],
    [{ body: ' \n ' }, 'Please write what the mail says'],

    [{ subject: 'Two\nlines' }, 'Please remove invisible control characters'],
  ])('are refused with what is wrong: %o', async (change, message) => {
    const whole = { kind: 'thanks', language: 'en', subject: 'S', body: 'B', ...change };
    const answer = await save(whole);
    expect(answer.status).toBe(400);
    expect(answer.json.issues).toEqual([{ path: Object.keys(change)[0], message }]);
    expect(await app.db.models.MailTemplate.count()).toBe(0);
  });

  it('are refused if they are too long', async () => {
    const template = { kind: 'thanks', language: 'en', subject: 'S', body: 'x'.repeat(3001) };
    expect((await save(template)).json.issues).toEqual([
      { path: 'body', message: 'Please use at most 3000 characters' },
    ]);
  });

  it('of another window are not overwritten', async () => {
    const texts = { kind: 'thanks', language: 'en', subject: 'S', body: 'B' };
    await save({ ...texts, updatedAt: null });
    expect((await save({ ...texts, subject: 'T', updatedAt: null })).status).toBe(409);
  });

  it('are refused to a manager', async () => {
    const manager = await app.signInAs('manager');
    for (const path of [TEMPLATES, '/api/admin/mail/rules']) {
      expect((await app.send('GET', path, { cookie: manager })).status).toBe(403);
    }
  });

  it('are filled for other mails by one function', async () => {
    const context = { models: app.db.models };
    const values = {
      ...Object.fromEntries(
        ['guestName', 'reference', 'villa', 'checkin', 'checkout', 'checkinTime'].map((name) => [
          name,
          name.toUpperCase(),
        ]),
      ),
      total: '{guestName}',
      validUntil: 'VALIDUNTIL',
    } as Parameters<typeof findTemplate<'offer'>>[2];
    expect(await findTemplate('offer', 'en', values, context)).toEqual({
      subject: 'Our offer for your stay: REFERENCE',
      paragraphs: [
        'Dear GUESTNAME,',
        'Thank you for your interest in VILLA. We are delighted to offer you these dates: CHECKIN to CHECKOUT, at {guestName}.',
        'You can read and accept the offer on your stay page.',
      ],
    });
  });
});

describe('the preview', () => {
  let app: TestApp;
  let cookie: string;
  let booking: Booking;
  beforeAll(async () => {
    app = await startTestApp({ env: { PUBLIC_URL: 'https://villa.example' } });
    cookie = await app.signIn();
    booking = await insertBooking(app, STAY);
    await booking.update({ guestName: 'Zé <i>da Luz</i>' });
  });
  afterAll(() => app.close());

  const preview = async (body: object) =>
    (
      await app.send<MailPreview & ErrorBody>('POST', `${TEMPLATES}/preview`, {
        cookie,
        body: { reference: booking.reference, ...body },
      })
    ).json;

  describe.each(LANGUAGE_CODES)('in %s', (language) => {
    it.each(TEMPLATE_KINDS)('of %s is whole, in HTML and in plain text', async (kind) => {
      const { recipient, subject, html, text } = await preview({ kind, language });
      expect(recipient).toBe('ana@example.pt');
      expect(subject).toContain(booking.reference);
      for (const personal of ['Zé', 'Luz', 'ana@', '1,500', '1.500', '1500']) {
        expect(subject).not.toContain(personal);
      }
      for (const written of [html, text]) {
        expect(written).not.toMatch(/\{\w*\}|undefined|null|NaN/);
        expect(written).toContain(booking.reference);
      }
      expect(html).not.toContain('<i>');
      // The receipt goes to any address that an enquiry names, and repeats no markup.
      expect(text.includes('Zé')).toBe(kind !== 'receipt');
      const [last = ''] = defaultTemplate(kind, language).body.split(/[{}]/).slice(-1);
      const texts = (of: string) => of.replaceAll(/\s+/g, ' ').trim();
      expect(texts(text)).toContain(texts(last));
    });
  });

  it('shows unsaved text, and refuses unknown placeholders in it', async () => {
    const asked = { kind: 'thanks', language: 'en', subject: 'Bye {reference}' };
    expect((await preview(asked)).subject).toBe(`Bye ${booking.reference}`);
    expect((await preview({ ...asked, body: '{nobody}' })).issues).toMatchObject([
      { path: 'body' },
    ]);
    expect((await preview({ ...asked, reference: 'VL-NONE' })).issues).toMatchObject([
      { path: 'reference' },
    ]);
  });

  it('is a page that can do nothing', async () => {
    const query = new URLSearchParams({
      kind: 'thanks',
      language: 'en',
      reference: booking.reference,
      body: '<script>alert(1)</script>',
    });
    const page = await app.send('GET', `${TEMPLATES}/preview.html?${query}`, { cookie });
    expect(page.headers.get('content-security-policy')).toContain('sandbox');
    expect(page.text).not.toContain('<script');
    expect(page.text).toContain('&lt;script&gt;');
  });
});
