import type { BookingJson } from '@shared/contract/bookings/booking';
import type {
  BookingBrief,
  BookingDetail,
  OwnerQuote,
} from '@shared/contract/bookings/ownerBooking';
import { addDays, villaDay } from '@shared/domain/date';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { buildPriceTerms } from '../../../public/test/pageData';
import { buildBooking } from '../../../test/buildBooking';
import { buildPayments } from '../../../test/buildPayments';
import { heldAnswer, liveStream, type SeenCall } from '../../../test/fakeServer';
import { renderAdmin, SIGNED_IN } from '../../../test/renderAdmin';

const LIST = 'GET /api/bookings';
const DETAIL = 'GET /api/admin/bookings/VL-7K3Q9M';
const PATCH = 'PATCH /api/admin/bookings/1';
const QUOTE = 'POST /api/admin/quote';
const STATUS = 'PATCH /api/bookings/1/status';
const ADDRESS = '/admin?booking=VL-7K3Q9M';

const TERMS = {
  depositPercent: 30,
  balanceDays: 30,
  deposit: 450,
  balance: 1050,
  balanceDue: '2027-03-13',
  securityDeposit: 300,
};

function detailOf(
  booking: BookingJson,
  more: Partial<BookingDetail> = {},
): { body: BookingDetail } {
  return {
    body: {
      booking,
      conflictingBookings: [],
      blockedNights: [],
      keptFreeNights: [],
      importedBlocks: [],
      doubleBookings: [],
      ...more,
    },
  };
}

function quoteOf(more: Partial<OwnerQuote> = {}): { body: OwnerQuote } {
  return { body: { quote: buildBooking().priceBreakdown, clash: null, hints: [], ...more } };
}

/** Opens the panel of a booking with the given response from the server. */
async function openPanel(
  detail: { body: BookingDetail } = detailOf(buildBooking()),
  routes: Parameters<typeof renderAdmin>[1] = {},
) {
  const admin = renderAdmin(ADDRESS, {
    [LIST]: { body: [detail.body.booking] },
    [DETAIL]: detail,
    [QUOTE]: quoteOf(),
    ...routes,
  });
  const dialog = await screen.findByRole('dialog', { name: 'Booking VL-7K3Q9M' });
  const panel = within(dialog);
  await panel.findByRole('heading', { name: detail.body.booking.guestName });
  return { ...admin, dialog, panel };
}

