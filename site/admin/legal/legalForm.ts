import type { LegalInput, LegalJson } from '@shared/contract/legal/legal';
import type { LegalRequirement } from '@shared/domain/legal/requirements';
import { t, type Sentence } from '../i18n/t';

/** The form's texts, as they are typed. */
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
/** A step of the cancellation policy as it is typed. */
export type StepFields = { id: number; daysBefore: string; refundPercent: string };
type TypedStep = Omit<StepFields, 'id'>;
/** The whole form, to be compared with what is stored. */
export type LegalDraft = LegalFields & { cancellation: TypedStep[] };

export const LEGAL_LABELS: Record<LegalField, Sentence> = {
  operatorName: 'Your name or company',
  taxNumber: 'Tax number (NIF)',
  address: 'Your address',
  registration: 'Registration number (AL)',
  capacity: 'Registered guests',
  euRegistration: 'EU registration number',
  vatNote: 'VAT',
  privacyContact: 'Contact for data protection',
};

/** What the law says of what it asks for. */
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

export function fieldsOf(legal: LegalJson): LegalFields {
  return Object.fromEntries(
    FIELDS.map((field) => [field, String(legal[field] ?? '')]),
    // One entry for each field, as `fromEntries` cannot tell.
  ) as LegalFields;
}

export function stepsOf(legal: LegalJson): StepFields[] {
  return withIds(draftOf(legal).cancellation);
}

export function draftOf(legal: LegalJson): LegalDraft {
  return {
    ...fieldsOf(legal),
    cancellation: legal.cancellation.map(({ daysBefore, refundPercent }) => ({
      daysBefore: String(daysBefore),
      refundPercent: String(refundPercent),
    })),
  };
}

export function typedSteps(steps: readonly StepFields[]): TypedStep[] {
  return steps.map(({ daysBefore, refundPercent }) => ({ daysBefore, refundPercent }));
}

export function withIds(steps: readonly TypedStep[]): StepFields[] {
  return steps.map((step, id) => ({ ...step, id }));
}

/** `until 30 days before: 100%; until 14 days before: 50%`. */
export function stepsText(steps: readonly TypedStep[]): string {
  return steps
    .map(({ daysBefore, refundPercent }) =>
      t('until {daysBefore} days before: {refundPercent}%', { daysBefore, refundPercent }),
    )
    .join('; ');
}

/** What is sent, to be checked by the contract's schema. */
export function bodyOf(
  fields: LegalFields,
  steps: readonly StepFields[],
): Omit<LegalInput, 'updatedAt'> {
  return {
    ...fields,
    capacity: fields.capacity.trim() === '' ? null : numberOf(fields.capacity),
    cancellation: steps.map(({ daysBefore, refundPercent }) => ({
      daysBefore: numberOf(daysBefore),
      refundPercent: numberOf(refundPercent),
    })),
  };
}

/** `NaN`, which no schema takes, for what is no number. */
function numberOf(typed: string): number {
  return typed.trim() === '' ? Number.NaN : Number(typed);
}

/** A step to be filled in, with an id of its own. */
export function newStep(steps: readonly StepFields[]): StepFields {
  return { id: Math.max(-1, ...steps.map(({ id }) => id)) + 1, daysBefore: '', refundPercent: '' };
}
