import type { BookingJson } from '@shared/contract/bookings/booking';
import type { ContactMessageJson } from '@shared/contract/messages/message';
import { addDays } from '@shared/domain/date';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { buildEnquiry, buildMessage, insertBooking } from '../factories';
import { refoldSearchText } from '../../services/bookings/refoldSearchText';
import { startTestApp, type TestApp } from '../testApp';

let app: TestApp;
let cookie: string;
beforeEach(async () => {
  app = await startTestApp();
  cookie = await app.signIn();
});
afterEach(() => app.close());

const enquire = async (guestName: string, guestEmail: string) => {
  const answer = await app.send<{ reference: string }>('POST', '/api/booking-enquiry', {
    body: buildEnquiry({ guestName, guestEmail }),
  });
  return answer.json.reference;
};
const names = async (query: Record<string, string>) => {
  const answer = await app.send<BookingJson[]>(
    'GET',
    `/api/bookings?${new URLSearchParams(query).toString()}`,
    { cookie },
  );
  return answer.json.map(({ guestName }) => guestName);
};

describe('searching bookings', () => {
  it('finds parts of name, e-mail and reference, whatever the case and the accents', async () => {
    const reference = await enquire('Élodie Müller', 'e_muller@example.fr');
    await enquire('Ana Duarte', 'ana@example.pt');
    expect(await names({ search: 'ELODIE mul' })).toEqual(['Élodie Müller']);
    expect(await names({ search: 'müller' })).toEqual(['Élodie Müller']);
    expect(await names({ search: 'E_MULLER@' })).toEqual(['Élodie Müller']);
    expect(await names({ search: reference.slice(3).toLowerCase() })).toEqual(['Élodie Müller']);
    expect(await names({ search: 'example' })).toHaveLength(2);
    expect(await names({ search: '   ' })).toHaveLength(2);
  });

  it('finds names in any script, and letters that are written in two ways', async () => {
    const guests = ['Jürgen Großmann', 'Zoë Lœb', 'Łukasz Ćwikła', 'Йосиф Ёлкин', 'Γιώργος Βάρδας'];
    for (const [index, name] of [...guests, '王小明', 'محمّد أحمد'].entries()) {
      await enquire(name, `guest${index}@example.org`);
    }
    const found = ['grossm', 'LOEB', 'lukasz c', 'елкин', 'ΓΙΩΡΓΟΣ', '小明', 'محمد'];
    const answers = [];
    for (const search of found) answers.push(...(await names({ search })));
    expect(answers).toEqual([...guests, '王小明', 'محمّد أحمد']);
  });

  it.each([
    ['Joa\u0303o Gonc\u0327alves', ['João Gonçalves', 'goncalves', 'Joa\u0303o']],
    ['João Gonçalves', ['Gonc\u0327alves', 'JOAO', 'joão gonç']],
    ['So\uFB01a Łódzka', ['sofia', 'SO\uFB01A', 'lodz', 'Łódź'.slice(0, 3)]],
    ['Sofia Lodzka', ['so\uFB01a', 'Łódz']],
    ['Işıl İnan', ['isil', 'INAN', 'İNAN', 'ışıl']],
    ['Jürgen Weiss', ['weiß', 'WEIẞ', 'ju\u0308rgen']],
  ])('finds %j by each way to write it', async (guestName, ways) => {
    await enquire(guestName, 'guest@example.org');
    await enquire('Ben Hurst', 'ben@example.org');
    for (const search of ways)
      expect([search, await names({ search })]).toEqual([search, [guestName]]);
  });

  it('finds names with such letters that an older version stored', async () => {
    await enquire('Jürgen Großmann', 'juergen@example.de');
    await enquire('Ana Duarte', 'ana@example.pt');
    const { Booking } = app.db.models;
    await app.db.write((transaction) =>
      Booking.update(
        { searchText: 'jurgen großmann juergen@example.de' },
        { where: { guestName: 'Jürgen Großmann' }, transaction },
      ),
    );
    expect(await names({ search: 'Großmann' })).toEqual([]);
    await refoldSearchText(app.deps);
    expect(await names({ search: 'Großmann' })).toEqual(['Jürgen Großmann']);
    expect(await names({ search: 'duarte' })).toEqual(['Ana Duarte']);
  });

  it('sorts names as they sound, whatever their accents and their case', async () => {
    for (const [index, name] of [
      '王小明',
      'Øystein',
      'Zoé',
      'Ольга',
      'élodie',
      'Łukasz',
      'Özlem',
      'Ana',
      'Eva',
      'E\u0301tienne',
    ].entries()) {
      await enquire(name, `guest${index}@example.org`);
    }
    expect(await names({ sort: 'guest' })).toEqual([
      'Ana',
      'élodie',
      'E\u0301tienne',
      'Eva',
      'Łukasz',
      'Øystein',
      'Özlem',
      'Zoé',
      'Ольга',
      '王小明',
    ]);
  });

  it.each(['%', '_na', "' OR 1=1 --", '\\', 'a%e', '"'])(
    'takes %j as letters, not as a pattern',
    async (search) => {
      await enquire('Ana Duarte', 'ana@example.pt');
      expect(await names({ search })).toEqual([]);
    },
  );

  it('finds a guest whose name and address grow the most when ligatures are taken apart', async () => {
    // Each character of the name is eighteen letters without its ligature.
    const guestName = '\uFDFA'.repeat(120);
    const guestEmail = `${'a'.repeat(64)}@${`${'b'.repeat(60)}.`.repeat(3)}pt`;
    const reference = await enquire(guestName, guestEmail);
    expect(reference).toMatch(/^VL-/);
    expect(await names({ search: '\uFDFA' })).toEqual([guestName]);
    expect(await names({ search: reference })).toEqual([guestName]);
    const [booking] = (await app.send<BookingJson[]>('GET', '/api/bookings', { cookie })).json;
    const changed = await app.send('PATCH', `/api/admin/bookings/${booking?.id}`, {
      cookie,
      body: { guestName: guestName.slice(1) },
    });
    expect(changed.status).toBe(200);
  });

  it('filters by status and by nights, and pages what is left', async () => {
    const stays = [
      ['2027-05-01', '2027-05-04', 'confirmed'],
      ['2027-05-03', '2027-05-08', 'pending'],
      ['2027-05-08', '2027-05-12', 'confirmed'],
      ['2027-05-20', '2027-05-25', 'cancelled'],
    ] as const;
    for (const [checkinDate, checkoutDate, status] of stays) {
      await insertBooking(app, { checkinDate, checkoutDate, status });
    }
    const arrivals = async (query: string) => {
      const answer = await app.send<BookingJson[]>('GET', `/api/bookings?${query}`, { cookie });
      return answer.json.map(({ checkinDate }) => checkinDate).toSorted();
    };
    expect(await arrivals('status=confirmed')).toEqual(['2027-05-01', '2027-05-08']);
    // The 8th is the check-out day of one stay and a night of the other.
    expect(await arrivals('from=2027-05-08')).toEqual(['2027-05-08', '2027-05-20']);
    expect(await arrivals('to=2027-05-03')).toEqual(['2027-05-01', '2027-05-03']);
    expect(await arrivals('from=2027-05-04&to=2027-05-08&status=confirmed')).toEqual([
      '2027-05-08',
    ]);

    const first = await app.send<BookingJson[]>('GET', '/api/bookings?status=confirmed&limit=1', {
      cookie,
    });
    const next = first.headers.get('X-Next-Cursor') ?? '';
    const second = await app.send<BookingJson[]>(
      'GET',
      `/api/bookings?status=confirmed&limit=1&cursor=${next}`,
      { cookie },
    );
    expect([...first.json, ...second.json].map(({ checkinDate }) => checkinDate)).toEqual([
      '2027-05-08',
      '2027-05-01',
    ]);
    expect(second.headers.get('X-Next-Cursor')).toBeNull();
  });

  it.each([
    'status=paid',
    'from=2027-02-30',
    'from=2027-05-02&to=2027-05-01',
    `search=${'x'.repeat(121)}`,
    'search=a&search=b',
    'sort=name',
  ])('refuses %s', async (query) => {
    expect((await app.send('GET', `/api/bookings?${query}`, { cookie })).status).toBe(400);
    expect((await app.send('GET', `/api/bookings/export.csv?${query}`, { cookie })).status).toBe(
      400,
    );
  });
});

