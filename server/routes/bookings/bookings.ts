import type Router from '@koa/router';
import {
  changeBookingStatus,
  exportBookings,
  getBookingSummary,
  getToday,
  listBookings,
  undoBookingChange,
} from '@shared/contract/bookings/bookingEndpoints';
import { getHousePlan } from '@shared/contract/bookings/houseEndpoints';
import { isDiskShort } from '../../files/diskReserve';
import { summariseBookings } from '../../services/figures/summary';
import type { Deps } from '../../appDependencies';
import { languageOfReader } from '../../languageOfReader';
import { mount } from '../../middleware/endpoint';
import { changeBookingStatus as changeStatus } from '../../services/bookings/changeStatus';
import { bookingsCsv } from '../../services/bookings/exportBookings';
import { bookingMarks, marksOf } from '../../services/bookings/bookingMarks';
import { eachBooking, listBookings as loadBookings } from '../../services/bookings/listBookings';
import { fileTextsOfReader } from '../../services/access/account';
import {
  loadHousePlan,
  presentHouseStay,
  presentImportedStay,
} from '../../services/bookings/housePlan';
import { loadToday } from '../../services/bookings/today';
import { carryOutUndoable, openUndo, sealUndo, undoAction } from '../../services/bookings/undo';
import { paginatedList } from '../paginatedList';
import { redirectToLogin } from '../../middleware/redirectToLogin';
import { presentBooking } from '../../services/bookings/presentBooking';

export function mountBookings(router: Router, deps: Deps): void {
  mount(router, deps, listBookings, async ({ query, ctx, read }) => {
    const page = await loadBookings(query, read);
    const marks = await bookingMarks(page.rows, read);
    return paginatedList(ctx, page, (row) => presentBooking(row, marks(row)));
  });

  router.get(exportBookings.path, redirectToLogin);
  mount(router, deps, exportBookings, async ({ query, ctx, read, record }) => {
    await record('bookings_exported');
    ctx.type = 'text/csv; charset=utf-8';
    ctx.attachment(`bookings-${read.today}.csv`);
    const { language } = await fileTextsOfReader(read);
    return bookingsCsv(eachBooking(query, read), language);
  });

  mount(router, deps, getBookingSummary, async ({ read, can }) => {
    const { confirmedRevenueEur, keptEur, newReviewCount, ...counts } =
      await summariseBookings(read);
    return {
      ...(can('figures') && { confirmedRevenueEur, keptEur }),
      ...(can('content') && { newReviewCount }),
      ...counts,
    };
  });

  mount(router, deps, getHousePlan, async ({ query, read }) => {
    const plan = await loadHousePlan(query, read);
    const { days, checkinTime, checkoutTime, stays, arrivals, imported } = plan;
    return {
      today: read.today,
      ...days,
      checkinTime,
      checkoutTime,
      stays: [
        ...stays.map((row) => presentHouseStay(row, arrivals.get(row.id)?.arrivalTime ?? null)),
        ...imported.map(presentImportedStay),
      ].toSorted((a, b) => a.checkinDate.localeCompare(b.checkinDate)),
    };
  });

  mount(router, deps, getToday, async ({ ctx, read, can }) => {
    const reader = {
      language: languageOfReader(ctx),
      seesAccountMail: can('mail'),
      decidesOnReviews: can('content'),
    };
    return {
      ...(await loadToday(reader, read)),
      isDiskShort: await isDiskShort(deps.env.dataDir),
    };
  });

  mount(router, deps, changeBookingStatus, async ({ params, body, read, write }) => {
    const { result: changed, undo } = await write(async (context) => {
      const change = () => changeStatus(params.bookingId, body, context);
      if (!body.isUndoable) return { result: await change(), undo: null };
      const declined = await context.models.Booking.findAll({
        attributes: ['id'],
        where: { reference: body.declines?.references ?? [] },
      });
      const ids = [params.bookingId, ...declined.map(({ id }) => id)];
      return carryOutUndoable(ids, change, context);
    });
    deps.log.info({ reference: changed.reference, status: changed.status }, 'booking status');
    return {
      ...presentBooking(changed, await marksOf(changed, read)),
      ...(await sealUndo(undo, deps.secrets)),
    };
  });

  mount(router, deps, undoBookingChange, async ({ body, read, write }) => {
    const undo = await openUndo(body.undo, deps.secrets);
    const booking = await write((context) => undoAction(undo, context));
    deps.log.info({ reference: booking.reference, status: booking.status }, 'change undone');
    return presentBooking(booking, await marksOf(booking, read));
  });
}