describe('the content of the panel', () => {
  it('opens from the list, has the focus, and gives it back on Escape', async () => {
    const { user } = renderAdmin('/admin', {
      [LIST]: { body: [buildBooking()] },
      [DETAIL]: detailOf(buildBooking()),
    });
    const link = await screen.findByRole('link', { name: 'Ana Duarte' });
    await user.click(link);
    const dialog = await screen.findByRole('dialog', { name: 'Booking VL-7K3Q9M' });
    expect(dialog.contains(document.activeElement)).toBe(true);
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(document.activeElement).toBe(link));
  });

  it('leaves the list beside it usable: arrow keys and clicks select another booking', async () => {
    const guests = ['Ana Duarte', 'Ben Cole', 'Cleo Dunn'];
    const bookings = guests.map((guestName, index) =>
      buildBooking({ id: index + 1, reference: `VL-ABC23${index + 2}`, guestName }),
    );
    const { user } = renderAdmin('/admin', {
      [LIST]: { body: bookings },
      ...Object.fromEntries(
        bookings.map((booking) => [
          `GET /api/admin/bookings/${booking.reference}`,
          detailOf(booking),
        ]),
      ),
    });
    const link = (name: string) => screen.findByRole('link', { name });
    const shows = async (name: string) => {
      const panels = await screen.findAllByRole('dialog');
      expect(panels).toHaveLength(1);
      await within(panels[0] as HTMLElement).findByRole('heading', { name });
    };
    await user.click(await link('Ana Duarte'));
    await shows('Ana Duarte');

    // The focus starts on the panel's title.
    await user.keyboard('{ArrowDown}');
    await shows('Ben Cole');
    expect(document.activeElement?.textContent).toBe('Booking VL-ABC233');
    expect((await link('Ben Cole')).getAttribute('aria-current')).toBe('true');

    await user.click(await link('Cleo Dunn'));
    await shows('Cleo Dunn');
    expect(document.activeElement).toBe(await link('Cleo Dunn'));
    await user.keyboard('{ArrowDown}{ArrowUp}');
    await shows('Ben Cole');
    expect(document.activeElement).toBe(await link('Ben Cole'));

    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(document.activeElement).toBe(await link('Ben Cole'));
  });

  it('leaves the arrow keys to text fields, and asks before typed text is discarded', async () => {
    const { panel, user } = await openPanel(undefined, {
      [LIST]: {
        body: [
          buildBooking(),
          buildBooking({ id: 2, reference: 'VL-ABC234', guestName: 'Ben Cole' }),
        ],
      },
    });
    await user.type(panel.getByRole('textbox', { name: 'Your notes' }), 'Key{ArrowDown}');
    expect(screen.getAllByRole('dialog')).toHaveLength(1);
    await user.click(screen.getByRole('link', { name: 'Ana Duarte' }));
    await user.keyboard('{ArrowDown}');
    expect(screen.getByRole('dialog', { name: 'Leave without saving?' })).toBeVisible();
  });

  it('lists hints for the owner, and still allows confirming', async () => {
    const booking = buildBooking({ isSentTwice: true });
    const { panel, user } = await openPanel(
      detailOf(booking, { keptFreeNights: ['2027-04-12', '2027-04-14'] }),
    );
    const hint =
      'Your rule keeps nights free between stays, and this stay has some of them: 12 Apr 2027, 14 Apr 2027. You can confirm it all the same.';
    expect(panel.getByText(hint)).toBeVisible();
    expect(panel.getByText(/^Sent twice: the same guest has asked/)).toBeVisible();
    await user.click(panel.getByRole('button', { name: 'Confirm' }));
    const question = within(screen.getByRole('dialog', { name: 'Confirm this booking?' }));
    expect(question.getByText(hint)).toBeVisible();
    const confirm = question.getByRole<HTMLButtonElement>('button', {
      name: 'Confirm this booking',
    });
    expect(confirm.disabled).toBe(false);
  });

  it('asks which to confirm beside an open offer: the offer or the guest’s request', async () => {
    const offer = {
      id: 4,
      status: 'sent',
      total: '700.00',
      validUntil: '2027-03-20',
      holdsNights: true,
      checkinDate: '2027-05-02',
      checkoutDate: '2027-05-09',
    } as const;
    const { panel, user, server } = await openPanel(detailOf(buildBooking({ offer })), {
      [STATUS]: { body: buildBooking({ status: 'confirmed' }) },
    });
    const ask = async () => {
      await user.click(panel.getByRole('button', { name: 'Confirm' }));
      return within(screen.getByRole('dialog', { name: 'Confirm this booking?' }));
    };
    let question = await ask();
    const offered = question.getByRole<HTMLInputElement>('radio', {
      name: /What you have offered/,
    });
    expect(offered.checked).toBe(true);
    expect(question.getByText('2 May – 9 May 2027, €700')).toBeVisible();
    expect(
      question.getByText('12 Apr – 15 Apr 2027, €1,500. Your offer is withdrawn.'),
    ).toBeVisible();
    await user.click(question.getByRole('button', { name: 'Confirm this booking' }));
    await screen.findByText('Status updated');
    question = await ask();
    await user.click(question.getByRole('radio', { name: /What the guest asked for/ }));
    await user.click(question.getByRole('button', { name: 'Confirm this booking' }));
    await waitFor(() => expect(server.callsOf(STATUS)).toHaveLength(2));
    expect(
      server.callsOf(STATUS).map(({ body }) => (body as { offerId: unknown }).offerId),
    ).toEqual([4, null]);
  });

  it('shows everything about a booking', async () => {
    const { panel } = await openPanel(
      detailOf(
        buildBooking({
          guestEmail: 'ana&rui@example.pt',
          currency: 'GBP',
          totalAmount: '1290.00',
          totalAmountEur: '1500.50',
          notes: 'Arrives late',
          privacyNotice: { version: 2, at: '2027-03-09T12:00:00.000Z' },
        }),
      ),
    );
    expect(panel.getByText('Privacy, version 2, on 9 Mar 2027')).toBeVisible();
    expect(panel.getByText('Mon, 12 Apr 2027')).toBeVisible();
    expect(panel.getByText('Thu, 15 Apr 2027 · 3 nights')).toBeVisible();
    expect(panel.getByRole('link', { name: 'ana&rui@example.pt' }).getAttribute('href')).toBe(
      'mailto:ana%26rui@example.pt',
    );
    expect(panel.getByRole('link', { name: '+351 912 345 678' }).getAttribute('href')).toBe(
      'tel:+351912345678',
    );
    expect(panel.getByText('€1,500.50 at the exchange rate of the booking')).toBeVisible();
    expect(panel.getByText('A cot, please')).toBeVisible();
    expect(panel.getByRole<HTMLTextAreaElement>('textbox', { name: 'Your notes' }).value).toBe(
      'Arrives late',
    );
    expect(panel.getByText('Enquiry on the website')).toBeVisible();
    expect(panel.getByText('10 Mar 2027')).toBeVisible();
  });

  it('marks an agreed amount that is not the list price', async () => {
    const { panel } = await openPanel(detailOf(buildBooking({ totalAmount: '1400.00' })));
    expect(panel.getByText('List price').nextSibling?.textContent).toBe('€1,500');
    expect(panel.getByText('€100 below the list price')).toBeVisible();
    expect(panel.getAllByText('€1,400')).toHaveLength(2);
  });

  it.each([
    ['1500.00', 'Due on confirmation: €450 (30%). The balance of €1,050 is due by 13 Mar 2027.'],
    // The same terms, applied to a different agreed amount.
    ['1000.00', 'Due on confirmation: €300 (30%). The balance of €700 is due by 13 Mar 2027.'],
  ])('shows the terms that a booking of %s was made under', async (totalAmount, payment) => {
    const { panel } = await openPanel(
      detailOf(
        buildBooking({
          totalAmount,
          priceBreakdown: {
            ...buildBooking().priceBreakdown,
            payment: TERMS,
          },
          cancellation: [
            { daysBefore: 30, refundPercent: 100 },
            { daysBefore: 14, refundPercent: 50 },
          ],
        }),
      ),
      { 'GET /api/admin/bookings/1/payments': { body: buildPayments({ isKept: false }) } },
    );
    expect(
      await panel.findByText(
        `${payment} A security deposit of €300 is also payable and is refunded after your stay.`,
      ),
    ).toBeVisible();
    expect(
      panel.getByText(
        'Given back after a cancellation: all until 13 Mar 2027, 50% until 29 Mar 2027, then nothing.',
      ),
    ).toBeVisible();
  });

  it('shows the payment dates once, with the payments if these are recorded here', async () => {
    const { panel } = await openPanel(
      detailOf(
        buildBooking({ priceBreakdown: { ...buildBooking().priceBreakdown, payment: TERMS } }),
      ),
      { 'GET /api/admin/bookings/1/payments': { body: buildPayments() } },
    );
    expect(await panel.findByRole('heading', { name: 'Payments' })).toBeVisible();
    expect(panel.queryByText(/Due on confirmation/)).toBeNull();
  });

  it('shows no terms of a cancelled booking', async () => {
    const { panel } = await openPanel(
      detailOf(
        buildBooking({
          status: 'cancelled',
          cancellation: [{ daysBefore: 30, refundPercent: 100 }],
        }),
      ),
    );
    expect(await panel.findByText('cancelled')).toBeVisible();
    expect(panel.queryByText(/^Given back after a cancellation/)).toBeNull();
  });

  it('does not treat an enquiry that was sent twice as another guest’s', async () => {
    const { id: _id, ...brief } = buildBooking();
    const again = { ...brief, id: 2, reference: 'VL-TTTTTT', isSameEnquiry: true as const };
    const { panel } = await openPanel(
      detailOf(buildBooking({ status: 'confirmed' }), { conflictingBookings: [again] }),
    );
    const list = panel.getByRole('list', {
      name: 'The same guest has sent this enquiry more than once:',
    });
    expect(within(list).getByRole('link', { name: brief.guestName })).toBeVisible();
    expect(panel.queryByText(/Another guest/)).toBeNull();
  });

  it('names conflictingBookings as links, and nights that are blocked', async () => {
    const conflicting: BookingBrief = {
      id: 2,
      reference: 'VL-TTTTTT',
      guestName: 'Tom Baker',
      checkinDate: '2027-04-13',
      checkoutDate: '2027-04-16',
      guestCount: 2,
      currency: 'EUR',
      totalAmount: '1500.00',
      status: 'enquiry',
      source: 'website',
      updatedAt: '2027-03-10T12:00:00.000Z',
    };
    const { panel, user } = await openPanel(
      detailOf(buildBooking(), {
        conflictingBookings: [conflicting],
        blockedNights: ['2027-04-14'],
        importedBlocks: [
          {
            id: 7,
            startDate: '2027-04-10',
            endDate: '2027-04-13',
            note: 'Airbnb: Reserved',
            isImported: true,
            createdAt: '2027-03-10T12:00:00.000Z',
          },
        ],
      }),
      {
        'GET /api/admin/bookings/VL-TTTTTT': detailOf(
          buildBooking({ id: 2, reference: 'VL-TTTTTT', guestName: 'Tom Baker' }),
        ),
      },
    );
    expect(panel.getByText(/You have blocked 14 Apr 2027\. Delete the block/)).toBeVisible();
    expect(
      panel.getByText(/^Another calendar has nights of this stay: /).parentElement?.textContent,
    ).toBe(
      'Another calendar has nights of this stay: Airbnb: Reserved, nights 10 to 12 Apr 2027 (3 nights).' +
        ' They become free here when they are free there. See the calendar',
    );
    const links = panel.getAllByRole('link', { name: 'See the calendar' });
    expect(links.map((link) => link.getAttribute('href'))).toEqual([
      '/admin/calendar?month=2027-04',
      '/admin/calendar?month=2027-04',
    ]);
    const list = panel.getByRole('list', { name: 'Another guest asks for these nights as well:' });
    expect(within(list).getByText('13 Apr – 16 Apr 2027')).toBeVisible();
    await user.click(within(list).getByRole('link', { name: 'Tom Baker' }));
    expect(await screen.findByRole('dialog', { name: 'Booking VL-TTTTTT' })).toBeVisible();
  });

  it('says when there is no such booking, and tries again when it could not be loaded', async () => {
    const { user, server } = renderAdmin(ADDRESS, {
      [LIST]: { body: [] },
      [DETAIL]: { status: 500, body: '' },
    });
    const panel = within(await screen.findByRole('dialog'));
    expect(await panel.findByText('The booking could not be loaded.')).toBeVisible();
    server.set({
      [DETAIL]: {
        status: 404,
        body: { code: 'not_found', message: 'This booking was not found.' },
      },
    });
    await user.click(panel.getByRole('button', { name: 'Try again' }));
    expect(await panel.findByText(/There is no booking with this reference/)).toBeVisible();
  });

  it('mentions no conflicting bookings once it is cancelled', async () => {
    const rival = buildBooking({ id: 2, reference: 'VL-TTTTTT', guestName: 'Tom Baker' });
    const { panel } = await openPanel(
      detailOf(buildBooking({ status: 'cancelled' }), {
        conflictingBookings: [{ ...rival, status: 'confirmed' }],
        blockedNights: ['2027-04-13'],
      }),
    );
    await panel.findByText('cancelled');
    expect(panel.queryByText(/already given|You have blocked/)).toBeNull();
    expect(panel.queryByText('Tom Baker')).toBeNull();
  });

  it('offers no change of a cancelled booking apart from the notes', async () => {
    const { panel } = await openPanel(detailOf(buildBooking({ status: 'cancelled' })));
    expect(panel.queryByRole('button', { name: /Change|Confirm|Cancel/ })).toBeNull();
    expect(panel.getByRole('textbox', { name: 'Your notes' })).toBeVisible();
  });
});

