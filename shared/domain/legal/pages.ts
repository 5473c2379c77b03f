/** The pages that the law asks for, by their paths. */
export const LEGAL_PAGES = ['privacy', 'terms', 'cancellation'] as const;
export type LegalPage = (typeof LEGAL_PAGES)[number];
