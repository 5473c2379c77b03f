import type { LegalDetails } from '../../contract/legal/legal';

/** Legal requirements for the site: Decreto-Lei 7/2004, Decreto-Lei 128/2014 and the GDPR. */
export const LEGAL_REQUIREMENTS = [
  'operatorName',
  'taxNumber',
  'address',
  'registration',
  'capacity',
  'privacyContact',
] as const satisfies readonly (keyof LegalDetails)[];
export type LegalRequirement = (typeof LEGAL_REQUIREMENTS)[number];

export function missingLegal(details: LegalDetails): LegalRequirement[] {
  return LEGAL_REQUIREMENTS.filter((field) => details[field] === null);
}
