import { EventEmitter, once } from 'node:events';
import { readdir, readFile } from 'node:fs/promises';
import { createServer, type AddressInfo, type Server } from 'node:net';
import path from 'node:path';
import { PassThrough } from 'node:stream';
import type { ErrorBody } from '@shared/contract/error';
import type { MailState } from '@shared/contract/mail/mail';
import type { MailSettings, MailTrial } from '@shared/contract/mail/mailSettings';
import { pino } from 'pino';
import { afterEach, describe, expect, it } from 'vitest';
import { createSecrets } from '../../services/secrets/secrets';
import { createMailer } from '../../services/mail/mailer';
import { sendDueMails } from '../../services/mail/mailWorker';
import { makeCertificate } from '../certificate';
import { buildEnquiry } from '../factories';
import { startSmtpPeer, type SmtpKind, type SmtpPeer } from '../smtpPeer';
import { startTestApp, type TestApp } from '../testApp';
import { putSettings, settingsIn } from '../storedSettings';

const PASSWORD = 'a-pässword no-1-guesses';
const LOGIN = { user: 'post@villa.example', password: PASSWORD };
const OWNER = 'maria@villa.example';

const opened: { close: () => Promise<void> }[] = [];
afterEach(async () => {
  for (const one of opened.splice(0)) await one.close();
});

type Options = Parameters<typeof startTestApp>[0];
async function start(options: Options = {}) {
  const app = await startTestApp(options);
  opened.push(app);
  const cookie = await app.signIn();
  return {
    app,
    read: async () =>
      (await app.send<MailSettings>('GET', '/api/admin/mail-settings', { cookie })).json,
    save: (body: object) =>
      app.send<MailSettings & ErrorBody>('PUT', '/api/admin/mail-settings', {
        cookie,
        body: { updatedAt: null, ...body },
      }),
    test: (body: object) =>
      app.send<MailTrial & ErrorBody>('POST', '/api/admin/mail-settings/test', { cookie, body }),
    state: async () => (await app.send<MailState>('GET', '/api/admin/mail', { cookie })).json,
  };
}

async function startPeer(kind?: SmtpKind): Promise<SmtpPeer> {
  const peer = await startSmtpPeer(0, kind);
  opened.push(peer);
  return peer;
}

const form = (peer: { port: number }, overrides: object = {}) => ({
  host: '127.0.0.1',
  port: peer.port,
  security: 'none',
  user: '',
  fromName: 'Casa da Praia',
  fromAddress: 'post@villa.example',
  ownerAddress: OWNER,
  ...overrides,
});
const enquire = (app: TestApp) =>
  app.send('POST', '/api/booking-enquiry', { body: buildEnquiry() });

describe('GET /api/admin/mail-settings', () => {
  it('offers what a new villa begins with', async () => {
    const { read } = await start();
    expect(await read()).toEqual({
      host: '',
      port: 587,
      security: 'starttls',
      user: '',
      hasPassword: false,
      isPasswordUnreadable: false,
      fromName: 'Villa Luz',
      fromAddress: '',
      ownerAddress: '',
      locked: { server: false, from: false, owner: false },
      updatedAt: null,
    });
  });

  it('shows what the environment says as locked, without its password', async () => {
    const { app, read, save, state } = await start({
      env: {
        SMTP_URL: `smtps://post%40villa.example:${encodeURIComponent(PASSWORD)}@mail.example`,
        MAIL_FROM: 'Casa <post@villa.example>',
        OWNER_EMAIL: OWNER,
      },
    });
    const settings = await read();
    expect(settings).toMatchObject({
      host: 'mail.example',
      port: 465,
      security: 'tls',
      user: 'post@villa.example',
      hasPassword: false,
      fromName: 'Casa',
      ownerAddress: OWNER,
      locked: { server: true, from: true, owner: true },
    });
    expect(JSON.stringify(settings)).not.toContain(encodeURIComponent(PASSWORD));
    const before = await app.dump();
    expect(await save(form({ port: 25 }))).toMatchObject({
      status: 409,
      json: { code: 'unsupported' },
    });
    expect(await app.dump()).toBe(before);
    expect((await state()).isSetUp).toBe(true);
  });

  it('takes precedence over what is stored, even for the owner’s address alone', async () => {
    const peer = await startPeer();
    const { app, save, read } = await start({ env: { OWNER_EMAIL: 'env@villa.example' } });
    expect((await save(form(peer))).status).toBe(200);
    expect(await read()).toMatchObject({
      ownerAddress: 'env@villa.example',
      locked: { server: false, from: false, owner: true },
    });
    await enquire(app);
    await sendDueMails(app.deps);
    expect(peer.arrived.flatMap(({ envelope }) => envelope.to)).toContain('env@villa.example');
  });
});

