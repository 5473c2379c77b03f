import { readdir, symlink, writeFile } from 'node:fs/promises';
import { connect, type Socket } from 'node:net';
import path from 'node:path';
import type { Conversation } from '@shared/contract/conversation/conversation';
import type { StayPage, StayView } from '@shared/contract/stay/stayPage';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Booking } from '../../models/Booking';
import { sendDueMails } from '../../services/mail/mailWorker';
import { drawStayLink, renewStayLink, stayLinkUrl } from '../../services/stay/stayLink';
import { insertBooking } from '../factories';
import { buildPngBomb } from '../pictures';
import { startSmtpPeer, type SmtpPeer } from '../smtpPeer';
import { mountFolder } from '../torture/mountedFolder';
import { NO_SITE, startTestApp, TEST_NOW, type TestApp } from '../testApp';

const MB = 1024 * 1024;
const PDF = Buffer.from('%PDF-1.7\n1 0 obj <<>> endobj\ntrailer <<>>\n%%EOF\n');
type Sent = { data: Buffer; name: string };

let app: TestApp;
let peer: SmtpPeer;
let cookie: string;
let booking: Booking;
let link: string;
beforeEach(async () => {
  peer = await startSmtpPeer();
  app = await startTestApp({
    env: {
      SMTP_URL: peer.url,
      MAIL_FROM: 'Villa Luz <post@villa.example>',
      OWNER_EMAIL: 'owner@villa.example',
      RATE_LIMIT_FACTOR: '1',
    },
    // Returns the page's input; the browser tests check pages.
    renderer: {
      ...NO_SITE,
      render: async (input) =>
        input.stay
          ? { status: 200, html: JSON.stringify(input.stay), styleHashes: [] }
          : NO_SITE.render(input),
    },
  });
  cookie = await app.signIn();
  booking = await insertBooking(app, { checkinDate: '2027-05-03', checkoutDate: '2027-05-06' });
  link = await linkOf(booking);
});
afterEach(async () => {
  await app.close();
  await peer.close();
});

const linkOf = async (of: Booking) =>
  new URL((await stayLinkUrl(await of.reload(), app.deps)) ?? '').pathname;
const pageOf = (view: StayView | null): StayPage => {
  if (view?.kind !== 'page') throw new Error('no page');
  return view.page;
};
const open = async (headers: Record<string, string> = {}) =>
  pageOf((await app.send<StayView>('GET', link, { headers })).json);
const post = async (
  fields: Record<string, string>,
  files: Sent[] = [],
  {
    to = link,
    headers = { Origin: app.url },
  }: { to?: string; headers?: Record<string, string> } = {},
) => {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  // Browsers send this for a file field without a file.
  if (files.length === 0) form.append('file', new Blob([]), '');
  for (const { data, name } of files) form.append('file', new Blob([new Uint8Array(data)]), name);
  const answer = await fetch(`${app.url}${to}/message`, {
    method: 'POST',
    redirect: 'manual',
    headers,
    body: form,
  });
  const text = await answer.text();
  return { status: answer.status, location: answer.headers.get('location'), text };
};
const ownerWrites = (text: string) =>
  app.send('POST', `/api/admin/bookings/${booking.reference}/conversation`, {
    cookie,
    body: { text },
  });
const ownerReads = async () =>
  (
    await app.send<Conversation>('GET', `/api/admin/bookings/${booking.reference}/conversation`, {
      cookie,
    })
  ).json.messages;
const kept = () => readdir(path.join(app.dataDir, 'attachments')).catch(() => [] as string[]);

