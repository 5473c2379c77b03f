import type Router from '@koa/router';
import { sendBookingEnquiry } from '@shared/contract/endpoints';
import type { Deps } from '../deps';
import { mount } from '../middleware/endpoint';
import { presentReceipt } from '../presenters';
import { createEnquiry } from '../services/booking';
import { RATE_LIMITS } from '../services/rateLimit';
import { idempotencyKey } from './idempotencyKey';

/** Booking enquiries from the website. */
export function mountEnquiries(router: Router, deps: Deps): void {
  mount(
    router,
    deps,
    sendBookingEnquiry,
    async ({ body, ctx, write }) => {
      const key = idempotencyKey(ctx);
      const booking = await write((context) => createEnquiry(body, key, context));
      deps.log.info({ reference: booking.reference }, 'enquiry stored');
      return presentReceipt(booking);
    },
    RATE_LIMITS.enquiry,
  );
}
