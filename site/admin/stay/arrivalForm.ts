import {
  ARRIVAL_TEXTS,
  type ArrivalInput,
  type ArrivalJson,
  type ArrivalText,
} from '@shared/contract/stay/arrival';
import { LANGUAGE_CODES, type Language } from '@shared/i18n/languages';

/** The form's texts, as they are typed. */
export type ArrivalFields = {
  showDays: string;
  openDays: string;
  address: string;
  mapUrl: string;
  phone: string;
  doorCode: string;
  wifiName: string;
  wifiPassword: string;
  texts: Record<Language, Record<ArrivalText, string>>;
};

export function fieldsOf({ showDays, openDays, texts, ...arrival }: ArrivalJson): ArrivalFields {
  const { address, mapUrl, phone, doorCode, wifiName, wifiPassword } = arrival;
  return {
    showDays: String(showDays),
    openDays: String(openDays),
    address: address ?? '',
    mapUrl: mapUrl ?? '',
    phone: phone ?? '',
    doorCode: doorCode ?? '',
    wifiName: wifiName ?? '',
    wifiPassword: wifiPassword ?? '',
    texts: Object.fromEntries(
      LANGUAGE_CODES.map((language) => [
        language,
        Object.fromEntries(ARRIVAL_TEXTS.map((name) => [name, texts[language]?.[name] ?? ''])),
      ]),
      // One entry for each language and text, as `fromEntries` cannot tell.
    ) as ArrivalFields['texts'],
  };
}

/** What is sent, to be checked by the contract's schema; a language without a word is left out. */
export function bodyOf({
  showDays,
  openDays,
  texts,
  ...rest
}: ArrivalFields): Omit<ArrivalInput, 'updatedAt'> {
  return {
    ...rest,
    showDays: numberOf(showDays),
    openDays: numberOf(openDays),
    texts: Object.fromEntries(
      Object.entries(texts).filter(([, own]) => Object.values(own).some((text) => text.trim())),
    ),
  };
}

/** `NaN`, which no schema takes, for what is no number. */
function numberOf(typed: string): number {
  return typed.trim() === '' ? Number.NaN : Number(typed);
}