describe('the conversation on the guest’s page', () => {
  it('begins with what the guest wrote with the enquiry', async () => {
    await booking.update({ specialRequests: 'Two cots, please.' });
    await ownerWrites('Of course.');
    expect((await open()).conversation?.messages).toMatchObject([
      { author: 'guest', text: 'Two cots, please.', createdAt: booking.createdAt.toISOString() },
      { author: 'owner', text: 'Of course.' },
    ]);
  });

  it('accepts a message by a form, redirects back to the page, and shows it to both sides', async () => {
    const { status, location } = await post({
      text: 'Is there a cot?\r\n<b>Please</b>',
      key: 'k1',
    });
    expect([status, location]).toEqual([303, `${link}?done=message#outcome`]);
    expect((await open()).conversation?.messages).toMatchObject([
      { author: 'guest', text: 'Is there a cot?\n<b>Please</b>', isRead: false },
    ]);
    expect((await ownerReads()).map(({ author, text }) => [author, text])).toEqual([
      ['guest', 'Is there a cot?\n<b>Please</b>'],
    ]);
    const key = (await open()).conversation?.key;
    await post({ text: 'And a high chair?', key: 'k2' });
    expect((await open()).conversation?.key).not.toBe(key);
  });

  it('accepts pasted text without invisible characters', async () => {
    const text = 'A cot\u000Bplease\u000C\u0003and\u0000 a\ttable';
    expect((await post({ text, key: 'k1' })).status).toBe(303);
    expect((await ownerReads())[0]?.text).toBe('A cot\nplease\nand a\ttable');
  });

  it('stores a form that is sent twice once, and the same text from another form again', async () => {
    for (const key of ['k1', 'k1', 'k2']) {
      expect((await post({ text: 'Hello', key }, [{ data: PDF, name: 'a.pdf' }])).status).toBe(303);
    }
    expect(await ownerReads()).toHaveLength(2);
    expect(await kept()).toHaveLength(2);
  });

  it('is shown thirty messages at a time, the newest first, and the earlier ones by a link', async () => {
    const { ConversationMessage } = app.db.models;
    const of = { bookingId: booking.id, author: 'guest' as const, createdAt: TEST_NOW };
    const write = (texts: string[]) =>
      app.db.write(() => ConversationMessage.bulkCreate(texts.map((text) => ({ ...of, text }))));
    const shown = async (before: number | null = null) => {
      const address = before === null ? link : `${link}?before=${before}`;
      const { conversation } = pageOf((await app.send<StayView>('GET', address)).json);
      if (!conversation) throw new Error('no conversation');
      const texts = conversation.messages.map(({ text }) => text.split(' ')[0]);
      return { ...conversation, said: [texts.length, texts[0], texts.at(-1)] };
    };
    await write(Array.from({ length: 70 }, (_, index) => `s${index}`));
    const reads = vi.spyOn(ConversationMessage, 'findAll');
    const newest = await shown();
    expect(newest).toMatchObject({ said: [30, 's40', 's69'], isLatest: true });
    // Messages that are not shown are not loaded, except one that indicates more.
    const read = await Promise.all(
      reads.mock.results.map(({ value }) => value as Promise<unknown[]>),
    );
    expect(Math.max(...read.map((rows) => rows.length))).toBe(31);
    reads.mockRestore();
    const earlier = await shown(newest.earlierBefore);
    expect(earlier).toMatchObject({ said: [30, 's10', 's39'], isLatest: false });
    const first = await shown(earlier.earlierBefore);
    expect(first).toMatchObject({ said: [10, 's0', 's9'], earlierBefore: null });

    await write(Array.from({ length: 25 }, (_, index) => `${index} `.padEnd(5000, 'x')));
    const long = await shown();
    expect(long.said).toEqual([20, '5', '24']);
    expect((await shown(long.earlierBefore)).said).toEqual([30, 's45', '4']);
  });

  it('is linked from the mail, and opening it marks nothing as read', async () => {
    await ownerWrites('Yes, there is.');
    await sendDueMails(app.deps);
    const [mail] = peer.arrived.filter(({ envelope }) => envelope.to[0] === 'ana@example.pt');
    expect(mail?.mail.text).toContain(`${link}#conversation`);
    expect(mail?.mail.subject).not.toMatch(/Ana|Duarte/);
    expect((await ownerReads())[0]?.readAt).toBeNull();
    // As mail scanners do before the guest.
    await open();
    expect((await open()).conversation?.messages[0]?.isRead).toBe(false);
    expect((await ownerReads())[0]?.readAt).toBeNull();
  });

  it('marks what was shown as read by an answer, not what came since', async () => {
    const isRead = async () => (await ownerReads()).map(({ readAt }) => readAt !== null);
    const newest = async () => String((await open()).conversation?.messages.at(-1)?.id);
    await ownerWrites('Yes, there is.');
    const shown = await newest();
    await ownerWrites('And a high chair.');
    await post({ text: 'Thank you', key: 'k1', read: shown });
    expect(await isRead()).toEqual([true, false, false]);
    expect((await ownerReads())[0]?.readAt).toBe(TEST_NOW.toISOString());
  });

  it.each([
    ['nothing', { text: '  ' }, [], 400, 'message'],
    ['too much', { text: 'a'.repeat(5001) }, [], 400, 'message'],
    ['HTML as .png', { text: 'Hi' }, [['<!doctype html>', 'a.png']], 400, 'file'],
    ['SVG', { text: 'Hi' }, [['<svg xmlns="http://www.w3.org/2000/svg"/>', 'a.svg']], 400, 'file'],
    ['a lone signature', { text: 'Hi' }, [['\u0089PNG', 'a.png']], 400, 'file'],
  ] as const)(
    'keeps the text of a form with %s, stores nothing and says so',
    async (_what, fields, files, status, code) => {
      const before = await app.dump();
      const answer = await post(
        fields,
        files.map(([text, name]) => ({ data: Buffer.from(text, 'latin1'), name })),
      );
      expect(answer.status).toBe(status);
      const page = pageOf(JSON.parse(answer.text) as StayView);
      expect(page.outcome).toEqual({
        kind: 'problem',
        code,
        fields: [code === 'file' ? 'file' : 'text'],
        ...(code === 'file' && { fileName: files[0]?.[1] }),
      });
      expect(page.draft?.form).toBe('message');
      expect(page.conversation?.draft).toBe(fields.text);
      expect(await app.dump()).toBe(before);
      expect(await kept()).toEqual([]);
    },
  );

  it('takes 10 MB and refuses a byte more', async () => {
    const padded = (bytes: number) =>
      Buffer.concat([PDF, Buffer.alloc(bytes - 2 * PDF.length, 32), PDF]);
    expect((await post({ text: '' }, [{ data: padded(10 * MB), name: 'a.pdf' }])).status).toBe(303);
    const larger = await post({ text: 'x' }, [{ data: padded(10 * MB + 1), name: 'a.pdf' }]);
    expect(larger.status).toBe(413);
    expect(larger.text).toContain('file_size');
    expect(pageOf(JSON.parse(larger.text) as StayView).outcome?.fileName).toBe('a.pdf');
    expect(await kept()).toHaveLength(1);
  });

  it('accepts pictures of 25 megapixels, and larger ones from the owner only', async () => {
    const large = { data: buildPngBomb(5200, 5000), name: 'a.png' };
    const refused = await post({ text: 'x' }, [large]);
    expect([refused.status, refused.text.includes('a.png')]).toEqual([400, true]);
    const form = new FormData();
    form.set('text', 'The plan');
    form.set('file', new Blob([new Uint8Array(large.data)]), large.name);
    const answer = await fetch(
      `${app.url}/api/admin/bookings/${booking.reference}/conversation/files`,
      { method: 'POST', headers: { Cookie: cookie, Origin: app.url }, body: form },
    );
    expect(answer.status).toBe(201);
    expect((await post({ text: '' }, [{ data: buildPngBomb(5000), name: 'b.png' }])).status).toBe(
      303,
    );
  });

  it('is limited for a booking and hour, before anything is read', async () => {
    for (let sent = 0; sent < 20; sent += 1) {
      expect((await post({ text: `Number ${sent}`, key: `k${sent}` })).status).toBe(303);
    }
    const before = await app.dump();
    const answer = await post({ text: 'One more' }, [{ data: PDF, name: 'a.pdf' }]);
    expect([answer.status, answer.text.includes('too_many')]).toEqual([429, true]);
    expect(await app.dump()).toBe(before);
    // The owner gets one mail about twenty messages within a minute.
    await sendDueMails(app.deps);
    expect(peer.arrived).toHaveLength(1);
  });

  it('says that the disk is full, and leaves nothing half-stored', async ({ skip }) => {
    const disk = await mountFolder(1);
    if (typeof disk === 'string') return skip(disk);
    try {
      await symlink(disk.path, path.join(app.dataDir, 'attachments'));
      const before = await app.dump();
      const large = Buffer.concat([PDF, Buffer.alloc(2 * MB, 32), PDF]);
      const answer = await post({ text: 'Our passports' }, [{ data: large, name: 'a.pdf' }]);
      const page = pageOf(JSON.parse(answer.text) as StayView);
      expect([answer.status, page.outcome?.code]).toEqual([503, 'unavailable']);
      expect(page.conversation?.draft).toBe('Our passports');
      expect(await app.dump()).toBe(before);
      expect(await kept()).toEqual([]);
    } finally {
      await disk.remove();
    }
  });

  it('refuses a form from another site, or through a link that was replaced', async () => {
    const foreign = await post({ text: 'Hi' }, [], { headers: { Origin: 'https://evil.example' } });
    expect(foreign.status).toBe(403);
    const drawn = await drawStayLink(app.deps.secrets);
    await app.db.write(async () => renewStayLink(await booking.reload(), drawn));
    expect((await post({ text: 'Hi' }, [{ data: PDF, name: 'a.pdf' }])).status).toBe(404);
    expect(await app.db.models.ConversationMessage.count()).toBe(0);
    expect(await kept()).toEqual([]);
  });
});

