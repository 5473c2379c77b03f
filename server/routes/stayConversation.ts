import { idParams, rowId } from '@shared/contract/common';
import { plainText } from '@shared/domain/plainText';
import type { Context } from 'koa';
import type { Deps } from '../appDependencies';
import { AppError, notFound } from '../errors';
import { FormError, type Form } from '../files/readForm';
import { clientAddress } from '../middleware/clientAddress';
import type { Booking } from '../models/Booking';
import { RATE_LIMITS } from '../services/rateLimits/rateLimits';
import { RefusedFile } from '../services/conversation/attachments';
import { fileOf, markRead, writeMessage } from '../services/conversation/conversation';
import { readContext } from '../services/serviceContext';
import { StayRefusal } from '../services/stayRefusal';
import { answerFile, formProblem, withGuestForm, writeWithFiles } from './conversation';

/** The result of a guest's message; `draft` is the text if it could not be sent. */
export type GuestMessageOutcome =
  | { isSent: true }
  | {
      isSent: false;
      code: string;
      status: number;
      draft: string;
      fields: readonly string[];
      fileName?: string;
    };

/** Handles the guest's message form, with files. @throws AppError for problems without a text on the page */
export async function takeGuestMessage(
  ctx: Context,
  booking: Booking,
  deps: Deps,
): Promise<GuestMessageOutcome> {
  const key = booking.reference;
  const limits = [RATE_LIMITS.stayMessage, RATE_LIMITS.stayMessageDaily];
  // Before the form is read.
  if ((await deps.rateLimiter.consume(limits.map((limit) => ({ limit, key })))) > 0) {
    ctx.req.resume();
    return { isSent: false, code: 'too_many', status: 429, draft: '', fields: [] };
  }
  let fields: Form['fields'] = new Map();
  try {
    const address = clientAddress(ctx.req, deps.env.trustProxy);
    await withGuestForm(ctx.req, { reference: booking.reference, address }, async (form) => {
      ({ fields } = form);
      await writeWithFiles('guest', form, deps, readContext(deps), async (writing, context) => {
        const current = await context.models.Booking.findByPk(booking.id, {
          lock: true,
        });
        // The link may have been replaced while the form arrived.
        if (current?.stayLinkHash !== booking.stayLinkHash) throw new StayRefusal('closed');
        // Opening the page marks nothing as read, because mail scanners open it too.
        const read = rowId.safeParse(form.fields.get('read'));
        if (read.success) await markRead(current, 'guest', read.data, context);
        return writeMessage(current, 'guest', writing, context);
      });
    });
    return { isSent: true };
  } catch (caught) {
    if (caught instanceof FormError) ({ fields } = caught);
    const error = caught instanceof FormError ? formProblem(caught) : caught;
    // Complete even if too long, so that the guest can shorten it.
    const draft = plainText(fields.get('text') ?? '');
    if (error instanceof StayRefusal) {
      return { isSent: false, code: error.code, status: 409, draft, fields: error.fields };
    }
    if (error instanceof AppError) {
      const code = codeOf(error);
      const fields = FIELDS[code] ?? [];
      const refused = { isSent: false as const, code, status: error.status, draft, fields };
      return error instanceof RefusedFile ? { ...refused, fileName: error.fileName } : refused;
    }
    throw error;
  }
}

const FIELDS: Readonly<Record<string, readonly string[]>> = {
  message: ['text'],
  file: ['file'],
  file_size: ['file'],
};

/** Code of the page's text, `problem.<code>`. */
function codeOf({ status, code, details }: AppError): string {
  if (status === 413) return 'file_size';
  if (status === 503) return 'unavailable';
  const path = details.issues?.[0]?.path;
  if (code === 'invalid_input' && path === 'file') return 'file';
  return code === 'invalid_input' ? 'message' : 'closed';
}

/** @throws AppError 404 */
export async function answerGuestFile(ctx: Context, booking: Booking, deps: Deps): Promise<void> {
  const id = idParams.shape.id.safeParse(ctx['params']['id']).data;
  if (id === undefined) throw notFound();
  const file = await fileOf(booking.id, id, readContext(deps)).catch(() => null);
  if (!file) throw notFound();
  await answerFile(ctx, file, deps);
}
