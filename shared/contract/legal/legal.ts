import * as z from 'zod/mini';
import type { RichText } from '../../domain/content/richText';
import { CANCELLATION_LIMITS, type CancellationStep } from '../../domain/legal/cancellation';
import type { LegalPage } from '../../domain/legal/pages';
import { isTaxNumber } from '../../domain/legal/taxNumber';
import { say, type SentenceWith } from '../../i18n/say';
import { integer, optionalLine, timestamp } from '../common';
import { ownNamesInput, ownNamesSchema } from '../ownNames';
import { MAX_GUESTS_LIMIT } from '../prices/price';

export const LENGTHS = {
  name: 120,
  address: 300,
  registration: 60,
  note: 300,
  contact: 254,
} as const;

/** An optional text; if it is not empty, `normalise` must accept it. */
function optional(max: number, normalise: (text: string) => string | null, message: SentenceWith) {
  return z.pipe(
    optionalLine(max),
    z.transform((value, context) => {
      if (value === null) return null;
      const normal = normalise(value);
      if (normal === null) context.issues.push({ code: 'custom', message, input: value });
      return normal;
    }),
  );
}

const stepSchema = z.object({
  daysBefore: integer(
    0,
    CANCELLATION_LIMITS.daysBefore,
    'Days before check-in must be a whole number from {min} to {max}',
  ),
  refundPercent: integer(1, 100, 'The share given back must be a whole number from {min} to {max}'),
});

/** Steps of the cancellation policy, earliest first; after the last one there is no refund. */
export const cancellationSchema = z.array(stepSchema).check(
  z.maxLength(
    CANCELLATION_LIMITS.steps,
    say('Please use at most {n} steps', { n: CANCELLATION_LIMITS.steps }),
  ),
  z.check((context) => {
    const steps = context.value;
    steps.forEach((step, index) => {
      const before = steps[index - 1];
      if (!before) return;
      if (step.daysBefore >= before.daysBefore) {
        context.issues.push({
          code: 'custom',
          path: [index, 'daysBefore'],
          message: say('Please use fewer days than in the step above'),
          input: steps,
        });
      }
      if (step.refundPercent >= before.refundPercent) {
        context.issues.push({
          code: 'custom',
          path: [index, 'refundPercent'],
          message: say('Please give back less than in the step above'),
          input: steps,
        });
      }
    });
  }),
);

const detailsShape = {
  operatorName: optionalLine(LENGTHS.name),
  /** Portuguese tax number (NIF), nine digits. */
  taxNumber: optional(
    20,
    (text) => {
      const digits = text.replaceAll(/[\s.-]/g, '').replace(/^PT/i, '');
      return isTaxNumber(digits) ? digits : null;
    },
    'This is no Portuguese tax number (NIF). Please check its nine digits.',
  ),
  address: optionalLine(LENGTHS.address),
  /** Number in the register of local accommodation (Alojamento Local, RNAL). */
  registration: optional(
    LENGTHS.registration,
    (text) => {
      const digits = /^(?:AL\s*)?(\d{1,9})(?:\s*\/\s*AL)?$/i.exec(text)?.[1];
      return digits === undefined ? null : `${digits}/AL`;
    },
    'Please enter the number as it is registered, for example 12345/AL',
  ),
  capacity: z.nullable(
    integer(1, MAX_GUESTS_LIMIT, 'The capacity must be a whole number from {min} to {max}'),
  ),
  /** Registration number under Regulation (EU) 2024/1028, where there is one. */
  euRegistration: optional(
    LENGTHS.registration,
    (text) => (/^[\w./-]+$/.test(text) ? text : null),
    'Please enter letters, digits and - . / only',
  ),
  /** The owner's note about VAT in the prices. */
  vatNote: optionalLine(LENGTHS.note),
  /** The same in other languages. */
  vatNotes: ownNamesInput(LENGTHS.note),
  /** Where guests write about their data: an e-mail address, or a name and postal address. */
  privacyContact: optionalLine(LENGTHS.contact),
};

export const legalInputSchema = z.object({
  ...detailsShape,
  cancellation: cancellationSchema,
  updatedAt: z.optional(z.nullable(timestamp)),
});
export type LegalInput = z.input<typeof legalInputSchema>;
export type LegalUpdate = z.infer<typeof legalInputSchema>;
export type LegalDetails = Omit<LegalUpdate, 'cancellation' | 'updatedAt'>;

export const NO_LEGAL_DETAILS: LegalDetails = {
  operatorName: null,
  taxNumber: null,
  address: null,
  registration: null,
  capacity: null,
  euRegistration: null,
  vatNote: null,
  privacyContact: null,
};

const storedText = z.nullable(z.string());

export const legalDetailsSchema = z.object({
  operatorName: storedText,
  taxNumber: storedText,
  address: storedText,
  registration: storedText,
  capacity: z.nullable(z.number()),
  euRegistration: storedText,
  vatNote: storedText,
  vatNotes: ownNamesSchema,
  privacyContact: storedText,
});

export const cancellationStepsSchema = z.array(
  z.object({ daysBefore: z.number(), refundPercent: z.number() }),
);

export const legalSchema = z.extend(legalDetailsSchema, {
  cancellation: cancellationStepsSchema,
  /** Most guests of a booking; cannot be above the registered capacity. */
  maxGuests: z.number(),
  updatedAt: z.nullable(timestamp),
});
export type LegalJson = z.infer<typeof legalSchema>;

/** `vatNote` is in the language of the page. */
export type PublicLegal = Omit<LegalDetails, 'vatNotes'> & {
  cancellation: CancellationStep[];
  privacyVersion: number;
  /** Months after which enquiries that led to no stay, and contact messages, are erased. */
  keptMonths: { enquiry: number; message: number };
};

export type LegalDocument = {
  page: LegalPage;
  version: number;
  /** The villa's day from which it applies. */
  since: string;
  sections: {
    id: string;
    title: string;
    text: RichText;
    /** Shown in English on a page of another language, because it is not translated. */
    isEnglish?: true;
  }[];
};