describe('files on the guest’s page', () => {
  it('are taken whatever a sender calls them, by the end of the name', async () => {
    const name = `a${' '.repeat(70_000)}b.pdf`;
    expect((await post({ text: 'Here' }, [{ data: PDF, name }])).status).toBe(303);
    expect((await open()).conversation?.messages[0]?.files[0]?.name).toBe('b.pdf');
  });

  it('open with the link of their booking alone', async () => {
    await post({ text: 'Here' }, [{ data: PDF, name: 'rules "1".pdf' }]);
    const id = (await open()).conversation?.messages[0]?.files[0]?.id;
    const own = await fetch(`${app.url}${link}/files/${id}`);
    expect(own.status).toBe(200);
    expect(Buffer.from(await own.arrayBuffer())).toEqual(PDF);
    expect(own.headers.get('content-type')).toBe('application/pdf');
    expect(own.headers.get('content-disposition')).toMatch(/^attachment; filename=/);
    expect(own.headers.get('x-content-type-options')).toBe('nosniff');
    expect(own.headers.get('content-security-policy')).toBe("default-src 'none'; sandbox");
    expect(own.headers.get('x-robots-tag')).toContain('noindex');
    expect(own.headers.get('cache-control')).toContain('no-store');

    const other = await insertBooking(app, {
      checkinDate: '2027-06-03',
      checkoutDate: '2027-06-06',
    });
    const places = [
      `${await linkOf(other)}/files/${id}`,
      `/stay/${'A'.repeat(43)}/files/${id}`,
      `${link}/files/${Number(id) + 1}`,
      `${link}/files/..%2F..%2Fvilla.sqlite`,
      `/attachments/${(await kept())[0]}`,
      `/media/attachments/${(await kept())[0]}`,
    ];
    for (const place of places) {
      expect([place, (await app.send('GET', place)).status]).toEqual([place, 404]);
    }
  });

  it('are the owner’s to read as well, and go with the page when the stay is long over', async () => {
    await post({ text: 'Here' }, [{ data: PDF, name: 'a.pdf' }]);
    const id = (await ownerReads())[0]?.files[0]?.id;
    const address = `/api/admin/bookings/${booking.reference}/conversation/files/${id}`;
    expect((await app.send('GET', address, { cookie })).status).toBe(200);
    expect((await app.send('GET', address)).status).toBe(401);
    app.setNow(new Date('2028-05-06T12:00:00Z'));
    expect((await app.send('GET', `${link}/files/${id}`)).status).toBe(404);
    expect((await post({ text: 'Hi' })).status).toBe(410);
  });
});

