export const LEGAL_PAGES = ['privacy', 'terms', 'cancellation'] as const;
export type LegalPage = (typeof LEGAL_PAGES)[number];

export const LEGAL_KEYS = ['privacy.items', 'terms.items', 'cancellation.items'] as const;
export type LegalKey = (typeof LEGAL_KEYS)[number];
