import { mkdir, readdir, readFile, symlink, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Conversation, ConversationBrief } from '@shared/contract/conversation/conversation';
import type { BookingSummary } from '@shared/contract/bookings/booking';
import type { ContactMessageJson } from '@shared/contract/messages/message';
import { villaDay } from '@shared/domain/date';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Booking } from '../../models/Booking';
import { writeMessage } from '../../services/conversation/conversation';
import { removeLooseAttachments } from '../../services/conversation/attachments';
import { sendDueMails } from '../../services/mail/mailWorker';
import { stayLinkUrl } from '../../services/stay/stayLink';
import { buildMessage, insertBooking } from '../factories';
import { buildPicture } from '../pictures';
import { startSmtpPeer, type SmtpPeer } from '../smtpPeer';
import { mountFolder } from '../torture/mountedFolder';
import { startTestApp, TEST_NOW, type Answer, type TestApp } from '../testApp';

const OWNER = 'owner@villa.example';
const MB = 1024 * 1024;
const PDF = Buffer.from('%PDF-1.7\n1 0 obj <<>> endobj\ntrailer <<>>\n%%EOF\n');

let app: TestApp;
let peer: SmtpPeer;
let cookie: string;
let booking: Booking;
beforeEach(async () => {
  peer = await startSmtpPeer();
  app = await startTestApp({
    env: {
      SMTP_URL: peer.url,
      MAIL_FROM: 'Villa Luz <post@villa.example>',
      OWNER_EMAIL: OWNER,
    },
  });
  cookie = await app.signIn();
  booking = await insertBooking(app, { checkinDate: '2027-05-03', checkoutDate: '2027-05-06' });
});
afterEach(async () => {
  await app.close();
  await peer.close();
});

const base = () => `/api/admin/bookings/${booking.reference}/conversation`;
const read = () => app.send<Conversation>('GET', base(), { cookie });
const write = (text: string, key = '') =>
  app.send<Conversation>('POST', base(), {
    cookie,
    body: { text },
    headers: key ? { 'Idempotency-Key': key } : {},
  });
const guestWrites = (text: string, to = booking) =>
  app.db.write((tx) => {
    const now = app.deps.now();
    const context = { models: app.db.models, tx, now, today: villaDay(now) };
    return writeMessage(to, 'guest', { text, files: [], key: null }, context);
  });
const minutesLater = (minutes: number) =>
  app.setNow(new Date(TEST_NOW.getTime() + minutes * 60_000));
const upload = async (
  files: { data: Buffer; name: string }[],
  fields: Record<string, string> = {},
  headers: Record<string, string> = { Cookie: cookie },
): Promise<Answer<Conversation & { message: string }>> => {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  for (const { data, name } of files) form.append('file', new Blob([new Uint8Array(data)]), name);
  const response = await fetch(`${app.url}${base()}/files`, {
    method: 'POST',
    headers,
    body: form,
  });
  const text = await response.text();
  const json = JSON.parse(text) as Conversation & { message: string };
  return { status: response.status, headers: response.headers, json, text };
};
const kept = async () => readdir(path.join(app.dataDir, 'attachments')).catch(() => [] as string[]);