describe('decisions', () => {
  it('confirms, and keeps the focus in the panel', async () => {
    const confirmed = buildBooking({ status: 'confirmed' });
    const { panel, user, server, dialog } = await openPanel();
    server.set({
      [STATUS]: () => {
        server.set({ [DETAIL]: detailOf(confirmed) });
        return { body: confirmed };
      },
    });
    await user.click(panel.getByRole('button', { name: 'Confirm' }));
    await user.click(screen.getByRole('button', { name: 'Confirm this booking' }));
    expect(await panel.findByText('confirmed')).toBeVisible();
    expect(await screen.findByText('Status updated')).toBeVisible();
    await waitFor(() => expect(dialog.contains(document.activeElement)).toBe(true));
  });

  it.each([
    [
      'Confirm',
      'Confirm this booking',
      { obstacle: { kind: 'booking', reference: 'VL-TTTTTT', guestName: 'Tom Baker' } },
      'Cannot be confirmed: nights of it are given to Tom Baker.',
    ],
    [
      'Confirm',
      'Confirm this booking',
      { guestCount: 3, updatedAt: '2027-03-10T12:01:00.000Z' },
      'This booking has been changed meanwhile. Please close this and look at it again.',
    ],
  ] as const)(
    'stops asking to %s when another window has answered it: %s, %o',
    async (opener, approve, change, reason) => {
      const events = liveStream();
      const { panel, user, server } = await openPanel(undefined, {
        'GET /api/admin/events': events.route,
      });
      await user.click(panel.getByRole('button', { name: opener }));
      expect(screen.getByRole('button', { name: approve })).toHaveProperty('disabled', false);
      server.set({ [DETAIL]: detailOf(buildBooking(change)) });
      events.send('event: change\ndata: {"type":"booking","reference":"VL-7K3Q9M"}\n\n');
      const question = screen.getByRole('button', { name: approve }).closest('[role="dialog"]');
      await waitFor(() =>
        expect(question?.querySelector('[role="alert"]')?.textContent).toBe(reason),
      );
      expect(screen.getByRole('button', { name: approve })).toHaveProperty('disabled', true);
    },
  );

  it.each([
    ['Confirm', 'cancelled'],
    ['Cancel', 'cancelled'],
    ['Cancel', 'confirmed'],
  ] as const)('asks to %s no more once another window has %s it', async (opener, status) => {
    const events = liveStream();
    const { panel, user, server } = await openPanel(undefined, {
      'GET /api/admin/events': events.route,
    });
    await user.click(panel.getByRole('button', { name: opener }));
    const before = within(await screen.findByRole('dialog', { name: `${opener} this booking?` }));
    await user.type(before.getByRole('textbox', { name: /^Your message in the mail/ }), 'Bye');
    const updatedAt = '2027-03-10T12:01:00.000Z';
    server.set({ [DETAIL]: detailOf(buildBooking({ status, updatedAt })) });
    events.send('event: change\ndata: {"type":"booking","reference":"VL-7K3Q9M"}\n\n');
    const title = `This booking was ${status} meanwhile`;
    const dialog = await screen.findByRole('dialog', { name: title });
    const now = within(dialog);
    expect(now.getByRole('alert').textContent).toBe(title);
    expect(now.getAllByRole('button').map((button) => button.textContent)).toEqual(['×', 'Close']);
    expect(now.queryByRole('textbox')).toBeNull();
    expect(now.queryByText(/cannot be undone|are then taken|gets a mail|by mail/)).toBeNull();
    await waitFor(() => expect(dialog.contains(document.activeElement)).toBe(true));
    await user.click(now.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(dialog.isConnected).toBe(false));
    expect(server.callsOf(STATUS)).toEqual([]);
  });

  it('keeps the reason of a refusal readable, and the buttons come back', async () => {
    const message = 'These nights are already taken: 13 Apr 2027. Cancel the booking or delete …';
    const { panel, user } = await openPanel(undefined, {
      [STATUS]: { status: 409, body: { code: 'nights_taken', message, nights: ['2027-04-13'] } },
    });
    await user.click(panel.getByRole('button', { name: 'Confirm' }));
    await user.click(screen.getByRole('button', { name: 'Confirm this booking' }));
    expect(await panel.findByText(message)).toBeVisible();
    expect(panel.getByRole<HTMLButtonElement>('button', { name: 'Confirm' }).disabled).toBe(false);
  });
});

