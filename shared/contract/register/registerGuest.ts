import * as z from 'zod/mini';
import { isCountry, NO_STATE, PORTUGAL } from '../../domain/register/countries';
import { isFoldable } from '../../domain/register/foldName';
import { DOCUMENT_TYPES, isBirthDate, isDocumentNumber } from '../../domain/register/registerGuest';
import { say } from '../../i18n/say';
import { LIMITS, line } from '../common';

/** Longer than SIBA takes, since titles and second names are cut only when a stay is reported. */
const NAME_LENGTH = LIMITS.name;

const CHOOSE_COUNTRY = say('Please choose a country from the list');

const name = z.nullable(
  line(NAME_LENGTH).check(
    z.refine(isFoldable, say('Please use Latin letters, as at the foot of the document’s page')),
  ),
);
const country = z.nullable(z.string().check(z.refine(isCountry, CHOOSE_COUNTRY)));
const state = (isOther: (iso: string) => boolean) =>
  z.nullable(
    z
      .string()
      .check(
        z.refine((iso) => iso === NO_STATE || (isCountry(iso) && !isOther(iso)), CHOOSE_COUNTRY),
      ),
  );

/** The fields of a guest; `null` for one that is still empty. Each is checked and stored by itself. */
export const registerGuestSchema = z.strictObject({
  isPortuguese: z.nullable(z.boolean()),
  surname: name,
  givenNames: name,
  // Guests with Portuguese nationality are not reported.
  nationality: state((iso) => iso === PORTUGAL),
  birthDate: z.nullable(
    z.string().check(z.refine(isBirthDate, say('Please use a real date in the form yyyy-MM-dd'))),
  ),
  birthPlace: name,
  documentType: z.nullable(z.enum(DOCUMENT_TYPES)),
  documentNumber: z.nullable(
    line(NAME_LENGTH).check(
      z.refine(
        isDocumentNumber,
        say('Please use at most 16 letters and digits, as on the document'),
      ),
    ),
  ),
  issuingCountry: state(() => false),
  residenceCountry: country,
  residencePlace: name,
});

/** Most guests of a stay. */
export const MAX_REGISTER_GUESTS = 40;