describe('what guest and owner write to each other', () => {
  it('is one thread in the order of writing, with who wrote what', async () => {
    await guestWrites('Is there a cot?');
    const { status, json } = await write('Yes, in the garden room.');
    expect(status).toBe(201);
    expect(json.messages.map(({ author, userName, text }) => [author, userName, text])).toEqual([
      ['guest', null, 'Is there a cot?'],
      ['owner', 'admin', 'Yes, in the garden room.'],
    ]);
    expect((await read()).json).toEqual(json);
  });

  it('is counted until the owner has seen it, and not what came after', async () => {
    await guestWrites('One');
    await guestWrites('Two');
    const unread = async () =>
      (await app.send<BookingSummary>('GET', '/api/admin/summary', { cookie })).json
        .unreadConversationCount;
    expect(await unread()).toBe(2);
    const [first] = (await read()).json.messages;
    expect(await unread()).toBe(2);
    await app.send('POST', `${base()}/read`, { cookie, body: { upTo: first?.id } });
    expect(await unread()).toBe(1);
    const seen = (await read()).json.messages.map(({ readAt }) => readAt !== null);
    expect(seen).toEqual([true, false]);
  });

  it('is stored once when the same message is sent again with the same key', async () => {
    await write('Twice', 'key-1');
    await write('Twice', 'key-1');
    await write('Other words', 'key-1');
    await write('Twice', 'key-2');
    const texts = (await read()).json.messages.map(({ text }) => text);
    expect(texts).toEqual(['Twice', 'Other words', 'Twice']);
  });

  it.each([
    ['nothing', ' \n '],
    ['too much', 'a'.repeat(5001)],
    ['control characters', 'a\u0000b'],
  ])('is refused when it is %s', async (_what, text) => {
    const before = await app.dump();
    expect((await write(text)).status).toBe(400);
    expect(await app.dump()).toBe(before);
  });

  it('is refused for a guest whose data were erased', async () => {
    await app.db.write(() => booking.update({ erasedAt: TEST_NOW }));
    const { status, text } = await write('Hello?');
    expect([status, text]).toEqual([409, expect.stringContaining('erased')]);
  });

  it('is listed by booking, unread ones first, a page at a time', async () => {
    const stays = [booking];
    for (const month of ['06', '07', '08']) {
      stays.push(
        await insertBooking(app, {
          checkinDate: `2027-${month}-03`,
          checkoutDate: `2027-${month}-06`,
        }),
      );
    }
    const [old, answered, fresh, silent] = stays as [Booking, Booking, Booking, Booking];
    await guestWrites('The oldest, and unread', old);
    await guestWrites('Read', answered);
    await app.send('POST', `/api/admin/bookings/${answered.reference}/conversation/read`, {
      cookie,
      body: { upTo: 1_000 },
    });
    await guestWrites('First\nline', fresh);
    await guestWrites('Second\nline', fresh);
    const list = (query: string) =>
      app.send<ConversationBrief[]>('GET', `/api/admin/conversations${query}`, { cookie });
    const { json } = await list('');
    expect(json.map(({ reference, unread }) => [reference, unread])).toEqual([
      [fresh.reference, 2],
      [old.reference, 1],
      [answered.reference, 0],
    ]);
    expect(json[0]).toMatchObject({ guestName: 'Ana Duarte', last: { text: 'Second line' } });
    expect(json.map(({ reference }) => reference)).not.toContain(silent.reference);

    const paged: string[] = [];
    let query = '?limit=1';
    for (let page = 0; page < 5 && query; page += 1) {
      const answer = await list(query);
      paged.push(...answer.json.map(({ reference }) => reference));
      const cursor = answer.headers.get('X-Next-Cursor');
      query = cursor ? `?limit=1&cursor=${cursor}` : '';
    }
    expect(paged).toEqual([fresh.reference, old.reference, answered.reference]);
    expect((await list('?cursor=nonsense')).status).toBe(400);
  });

  it('is the back office’s alone', async () => {
    await guestWrites('A secret');
    const housekeeper = await app.signInAs('housekeeper');
    for (const address of [base(), '/api/admin/conversations', `${base()}/files/1`]) {
      expect((await app.send('GET', address)).status).toBe(401);
      expect((await app.send('GET', address, { cookie: housekeeper })).status).toBe(403);
    }
    const manager = await app.signInAs('manager');
    expect((await app.send('GET', base(), { cookie: manager })).status).toBe(200);
  });
});

