import { legalInputSchema, type LegalInput, type LegalJson } from '@shared/contract/legal/legal';
import type { LegalRequirement } from '@shared/domain/legal/requirements';
import type { OwnNames } from '@shared/i18n/ownNames';
import * as z from 'zod/mini';
import { t, type Sentence } from '../i18n/t';

export type LegalFields = {
  operatorName: string;
  taxNumber: string;
  address: string;
  registration: string;
  capacity: string;
  euRegistration: string;
  vatNote: string;
  privacyContact: string;
};
export type LegalField = keyof LegalFields;
export type StepFields = { daysBefore: string; refundPercent: string };
export type LegalDraft = LegalFields & {
  vatNotes: OwnNames | undefined;
  cancellation: StepFields[];
};

export const LEGAL_LABELS: Record<LegalField, Sentence> = {
  operatorName: 'Your name or company',
  taxNumber: 'Tax number (NIF)',
  address: 'Your address',
  registration: 'Registration number (AL)',
  capacity: 'Registered guests',
  euRegistration: 'EU registration number',
  vatNote: 'VAT (English)',
  privacyContact: 'Contact for data protection',
};

/** Why the law requires each detail. */
export const LEGAL_REASONS: Readonly<Record<LegalRequirement, Sentence>> = {
  operatorName: 'Decreto-Lei 7/2004, article 10: guests must see who lets the house.',
  taxNumber: 'Decreto-Lei 7/2004, article 10: the tax number is shown with the name.',
  address: 'Decreto-Lei 7/2004, article 10: guests must see where to reach you.',
  registration:
    'Decreto-Lei 128/2014, article 17: every advertisement shows the registration number.',
  capacity: 'Decreto-Lei 128/2014: no more guests than the registration allows.',
  privacyContact:
    'Regulation (EU) 2016/679 (GDPR), article 13: guests must see whom to ask about their data.',
};

// Its keys are exactly the fields.
const FIELDS = Object.keys(LEGAL_LABELS) as LegalField[];

export function draftOf(legal: LegalJson): LegalDraft {
  const fields = FIELDS.map((field) => [field, String(legal[field] ?? '')]);
  return {
    // `fromEntries` loses the keys.
    ...(Object.fromEntries(fields) as LegalFields),
    vatNotes: legal.vatNotes,
    cancellation: legal.cancellation.map(({ daysBefore, refundPercent }) => ({
      daysBefore: String(daysBefore),
      refundPercent: String(refundPercent),
    })),
  };
}

/** `until 30 days before: 100%; until 14 days before: 50%`. */
export function stepsText(steps: readonly StepFields[]): string {
  return steps
    .map(({ daysBefore, refundPercent }) =>
      t('until {daysBefore} days before: {refundPercent}%', { daysBefore, refundPercent }),
    )
    .join('; ');
}

export const legalFormSchema = z.pipe(
  z.transform(({ cancellation, capacity, ...fields }: LegalDraft): LegalInput => ({
    ...fields,
    capacity: capacity.trim() === '' ? null : numberOf(capacity),
    cancellation: cancellation.map(({ daysBefore, refundPercent }) => ({
      daysBefore: numberOf(daysBefore),
      refundPercent: numberOf(refundPercent),
    })),
  })),
  legalInputSchema,
);

/** `NaN`, which every schema rejects, for other input. */
function numberOf(typed: string): number {
  return typed.trim() === '' ? Number.NaN : Number(typed);
}