describe('notes', () => {
  it('keeps the focus and the typed text while it saves', async () => {
    const answer = heldAnswer();
    const { panel, user, server } = await openPanel(undefined, { [PATCH]: answer.route });
    const notes = panel.getByRole<HTMLTextAreaElement>('textbox', { name: 'Your notes' });
    await user.type(notes, 'Key under the pot');
    await user.click(panel.getByRole('button', { name: 'Save notes' }));
    const saving = await panel.findByRole('button', { name: 'Saving...' });
    expect(document.activeElement).toBe(saving);
    expect(saving.ariaDisabled).toBe('true');
    await user.click(saving);
    await user.click(panel.getByRole('button', { name: 'Undo' }));
    expect(notes.value).toBe('Key under the pot');
    answer.release({ body: buildBooking({ notes: 'Key under the pot' }) });
    await waitFor(() => expect(panel.queryByRole('button', { name: 'Undo' })).toBeNull());
    expect(server.callsOf(PATCH)).toHaveLength(1);
  });

  it('are saved by their own button, with the timestamp at which they were read', async () => {
    const saved = buildBooking({ notes: 'Key under the pot' });
    const { panel, user, server } = await openPanel(undefined, { [PATCH]: { body: saved } });
    expect(panel.queryByRole('button', { name: 'Save notes' })).toBeNull();
    await user.type(panel.getByRole('textbox', { name: 'Your notes' }), 'Key under the pot');
    server.set({ [DETAIL]: detailOf(saved) });
    await user.click(panel.getByRole('button', { name: 'Save notes' }));
    await screen.findByText('Booking updated');
    expect(server.callsOf(PATCH)[0]?.body).toEqual({
      notes: 'Key under the pot',
      updatedAt: '2027-03-10T12:00:00.000Z',
    });
    await waitFor(() => expect(panel.queryByRole('button', { name: 'Save notes' })).toBeNull());
  });

  it('stay in the field when another window was faster, and can then be saved over it', async () => {
    const theirs = buildBooking({ notes: 'Theirs', updatedAt: '2027-03-11T12:00:00.000Z' });
    const message = 'These details were changed in another window.';
    const { panel, user, server } = await openPanel(undefined, {
      [PATCH]: { status: 409, body: { code: 'stale', message } },
    });
    const notes = panel.getByRole<HTMLTextAreaElement>('textbox', { name: 'Your notes' });
    await user.type(notes, 'Mine');
    server.set({ [DETAIL]: detailOf(theirs) });
    await user.click(panel.getByRole('button', { name: 'Save notes' }));
    expect(await panel.findByText(message)).toBeVisible();
    expect(await panel.findByText(/Saved in another window meanwhile: “Theirs”/)).toBeVisible();
    expect(notes.value).toBe('Mine');
    server.set({ [PATCH]: { body: { ...theirs, notes: 'Mine' } } });
    await user.click(panel.getByRole('button', { name: 'Save notes' }));
    await screen.findByText('Booking updated');
    expect(server.callsOf(PATCH)[1]?.body).toEqual({
      notes: 'Mine',
      updatedAt: '2027-03-11T12:00:00.000Z',
    });
  });

  it('are not lost when Escape is pressed', async () => {
    const { panel, user } = await openPanel();
    await user.type(panel.getByRole('textbox', { name: 'Your notes' }), 'Key');
    await user.keyboard('{Escape}');
    const question = within(screen.getByRole('dialog', { name: 'Leave without saving?' }));
    await user.click(question.getByRole('button', { name: 'Stay' }));
    expect(panel.getByRole<HTMLTextAreaElement>('textbox', { name: 'Your notes' }).value).toBe(
      'Key',
    );
    await user.keyboard('{Escape}');
    await user.click(await screen.findByRole('button', { name: 'Leave without saving' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });
});

describe('dates and price', () => {
  const change = { name: 'Change dates or price' };

  it('ends a stay that has begun tomorrow, at the agreed amount', async () => {
    const today = villaDay(new Date());
    const stay = { checkinDate: addDays(today, -2), checkoutDate: addDays(today, 5) };
    const booking = buildBooking({ ...stay, status: 'confirmed' });
    const { panel, user, server } = await openPanel(detailOf(booking), {
      [PATCH]: { body: booking },
    });
    await user.click(panel.getByRole('button', { name: 'Leave early' }));
    await user.click(await panel.findByRole('button', { name: 'Save changes' }));
    await waitFor(() => expect(server.callsOf(PATCH)).toHaveLength(1));
    const { body } = server.callsOf(PATCH)[0] ?? {};
    expect(body).toMatchObject({
      checkinDate: stay.checkinDate,
      checkoutDate: addDays(today, 1),
      mail: { message: '' },
    });
    expect(body).not.toHaveProperty('totalAmount');
  });

  it('shows the list price before anything is saved, and takes it on request', async () => {
    const { panel, user, server } = await openPanel(undefined, {
      [PATCH]: { body: buildBooking() },
      [QUOTE]: quoteOf({
        quote: { ...buildBooking().priceBreakdown, total: 1550, guestFee: 50 },
        hints: ['Minimum stay requirement: 5 night(s).'],
      }),
    });
    await user.click(panel.getByRole('button', change));
    expect(document.activeElement).toBe(panel.getByLabelText('Check-in'));
    await user.clear(panel.getByLabelText('Guests'));
    await user.type(panel.getByLabelText('Guests'), '8');
    await user.click(await panel.findByRole('button', { name: 'Use €1,550' }));
    expect(
      panel.getByText(/Minimum stay requirement: 5 night.* You can save it all the same/),
    ).toBeVisible();
    expect(panel.getByText('The amount is the list price.')).toBeVisible();
    await user.click(panel.getByRole('button', { name: 'Save changes' }));
    await screen.findByText('Booking updated');
    expect(server.callsOf(QUOTE).at(-1)?.body).toEqual({
      checkinDate: '2027-04-12',
      checkoutDate: '2027-04-15',
      guestCount: 8,
      currency: 'EUR',
      bookingId: 1,
    });
    expect(server.callsOf(PATCH)[0]?.body).toEqual({
      guestCount: 8,
      totalAmount: '1550.00',
      isListPrice: true,
      updatedAt: '2027-03-10T12:00:00.000Z',
    });
    await waitFor(() => expect(document.activeElement).toBe(panel.getByRole('button', change)));
  });

  it('begins with the children, pets and extras of the booking, and sends what is changed', async () => {
    const extras = [
      { id: 'pool', name: 'Heated pool', price: '50.00', per: 'night' as const, maxQuantity: 1 },
      { id: 'cot', name: 'Cot', price: '20.00', per: 'piece' as const, maxQuantity: 3 },
    ];
    const { fees, touristTax } = buildPriceTerms();
    const terms = buildPriceTerms({
      touristTax: { ...touristTax, isOn: true, minimumAge: 13 },
      fees: { ...fees, maxPets: 2, extras },
    });
    const pool = { kind: 'extra' as const, quantity: 3, rate: 50, total: 150, name: 'Heated pool' };
    const booking = buildBooking({
      guestCount: 4,
      children: 2,
      pets: 1,
      priceBreakdown: {
        ...buildBooking().priceBreakdown,
        lines: [{ ...pool, extraId: 'pool', per: 'night' }],
      },
    });
    const { panel, user, server } = await openPanel(detailOf(booking), {
      [PATCH]: { body: booking },
      'GET /api/price-terms': { body: terms },
    });
    await user.click(panel.getByRole('button', change));
    const children = await panel.findByLabelText<HTMLSelectElement>('Children under 13');
    const poolTick = panel.getByLabelText<HTMLInputElement>('Heated pool');
    expect([children.value, panel.getByLabelText<HTMLSelectElement>('Pets').value]).toEqual([
      '2',
      '1',
    ]);
    expect(poolTick.checked).toBe(true);
    await user.selectOptions(panel.getByLabelText('Pets'), 'None');
    await user.selectOptions(panel.getByLabelText('Cot'), '2');
    await user.click(poolTick);
    await panel.findByText('The amount is the list price.');
    await user.click(panel.getByRole('button', { name: 'Save changes' }));
    await screen.findByText('Booking updated');
    const changed = { pets: 0, extras: [{ id: 'cot', quantity: 2 }] };
    expect(server.callsOf(QUOTE).at(-1)?.body).toMatchObject({ ...changed, guestCount: 4 });
    expect(server.callsOf(PATCH)[0]?.body).toEqual({
      ...changed,
      updatedAt: '2027-03-10T12:00:00.000Z',
    });
  });

  it('requests no pets and extras if the villa has none', async () => {
    const { panel, user, server } = await openPanel(undefined, {
      'GET /api/price-terms': { body: buildPriceTerms() },
    });
    await user.click(panel.getByRole('button', change));
    await panel.findByText('The amount is the list price.');
    expect(server.callsOf('GET /api/price-terms')).toHaveLength(1);
    expect(panel.queryByLabelText('Pets')).toBeNull();
    expect(panel.queryByRole('group', { name: 'Extras' })).toBeNull();
  });

  it('notifies the guest of a confirmed stay by mail of the old and new dates', async () => {
    const confirmed = buildBooking({ status: 'confirmed' });
    const { panel, user, server } = await openPanel(detailOf(confirmed), {
      [PATCH]: { body: confirmed },
      'POST /api/admin/mail/preview': {
        body: { recipient: 'ana@example.pt', subject: 'Your stay has changed', html: '', text: '' },
      },
    });
    await user.click(panel.getByRole('button', change));
    const tick = { name: 'Tell Ana Duarte by mail' };
    expect(panel.queryByRole('switch', tick)).toBeNull();
    await user.clear(panel.getByLabelText('Amount (EUR)'));
    await user.type(panel.getByLabelText('Amount (EUR)'), '1400');
    expect(panel.getByRole<HTMLInputElement>('switch', tick).checked).toBe(true);
    expect(panel.getByText('€100 below the list price')).toBeVisible();
    await user.type(
      panel.getByRole('textbox', { name: /^Your message in the mail/ }),
      ' As we said. ',
    );
    await user.click(panel.getByRole('button', { name: 'See the mail' }));
    await panel.findByText('Subject: Your stay has changed');
    await waitFor(() =>
      expect(panel.getByTitle('The mail to ana@example.pt').getAttribute('src')).toBe(
        '/api/admin/mail/preview.html?bookingId=1&totalAmount=1400.00&message=As+we+said.',
      ),
    );
    await user.click(panel.getByRole('button', { name: 'Save changes' }));
    await screen.findByText('Booking updated');
    expect(server.callsOf(PATCH)[0]?.body).toEqual({
      totalAmount: '1400.00',
      mail: { message: 'As we said.' },
      updatedAt: '2027-03-10T12:00:00.000Z',
    });
  });

  it.each([
    ['without the switch', 'confirmed', true],
    ['while it is not confirmed', 'pending', true],
    ['where mail is not set up', 'confirmed', false],
  ] as const)('sends no mail about a changed stay %s', async (_when, status, isSetUp) => {
    const booking = buildBooking({ status });
    const { panel, user, server } = await openPanel(detailOf(booking), {
      [PATCH]: { body: booking },
      'GET /api/admin/mail': { body: { isSetUp, ownerAddress: 'o@villa.example', problems: [] } },
    });
    await user.click(panel.getByRole('button', change));
    await user.clear(panel.getByLabelText('Amount (EUR)'));
    await user.type(panel.getByLabelText('Amount (EUR)'), '1400');
    const tick = panel.queryByRole('switch');
    expect(tick !== null).toBe(status === 'confirmed' && isSetUp);
    if (tick) await user.click(tick);
    expect(panel.queryByText(/Mail is not set up, so Ana Duarte/) !== null).toBe(!isSetUp);
    await user.click(panel.getByRole('button', { name: 'Save changes' }));
    await screen.findByText('Booking updated');
    expect(server.callsOf(PATCH)[0]?.body).not.toHaveProperty('mail');
  });

  it('keeps the list price that was taken with the stay, until another amount is typed', async () => {
    const { panel, user, server } = await openPanel(undefined, {
      [PATCH]: { body: buildBooking() },
      [QUOTE]: ({ body }: SeenCall) =>
        quoteOf({
          quote: {
            ...buildBooking().priceBreakdown,
            total: 1400 + 100 * (body as { guestCount: number }).guestCount,
          },
        }),
    });
    await user.click(panel.getByRole('button', change));
    const guests = panel.getByLabelText('Guests');
    const amount = panel.getByLabelText<HTMLInputElement>('Amount (EUR)');
    await user.click(await panel.findByRole('button', { name: 'Use €1,600' }));
    await user.clear(guests);
    await user.type(guests, '4');
    expect(amount.value).toBe('');
    await waitFor(() => expect(amount.value).toBe('1800.00'));
    await user.clear(amount);
    await user.type(amount, '1.750,50');
    await user.clear(guests);
    await user.type(guests, '5');
    await panel.findByRole('button', { name: 'Use €1,900' });
    await user.click(panel.getByRole('button', { name: 'Save changes' }));
    await screen.findByText('Booking updated');
    expect(server.callsOf(PATCH)[0]?.body).toEqual({
      guestCount: 5,
      totalAmount: '1750.50',
      updatedAt: '2027-03-10T12:00:00.000Z',
    });
  });

  it('changes the guests of a stay that is over without asking for a list price', async () => {
    const old = buildBooking({ checkinDate: '2020-04-12', checkoutDate: '2020-04-15' });
    const { panel, user, server } = await openPanel(detailOf(old), {
      [PATCH]: { body: old },
      [QUOTE]: {
        status: 400,
        body: {
          code: 'invalid_input',
          message: 'The first day can be at most 24 months back. Please check the year.',
          issues: [],
        },
      },
    });
    await user.click(panel.getByRole('button', change));
    await user.clear(panel.getByLabelText('Guests'));
    await user.type(panel.getByLabelText('Guests'), '4');
    await user.click(panel.getByRole('button', { name: 'Save changes' }));
    await screen.findByText('Booking updated');
    expect(server.callsOf(PATCH)[0]?.body).toMatchObject({ guestCount: 4 });
    expect(server.callsOf(QUOTE)).toHaveLength(0);
  });

  it('does not save over conflicting nights', async () => {
    const { panel, user } = await openPanel(undefined, {
      [QUOTE]: quoteOf({
        clash: { message: 'These nights are already taken: 15 Apr 2027.', nights: ['2027-04-15'] },
      }),
    });
    await user.click(panel.getByRole('button', change));
    await user.clear(panel.getByLabelText('Check-out'));
    await user.type(panel.getByLabelText('Check-out'), '2027-04-16');
    expect(await panel.findByText('These nights are already taken: 15 Apr 2027.')).toBeVisible();
    expect(panel.getByRole<HTMLButtonElement>('button', { name: 'Save changes' }).disabled).toBe(
      true,
    );
  });

  it('allows a change of the amount although others hold the nights already', async () => {
    const { panel, user, server } = await openPanel(undefined, {
      [PATCH]: { body: buildBooking() },
      [QUOTE]: quoteOf({ clash: { message: 'Taken.', nights: ['2027-04-13'] } }),
    });
    await user.click(panel.getByRole('button', change));
    await panel.findByText('The amount is the list price.');
    expect(panel.queryByText('Taken.')).toBeNull();
    await user.clear(panel.getByLabelText('Amount (EUR)'));
    await user.type(panel.getByLabelText('Amount (EUR)'), '1400');
    await user.click(panel.getByRole('button', { name: 'Save changes' }));
    await screen.findByText('Booking updated');
    expect(server.callsOf(PATCH)[0]?.body).toMatchObject({ totalAmount: '1400.00' });
  });

  it('reports an invalid amount at its field', async () => {
    const { panel, user } = await openPanel();
    await user.click(panel.getByRole('button', change));
    await user.clear(panel.getByLabelText('Amount (EUR)'));
    await user.type(panel.getByLabelText('Amount (EUR)'), '1.500');
    await panel.findByRole('button', { name: 'Use €1,500' });
    await user.click(panel.getByRole('button', { name: 'Save changes' }));
    expect(await panel.findByText(/Amount could be 1500 or 1.50/)).toBeVisible();
    expect(document.activeElement).toBe(panel.getByLabelText('Amount (EUR)'));
  });

  it('passes on why the server has no price, and can be saved without one', async () => {
    const answer = heldAnswer();
    const { panel, user, server } = await openPanel(undefined, {
      [QUOTE]: { status: 500, body: '' },
      [PATCH]: answer.route,
    });
    await user.click(panel.getByRole('button', change));
    expect(await panel.findByText(/^The price could not be calculated\./)).toBeVisible();
    server.set({
      [QUOTE]: {
        status: 400,
        body: { code: 'invalid_input', message: 'The villa sleeps at most 8 guests.', issues: [] },
      },
    });
    await user.clear(panel.getByLabelText('Guests'));
    await user.type(panel.getByLabelText('Guests'), '9');
    expect(await panel.findByText('The villa sleeps at most 8 guests.')).toBeVisible();
    const save = panel.getByRole<HTMLButtonElement>('button', { name: 'Save changes' });
    expect(save.disabled).toBe(true);
    server.set({ [QUOTE]: { status: 500, body: '' } });
    await user.clear(panel.getByLabelText('Guests'));
    await user.type(panel.getByLabelText('Guests'), '7');
    await panel.findByText(/^The price could not be calculated\./);
    await user.click(save);
    expect(await panel.findByRole('button', { name: 'Saving...' })).toBeVisible();
    answer.release({ status: 503, body: { code: 'unavailable', message: 'Busy just now.' } });
    expect(await panel.findByText(/Busy just now\./)).toBeVisible();
    expect(panel.getByLabelText<HTMLInputElement>('Guests').value).toBe('7');
  });
});

describe('contact', () => {
  it('has nothing unsaved once it is stored, while the lists are still being read again', async () => {
    const stored = buildBooking({ guestName: 'Ana Maria Duarte' });
    const held = heldAnswer();
    const { panel, user, server } = await openPanel(undefined, {
      [PATCH]: () => {
        server.set({ [LIST]: held.route, [DETAIL]: detailOf(stored) });
        return { body: stored };
      },
    });
    await user.click(panel.getByRole('button', { name: 'Change contact' }));
    await user.clear(panel.getByLabelText('Name'));
    await user.type(panel.getByLabelText('Name'), 'Ana Maria Duarte');
    await user.click(panel.getByRole('button', { name: 'Save changes' }));
    await panel.findByRole('heading', { name: 'Ana Maria Duarte' });
    await waitFor(() => expect(panel.queryByLabelText('Name')).toBeNull());
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('sends what was changed, and an emptied number as null', async () => {
    const { panel, user, server } = await openPanel(undefined, {
      [PATCH]: { body: buildBooking() },
    });
    await user.click(panel.getByRole('button', { name: 'Change contact' }));
    await user.clear(panel.getByLabelText(/^Phone/));
    await user.clear(panel.getByLabelText('Name'));
    await user.click(panel.getByRole('button', { name: 'Save changes' }));
    expect(await panel.findByText('Full name is required')).toBeVisible();
    await user.type(panel.getByLabelText('Name'), 'Ana Maria Duarte');
    await user.selectOptions(panel.getByLabelText('Language'), 'German');
    await user.click(panel.getByRole('button', { name: 'Save changes' }));
    await screen.findByText('Booking updated');
    expect(server.callsOf(PATCH)[0]?.body).toEqual({
      guestName: 'Ana Maria Duarte',
      guestPhone: null,
      language: 'de',
      updatedAt: '2027-03-10T12:00:00.000Z',
    });
  });
});

it('warns of another site that may have sold its nights as well', async () => {
  const { panel } = await openPanel(
    detailOf(buildBooking({ status: 'pending', alsoSoldBy: ['Airbnb', 'Vrbo'] })),
  );
  expect(
    panel.getByText(/^Airbnb and Vrbo may have sold nights .* Look there before you confirm\.$/),
  ).toBeVisible();
});

describe('in Portuguese', () => {
  it('shows the bill, the days and field errors', async () => {
    const booking = buildBooking({ totalAmount: '1400.00', language: 'de' });
    const { user } = renderAdmin(ADDRESS, {
      [LIST]: { body: [booking] },
      [DETAIL]: detailOf(booking),
      [QUOTE]: quoteOf(),
      'GET /api/admin/session': { body: { ...SIGNED_IN, language: 'pt' } },
    });
    const panel = within(await screen.findByRole('dialog', { name: 'Reserva VL-7K3Q9M' }));
    expect(await panel.findByText('Valor acordado')).toBeVisible();
    expect(panel.getByText(/abaixo do preço de tabela$/)).toBeVisible();
    expect(panel.getByText('alemão')).toBeVisible();
    await user.click(panel.getByRole('button', { name: 'Alterar datas ou preço' }));
    await user.clear(panel.getByLabelText('Valor (EUR)'));
    await user.type(panel.getByLabelText('Valor (EUR)'), '-3');
    await user.click(panel.getByRole('button', { name: 'Guardar alterações' }));
    expect(await panel.findByText('Valor: não pode ser inferior a 0')).toBeVisible();
  });
});
