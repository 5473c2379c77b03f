import type Router from '@koa/router';
import { sendBookingEnquiry } from '@shared/contract/endpoints';
import type { Deps } from '../deps';
import { mount } from '../middleware/endpoint';
import { presentReceipt } from '../presenters';
import { RATE_LIMITS } from '../services/rateLimit';
import { idempotencyKey } from './idempotencyKey';

/** Booking enquiries from the website. */
export function mountEnquiries(router: Router, deps: Deps): void {
  const { enquiries, liveEvents, log, mail } = deps;
  mount(
    router,
    deps,
    sendBookingEnquiry,
    async ({ body, ctx, read }) => {
      const key = idempotencyKey(ctx);
      const booking = await enquiries.take(body, key, read).finally(() => liveEvents.wake());
      log.info({ reference: booking.reference }, 'enquiry stored');
      return presentReceipt(booking, mail.kind === 'smtp');
    },
    RATE_LIMITS.enquiry,
  );
}
