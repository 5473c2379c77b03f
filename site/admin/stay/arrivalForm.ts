import {
  ARRIVAL_TEXTS,
  arrivalInputSchema,
  type ArrivalInput,
  type ArrivalJson,
  type ArrivalText,
} from '@shared/contract/stay/arrival';
import { LANGUAGE_CODES, type Language } from '@shared/i18n/languages';
import * as z from 'zod/mini';

const PLAIN_FIELDS = [
  'showDays',
  'openDays',
  'address',
  'mapUrl',
  'phone',
  'doorCode',
  'wifiName',
  'wifiPassword',
] as const;
export type PlainField = (typeof PLAIN_FIELDS)[number];
/** Named as the contract's schema names what is wrong with it. */
export type TextField = `texts.${Language}.${ArrivalText}`;
/** The form's texts, as they are typed. */
export type ArrivalFields = Record<PlainField | TextField, string>;

export function fieldsOf(arrival: ArrivalJson): ArrivalFields {
  return Object.fromEntries([
    ...PLAIN_FIELDS.map((name) => [name, String(arrival[name] ?? '')]),
    ...LANGUAGE_CODES.flatMap((language) =>
      ARRIVAL_TEXTS.map((name) => [
        `texts.${language}.${name}`,
        arrival.texts[language]?.[name] ?? '',
      ]),
    ),
    // One entry for each field, as `fromEntries` cannot tell.
  ]) as ArrivalFields;
}

/** What is typed, checked by the contract's schema; a language without a word is left out. */
export const arrivalFormSchema = z.pipe(
  z.transform((fields: ArrivalFields): ArrivalInput => ({
    ...fields,
    showDays: numberOf(fields.showDays),
    openDays: numberOf(fields.openDays),
    texts: Object.fromEntries(
      LANGUAGE_CODES.map(
        (language) =>
          [
            language,
            Object.fromEntries(
              ARRIVAL_TEXTS.map((name) => [name, fields[`texts.${language}.${name}`]]),
            ),
          ] as const,
      ).filter(([, own]) => Object.values(own).some((text) => text.trim())),
    ),
  })),
  arrivalInputSchema,
);

/** `NaN`, which no schema takes, for what is no number. */
function numberOf(typed: string): number {
  return typed.trim() === '' ? Number.NaN : Number(typed);
}
