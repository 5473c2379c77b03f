import type Router from '@koa/router';
import { sendBookingEnquiry } from '@shared/contract/publicEndpoints';
import type { Deps } from '../../appDependencies';
import { mount } from '../../middleware/endpoint';
import { RATE_LIMITS } from '../../services/rateLimits/rateLimits';
import { idempotencyKey } from '../../middleware/idempotencyKey';
import { presentEnquiryReceipt } from '../../services/bookings/enquiries';

export function mountEnquiries(router: Router, deps: Deps): void {
  const { enquiries, eventHub, log, mail } = deps;
  const sendsMails = async () => {
    try {
      return (await mail.current()).kind === 'smtp';
    } catch (error) {
      // The enquiry is stored, so its response must not fail here.
      log.warn({ err: error }, 'mail settings not read');
      return false;
    }
  };
  mount(
    router,
    deps,
    sendBookingEnquiry,
    async ({ body, ctx }) => {
      const key = idempotencyKey(ctx);
      const stored = await enquiries.submit(body, key).finally(() => eventHub.wake());
      log.info({ reference: stored.booking.reference }, 'enquiry stored');
      return presentEnquiryReceipt(stored.booking, stored.getsReceipt && (await sendsMails()));
    },
    RATE_LIMITS.enquiry,
  );
}
