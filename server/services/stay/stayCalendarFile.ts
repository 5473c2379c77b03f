import type { Deps } from '../../appDependencies';
import { mailTextsIn } from '../../mail/mailTexts';
import { stayInvitation } from '../../mail/stayInvitation';
import type { Booking } from '../../models/Booking';
import { bookingMailData } from '../mail/bookingMailData';
import { loadMailVilla } from '../mail/loadMailVilla';
import { loadSettings } from '../prices/settings';
import type { ReadContext } from '../serviceContext';

export type CalendarFile = { filename: string; contentType: string; content: string };

/** The stay as a calendar file, the same as in the mails; `null` unless it is confirmed. */
export async function stayCalendarFile(
  booking: Booking,
  { env, mail }: Pick<Deps, 'env' | 'mail'>,
  context: ReadContext,
): Promise<CalendarFile | null> {
  if (booking.status !== 'confirmed') return null;
  const { ownerEmail } = await mail.current();
  const villa = await loadMailVilla(booking.language, context);
  const data = bookingMailData(booking, null, await loadSettings(context));
  const { publicUrl } = env;
  const texts = mailTextsIn(booking.language);
  return stayInvitation(data, { ...texts, villa, publicUrl, ownerEmail, createdAt: context.now });
}
