import type { RegisterJson } from '@shared/contract/register/register';
import type { RegisterField } from '@shared/domain/register/registerGuest';
import type { BadgeTone } from '../../components/Badge';
import { t, type Sentence } from '../i18n/t';

export const STATE_TEXT: Readonly<Record<RegisterJson['state'], Sentence>> = {
  nobody: 'Nobody filled in',
  some: 'Partly filled in',
  complete: 'Ready to report',
  not_needed: 'Nothing to report',
  due_again: 'To be reported again',
  sent: 'Reported by you',
  accepted: 'Accepted by SIBA',
  refused: 'Refused by SIBA',
  unknown: 'No answer from SIBA',
};

export const STATE_TONE: Readonly<Record<RegisterJson['state'], BadgeTone>> = {
  nobody: 'neutral',
  some: 'yellow',
  complete: 'blue',
  not_needed: 'green',
  due_again: 'yellow',
  sent: 'green',
  accepted: 'green',
  refused: 'red',
  unknown: 'yellow',
};

export const BLOCKED_TEXT: Readonly<Record<NonNullable<RegisterJson['blocked']>, Sentence>> = {
  incomplete: 'Fill in all guests first.',
  too_early: 'The stay can be reported from the day of arrival on.',
  settings: 'Enter the data of SIBA’s letter under Settings, Guest register first.',
  untested: 'Test the connection under Settings, Guest register first.',
  no_code: 'SIBA’s list has no code for one of the countries. Enter this stay in SIBA’s portal.',
};

export const FIELD_LABELS: Readonly<Record<RegisterField, Sentence>> = {
  isPortuguese: 'Portuguese nationality',
  surname: 'Surname',
  givenNames: 'Given names',
  nationality: 'Nationality',
  birthDate: 'Date of birth',
  birthPlace: 'Place of birth',
  documentType: 'Kind of document',
  documentNumber: 'Number of the document',
  issuingCountry: 'Issued by',
  residenceCountry: 'Country of residence',
  residencePlace: 'Town of residence',
};

/** `Surname, Nationality`. */
export function missingText(fields: readonly string[]): string {
  return fields.map((field) => (isField(field) ? t(FIELD_LABELS[field]) : field)).join(', ');
}

function isField(name: string): name is RegisterField {
  return Object.hasOwn(FIELD_LABELS, name);
}