it('accepts messages and the owner’s files while guests upload files slowly', async () => {
  const held: Socket[] = [];
  const others: string[] = [];
  for (let count = 0; count < 5; count += 1) {
    const day = `2027-0${count + 3}-2`;
    others.push(
      await linkOf(await insertBooking(app, { checkinDate: `${day}0`, checkoutDate: `${day}3` })),
    );
  }
  try {
    // Each holds 30 MB while its last bytes are missing.
    for (const other of others) held.push(await holdForm(other));
    const answer = await post({ text: 'Is there a cot?' });
    expect(answer.status).toBe(303);
    const form = new FormData();
    form.set('text', 'The way');
    form.append('file', new Blob([new Uint8Array(PDF)]), 'way.pdf');
    const owners = await fetch(
      `${app.url}/api/admin/bookings/${booking.reference}/conversation/files`,
      { method: 'POST', body: form, headers: { cookie, Origin: app.url } },
    );
    expect(owners.status).toBe(201);
    // A form beyond the memory limit is rejected with a message and the typed text.
    const large = Buffer.concat([PDF, Buffer.alloc(9 * MB, 32), PDF]);
    const refused = await post({ text: 'Our papers' }, [{ data: large, name: 'papers.pdf' }]);
    const page = pageOf(JSON.parse(refused.text) as StayView);
    expect([refused.status, page.outcome?.code]).toEqual([503, 'unavailable']);
    expect(page.conversation?.draft).toBe('Our papers');
  } finally {
    for (const socket of held) socket.destroy();
  }
  await expect
    .poll(async () => {
      const again = await post({ text: 'Once more' }, [{ data: PDF, name: 'a.pdf' }]);
      return again.status;
    })
    .toBe(303);
});

