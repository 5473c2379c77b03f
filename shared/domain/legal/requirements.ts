import type { LegalDetails } from '../../contract/legal/legal';

/** What the law asks of the site, and where it says so. */
export const LEGAL_REQUIREMENTS = [
  {
    field: 'operatorName',
    reason: 'Decreto-Lei 7/2004, article 10: guests must see who lets the house.',
  },
  {
    field: 'taxNumber',
    reason: 'Decreto-Lei 7/2004, article 10: the tax number is shown with the name.',
  },
  {
    field: 'address',
    reason: 'Decreto-Lei 7/2004, article 10: guests must see where to reach you.',
  },
  {
    field: 'registration',
    reason: 'Decreto-Lei 128/2014, article 17: every advertisement shows the registration number.',
  },
  {
    field: 'capacity',
    reason: 'Decreto-Lei 128/2014: no more guests than the registration allows.',
  },
  {
    field: 'privacyContact',
    reason:
      'Regulation (EU) 2016/679 (GDPR), article 13: guests must see whom to ask about their data.',
  },
] as const satisfies readonly { field: keyof LegalDetails; reason: string }[];
export type LegalRequirement = (typeof LEGAL_REQUIREMENTS)[number];

/** What is missing of it. */
export function missingLegal(details: LegalDetails): LegalRequirement[] {
  return LEGAL_REQUIREMENTS.filter(({ field }) => details[field] === null);
}
