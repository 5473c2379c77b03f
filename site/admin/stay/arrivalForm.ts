import {
  ARRIVAL_TEXTS,
  arrivalInputSchema,
  type ArrivalInput,
  type ArrivalJson,
  type ArrivalText,
} from '@shared/contract/stay/arrival';
import { LANGUAGE_CODES, LANGUAGES, type Language } from '@shared/i18n/languages';
import * as z from 'zod/mini';
import { t, type Sentence } from '../i18n/t';

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
/** Same names as in the contract's errors. */
export type TextName = `texts.${Language}.${ArrivalText}`;
export type ArrivalFields = Record<PlainField | TextName, string>;

export const PLAIN_LABELS: Readonly<Record<PlainField, Sentence>> = {
  showDays: 'Shown from (days before check-in)',
  openDays: 'Page closes (days after check-out)',
  address: 'Address of the villa',
  mapUrl: 'Link to a map',
  phone: 'Telephone for arriving guests',
  doorCode: 'Door or key box code',
  wifiName: 'Wi-Fi network',
  wifiPassword: 'Wi-Fi password',
};

export const TEXT_LABELS: Readonly<Record<ArrivalText, Sentence>> = {
  directions: 'Directions',
  key: 'Key',
  contact: 'Whom to call',
  houseRules: 'House rules',
};

/** A field's label with its language: `Directions (Deutsch)`. */
export function labelOf(field: keyof ArrivalFields): string {
  for (const language of LANGUAGE_CODES)
    for (const text of ARRIVAL_TEXTS)
      if (field === `texts.${language}.${text}`)
        return `${t(TEXT_LABELS[text])} (${LANGUAGES[language].name})`;
  // All other fields are plain.
  return t(PLAIN_LABELS[field as PlainField]);
}

export function fieldsOf(arrival: ArrivalJson): ArrivalFields {
  return Object.fromEntries([
    ...PLAIN_FIELDS.map((name) => [name, String(arrival[name] ?? '')]),
    ...LANGUAGE_CODES.flatMap((language) =>
      ARRIVAL_TEXTS.map((name) => [
        `texts.${language}.${name}`,
        arrival.texts[language]?.[name] ?? '',
      ]),
    ),
    // `fromEntries` loses the key type; every field has an entry.
  ]) as ArrivalFields;
}

/** Validates with the contract's schema; leaves out languages without any text. */
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

/** `NaN`, which every schema rejects, for other input. */
function numberOf(typed: string): number {
  return typed.trim() === '' ? Number.NaN : Number(typed);
}