describe('the views and orders of the list', () => {
  // Today is 10 March 2027, noon.
  const STAYS = [
    ['2027-05-01', '2027-05-04', 'confirmed'],
    ['2027-02-20', '2027-03-10', 'confirmed'],
    ['2027-03-01', '2027-03-09', 'pending'],
    ['2026-08-01', '2026-08-08', 'confirmed'],
    ['2027-04-08', '2027-04-12', 'pending'],
    ['2027-04-20', '2027-04-25', 'cancelled'],
    ['2027-03-05', '2027-03-11', 'enquiry'],
  ] as const;
  const fill = async () => {
    for (const [checkinDate, checkoutDate, status] of STAYS) {
      await insertBooking(app, { checkinDate, checkoutDate, status });
    }
  };
  const page = async (query: string) => {
    const answer = await app.send<BookingJson[]>('GET', `/api/bookings?${query}`, { cookie });
    expect(answer.status).toBe(200);
    return { rows: answer.json, cursor: answer.headers.get('X-Next-Cursor') };
  };
  const arrivals = async (query: string) =>
    (await page(query)).rows.map(({ checkinDate }) => checkinDate);
  /** All pages of a list, two rows each. */
  const allPages = async (query: string) => {
    const rows: BookingJson[] = [];
    let cursor: string | null = null;
    do {
      const next: Awaited<ReturnType<typeof page>> = await page(
        `${query}&limit=2${cursor ? `&cursor=${cursor}` : ''}`,
      );
      rows.push(...next.rows);
      cursor = next.cursor;
    } while (cursor);
    return rows;
  };

  it.each([
    ['upcoming', ['2027-02-20', '2027-03-05', '2027-04-08', '2027-05-01']],
    ['answer', ['2027-03-05', '2027-04-08']],
    ['past', ['2026-08-01', '2027-03-01']],
  ])('%s has %j, by check-in', async (view, expected) => {
    await fill();
    expect(await arrivals(`view=${view}&sort=dates`)).toEqual(expected);
    expect(await arrivals(`view=${view}&sort=dates&order=desc`)).toEqual(expected.toReversed());
  });

  it('changes with the villa’s day', async () => {
    await fill();
    app.setNow(new Date('2027-03-10T23:59:00Z'));
    expect(await arrivals('view=past&sort=dates')).not.toContain('2027-02-20');
    app.setNow(new Date('2027-03-11T00:01:00Z'));
    expect(await arrivals('view=past&sort=dates')).toContain('2027-02-20');
  });

  it.each([
    ['guest', ['Ágata', 'bruno', 'Carla', 'Çelik', 'Dora']],
    ['guests', ['Dora', 'Carla', 'bruno', 'Çelik', 'Ágata']],
    ['amount', ['Çelik', 'Carla', 'Dora', 'Ágata', 'bruno']],
    ['status', ['bruno', 'Ágata', 'Çelik', 'Carla', 'Dora']],
    ['created', ['bruno', 'Carla', 'Ágata', 'Dora', 'Çelik']],
    ['dates', ['Ágata', 'Çelik', 'bruno', 'Carla', 'Dora']],
  ])(
    'sorts by %s in both directions, over pages that miss and repeat nothing',
    async (sort, names) => {
      const bookings = [
        ['bruno', '2027-05-09', 'cancelled', 3, 90_000],
        ['Carla', '2027-05-09', 'pending', 2, 20_000],
        ['Ágata', '2027-05-01', 'confirmed', 6, 30_000],
        ['Dora', '2027-06-01', 'pending', 1, 20_000],
        ['Çelik', '2027-05-05', 'enquiry', 3, 10_000],
      ] as const;
      for (const [guestName, checkinDate, status, guestCount, cents] of bookings) {
        const booking = await insertBooking(app, {
          checkinDate,
          checkoutDate: addDays(checkinDate, 3),
          status,
          createdAt: new Date('2027-03-01T12:00:00Z'),
        });
        await app.db.write(() =>
          booking.update({ guestName, guestCount, totalAmountEurCents: cents }),
        );
      }
      const sorted = (await allPages(`sort=${sort}`)).map(({ guestName }) => guestName);
      expect(sorted).toEqual(names);
      const turned = (await allPages(`sort=${sort}&order=desc`)).map(({ guestName }) => guestName);
      expect(turned).toEqual(names.toReversed());
    },
  );

  it('accepts a cursor only in the order that it belongs to', async () => {
    await fill();
    const { cursor } = await page('sort=dates&limit=2');
    for (const query of ['sort=dates&order=desc', 'sort=guest', 'limit=2']) {
      const answer = await app.send('GET', `/api/bookings?${query}&cursor=${cursor}`, { cookie });
      expect([query, answer.status]).toEqual([query, 400]);
    }
    const plain = (await page('limit=2')).cursor;
    const answer = await app.send('GET', `/api/bookings?sort=dates&cursor=${plain}`, { cookie });
    expect(answer.status).toBe(400);
    // For a row that never existed, without a value, and with a value of the wrong column.
    for (const [sort, text] of [
      ['guest', 'searchText.ASC.999'],
      ['dates', 'checkinDate.ASC.1'],
      ['guests', 'guestCount.ASC.1.many'],
    ] as const) {
      const forged = Buffer.from(text).toString('base64url');
      const path = `/api/bookings?sort=${sort}&cursor=${forged}`;
      expect([sort, (await app.send('GET', path, { cookie })).status]).toEqual([sort, 400]);
    }
  });

  it('continues at the same place when the page’s last row has changed meanwhile', async () => {
    await fill();
    const asked = 'sort=status&limit=2';
    const whole = (await allPages('sort=status')).map(({ id }) => id);
    const { rows, cursor } = await page(asked);
    const last = await app.db.models.Booking.findByPk(rows.at(-1)?.id);
    // It now sorts after all others.
    await app.db.write(async () => {
      await last?.update({ status: 'pending' });
    });
    const next = (await page(`${asked}&cursor=${cursor}`)).rows.map(({ id }) => id);
    expect(next).toEqual(whole.slice(2, 4));
  });

  it('puts no guest’s name into an address', async () => {
    await fill();
    const { cursor } = await page('sort=guest&limit=2');
    expect(Buffer.from(cursor ?? '', 'base64url').toString()).toMatch(/^searchText\.ASC\.\d+$/);
  });

  it('narrows the export, which stays newest first', async () => {
    await fill();
    const answer = await fetch(`${app.url}/api/bookings/export.csv?view=answer`, {
      headers: { Cookie: cookie },
    });
    const lines = (await answer.text()).trimEnd().split('\r\n').slice(1);
    expect(lines).toHaveLength(2);
  });

  it.each(['view=all', 'view=', 'sort=guestName', 'sort=dates&order=up', 'view=past&view=answer'])(
    'refuses %s',
    async (query) => {
      expect((await app.send('GET', `/api/bookings?${query}`, { cookie })).status).toBe(400);
    },
  );
});

