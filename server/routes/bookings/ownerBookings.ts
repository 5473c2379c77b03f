import type Router from '@koa/router';
import { OK } from '@shared/contract/common';
import {
  createBooking,
  getBooking,
  quoteForOwner,
  resendConfirmation,
  updateBooking,
} from '@shared/contract/bookings/bookingEndpoints';
import {
  createBlock,
  deleteBlock,
  getCalendar,
  listBlocks,
  updateBlock,
} from '@shared/contract/calendars/calendarEndpoints';
import { languageOfReader } from '../../languageOfReader';
import { numberOfCents } from '@shared/domain/prices/money';
import type { Deps } from '../../appDependencies';
import { mount } from '../../middleware/endpoint';
import * as blocks from '../../services/calendars/blocks';
import { marksOf } from '../../services/bookings/bookingMarks';
import { bookingDetail } from '../../services/bookings/listBookings';
import { createOwnerBooking } from '../../services/bookings/createOwnerBooking';
import { quoteForOwner as quote } from '../../services/bookings/ownerQuote';
import { updateBooking as update } from '../../services/bookings/updateBooking';
import { carryOutUndoable, sealUndo } from '../../services/bookings/undo';
import { resendConfirmation as resend } from '../../services/bookings/resendConfirmation';
import { loadDoubleBookings } from '../../services/calendars/doubleBookings';
import { ownerCalendar } from '../../services/calendars/ownerCalendar';
import { bookingsWithOverduePayment } from '../../services/payments/duePayments';
import { offersOfWaiting } from '../../services/offers/offeredStays';
import { isSameEnquiry } from '../../services/bookings/sentTwice';
import { idempotencyKey } from '../../middleware/idempotencyKey';
import { presentBooking, presentBookingBrief } from '../../services/bookings/presentBooking';
import { presentOverride } from '../../services/prices/overrides';

export function mountOwnerBookings(router: Router, deps: Deps): void {
  mount(router, deps, getCalendar, async ({ query, read }) => {
    const calendar = await ownerCalendar(query, read);
    const overdue = await bookingsWithOverduePayment(calendar.bookings, read);
    const offers = await offersOfWaiting(calendar.bookings, read);
    return {
      days: calendar.days.map(({ priceCents, ...day }) => ({
        ...day,
        price: numberOfCents(priceCents),
      })),
      seasons: calendar.seasons.map(({ name, colour }) => ({ name, colour })),
      bookings: calendar.bookings.map((row) => {
        const offer = offers.get(row.id);
        return {
          ...presentBookingBrief(row),
          ...(overdue.has(row.id) && { isOverdue: true }),
          ...(offer && { offer }),
        };
      }),
      more: calendar.more,
      blocks: calendar.blocks.map(blocks.presentBlock),
      doubleBookings: (await loadDoubleBookings(read)).filter(
        ({ startDate, endDate }) => startDate <= query.endDate && endDate > query.startDate,
      ),
      overrides: calendar.overrides.map(presentOverride),
    };
  });

  mount(router, deps, getBooking, async ({ params, read }) => {
    const { booking, conflictingBookings, blockedNights, keptFreeNights, importedBlocks } =
      await bookingDetail(params.reference, read);
    return {
      booking: presentBooking(booking, await marksOf(booking, read)),
      conflictingBookings: conflictingBookings.map((other) => ({
        ...presentBookingBrief(other),
        ...(isSameEnquiry(other, booking) && { isSameEnquiry: true as const }),
      })),
      blockedNights,
      keptFreeNights,
      importedBlocks: importedBlocks.map(blocks.presentBlock),
      doubleBookings: (await loadDoubleBookings(read)).filter(
        (row) => row.booking?.reference === booking.reference,
      ),
    };
  });

  mount(router, deps, quoteForOwner, async ({ body, ctx, read }) =>
    quote(body, languageOfReader(ctx), read),
  );

  mount(router, deps, createBooking, async ({ body, ctx, read, write }) => {
    const key = idempotencyKey(ctx);
    const booking = await write((context) => createOwnerBooking(body, key, context));
    deps.log.info({ reference: booking.reference, status: booking.status }, 'booking entered');
    return presentBooking(booking, await marksOf(booking, read));
  });

  mount(router, deps, updateBooking, async ({ params, body, read, write }) => {
    const { isUndoable, ...changes } = body;
    const { result: booking, undo } = await write(async (context) => {
      const change = () => update(params.id, changes, context);
      if (!isUndoable) return { result: await change(), undo: null };
      return carryOutUndoable([params.id], change, context);
    });
    deps.log.info({ reference: booking.reference }, 'booking changed');
    return {
      ...presentBooking(booking, await marksOf(booking, read)),
      ...(await sealUndo(undo, deps.secrets)),
    };
  });

  mount(router, deps, resendConfirmation, async ({ params, body, read, write }) => {
    const booking = await write((context) => resend(params.id, body.updatedAt, context));
    deps.log.info({ reference: booking.reference }, 'confirmation sent again');
    return presentBooking(booking, await marksOf(booking, read));
  });

  mount(router, deps, listBlocks, async ({ query, read }) =>
    (await blocks.listBlocks(query, read)).map(blocks.presentBlock),
  );

  mount(router, deps, createBlock, async ({ body, ctx, write }) => {
    const key = idempotencyKey(ctx);
    return blocks.presentBlock(await write((context) => blocks.createBlock(body, key, context)));
  });

  mount(router, deps, updateBlock, async ({ params, body, write }) =>
    blocks.presentBlock(await write((context) => blocks.updateBlock(params.id, body, context))),
  );

  mount(router, deps, deleteBlock, async ({ params, write }) => {
    await write((context) => blocks.deleteBlock(params.id, context));
    return OK;
  });
}
