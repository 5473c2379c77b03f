import * as z from 'zod/mini';
import { UNIT_LIMITS } from '../../domain/register/bulletinFiles';
import { REPORT_OUTCOMES, REPORT_WAYS } from '../../domain/register/registerState';
import { isTaxNumber } from '../../domain/legal/taxNumber';
import { LOOPBACK_HOSTS } from '../../domain/loopback';
import { say } from '../../i18n/say';
import { integer, LIMITS, oneOf, optionalLine, timestamp } from '../common';
import { MAX_REGISTER_GUESTS, registerGuestSchema } from './registerGuest';

/** Digits of the activation key in SIBA's letter; usually 12. */
const KEY_LENGTH = 40;

/** SIBA's addresses (2026); a setting, because the authority has changed its name and host before. */
export const SIBA_ADDRESS = 'https://siba.ssi.gov.pt/baws/boletinsalojamento.asmx';
export const SIBA_TEST_ADDRESS = 'https://siba.ssi.gov.pt/bawsdev/boletinsalojamento.asmx';
/** Months that the law requires the register to be kept after the departure was reported (Law 23/2007, art. 15). */
export const KEEP_MONTHS = 12;

const digits = (max: number, min = max) =>
  z.pipe(
    optionalLine(max),
    z.nullable(
      z
        .string()
        .check(
          z.regex(
            new RegExp(`^\\d{${min},${max}}$`),
            say('Please use digits only, as in the letter'),
          ),
        ),
    ),
  );

const address = z
  .string()
  .check(
    z.trim(),
    z.maxLength(LIMITS.url, say('Please use at most {n} characters', { n: LIMITS.url })),
    z.refine(isSafeAddress, say('Please enter an address that begins with https://')),
  );

/** The house as in SIBA's letter, and how its guests are reported. */
export const registerSettingsSchema = z.object({
  /** Whether the register is kept here. If not, guests are asked nothing and nothing is due. */
  isOn: z.boolean(),
  way: oneOf('way', REPORT_WAYS),
  taxNumber: z.pipe(
    optionalLine(UNIT_LIMITS.taxNumber),
    z.nullable(
      z
        .string()
        .check(z.refine(isTaxNumber, say('Please enter the nine digits of the tax number'))),
    ),
  ),
  establishment: integer(
    0,
    99,
    '{field}: please enter a whole number from {min} to {max}',
    'Establishment',
  ),
  name: optionalLine(UNIT_LIMITS.name),
  abbreviation: optionalLine(UNIT_LIMITS.abbreviation),
  address: optionalLine(UNIT_LIMITS.address),
  town: optionalLine(UNIT_LIMITS.town),
  postcode: digits(UNIT_LIMITS.postcode),
  postcodeZone: digits(UNIT_LIMITS.postcodeZone),
  phone: digits(UNIT_LIMITS.phone, 9),
  contactName: optionalLine(UNIT_LIMITS.contactName),
  contactEmail: optionalLine(UNIT_LIMITS.contactEmail),
  serviceAddress: address,
  testAddress: address,
  keepMonths: integer(
    KEEP_MONTHS,
    120,
    '{field}: please enter a whole number of months from {min} to {max}',
    'Keep the register for',
  ),
});
export type RegisterSettings = z.output<typeof registerSettingsSchema>;

export const registerSettingsFormSchema = z.extend(registerSettingsSchema, {
  /** The stored key is never shown. */
  hasKey: z.boolean(),
  /** When the service last answered a test at this address; the service is not used before. */
  testedAt: z.nullable(timestamp),
  updatedAt: z.nullable(timestamp),
});
export type RegisterSettingsForm = z.output<typeof registerSettingsFormSchema>;

export const registerSettingsInputSchema = z.extend(registerSettingsSchema, {
  /** A new key; without it the stored one stays. */
  key: z.pipe(
    optionalLine(KEY_LENGTH),
    z.nullable(z.string().check(z.regex(/^\d+$/, say('Please use digits only, as in the letter')))),
  ),
  updatedAt: z.optional(z.nullable(timestamp)),
});
export type RegisterSettingsInput = z.output<typeof registerSettingsInputSchema>;

export const serviceTestSchema = z.object({
  isAnswered: z.boolean(),
  /** What the service said, or why there is no answer. */
  text: z.string(),
  settings: registerSettingsFormSchema,
});

export const registerReportSchema = z.object({
  id: z.number(),
  way: z.enum(REPORT_WAYS),
  outcome: z.enum(REPORT_OUTCOMES),
  fileNumber: z.nullable(z.number()),
  checkinDate: z.string(),
  checkoutDate: z.string(),
  /** Of the file. */
  sha256: z.nullable(z.string()),
  code: z.nullable(z.string()),
  /** What the service said; `null` without an answer. */
  answer: z.nullable(z.string()),
  createdAt: timestamp,
});

export const registerSchema = z.object({
  isOn: z.boolean(),
  way: z.enum(REPORT_WAYS),
  state: z.enum([
    'nobody',
    'some',
    'complete',
    'not_needed',
    'due_again',
    'sent',
    'accepted',
    'refused',
    'unknown',
  ]),
  due: z.nullable(z.object({ from: z.string(), by: z.string(), last: z.string() })),
  guests: z.array(
    z.object({
      isPortuguese: z.nullable(z.boolean()),
      name: z.nullable(z.string()),
      missing: z.array(z.string()),
      /** Has to be entered in the portal, because SIBA has no code for the state. */
      isWithoutCode: z.boolean(),
    }),
  ),
  reports: z.array(registerReportSchema),
  /** Why no file can be made now; `null` if one can. */
  blocked: z.nullable(z.enum(['incomplete', 'too_early', 'settings', 'untested', 'no_code'])),
});
export type RegisterJson = z.output<typeof registerSchema>;

export const registerGuestsSchema = z.object({ guests: z.array(registerGuestSchema) });
export const registerGuestsInputSchema = z.strictObject({
  guests: z.array(registerGuestSchema).check(z.maxLength(MAX_REGISTER_GUESTS)),
});

export const reportInputSchema = z.strictObject({ way: oneOf('way', REPORT_WAYS) });
export const fileQuerySchema = z.strictObject({ format: z.enum(['dat', 'xml']) });

function isSafeAddress(text: string): boolean {
  try {
    const { protocol, hostname } = new URL(text);
    return protocol === 'https:' || (protocol === 'http:' && LOOPBACK_HOSTS.includes(hostname));
  } catch {
    return false;
  }
}
