import * as z from 'zod/mini';
import { LANGUAGE_CODES } from '../../i18n/languages';
import { say } from '../../i18n/say';
import { integer, LIMITS, line, optionalLine, optionalText, timestamp } from '../common';

/** Days that the owner can choose. */
export const ARRIVAL_LIMITS = {
  /** Before check-in, on which the arrival details open. */
  showDays: { min: 0, max: 60 },
  /** After check-out, on which the guest's page closes. */
  openDays: { min: 1, max: 365 },
} as const;

/** What the owner writes in each language. */
export const ARRIVAL_TEXTS = ['directions', 'key', 'contact', 'houseRules'] as const;
export type ArrivalText = (typeof ARRIVAL_TEXTS)[number];

const textsSchema = z.object({
  directions: optionalText(LIMITS.longText),
  /** Where the key is, or how the door opens: encrypted where it is stored. */
  key: optionalText(LIMITS.longText),
  /** Whom to call, and when. */
  contact: optionalText(LIMITS.longText),
  houseRules: optionalText(LIMITS.longText),
});
export type ArrivalTexts = z.output<typeof textsSchema>;

const { showDays, openDays } = ARRIVAL_LIMITS;

const WEB_ADDRESS = /^https:\/\/[^\s/?#@]+\.[^\s/?#@]+(?:[/?#]\S*)?$/;

const mapUrl = z.pipe(
  z.optional(
    z.nullable(
      line(LIMITS.url).check(
        z.refine((text) => text === '' || WEB_ADDRESS.test(text), {
          error: say('Please enter an address that begins with https://'),
        }),
      ),
    ),
  ),
  z.transform((value) => value || null),
);

const shape = {
  showDays: integer(
    showDays.min,
    showDays.max,
    'Please enter a whole number of days from {min} to {max}',
  ),
  openDays: integer(
    openDays.min,
    openDays.max,
    'Please enter a whole number of days from {min} to {max}',
  ),
  address: optionalLine(LIMITS.shortText),
  mapUrl,
  phone: optionalLine(LIMITS.phone),
  /** These three are encrypted where they are stored. */
  doorCode: optionalLine(LIMITS.name),
  wifiName: optionalLine(LIMITS.name),
  wifiPassword: optionalLine(LIMITS.name),
  /** By language; what one has not is told in English. */
  texts: z.partialRecord(z.enum(LANGUAGE_CODES), textsSchema),
};

/** Body of `PUT /api/admin/arrival`: the whole form, with the `updatedAt` that it was read with. */
export const arrivalInputSchema = z.object({
  ...shape,
  updatedAt: z.optional(z.nullable(timestamp)),
});
export type ArrivalInput = z.input<typeof arrivalInputSchema>;
export type ArrivalUpdate = z.output<typeof arrivalInputSchema>;
/** What the owner has guests' pages say. */
export type Arrival = Omit<ArrivalUpdate, 'updatedAt'>;

/** Answer of `GET` and `PUT /api/admin/arrival`. */
export const arrivalSchema = z.object({
  ...shape,
  /** Secrets are stored that this server's key does not open: they have to be typed again. */
  isUnreadable: z.boolean(),
  /** `null`: never saved. */
  updatedAt: z.nullable(timestamp),
});
export type ArrivalJson = z.output<typeof arrivalSchema>;