describe('PUT /api/admin/mail-settings', () => {
  it('cannot keep the notice of a new bank account from the previous owner address', async () => {
    const peer = await startPeer();
    const { app, save, read } = await start();
    const cookie = await app.signIn();
    await save(form(peer, { ownerAddress: 'owner@villa.example' }));
    const { updatedAt } = await read();
    const other = { ownerAddress: 'thief@elsewhere.example', updatedAt };
    expect((await save(form(peer, other))).status).toBe(200);
    const body = { holder: 'A Thief', iban: 'PT50000201231234567890154', bic: null };
    const changed = await app.send('PUT', '/api/admin/bank-details', { cookie, body });
    expect(changed.status).toBe(200);
    // Nor does a later change: the mail keeps its recipient.
    const later = { ownerAddress: 'later@elsewhere.example', updatedAt: (await read()).updatedAt };
    expect((await save(form(peer, later))).status).toBe(200);
    await sendDueMails(app.deps);
    expect(peer.arrived.flatMap(({ envelope }) => envelope.to).toSorted()).toEqual([
      'owner@villa.example',
      'thief@elsewhere.example',
    ]);
  });

  it('holds for the next mail without a restart, and for another server on the same rows', async () => {
    const [first, second] = [await startPeer(), await startPeer({ login: LOGIN })];
    const { app, save, state, read } = await start();
    expect((await state()).isSetUp).toBe(false);
    const saved = await save(form(first));
    expect(saved.json).toMatchObject({ host: '127.0.0.1', fromName: 'Casa da Praia' });
    expect((await state()).isSetUp).toBe(true);
    await enquire(app);
    await sendDueMails(app.deps);
    expect(first.arrived.flatMap(({ envelope }) => envelope.to).toSorted()).toEqual([
      'ana@example.pt',
      OWNER,
    ]);
    expect(first.arrived[0]?.mail.from).toEqual({
      name: 'Casa da Praia',
      address: 'post@villa.example',
    });

    // Another process: its own mailer, the same database and key.
    const other = {
      ...app.deps,
      mail: createMailer({ ...app.deps, secrets: createSecrets(app.deps.env, app.deps.log) }),
    };
    expect((await other.mail.current()).kind).toBe('smtp');
    const { updatedAt } = await read();
    await save(form(second, { ...LOGIN, updatedAt }));
    await enquire(app);
    await sendDueMails(other);
    expect(first.arrived).toHaveLength(2);
    expect(second.arrived).toHaveLength(2);
  });

  it('promises guests a receipt from the next enquiry on', async () => {
    const peer = await startPeer();
    const { app, save } = await start();
    expect((await enquire(app)).json).toMatchObject({ sendsMail: false });
    await save(form(peer));
    expect((await enquire(app)).json).toMatchObject({ sendsMail: true });
  });

  it('keeps the password for its server and user, and reveals it to nobody', async () => {
    const peer = await startPeer({ login: LOGIN });
    const { app, save, read, test } = await start();
    const saved = await save(form(peer, LOGIN));
    expect([saved.status, saved.json.hasPassword]).toEqual([200, true]);
    expect(saved.text).not.toContain(PASSWORD);
    const { updatedAt } = saved.json;
    const again = await save(form(peer, { user: LOGIN.user, fromName: 'Other', updatedAt }));
    expect(again.json).toMatchObject({ hasPassword: true, fromName: 'Other' });
    expect(await test(form(peer, { user: LOGIN.user }))).toMatchObject({
      json: { isSent: true, recipient: OWNER },
    });
    expect(JSON.stringify(await read())).not.toContain(PASSWORD);
    for (const text of [PASSWORD, Buffer.from(PASSWORD).toString('base64')]) {
      expect(await app.dump()).not.toContain(text);
      const entries = await readdir(app.dataDir, { recursive: true, withFileTypes: true });
      for (const { parentPath, name } of entries.filter((entry) => entry.isFile())) {
        expect((await readFile(path.join(parentPath, name))).includes(text)).toBe(false);
      }
    }
  });

  it('is in the activity log without the password, even encrypted', async () => {
    const { app, save } = await start();
    await save(form(await startPeer({ login: LOGIN }), LOGIN));
    const entry = await app.db.models.AuditEntry.findOne({
      where: { action: 'mail_settings_changed' },
      rejectOnEmpty: true,
    });
    expect(JSON.parse(entry.changes)).toMatchObject({
      userName: [null, LOGIN.user],
      sealedPassword: [null, '•••'],
    });
  });

  it.each([
    ['host', { host: 'localhost' }],
    ['port', { port: 2525 }],
    ['user', { user: 'mallory' }],
    ['encryption', { security: 'starttls' }],
  ])(
    'asks for the password again for another %s: it is never sent elsewhere',
    async (_what, other) => {
      const peer = await startPeer({ login: LOGIN });
      const { app, save, test } = await start();
      const { updatedAt } = (await save(form(peer, LOGIN))).json;
      const before = await app.dump();
      const changed = form(peer, { user: LOGIN.user, ...other });
      for (const answer of [await save({ ...changed, updatedAt }), await test(changed)]) {
        expect(answer.status).toBe(400);
        expect(answer.json.issues).toEqual([
          {
            path: 'password',
            message:
              'The stored password belongs to another server or user. Please type the password again.',
          },
        ]);
      }
      expect(await app.dump()).toBe(before);
    },
  );

  it('removes the password with the user', async () => {
    const peer = await startPeer();
    const { app, save } = await start();
    const { updatedAt } = (await save(form(peer, LOGIN))).json;
    expect((await save(form(peer, { updatedAt }))).json.hasPassword).toBe(false);
    expect((await app.db.models.SettingsDocument.findByPk('mail'))?.sealed).toBeNull();
  });

  it('requires a password with a user', async () => {
    const { save } = await start();
    const answer = await save(form({ port: 25 }, { user: 'post' }));
    expect([answer.status, answer.json.issues?.[0]?.path]).toEqual([400, 'password']);
  });

  it('refuses what another window has not seen, the first time as well', async () => {
    const peer = await startPeer();
    const { app, save } = await start();
    const first = await save(form(peer));
    const stale = await save(form(peer, { fromName: 'Late' }));
    expect([stale.status, stale.json.code]).toEqual([409, 'stale']);
    const second = await save(form(peer, { fromName: 'Next', updatedAt: first.json.updatedAt }));
    expect(second.status).toBe(200);
    const old = await save(form(peer, { fromName: 'Late', updatedAt: first.json.updatedAt }));
    expect([old.status, old.json.code]).toEqual([409, 'stale']);
    expect(await settingsIn(app.db, 'mail')).toMatchObject({ fromName: 'Next' });
  });

  it('lets only one of several windows save at the same time', async () => {
    const peer = await startPeer();
    const { save } = await start();
    const answers = await Promise.all(
      ['One', 'Two', 'Three', 'Four'].map((fromName) => save(form(peer, { fromName }))),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.filter(({ status }) => status === 409)).toHaveLength(3);
  });

  it.each<[string, object, string]>([
    ['no host', { host: ' ' }, 'host'],
    ['a command in the host', { host: '127.0.0.1\r\nRCPT TO:<x@evil.example>' }, 'host'],
    ['an address with a path', { host: 'http://127.0.0.1/x' }, 'host'],
    ['a host of 10,000 letters', { host: 'a'.repeat(10_000) }, 'host'],
    ['a network of one’s own', { host: '192.168.1.5', security: 'tls' }, 'host'],
    ['a cloud’s metadata', { host: '169.254.169.254', security: 'tls' }, 'host'],
    ['a mapped loopback', { host: '::ffff:127.0.0.1', security: 'tls' }, 'host'],
    ['a private name', { host: 'db.internal', security: 'tls' }, 'host'],
    ['everything', { host: '0.0.0.0', security: 'tls' }, 'host'],
    ['port 0', { port: 0 }, 'port'],
    ['port 65536', { port: 65_536 }, 'port'],
    ['a port as text', { port: '25' }, 'port'],
    ['an unknown encryption', { security: 'ssl' }, 'security'],
    ['a line break in the user', { user: 'a\r\nb', password: 'x' }, 'user'],
    ['NUL in the password', { user: 'a', password: 'a\u0000b' }, 'password'],
    ['an empty password', { user: 'a', password: '' }, 'password'],
    ['a password of 10,000 letters', { user: 'a', password: 'x'.repeat(10_000) }, 'password'],
    ['a line break in the name', { fromName: 'Casa\r\nBcc: x@evil.example' }, 'fromName'],
    ['a name of 10,000 letters', { fromName: 'x'.repeat(10_000) }, 'fromName'],
    ['no name', { fromName: '\u200B' }, 'fromName'],
    ['two senders', { fromAddress: 'a@b.pt, c@d.pt' }, 'fromAddress'],
    ['a line break in the sender', { fromAddress: 'a@b.pt\r\nBcc: x@y.pt' }, 'fromAddress'],
    ['no address of the owner', { ownerAddress: '' }, 'ownerAddress'],
    ['an owner of 10,000 letters', { ownerAddress: `${'a'.repeat(10_000)}@b.pt` }, 'ownerAddress'],
    ['a moment that is none', { updatedAt: 'yesterday' }, 'updatedAt'],
  ])('refuses %s, and stores nothing', async (_what, wrong, field) => {
    const { app, save } = await start();
    const before = await app.dump();
    const answer = await save({ ...form({ port: 25 }), ...wrong });
    expect(answer.status).toBe(400);
    expect(answer.json.issues?.map((issue) => issue.path)).toEqual([field]);
    expect(await app.dump()).toBe(before);
  });

  it('accepts only mail ports, when it is tested and when it is saved', async () => {
    const peer = await startPeer();
    const { app, save, test } = await start({ env: { MAIL_PORTS: '' } });
    const before = await app.dump();
    for (const answer of [await test(form(peer)), await save(form(peer))]) {
      expect([answer.status, answer.json.issues?.[0]?.path]).toEqual([400, 'port']);
      expect(answer.json.message).toContain('25, 465, 587, 2525');
    }
    expect(await app.dump()).toBe(before);
    expect((await save(form({ port: 2525 }))).status).toBe(200);
  });

  it('connects to another machine without encryption only if that is accepted', async () => {
    const { save } = await start();
    const plain = form({ port: 25 }, { host: 'mail.example' });
    const refused = await save(plain);
    expect([refused.status, refused.json.issues?.[0]?.path]).toEqual([400, 'security']);
    expect(refused.json.message).toContain('Without encryption');
    expect((await save({ ...plain, acceptsPlain: true })).status).toBe(200);
  });

  it('retries mails that wait after a failure at once', async () => {
    const peer = await startPeer();
    peer.behave({ onRecipient: () => ({ code: 451, text: 'Later' }) });
    const { app, save, state } = await start();
    const { updatedAt } = (await save(form(peer))).json;
    await enquire(app);
    await sendDueMails(app.deps);
    expect((await state()).problems).toHaveLength(2);
    peer.behave({});
    await sendDueMails(app.deps);
    expect(peer.arrived).toEqual([]);
    await save(form(peer, { updatedAt }));
    await sendDueMails(app.deps);
    expect(peer.arrived).toHaveLength(2);
  });
});

