import type Router from '@koa/router';
import { LIMITS } from '@shared/contract/common';
import { sendBookingEnquiry } from '@shared/contract/endpoints';
import type { Context } from 'koa';
import type { Deps } from '../deps';
import { invalidField } from '../errors';
import { mount } from '../middleware/endpoint';
import { presentReceipt } from '../presenters';
import { createEnquiry } from '../services/booking';
import { RATE_LIMITS } from '../services/rateLimit';

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

/** The sender's key, or `null`. @throws AppError 400 when it is unusable */
function idempotencyKey(ctx: Context): string | null {
  const key = ctx.get('Idempotency-Key');
  if (key === '') return null;
  if (key.length > LIMITS.idempotencyKey || !/^[\x21-\x7E]+$/.test(key)) {
    throw invalidField(
      'Idempotency-Key',
      `The Idempotency-Key header must be 1 to ${LIMITS.idempotencyKey} printable characters`,
    );
  }
  return key;
}
