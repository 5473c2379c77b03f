import {
  arrivalInputSchema,
  type Arrival,
  type ArrivalJson,
  type ArrivalTexts,
  type ArrivalUpdate,
} from '@shared/contract/stay/arrival';
import { isWaiting } from '@shared/domain/bookings/bookingStatus';
import type { PlainDate } from '@shared/domain/date';
import {
  DEFAULT_OPEN_DAYS,
  DEFAULT_SHOW_DAYS,
  lastOpenDay,
} from '@shared/domain/stay/stayPageDays';
import { LANGUAGE_CODES, type Language } from '@shared/i18n/languages';
import { Op } from 'sequelize';
import * as z from 'zod/mini';
import { secret } from '../../db/changes/auditChanges';
import type { Booking } from '../../models/Booking';
import type { Offer } from '../../models/Offer';
import { storedJson } from '../../storedJson';
import type { Secrets } from '../secrets/secrets';
import type { ReadContext, WriteContext } from '../serviceContext';
import { defineSettings } from '../settings/defineSettings';

/** Place of the encrypted details, see `Secrets`. */
export const ARRIVAL_PLACE = 'stay_page_settings.sealed';

type StoreContext = Pick<ReadContext, 'models'>;

/** Encrypted, so that the database alone reveals neither key nor Wi-Fi. */
const secretSchema = z.object({
  doorCode: z.nullable(z.string()),
  wifiName: z.nullable(z.string()),
  wifiPassword: z.nullable(z.string()),
  key: z.partialRecord(z.enum(LANGUAGE_CODES), z.nullable(z.string())),
});
type ArrivalSecrets = z.infer<typeof secretSchema>;

const NO_SECRETS: ArrivalSecrets = {
  doorCode: null,
  wifiName: null,
  wifiPassword: null,
  key: {},
};

const { showDays, openDays, address, mapUrl, phone, texts } = arrivalInputSchema.shape;

const arrivalSettings = defineSettings(
  'arrival',
  { showDays, openDays, address, mapUrl, phone, texts },
  {
    showDays: DEFAULT_SHOW_DAYS,
    openDays: DEFAULT_OPEN_DAYS,
    address: null,
    mapUrl: null,
    phone: null,
    texts: {},
  },
  {
    audit: 'arrival_changed',
    // Encryption differs every time, so the log says that secrets were saved but not which changed.
    logged: ({ value, sealed }) => ({
      ...value,
      texts: inEachLanguage(value.texts),
      sealedParts: secret(sealed),
    }),
  },
);

/** The last day on which a booking's page opens. Offered dates count too, as the guest may still read them. */
export async function lastDayOfPage(
  { id, status, checkoutDate }: Pick<Booking, 'id' | 'status' | 'checkoutDate'>,
  context: StoreContext,
): Promise<PlainDate> {
  const offered = isWaiting(status)
    ? await context.models.Offer.max<PlainDate | null, Offer>('checkoutDate', {
        where: { bookingId: id, status: { [Op.ne]: 'draft' } },
      })
    : null;
  const last = offered !== null && offered > checkoutDate ? offered : checkoutDate;
  return lastOpenDay(last, (await arrivalSettings.load(context)).openDays);
}

export async function loadArrival(
  secrets: Pick<Secrets, 'open'>,
  context: StoreContext,
): Promise<ArrivalJson> {
  const { value: open, sealed, updatedAt } = await arrivalSettings.find(context);
  const found = sealed ? await openSecrets(sealed, secrets) : NO_SECRETS;
  const { key, ...rest } = found ?? NO_SECRETS;
  const texts = Object.fromEntries(
    LANGUAGE_CODES.flatMap((language): [Language, ArrivalTexts][] => {
      const own = open.texts[language];
      const hidden = key[language] ?? null;
      if (!own && hidden === null) return [];
      return [[language, { ...NO_TEXTS, ...own, key: hidden }]];
    }),
  );
  return {
    ...open,
    ...rest,
    texts,
    isUnreadable: found === null,
    updatedAt: updatedAt?.toISOString() ?? null,
  };
}

/** Days before check-in and after check-out that the details and the page are shown, and whether details exist. */
export async function loadOpenArrival(
  context: StoreContext,
): Promise<{ showDays: number; openDays: number; isKnown: boolean }> {
  const { value, sealed } = await arrivalSettings.find(context);
  const { showDays, openDays, texts, ...plain } = value;
  const said = Object.values(texts).flatMap((own) => Object.values(own ?? {}));
  const isKnown = Boolean(sealed) || [...said, ...Object.values(plain)].some(Boolean);
  return { showDays, openDays, isKnown };
}

/** Encrypts the secret details. Runs before the write, which should not wait for reading the key file. */
export async function sealArrival(
  { doorCode, wifiName, wifiPassword, texts }: Arrival,
  secrets: Pick<Secrets, 'seal'>,
): Promise<string | null> {
  const key = Object.fromEntries(
    Object.entries(texts).map(([language, own]) => [language, own?.key ?? null]),
  );
  const isEmpty = [doorCode, wifiName, wifiPassword, ...Object.values(key)].every((text) => !text);
  if (isEmpty) return null;
  return secrets.seal(ARRIVAL_PLACE, JSON.stringify({ doorCode, wifiName, wifiPassword, key }));
}

/**
 * Stores the whole form.
 * @param sealed the result of {@link sealArrival}
 * @throws AppError 409 `stale`
 */
export async function updateArrival(
  { updatedAt, ...arrival }: ArrivalUpdate,
  sealed: string | null,
  context: WriteContext,
): Promise<void> {
  await arrivalSettings.save(withoutSecrets(arrival), updatedAt, context, sealed);
}

/** For the audit log, which then lists each text, including the first ones of a language. */
function inEachLanguage(texts: Arrival['texts']): Record<string, ArrivalTexts> {
  return Object.fromEntries(
    LANGUAGE_CODES.map((language) => [language, { ...NO_TEXTS, ...texts[language] }]),
  );
}

const NO_TEXTS: ArrivalTexts = { directions: null, key: null, contact: null, houseRules: null };

function withoutSecrets({ showDays, openDays, address, mapUrl, phone, texts }: Arrival) {
  const open: Arrival['texts'] = Object.fromEntries(
    Object.entries(texts).map(([language, own]) => [language, { ...NO_TEXTS, ...own, key: null }]),
  );
  return { showDays, openDays, address, mapUrl, phone, texts: open };
}

async function openSecrets(
  sealed: string,
  secrets: Pick<Secrets, 'open'>,
): Promise<ArrivalSecrets | null> {
  const text = await secrets.open(ARRIVAL_PLACE, sealed);
  return text === null ? null : storedJson(secretSchema, text);
}
