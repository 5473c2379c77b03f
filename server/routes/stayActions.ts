import { reviewFormSchema } from '@shared/contract/reviews/review';
import type { StayOutcome } from '@shared/contract/stay/stayPage';
import type * as z from 'zod/mini';
import type { Deps } from '../appDependencies';
import { AppError } from '../errors';
import type { Booking } from '../models/Booking';
import type { Use } from '../services/rateLimits/rateLimiter';
import { RATE_LIMITS } from '../services/rateLimits/rateLimits';
import { acceptOffer, declineOffer } from '../services/offers/answerOffer';
import { declineForm, offerForm, offerResult } from '../services/offers/stayOffer';
import { saveReview } from '../services/reviews/reviews';
import { readContext, type WriteContext } from '../services/serviceContext';
import { detailsForm, saveStayDetails } from '../services/stay/stayDetails';
import { StayRefusal } from '../services/stayRefusal';
import {
  askForChange,
  cancellationForm,
  datesForm,
  withdrawalForm,
  withdrawRequest,
} from '../services/stay/stayRequests';
import { parseForm, type SentForm } from '../middleware/formEndpoint';

type StayAction<Fields extends z.ZodMiniType = z.ZodMiniType> = {
  fields: Fields;
  /** Whether the guest types text; a rejected form then shows it again. */
  isTyped: boolean;
  /**
   * @returns the code of the result, shown as the text `done.<code>`. A problem that must not roll back the write is
   *   returned as well
   * @throws StayRefusal or AppError for a problem shown as `problem.<code>`
   */
  run: (
    booking: Booking,
    fields: z.output<Fields>,
    context: WriteContext,
  ) => Promise<string | { problem: string }>;
};

/** Every form of the guest's page, by the last segment of its URL. */
export const STAY_ACTIONS: Readonly<Record<string, StayAction>> = {
  details: action(detailsForm, async (booking, fields, context) => {
    await saveStayDetails(booking, fields, context);
    return 'details';
  }),
  accept: action(
    offerForm,
    async (booking, { offer }, context) => offerResult(await acceptOffer(booking, offer, context)),
    { isTyped: false },
  ),
  decline: action(declineForm, async (booking, { offer, message }, context) =>
    offerResult(await declineOffer(booking, offer, context, message)),
  ),
  dates: action(datesForm, (booking, fields, context) =>
    askForChange(booking, { kind: 'dates', ...fields }, context),
  ),
  withdraw: action(withdrawalForm, withdrawRequest, { isTyped: false }),
  review: action(reviewFormSchema, async (booking, fields, context) => {
    await saveReview(booking, fields, context);
    return 'review';
  }),
  cancellation: action(cancellationForm, (booking, { message }, context) => {
    const changeRequest = { kind: 'cancellation' as const, checkinDate: null, checkoutDate: null };
    return askForChange(booking, { ...changeRequest, message }, context);
  }),
};

/** Types `run` by the form's fields. */
function action<Fields extends z.ZodMiniType>(
  fields: Fields,
  run: StayAction<Fields>['run'],
  { isTyped } = { isTyped: true },
): StayAction {
  // `run` receives what its own schema returned.
  return { fields, isTyped, run } as unknown as StayAction;
}

export function formUse({ reference }: Booking): Use {
  return { limit: RATE_LIMITS.stayForm, key: reference };
}

/** @returns the result and the status: 303 if it was stored, otherwise that of the page with the typed text */
export async function runAction(
  { fields, run }: StayAction,
  booking: Booking,
  form: SentForm,
  deps: Deps,
): Promise<StayOutcome & { status: number }> {
  if ((await deps.rateLimiter.consume([formUse(booking)])) > 0) return problem('too_many', 429);
  const parsed = parseForm(fields, form);
  if ('invalid' in parsed) return problem('invalid', 400, parsed.invalid);
  const read = readContext(deps);
  try {
    const code = await deps.db
      .write(async (tx) => {
        const context: WriteContext = { ...read, tx };
        // Read now: the link may have been replaced, or the stay cancelled.
        const current = await context.models.Booking.findByPk(booking.id, { lock: true });
        if (current?.stayLinkHash !== booking.stayLinkHash) throw new StayRefusal('closed');
        return run(current, parsed.fields, context);
      }, read)
      .finally(() => deps.eventHub.wake());
    return typeof code === 'string'
      ? { kind: 'done', code, status: 303 }
      : problem(code.problem, 303);
  } catch (error) {
    if (error instanceof StayRefusal) return problem(error.code, 409, error.fields);
    if (error instanceof AppError) {
      // The disk is full or the server overloaded, which is not the guest's fault.
      if (error.status >= 500) return problem('unavailable', error.status);
      // The owner sees the reason, for instance too many guests; the guest is asked to write.
      return problem(error.code === 'invalid_transition' ? 'closed' : error.code, 409);
    }
    throw error;
  }
}

export function problem(code: string, status: number, fields: readonly string[] = []) {
  return { kind: 'problem' as const, code, fields, status };
}
