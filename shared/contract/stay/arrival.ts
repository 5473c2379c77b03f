import * as z from 'zod/mini';
import { LANGUAGE_CODES } from '../../i18n/languages';
import { say } from '../../i18n/say';
import { integer, LIMITS, line, optionalLine, optionalText, timestamp } from '../common';

export const ARRIVAL_LIMITS = {
  /** Days before check-in from which the arrival details are shown. */
  showDays: { min: 0, max: 60 },
  /** Days after check-out until which the guest's page stays open. */
  openDays: { min: 1, max: 365 },
} as const;

export const ARRIVAL_TEXTS = ['directions', 'key', 'contact', 'houseRules'] as const;
export type ArrivalText = (typeof ARRIVAL_TEXTS)[number];

const textsSchema = z.object({
  directions: optionalText(LIMITS.longText),
  /** Where the key is, or how to open the door. Stored encrypted. */
  key: optionalText(LIMITS.longText),
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
  /** Door code and Wi-Fi are stored encrypted. */
  doorCode: optionalLine(LIMITS.name),
  wifiName: optionalLine(LIMITS.name),
  wifiPassword: optionalLine(LIMITS.name),
  /** By language; texts that a language lacks are shown in English. */
  texts: z.partialRecord(z.enum(LANGUAGE_CODES), textsSchema),
};

export const arrivalInputSchema = z.object({
  ...shape,
  updatedAt: z.optional(z.nullable(timestamp)),
});
export type ArrivalInput = z.input<typeof arrivalInputSchema>;
export type ArrivalUpdate = z.output<typeof arrivalInputSchema>;
export type Arrival = Omit<ArrivalUpdate, 'updatedAt'>;

export const arrivalSchema = z.object({
  ...shape,
  /** Stored secrets cannot be decrypted with this server's key and must be typed again. */
  isUnreadable: z.boolean(),
  updatedAt: z.nullable(timestamp),
});
export type ArrivalJson = z.output<typeof arrivalSchema>;
