import { describe, expect, it } from 'vitest';
import { EnvError, readEnv } from './env';

const MAIL = {
  SMTP_URL: 'smtps://user:p%40ss@mail.example:465',
  MAIL_FROM: 'Villa Luz <post@villa.example>',
  OWNER_EMAIL: 'owner@villa.example',
};

describe('the settings for mail', () => {
  it('are read together', () => {
    expect(readEnv(MAIL)).toMatchObject({
      smtpUrl: MAIL.SMTP_URL,
      mailFrom: { name: 'Villa Luz', address: 'post@villa.example' },
      ownerEmail: 'owner@villa.example',
    });
  });

  it.each([
    ['post@villa.example', { name: '', address: 'post@villa.example' }],
    ['"Casa, nova" <a@b.pt>', { name: 'Casa, nova', address: 'a@b.pt' }],
    ['Villa <a@müller.example>', { name: 'Villa', address: 'a@xn--mller-kva.example' }],
  ])('take %s as a sender', (MAIL_FROM, mailbox) => {
    expect(readEnv({ ...MAIL, MAIL_FROM }).mailFrom).toEqual(mailbox);
  });

  it('may all be missing', () => {
    expect(readEnv({}).smtpUrl).toBeNull();
  });

  it.each([
    ['SMTP_URL', { ...MAIL, SMTP_URL: 'mail.example' }],
    ['SMTP_URL', { ...MAIL, SMTP_URL: 'https://mail.example' }],
    ['MAIL_FROM', { ...MAIL, MAIL_FROM: '' }],
    ['MAIL_FROM', { ...MAIL, MAIL_FROM: 'Villa Luz' }],
    ['MAIL_FROM', { ...MAIL, MAIL_FROM: 'Villa Luz <post@villa>' }],
    ['MAIL_FROM', { ...MAIL, MAIL_FROM: 'Villa Luz <post..luz@villa.example>' }],
    ['MAIL_FROM', { ...MAIL, MAIL_FROM: 'A <a@b.pt>, B <c@d.pt>' }],
    ['MAIL_FROM', { ...MAIL, MAIL_FROM: 'A\r\nBcc: x@y.pt <a@b.pt>' }],
    ['OWNER_EMAIL', { ...MAIL, OWNER_EMAIL: '' }],
    ['OWNER_EMAIL', { ...MAIL, OWNER_EMAIL: 'a@b.pt, c@d.pt' }],
  ])('stop the start and name %s when it is wrong: %j', (name, variables) => {
    expect(() => readEnv(variables)).toThrow(EnvError);
    expect(() => readEnv(variables)).toThrow(`  ${name}: must `);
  });
});

it.each(['0', '9', 'many', '1000000', '-1'])('refuses MAX_CONNECTIONS=%s', (value) => {
  expect(readEnv({}).maxConnections).toBe(2000);
  expect(() => readEnv({ MAX_CONNECTIONS: value })).toThrow('MAX_CONNECTIONS: must be a number');
});