describe('the export', () => {
  const file = async (query = '') => {
    const answer = await fetch(`${app.url}/api/bookings/export.csv${query}`, {
      headers: { Cookie: cookie },
    });
    // Not text(), which would drop the byte order mark.
    return { answer, bytes: Buffer.from(await answer.arrayBuffer()) };
  };

  it('is a UTF-8 file with a byte order mark, quoted by RFC 4180', async () => {
    await app.send('POST', '/api/booking-enquiry', {
      body: buildEnquiry({
        guestName: 'Müller, "Elo"',
        guestPhone: '',
        specialRequests: 'A cot,\nplease',
      }),
    });
    const { answer, bytes } = await file();
    expect(answer.headers.get('Content-Type')).toBe('text/csv; charset=utf-8');
    expect(answer.headers.get('Content-Disposition')).toBe(
      'attachment; filename="bookings-2027-03-10.csv"',
    );
    expect([...bytes.subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
    const [, first, second] = bytes.toString('utf8').slice(1).split('\r\n');
    const reference = first?.split(',')[0] ?? '';
    expect(bytes.toString('utf8')).toBe(
      [
        '\uFEFFReference,Status,Guest,Email,Phone,Check-in,Check-out,Nights,Guests,Children,Infants,Pets,Extras,Currency,Amount,Tourist tax in the amount (in its currency),Amount in EUR,Tourist tax in EUR,Source,Special requests,Notes,House notes,Created',
        `${reference},pending,"Müller, ""Elo""",ana@example.pt,,2027-04-12,2027-04-15,3,2,0,0,0,,EUR,1500.00,0.00,1500.00,0.00,website,"A cot,\nplease",,,2027-03-10T12:00:00.000Z`,
        '',
      ].join('\r\n'),
    );
    expect(second).toBe('');
  });

  it.each(['=1+1', '+351 912', '-2', '@SUM(A1)'])('neutralises a cell with %s', async (text) => {
    await app.send('POST', '/api/booking-enquiry', {
      body: buildEnquiry({ guestName: text, guestPhone: text }),
    });
    const { bytes } = await file();
    expect(bytes.toString('utf8')).toContain(`,'${text},ana@example.pt,'${text},`);
  });

  it.each([
    ['Ann;=cmd|x', "Ann;'=cmd|x"],
    ['Ann; +1', "Ann;' +1"],
    ['Ann;"@x', `"Ann;'""@x"`],
    ['＝1+1', "'＝1+1"],
    ['Ann; Bob', 'Ann; Bob'],
  ])('neutralises %j for spreadsheets that split at semicolons', async (guestName, cell) => {
    await app.send('POST', '/api/booking-enquiry', { body: buildEnquiry({ guestName }) });
    const { bytes } = await file();
    expect(bytes.toString('utf8')).toContain(`,pending,${cell},ana@example.pt,`);
  });

  it('neutralises text that would begin its own line there', async () => {
    await app.send('POST', '/api/booking-enquiry', {
      body: buildEnquiry({ specialRequests: 'A cot\n=cmd\n\n-1' }),
    });
    const { bytes } = await file();
    expect(bytes.toString('utf8')).toContain(`"A cot\n'=cmd\n\n'-1"`);
  });

  it('removes direction characters from names stored before input was cleaned', async () => {
    const { reference } = await insertBooking(app, {
      checkinDate: '2027-05-01',
      checkoutDate: '2027-05-04',
    });
    await app.db.write(() =>
      app.db.models.Booking.update(
        { guestName: 'Ana\u202Egpj\u0007', specialRequests: 'A\u2066\ncot' },
        { where: { reference } },
      ),
    );
    const text = (await file()).bytes.toString('utf8');
    expect(text).toContain(',Anagpj,');
    expect(text).toContain('"A\ncot"');
    const { json } = await app.send<{ booking: object }>(
      'GET',
      `/api/admin/bookings/${reference}`,
      {
        cookie,
      },
    );
    expect(json.booking).toMatchObject({ guestName: 'Anagpj', specialRequests: 'A\ncot' });
  });

  it('holds every booking that passes the filter, over all pages', async () => {
    const first = await insertBooking(app, {
      checkinDate: '2027-05-01',
      checkoutDate: '2027-05-04',
      createdAt: new Date(Date.UTC(2027, 0, 1)),
    });
    const { id: _, reference, ...columns } = first.get({ plain: true });
    const others = Array.from({ length: 1200 }, (_none, index) => ({
      ...columns,
      reference: `${reference}-${index}`,
      status: index % 2 === 0 ? ('cancelled' as const) : ('pending' as const),
      // Many with equal times, so that page boundaries fall between them.
      createdAt: new Date(Date.UTC(2027, 0, 1 + Math.floor(index / 700))),
    }));
    await app.db.write(() => app.db.models.Booking.bulkCreate(others));
    const lines = async (query?: string) =>
      (await file(query)).bytes.toString('utf8').trimEnd().split('\r\n').slice(1);
    const all = await lines();
    expect(all).toHaveLength(1201);
    expect(new Set(all).size).toBe(1201);
    expect(await lines('?status=cancelled')).toHaveLength(600);
  });

  it('is for the owner only', async () => {
    const answer = await app.send('GET', '/api/bookings/export.csv');
    expect(answer.status).toBe(401);
  });
});

describe('messages', () => {
  const mark = (id: number, isRead: unknown) =>
    app.send<ContactMessageJson>('PATCH', `/api/contact/${id}`, { cookie, body: { isRead } });
  const unread = async () =>
    (await app.send<{ unreadMessageCount: number }>('GET', '/api/admin/summary', { cookie })).json
      .unreadMessageCount;

  it('are unread until the owner marks them, and can be unread again', async () => {
    await app.send('POST', '/api/contact', { body: buildMessage() });
    const [message] = (await app.send<ContactMessageJson[]>('GET', '/api/contact', { cookie }))
      .json;
    expect(message?.readAt).toBeNull();
    expect(await unread()).toBe(1);

    const id = message?.id ?? 0;
    expect((await mark(id, true)).json.readAt).toBe('2027-03-10T12:00:00.000Z');
    expect(await unread()).toBe(0);
    app.setNow(new Date('2027-03-10T13:00:00Z'));
    // Marking it again keeps the time of reading.
    expect((await mark(id, true)).json.readAt).toBe('2027-03-10T12:00:00.000Z');
    expect((await mark(id, false)).json.readAt).toBeNull();
    expect(await unread()).toBe(1);
  });

  it('refuse an invalid mark, and report an unknown message', async () => {
    expect((await mark(1, 'yes')).status).toBe(400);
    expect((await mark(1, true)).status).toBe(404);
  });
});
