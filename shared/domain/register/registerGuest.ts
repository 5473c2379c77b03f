import { dayNumber, fromDayNumber, type PlainDate } from '../date';
import { bulletinCode, NO_STATE } from './countries';
import { foldDocumentNumber, foldName } from './foldName';

export const DOCUMENT_TYPES = ['passport', 'id_card', 'other'] as const;
export type DocumentType = (typeof DOCUMENT_TYPES)[number];

/** Longest values that SIBA accepts, after folding. Names and places are cut, document numbers are refused. */
export const REGISTER_LIMITS = { name: 40, place: 30, documentNumber: 16 } as const;

/** One person of a stay, as entered. Only the first field is asked of guests with Portuguese nationality. */
export type RegisterGuest = {
  /** `null` until answered. Guests with a second nationality count as Portuguese. */
  isPortuguese: boolean | null;
  /** The only name of a guest with one name. */
  surname: string | null;
  givenNames: string | null;
  /** ISO 3166 code of two letters, or `NO_STATE`; so are the other countries. */
  nationality: string | null;
  birthDate: PlainDate | null;
  birthPlace: string | null;
  documentType: DocumentType | null;
  documentNumber: string | null;
  issuingCountry: string | null;
  residenceCountry: string | null;
  residencePlace: string | null;
};
export type RegisterField = keyof RegisterGuest;

export const EMPTY_GUEST: RegisterGuest = {
  isPortuguese: null,
  surname: null,
  givenNames: null,
  nationality: null,
  birthDate: null,
  birthPlace: null,
  documentType: null,
  documentNumber: null,
  issuingCountry: null,
  residenceCountry: null,
  residencePlace: null,
};

/** Fields without which SIBA refuses the file, in the order of the form. */
const REQUIRED = [
  'surname',
  'nationality',
  'birthDate',
  'documentType',
  'documentNumber',
  'issuingCountry',
  'residenceCountry',
  'residencePlace',
] as const satisfies readonly RegisterField[];

/**
 * Fields that are still to be filled in.
 * @param checkinDate a guest who is born later is a mistake
 */
export function missingFields(guest: RegisterGuest, checkinDate: PlainDate): RegisterField[] {
  if (guest.isPortuguese === null) return ['isPortuguese'];
  if (guest.isPortuguese) return [];
  return REQUIRED.filter((field) => {
    const value = guest[field];
    if (value === null || value === '') return true;
    if (field === 'birthDate') return value > checkinDate;
    if (field === 'surname') return foldName(value, REGISTER_LIMITS.name) === '';
    if (field === 'residencePlace') return foldName(value, REGISTER_LIMITS.place) === '';
    if (field === 'documentNumber') return !isDocumentNumber(value);
    return false;
  });
}

/** Whether SIBA has no code for the guest's state, so that the owner enters the guest in its portal. */
export function isWithoutCode(guest: RegisterGuest): boolean {
  return guest.nationality === NO_STATE || guest.issuingCountry === NO_STATE;
}

/** Whether a text is a real day from 1900 on. Of days at the villa, `isPlainDate` accepts only those of this century. */
export function isBirthDate(text: string): boolean {
  return /^(?:19|20)\d{2}-\d{2}-\d{2}$/.test(text) && fromDayNumber(dayNumber(text)) === text;
}

export function isDocumentNumber(text: string): boolean {
  const number = foldDocumentNumber(text);
  return number.length <= REGISTER_LIMITS.documentNumber && /^[A-Z0-9]+$/.test(number);
}

const TYPE_CODES = { passport: 'P', id_card: 'B', other: 'O' } as const;

/** One guest as SIBA wants it: folded and with its codes. Days are `yyyy-MM-dd`. */
export type Bulletin = {
  surname: string;
  givenNames: string | null;
  nationality: string;
  birthDate: PlainDate;
  birthPlace: string | null;
  documentNumber: string;
  issuingCountry: string;
  documentType: 'P' | 'B' | 'O';
  checkinDate: PlainDate;
  checkoutDate: PlainDate;
  residenceCountry: string;
  residencePlace: string;
};

/** @returns `null` for a guest who is Portuguese, incomplete or without a code */
export function bulletinOf(
  guest: RegisterGuest,
  { checkinDate, checkoutDate }: { checkinDate: PlainDate; checkoutDate: PlainDate },
): Bulletin | null {
  if (guest.isPortuguese !== false || missingFields(guest, checkinDate).length > 0) return null;
  const nationality = bulletinCode(guest.nationality ?? '');
  const issuingCountry = bulletinCode(guest.issuingCountry ?? '');
  const residenceCountry = bulletinCode(guest.residenceCountry ?? '');
  if (!nationality || !issuingCountry || !residenceCountry) return null;
  const { name, place } = REGISTER_LIMITS;
  return {
    surname: foldName(guest.surname ?? '', name),
    givenNames: foldName(guest.givenNames ?? '', name) || null,
    nationality,
    birthDate: guest.birthDate ?? '',
    birthPlace: foldName(guest.birthPlace ?? '', place) || null,
    documentNumber: foldDocumentNumber(guest.documentNumber ?? ''),
    issuingCountry,
    documentType: TYPE_CODES[guest.documentType ?? 'other'],
    checkinDate,
    checkoutDate,
    residenceCountry,
    residencePlace: foldName(guest.residencePlace ?? '', place),
  };
}