describe('files', () => {
  it('are kept by what they are, and come back as that', async () => {
    const picture = await buildPicture({ format: 'png' });
    const { status, json } = await upload(
      [
        { data: picture, name: 'C:\\me\\passport.HTML' },
        { data: PDF, name: '../../rules.exe' },
      ],
      { text: 'Here you are' },
    );
    expect(status).toBe(201);
    const [message] = json.messages;
    expect(message?.text).toBe('Here you are');
    expect(message?.files.map(({ name, isPicture }) => [name, isPicture])).toEqual([
      ['passport.png', true],
      ['rules.pdf', false],
    ]);
    const [shown, saved] = message?.files ?? [];
    const get = (id = 0) =>
      fetch(`${app.url}${base()}/files/${id}`, { headers: { Cookie: cookie } });
    const png = await get(shown?.id);
    expect(png.headers.get('content-type')).toBe('image/png');
    expect(png.headers.get('content-disposition')).toBe('inline; filename="passport.png"');
    const pdf = await get(saved?.id);
    expect(pdf.headers.get('content-type')).toBe('application/pdf');
    expect(pdf.headers.get('content-disposition')).toBe('attachment; filename="rules.pdf"');
    expect(Buffer.from(await pdf.arrayBuffer())).toEqual(PDF);
    for (const { headers } of [png, pdf]) {
      expect(headers.get('x-content-type-options')).toBe('nosniff');
      expect(headers.get('content-security-policy')).toContain('sandbox');
      expect(headers.get('cache-control')).toContain('no-store');
    }
  });

  it('are sent whole, whatever range is asked for', async () => {
    const { json } = await upload([{ data: PDF, name: 'a.pdf' }]);
    const id = json.messages[0]?.files[0]?.id;
    for (const range of ['bytes=0-3', 'bytes=5-2', 'bytes=-99999999', 'bytes=0-0,1-1']) {
      const answer = await fetch(`${app.url}${base()}/files/${id}`, {
        headers: { Cookie: cookie, Range: range },
      });
      expect([answer.status, (await answer.arrayBuffer()).byteLength]).toEqual([200, PDF.length]);
    }
  });

  it('lose hidden data of a picture: its location, and whatever is appended to it', async () => {
    const picture = await buildPicture();
    const polyglot = Buffer.concat([
      picture,
      Buffer.from('<script>alert(1)</script>PK\u0003\u0004'),
    ]);
    const { status } = await upload([{ data: polyglot, name: 'photo.jpg' }]);
    expect(status).toBe(201);
    const [file] = await kept();
    const stored = await readFile(path.join(app.dataDir, 'attachments', file ?? ''));
    expect(stored.includes('<script>')).toBe(false);
  });

  it.each([
    ['HTML called .png', Buffer.from('<!doctype html><script>alert(1)</script>'), 'x.png'],
    ['SVG', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), 'x.svg'],
    ['HTML that names a PDF later', Buffer.from('<html>%PDF-1.7 %%EOF'), 'x.pdf'],
    ['a PDF that is cut off', PDF.subarray(0, 20), 'x.pdf'],
    ['a picture that is cut off', Buffer.from([0xff, 0xd8, 0xff, 0xe0, 0, 16]), 'x.jpg'],
    ['a program', Buffer.from('MZ\u0090\u0000'), 'x.jpg'],
    ['nothing', Buffer.alloc(0), 'x.jpg'],
  ])('are refused when it is %s, and nothing stays', async (_what, data, name) => {
    const before = await app.dump();
    const { status, json } = await upload([{ data, name }], { text: 'Look' });
    expect([status, json.message]).toEqual([400, expect.stringMatching(/picture|PDF/)]);
    expect(json.message).toContain(`“${name}”: `);
    expect(await app.dump()).toBe(before);
    expect(await kept()).toEqual([]);
  });

  it('are refused with the name of the invalid one, without folders and in the user’s language', async () => {
    const sent = [
      { data: PDF, name: 'fine.pdf' },
      { data: Buffer.from('MZ'), name: 'C:\\files\\set\u202Eup.pdf' },
    ];
    const { json } = await upload(sent, {}, { Cookie: cookie, 'Accept-Language': 'pt' });
    expect(json.message).toMatch(/^“setup.pdf”: Escolha /);
  });

  it('may have 10 MB and not a byte more, and three come at a time', async () => {
    const largest = Buffer.concat([PDF, Buffer.alloc(10 * MB - 2 * PDF.length, 32), PDF]);
    expect((await upload([{ data: largest, name: 'a.pdf' }])).status).toBe(201);
    const larger = Buffer.concat([PDF, Buffer.alloc(10 * MB - 2 * PDF.length + 1, 32), PDF]);
    const refused = await upload([{ data: larger, name: 'Rules of the house.pdf' }]);
    expect([refused.status, refused.json.message]).toEqual([
      413,
      '“Rules of the house.pdf”: This file is too large: the limit is 10 MB.',
    ]);
    const four = Array.from({ length: 4 }, () => ({ data: PDF, name: 'a.pdf' }));
    expect((await upload(four)).status).toBe(400);
    expect(await kept()).toHaveLength(1);
  });

  it('are forty at most in one conversation', async () => {
    const three = Array.from({ length: 3 }, () => ({ data: PDF, name: 'a.pdf' }));
    for (let count = 0; count < 13; count += 1) expect((await upload(three)).status).toBe(201);
    expect((await upload(three)).status).toBe(400);
    expect((await upload(three.slice(0, 1))).json.filesLeft).toBe(0);
    expect((await upload(three.slice(0, 1))).status).toBe(400);
    expect(await kept()).toHaveLength(40);
  });

  it('are stored once with a form that is sent twice', async () => {
    const send = () => upload([{ data: PDF, name: 'a.pdf' }], { text: 'Hi', key: 'form-1' });
    await send();
    const { status, json } = await send();
    expect([status, json.messages.length, (await kept()).length]).toEqual([201, 1, 1]);
  });

  it('are accepted only from this site’s own pages and from users who may read messages', async () => {
    const before = await app.dump();
    const send = (headers: Record<string, string>) =>
      upload([{ data: PDF, name: 'a.pdf' }], {}, headers);
    expect((await send({})).status).toBe(401);
    expect((await send({ Cookie: cookie, Origin: 'https://evil.example' })).status).toBe(403);
    expect((await send({ Cookie: cookie, 'Sec-Fetch-Site': 'cross-site' })).status).toBe(403);
    expect((await send({ Cookie: await app.signInAs('housekeeper') })).status).toBe(403);
    expect(await kept()).toEqual([]);
    expect((await app.dump()).includes('conversation')).toBe(before.includes('conversation'));
    expect(await app.db.models.ConversationMessage.count()).toBe(0);
  });

  it('of one booking are not found under another', async () => {
    const { json } = await upload([{ data: PDF, name: 'a.pdf' }]);
    const id = json.messages[0]?.files[0]?.id;
    const other = await insertBooking(app, {
      checkinDate: '2027-06-03',
      checkoutDate: '2027-06-06',
    });
    const address = `/api/admin/bookings/${other.reference}/conversation/files`;
    for (const file of [id, 999, '../secrets-key', '0', 'x']) {
      const answer = await app.send('GET', `${address}/${file}`, { cookie });
      expect([file, answer.status]).toEqual([file, 404]);
    }
  });

  it('leave nothing half-stored when the disk is full, and report it', async ({ skip }) => {
    const disk = await mountFolder(1);
    if (typeof disk === 'string') return skip(disk);
    try {
      await symlink(disk.path, path.join(app.dataDir, 'attachments'));
      const before = await app.dump();
      const large = Buffer.concat([PDF, Buffer.alloc(2 * MB, 32), PDF]);
      const answer = await upload([
        { data: PDF, name: 'small.pdf' },
        { data: large, name: 'large.pdf' },
      ]);
      expect([answer.status, answer.json.message]).toEqual([
        503,
        expect.stringContaining('no room for this file'),
      ]);
      expect(await app.dump()).toBe(before);
      expect(await kept()).toEqual([]);
    } finally {
      await disk.remove();
    }
  });

  it('are deleted if they have no message', async () => {
    await upload([{ data: PDF, name: 'a.pdf' }]);
    const folder = path.join(app.dataDir, 'attachments');
    await mkdir(folder, { recursive: true });
    await writeFile(path.join(folder, 'left-by-a-crash'), 'x');
    const now = new Date(Date.now() + 2 * 3_600_000);
    expect(await removeLooseAttachments(app.dataDir, app.db.models, new Date())).toBe(0);
    expect(await removeLooseAttachments(app.dataDir, app.db.models, now)).toBe(1);
    expect(await kept()).toHaveLength(1);
  });
});

