import { ARRIVAL_TEXTS, type ArrivalText } from '@shared/contract/stay/arrival';
import type { TranslatedText, StayArrival } from '@shared/contract/stay/stayPage';
import { isPageClosed } from '@shared/domain/bookings/stayRules';
import { arrivalFrom, missingArrival, type ArrivalPart } from '@shared/domain/stay/arrivalMissing';
import type { PlainDate } from '@shared/domain/date';
import { DEFAULT_LANGUAGE, type Language } from '@shared/i18n/languages';
import type { Booking } from '../../models/Booking';
import type { Secrets } from '../secrets/secrets';
import type { ReadContext } from '../serviceContext';
import { ownContact } from '../content/pageContent';
import { loadArrival, loadOpenArrival } from './stayPageSettings';

/**
 * Arrival details on the guest's page: for confirmed stays, from a number of days before check-in until check-out.
 * Before that, only the opening day is given and no secret is decrypted.
 */
export async function arrivalForStay(
  booking: Pick<Booking, 'status' | 'checkinDate' | 'checkoutDate' | 'language'>,
  secrets: Pick<Secrets, 'open'>,
  context: ReadContext,
): Promise<StayArrival | null> {
  const { status, checkinDate } = booking;
  const language: Language = booking.language;
  const { today } = context;
  if (status !== 'confirmed' || isPageClosed(booking, today)) return null;
  const { showDays, isKnown } = await loadOpenArrival(context);
  if (!isKnown) return null;
  const from = arrivalFrom(checkinDate, showDays);
  if (today < from) return { kind: 'later', from };
  const arrival = await loadArrival(secrets, context);
  const { mapUrl, doorCode, wifiName, wifiPassword, texts } = arrival;
  const site = await ownContact(context);
  const text = (name: ArrivalText): TranslatedText | null => {
    const own = texts[language]?.[name];
    if (own) return { text: own, isEnglish: false };
    const english = texts[DEFAULT_LANGUAGE]?.[name];
    return english ? { text: english, isEnglish: language !== DEFAULT_LANGUAGE } : null;
  };
  const said = ARRIVAL_TEXTS.map((name) => [name, text(name)] as const);
  const plain = {
    address: arrival.address ?? site.place,
    mapUrl,
    phone: arrival.phone ?? site.phone,
    doorCode,
    wifiName,
    wifiPassword,
  };
  return {
    kind: 'now',
    ...plain,
    // One entry per text; the type of `fromEntries` does not say so.
    ...(Object.fromEntries(said) as Record<ArrivalText, TranslatedText | null>),
  };
}

/** When a confirmed stay's arrival details open, and which are missing; `null` otherwise. */
export async function arrivalForOwner(
  booking: Pick<Booking, 'status' | 'checkinDate' | 'checkoutDate'>,
  secrets: Pick<Secrets, 'open'>,
  context: ReadContext,
): Promise<{ from: PlainDate; missing: ArrivalPart[] } | null> {
  if (booking.status !== 'confirmed' || isPageClosed(booking, context.today)) return null;
  const arrival = await loadArrival(secrets, context);
  return {
    from: arrivalFrom(booking.checkinDate, arrival.showDays),
    missing: missingArrival(arrival, await ownContact(context)),
  };
}
