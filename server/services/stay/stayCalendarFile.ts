import { isWaiting } from '@shared/domain/bookings/bookingStatus';
import { isPageClosed } from '@shared/domain/bookings/stayRules';
import type { Deps } from '../../appDependencies';
import { mailTextsIn } from '../../mail/mailTexts';
import { stayInvitation } from '../../mail/stayInvitation';
import type { Booking } from '../../models/Booking';
import { bookingMailData } from '../mail/bookingMailData';
import { loadMailVilla } from '../mail/loadMailVilla';
import { loadSettings } from '../prices/settings';
import type { ReadContext } from '../serviceContext';

export type CalendarFile = { filename: string; contentType: string; content: string };

/** Whether the stay has a calendar file: as in the mails once it is confirmed, tentative before. */
export function hasCalendarFile(
  booking: Pick<Booking, 'status' | 'checkoutDate'>,
  { today }: Pick<ReadContext, 'today'>,
): boolean {
  return (
    booking.status === 'confirmed' || (isWaiting(booking.status) && !isPageClosed(booking, today))
  );
}

/** The stay as a calendar file; `null` if it has none. */
export async function stayCalendarFile(
  booking: Booking,
  { env, mail }: Pick<Deps, 'env' | 'mail'>,
  context: ReadContext,
): Promise<CalendarFile | null> {
  if (!hasCalendarFile(booking, context)) return null;
  const { ownerEmail } = await mail.current();
  const villa = await loadMailVilla(booking.language, context);
  const data = bookingMailData(booking, null, await loadSettings(context));
  const { publicUrl } = env;
  const texts = mailTextsIn(booking.language);
  const parts = { ...texts, villa, publicUrl, ownerEmail, createdAt: context.now };
  return stayInvitation(data, parts, isWaiting(booking.status) ? 'tentative' : 'confirmed');
}
