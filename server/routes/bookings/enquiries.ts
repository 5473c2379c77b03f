import type Router from '@koa/router';
import { sendBookingEnquiry } from '@shared/contract/publicEndpoints';
import type { Deps } from '../../appDependencies';
import { mount } from '../../middleware/endpoint';
import { isReceiptDue, RECEIPT_LIMIT } from '../../services/mail/outbox';
import { RATE_LIMITS, scaled } from '../../services/access/rateLimits';
import type { ReadContext } from '../../services/serviceContext';
import { idempotencyKey } from '../../middleware/idempotencyKey';
import { presentEnquiryReceipt } from '../../services/bookings/enquiries';

export function mountEnquiries(router: Router, deps: Deps): void {
  const { enquiries, env, eventHub, log, mail } = deps;
  const receiptLimit = scaled(RECEIPT_LIMIT, env.rateLimitFactor);
  const isMailPromised = async (reference: string, guestEmail: string, read: ReadContext) => {
    const isPromised = async () =>
      (await mail.current()).kind === 'smtp' &&
      isReceiptDue({ reference, guestEmail }, receiptLimit, read);
    return isPromised().catch((error: unknown) => {
      // The enquiry is stored, so its response must not fail here.
      log.warn({ err: error, reference }, 'receipt not looked up');
      return false;
    });
  };
  mount(
    router,
    deps,
    sendBookingEnquiry,
    async ({ body, ctx, read }) => {
      const key = idempotencyKey(ctx);
      const booking = await enquiries.submit(body, key).finally(() => eventHub.wake());
      log.info({ reference: booking.reference }, 'enquiry stored');
      const sendsMail = await isMailPromised(booking.reference, body.guestEmail, read);
      return presentEnquiryReceipt(booking, sendsMail);
    },
    RATE_LIMITS.enquiry,
  );
}