describe('an unreadable password', () => {
  it('is reported in the back office, which asks for it again, and mails wait for it', async () => {
    const peer = await startPeer({ login: LOGIN });
    const { app, save, read, state, test } = await start();
    await save(form(peer, LOGIN));
    const row = await app.db.models.SettingsDocument.findByPk('mail');
    const [format, id = '', text = ''] = row?.sealed?.split('.') ?? [];
    await app.db.write(async () => {
      const other = id.replaceAll(/[0-9a-f]/g, (digit) => (digit === '0' ? '1' : '0'));
      await row?.update({ sealed: [format, other, text].join('.') });
    });
    expect(await state()).toMatchObject({ isSetUp: false, needsPassword: true });
    const settings = await read();
    expect(settings).toMatchObject({ hasPassword: false, isPasswordUnreadable: true });
    await enquire(app);
    await sendDueMails(app.deps);
    expect(await app.db.models.OutboxMail.count({ where: { status: 'pending' } })).toBe(2);

    const tried = await test(form(peer, { user: LOGIN.user }));
    expect([tried.status, tried.json.issues?.[0]?.path]).toEqual([400, 'password']);
    const kept = await save(
      form(peer, { user: LOGIN.user, fromName: 'Other', updatedAt: settings.updatedAt }),
    );
    expect([kept.status, kept.json.issues?.[0]?.path]).toEqual([400, 'password']);
    expect((await read()).fromName).toBe(settings.fromName);
    await save(form(peer, { ...LOGIN, updatedAt: settings.updatedAt }));
    await sendDueMails(app.deps);
    expect(peer.arrived).toHaveLength(2);
    expect(await state()).toMatchObject({ isSetUp: true, needsPassword: false });
  });

  it('is not sent to another server when somebody changes the host in the rows', async () => {
    const [peer, evil] = [await startPeer({ login: LOGIN }), await startPeer({ login: LOGIN })];
    const { app, save, state } = await start();
    await save(form(peer, LOGIN));
    await app.db.write(() => putSettings(app.db, 'mail', { port: evil.port }));
    await enquire(app);
    await sendDueMails(app.deps);
    expect(evil.connections()).toBe(0);
    expect((await state()).needsPassword).toBe(true);
  });
});