describe('mails about a conversation', () => {
  const sent = () => peer.arrived.map(({ envelope, mail }) => [envelope.to[0], mail.subject]);

  it('notify the other side immediately, with no name in the subject', async () => {
    await guestWrites('Is there a <b>cot</b>?');
    await sendDueMails(app.deps);
    await write('Yes.');
    await sendDueMails(app.deps);
    expect(sent()).toEqual([
      [OWNER, `A guest has written: ${booking.reference}`],
      ['ana@example.pt', `A message about your stay: ${booking.reference}`],
    ]);
    const [toOwner, toGuest] = peer.arrived;
    expect(toOwner?.mail.text).toContain('Is there a <b>cot</b>?');
    expect(toOwner?.mail.html).toContain('Is there a &lt;b&gt;cot&lt;/b&gt;?');
    expect(toOwner?.mail.replyTo?.[0]?.address).toBe('ana@example.pt');
    expect(toGuest?.mail.text).toContain('Yes.');
  });

  it('reach the guest although the page was opened, by a scanner or the owner for example', async () => {
    await write('One');
    await sendDueMails(app.deps);
    minutesLater(2);
    await write('Two');
    const url = await stayLinkUrl(await reloaded(), app.deps);
    expect((await app.send('GET', new URL(url ?? '').pathname)).status).toBe(200);
    expect((await read()).json.messages.every(({ readAt }) => readAt === null)).toBe(true);
    minutesLater(11);
    await sendDueMails(app.deps);
    expect(peer.arrived[1]?.mail.text).toContain('Two');
  });

  it('go to the corrected address if they are pending, and their link to no other', async () => {
    await write('One');
    await sendDueMails(app.deps);
    minutesLater(2);
    await write('The door code comes later.');
    const changed = await app.send('PATCH', `/api/admin/bookings/${booking.id}`, {
      cookie,
      body: { guestEmail: 'right@example.org' },
    });
    expect(changed.status).toBe(200);
    minutesLater(11);
    await sendDueMails(app.deps);
    expect(sent().map(([to]) => to)).toEqual(['ana@example.pt', 'right@example.org']);
    const url = await stayLinkUrl(await reloaded(), app.deps);
    expect(peer.arrived[1]?.mail.text).toContain(url);

    // Claimed before the correction: it is sent, but without the link.
    await write('Three');
    await app.db.write((transaction) =>
      app.db.models.Booking.update(
        { guestEmail: 'later@example.org' },
        { where: { id: booking.id }, transaction },
      ),
    );
    minutesLater(22);
    await sendDueMails(app.deps);
    expect(peer.arrived[2]?.envelope.to).toEqual(['right@example.org']);
    expect(peer.arrived[2]?.mail.text).not.toContain('/stay/');
  });

  const reloaded = () => app.db.models.Booking.findByPk(booking.id, { rejectOnEmpty: true });

  it('are limited to one in ten minutes per booking and side: later messages are combined', async () => {
    await guestWrites('One');
    await sendDueMails(app.deps);
    minutesLater(2);
    await guestWrites('Two');
    minutesLater(5);
    await guestWrites('Three');
    await sendDueMails(app.deps);
    expect(peer.arrived).toHaveLength(1);
    minutesLater(10);
    await sendDueMails(app.deps);
    await sendDueMails(app.deps);
    expect(peer.arrived).toHaveLength(2);
    const text = peer.arrived[1]?.mail.text ?? '';
    expect(text).toMatch(/Two[\s\S]*Three/);
    expect(text).not.toContain('One');
    // The other side and other bookings have their own pause.
    const other = await insertBooking(app, {
      checkinDate: '2027-06-03',
      checkoutDate: '2027-06-06',
    });
    await guestWrites('Another', other);
    await write('Answer');
    await sendDueMails(app.deps);
    expect(peer.arrived).toHaveLength(4);
    minutesLater(21);
    await guestWrites('Four');
    await sendDueMails(app.deps);
    expect(peer.arrived).toHaveLength(5);
  });

  it('do not go when everything was read before', async () => {
    await guestWrites('One');
    await sendDueMails(app.deps);
    minutesLater(2);
    await guestWrites('Two');
    await app.send('POST', `${base()}/read`, { cookie, body: { upTo: 1_000 } });
    minutesLater(11);
    await sendDueMails(app.deps);
    expect(peer.arrived).toHaveLength(1);
    const rows = await app.db.models.OutboxMail.findAll({ order: ['id'] });
    expect(rows.map(({ status }) => status)).toEqual(['sent', 'dismissed']);
    await guestWrites('Three');
    await sendDueMails(app.deps);
    expect(peer.arrived).toHaveLength(2);
  });

  it('mention what arrived while one was being sent in the next one, ten minutes later', async () => {
    await guestWrites('One');
    peer.behave({
      onMail: async () => {
        peer.behave({});
        await guestWrites('Two');
        return null;
      },
    });
    await sendDueMails(app.deps);
    await sendDueMails(app.deps);
    expect(peer.arrived).toHaveLength(1);
    minutesLater(10);
    await sendDueMails(app.deps);
    expect(peer.arrived.map(({ mail }) => /One|Two/.exec(mail.text ?? '')?.[0])).toEqual([
      'One',
      'Two',
    ]);
  });
});