/** Sends a form except its last bytes, and keeps the connection. */
async function holdForm(to: string): Promise<Socket> {
  const { hostname, port } = new URL(app.url);
  const socket = connect(Number(port), hostname);
  const parts = Array.from(
    { length: 3 },
    (_, index) =>
      `--b\r\nContent-Disposition: form-data; name="file"; filename="${index}.pdf"\r\n\r\n${'%'.repeat(9 * MB)}\r\n`,
  );
  const body = Buffer.from(parts.join(''), 'latin1');
  socket.write(
    [
      `POST ${to}/message HTTP/1.1`,
      `Host: ${new URL(app.url).host}`,
      `Origin: ${app.url}`,
      'Content-Type: multipart/form-data; boundary=b',
      `Content-Length: ${body.length + 100}`,
      '\r\n',
    ].join('\r\n'),
  );
  await new Promise((resolve) => socket.write(body, resolve));
  return socket;
}

it('promises a mail about the answer only where mails go', async () => {
  expect((await open()).conversation?.isToldByMail).toBe(true);
  const withoutMail = await startTestApp({
    renderer: {
      ...NO_SITE,
      render: async ({ stay }) => ({ status: 200, html: JSON.stringify(stay), styleHashes: [] }),
    },
  });
  const stay = await insertBooking(withoutMail, {
    checkinDate: '2027-05-03',
    checkoutDate: '2027-05-06',
  });
  const path = new URL((await stayLinkUrl(stay, withoutMail.deps)) ?? '').pathname;
  const { json } = await withoutMail.send<StayView>('GET', path);
  expect(pageOf(json).conversation?.isToldByMail).toBe(false);
  await withoutMail.close();
});

it('limits the total size of files of unconfirmed stays', async () => {
  const send = (key: string) => post({ text: 'Here', key }, [{ data: PDF, name: 'visa.pdf' }]);
  const fill = (bytes: number) =>
    app.db.write(() => app.db.models.ConversationFile.update({ bytes }, { where: {} }));
  const stored = () => app.db.models.ConversationFile.count();
  const setStatus = (status: 'confirmed' | 'cancelled') =>
    app.db.write(async () => (await booking.reload()).update({ status }));
  await send('one');
  await fill(30 * MB);
  expect((await send('two')).status).toBe(503);
  // All unconfirmed ones share 100 MB, whatever their age.
  const other = await insertBooking(app, { checkinDate: '2027-06-03', checkoutDate: '2027-06-06' });
  const to = await linkOf(other);
  await fill(100 * MB);
  app.setNow(new Date(TEST_NOW.getTime() + 8 * 86_400_000));
  const elsewhere = (key: string) =>
    post({ text: 'Hi', key }, [{ data: PDF, name: 'a.pdf' }], { to });
  expect((await elsewhere('three')).status).toBe(503);
  expect(await stored()).toBe(1);
  // A cancelled one stops counting after a while.
  await setStatus('cancelled');
  expect((await elsewhere('four')).status).toBe(303);
  expect(await stored()).toBe(2);
  // A confirmed guest is not an unknown one.
  await setStatus('confirmed');
  expect((await send('five')).status).toBe(303);
  expect(await stored()).toBe(3);
});

it('refuses files of guests that would leave less than a tenth of the disk free', async ({
  skip,
}) => {
  const disk = await mountFolder(8);
  if (typeof disk === 'string') return skip(disk);
  try {
    await symlink(disk.path, path.join(app.dataDir, 'attachments'));
    const visa = { data: Buffer.concat([PDF, Buffer.alloc(MB, 32), PDF]), name: 'visa.pdf' };
    await writeFile(path.join(disk.path, 'other'), Buffer.alloc(6 * MB));
    expect((await post({ text: 'Here', key: 'one' }, [visa])).status).toBe(303);
    const refused = await post({ text: 'And another', key: 'two' }, [visa]);
    const page = pageOf(JSON.parse(refused.text) as StayView);
    expect([refused.status, page.outcome?.code]).toEqual([503, 'unavailable']);
    expect(page.conversation?.draft).toBe('And another');
    expect((await post({ text: 'Without it', key: 'three' })).status).toBe(303);
    expect(await app.db.models.ConversationFile.count()).toBe(1);
  } finally {
    await disk.remove();
  }
});