describe('POST /api/admin/mail-settings/test', () => {
  it('sends a mail by what is typed, and stores nothing', async () => {
    const peer = await startPeer({ login: LOGIN });
    const { app, test } = await start();
    const before = await app.dump();
    const answer = await test(form(peer, LOGIN));
    expect([answer.status, answer.json]).toEqual([
      200,
      { isSent: true, recipient: OWNER, failure: null, answer: null },
    ]);
    expect(peer.arrived[0]).toMatchObject({
      envelope: { from: 'post@villa.example', to: [OWNER] },
      mail: { subject: 'Mail from Villa Luz works' },
    });
    expect(await app.dump()).toBe(before);
    expect(await readdir(app.dataDir)).not.toContain('secrets-key');
  });

  it('shows the server’s message for a wrong password, without the password', async () => {
    const peer = await startPeer({ login: LOGIN });
    const lines: string[] = [];
    const sink = new PassThrough();
    sink.on('data', (chunk: Buffer) => lines.push(chunk.toString()));
    const { test } = await start({ log: pino({ level: 'trace' }, sink) });
    const answer = await test(form(peer, { ...LOGIN, password: 'wrong-secret-7' }));
    expect(answer.json).toMatchObject({ isSent: false, failure: 'wrong_password' });
    expect(answer.json.answer).toContain('535');
    expect(answer.text).not.toContain('wrong-secret-7');
    expect(lines.join('')).not.toContain('wrong-secret-7');
    expect(lines.join('')).toContain('test mail not sent');
  });

  it('repeats no password of SMTP_URL either, in a row or an answer', async () => {
    const peer = await startPeer({ login: LOGIN });
    const secret = 'wröng secret-7';
    const { app, state } = await start({
      env: {
        SMTP_URL: `smtp://post:${encodeURIComponent(secret)}@127.0.0.1:${peer.port}`,
        MAIL_FROM: 'Casa <post@villa.example>',
        OWNER_EMAIL: OWNER,
      },
    });
    await enquire(app);
    await sendDueMails(app.deps);
    const { problems } = await state();
    expect(JSON.stringify(problems)).toContain('535');
    expect(JSON.stringify(problems)).not.toContain('secret-7');
    expect(await app.dump()).not.toContain('secret-7');
  });

  it('disconnects from the mail server when the client has gone', async () => {
    const peer = new EventEmitter();
    const [reached, left] = [once(peer, 'reached'), once(peer, 'left')];
    const silent = await listen((server) =>
      server.on('connection', (socket) => {
        // A socket that is never read does not notice its end.
        socket.resume().on('close', () => peer.emit('left'));
        socket.on('error', () => undefined);
        peer.emit('reached');
      }),
    );
    const { app } = await start();
    const hangUp = new AbortController();
    const asked = fetch(`${app.url}/api/admin/mail-settings/test`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', Cookie: await app.signIn() },
      body: JSON.stringify(form(silent)),
      signal: hangUp.signal,
    }).catch(() => null);
    await reached;
    hangUp.abort();
    await asked;
    // The mailer's own timeout is longer than this test's.
    expect(await left).toEqual([]);
  }, 5_000);

  it.each([
    ['the sender', { onSender: () => ({ code: 553, text: 'Not yours' }) }, 'sender_refused', '553'],
    [
      'a mail without a sign-in',
      { onSender: () => ({ code: 530, text: 'Sign in' }) },
      'password_required',
      '530',
    ],
    [
      'the owner’s address',
      { onRecipient: () => ({ code: 550, text: 'No such user' }) },
      'recipient_refused',
      '550',
    ],
    ['the mail', { onMail: () => ({ code: 554, text: 'Looks like spam' }) }, 'mail_refused', '554'],
  ] as const)('says that %s was refused', async (_what, manners, failure, code) => {
    const peer = await startPeer();
    peer.behave(manners);
    const { test } = await start();
    const { json } = await test(form(peer));
    expect(json).toMatchObject({ isSent: false, failure });
    expect(json.answer).toContain(code);
  });

  it('reports that no server listens there', async () => {
    const peer = await startSmtpPeer();
    await peer.close();
    const { test } = await start();
    expect((await test(form(peer))).json).toMatchObject({ failure: 'unreachable', answer: null });
  });

  it('reports an unknown host', async () => {
    const { test } = await start();
    const { json } = await test(
      form({ port: 587 }, { host: 'mail.invalid', security: 'starttls' }),
    );
    expect(json).toMatchObject({ isSent: false, failure: 'unknown_host' });
  });

  it('repeats nothing that a server of another kind has answered', async () => {
    const other = await listen((server) =>
      server.on('connection', (socket) => socket.end('SSH-2.0-OpenSSH_9.6 internal-name\r\n')),
    );
    const { test } = await start();
    const answer = await test(form(other));
    expect(answer.json).toMatchObject({ failure: 'no_mail_server', answer: null });
    expect(answer.text).not.toContain('internal-name');
  });

  it('reports an untrusted certificate, with TLS and with STARTTLS', async () => {
    const certificate = await makeCertificate();
    const { test } = await start();
    for (const [security, from] of [
      ['tls', 'start'],
      ['starttls', 'starttls'],
    ] as const) {
      const peer = await startPeer({ tls: { ...certificate, from }, login: LOGIN });
      const { json } = await test(form(peer, { host: 'localhost', security, ...LOGIN }));
      expect(json).toMatchObject({ isSent: false, failure: 'certificate' });
      expect(peer.arrived).toEqual([]);
    }
  });

  it.each(['tls', 'starttls'])(
    'says that there is no encryption to be had with %s',
    async (security) => {
      const peer = await startPeer({ login: LOGIN });
      const { test } = await start();
      const { json } = await test(form(peer, { security, ...LOGIN }));
      expect(json).toMatchObject({ isSent: false, failure: 'no_tls' });
      expect(peer.arrived).toEqual([]);
    },
  );

  it('times out when the mail server does not respond', async () => {
    const silent = await listen((server) => server.on('connection', () => undefined));
    const { test } = await start();
    const { json } = await test(form(silent));
    expect(json).toMatchObject({ isSent: false, failure: 'timeout' });
  }, 20_000);

  it('is limited', async () => {
    const peer = await startPeer();
    const { test } = await start({ env: { RATE_LIMIT_FACTOR: '0.1' } });
    const statuses: number[] = [];
    for (let n = 0; n < 4; n += 1) statuses.push((await test(form(peer))).status);
    expect(statuses).toEqual([200, 200, 200, 429]);
  });
});

async function listen(prepare: (server: Server) => void): Promise<{ port: number }> {
  const server = createServer();
  prepare(server);
  const sockets = new Set<{ destroy: () => void }>();
  server.on('connection', (socket) => sockets.add(socket));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  opened.push({
    close: async () => {
      sockets.forEach((socket) => socket.destroy());
      await new Promise((resolve) => server.close(resolve));
    },
  });
  return { port: (server.address() as AddressInfo).port };
}
