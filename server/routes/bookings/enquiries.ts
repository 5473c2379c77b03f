import type Router from '@koa/router';
import { sendBookingEnquiry } from '@shared/contract/publicEndpoints';
import type { Deps } from '../../appDependencies';
import { mount } from '../../middleware/endpoint';
import { RATE_LIMITS } from '../../services/rateLimits/rateLimits';
import { idempotencyKey } from '../../middleware/idempotencyKey';
import { presentEnquiryReceipt } from '../../services/bookings/enquiries';
import { knownStayLink } from '../../services/stay/stayLink';

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
      const { booking } = stored;
      // A repeat of an older enquiry must not reveal a link that was renewed since.
      const isNew = booking.updatedAt.getTime() === booking.createdAt.getTime();
      return presentEnquiryReceipt(booking, {
        sendsMail: stored.getsReceipt && (await sendsMails()),
        stayLink: isNew ? await knownStayLink(booking, deps) : null,
      });
    },
    RATE_LIMITS.enquiry,
  );
}