describe('answers to messages of the contact form', () => {
  const send = async (overrides: Parameters<typeof buildMessage>[0] = {}) => {
    await app.send('POST', '/api/contact', { body: buildMessage(overrides) });
    await sendDueMails(app.deps);
    const { json } = await app.send<ContactMessageJson[]>('GET', '/api/contact', { cookie });
    return json[0]?.id ?? 0;
  };
  const answer = (id: number, text: string, key: string) =>
    app.send<ContactMessageJson>('POST', `/api/contact/${id}/answers`, {
      cookie,
      body: { text },
      headers: { 'Idempotency-Key': key },
    });
  const toTom = () => peer.arrived.filter(({ envelope }) => envelope.to[0] === 'tom@example.co.uk');

  it('go by mail with the question, in the thread of the receipt, once each', async () => {
    const id = await send();
    const { status, json } = await answer(id, 'Yes, to 28 °C.', 'a-1');
    expect(status).toBe(201);
    expect(json.answers).toMatchObject([{ userName: 'admin', text: 'Yes, to 28 °C.' }]);
    expect(json.readAt).not.toBeNull();
    await answer(id, 'Yes, to 28 °C.', 'a-1');
    await sendDueMails(app.deps);
    await answer(id, 'And it has a cover.', 'a-2');
    await sendDueMails(app.deps);
    const [receipt, first, second] = toTom();
    expect(toTom()).toHaveLength(3);
    expect(first?.mail.subject).toBe('Re: We have your message');
    expect(first?.mail.text).toMatch(/Yes, to 28 °C\.[\s\S]*Is the pool heated in April\?/);
    expect(first?.mail.replyTo?.[0]?.address).toBe(OWNER);
    expect(first?.mail.inReplyTo).toBe(receipt?.mail.messageId);
    expect(second?.mail.inReplyTo).toBe(first?.mail.messageId);
    expect(second?.mail.references?.split(/\s+/)).toEqual([
      receipt?.mail.messageId,
      first?.mail.messageId,
    ]);
    // Written by a person, so automatic replies are welcome.
    expect(first?.raw).not.toMatch(/^Auto-Submitted:/m);
    expect(receipt?.raw).toMatch(/^Auto-Submitted: auto-replied/m);
  });

  it('are in the language of the page that the guest wrote from', async () => {
    const id = await send({ language: 'de' });
    await answer(id, 'Ja.', 'a-1');
    await sendDueMails(app.deps);
    expect(toTom().at(-1)?.mail.subject).toBe('Re: Ihre Nachricht ist angekommen');
    expect(toTom().at(-1)?.mail.text).toContain('Ihre Nachricht');
  });

  it('refuse an empty answer and an unknown message', async () => {
    const id = await send();
    expect((await answer(id, ' ', 'a-1')).status).toBe(400);
    expect((await answer(id + 1, 'Hello', 'a-1')).status).toBe(404);
  });

  it('can be tied to a booking, which shows the message with its conversation', async () => {
    const id = await send();
    const tie = (reference: string | null) =>
      app.send<ContactMessageJson>('PUT', `/api/contact/${id}/booking`, {
        cookie,
        body: { reference },
      });
    expect((await tie(booking.reference)).json.bookingReference).toBe(booking.reference);
    expect((await read()).json.tiedMessages).toMatchObject([
      { id, senderName: 'Tom Baker', message: 'Is the pool heated in April?' },
    ]);
    expect((await tie('VL-ZZZZZZ')).status).toBe(404);
    expect((await tie(null)).json.bookingReference).toBeNull();
    expect((await read()).json.tiedMessages).toEqual([]);
  });

  it('are in the audit log without their text', async () => {
    const id = await send();
    await answer(id, 'The code is 4711.', 'a-1');
    await write('The code is 4711.');
    const entries = await app.db.models.AuditEntry.findAll();
    const actions = entries.map(({ action }) => action);
    expect(actions).toEqual(expect.arrayContaining(['message_answered', 'guest_written_to']));
    expect(JSON.stringify(entries)).not.toContain('The code');
  });
});
