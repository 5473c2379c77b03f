import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { sendDueMails } from '../../services/mail/mailWorker';
import { buildEnquiry, buildMessage } from '../factories';
import { startSmtpPeer, type SmtpPeer } from '../smtpPeer';
import { startTestApp, type TestApp } from '../testApp';

const OWNER = 'owner@villa.example';
const MARKUP = '<a href="https://evil.example/prize">Click</a>';

describe('mail triggered by strangers', () => {
  let app: TestApp;
  let peer: SmtpPeer;
  beforeEach(async () => {
    peer = await startSmtpPeer();
    app = await startTestApp({
      env: {
        SMTP_URL: peer.url,
        MAIL_FROM: 'Villa Luz <post@villa.example>',
        OWNER_EMAIL: OWNER,
        PUBLIC_URL: 'https://villa.example',
      },
    });
  });
  afterEach(async () => {
    await app.close();
    await peer.close();
  });

  const enquire = async (change: Parameters<typeof buildEnquiry>[0]) => {
    const answer = await app.send('POST', '/api/booking-enquiry', { body: buildEnquiry(change) });
    await sendDueMails(app.deps);
    return answer.status;
  };

  it.each([
    'Ana" <all@evil.example>, "',
    'Ana <all@evil.example>',
    'Ana, all@evil.example;',
    '=?utf-8?Q?=0D=0ABcc:_all@evil.example?=',
    'Ana\\"\\',
  ])('is sent to the guest and the owner only, even with the name %j', async (guestName) => {
    expect(await enquire({ guestName })).toBe(201);
    const recipients = peer.arrived.flatMap(({ envelope }) => envelope.to);
    expect(recipients.toSorted()).toEqual(['ana@example.pt', OWNER]);
    for (const { raw, mail } of peer.arrived) {
      expect(raw.split('\r\n\r\n')[0]).not.toMatch(/^(bcc|cc):/im);
      expect(
        [...(mail.to ?? []), ...(mail.replyTo ?? [])].map(({ address }) => address),
      ).toHaveLength(2);
    }
  });

  it.each([
    'ana@example.pt\r\nBcc: all@evil.example',
    '"a@evil.example x"@villa.example',
    'a@example.pt,all@evil.example',
    'a@example.pt, b@evil.example',
    'Ana <ana@example.pt>',
  ])('is not caused at all by the address %j', async (guestEmail) => {
    expect(await enquire({ guestEmail })).toBe(400);
    expect(peer.arrived).toEqual([]);
  });

  it('sends no address and no markup to someone who need not have enquired', async () => {
    await enquire({ guestName: `Prize ${MARKUP}`, specialRequests: `Prize ${MARKUP}` });
    const message = buildMessage({ firstName: 'Prize', message: `Prize ${MARKUP}` });
    await app.send('POST', '/api/contact', { body: message });
    await sendDueMails(app.deps);
    const automatic = peer.arrived.filter(({ envelope }) => !envelope.to.includes(OWNER));
    expect(automatic).toHaveLength(2);
    for (const { mail } of automatic) {
      expect(`${mail.subject} ${mail.text} ${mail.html}`).not.toMatch(/Prize|evil\.example/);
    }
  });

  it('greets by name, and quotes what the guest wrote with the enquiry', async () => {
    await enquire({ specialRequests: 'Two cots, please.\nIs the pool fenced?' });
    const receipt = peer.arrived.find(({ envelope }) => !envelope.to.includes(OWNER))?.mail;
    expect(receipt?.text).toContain('Dear Ana Duarte,');
    expect(receipt?.text).toMatch(/You wrote\s+Two cots, please\.\s+Is the pool fenced\?/i);
    expect(receipt?.subject).not.toContain('Ana');
  });

  it('shows the owner markup as text', async () => {
    await enquire({ specialRequests: MARKUP });
    const alert = peer.arrived.find(({ envelope }) => envelope.to.includes(OWNER));
    expect(alert?.mail.text).toContain('https://evil.example/prize');
    expect(alert?.mail.html).toContain('&lt;a href=');
    expect(alert?.mail.html).not.toContain('<a href="https://evil.example');
  });
});
