/** The pages that the law asks for, by their paths. */
export const LEGAL_PAGES = ['privacy', 'terms', 'cancellation'] as const;
export type LegalPage = (typeof LEGAL_PAGES)[number];

/** Keys of the pages' sections among the owner's content. */
export const LEGAL_KEYS = ['privacy.items', 'terms.items', 'cancellation.items'] as const;
export type LegalKey = (typeof LEGAL_KEYS)[number];
