import type Router from '@koa/router';
import { changeBookingStatus, getBookingSummary, listBookings } from '@shared/contract/endpoints';
import type { Deps } from '../deps';
import { mount } from '../middleware/endpoint';
import { presentBooking } from '../presenters';
import * as booking from '../services/booking';
import { answerPage } from './answerPage';

/** The owner's bookings. */
export function mountBookings(router: Router, deps: Deps): void {
  mount(router, deps, listBookings, async ({ query, ctx, read }) =>
    answerPage(ctx, await booking.listBookings(query, read), presentBooking),
  );

  mount(router, deps, getBookingSummary, async ({ read }) => booking.summariseBookings(read));

  mount(router, deps, changeBookingStatus, async ({ params, body, write }) => {
    const changed = await write((context) =>
      booking.changeBookingStatus(params.bookingId, body.status, context),
    );
    deps.log.info({ reference: changed.reference, status: changed.status }, 'booking status');
    return presentBooking(changed);
  });
}
